"""Why a move of Compañeros is not allowed."""

from kartentisch.core.errors import IllegalMove
from kartentisch.games.companeros.rules import ACTIONS, FIRST_TAKE
from kartentisch.games.companeros.state import PLAY, State


def reason(state: State, action: int) -> IllegalMove:
    """The rule that forbids an illegal move."""
    move = ACTIONS[action]
    if state.phase == PLAY:
        if action >= FIRST_TAKE:
            return IllegalMove("a card is to be played now", "C2", "play-a-card")
        return IllegalMove(f"{move} is not in hand", "C2", "not-in-hand")
    if action < FIRST_TAKE:
        return IllegalMove("a colour is to be taken now", "C5", "take-a-colour")
    return IllegalMove(f"no {move[-1]} lies in the display", "C5", "not-in-display")
