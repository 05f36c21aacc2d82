"""The cards and gems of 8-28 (E1, E2)."""

from typing import Final

import numpy as np

from kartentisch.core.bits import i64
from kartentisch.core.compiled import compiled

CARDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1/11")
ONE_OR_ELEVEN: Final = 10

# E1: how often each card is in the deck, by the code of the option `deck`.
DECKS: Final = np.array(
    [
        [15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8],  # fifteen_ones
        [16, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8],  # sixteen_ones
    ]
)
DECK_SIZE: Final = 51

# The totals to reach without going over (E12)
FIRST_TARGET: Final = 8
SECOND_TARGET: Final = 28

ELEVEN_MORE: Final = 10  # that a 1/11 counts as 11 instead of 1 (E10)

# E2
BLUE_GEMS: Final = 55
RED_GEMS: Final = 15
BLUE_POINTS: Final = 1
RED_POINTS: Final = 2


@compiled
def low_value(card: int) -> int:
    """The card's value, a 1/11 counted as 1 (E6)."""
    return 1 if card == ONE_OR_ELEVEN else i64(card) + 1
