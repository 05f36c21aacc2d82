"""Sets of moves as bit masks, counted from `first_action`."""

import numpy as np

MOST_MOVES = 64


def moves_in(mask: int) -> list[int]:
    """The moves of a set."""
    return [move for move in range(MOST_MOVES) if mask >> move & 1]


def mask_of(moves: list[int]) -> np.uint64:
    """The set of these moves."""
    return np.uint64(sum(1 << move for move in moves))
