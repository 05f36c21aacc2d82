"""The expert's search: the same imagined worlds for all candidates, and a tree below each of them.

All moves are public, so a place in the tree is the course of the moves since the candidate, and a player's
information set is that together with his own cards: in each world only the moves that it allows count.
Every move is judged by what it was worth to its own player. Where the tree ends, everybody plays on by a
quick player's rules.

Written once against the contract and the names below, which each game's bots offer (`base.Foresight`).
"""

from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Notes
from kartentisch.bots.score import share_of_victory
from kartentisch.core.bits import NONE, bit, lowest, nth, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import (
    NEEDS_DEAL,
    OVER,
    Deck,
    Record,
    apply,
    cards_needed,
    deal,
    first_action,
    imagine,
    observe,
)
from kartentisch.core.layout import MAX_SEATS, Count, Float, SeatFloats, copy_shared, layout
from kartentisch.core.rng import Stream, below, fraction, next_word, shuffle

EXPLORATION = 1.0  # in standard deviations of what the deal is worth to the player
HOPE = 0.5  # of the exploration for a move that was never tried


class Branch:
    """A move from a place in the tree; other branches by their numbers, 0 for none."""

    move: Count
    mover: Count
    visits: Count
    available: Count
    sibling: Count  # the next move from the same place
    child: Count  # the first move behind this one
    worth: Float  # the sum of what it was worth to its player


class Progress:
    """How far a search is; branches 1 to 64 are the candidates."""

    branches: Count  # in use
    playouts: Count
    average: SeatFloats  # of what the deal was worth to each seat
    squares: SeatFloats  # the sum of the squared deviations from it


BRANCH = layout(Branch)
PROGRESS = layout(Progress)
FIRST_FREE = 65


def policy(seen: Record, stream: Stream) -> int:
    """A sensible move of the observing seat."""
    raise NotImplementedError


def quick(state: Record, seen: Record, notes: Notes, stream: Stream) -> int:
    """A quick and sensible move of the seat to move, who reads only what he knows.

    The notes tell what kind of player he may be.
    """
    raise NotImplementedError


def sensible(state: Record) -> int:
    """The moves worth trying, counted from `first_action`."""
    raise NotImplementedError


def likelihood(seen: Record, world: Record, notes: Notes, past: Record) -> float:
    """How likely what the others did is in this world; `past` is a state to work with."""
    raise NotImplementedError


def watch(state: Record, action: int, tally: NDArray[np.float64]) -> None:
    """Count what happens with this move, by seat."""
    raise NotImplementedError


def even_out(state: Record, action: int, notes: Notes) -> None:
    """Exchange hidden cards before this move, so that all candidates meet with the same luck."""
    raise NotImplementedError


def value(state: Record, seat: int) -> float:
    """What the points after a deal are worth to a seat."""
    raise NotImplementedError


def quick_by_policy(state: Record, seen: Record, notes: Notes, stream: Stream) -> int:
    """The rule of thumb as the quick player."""
    observe(state, state.to_move, seen)
    return policy(seen, stream)


def fill_pool(
    root: NDArray[Any],
    notes: Notes,
    stream: Stream,
    states: NDArray[Any],
    pool: NDArray[Any],
    shares: NDArray[np.float64],
) -> None:
    """Imagine worlds, and write down the running sum of how likely they make what the others did."""
    total = 0.0
    for index in range(len(shares)):
        imagine(root[0], stream, pool[index])
        total += likelihood(root[0], pool[index], notes, states[1])
        shares[index] = total


@compiled
def drawn_by_share(shares: NDArray[np.float64], stream: Stream) -> int:
    """A place in the pool, each with its share of the sum."""
    aim = fraction(stream) * shares[-1]
    low = 0
    high = len(shares) - 1
    while low < high:
        middle = (low + high) // 2
        if shares[middle] > aim:
            high = middle
        else:
            low = middle + 1
    return low


def choose_branch(
    branches: NDArray[Any],
    progress: Record,
    place: int,
    state: Record,
    seen: Record,
    notes: Notes,
    stream: Stream,
) -> tuple[int, bool]:
    """The branch to follow, and whether the tree goes on behind it; 0 if the tree is full."""
    moves = sensible(state)
    untried = moves
    scale = EXPLORATION * sqrt(progress.squares[state.to_move] / max(1, progress.playouts))
    best = 0
    best_score = -1e300
    visits = 0
    worth = 0.0
    number = branches[place].child
    while number > 0:
        branch = branches[number]
        if moves & bit(branch.move):
            untried &= ~bit(branch.move)
            branch.available += 1
            visits += branch.visits
            worth += branch.worth
            score = branch.worth / branch.visits + scale * sqrt(log(branch.available) / branch.visits)
            if score > best_score:
                best_score = score
                best = number
        number = branch.sibling
    if untried == NONE:
        return best, True
    move = quick(state, seen, notes, stream) - first_action(state)
    if untried & bit(move) == NONE:
        if best_score >= worth / visits + HOPE * scale * sqrt(log(visits + 1)):
            return best, True
        move = nth(untried, below(stream, popcount(untried)))
    if progress.branches >= len(branches):
        return best, best > 0
    new = progress.branches
    progress.branches += 1
    branches[new].move = move
    branches[new].mover = state.to_move
    branches[new].visits = 0
    branches[new].worth = 0.0
    branches[new].available = 1
    branches[new].child = 0
    branches[new].sibling = branches[place].child
    branches[place].child = new
    return new, False


def finish_deal(
    state: Record,
    number: int,
    place: int,
    branches: NDArray[Any],
    progress: Record,
    path: NDArray[np.int64],
    seen: Record,
    notes: Notes,
    stream: Stream,
    deck: Deck,
    tally: NDArray[np.float64],
) -> int:
    """Play on until the deal with this number is over; returns how many steps of it led through the tree."""
    steps = 0
    in_tree = len(path) > 0
    while state.phase != OVER and state.deal_number == number:
        if state.phase == NEEDS_DEAL:
            shuffle(stream, deck, len(deck), cards_needed(state))
            deal(state, deck)
            in_tree = False  # behind the tree's places lie moves only
            continue
        if in_tree:
            place, in_tree = choose_branch(branches, progress, place, state, seen, notes, stream)
        else:
            place = 0
        if place > 0:
            path[steps] = place
            steps += 1
            in_tree = in_tree and steps < len(path)
            action = first_action(state) + branches[place].move
        else:
            action = quick(state, seen, notes, stream)
        watch(state, action, tally)
        even_out(state, action, notes)
        apply(state, action)
    return steps


def note_worth(
    branches: NDArray[Any], progress: Record, path: NDArray[np.int64], steps: int, values: NDArray[np.float64]
) -> None:
    """Credit the moves of a play-out with what came of it."""
    progress.playouts += 1
    for seat in range(len(values)):
        off = values[seat] - progress.average[seat]
        progress.average[seat] += off / progress.playouts
        progress.squares[seat] += off * (values[seat] - progress.average[seat])
    for step in range(steps):
        branch = branches[path[step]]
        branch.visits += 1
        branch.worth += values[branch.mover]


def weigh_moves(
    root: NDArray[Any],
    notes: Notes,
    candidates: int,
    worlds: int,
    stream: Stream,
    deck: Deck,
    states: NDArray[Any],
    pool: NDArray[Any],
    shares: NDArray[np.float64],
    scratch: NDArray[Any],
    branches: NDArray[Any],
    progresses: NDArray[Any],
    path: NDArray[np.int64],
    sums: NDArray[np.float64],
    results: NDArray[np.float64],
    tallies: NDArray[np.float64],
) -> None:
    """Add the value of every candidate in so many further worlds.

    Worlds are drawn from the pool by their shares, or imagined if there are none. `results` holds each
    candidate's chance to win and points in the last world, `tallies` what was counted in it.
    """
    observation, seen, progress = root[0], scratch[0], progresses[0]
    world, state = states[0], states[1]
    own = np.zeros(1, np.uint64)
    values = np.zeros(MAX_SEATS)
    for _ in range(worlds):
        if len(shares) > 0:
            copy_shared(pool[drawn_by_share(shares, stream)], world)
        else:
            imagine(observation, stream, world)
        luck = next_word(stream)
        moves = candidates
        while moves != NONE:
            move = lowest(moves)
            moves = without_lowest(moves)
            own[0] = luck  # the same chances for every candidate
            copy_shared(world, state)
            tally = tallies[move]
            tally[:] = 0.0
            watch(state, observation.first_action + move, tally)
            even_out(state, observation.first_action + move, notes)
            apply(state, observation.first_action + move)
            steps = finish_deal(
                state,
                observation.deal_number,
                1 + move,
                branches,
                progress,
                path,
                seen,
                notes,
                own,
                deck,
                tally,
            )
            for seat in range(state.players):
                values[seat] = value(state, seat)
            note_worth(branches, progress, path, steps, values[: state.players])
            sums[move] += values[observation.seat]
            won = share_of_victory(state.points, observation.seat, state.players)
            results[move, 0] = won if state.phase == OVER else values[observation.seat]
            results[move, 1] = state.points[observation.seat] - observation.points[observation.seat]
