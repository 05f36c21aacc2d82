"""Why a move of Schatzsuche is not allowed."""

from kartentisch.core.errors import IllegalMove
from kartentisch.games.schatzsuche.cards import CARDS, SUITS, cards_of_suit
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import (
    ACTIONS,
    FIRST_BID,
    FIRST_CARD,
    FIRST_FLIP,
    FIRST_OBJECT,
    FIRST_UNFLIP,
    OK,
)
from kartentisch.games.schatzsuche.state import BID, GUESS, OBJECT, PLAY, State

_WANTED = {
    GUESS: ("the golden card is to be named now", "S10", "name-the-golden-card"),
    BID: ("a bid is to be made now", "S4", "make-a-bid"),
    PLAY: ("a card is to be played now", "S5", "play-a-card"),
    OBJECT: ("object to other players' cards, then say ok", "S12", "ok-or-object"),
}
_PHASE_OF_RANGE = (
    (FIRST_BID, GUESS),
    (FIRST_CARD, BID),
    (OK, PLAY),
    (len(ACTIONS), OBJECT),
)


def reason(state: State, action: int) -> IllegalMove:
    """The rule that forbids an illegal move."""
    phase = int(state.phase)
    if next(phase for end, phase in _PHASE_OF_RANGE if action < end) != phase:
        return IllegalMove(*_WANTED[phase])
    if phase == BID:
        return IllegalMove(f"bid 0 to {state.round_number} tricks", "S4", "too-many-tricks")
    if phase == OBJECT:
        return _reason_objection(state, action - FIRST_OBJECT)
    if action >= FIRST_FLIP:
        return _reason_colour_card(state, action)
    return _reason_card(state, action - FIRST_CARD)


def _reason_objection(state: State, offender: int) -> IllegalMove:
    if offender == state.to_move:
        return IllegalMove("nobody objects to their own card", "S12", "own-card")
    return IllegalMove("one objects to each card once at most", "S12", "objected-already")


def _reason_colour_card(state: State, action: int) -> IllegalMove:
    if state.colour_cards != BY_HAND:
        return IllegalMove("the referee turns the colour cards", "S12", "referee-turns")
    suit = action - (FIRST_FLIP if action < FIRST_UNFLIP else FIRST_UNFLIP)
    if int(state.moved) >> suit & 1:
        return IllegalMove("a colour card moves once in a turn at most", "S12", "moved-already")
    lies = "is not turned over" if action >= FIRST_UNFLIP else "is turned over already"
    return IllegalMove(f"the colour card {SUITS[suit]} {lies}", "S12", "lies-so-already")


def _reason_card(state: State, card: int) -> IllegalMove:
    hand = int(state.hands[state.to_move])
    if not hand >> card & 1:
        return IllegalMove(f"{CARDS[card]} is not in hand", "S1", "not-in-hand")
    led = int(state.suit_led)
    if hand & int(cards_of_suit(led)):
        return IllegalMove(f"{SUITS[led]} was led and must be followed", "S6", "follow-suit")
    return IllegalMove(f"{SUITS[int(state.trump)]} is trump and must be played", "S6", "must-trump")
