"""What a bot is: a name, and a choice from what a seat knows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.compiled import compiled
from kartentisch.core.game import Game
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.rng import Stream

Notes: TypeAlias = Any  # each game has its own

_PORTION_SECONDS = 0.0005
_TICK = 1e-7  # a clock may stand still for a moment


@dataclass(frozen=True)
class Effort:
    """How much a searching bot may think: so long, or through so many worlds if that is given."""

    milliseconds: float = 50.0
    worlds: int | None = None
    clock: Callable[[], float] = perf_counter  # in seconds

    def end(self) -> float:
        """When to stop if one begins now."""
        return self.clock() + self.milliseconds / 1000


def spend(clock: Callable[[], float], end: float, fixed: int | None, run: Callable[[int], None]) -> None:
    """Run a search so many times, or in small portions until a moment of the clock, at least once."""
    if fixed is not None:
        run(fixed)
        return
    count = 1
    now = clock()
    while True:
        before = now
        run(count)
        now = clock()
        if now >= end:
            return
        each = max(_TICK, now - before) / count
        count = max(1, min(4 * count, int(min(_PORTION_SECONDS, end - now) / each)))


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


def notes_by_seat() -> Notes:
    """Room for a set of cards of each seat."""
    return np.zeros(MAX_SEATS, np.uint64)


def no_notes(seen: Any, notes: Notes, past: Any) -> bool:
    """Nothing is read from what the others did."""
    return False


@compiled
def any_world(seen: Any, world: Any, notes: Notes, past: Any) -> float:
    """All worlds are equally likely."""
    return 1.0


@compiled
def watch_nothing(state: Any, action: int, tally: NDArray[np.float64]) -> None:
    """Nothing is counted."""


def no_hunch(seen: Any, notes: Notes, hunches: NDArray[np.float64]) -> None:
    """All moves look alike at first sight."""


@compiled
def as_they_lie(state: Any, action: int, notes: Notes) -> None:
    """Hidden cards stay where they are."""


@dataclass(frozen=True)
class Foresight:
    """What the expert's search needs of one game beyond the rules of thumb: compiled functions."""

    # The player of the play-outs, who may look at the notes; None: `regular`
    quick: Callable[[Any, Any, Notes, Stream], int] | None = None
    sensible: Callable[[Any], int] | None = None  # the moves worth trying in a state; None: all legal ones
    # Notes of what the others did, and whether anything can be read from them; the last argument is a state
    # to work with
    new_notes: Callable[[], Notes] = notes_by_seat
    take_notes: Callable[[Any, Notes, Any], bool] = no_notes
    # How likely that is in a world; the last argument is a state to work with
    likelihood: Callable[[Any, Any, Notes, Any], float] = any_world
    watch: Callable[[Any, int, NDArray[np.float64]], None] = watch_nothing  # what happens in a play-out
    # Before a move of a play-out: exchanges hidden cards, so that all candidates meet with the same luck
    even_out: Callable[[Any, int, Notes], None] = as_they_lie
    # What the moves look worth at first sight, by their numbers: counts beside what the worlds say
    hunch: Callable[[Any, Notes, NDArray[np.float64]], None] = no_hunch
    # All worlds that fit an observation, and how many; None: endings are not solved
    worlds_left: Callable[[Any, NDArray[Any]], int] | None = None
    deep: bool = False  # whether a tree is grown: only where nothing but moves is shown in a deal
    # Up to about which difference in value two moves are both made at times, so that nobody can count on one
    mixing: float = 0.0


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
