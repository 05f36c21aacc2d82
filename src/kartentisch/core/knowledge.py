"""What every seat sees."""

from typing import Any

from kartentisch.core.bits import NONE
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY
from kartentisch.core.layout import copy_shared


@compiled
def observe_table(state: Any, seat: int, observation: Any, first_action: int, legal: int) -> None:
    """Copy what lies open, and the legal moves for the seat whose turn it is."""
    copy_shared(state, observation)
    observation.seat = seat
    observation.first_action = first_action
    observation.legal = legal if seat != NOBODY and seat == state.to_move else NONE
