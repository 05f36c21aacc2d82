"""The memory of a determinized search, allocated once for each thread and game."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import Floats, Notes
from kartentisch.bots.bundle import GameBots
from kartentisch.bots.search.budget import LARGEST_POOL
from kartentisch.bots.search.moves import MOST_MOVES
from kartentisch.core.contract import Deck, Record
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
    """The records and arrays of a search."""

    root: Record  # the observation
    notes: Notes
    deck: Deck
    world: Record  # the determinization that all candidates are tried in
    state: Record  # of the rollout
    scratch: Record  # an observation
    progress: Record
    stream: Stream  # of the rollout
    pool: NDArray[Any]  # worlds to sample from
    cumulative: Floats  # the running sum of their likelihoods
    branches: NDArray[Any]
    path: NDArray[np.int64]  # the branches of a rollout; no room: no tree
    # By move
    sums: Floats  # values in all worlds
    results: Floats  # chance to win and points in the last world
    counts: Floats  # what was tallied in the last world, by seat


def new_workspace(game: Game, bots: GameBots, root: Record) -> Workspace:
    """The workspace for a game and the record of an observation."""
    return Workspace(
        root=root,
        notes=bots.opponent.new_notes(),
        deck=np.zeros(0, np.uint8),
        world=np.zeros(1, game.state)[0],
        state=np.zeros(1, game.state)[0],
        scratch=np.zeros(1, game.observation)[0],
        progress=np.zeros(1, PROGRESS)[0],
        stream=np.zeros(1, np.uint64),
        pool=np.zeros(LARGEST_POOL, game.state),
        cumulative=np.zeros(LARGEST_POOL),
        branches=np.zeros(_BRANCHES, BRANCH),
        path=np.zeros(_DEEPEST if bots.has_tree else 0, np.int64),
        sums=np.zeros(MOST_MOVES),
        results=np.zeros((MOST_MOVES, 2)),
        counts=np.zeros((MOST_MOVES, MAX_SEATS)),
    )


def reset(workspace: Workspace) -> None:
    """Forget the last search."""
    workspace.branches[:FIRST_FREE] = 0
    progress = workspace.progress
    progress.branches, progress.rollouts, progress.pool_size = FIRST_FREE, 0, 0
    progress.average[:], progress.squares[:] = 0.0, 0.0
    workspace.sums[:] = 0.0
