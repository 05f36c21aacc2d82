"""Tricks, points, penalties and the next dealer (S7-S10, S12)."""

from typing import Final

from kartentisch.core.bits import NONE, bit, popcount
from kartentisch.core.compiled import compiled, outlined
from kartentisch.core.layout import Row
from kartentisch.games.schatzsuche.cards import LAST_ROUND, PLAYERS, rank_of, suit_of
from kartentisch.games.schatzsuche.state import Public, State

# Added to the rank in `strength`
FOLLOWS: Final = 8
TRUMPS: Final = 16

# S12
TURNED_BACK: Final = 50
PLAYED_A_TURNED_SUIT: Final = 25
DID_NOT_TURN: Final = 10  # for each colour card


@compiled
def strength(card: int, suit_led: int, trump: int) -> int:
    """Trumps stand above the suit led, that above discards; then the rank decides (S7)."""
    suit = suit_of(card)
    above_discards = FOLLOWS if suit == suit_led else 0
    return rank_of(card) + (TRUMPS if suit == trump else above_discards)


@compiled
def must_trump(state: Public) -> bool:
    """Whether one who can't follow must play a trump if they have one (S6)."""
    is_trumped = state.best_strength >= TRUMPS
    return state.suit_led != state.trump and not (is_trumped and state.discard_when_trumped != 0)


@compiled
def points_for_bid(round_number: int, bid: int, tricks: int) -> int:
    """The points of a round for what was bid and taken (S8)."""
    if tricks >= bid:
        return round_number * (bid - (tricks - bid))
    return -round_number * (bid - tricks)


@compiled
def points_for_guess(guess: int, golden_card: int) -> int:
    """The points for naming the golden card's suit, rank or both (S10)."""
    if guess == golden_card:
        return 160
    if rank_of(guess) == rank_of(golden_card):
        return 40
    if suit_of(guess) == suit_of(golden_card):
        return 20
    return 0


@outlined
def score_round(state: State) -> None:
    """Add the round's points; after the last round show the golden card (S8, S10)."""
    for seat in range(PLAYERS):
        state.points[seat] += points_for_bid(state.round_number, state.bids[seat], state.tricks[seat])
    if state.round_number == LAST_ROUND:
        state.golden_shown = state.golden_card
        for seat in range(PLAYERS):
            state.points[seat] += points_for_guess(state.guesses[seat], state.golden_card)


@compiled
def next_dealer(points: Row, dealer: int) -> int:
    """Who has the most points deals; if two share that the third, if all are equal the same again (S9)."""
    most = max(points[0], max(points[1], points[2]))
    leaders = 0
    leader = 0
    other = 0
    for seat in range(PLAYERS):
        if points[seat] == most:
            leaders += 1
            leader = seat
        else:
            other = seat
    if leaders == 1:
        return leader
    return other if leaders == 2 else dealer


@compiled
def fault_of(state: Public, seat: int, card: int) -> int:
    """What a right objection to this card costs, the suit led being known (S12)."""
    turned = state.turned[seat]
    suit = suit_of(card)
    if turned & bit(suit):
        return PLAYED_A_TURNED_SUIT
    return DID_NOT_TURN * popcount(to_turn(state, suit) & ~turned)


@compiled
def to_turn(state: Public, suit: int) -> int:
    """The colour cards that must be turned before a card of this suit: the suit led, and trump (S6)."""
    if suit == state.suit_led:
        return NONE
    lacks_trump = suit != state.trump and must_trump(state)
    return bit(state.suit_led) | (bit(state.trump) if lacks_trump else NONE)
