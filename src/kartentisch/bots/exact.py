"""When an ending is solved exactly: where that fits into the effort."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots import ending
from kartentisch.bots.base import Effort, Foresight, Thumb
from kartentisch.bots.tree import NODE
from kartentisch.core.contract import NOBODY
from kartentisch.core.game import Game
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.rng import new_stream

_MOST_WORLDS = 2**12
_STACK = 2**15
_PLACES = 64
_MOVES = 64
_PROBES = 16

_STEPS_A_MILLISECOND = 5_000  # that may be expected: about half the time
_FIXED_STEPS = 20_000  # where the effort is a number of worlds
_PORTION = 5_000
_SHARE = 0.6  # of the time at most: the rest is for the search if that did not suffice

_EQUAL = 1e-9


@cache
def kernels(game: Game, thumb: Thumb, foresight: Foresight) -> tuple[Callable[..., Any], ...]:
    """The compiled solution of a game's endings: estimating, beginning, solving."""
    sensible = foresight.sensible or game.rules["legal"]
    return (
        game.bound(ending.steps_expected, sensible=sensible),
        game.bound(ending.begin_ending, sensible=sensible, likelihood=foresight.likelihood),
        game.bound(ending.enter_place, ending.solve, sensible=sensible, value=thumb.value),
    )


class Ending:
    """The memory of one thread's endings in one game, laid out once.

    Where there are few enough, all worlds are looked at that fit what lies open, so that nobody knows
    another's hand. Else only those that fit what the seat knows that asks: the others then act as if
    they knew its hand.
    """

    def __init__(self, game: Game, thumb: Thumb, foresight: Foresight) -> None:
        assert foresight.worlds_left is not None
        self.worlds_left, self.take_notes = foresight.worlds_left, foresight.take_notes
        self.observe = game.rules["observe"]
        self.steps_expected, self.begin, self.go_on = kernels(game, thumb, foresight)
        self.root, self.public = np.zeros(1, game.observation), np.zeros(1, game.observation)
        self.notes = foresight.new_notes()
        self.spare = np.zeros(1, game.state)
        self.states, self.worlds = np.zeros(_STACK, game.state), np.zeros(_STACK, ending.WORLD)
        self.weights = np.zeros(_MOST_WORLDS)
        self.nodes, self.sums = np.zeros(2 * _MOST_WORLDS, NODE), np.zeros(2 * _MOST_WORLDS)
        self.groups = np.zeros((MAX_SEATS, _MOST_WORLDS), np.int64)
        self.places, self.work = np.zeros(_PLACES, ending.PLACE), np.zeros(1, ending.WORK)
        self.worth = np.zeros((_MOVES, 3))  # of each candidate: value, chance to win, points
        self.count = 0  # of worlds
        # Everything is compiled now, not in the middle of a game.
        self.fits(self.root, np.uint64(0), 0)
        self.steps_expected(1, np.uint64(0), 1, new_stream(0), self.states, self.spare)
        self.begin_with(self.root, np.uint64(0))
        self.go_on_to(0)

    def solve(self, seen: Any, candidates: np.uint64, effort: Effort, end: float) -> bool:
        """Find out what the candidates are worth if that fits into the effort."""
        self.root[0] = seen
        most = int(_STEPS_A_MILLISECOND * effort.milliseconds) if effort.worlds is None else _FIXED_STEPS
        if not self.fits(self.root, candidates, most):
            return False
        knowledge = self.public
        self.observe(self.states[0], NOBODY, self.public[0])
        if not self.fits(self.public, candidates, most):
            knowledge = self.root
            self.fits(self.root, candidates, most)
        self.take_notes(self.root[0], self.notes, self.spare[0])
        self.begin_with(knowledge, candidates)
        late = end - (1.0 - _SHARE) * effort.milliseconds / 1000
        steps = 0
        answer = ending.UNFINISHED
        while answer == ending.UNFINISHED:
            if steps >= 2 * most or (effort.worlds is None and effort.clock() >= late):
                return False
            steps += _PORTION
            answer = self.go_on_to(steps)
        return bool(answer == ending.SOLVED)

    def fits(self, knowledge: NDArray[Any], candidates: np.uint64, most: int) -> bool:
        """List the worlds that fit what is known, and estimate whether so many steps suffice for them."""
        room = max(1, min(_MOST_WORLDS, most // _PROBES))
        self.count = max(0, int(self.worlds_left(knowledge[0], self.states[:room])))
        if self.count == 0:
            return False
        stream = new_stream(0)  # always the same, so that identical positions are treated alike
        expected = self.steps_expected(self.count, candidates, _PROBES, stream, self.states, self.spare)
        return bool(expected <= most)

    def begin_with(self, knowledge: NDArray[Any], candidates: np.uint64) -> None:
        """Take up the ending with the worlds listed."""
        self.begin(
            self.root,
            knowledge,
            candidates,
            self.notes,
            self.spare,
            self.states,
            self.worlds,
            self.weights[: self.count],
            self.nodes,
            self.groups,
            self.places,
            self.work,
        )

    def go_on_to(self, steps: int) -> int:
        """Go on with the solution up to so many steps in all."""
        return int(
            self.go_on(
                self.root,
                steps,
                self.states,
                self.worlds,
                self.weights[: self.count],
                self.groups,
                self.sums,
                self.places,
                self.work,
                self.worth,
            )
        )

    def best_of(self, moves: list[int]) -> list[int]:
        """Those that are worth most of the moves solved; several if they are worth the same."""
        most = max(self.worth[move, 0] for move in moves)
        return [move for move in moves if self.worth[move, 0] >= most - _EQUAL]
