"""The bot `random`: any legal move, each equally likely."""

from typing import Any

from kartentisch.bots.base import Effort
from kartentisch.core.game import Game
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream


class Uniform:
    """Plays at random."""

    def plays(self, game: Game) -> bool:
        """Any game."""
        return True

    def choose(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> int:
        """A legal move of the observing seat."""
        return int(random_action(seen.first_action, seen.legal, stream))
