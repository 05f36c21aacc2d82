"""Why a move of 8-28 is not allowed."""

from kartentisch.core.errors import IllegalMove
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import State


def reason(state: State, action: int) -> IllegalMove:
    """The rule that forbids an illegal move."""
    if action in (TAKE, PASS):
        return IllegalMove("no card is offered now: choose the half to play for", "E12", "choose-a-half")
    return IllegalMove("a card is offered: take or pass", "E5", "take-or-pass")
