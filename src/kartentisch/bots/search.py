"""Flat Monte Carlo search: the same imagined worlds for all candidates, the worse half dropped in turn.

Written once against the contract and two more names that each game's bots offer: `policy` (a quick
player for the play-outs, who acts on his own knowledge) and `value` (what a state is worth to a seat once
the deal is over).
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, lowest, without_lowest
from kartentisch.core.contract import (
    NEEDS_DEAL,
    OVER,
    Deck,
    Record,
    apply,
    cards_needed,
    deal,
    imagine,
    observe,
)
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import Stream, next_word, shuffle


def policy(seen: Record, stream: Stream) -> int:
    """A quick and sensible move of the observing seat."""
    raise NotImplementedError


def value(state: Record, seat: int) -> float:
    """What the points after a deal are worth to a seat."""
    raise NotImplementedError


def finish_deal(state: Record, seen: Record, stream: Stream, deck: Deck) -> None:
    """Play on until the deal is over, everybody by the quick policy on his own knowledge."""
    number = state.deal_number
    while state.phase != OVER and state.deal_number == number:
        if state.phase == NEEDS_DEAL:
            shuffle(stream, deck, len(deck), cards_needed(state))
            deal(state, deck)
        else:
            observe(state, state.to_move, seen)
            apply(state, policy(seen, stream))


def weigh_moves(
    root: NDArray[Any],
    candidates: int,
    worlds: int,
    stream: Stream,
    deck: Deck,
    states: NDArray[Any],
    seen: NDArray[Any],
    sums: NDArray[np.float64],
) -> None:
    """Add the value of every candidate in so many further worlds."""
    observation = root[0]
    world, state = states[0], states[1]
    own = np.zeros(1, np.uint64)
    for _ in range(worlds):
        imagine(observation, stream, world)
        luck = next_word(stream)
        moves = candidates
        while moves != NONE:
            move = lowest(moves)
            moves = without_lowest(moves)
            own[0] = luck  # the same chances for every candidate
            copy_shared(world, state)
            apply(state, observation.first_action + move)
            finish_deal(state, seen[0], own, deck)
            sums[move] += value(state, observation.seat)
