"""Exact endgames: backward induction over all worlds.

All moves are public, so the worlds that share a sequence of moves form one node. There every player makes
the move of greatest mean value over the worlds in which they hold the same hand: their information set.
The opponent model weights the worlds by what was done before the endgame; within it only the cards played
are taken into account.

For games with `HiddenHands`. The nodes on the current line are a stack, so that the work can be
interrupted and taken up again.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import Effort, Floats, Notes, ObservationWithHand, StateWithHands
from kartentisch.bots.bundle import GameBots, heuristics, opponent, pruning
from kartentisch.bots.search.hashing import SLOT, find_slot, hash_words
from kartentisch.bots.search.moves import MOST_MOVES
from kartentisch.bots.search.score import share_of_victory
from kartentisch.core.bits import NONE, bit, lowest, nth, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL, NOBODY, OVER, Record, apply, first_action
from kartentisch.core.game import Game
from kartentisch.core.layout import MAX_SEATS, Bits, Count, Float, SeatFloats, copy_shared, layout
from kartentisch.core.rng import Stream, below, new_stream

SOLVED = 1
UNFINISHED = 0
NO_ENDGAME = -1

_TOLERANCE = 1.0 + 1e-9  # against rounding
_EQUAL = 1e-9

_MOST_WORLDS = 2**12
_STACK = 2**15
_DEEPEST = 64
_PROBES = 16

_STEPS_A_MILLISECOND = 5_000  # that may be expected: about half the time
_FIXED_STEPS = 20_000  # where the effort is a number of worlds
_PORTION = 5_000
_SHARE = 0.6  # of the time at most: the rest is for the search if that did not suffice


class Node:
    """The worlds that share a sequence of moves."""

    begin: Count  # its worlds on the stack
    end: Count
    moves: Bits  # still to be tried


class World:
    """A world at a node, and its values under best play."""

    number: Count  # of the world it began as
    parent: Count  # the same world one move before
    moves: Bits  # that are possible in it
    best: Float  # the weighted sum of the best move of its information set
    values: SeatFloats
    won: Float  # the observing seat's chance to win
    gained: Float  # its points


class Progress:
    """The state of the induction."""

    worlds: Count  # that it began with
    depth: Count  # of the current node
    steps: Count  # moves made in worlds


NODE = layout(Node)
WORLD = layout(World)
PROGRESS = layout(Progress)


class Workspace(NamedTuple):
    """The memory of one thread's endgames in one game; arrays of one element are records."""

    root: NDArray[Any]  # the observation
    notes: Notes
    spare: NDArray[Any]  # a state
    states: NDArray[Any]  # the stack of worlds
    worlds: NDArray[Any]  # the same, with their values
    weights: Floats  # of the worlds it began with
    slots: NDArray[Any]  # a hash table of hands
    information_sets: NDArray[np.int64]  # by seat and world
    sums: Floats  # by information set
    nodes: NDArray[Any]
    progress: NDArray[Any]
    values: Floats  # of each candidate: value, chance to win, points


def new_workspace(game: Game, root: NDArray[Any], notes: Notes) -> Workspace:
    """The workspace for a game; observation and notes are those of the search."""
    return Workspace(
        root=root,
        notes=notes,
        spare=np.zeros(1, game.state),
        states=np.zeros(_STACK, game.state),
        worlds=np.zeros(_STACK, WORLD),
        weights=np.zeros(_MOST_WORLDS),
        slots=np.zeros(2 * _MOST_WORLDS, SLOT),
        information_sets=np.zeros((MAX_SEATS, _MOST_WORLDS), np.int64),
        sums=np.zeros(2 * _MOST_WORLDS),
        nodes=np.zeros(_DEEPEST, NODE),
        progress=np.zeros(1, PROGRESS),
        values=np.zeros((MOST_MOVES, 3)),
    )


# The kernel


def expected_steps(space: Workspace, count: int, candidates: int, stream: Stream) -> float:
    """An estimate of the moves that a solution makes: the branching along random lines (Knuth, 1975)."""
    state = space.spare[0]
    total = 0.0
    for probe in range(_PROBES):
        copy_shared(space.states[probe * count // _PROBES], state)
        number = state.deal_number
        lines = 1.0
        moves = candidates & pruning.tree_moves(state)
        while moves != NONE and state.phase != OVER and state.deal_number == number:
            lines *= popcount(moves)
            total += lines
            apply(state, first_action(state) + nth(moves, below(stream, popcount(moves))))
            moves = NONE if state.phase == NEEDS_DEAL else pruning.tree_moves(state)
    return total * count / _PROBES


def begin(space: Workspace, knowledge: NDArray[Any], candidates: int) -> None:
    """Weight the worlds, find the information sets, and enter the first node."""
    root, slots, progress = space.root[0], space.slots, space.progress[0]
    own: ObservationWithHand = root
    for number in range(progress.worlds):
        state: StateWithHands = space.states[number]
        world = space.worlds[number]
        space.weights[number] = opponent.likelihood(knowledge[0], state, space.notes, space.spare[0])
        world.number = number
        world.best = -1.0
        is_own = state.hands[root.seat] == own.own_hand
        world.moves = candidates if is_own else candidates & pruning.tree_moves(state)
    for seat in range(root.players):
        for slot in range(len(slots)):
            slots[slot].key = NONE
        for number in range(progress.worlds):
            key = hash_words(space.states[number].hands[seat : seat + 1])
            slot = find_slot(slots, key)
            slots[slot].key = key
            space.information_sets[seat, number] = slot
    first = space.nodes[0]
    first.begin = 0
    first.end = progress.worlds
    first.moves = candidates
    progress.depth = 0
    progress.steps = 0


def enter(space: Workspace, begin: int, end: int, node: Record) -> bool:
    """Note the moves of a new node, or its values where the deal is over; False if it is not an endgame."""
    root = space.root[0]
    node.begin = begin
    node.end = end
    node.moves = NONE
    for index in range(begin, end):
        state, world = space.states[index], space.worlds[index]
        if state.phase == OVER or state.deal_number != root.deal_number:
            for seat in range(state.players):
                world.values[seat] = heuristics.value(state, seat)
            won = share_of_victory(state.points, root.seat, state.players)
            world.won = won if state.phase == OVER else world.values[root.seat]
            world.gained = state.points[root.seat] - root.points[root.seat]
        elif state.phase == NEEDS_DEAL:
            return False
        else:
            world.best = -1.0
            world.moves = pruning.tree_moves(state)
            node.moves |= world.moves
    return True


@compiled
def leave(space: Workspace, node: Record, mover: int) -> None:
    """Each information set of the mover prefers the move to this node if its value is greater."""
    worlds, weights, sums, own_set = space.worlds, space.weights, space.sums, space.information_sets[mover]
    for index in range(node.begin, node.end):
        sums[own_set[worlds[index].number]] = 0.0
    for index in range(node.begin, node.end):
        number = worlds[index].number
        sums[own_set[number]] += weights[number] * worlds[index].values[mover]
    for index in range(node.begin, node.end):
        world = worlds[index]
        parent = worlds[world.parent]
        value = sums[own_set[world.number]]
        if value > parent.best * _TOLERANCE:
            parent.best = value
            parent.won = world.won
            parent.gained = world.gained
            for seat in range(len(world.values)):
                parent.values[seat] = world.values[seat]


@compiled
def note_candidate(space: Workspace, node: Record, values: Floats) -> None:
    """Write down a candidate's mean value, chance to win and points in the worlds with the own hand."""
    root = space.root[0]
    values[:] = 0.0
    total = 0.0
    for index in range(node.begin, node.end):
        world = space.worlds[index]
        if space.states[world.number].hands[root.seat] == root.own_hand:
            weight = space.weights[world.number]
            total += weight
            values[0] += weight * world.values[root.seat]
            values[1] += weight * world.won
            values[2] += weight * world.gained
    values /= total


def go_on(space: Workspace, most_steps: int) -> int:
    """Go on up to so many steps in all: SOLVED, UNFINISHED, or NO_ENDGAME if it cannot be solved."""
    states, worlds, nodes, progress = space.states, space.worlds, space.nodes, space.progress[0]
    while True:
        depth = progress.depth
        node = nodes[depth]
        if node.moves == NONE:
            if depth == 0:
                return SOLVED
            parent = nodes[depth - 1]
            leave(space, node, states[parent.begin].to_move)
            if depth == 1:
                note_candidate(space, node, space.values[lowest(parent.moves)])
            parent.moves = without_lowest(parent.moves)
            progress.depth -= 1
            continue
        if progress.steps >= most_steps:
            return UNFINISHED
        if depth + 1 == len(nodes):
            return NO_ENDGAME
        move = lowest(node.moves)
        action = first_action(states[node.begin]) + move
        end = node.end
        for index in range(node.begin, node.end):
            if worlds[index].moves & bit(move):
                if end == len(states):
                    return NO_ENDGAME
                copy_shared(states[index], states[end])
                apply(states[end], action)
                worlds[end].number = worlds[index].number
                worlds[end].parent = index
                end += 1
        progress.steps += end - node.end
        if not enter(space, node.end, end, nodes[depth + 1]):
            return NO_ENDGAME
        progress.depth += 1


@cache
def kernels(game: Game, bots: GameBots) -> tuple[Callable[..., Any], ...]:
    """The compiled kernel of a game: estimating, beginning, going on."""
    return bots.bound(game, expected_steps), bots.bound(game, begin), bots.bound(game, enter, go_on)


# The driver


class ExactEndgame:
    """One thread's endgames in a game.

    The worlds are all that fit what everybody sees, so that nobody knows another's hand. If those are too
    many, they are all that fit the observing seat's knowledge; the others then act as if they knew its
    hand.
    """

    def __init__(self, game: Game, bots: GameBots, root: NDArray[Any], notes: Notes) -> None:
        assert bots.hands is not None
        _check_fields(game.state, StateWithHands)
        _check_fields(game.observation, ObservationWithHand)
        self.all_worlds = bots.hands.all_worlds
        self._observe = game.rules["observe"]
        self._expected_steps, self._begin, self._go_on = kernels(game, bots)
        self.space = new_workspace(game, root, notes)
        self._public = np.zeros(1, game.observation)  # what everybody sees
        # Everything is compiled now, not in the middle of a game.
        self.load_worlds(root, np.uint64(0), 0)
        self._expected_steps(self.space, 1, np.uint64(0), new_stream(0))
        self._begin(self.space, root, np.uint64(0))
        self._go_on(self.space, 0)

    def solve(self, candidates: np.uint64, effort: Effort, end: float) -> bool:
        """Find the values of the observing seat's candidates if the effort allows it."""
        space = self.space
        most = int(_STEPS_A_MILLISECOND * effort.milliseconds) if effort.worlds is None else _FIXED_STEPS
        if not self.load_worlds(space.root, candidates, most):
            return False
        knowledge = self._public
        self._observe(space.states[0], NOBODY, self._public[0])
        if not self.load_worlds(self._public, candidates, most):
            knowledge = space.root
            self.load_worlds(space.root, candidates, most)
        self._begin(space, knowledge, candidates)
        late = end - (1.0 - _SHARE) * effort.milliseconds / 1000
        steps = 0
        answer = UNFINISHED
        while answer == UNFINISHED:
            if steps >= 2 * most or (effort.worlds is None and effort.clock() >= late):
                return False
            steps += _PORTION
            answer = self._go_on(space, steps)
        return bool(answer == SOLVED)

    def load_worlds(self, knowledge: NDArray[Any], candidates: np.uint64, most: int) -> bool:
        """Load all worlds that fit what is known; False if they cannot be solved in about so many steps."""
        room = max(1, min(_MOST_WORLDS, most // _PROBES))
        count = max(0, int(self.all_worlds(knowledge[0], self.space.states[:room])))
        self.space.progress[0].worlds = count
        if count == 0:
            return False
        stream = new_stream(0)  # always the same, so that identical positions are treated alike
        return bool(self._expected_steps(self.space, count, candidates, stream) <= most)

    def best_of(self, moves: list[int]) -> list[int]:
        """Those of the solved moves with the greatest value; several if they are equal."""
        values = self.space.values
        most = max(values[move, 0] for move in moves)
        return [move for move in moves if values[move, 0] >= most - _EQUAL]


def _check_fields(record: np.dtype[Any], protocol: type) -> None:
    missing = set(protocol.__annotations__) - set(record.names or ())
    if missing:
        raise TypeError(f"exact endgames need records with the fields {sorted(missing)}")
