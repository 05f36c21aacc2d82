"""What the hooks of `api.py` mean where a game has no module for a role.

One module for all optional roles. Kernels use a copy that is bound to the game.
"""

import numpy as np

from kartentisch.bots.api import Floats, Notes
from kartentisch.core.contract import Record, legal
from kartentisch.core.layout import MAX_SEATS

# Pruning


def candidates(seen: Record) -> int:
    """All legal moves."""
    return int(seen.legal)


def tree_moves(state: Record) -> int:
    """All legal moves."""
    return legal(state)


def carry_out(seen: Record, action: int) -> int:
    """The move itself."""
    return action


# Opponent model


def new_notes() -> Notes:
    """Notes that nobody reads; their type is that of a set of cards for each seat."""
    return np.zeros(MAX_SEATS, np.uint64)


def take_notes(seen: Record, notes: Notes, past: Record) -> bool:
    """No inference."""
    return False


def likelihood(seen: Record, world: Record, notes: Notes, past: Record) -> float:
    """All worlds are equally likely."""
    return 1.0


# Prior


def evaluate(seen: Record, notes: Notes, values: Floats) -> None:
    """No prior."""


# Common random numbers


def align(state: Record, action: int, notes: Notes) -> None:
    """Hidden cards stay where they are."""


# Tally


def count(state: Record, action: int, counts: Floats) -> None:
    """Nothing is counted."""


def distribution(seen: Record, counts: Floats) -> list[float]:
    """Nothing is counted."""
    return []
