"""The same luck for all candidates in 8-28: everybody draws the same cards, whatever the others do.

Taken as they lie, one card more or less for one player would give all the others different cards, and two
candidates would be compared by luck. So every card of the pile is meant for somebody: seat s gets as his
k-th card since the play-out began the one at place k·players + s. Who is meant does not depend on what the
card is, so all orders of the pile stay as likely as they were.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.compiled import compiled
from kartentisch.core.layout import MAX_SEATS
from kartentisch.games.eight28.cards import DECK_SIZE
from kartentisch.games.eight28.state import State


class Luck(NamedTuple):
    """What has become of the pile since a play-out began."""

    begin: NDArray[np.int64]  # how many cards had been taken then
    drawn: NDArray[np.int64]  # how many each seat has taken since
    moved: NDArray[np.int64]  # to which place the card went that lay at this one when it was on top


def new_luck() -> Luck:
    """No play-out has begun."""
    return Luck(np.zeros(1, np.int64), np.zeros(MAX_SEATS, np.int64), np.zeros(DECK_SIZE, np.int64))


@compiled
def draw_own(state: State, luck: Luck) -> None:
    """Exchange the card on top of the pile for the one that is meant for the seat to move."""
    top = state.taken
    if top == luck.begin[0]:
        luck.drawn[:] = 0
    seat = state.to_move
    place = luck.begin[0] + luck.drawn[seat] * state.players + seat
    luck.drawn[seat] += 1
    while place < top and luck.moved[place] > place:
        place = luck.moved[place]
    if place < top or place >= DECK_SIZE - state.players:
        place = top  # his card is gone, or the pile is too short for one: he gets somebody else's
    luck.moved[top] = place
    card = state.pile[place]
    state.pile[place] = state.pile[top]
    state.pile[top] = card
