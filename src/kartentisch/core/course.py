"""The two states in which nobody is to move."""

from typing import Any

from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL, NOBODY, OVER


@compiled
def await_deal(state: Any) -> None:
    """The cards are to be shuffled and dealt."""
    state.phase = NEEDS_DEAL
    state.to_move = NOBODY


@compiled
def end(state: Any) -> None:
    """The game is over."""
    state.phase = OVER
    state.to_move = NOBODY
