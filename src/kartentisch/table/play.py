"""A bot's move at a table, chosen from what its seat knows.

The warm-up is here because it plays the first move of every game: compiling takes seconds, and nobody
should wait for it at a table.
"""

from secrets import randbits

from kartentisch.bots import BOTS, Effort, bots_for
from kartentisch.core.contract import NEEDS_DEAL, Record
from kartentisch.core.game import Game
from kartentisch.core.live import Live
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.texts.rules import results_of


def choose(game: Game, bot: str, seen: Record, effort: Effort) -> str:
    """The bot's move; holds no lock, so it may run in its own thread."""
    stream = new_stream(randbits(63))
    return game.actions[BOTS[bot].choose(game, seen, stream, effort)]


def warm_up_rules() -> None:
    """Compile the rules of all games, or load what was compiled before."""
    for game in GAMES.values():
        live = begun(game)
        live.play(live.public.to_move, game.legal_moves(live.state)[0])


def warm_up_examples() -> None:
    """The same for the examples of the rules, before bots keep the compiler busy."""
    for game in GAMES:
        results_of(game)


def warm_up_bots() -> None:
    """The same for all bots, so that nobody waits for them in a game."""
    for game in GAMES.values():
        live = begun(game)
        for bot in bots_for(game):
            choose(game, bot, game.observe(live.state, live.public.to_move), Effort(worlds=1))


def begun(game: Game) -> Live:
    """A game in which somebody can move."""
    live = Live(game, game.players[0], {}, 0)
    if live.public.phase == NEEDS_DEAL:
        live.deal(game.sorted_deck(game.players[0]))
    return live
