"""What a bot is, and what a game can teach the bots: one protocol for each role.

A module in `bots/games/<id>` implements a protocol: its functions are the hooks. Hooks that the search
calls in its inner loop are compiled. What a hook means where a game has no such module is in
`defaults.py`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.contract import Record
from kartentisch.core.game import Game
from kartentisch.core.layout import Row
from kartentisch.core.rng import Stream

Notes: TypeAlias = Any  # what a game's opponent model writes down
Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Effort:
    """The budget of a searching bot: a time, or a number of worlds if that is given."""

    milliseconds: float = 50.0
    worlds: int | None = None
    clock: Callable[[], float] = perf_counter  # in seconds

    def end(self) -> float:
        """The end of a search that begins now."""
        return self.clock() + self.milliseconds / 1000


class Bot(Protocol):
    """A player of one or more games."""

    def plays(self, game: Game) -> bool:
        """Whether the bot knows the game."""

    def choose(self, game: Game, seen: Record, stream: Stream, effort: Effort) -> int:
        """The number of a legal move of the observing seat."""


# What a game teaches the bots


class Heuristics(Protocol):
    """Rules of thumb."""

    def beginner(self, seen: Record, stream: Stream) -> int:
        """A beginner's move."""

    def regular(self, seen: Record, stream: Stream) -> int:
        """A move by rules of thumb."""

    def value(self, state: Record, seat: int) -> float:
        """The value of the points after a deal to a seat: its chance to win the game."""


class RolloutPolicy(Protocol):
    """How every seat plays in a rollout."""

    def choose(self, state: Record, seen: Record, notes: Notes, stream: Stream) -> int:
        """A move of the seat to move.

        Writing an observation for every move would cost more than the move. So the hook gets the state,
        but may use only what the seat knows. `seen` is scratch space for an observation.
        """


class Pruning(Protocol):
    """Which moves are worth a search."""

    def candidates(self, seen: Record) -> int:
        """The observing seat's moves to choose from, counted from `first_action`; none: `regular` decides."""

    def tree_moves(self, state: Record) -> int:
        """The moves of the seat to move that a search tries, counted from `first_action`."""

    def carry_out(self, seen: Record, action: int) -> int:
        """The move to make first if `action` was chosen."""


class OpponentModel(Protocol):
    """What the moves of the others tell about their hidden cards."""

    def new_notes(self) -> Notes:
        """Memory for the notes."""

    def take_notes(self, seen: Record, notes: Notes, past: Record) -> bool:
        """Note what the others did; whether some worlds are likelier than others. `past` is scratch space."""

    def likelihood(self, seen: Record, world: Record, notes: Notes, past: Record) -> float:
        """The likelihood of what the others did in a world; `past` is scratch space."""


class Prior(Protocol):
    """The value of moves before the search."""

    def evaluate(self, seen: Record, notes: Notes, values: Floats) -> None:
        """Write the priors by move, counted from `first_action`; they are added to the search's values."""


class CommonRandomNumbers(Protocol):
    """The same luck for all candidates, so that chance does not decide between them."""

    def align(self, state: Record, action: int, notes: Notes) -> None:
        """Swap hidden cards of a rollout before this move is made."""


class Tally(Protocol):
    """What explanations count in rollouts."""

    def count(self, state: Record, action: int, counts: Floats) -> None:
        """Count by seat what this move brings."""

    def distribution(self, seen: Record, counts: Floats) -> list[float]:
        """The shares of the totals 0, 1, 2 ... of the observing seat, from its counts in many rollouts."""


class HiddenHands(Protocol):
    """Enumerates the worlds of an endgame, in a game whose only hidden cards are hands.

    Its records have the fields of `StateWithHands` and `ObservationWithHand`.
    """

    def all_worlds(self, seen: Record, worlds: NDArray[Any]) -> int:
        """Write down all worlds that fit an observation; returns how many, or `TOO_MANY`."""


class StateWithHands(Protocol):
    """What the exact endgame needs of a state beyond the contract."""

    hands: Row  # each seat's cards, as sets


class ObservationWithHand(Protocol):
    """What the exact endgame needs of an observation beyond the contract."""

    own_hand: int  # the observing seat's cards, as a set


class Subject(NamedTuple):
    """What a fact is about."""

    code: str
    seat: int | None = None  # whose
    card: str | None = None  # a card, or a suit or colour
    number: int | None = None


class Facts(Protocol):
    """What explanations can name: codes with seats, cards and numbers, for texts in any language."""

    def in_world(self, seen: Record, world: Record) -> Iterator[Subject]:
        """What is true in a world."""

    def known(self, seen: Record, action: int) -> Iterator[Subject]:
        """What the seat knows about a move."""
