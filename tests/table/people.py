"""A table without a network for the tests: people sit down, decide, and events happen at once."""

import random
from collections.abc import Callable

from kartentisch.bots import Effort
from kartentisch.table import Table, decide
from kartentisch.table.events import AnyEvent, ClockSetting
from kartentisch.table.play import choose

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz")


def open_table(
    game: str = "companeros",
    players: int = 3,
    people: int | None = None,
    clock: ClockSetting | None = None,
    **options: str | bool | int,
) -> Table:
    """A table at which so many people sit, each with the token `token of NAME`."""
    table = Table("a-table", decide.open_table(game, players, options, open=True, clock=clock))
    for name in NAMES[: players if people is None else people]:
        table.apply(decide.sit(table, name, f"token of {name}"))
    return table


def start(table: Table, first: int | None = 0) -> Table:
    """Bots take the empty seats, and the game begins."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "empty":
            table.apply(decide.place_bot(table, 0, number, "regular"))
    table.apply(decide.start(table, 0, first))
    return table


def move(table: Table, move: str | None = None) -> AnyEvent:
    """The seat to move moves, a person by a person's decision; the first legal move by default."""
    seat = table.to_move
    assert seat is not None
    legal = table.game.legal_moves(table.live.state)
    event = decide.move(table, seat, table.seq, move or legal[0])
    table.apply(event)
    return event


def play_on(
    table: Table, chance: random.Random, until: Callable[[Table], bool] = lambda table: False
) -> None:
    """People move at random, bots by their sense, to the end or until something is so."""
    while table.status == "playing" and not until(table):
        seat = table.to_move
        assert seat is not None
        if table.due() is None:
            move(table, chance.choice(table.game.legal_moves(table.live.state)))
        else:
            seen = table.game.observe(table.live.state, seat)
            chosen = choose(table.game, table.bot_of(seat), seen, Effort(worlds=1))
            table.apply(decide.move(table, seat, table.seq, chosen, "bot"))
