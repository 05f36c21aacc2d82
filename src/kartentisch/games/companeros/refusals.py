"""Why a move of Compañeros is not allowed."""

from typing import Final

from kartentisch.core.bits import first_bits
from kartentisch.core.compiled import outlined
from kartentisch.core.refusals import Refusal
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.companeros.state import PLAY, TAKE, Observation

REFUSALS: Final = (
    Refusal("play-a-card", "C2", "a card is to be played now"),
    Refusal("not-in-hand", "C2", "{move} is not in hand"),
    Refusal("take-a-colour", "C5", "a colour is to be taken now"),
    Refusal("not-in-display", "C5", "{move}: this colour does not lie in the display"),
)
PLAY_A_CARD, NOT_IN_HAND, TAKE_A_COLOUR, NOT_IN_DISPLAY = range(len(REFUSALS))


@outlined
def refusal(seen: Observation, action: int) -> int:
    """The rule that forbids an illegal move."""
    if seen.phase == PLAY:
        return NOT_IN_HAND if action < FIRST_TAKE else PLAY_A_CARD
    return TAKE_A_COLOUR if action < FIRST_TAKE else NOT_IN_DISPLAY


@outlined
def at_hand(seen: Observation) -> int:
    """All cards of a hand, which may all be played (C2); while taking, all colours."""
    return first_bits(seen.players) if seen.phase == TAKE else seen.legal
