"""The bots by name, and what they know of each game: the value `BOTS` of `kartentisch.bots.games.<id>`.

A game without such a folder has the bots that need nothing but its rules.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from kartentisch.bots import games
from kartentisch.bots.api import Bot, Effort
from kartentisch.bots.bundle import GameBots
from kartentisch.bots.explain.explanation import Explanation, explain_with
from kartentisch.bots.policies import HeuristicBot, Uniform
from kartentisch.bots.search.expert import Expert
from kartentisch.bots.search.ismcts import Ismcts
from kartentisch.core.contract import Record
from kartentisch.core.game import Game
from kartentisch.core.rng import Stream


def game_bots(game: Game) -> GameBots | None:
    """What bots know of a game."""
    return _found(game.id)


@cache
def _found(id: str) -> GameBots | None:
    name = f"{games.__name__}.{id}"
    return cast(GameBots, import_module(name).BOTS) if find_spec(name) else None


BOTS: Final[dict[str, Bot]] = {
    "random": Uniform(),
    "beginner": HeuristicBot(game_bots, lambda heuristics: heuristics.beginner),
    "regular": HeuristicBot(game_bots, lambda heuristics: heuristics.regular),
    "ismcts": Ismcts(),
    "expert": Expert(game_bots),
}


def bots_for(game: Game) -> dict[str, Bot]:
    """The bots that know a game."""
    return {name: bot for name, bot in BOTS.items() if bot.plays(game)}


def explain(game: Game, seen: Record, stream: Stream, effort: Effort) -> Explanation:
    """How the expert values every legal move of the observing seat, whose turn it is."""
    bots = game_bots(game)
    if bots is None:
        raise LookupError(f"no expert knows {game.title}")
    return explain_with(bots, game, seen, stream, effort)
