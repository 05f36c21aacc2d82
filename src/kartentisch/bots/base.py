"""What a bot is: a name, and a choice from what a seat knows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

from kartentisch.core.game import Game
from kartentisch.core.rng import Stream

_PORTION_SECONDS = 0.0005


@dataclass(frozen=True)
class Effort:
    """How much a searching bot may think: so long, or through so many worlds if that is given."""

    milliseconds: float = 50.0
    worlds: int | None = None


def spend(seconds: float, fixed: int | None, run: Callable[[int], None]) -> None:
    """Run a search so many times, or in small portions until the time is over."""
    if fixed is not None:
        run(fixed)
        return
    count = 1
    end = perf_counter() + seconds
    while (now := perf_counter()) < end:
        run(count)
        each = (perf_counter() - now) / count
        count = max(1, min(4 * count, int(_PORTION_SECONDS / each)))


class Bot(Protocol):
    """Somebody who plays games."""

    def plays(self, game: Game) -> bool:
        """Whether he knows the game."""

    def choose(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> int:
        """The number of a legal move of the observing seat."""


def every_move(seen: Any) -> int:
    """All legal moves are worth a search."""
    return int(seen.legal)


def as_it_is(seen: Any, action: int) -> int:
    """A chosen move is made without more ado."""
    return action


@dataclass(frozen=True)
class Thumb:
    """The rules of thumb of one game: compiled functions for its bots."""

    beginner: Callable[[Any, Stream], int]
    regular: Callable[[Any, Stream], int]
    value: Callable[[Any, int], float]  # what the points after a deal are worth to a seat
    shortlist: Callable[[Any], int] = every_move  # the moves worth a search; none: `regular` decides
    carry_out: Callable[[Any, int], int] = as_it_is  # what a chosen move begins with
    quick: Callable[[Any, Stream], int] | None = None  # plays in the search instead of `regular`
    imagine: Callable[[Any, Stream, Any], None] | None = None  # likely worlds instead of uniform ones


@dataclass(frozen=True)
class RuleOfThumb:
    """A bot that decides by one compiled function for each game."""

    policies: Mapping[str, Callable[[Any, Stream], int]]

    def plays(self, game: Game) -> bool:
        """Whether there is a rule of thumb for the game."""
        return game.id in self.policies

    def choose(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> int:
        """What the rule of thumb says."""
        return int(self.policies[game.id](seen, stream))
