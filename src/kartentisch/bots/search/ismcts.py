"""The bot `ismcts`: information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

The field's reference opponent. Each iteration samples a world, descends by UCB1 along moves that are
legal in it, expands one move, and plays at random to the end of the deal. All moves are public, so a
player's information set is a public state together with their own cards: nodes are public states, and
every move is valued by the reward of its own player only (multiple-observer ISMCTS).
"""

from collections.abc import Callable
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import Effort
from kartentisch.bots.search.budget import spend
from kartentisch.bots.search.hashing import find_slot, hash_words
from kartentisch.core.bits import NONE, bit, nth, popcount
from kartentisch.core.contract import (
    NEEDS_DEAL,
    NOBODY,
    OVER,
    Deck,
    Record,
    apply,
    cards_needed,
    deal,
    first_action,
    imagine,
    legal,
    observe,
)
from kartentisch.core.game import Game
from kartentisch.core.layout import Bits, Count, Float, layout
from kartentisch.core.playout import random_move
from kartentisch.core.rng import Stream, below, shuffle

EXPLORATION = 0.7

_NODES = 2**15
_EDGES = 2**16
_DEEPEST = 1_024


class Node:
    """A public state, as a slot of the hash table; its moves are a chain of edges."""

    key: Bits
    first_edge: Count  # its number + 1, or 0


class Edge:
    """A move from a node."""

    move: Count
    mover: Count
    visits: Count
    available: Count
    next_edge: Count  # its number + 1, or 0
    node: Count
    reward: Float


class Progress:
    """The size of the tree, and the range of the rewards."""

    nodes: Count
    edges: Count
    lowest: Float
    highest: Float


NODE = layout(Node)
EDGE = layout(Edge)
PROGRESS = layout(Progress)


class Workspace(NamedTuple):
    """The memory of one search; arrays of one element are records."""

    root: NDArray[Any]  # the observation
    deck: Deck
    state: NDArray[Any]
    public: NDArray[Any]  # what a spectator sees of it
    words: NDArray[np.uint64]  # the same bytes
    nodes: NDArray[Any]
    edges: NDArray[Any]
    progress: NDArray[Any]
    path: NDArray[np.int64]


def new_workspace(game: Game, seen: Record) -> Workspace:
    """The workspace of a search from this observation."""
    root, public, progress = (
        np.zeros(1, game.observation),
        np.zeros(1, game.observation),
        np.zeros(1, PROGRESS),
    )
    root[0] = seen
    progress[0].lowest, progress[0].highest = 1e9, -1e9
    return Workspace(
        root=root,
        deck=np.array(game.full_deck(seen), np.uint8),
        state=np.zeros(1, game.state),
        public=public,
        words=public.view(np.uint64),
        nodes=np.zeros(_NODES, NODE),
        edges=np.zeros(_EDGES, EDGE),
        progress=progress,
        path=np.zeros(_DEEPEST, np.int64),
    )


def choose_edge(space: Workspace, state: Record, stream: Stream) -> tuple[int, bool]:
    """The edge to follow, and whether the tree goes on behind it; -1 if the tree is full."""
    nodes, edges, progress = space.nodes, space.edges, space.progress[0]
    key = hash_words(space.words)
    node = find_slot(nodes, key)
    if nodes[node].key == NONE:
        if progress.nodes >= len(nodes) // 2:
            return -1, False
        nodes[node].key = key
        progress.nodes += 1
    moves = legal(state)
    untried = moves
    best = -1
    best_score = -1e300
    number = nodes[node].first_edge
    while number > 0:
        edge = edges[number - 1]
        if moves & bit(edge.move):
            untried &= ~bit(edge.move)
            edge.available += 1
            span = max(1.0, progress.highest - progress.lowest)
            mean = (edge.reward / edge.visits - progress.lowest) / span
            score = mean + EXPLORATION * sqrt(log(edge.available) / edge.visits)
            if score > best_score:
                best_score = score
                best = number - 1
        number = edge.next_edge
    if untried == NONE:
        return best, True
    if progress.edges >= len(edges):
        return best, best >= 0
    new = progress.edges
    progress.edges += 1
    edges[new].move = nth(untried, below(stream, popcount(untried)))
    edges[new].mover = state.to_move
    edges[new].available = 1
    edges[new].node = node
    edges[new].next_edge = nodes[node].first_edge
    nodes[node].first_edge = new + 1
    return new, False


def iterate(space: Workspace, iterations: int, stream: Stream) -> None:
    """Grow the tree."""
    root, state, deck = space.root[0], space.state[0], space.deck
    edges, progress, path = space.edges, space.progress[0], space.path
    for _ in range(iterations):
        imagine(root, stream, state)
        number = state.deal_number
        steps = 0
        in_tree = True
        while state.phase != OVER and state.deal_number == number:
            if state.phase == NEEDS_DEAL:
                shuffle(stream, deck, len(deck), cards_needed(state))
                deal(state, deck)
            elif in_tree:
                observe(state, NOBODY, space.public[0])
                edge, in_tree = choose_edge(space, state, stream)
                if edge >= 0:
                    path[steps] = edge
                    steps += 1
                    in_tree = in_tree and steps < len(path)
                    apply(state, first_action(state) + edges[edge].move)
            else:
                apply(state, random_move(state, stream))
        for seat in range(state.players):
            progress.lowest = min(progress.lowest, state.points[seat] - root.points[seat])
            progress.highest = max(progress.highest, state.points[seat] - root.points[seat])
        for step in range(steps):
            mover = edges[path[step]].mover
            edges[path[step]].visits += 1
            edges[path[step]].reward += state.points[mover] - root.points[mover]


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The compiled search of a game."""
    return game.bound(random_move, choose_edge, iterate)


class Ismcts:
    """The bot; it makes the move with the most visits."""

    def plays(self, game: Game) -> bool:
        """Any game."""
        return True

    def choose(self, game: Game, seen: Record, stream: Stream, effort: Effort) -> int:
        """The move with the most visits."""
        end = effort.end()
        if int(seen.legal).bit_count() == 1:
            return int(seen.first_action) + int(seen.legal).bit_length() - 1
        space = new_workspace(game, seen)
        spend(effort.clock, end, effort.worlds, lambda count: kernel(game)(space, count, stream))
        used = space.edges[: space.progress[0].edges]
        visits = np.where(used["node"] == used[0]["node"], used["visits"], -1)  # edge 0 is one of the root's
        return int(seen.first_action) + int(used[int(np.argmax(visits))]["move"])
