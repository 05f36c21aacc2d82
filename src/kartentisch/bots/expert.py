"""The bot `expert`: imagined worlds, the same for all candidates, the worse half dropped in turn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import ceil, exp, log2
from threading import local
from typing import Any

import numpy as np

from kartentisch.bots import search
from kartentisch.bots.base import Effort, Foresight, Thumb, spend
from kartentisch.bots.exact import Ending
from kartentisch.core.game import Game
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.rng import Stream, fraction

_BRANCHES = 2**16
_MOST_MOVES = 64
_DEEPEST = 64
_LARGEST_POOL = 4_000


@dataclass(frozen=True)
class Skill:
    """What the expert knows of a game."""

    thumb: Thumb
    foresight: Foresight


@cache
def kernels(game: Game, skill: Skill) -> tuple[Callable[..., None], Callable[..., None]]:
    """The compiled search of a game: filling the pool of worlds, weighing the moves."""
    foresight = skill.foresight
    quick = foresight.quick or game.bound(search.quick_by_policy, policy=skill.thumb.regular)
    fill = game.bound(search.fill_pool, likelihood=foresight.likelihood)
    weigh = game.bound(
        search.choose_branch,
        search.finish_deal,
        search.note_worth,
        search.weigh_moves,
        quick=quick,
        sensible=foresight.sensible or game.rules["legal"],
        watch=foresight.watch,
        even_out=foresight.even_out,
        value=skill.thumb.value,
    )
    return fill, weigh


class Desk:
    """The memory of one thread's searches in one game, laid out once."""

    def __init__(self, game: Game, skill: Skill) -> None:
        self.skill = skill
        self.fill_pool, self.weigh_moves = kernels(game, skill)
        self.root, self.scratch = np.zeros(1, game.observation), np.zeros(1, game.observation)
        self.states = np.zeros(2, game.state)
        self.branches = np.zeros(_BRANCHES, search.BRANCH)
        self.progress = np.zeros(1, search.PROGRESS)
        self.path = np.zeros(_DEEPEST if skill.foresight.deep else 0, np.int64)
        self.notes = skill.foresight.new_notes()
        self.pool, self.shares = np.zeros(_LARGEST_POOL, game.state), np.zeros(_LARGEST_POOL)
        self.pool_size = 0
        self.sums, self.hunches = np.zeros(_MOST_MOVES), np.zeros(_MOST_MOVES)
        self.worlds = 0
        self.results = np.zeros((_MOST_MOVES, 2))
        self.tallies = np.zeros((_MOST_MOVES, MAX_SEATS))
        self.deck = np.zeros(0, np.uint8)
        can_end = skill.foresight.worlds_left is not None
        self.ending = Ending(game, skill.thumb, skill.foresight) if can_end else None

    def solve(self, seen: Any, moves: list[int], effort: Effort, end: float) -> Ending | None:
        """What the moves are worth exactly, where that can be found out."""
        if self.ending is None or not self.ending.solve(seen, as_mask(moves), effort, end):
            return None
        return self.ending

    def begin(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> None:
        """Forget the last search and take up a new one."""
        self.root[0] = seen
        self.branches[: search.FIRST_FREE] = 0
        self.progress[:] = 0
        self.progress[0].branches = search.FIRST_FREE
        self.sums[:] = 0.0
        self.hunches[:] = 0.0
        self.worlds = 0
        self.deck = np.array(game.full_deck(seen), np.uint8)
        self.pool_size = 0
        if self.skill.foresight.take_notes(self.root[0], self.notes, self.states[1]):
            self.pool_size = pool_size(effort)
            shares = self.shares[: self.pool_size]
            self.fill_pool(self.root, self.notes, stream, self.states, self.pool, shares)
        self.skill.foresight.hunch(self.root[0], self.notes, self.hunches)

    def worth(self, move: int) -> float:
        """What a candidate that was never dropped is worth: in the worlds, and at first sight."""
        return float(self.sums[move] / self.worlds + self.hunches[move])

    def weigh(self, candidates: np.uint64, worlds: int, stream: Stream) -> None:
        """Look at the candidates in so many further worlds."""
        self.worlds += worlds
        self.weigh_moves(
            self.root,
            self.notes,
            candidates,
            worlds,
            stream,
            self.deck,
            self.states,
            self.pool,
            self.shares[: self.pool_size],
            self.scratch,
            self.branches,
            self.progress,
            self.path,
            self.sums,
            self.results,
            self.tallies,
        )


def pool_size(effort: Effort) -> int:
    """How many worlds to choose from: a tenth of the time or less, and several for each that is looked at."""
    wanted = 200 * effort.milliseconds if effort.worlds is None else 8 * effort.worlds
    return min(_LARGEST_POOL, max(8, int(wanted)))


_desks = local()


def desk_for(game: Game, skill: Skill) -> Desk:
    """The desk of this thread for a game."""
    desks: dict[tuple[Game, Skill], Desk] = vars(_desks).setdefault("desks", {})
    if (game, skill) not in desks:
        desks[game, skill] = Desk(game, skill)
    return desks[game, skill]


@dataclass(frozen=True)
class Expert:
    """Exact in endings; else search by sequential halving, for a time or through a number of worlds."""

    skills: Mapping[str, Skill]

    def plays(self, game: Game) -> bool:
        """Whether there is a quick player for the play-outs."""
        return game.id in self.skills

    def choose(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> int:
        """The candidate that is worth most; where several are exactly so, the search decides between them."""
        end = effort.end()
        skill = self.skills[game.id]
        candidates = members(int(skill.thumb.shortlist(seen)))
        if not candidates:
            return int(skill.thumb.regular(seen, stream))
        desk = desk_for(game, skill)
        if len(candidates) > 1:
            solved = desk.solve(seen, candidates, effort, end)
            candidates = solved.best_of(candidates) if solved else candidates
        best = candidates[0]
        if len(candidates) > 1:
            desk.begin(game, seen, stream, effort)
            best = halve(desk, candidates, stream, effort, end)
        return int(skill.thumb.carry_out(seen, int(seen.first_action) + best))


def halve(desk: Desk, candidates: list[int], stream: Stream, effort: Effort, end: float) -> int:
    """Drop the worse half of the candidates in turn until one is left."""
    rounds = ceil(log2(len(candidates)))
    worlds = None if effort.worlds is None else max(1, effort.worlds // rounds)
    seconds = max(0.0, end - effort.clock())
    for number in range(rounds):
        alive = as_mask(candidates)
        left = seconds * (rounds - number - 1) / rounds
        spend(effort.clock, end - left, worlds, lambda count, alive=alive: desk.weigh(alive, count, stream))  # type: ignore[misc]
        ranking = sorted(candidates, key=desk.worth, reverse=True)
        candidates = ranking[: ceil(len(candidates) / 2)]
    return mixed(desk, ranking[0], ranking[1], stream)


def mixed(desk: Desk, best: int, second: int, stream: Stream) -> int:
    """The best move; where play is to be mixed, the second as well if it is worth almost as much."""
    mixing = desk.skill.foresight.mixing
    if mixing == 0.0:
        return best
    odds = exp((desk.worth(second) - desk.worth(best)) / mixing)
    return second if fraction(stream) * (1.0 + odds) < odds else best


def members(mask: int) -> list[int]:
    """The moves in a set."""
    return [move for move in range(_MOST_MOVES) if mask >> move & 1]


def as_mask(moves: list[int]) -> np.uint64:
    """The set of these moves."""
    return np.uint64(sum(1 << move for move in moves))
