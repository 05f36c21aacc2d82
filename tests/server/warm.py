"""Imported before servers are forked: everything is loaded, and the rules are compiled."""

import uvicorn

import tests.server.forked  # noqa: F401  (what a forked server imports)
from kartentisch.bots import Effort
from kartentisch.games import GAMES
from kartentisch.server.app import create_app
from kartentisch.server.database import open_database
from kartentisch.server.settings import Settings
from kartentisch.table import Table
from kartentisch.table.decide import open_table
from kartentisch.table.events import BotSeated, Moved, Started
from kartentisch.table.play import choose
from kartentisch.table.view import frames

open_database("sqlite://").dispose()
uvicorn.Config(create_app(Settings("sqlite://")), ws="websockets-sansio", log_config=None).load()
for game in GAMES.values():
    table = Table("warm", open_table(game.id, game.players[0], {}, open=False))
    for number in range(game.players[0]):
        table.apply(BotSeated(number, "regular"))
    table.apply(Started(0))
    while (seat := table.to_move) is not None:
        table.apply(Moved(seat, choose(game, "regular", game.observe(table.state, seat), Effort(1)), "bot"))
        frames(table, None, (), (seat, None))
