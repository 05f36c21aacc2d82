"""Common random numbers in 8-28: everybody draws the same cards whatever the others do.

In the order of the pile, one card more or less for one player would give all the others different cards,
and luck would decide between two candidates. So every card of the pile belongs to a seat: the k-th card
that seat s draws in a rollout is the one at place k·players + s. The owner does not depend on the card,
so all orders of the pile stay equally likely.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.compiled import compiled
from kartentisch.core.layout import MAX_SEATS
from kartentisch.games.eight28.cards import DECK_SIZE
from kartentisch.games.eight28.rules import TAKE
from kartentisch.games.eight28.state import OFFER, State


class Luck(NamedTuple):
    """What has become of the pile since a rollout began."""

    begin: NDArray[np.int64]  # how many cards had been taken then
    drawn: NDArray[np.int64]  # how many each seat has taken since
    moved: NDArray[np.int64]  # where the card went that lay at this place when it was on top


def new_luck() -> Luck:
    """The pile before any rollout."""
    return Luck(np.zeros(1, np.int64), np.zeros(MAX_SEATS, np.int64), np.zeros(DECK_SIZE, np.int64))


@compiled
def align(state: State, action: int, notes: Any) -> None:
    """Let a seat that takes a card draw its own."""
    if state.phase == OFFER and action == TAKE:
        draw_own(state, notes.luck)


@compiled
def draw_own(state: State, luck: Luck) -> None:
    """Swap the top card of the pile for the one that belongs to the seat to move."""
    top = state.taken
    if top == luck.begin[0]:
        luck.drawn[:] = 0
    seat = state.to_move
    place = luck.begin[0] + luck.drawn[seat] * state.players + seat
    luck.drawn[seat] += 1
    while place < top and luck.moved[place] > place:
        place = luck.moved[place]
    if place < top or place >= DECK_SIZE - state.players:
        place = top  # the seat's card is gone, or the pile is too short: it gets another's
    luck.moved[top] = place
    card = state.pile[place]
    state.pile[place] = state.pile[top]
    state.pile[top] = card
