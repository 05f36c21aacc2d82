"""Facts that games with hands share."""

from collections.abc import Iterator

from kartentisch.bots.api import Subject
from kartentisch.core.contract import Record


def others(seen: Record) -> Iterator[int]:
    """The other seats."""
    return (seat for seat in range(int(seen.players)) if seat != seen.seat)


def facts_about_hands(
    seen: Record, world: Record, cards: tuple[str, ...], suits: tuple[str, ...]
) -> Iterator[Subject]:
    """Who holds which card, and who holds none of a suit or colour."""
    size = sum(card.startswith(suits[0]) for card in cards)
    for seat in others(seen):
        hand = int(world.hands[seat])
        for number, suit in enumerate(suits):
            if not hand >> size * number & (1 << size) - 1:
                yield Subject("void", seat, suit)
        while hand:
            card = (hand & -hand).bit_length() - 1
            hand &= hand - 1
            yield Subject("holds", seat, cards[card])
