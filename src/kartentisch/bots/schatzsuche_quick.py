"""The quick player of the expert's play-outs in Schatzsuche: he reads his own hand and what lies open."""

from math import exp
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Foresight, Notes
from kartentisch.bots.worlds import TOO_MANY, share_out
from kartentisch.core.bits import NONE, bit, first_bits, highest, i64, lowest, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import copy_shared
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import (
    ALL_CARDS,
    LAST_ROUND,
    PLAYERS,
    RANKS,
    SUITS,
    cards_of_suit,
    rank_of,
    suit_of,
)
from kartentisch.games.schatzsuche.knowledge import cards_in_hand, possible_cards, unseen_cards
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import (
    FIRST_BID,
    FIRST_CARD,
    FIRST_FLIP,
    FIRST_GUESS,
    OK,
    apply_play,
    legal_bids,
    legal_plays,
)
from kartentisch.games.schatzsuche.scoring import FOLLOWS, TRUMPS, strength
from kartentisch.games.schatzsuche.state import BID, NOT_YET, OBJECT, PLAY, Observation, Public, State

# Tricks that a card brings by its rank, fitted to the rounds 2 and 9; those between lie on a line.
_TRICKS_EARLY: Final = np.array([0.0, 0.04, 0.06, 0.08, 0.15, 0.26, 0.32, 0.45])
_TRICKS_LATE: Final = np.array([-0.14, -0.15, -0.08, -0.03, 0.06, 0.21, 0.44, 0.85])
_TRICKS_TRUMP: Final = np.array([0.72, 0.74, 0.76, 0.83, 0.90, 0.98, 1.15, 1.38])

_DEVIATION: Final = 0.4  # of bids from the tricks expected
_SURPRISE: Final = 0.02  # no world is impossible because of a bid
_DEPARTURE: Final = 0.2  # how much less likely a card is that the quick player would not have followed with


@compiled
def quick(state: State, seen: Observation, notes: Notes, stream: Stream) -> int:
    """Bid by the cards, win while tricks are wanted, then lose with the highest card possible."""
    if state.phase == PLAY:
        return FIRST_CARD + quick_card(state, state.hands[state.to_move])
    if state.phase == BID:
        return FIRST_BID + quick_bid(state, state.hands[state.to_move])
    return OK if state.phase == OBJECT else random_action(FIRST_GUESS, ALL_CARDS, stream)


@compiled
def sensible(state: State) -> int:
    """The moves worth trying: by hand no colour card is turned and nobody objects (S12)."""
    if state.phase == PLAY:
        return legal_plays(state, state.hands[state.to_move])
    if state.phase == BID:
        return legal_bids(state)
    return bit(0) if state.phase == OBJECT else ALL_CARDS


# Bids


@compiled
def expected_tricks(state: Public, hand: int) -> float:
    """What a hand takes on average, card by card."""
    late = min(1.0, max(0.0, (state.round_number - 2) / 7.0))
    tricks = 0.0
    while hand != NONE:
        card = lowest(hand)
        hand = without_lowest(hand)
        rank = rank_of(card)
        if suit_of(card) == state.trump:
            tricks += _TRICKS_TRUMP[rank]
        else:
            tricks += _TRICKS_EARLY[rank] * (1.0 - late) + _TRICKS_LATE[rank] * late
    return tricks


@compiled
def quick_bid(state: State, hand: int) -> int:
    """A little less than the expected tricks: one too few bid costs less than one too many (S8)."""
    return max(0, min(state.round_number, int(expected_tricks(state, hand) + 0.5)))


# Worlds


@compiled
def take_notes(seen: Observation, notes: NDArray[np.uint64], past: State) -> bool:
    """Note the cards that everybody has played in this round; whether the others have done anything yet."""
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
def likelihood(seen: Observation, world: State, notes: NDArray[np.uint64], past: State) -> float:
    """How likely the others' bids and cards so far are with the hands of a world."""
    likely = 1.0
    for seat in range(PLAYERS):
        if seat != seen.seat and seen.bids[seat] != NOT_YET:
            off = expected_tricks(seen, world.hands[seat] | notes[seat]) - seen.bids[seat]
            likely *= _SURPRISE + exp(-off * off / (2.0 * _DEVIATION**2))
    return likely if seen.colour_cards == BY_HAND else likely * likelihood_of_cards(seen, world, notes, past)


@compiled
def likelihood_of_cards(seen: Observation, world: State, notes: NDArray[np.uint64], past: State) -> float:
    """Play the round once more and see how often the others followed as the quick player would have."""
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
                expected = quick_card(past, hand)
                if expected != card and not equivalent(expected, card, hand | gone(past)):
                    likely *= _DEPARTURE
        apply_play(past, card)
    return likely


@compiled
def worlds_left(seen: Observation, worlds: NDArray[Any]) -> int:
    """All ways to share out the unseen cards that respect the shown voids."""
    if seen.phase != PLAY:
        return TOO_MANY
    unseen = unseen_cards(seen)
    allowed = np.zeros(PLAYERS, np.uint64)
    sizes = np.zeros(PLAYERS, np.int64)
    for seat in range(PLAYERS):
        allowed[seat] = seen.own_hand if seat == seen.seat else possible_cards(seen, seat, unseen)
        sizes[seat] = cards_in_hand(seen, seat)
    count = share_out(seen, allowed, sizes, worlds)
    for number in range(count):
        worlds[number].golden_card = NOT_YET
        if seen.round_number == LAST_ROUND:
            hands = worlds[number].hands
            worlds[number].golden_card = lowest(unseen & ~(hands[0] | hands[1] | hands[2]))
    return count


@compiled
def equivalent(one: int, other: int, known: int) -> bool:
    """Whether two cards of a suit have no unknown card between them."""
    between = first_bits(max(one, other)) & ~first_bits(min(one, other))
    return suit_of(one) == suit_of(other) and between & ~known == NONE


# Cards


@compiled
def quick_card(state: State, hand: int) -> int:
    """The card to play, by whether tricks are still wanted."""
    cards = legal_plays(state, hand)
    wants = state.bids[state.to_move] > state.tricks[state.to_move]
    if state.cards_in_trick == 0:
        unseen = ALL_CARDS & ~(hand | gone(state))
        return lead_to_win(state, cards, unseen) if wants else lead_to_lose(cards, unseen)
    is_last = state.cards_in_trick == PLAYERS - 1
    winning = cards & stronger_cards(state)
    losing = cards & ~winning
    if wants:
        if winning == NONE:
            return lowest_rank(losing, state.trump)
        # The last to play wins as cheaply as he can, the second with what is likely to hold.
        return lowest(winning) if is_last else highest(winning)
    if losing:
        return highest_rank(losing, state.trump)
    return highest(winning) if is_last else lowest(winning)


@compiled
def gone(state: State) -> int:
    """The cards that nobody can hold any more."""
    cards = bit(state.trump_card)
    for place in range(state.played_count):
        cards |= bit(state.played[place])
    return cards


@compiled
def stronger_cards(state: State) -> int:
    """The cards that would take the trick as it lies (S7); they are of one suit among the legal ones."""
    trumps = cards_of_suit(state.trump)
    if state.best_strength >= TRUMPS:
        return trumps & ~first_bits(len(RANKS) * state.trump + state.best_strength - TRUMPS + 1)
    led = cards_of_suit(state.suit_led)
    return trumps | (led & ~first_bits(len(RANKS) * state.suit_led + state.best_strength - FOLLOWS + 1))


@compiled
def lowest_rank(cards: int, trump: int) -> int:
    """The weakest card, trumps last."""
    best = lowest(cards)
    weakest = 99
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            rank = rank_of(lowest(own)) + (8 if suit == trump else 0)
            if rank < weakest:
                weakest = rank
                best = lowest(own)
    return best


@compiled
def highest_rank(cards: int, trump: int) -> int:
    """The strongest card, trumps first."""
    best = lowest(cards)
    strongest = -1
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            rank = rank_of(highest(own)) + (8 if suit == trump else 0)
            if rank > strongest:
                strongest = rank
                best = highest(own)
    return best


@compiled
def lead_to_win(state: State, cards: int, unseen: int) -> int:
    """Lead what few can beat and many can follow; trumps take tricks later too."""
    best = lowest(cards)
    best_score = -99
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            card = highest(own)
            others = unseen & cards_of_suit(suit)
            above = popcount(others & ~first_bits(card + 1))
            score = -4 * above + (popcount(others) if suit != state.trump else -1)
            if score > best_score:
                best_score = score
                best = card
    return best


@compiled
def lead_to_lose(cards: int, unseen: int) -> int:
    """Lead what most unseen cards beat."""
    best = lowest(cards)
    best_score = -99
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            card = lowest(own)
            score = popcount(unseen & cards_of_suit(suit) & ~first_bits(card + 1))
            if score > best_score:
                best_score = score
                best = card
    return best


@compiled
def count_tricks(state: State, action: int, tally: NDArray[np.float64]) -> None:
    """Count the tricks taken, as the third card completes one."""
    if state.phase == PLAY and state.cards_in_trick == PLAYERS - 1 and FIRST_CARD <= action < FIRST_FLIP:
        wins = stronger_cards(state) & bit(action - FIRST_CARD)
        tally[state.to_move if wins else state.best_seat] += 1.0


FORESIGHT: Final = Foresight(
    quick,
    sensible,
    take_notes=take_notes,
    likelihood=likelihood,
    watch=count_tricks,
    worlds_left=worlds_left,
    deep=True,
)
