"""Why a move of 8-28 is not allowed."""

from typing import Final

from kartentisch.core.compiled import outlined
from kartentisch.core.refusals import Refusal
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import Observation

REFUSALS: Final = (
    Refusal("choose-a-half", "E12", "no card is offered now: choose the half to play for"),
    Refusal("take-or-pass", "E5", "a card is offered: take or pass"),
)
CHOOSE_A_HALF, TAKE_OR_PASS = range(len(REFUSALS))


@outlined
def refusal(seen: Observation, action: int) -> int:
    """The rule that forbids an illegal move."""
    return CHOOSE_A_HALF if action in (TAKE, PASS) else TAKE_OR_PASS


@outlined
def at_hand(seen: Observation) -> int:
    """All moves of the phase are allowed."""
    return seen.legal
