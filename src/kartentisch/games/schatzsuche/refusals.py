"""Why a move of Schatzsuche is not allowed."""

from typing import Final

from kartentisch.core.bits import NONE, bit, first_bits, u64
from kartentisch.core.compiled import outlined
from kartentisch.core.refusals import Refusal
from kartentisch.games.schatzsuche.cards import cards_of_suit
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import (
    FIRST_BID,
    FIRST_CARD,
    FIRST_FLIP,
    FIRST_OBJECT,
    FIRST_UNFLIP,
    OK,
)
from kartentisch.games.schatzsuche.state import BID, GUESS, OBJECT, PLAY, Observation

REFUSALS: Final = (
    Refusal("name-the-golden-card", "S10", "the golden card is to be named now"),
    Refusal("make-a-bid", "S4", "a bid is to be made now"),
    Refusal("play-a-card", "S5", "a card is to be played now"),
    Refusal("ok-or-object", "S12", "object to other players' cards, then say ok"),
    Refusal("too-many-tricks", "S4", "bid 0 to {seen.round_number} tricks"),
    Refusal("own-card", "S12", "nobody objects to their own card"),
    Refusal("objected-already", "S12", "one objects to each card once at most"),
    Refusal("referee-turns", "S12", "the referee turns the colour cards"),
    Refusal("moved-already", "S12", "a colour card moves once in a turn at most"),
    Refusal("lies-so-already", "S12", "{move}: the colour card lies so already"),
    Refusal("not-in-hand", "S1", "{move} is not in hand"),
    Refusal("follow-suit", "S6", "the suit led must be followed"),
    Refusal("must-trump", "S6", "who cannot follow must play a trump"),
)
(
    NAME_THE_GOLDEN_CARD,
    MAKE_A_BID,
    PLAY_A_CARD,
    OK_OR_OBJECT,
    TOO_MANY_TRICKS,
    OWN_CARD,
    OBJECTED_ALREADY,
    REFEREE_TURNS,
    MOVED_ALREADY,
    LIES_SO_ALREADY,
    NOT_IN_HAND,
    FOLLOW_SUIT,
    MUST_TRUMP,
) = range(len(REFUSALS))


@outlined
def refusal(seen: Observation, action: int) -> int:
    """The rule that forbids an illegal move."""
    if seen.phase == GUESS:
        return NAME_THE_GOLDEN_CARD
    if seen.phase == BID:
        return TOO_MANY_TRICKS if FIRST_BID <= action < FIRST_CARD else MAKE_A_BID
    if seen.phase == OBJECT:
        return refused_objection(seen, action)
    if action < FIRST_CARD or action >= OK:
        return PLAY_A_CARD
    return refused_card(seen, action - FIRST_CARD) if action < FIRST_FLIP else refused_turn(seen, action)


@outlined
def refused_objection(seen: Observation, action: int) -> int:
    """After a trick: objections and ok, nothing else (S12)."""
    if action < OK:
        return OK_OR_OBJECT
    return OWN_CARD if action - FIRST_OBJECT == seen.to_move else OBJECTED_ALREADY


@outlined
def refused_turn(seen: Observation, action: int) -> int:
    """A colour card that may not be turned over or back (S12)."""
    if seen.colour_cards != BY_HAND:
        return REFEREE_TURNS
    suit = action - (FIRST_FLIP if action < FIRST_UNFLIP else FIRST_UNFLIP)
    return MOVED_ALREADY if seen.moved & bit(suit) else LIES_SO_ALREADY


@outlined
def refused_card(seen: Observation, card: int) -> int:
    """A card that is not there, or that may not be played to this trick (S6)."""
    if seen.own_hand & bit(card) == NONE:
        return NOT_IN_HAND
    return FOLLOW_SUIT if seen.own_hand & cards_of_suit(seen.suit_led) else MUST_TRUMP


@outlined
def at_hand(seen: Observation) -> int:
    """While cards are played: the hand, and by hand the seat's colour cards; else what is allowed."""
    if seen.phase != PLAY:
        return seen.legal
    turns = first_bits(OK - FIRST_FLIP) << u64(FIRST_FLIP - FIRST_CARD)
    return seen.own_hand | (turns if seen.colour_cards == BY_HAND else NONE)
