"""Endings solved exactly: backward induction over all worlds that are possible.

All moves are public, so the worlds that share the course of the moves form one place. There everybody
makes the move that is worth most to him on average over the worlds in which he holds the same hand: he
acts on his own knowledge. The worlds are weighed by what was done before the ending; nothing is read out
of the moves within it, but that a card played was held.

Written once against the contract and the names below, for games in which a seat knows its hand and what
lies open. The places on the way are a stack, so that the work can be interrupted and taken up again.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Notes
from kartentisch.bots.score import share_of_victory
from kartentisch.bots.search import likelihood, sensible, value
from kartentisch.bots.tree import find_node, hash_words
from kartentisch.core.bits import NONE, bit, lowest, nth, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL, OVER, Record, apply, first_action
from kartentisch.core.layout import Bits, Count, Float, SeatFloats, copy_shared, layout
from kartentisch.core.rng import Stream, below

SOLVED = 1
UNFINISHED = 0
NO_ENDING = -1

_BETTER = 1.0 + 1e-9  # by which factor a move must be, so that rounding decides nothing


class Place:
    """A place on the way: worlds that share the course of the moves."""

    begin: Count  # its worlds on the stack
    end: Count
    moves: Bits  # that are not done with


class World:
    """A world of a place on the way, and what the end is worth in it."""

    number: Count  # of the world it began as
    parent: Count  # the same world one move before
    moves: Bits  # that can be made in it
    best: Float  # the weighted sum of the best move of those who hold the same hand
    values: SeatFloats  # to everybody
    won: Float  # the chance to win of the seat that asks
    gained: Float  # its points


class Work:
    """How far a solution is."""

    place: Count  # on the way, from 0 on
    steps: Count  # moves made in worlds


PLACE = layout(Place)
WORLD = layout(World)
WORK = layout(Work)


def steps_expected(
    count: int, candidates: int, probes: int, stream: Stream, states: NDArray[Any], spare: NDArray[Any]
) -> float:
    """About how many moves a solution makes: the branches along random ways, multiplied (Knuth, 1975)."""
    state = spare[0]
    total = 0.0
    for probe in range(probes):
        copy_shared(states[probe * count // probes], state)
        number = state.deal_number
        ways = 1.0
        moves = candidates & sensible(state)
        while moves != NONE and state.phase != OVER and state.deal_number == number:
            ways *= popcount(moves)
            total += ways
            apply(state, first_action(state) + nth(moves, below(stream, popcount(moves))))
            moves = NONE if state.phase == NEEDS_DEAL else sensible(state)
    return total * count / probes


def begin_ending(
    root: NDArray[Any],
    knowledge: NDArray[Any],
    candidates: int,
    notes: Notes,
    spare: NDArray[Any],
    states: NDArray[Any],
    worlds: NDArray[Any],
    weights: NDArray[np.float64],
    nodes: NDArray[Any],
    groups: NDArray[np.int64],
    places: NDArray[Any],
    work: NDArray[Any],
) -> None:
    """Weigh the worlds, note by seat in which the same hand is held, and take up the first place."""
    count = len(weights)
    for number in range(count):
        state, world = states[number], worlds[number]
        weights[number] = likelihood(knowledge[0], state, notes, spare[0])
        world.number = number
        world.best = -1.0
        own = state.hands[root[0].seat] == root[0].own_hand
        world.moves = candidates if own else candidates & sensible(state)
    for seat in range(root[0].players):
        for place in range(len(nodes)):
            nodes[place].key = NONE
        for number in range(count):
            key = hash_words(states[number].hands[seat : seat + 1])
            group = find_node(nodes, key)
            nodes[group].key = key
            groups[seat, number] = group
    places[0].begin = 0
    places[0].end = count
    places[0].moves = candidates
    work[0].place = 0
    work[0].steps = 0


def enter_place(
    begin: int, end: int, asking: Record, states: NDArray[Any], worlds: NDArray[Any], place: Record
) -> bool:
    """Note the moves of a new place, or what it is worth where the deal is over; whether it is an ending."""
    place.begin = begin
    place.end = end
    place.moves = NONE
    for index in range(begin, end):
        state, world = states[index], worlds[index]
        if state.phase == OVER or state.deal_number != asking.deal_number:
            for seat in range(state.players):
                world.values[seat] = value(state, seat)
            is_won = share_of_victory(state.points, asking.seat, state.players)
            world.won = is_won if state.phase == OVER else world.values[asking.seat]
            world.gained = state.points[asking.seat] - asking.points[asking.seat]
        elif state.phase == NEEDS_DEAL:
            return False
        else:
            world.best = -1.0
            world.moves = sensible(state)
            place.moves |= world.moves
    return True


@compiled
def leave_place(
    place: Record,
    mover: int,
    worlds: NDArray[Any],
    weights: NDArray[np.float64],
    groups: NDArray[np.int64],
    sums: NDArray[np.float64],
) -> None:
    """Those who hold the same hand prefer the move to this place if it is worth more to them."""
    for index in range(place.begin, place.end):
        sums[groups[mover, worlds[index].number]] = 0.0
    for index in range(place.begin, place.end):
        number = worlds[index].number
        sums[groups[mover, number]] += weights[number] * worlds[index].values[mover]
    for index in range(place.begin, place.end):
        world = worlds[index]
        parent = worlds[world.parent]
        worth = sums[groups[mover, world.number]]
        if worth > parent.best * _BETTER:
            parent.best = worth
            parent.won = world.won
            parent.gained = world.gained
            for seat in range(len(world.values)):
                parent.values[seat] = world.values[seat]


@compiled
def note_candidate(
    asking: Record,
    place: Record,
    states: NDArray[Any],
    worlds: NDArray[Any],
    weights: NDArray[np.float64],
    worth: NDArray[np.float64],
) -> None:
    """Write down a candidate's mean value, chance to win and points, over the worlds with one's own hand."""
    worth[:] = 0.0
    total = 0.0
    for index in range(place.begin, place.end):
        world = worlds[index]
        if states[world.number].hands[asking.seat] == asking.own_hand:
            weight = weights[world.number]
            total += weight
            worth[0] += weight * world.values[asking.seat]
            worth[1] += weight * world.won
            worth[2] += weight * world.gained
    worth /= total


def solve(
    root: NDArray[Any],
    most_steps: int,
    states: NDArray[Any],
    worlds: NDArray[Any],
    weights: NDArray[np.float64],
    groups: NDArray[np.int64],
    sums: NDArray[np.float64],
    places: NDArray[Any],
    work: NDArray[Any],
    worth: NDArray[np.float64],
) -> int:
    """Go on with a solution up to so many steps in all: SOLVED, UNFINISHED, or NO_ENDING if it cannot be.

    `worth` then holds each candidate's value, chance to win and points.
    """
    while True:
        here = work[0].place
        place = places[here]
        if place.moves == NONE:
            if here == 0:
                return SOLVED
            above = places[here - 1]
            leave_place(place, states[above.begin].to_move, worlds, weights, groups, sums)
            if here == 1:
                note_candidate(root[0], place, states, worlds, weights, worth[lowest(above.moves)])
            above.moves = without_lowest(above.moves)
            work[0].place -= 1
            continue
        if work[0].steps >= most_steps:
            return UNFINISHED
        if here + 1 == len(places):
            return NO_ENDING
        move = lowest(place.moves)
        action = first_action(states[place.begin]) + move
        end = place.end
        for index in range(place.begin, place.end):
            if worlds[index].moves & bit(move):
                if end == len(states):
                    return NO_ENDING
                copy_shared(states[index], states[end])
                apply(states[end], action)
                worlds[end].number = worlds[index].number
                worlds[end].parent = index
                end += 1
        work[0].steps += end - place.end
        if not enter_place(place.end, end, root[0], states, worlds, places[here + 1]):
            return NO_ENDING
        work[0].place += 1
