"""The value of points: the chance to win with them."""

from math import exp

from kartentisch.core.compiled import compiled
from kartentisch.core.layout import Row


@compiled
def share_of_victory(points: Row, seat: int, players: int) -> float:
    """The seat's share of the victory when the game is over; ties divide it."""
    sharers = 0
    for other in range(players):
        if points[other] > points[seat]:
            return 0.0
        if points[other] == points[seat]:
            sharers += 1
    return 1.0 / sharers


@compiled
def chance_to_win(points: Row, seat: int, players: int, spread: float) -> float:
    """A softmax of the points; `spread` is that of the points still to be made."""
    total = 0.0
    for other in range(players):
        total += exp((points[other] - points[seat]) / spread)
    return 1.0 / total
