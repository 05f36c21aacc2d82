"""The memory of a determinized search, allocated once for each thread and game."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import Floats, Notes
from kartentisch.bots.bundle import GameBots
from kartentisch.bots.search.budget import LARGEST_POOL
from kartentisch.bots.search.moves import MOST_MOVES
from kartentisch.core.contract import Deck
from kartentisch.core.game import Game
from kartentisch.core.layout import MAX_SEATS, Count, Float, SeatFloats, layout
from kartentisch.core.rng import Stream

FIRST_FREE = 1 + MOST_MOVES  # branches 1 to 64 are the candidates

_BRANCHES = 2**16
_DEEPEST = 64


class Branch:
    """A move in the tree; other branches by their numbers, 0 for none."""

    move: Count
    mover: Count
    visits: Count
    available: Count
    sibling: Count  # the next move from the same node
    child: Count  # the first move behind this one
    value: Float  # the sum over its visits, to its mover


class Progress:
    """The counters of a search."""

    branches: Count  # in use
    rollouts: Count
    pool_size: Count  # 0: worlds are sampled one by one
    average: SeatFloats  # value to each seat
    squares: SeatFloats  # the sum of the squared deviations from it
    values: SeatFloats  # of the last rollout


BRANCH = layout(Branch)
PROGRESS = layout(Progress)


class Workspace(NamedTuple):
    """The arrays of a search; those of one element are records, which Numba takes more slowly than arrays."""

    root: NDArray[Any]  # the observation
    notes: Notes
    deck: Deck
    world: NDArray[Any]  # the determinization that all candidates are tried in
    state: NDArray[Any]  # of the rollout
    scratch: NDArray[Any]  # an observation
    stream: Stream  # of the rollout
    pool: NDArray[Any]  # worlds to sample from
    cumulative: Floats  # the running sum of their likelihoods
    progress: NDArray[Any]
    branches: NDArray[Any]
    path: NDArray[np.int64]  # the branches of a rollout; no room: no tree
    # By move
    sums: Floats  # values in all worlds
    results: Floats  # chance to win and points in the last world
    counts: Floats  # what was tallied in the last world, by seat


def new_workspace(game: Game, bots: GameBots) -> Workspace:
    """The workspace for a game."""
    return Workspace(
        root=np.zeros(1, game.observation),
        notes=bots.opponent.new_notes(),
        deck=np.zeros(0, np.uint8),
        world=np.zeros(1, game.state),
        state=np.zeros(1, game.state),
        scratch=np.zeros(1, game.observation),
        stream=np.zeros(1, np.uint64),
        pool=np.zeros(LARGEST_POOL, game.state),
        cumulative=np.zeros(LARGEST_POOL),
        progress=np.zeros(1, PROGRESS),
        branches=np.zeros(_BRANCHES, BRANCH),
        path=np.zeros(_DEEPEST if bots.has_tree else 0, np.int64),
        sums=np.zeros(MOST_MOVES),
        results=np.zeros((MOST_MOVES, 2)),
        counts=np.zeros((MOST_MOVES, MAX_SEATS)),
    )


def reset(workspace: Workspace) -> None:
    """Forget the last search."""
    workspace.branches[:FIRST_FREE] = 0
    workspace.progress[:] = 0
    workspace.progress[0].branches = FIRST_FREE
    workspace.sums[:] = 0.0
