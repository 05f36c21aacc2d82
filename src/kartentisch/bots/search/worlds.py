"""Enumerates the worlds that fit an observation: all ways to deal the unseen cards to the hands."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import StateWithHands
from kartentisch.core.bits import NONE, bit, first_bits, lowest, nth, popcount, u64, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import Record
from kartentisch.core.layout import copy_shared

TOO_MANY = -1


@compiled
def next_choice(choice: int) -> int:
    """The next larger number with as many bits; after 0 the largest number."""
    if choice == NONE:
        return ~NONE
    low = lowest(choice)
    carried = choice + bit(low)
    return carried | ((carried ^ choice) >> u64(low + 2))


@compiled
def picked(cards: int, choice: int) -> int:
    """The cards of a set at the chosen places, counted from the lowest card."""
    hand = NONE
    while choice != NONE:
        hand |= bit(nth(cards, lowest(choice)))
        choice = without_lowest(choice)
    return hand


@compiled
def deal_out(
    seen: Record, allowed: NDArray[np.uint64], sizes: NDArray[np.int64], worlds: NDArray[Any]
) -> int:
    """Write down all worlds in which each seat holds so many of the cards allowed to it; returns how many.

    TOO_MANY if there is no room for them, or if most ways to deal lead nowhere.
    """
    seats = len(sizes)
    left = allowed.copy()
    choices = np.zeros(seats, np.uint64)
    hands = np.zeros(seats, np.uint64)
    choices[0] = first_bits(sizes[0])
    count = 0
    tries = 0
    seat = 0
    while seat >= 0:
        tries += 1
        if tries > 4 * seats * len(worlds):
            return TOO_MANY
        if choices[seat] >= bit(popcount(left[seat])):
            seat -= 1
        else:
            hands[seat] = picked(left[seat], choices[seat])
            if seat + 1 < seats:
                seat += 1
                left[seat] = allowed[seat]
                for other in range(seat):
                    left[seat] &= ~hands[other]
                choices[seat] = first_bits(sizes[seat])
                continue
            if count == len(worlds):
                return TOO_MANY
            world: StateWithHands = worlds[count]
            copy_shared(seen, world)
            world.hands[:] = NONE
            for other in range(seats):
                world.hands[other] = hands[other]
            count += 1
        if seat >= 0:
            choices[seat] = next_choice(choices[seat])
    return count
