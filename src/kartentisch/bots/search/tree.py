"""The tree below each candidate of a determinized search.

All moves are public. So a node is the sequence of moves since the candidate, and a player's information
set is the node together with their own cards: in each world only the moves that are possible in it count.
Every move is valued by its own player. The tree policy is UCB1, scaled by the standard deviation of the
player's value.
"""

from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import Notes
from kartentisch.bots.bundle import pruning, rollout
from kartentisch.core.bits import NONE, bit, nth, popcount
from kartentisch.core.contract import Record, first_action
from kartentisch.core.rng import Stream, below

EXPLORATION = 1.0  # in standard deviations
FIRST_VISIT = 0.5  # the share of the exploration bonus for a move without visits


def choose_branch(
    branches: NDArray[Any],
    progress: Record,
    node: int,
    state: Record,
    seen: Record,
    notes: Notes,
    stream: Stream,
) -> tuple[int, bool]:
    """The branch to follow, and whether the tree goes on behind it; 0 if the tree is full.

    Takes parts of the workspace: to take them out here, for every move, would count references and make the
    search of Schatzsuche two times slower.
    """
    moves = pruning.tree_moves(state)
    untried = moves
    scale = EXPLORATION * sqrt(progress.squares[state.to_move] / max(1, progress.rollouts))
    best = 0
    best_score = -1e300
    visits = 0
    value = 0.0
    number = branches[node].child
    while number > 0:
        branch = branches[number]
        if moves & bit(branch.move):
            untried &= ~bit(branch.move)
            branch.available += 1
            visits += branch.visits
            value += branch.value
            score = branch.value / branch.visits + scale * sqrt(log(branch.available) / branch.visits)
            if score > best_score:
                best_score = score
                best = number
        number = branch.sibling
    if untried == NONE:
        return best, True
    move = rollout.choose(state, seen, notes, stream) - first_action(state)
    if untried & bit(move) == NONE:
        if best_score >= value / visits + FIRST_VISIT * scale * sqrt(log(visits + 1)):
            return best, True
        move = nth(untried, below(stream, popcount(untried)))
    if progress.branches >= len(branches):
        return best, best > 0
    new = progress.branches
    progress.branches += 1
    branches[new].move = move
    branches[new].mover = state.to_move
    branches[new].visits = 0
    branches[new].value = 0.0
    branches[new].available = 1
    branches[new].child = 0
    branches[new].sibling = branches[node].child
    branches[node].child = new
    return new, False


def no_branch(
    branches: NDArray[Any],
    progress: Record,
    node: int,
    state: Record,
    seen: Record,
    notes: Notes,
    stream: Stream,
) -> tuple[int, bool]:
    """Takes the place of `choose_branch` in games without a tree, which saves two seconds of compilation."""
    return 0, False


def back_up(
    branches: NDArray[Any], path: NDArray[np.int64], progress: Record, steps: int, players: int
) -> None:
    """Credit the moves of a rollout with its values."""
    values = progress.values
    progress.rollouts += 1
    for seat in range(players):
        deviation = values[seat] - progress.average[seat]
        progress.average[seat] += deviation / progress.rollouts
        progress.squares[seat] += deviation * (values[seat] - progress.average[seat])
    for step in range(steps):
        branch = branches[path[step]]
        branch.visits += 1
        branch.value += values[branch.mover]
