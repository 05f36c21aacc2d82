"""What a hand is worth in tricks in Schatzsuche, and what to bid on it."""

from typing import Final

import numpy as np

from kartentisch.core.bits import NONE, first_bits, lowest, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import PLAYERS, RANKS, cards_of_suit, rank_of, suit_of
from kartentisch.games.schatzsuche.knowledge import cards_in_hand, unseen_cards
from kartentisch.games.schatzsuche.scoring import points_for_bid
from kartentisch.games.schatzsuche.state import Observation, Public

_ACE: Final = RANKS.index("A")
_KING: Final = RANKS.index("K")

_LOW_TRUMP: Final = 0.45  # the chance that a trump that can be beaten takes a trick
_NOT_LED: Final = 0.75  # the chance that a suit is not led to a trick

# Tricks that a card brings by its rank, fitted by tools/fit_schatzsuche.py to rounds 2 and 9, linear
# between them
_TRICKS_EARLY: Final = np.array([0.0, 0.04, 0.06, 0.08, 0.15, 0.26, 0.32, 0.45])
_TRICKS_LATE: Final = np.array([-0.14, -0.15, -0.08, -0.03, 0.06, 0.21, 0.44, 0.85])
_TRICKS_TRUMP: Final = np.array([0.72, 0.74, 0.76, 0.83, 0.90, 0.98, 1.15, 1.38])


@compiled
def expected_tricks(table: Public, hand: int) -> float:
    """The tricks that a hand takes on average: a sum over its cards."""
    late = min(1.0, max(0.0, (table.round_number - 2) / 7.0))
    tricks = 0.0
    while hand != NONE:
        card = lowest(hand)
        hand = without_lowest(hand)
        rank = rank_of(card)
        if suit_of(card) == table.trump:
            tricks += _TRICKS_TRUMP[rank]
        else:
            tricks += _TRICKS_EARLY[rank] * (1.0 - late) + _TRICKS_LATE[rank] * late
    return tricks


@compiled
def obvious_winners(seen: Observation) -> int:
    """Aces, and trumps from the king on."""
    count = 0
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if rank_of(card) == _ACE or (suit_of(card) == seen.trump and rank_of(card) >= _KING):
            count += 1
    return count


@compiled
def chance_of_trick(seen: Observation, card: int, unseen: int) -> float:
    """Roughly how likely a card takes a trick: nobody holds a higher one, nobody can trump it."""
    held = 0
    for seat in range(PLAYERS):
        held += cards_in_hand(seen, seat) if seat != seen.seat else 0
    share = held / max(1, popcount(unseen))  # of the unseen cards that are in the other hands
    suit = suit_of(card)
    others = unseen & cards_of_suit(suit)
    nobody_higher = (1.0 - share) ** popcount(others & ~first_bits(card + 1))
    if suit == seen.trump:
        return nobody_higher + (1.0 - nobody_higher) * _LOW_TRUMP
    one = share / (PLAYERS - 1)
    is_void = (1.0 - one) ** popcount(others)
    has_trump = 1.0 - (1.0 - one) ** popcount(unseen & cards_of_suit(seen.trump))
    return nobody_higher * (1.0 - is_void * has_trump) ** (PLAYERS - 1)


@compiled
def chance_to_be_led(seen: Observation, suit: int) -> float:
    """Roughly how likely a suit is led before the round ends; the seat that begins can lead it."""
    if suit == seen.trump or left_of(seen.first, PLAYERS) == seen.seat:
        return 1.0
    return 1.0 - _NOT_LED**seen.round_number


@compiled
def best_bid(seen: Observation) -> int:
    """The bid with the greatest expected points (S8); every card wins or loses independently."""
    unseen = unseen_cards(seen)
    mean = 0.0
    variance = 0.0
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        chance = chance_of_trick(seen, card, unseen) * chance_to_be_led(seen, suit_of(card))
        mean += chance
        variance += chance * (1.0 - chance)
    best = 0
    best_points = -1e9
    for bid in range(seen.round_number + 1):
        points = 0.0
        weights = 0.0
        for tricks in range(seen.round_number + 1):
            weight = 2.0 ** (-((tricks - mean) ** 2) / (1.2 * variance + 0.2))
            weights += weight
            points += weight * points_for_bid(seen.round_number, bid, tricks)
        if points / weights > best_points:
            best_points = points / weights
            best = bid
    return best
