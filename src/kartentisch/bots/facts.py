"""What may be so in a world and matter to a seat: the facts among which an explanation chooses.

Facts are codes with seats, cards and numbers, so that a client can put them into any language.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from kartentisch.games.companeros.cards import CARDS as CARDS_OF_COLOURS
from kartentisch.games.companeros.cards import COLOURS, VALUES
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.eight28.cards import CARDS as CARDS_8_28
from kartentisch.games.eight28.cards import DECK_SIZE, low_value
from kartentisch.games.eight28.state import OFFER
from kartentisch.games.schatzsuche.cards import CARDS as CARDS_OF_SUITS
from kartentisch.games.schatzsuche.cards import RANKS, SUITS
from kartentisch.games.schatzsuche.knowledge import unseen_cards
from kartentisch.games.schatzsuche.rules import FIRST_CARD, FIRST_FLIP
from kartentisch.games.schatzsuche.state import NOT_YET


class Subject(NamedTuple):
    """What a fact is about."""

    code: str
    seat: int | None = None  # whose
    card: str | None = None  # a card, or a suit or colour
    number: int | None = None


@dataclass(frozen=True)
class Facts:
    """The facts of one game."""

    in_world: Callable[[Any, Any], Iterator[Subject]]  # of an observation and a world: what is so in it
    known: Callable[[Any, int], Iterator[Subject]]  # of an observation and a move: what is so for sure


def others(seen: Any) -> Iterator[int]:
    """The other seats."""
    return (seat for seat in range(int(seen.players)) if seat != seen.seat)


def hands(seen: Any, world: Any, cards: tuple[str, ...], suits: tuple[str, ...]) -> Iterator[Subject]:
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


# 8-28


def in_world_8_28(seen: Any, world: Any) -> Iterator[Subject]:
    """The others' secret cards, and the card on offer with what it would do."""
    for seat in others(seen):
        yield Subject("holds", seat, CARDS_8_28[int(world.secret[seat])])
    if seen.phase == OFFER and seen.taken < DECK_SIZE - seen.players:
        card = int(world.pile[int(seen.taken)])
        yield Subject("next_card", None, CARDS_8_28[card])
        total = int(seen.sum_up[seen.seat]) + int(low_value(card))
        if total >= 28:
            yield Subject("puts_out")
        elif total + int(low_value(int(seen.own_secret))) > 28:
            yield Subject("goes_over")


def known_8_28(seen: Any, action: int) -> Iterator[Subject]:
    """Nothing but what the cards on the table say themselves."""
    return iter(())


# Compañeros


def in_world_companeros(seen: Any, world: Any) -> Iterator[Subject]:
    """The others' hands."""
    return hands(seen, world, CARDS_OF_COLOURS, COLOURS[: int(seen.players)])


def known_companeros(seen: Any, action: int) -> Iterator[Subject]:
    """With which colours a card ties as the round lies (C4)."""
    if action >= FIRST_TAKE:
        return
    colour, value = divmod(action, VALUES)
    total = int(seen.colour_value[colour]) + value + 1
    for other in range(int(seen.players)):
        if other != colour and seen.colour_value[other] == total:
            yield Subject("ties_now", None, COLOURS[other], total)


# Schatzsuche


def in_world_schatzsuche(seen: Any, world: Any) -> Iterator[Subject]:
    """The others' hands."""
    return hands(seen, world, CARDS_OF_SUITS, SUITS)


def known_schatzsuche(seen: Any, action: int) -> Iterator[Subject]:
    """How many cards above a card are still out, and who has shown to be out of its suit."""
    if not FIRST_CARD <= action < FIRST_FLIP or seen.trump_card == NOT_YET:
        return
    suit, rank = divmod(action - FIRST_CARD, len(RANKS))
    of_suit = int(unseen_cards(seen)) >> len(RANKS) * suit & (1 << len(RANKS)) - 1
    yield Subject("above_still_out", None, SUITS[suit], (of_suit >> rank + 1).bit_count())
    for seat in others(seen):
        if int(seen.turned[seat]) >> suit & 1:
            yield Subject("shown_void", seat, SUITS[suit])


FACTS: Final = {
    "eight28": Facts(in_world_8_28, known_8_28),
    "companeros": Facts(in_world_companeros, known_companeros),
    "schatzsuche": Facts(in_world_schatzsuche, known_schatzsuche),
}
