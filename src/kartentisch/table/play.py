"""A bot's move at a table: chosen from what its seat knows."""

from secrets import randbits

from kartentisch.bots import BOTS, Effort
from kartentisch.core.contract import Record
from kartentisch.core.game import Game
from kartentisch.core.rng import new_stream


def choose(game: Game, bot: str, seen: Record, effort: Effort) -> str:
    """The bot's move; holds no lock and may run in a thread of its own."""
    stream = new_stream(randbits(63))
    return game.actions[BOTS[bot].choose(game, seen, stream, effort)]
