"""Seats around the table: 0 to n - 1, clockwise."""

from kartentisch.core.compiled import compiled


@compiled
def left_of(seat: int, players: int) -> int:
    """The next seat clockwise."""
    return 0 if seat + 1 >= players else seat + 1


@compiled
def steps_left(seat: int, steps: int, players: int) -> int:
    """The seat so many steps clockwise, for fewer steps than players."""
    reached = seat + steps
    return reached - players if reached >= players else reached
