"""The cards of Compañeros (C1): card number = 10 times its colour + value - 1."""

from typing import Final

import numpy as np

from kartentisch.core.bits import NONE, first_bits, lowest, u64, without_lowest
from kartentisch.core.compiled import compiled

COLOURS: Final = ("r", "y", "g", "b", "p", "o")
VALUES: Final = 10
CARDS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, VALUES + 1))
HAND_SIZE: Final = 9
# The worth of each set of cards of one colour
COLOUR_WORTHS: Final = np.array(
    [sum(value + 1 for value in range(VALUES) if cards >> value & 1) for cards in range(2**VALUES)]
)


@compiled
def colour_of(card: int) -> int:
    """The number of the card's colour."""
    return card // VALUES


@compiled
def value_of(card: int) -> int:
    """The card's value, 1 to 10."""
    return card % VALUES + 1


@compiled
def cards_of_colour(colour: int) -> int:
    """The set of all cards of a colour."""
    return first_bits(VALUES) << u64(VALUES * colour)


@compiled
def all_cards(players: int) -> int:
    """The set of all cards in the game: as many colours as players."""
    return first_bits(VALUES * players)


@compiled
def worth(cards: int) -> int:
    """The sum of the values of a set of cards."""
    total = 0
    while cards != NONE:
        total += value_of(lowest(cards))
        cards = without_lowest(cards)
    return total
