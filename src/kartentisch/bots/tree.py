"""Information-set Monte Carlo tree search, compiled (Cowling, Powley and Whitehouse, 2012).

Each iteration draws one world uniformly, walks down the tree along moves that are legal in it, adds one
new move, plays on at random to the end of the deal and notes everybody's points. All moves are public,
so a player's information set is a public state together with his own cards: nodes are public states, and
each player's choices are judged by his own reward only (one tree per player, laid over one another).
"""

from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, bit, i64, nth, popcount, u64
from kartentisch.core.compiled import compiled
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
from kartentisch.core.layout import Bits, Count, Float, layout
from kartentisch.core.playout import random_move
from kartentisch.core.rng import Stream, below, shuffle

EXPLORATION = 0.7
MOST_STEPS = 1_024


class Node:
    """A public state; its moves are a chain of edges."""

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


NODE = layout(Node)
EDGE = layout(Edge)


@compiled
def hash_words(words: NDArray[np.uint64]) -> int:
    """A hash of a record's bytes."""
    value = u64(0x9E3779B97F4A7C15)
    for index in range(len(words)):
        value = (value ^ words[index]) * u64(0xBF58476D1CE4E5B9)
        value ^= value >> u64(29)
    return value | u64(1)  # 0 marks an empty place


@compiled
def find_node(nodes: NDArray[Any], key: int) -> int:
    """The place of a key in the table, or the empty place where it belongs."""
    mask = u64(len(nodes) - 1)
    place = key & mask
    while nodes[place].key != NONE and nodes[place].key != key:
        place = (place + u64(1)) & mask
    return i64(place)


def choose_edge(
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counts: NDArray[np.int64],
    spread: NDArray[np.float64],
    key: int,
    state: Record,
    stream: Stream,
) -> tuple[int, bool]:
    """The edge to follow, and whether the tree goes on behind it; -1 if the tree is full."""
    place = find_node(nodes, key)
    if nodes[place].key == NONE:
        if counts[0] >= len(nodes) // 2:
            return -1, False
        nodes[place].key = key
        counts[0] += 1
    moves = legal(state)
    untried = moves
    best = -1
    best_score = -1e300
    number = nodes[place].first_edge
    while number > 0:
        edge = edges[number - 1]
        if moves & bit(edge.move):
            untried &= ~bit(edge.move)
            edge.available += 1
            mean = (edge.reward / edge.visits - spread[0]) / max(1.0, spread[1] - spread[0])
            score = mean + EXPLORATION * sqrt(log(edge.available) / edge.visits)
            if score > best_score:
                best_score = score
                best = number - 1
        number = edge.next_edge
    if untried == NONE:
        return best, True
    if counts[1] >= len(edges):
        return best, best >= 0
    new = counts[1]
    counts[1] += 1
    edges[new].move = nth(untried, below(stream, popcount(untried)))
    edges[new].mover = state.to_move
    edges[new].available = 1
    edges[new].node = place
    edges[new].next_edge = nodes[place].first_edge
    nodes[place].first_edge = new + 1
    return new, False


def iterate(
    root: NDArray[Any],
    iterations: int,
    stream: Stream,
    deck: Deck,
    states: NDArray[Any],
    seen: NDArray[Any],
    words: NDArray[np.uint64],
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counts: NDArray[np.int64],
    spread: NDArray[np.float64],
    path: NDArray[np.int64],
) -> None:
    """Grow the tree by so many iterations; `counts` holds the edges and nodes in use."""
    state = states[0]
    for _ in range(iterations):
        imagine(root[0], stream, state)
        number = state.deal_number
        steps = 0
        in_tree = True
        while state.phase != OVER and state.deal_number == number:
            if state.phase == NEEDS_DEAL:
                shuffle(stream, deck, len(deck), cards_needed(state))
                deal(state, deck)
            elif in_tree:
                observe(state, NOBODY, seen[0])
                edge, in_tree = choose_edge(nodes, edges, counts, spread, hash_words(words), state, stream)
                if edge >= 0:
                    path[steps] = edge
                    steps += 1
                    in_tree = in_tree and steps < len(path)
                    apply(state, first_action(state) + edges[edge].move)
            else:
                apply(state, random_move(state, stream))
        for seat in range(state.players):
            spread[0] = min(spread[0], state.points[seat] - root[0].points[seat])
            spread[1] = max(spread[1], state.points[seat] - root[0].points[seat])
        for step in range(steps):
            mover = edges[path[step]].mover
            edges[path[step]].visits += 1
            edges[path[step]].reward += state.points[mover] - root[0].points[mover]
