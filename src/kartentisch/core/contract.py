"""The contract: what a game's compiled rules must offer, and the fields all games share.

Code that is generic over games (rollouts, batches, search) is written against the functions named
here and bound to one game by `kartentisch.core.binding`. Unbound they only document and type.

A game is a list of moves ("actions") numbered from 0. In each phase the legal ones lie within 64
consecutive numbers: `first_action` says where these begin, `legal` is the set of the legal ones
counted from there.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.layout import Bits, Count, SeatCounts
from kartentisch.core.options import Codes
from kartentisch.core.rng import Stream

Record: TypeAlias = Any
Deck: TypeAlias = NDArray[np.uint8]

NOBODY: Final = -1

# Phases of every game; a game's own phases follow from PHASE_OF_GAME on.
NEEDS_DEAL: Final = 0
OVER: Final = 1
PHASE_OF_GAME: Final = 2


class Common:
    """Fields with which the state and the observation of every game begin."""

    players: Count
    phase: Count
    to_move: Count  # a seat, or NOBODY while cards are needed and when the game is over
    deal_number: Count  # complete deals so far: rounds (8-28, Schatzsuche), games (Compañeros)
    first: Count  # who begins this deal: first card-giver, starter, dealer
    points: SeatCounts  # in all


class Seen:
    """Fields of every observation, after the public ones."""

    seat: Count  # whose knowledge this is; NOBODY for a spectator
    first_action: Count
    legal: Bits  # this seat's legal moves, none if it is not to move


def start(state: Record, players: int, options: Codes, first: int) -> None:
    """Set a state to the beginning of a game, whatever it held before."""
    raise NotImplementedError


def cards_needed(state: Record) -> int:
    """How many cards of the next deck can come into play."""
    raise NotImplementedError


def deal(state: Record, deck: Deck) -> None:
    """Deal from a complete deck, its top card first."""
    raise NotImplementedError


def first_action(state: Record) -> int:
    """The number of the phase's first action."""
    raise NotImplementedError


def legal(state: Record) -> int:
    """The set of legal moves, counted from `first_action`."""
    raise NotImplementedError


def apply(state: Record, action: int) -> None:
    """Make a legal move."""
    raise NotImplementedError


def observe(state: Record, seat: int, observation: Record) -> None:
    """Write down what a seat knows, or what everybody knows for NOBODY."""
    raise NotImplementedError


def imagine(observation: Record, stream: Stream, state: Record) -> None:
    """Draw a state uniformly from all deals that fit a seat's observation."""
    raise NotImplementedError


def show(observation: Record, view: Record) -> None:
    """Fill in the view of an observation, which is empty before."""
    raise NotImplementedError


def uncover(state: Record, view: Record) -> None:
    """Add the secrets of all seats to a spectator's view, for the replay of a game that is over.

    Hands are no part of it: they are shown beside the view.
    """
    raise NotImplementedError


def refusal(observation: Record, action: int) -> int:
    """Why the seat to move may not make a move: a number in the game's list of refusals."""
    raise NotImplementedError


def at_hand(observation: Record) -> int:
    """The moves that the seat to move can see before it, allowed or not, counted from `first_action`."""
    raise NotImplementedError


CONTRACT: Final = (
    start,
    cards_needed,
    deal,
    first_action,
    legal,
    apply,
    observe,
    imagine,
    show,
    uncover,
    refusal,
    at_hand,
)
