"""Bots without a search: random moves and heuristics."""

from collections.abc import Callable
from dataclasses import dataclass

from kartentisch.bots.api import Effort, Heuristics
from kartentisch.bots.bundle import GameBots
from kartentisch.core.contract import Record
from kartentisch.core.game import Game
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream


class Uniform:
    """The bot `random`: every legal move is equally likely."""

    def plays(self, game: Game) -> bool:
        """Any game."""
        return True

    def choose(self, game: Game, seen: Record, stream: Stream, effort: Effort) -> int:
        """A legal move of the observing seat."""
        return int(random_action(seen.first_action, seen.legal, stream))


@dataclass(frozen=True)
class HeuristicBot:
    """The bots `beginner` and `regular`: one of a game's heuristics decides."""

    find: Callable[[Game], GameBots | None]
    policy: Callable[[Heuristics], Callable[[Record, Stream], int]]

    def plays(self, game: Game) -> bool:
        """Whether the game has heuristics."""
        return self.find(game) is not None

    def choose(self, game: Game, seen: Record, stream: Stream, effort: Effort) -> int:
        """The heuristic's move."""
        bots = self.find(game)
        assert bots is not None
        return int(self.policy(bots.heuristics)(seen, stream))
