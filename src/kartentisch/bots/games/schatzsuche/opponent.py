"""The opponent model of Schatzsuche: what bids and cards tell about the hands."""

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.games.schatzsuche.bids import expected_tricks
from kartentisch.bots.games.schatzsuche.cards import played_cards
from kartentisch.bots.games.schatzsuche.rollout import choose_card
from kartentisch.core.bits import NONE, bit, first_bits, i64, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import MAX_SEATS, copy_shared
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import PLAYERS, suit_of
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import apply_play, legal_plays
from kartentisch.games.schatzsuche.scoring import strength
from kartentisch.games.schatzsuche.state import BID, NOT_YET, PLAY, Observation, State

Notes = NDArray[np.uint64]  # the cards that each seat has played in this round

_DEVIATION: Final = 0.4  # of bids from the expected tricks
_BID_FLOOR: Final = 0.02  # no bid rules a world out
_OTHER_CARD: Final = 0.2  # the likelihood of a card that the rollout policy would not have followed with


def new_notes() -> Notes:
    """No cards."""
    return np.zeros(MAX_SEATS, np.uint64)


@compiled
def take_notes(seen: Observation, notes: Notes, past: State) -> bool:
    """Note the cards played in this round; whether the others have done anything yet."""
    notes[:] = NONE
    leader = left_of(seen.first, PLAYERS)
    for trick in range(0, seen.played_count, PLAYERS):
        best = -1
        seat = leader
        for place in range(trick, min(trick + PLAYERS, seen.played_count)):
            card = i64(seen.played[place])
            notes[seat] |= bit(card)
            own = strength(card, suit_of(i64(seen.played[trick])), seen.trump)
            if own > best:
                best = own
                leader = seat
            seat = left_of(seat, PLAYERS)
    return seen.phase == PLAY or (seen.phase == BID and seen.to_move != left_of(seen.first, PLAYERS))


@compiled
def likelihood(seen: Observation, world: State, notes: Notes, past: State) -> float:
    """The likelihood of the others' bids and cards with the hands of a world."""
    likely = 1.0
    for seat in range(PLAYERS):
        if seat != seen.seat and seen.bids[seat] != NOT_YET:
            off = expected_tricks(seen, world.hands[seat] | notes[seat]) - seen.bids[seat]
            likely *= _BID_FLOOR + exp(-off * off / (2.0 * _DEVIATION**2))
    return likely if seen.colour_cards == BY_HAND else likely * likelihood_of_cards(seen, world, notes, past)


@compiled
def likelihood_of_cards(seen: Observation, world: State, notes: Notes, past: State) -> float:
    """Replay the round and compare how the others followed with the rollout policy."""
    copy_shared(world, past)
    past.phase = PLAY
    past.leader = left_of(seen.first, PLAYERS)
    past.to_move = past.leader
    past.cards_in_trick = 0
    past.played_count = 0
    for seat in range(PLAYERS):
        past.hands[seat] |= notes[seat]
        past.tricks[seat] = 0
    likely = 1.0
    for place in range(seen.played_count):
        card = i64(seen.played[place])
        if past.to_move != seen.seat and past.cards_in_trick > 0:
            hand = past.hands[past.to_move]
            if popcount(legal_plays(past, hand)) > 1:
                expected = choose_card(past, hand)
                if expected != card and not equivalent(expected, card, hand | played_cards(past)):
                    likely *= _OTHER_CARD
        apply_play(past, card)
    return likely


@compiled
def equivalent(one: int, other: int, known: int) -> bool:
    """Whether two cards of a suit have no unknown card between them."""
    between = first_bits(max(one, other)) & ~first_bits(min(one, other))
    return suit_of(one) == suit_of(other) and between & ~known == NONE
