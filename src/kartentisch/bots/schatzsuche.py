"""Rules of thumb for Schatzsuche: what a hand is worth in tricks, and how to win or lose them."""

from typing import Final

from kartentisch.bots.base import Thumb
from kartentisch.bots.score import chance_to_win, share_of_victory
from kartentisch.core.bits import NONE, bit, first_bits, lowest, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY, OVER
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream, below
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import LAST_ROUND, PLAYERS, cards_of_suit, rank_of, suit_of
from kartentisch.games.schatzsuche.knowledge import cards_in_hand, unseen_cards
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import (
    FIRST_BID,
    FIRST_CARD,
    FIRST_FLIP,
    FIRST_GUESS,
    FIRST_OBJECT,
    OK,
    legal_plays,
)
from kartentisch.games.schatzsuche.scoring import points_for_bid, strength, to_turn
from kartentisch.games.schatzsuche.state import BID, GUESS, NOT_YET, OBJECT, PLAY, Observation, State


@compiled
def beginner(seen: Observation, stream: Stream) -> int:
    """Bid the obvious winners, try to take them, then duck; overlook some of the others' faults."""
    if seen.phase == GUESS:
        return random_action(seen.first_action, seen.legal, stream)
    if seen.phase == BID:
        return FIRST_BID + obvious_winners(seen)
    if seen.phase == OBJECT:
        return visible_fault(seen) if below(stream, 2) == 0 else OK
    cards = legal_plays(seen, seen.own_hand)
    wants = seen.bids[seen.seat] > seen.tricks[seen.seat]
    return turn_or_play(seen, strongest(seen, cards) if wants else weakest(seen, cards))


@compiled
def regular(seen: Observation, stream: Stream) -> int:
    """Bid by the odds, win as cheaply as possible while tricks are wanted, then lose as high as possible."""
    if seen.phase == GUESS:
        return guess_by_standing(seen, stream)
    if seen.phase == BID:
        return FIRST_BID + best_bid(seen)
    if seen.phase == OBJECT:
        return visible_fault(seen)
    return turn_or_play(seen, card_by_odds(seen))


# Guesses


@compiled
def guess_by_standing(seen: Observation, stream: Stream) -> int:
    """All cards are as likely: the leader names what his next rival has named, the others something new."""
    rival = NOBODY
    named = NONE
    leads = True
    for seat in range(PLAYERS):
        if seat != seen.seat:
            leads = leads and seen.points[seat] <= seen.points[seen.seat]
            if seen.guesses[seat] != NOT_YET:
                named |= bit(seen.guesses[seat])
                if rival == NOBODY or seen.points[seat] > seen.points[rival]:
                    rival = seat
    if leads and rival != NOBODY:
        return FIRST_GUESS + seen.guesses[rival]
    return random_action(seen.first_action, seen.legal & ~named, stream)


# Bids


@compiled
def obvious_winners(seen: Observation) -> int:
    """Aces, and trumps from the king on."""
    count = 0
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if rank_of(card) == 7 or (suit_of(card) == seen.trump and rank_of(card) >= 5):
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
        # A lower trump may still take a trick by trumping.
        return nobody_higher + (1.0 - nobody_higher) * 0.45
    one = share / (PLAYERS - 1)
    is_void = (1.0 - one) ** popcount(others)
    has_trump = 1.0 - (1.0 - one) ** popcount(unseen & cards_of_suit(seen.trump))
    return nobody_higher * (1.0 - is_void * has_trump) ** (PLAYERS - 1)


@compiled
def chance_to_be_led(seen: Observation, suit: int) -> float:
    """Roughly how likely a suit is led before the round ends; who begins leads it himself."""
    if suit == seen.trump or left_of(seen.first, PLAYERS) == seen.seat:
        return 1.0
    return 1.0 - 0.75**seen.round_number


@compiled
def best_bid(seen: Observation) -> int:
    """The bid with the best expected points (S8), each card winning or losing by its own chance."""
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


# Cards


@compiled
def turn_or_play(seen: Observation, card: int) -> int:
    """Play a card; by hand, first turn over the colour cards that it takes (S12)."""
    if seen.colour_cards == BY_HAND and seen.cards_in_trick > 0:
        # a colour card moves only once in a turn
        missing = to_turn(seen, suit_of(card)) & ~(seen.turned[seen.seat] | seen.moved)
        if missing != NONE:
            return FIRST_FLIP + lowest(missing)
    return FIRST_CARD + card


@compiled
def visible_fault(seen: Observation) -> int:
    """Object to a fault that everybody can see, the left neighbour's first; say ok if none is left (S12)."""
    seat = left_of(seen.seat, PLAYERS)
    for _ in range(PLAYERS - 1):
        if seen.faults[seat] > 0:
            return FIRST_OBJECT + seat
        seat = left_of(seat, PLAYERS)
    return OK


@compiled
def worth(seen: Observation, card: int) -> int:
    """How strong a card is in general: trumps above all others."""
    return rank_of(card) + (8 if suit_of(card) == seen.trump else 0)


@compiled
def strongest(seen: Observation, cards: int) -> int:
    """The card of greatest worth."""
    best = lowest(cards)
    while cards != NONE:
        if worth(seen, lowest(cards)) > worth(seen, best):
            best = lowest(cards)
        cards = without_lowest(cards)
    return best


@compiled
def weakest(seen: Observation, cards: int) -> int:
    """The card of least worth."""
    best = lowest(cards)
    while cards != NONE:
        if worth(seen, lowest(cards)) < worth(seen, best):
            best = lowest(cards)
        cards = without_lowest(cards)
    return best


@compiled
def winning_cards(seen: Observation, cards: int) -> int:
    """Those that would take the trick as it lies."""
    winning = NONE
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if strength(card, seen.suit_led, seen.trump) > seen.best_strength:
            winning |= bit(card)
    return winning


@compiled
def card_by_odds(seen: Observation) -> int:
    """The card to play, by how many tricks are still wanted."""
    cards = legal_plays(seen, seen.own_hand)
    left = popcount(seen.own_hand)
    wanted = seen.bids[seen.seat] - seen.tricks[seen.seat]
    wants = wanted > 0
    if seen.cards_in_trick == 0:
        return lead(seen, cards, wants, wanted >= left)
    winning = winning_cards(seen, cards)
    losing = cards & ~winning
    if wants:
        if winning == NONE:
            return weakest(seen, losing)
        # The last to play wins as cheaply as he can, the second with what is likely to hold.
        return weakest(seen, winning) if seen.cards_in_trick == PLAYERS - 1 else strongest(seen, winning)
    if losing:
        return strongest(seen, losing)
    return strongest(seen, winning) if seen.cards_in_trick == PLAYERS - 1 else weakest(seen, winning)


@compiled
def lead(seen: Observation, cards: int, wants: bool, needs_all: bool) -> int:
    """Lead what is most likely to win if tricks are wanted, else what is most likely to lose."""
    unseen = unseen_cards(seen)
    best = lowest(cards)
    best_score = -1e9
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        chance = chance_of_trick(seen, card, unseen)
        if suit_of(card) == seen.trump and wants and not needs_all:
            chance -= 0.3  # trumps take tricks later too
        score = chance if wants else -chance
        if score > best_score:
            best_score = score
            best = card
    return best


# For the search


@compiled
def value(state: State, seat: int) -> float:
    """The chance to win the game with these points, the rounds to come and the golden card being open."""
    if state.phase == OVER:
        return share_of_victory(state.points, seat, PLAYERS)
    spread = 33.0**2  # the golden card
    for round_number in range(state.deal_number + 1, LAST_ROUND + 1):
        spread += (1.9 * round_number) ** 2
    return chance_to_win(state.points, seat, PLAYERS, 0.78 * spread**0.5)


@compiled
def shortlist(seen: Observation) -> int:
    """Bids and cards are worth a search; guesses and objections are not."""
    if seen.phase == BID:
        return seen.legal
    return legal_plays(seen, seen.own_hand) if seen.phase == PLAY else NONE


@compiled
def carry_out(seen: Observation, action: int) -> int:
    """By hand a chosen card may take a colour card to be turned first."""
    return turn_or_play(seen, action - FIRST_CARD) if seen.phase == PLAY else action


THUMB: Final = Thumb(beginner, regular, value, shortlist, carry_out)
