"""Determinized search with sequential halving.

All candidates are tried in the same sampled worlds (determinizations) with the same random numbers; the
worse half is dropped round by round. A tree grows below each candidate (`tree.py`), and rollouts play the
deal to its end.
"""

from collections.abc import Callable
from functools import cache
from math import ceil, exp, log2
from threading import local
from typing import Any

import numpy as np

from kartentisch.bots.api import Effort, Floats
from kartentisch.bots.bundle import GameBots, heuristics, luck, opponent, rollout, tally
from kartentisch.bots.search.budget import pool_size, spend
from kartentisch.bots.search.endgame import ExactEndgame
from kartentisch.bots.search.moves import MOST_MOVES, mask_of
from kartentisch.bots.search.score import share_of_victory
from kartentisch.bots.search.tree import back_up, choose_branch, no_branch
from kartentisch.bots.search.workspace import Workspace, new_workspace, reset
from kartentisch.core.bits import NONE, lowest, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import (
    NEEDS_DEAL,
    OVER,
    Record,
    apply,
    cards_needed,
    deal,
    first_action,
    imagine,
)
from kartentisch.core.game import Game
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import Stream, fraction, next_word, shuffle

# The kernel


def fill_pool(space: Workspace, size: int, stream: Stream) -> None:
    """Sample worlds uniformly, and sum up their likelihoods under the opponent model."""
    root = space.root[0]
    total = 0.0
    for index in range(size):
        imagine(root, stream, space.pool[index])
        total += opponent.likelihood(root, space.pool[index], space.notes, space.state[0])
        space.cumulative[index] = total
    space.progress[0].pool_size = size


@compiled
def sample(cumulative: Floats, stream: Stream) -> int:
    """An index, each in proportion to its weight."""
    target = fraction(stream) * cumulative[-1]
    low = 0
    high = len(cumulative) - 1
    while low < high:
        middle = (low + high) // 2
        if cumulative[middle] > target:
            high = middle
        else:
            low = middle + 1
    return low


def finish_deal(space: Workspace, node: int, counts: Floats) -> int:
    """Play the deal of the rollout to its end, from a node; returns the number of moves in the tree."""
    state, seen, notes, stream, deck = space.state[0], space.scratch[0], space.notes, space.stream, space.deck
    branches, path, progress = space.branches, space.path, space.progress[0]
    number = space.root[0].deal_number
    steps = 0
    in_tree = len(path) > 0
    while state.phase != OVER and state.deal_number == number:
        if state.phase == NEEDS_DEAL:
            shuffle(stream, deck, len(deck), cards_needed(state))
            deal(state, deck)
            in_tree = False  # a node is a sequence of moves only
            continue
        if in_tree:
            node, in_tree = choose_branch(branches, progress, node, state, seen, notes, stream)
        else:
            node = 0
        if node > 0:
            path[steps] = node
            steps += 1
            in_tree = in_tree and steps < len(path)
            action = first_action(state) + branches[node].move
        else:
            action = rollout.choose(state, seen, notes, stream)
        tally.count(state, action, counts)
        luck.align(state, action, notes)
        apply(state, action)
    return steps


def evaluate(space: Workspace, candidates: int, worlds: int, stream: Stream) -> None:
    """Add up the value of every candidate in more worlds, sampled from the pool if there is one."""
    root, world, state, progress = space.root[0], space.world[0], space.state[0], space.progress[0]
    values, results, size = progress.values, space.results, progress.pool_size
    for _ in range(worlds):
        if size > 0:
            copy_shared(space.pool[sample(space.cumulative[:size], stream)], world)
        else:
            imagine(root, stream, world)
        seed = next_word(stream)
        moves = candidates
        while moves != NONE:
            move = lowest(moves)
            moves = without_lowest(moves)
            action = root.first_action + move
            space.stream[0] = seed  # common random numbers
            copy_shared(world, state)
            counts = space.counts[move]
            counts[:] = 0.0
            tally.count(state, action, counts)
            luck.align(state, action, space.notes)
            apply(state, action)
            steps = finish_deal(space, 1 + move, counts)
            for seat in range(state.players):
                values[seat] = heuristics.value(state, seat)
            back_up(space.branches, space.path, progress, steps, state.players)
            space.sums[move] += values[root.seat]
            won = share_of_victory(state.points, root.seat, state.players)
            results[move, 0] = won if state.phase == OVER else values[root.seat]
            results[move, 1] = state.points[root.seat] - root.points[root.seat]


@cache
def kernels(game: Game, bots: GameBots) -> tuple[Callable[..., None], Callable[..., None]]:
    """The compiled search of a game: filling the pool of worlds, evaluating the candidates."""
    branch = bots.bound(game, choose_branch if bots.has_tree else no_branch)
    return (
        bots.bound(game, fill_pool),
        bots.bound(game, back_up, finish_deal, evaluate, choose_branch=branch),
    )


# The driver


class Search:
    """One thread's searches in a game."""

    def __init__(self, game: Game, bots: GameBots) -> None:
        self.game, self.bots = game, bots
        self._fill_pool, self._evaluate = kernels(game, bots)
        self.space = new_workspace(game, bots)
        self.priors = np.zeros(MOST_MOVES)
        self.worlds = 0
        self.is_informed = False  # whether some worlds are likelier than others
        self.endgame = (
            None if bots.hands is None else ExactEndgame(game, bots, self.space.root, self.space.notes)
        )

    def start(self, seen: Record) -> None:
        """Begin a new decision."""
        self.space.root[0] = seen
        self.is_informed = bool(
            self.bots.opponent.take_notes(self.space.root[0], self.space.notes, self.space.state[0])
        )

    def solve(self, moves: list[int], effort: Effort, end: float) -> ExactEndgame | None:
        """The exact values of the moves, where the effort allows it."""
        if self.endgame is None or not self.endgame.solve(mask_of(moves), effort, end):
            return None
        return self.endgame

    def prepare(self, stream: Stream, effort: Effort) -> None:
        """Forget the last search, and fill the pool of worlds if some are likelier than others."""
        reset(self.space)
        root, notes = self.space.root[0], self.space.notes
        self.space = self.space._replace(deck=np.array(self.game.full_deck(root), np.uint8))
        self.priors[:] = 0.0
        self.worlds = 0
        if self.is_informed:
            self._fill_pool(self.space, pool_size(effort), stream)
        self.bots.prior.evaluate(root, notes, self.priors)

    def evaluate(self, moves: list[int], worlds: int, stream: Stream) -> None:
        """Try the moves in more worlds."""
        self.worlds += worlds
        self._evaluate(self.space, mask_of(moves), worlds, stream)

    def value(self, move: int) -> float:
        """The value of a move that was tried in all worlds: its mean in them, and its prior."""
        return float(self.space.sums[move] / self.worlds + self.priors[move])

    def halve(self, candidates: list[int], stream: Stream, effort: Effort, end: float) -> int:
        """The best of at least two candidates by sequential halving."""
        rounds = ceil(log2(len(candidates)))
        worlds = None if effort.worlds is None else max(1, effort.worlds // rounds)
        seconds = max(0.0, end - effort.clock())
        for number in range(rounds):
            left = seconds * (rounds - number - 1) / rounds

            def run(count: int, alive: list[int] = candidates) -> None:
                self.evaluate(alive, count, stream)

            spend(effort.clock, end - left, worlds, run)
            ranking = sorted(candidates, key=self.value, reverse=True)
            candidates = ranking[: ceil(len(candidates) / 2)]
        return self.randomised(ranking[0], ranking[1], stream)

    def randomised(self, best: int, second: int, stream: Stream) -> int:
        """The best move, or at times the second if its value is close, by the temperature of the game."""
        temperature = self.bots.temperature
        if temperature == 0.0:
            return best
        odds = exp((self.value(second) - self.value(best)) / temperature)
        return second if fraction(stream) * (1.0 + odds) < odds else best


_searches = local()


def search_for(game: Game, bots: GameBots) -> Search:
    """The search of this thread in a game."""
    searches: dict[Any, Search] = vars(_searches).setdefault("searches", {})
    if (game, bots) not in searches:
        searches[game, bots] = Search(game, bots)
    return searches[game, bots]
