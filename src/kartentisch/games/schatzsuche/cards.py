"""The cards of Schatzsuche (S1): card number = 8 times its suit + rank."""

from typing import Final

from kartentisch.core.bits import first_bits, u64
from kartentisch.core.compiled import compiled

PLAYERS: Final = 3
SUITS: Final = ("C", "S", "H", "D")
RANKS: Final = ("7", "8", "9", "J", "Q", "K", "T", "A")
CARDS: Final = tuple(suit + rank for suit in SUITS for rank in RANKS)
ALL_CARDS: Final = u64(0xFFFFFFFF)
LAST_ROUND: Final = 10


@compiled
def suit_of(card: int) -> int:
    """The number of the card's suit."""
    return card >> 3


@compiled
def rank_of(card: int) -> int:
    """The card's rank, rising from the seven (S1)."""
    return card & 7


@compiled
def cards_of_suit(suit: int) -> int:
    """The set of all cards of a suit."""
    return first_bits(len(RANKS)) << u64(len(RANKS) * suit)
