"""The expert's view of every legal move, and what it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Effort, spend
from kartentisch.bots.exact import Ending
from kartentisch.bots.expert import Desk, Skill, as_mask, desk_for, members
from kartentisch.bots.facts import Facts, Subject
from kartentisch.core.game import Game
from kartentisch.core.rng import Stream

_MOST_FACTS = 4
_SURE = 3.0  # standard errors by which an effect must differ from none


class Fact(msgspec.Struct, frozen=True):
    """Something that is so for sure, or in some worlds, and how much depends on it."""

    code: str
    seat: int | None  # whose
    card: str | None  # a card, or a suit or colour
    number: int | None
    chance: float  # 1 for what is known
    effect: float  # on the chance to win: where it is so, against where it is not


class MoveView(msgspec.Struct, frozen=True):
    """What a move is worth."""

    move: str
    points: float  # expected in this deal
    chance: float  # to win the game
    tricks: list[float]  # how likely 0, 1, 2 ... tricks are in this round; empty where there are none
    facts: list[Fact]  # the known ones, then those that move the estimate most


class Explanation(msgspec.Struct, frozen=True):
    """The expert's view of a position."""

    best: str
    worlds: int
    moves: list[MoveView]


@dataclass
class Evidence:
    """What was found in each world."""

    chances: list[NDArray[np.float64]] = field(default_factory=list)  # to win, by move
    points: list[NDArray[np.float64]] = field(default_factory=list)
    tallies: list[NDArray[np.float64]] = field(default_factory=list)
    subjects: list[frozenset[Subject]] = field(default_factory=list)

    def collect(self, desk: Desk, moves: list[int], facts: Facts, worlds: int, stream: Stream) -> None:
        """Look at the moves in so many further worlds."""
        seen = desk.root[0]
        for _ in range(worlds):
            desk.weigh(as_mask(moves), 1, stream)
            self.chances.append(desk.results[moves, 0])
            self.points.append(desk.results[moves, 1])
            self.tallies.append(desk.tallies[moves, int(seen.seat)])
            self.subjects.append(frozenset(facts.in_world(seen, desk.states[0])))


def explain_with(
    skills: Mapping[str, Skill],
    facts: Mapping[str, Facts],
    game: Game,
    seen: Any,
    stream: Stream,
    effort: Effort,
) -> Explanation:
    """What the expert thinks of every legal move of the observing seat."""
    end = effort.end()
    skill, own_facts = skills[game.id], facts[game.id]
    moves = members(int(seen.legal))
    first = int(seen.first_action)
    desk = desk_for(game, skill)
    solved = desk.solve(seen, moves, effort, end)
    desk.begin(game, seen, stream, effort)
    evidence = Evidence()
    spend(
        effort.clock,
        end,
        effort.worlds,
        lambda worlds: evidence.collect(desk, moves, own_facts, worlds, stream),
    )
    chances, points = np.array(evidence.chances), np.array(evidence.points)
    splits = presence(evidence.subjects)
    views = [
        MoveView(
            game.actions[first + move],
            float(solved.worth[move, 2] if solved else points[:, index].mean()),
            float(solved.worth[move, 1] if solved else chances[:, index].mean()),
            tricks_of(seen, np.array(evidence.tallies)[:, index]),
            [
                *(Fact(*subject, 1.0, 0.0) for subject in own_facts.known(seen, first + move)),
                *facts_that_matter(chances[:, index], splits),
            ],
        )
        for index, move in enumerate(moves)
    ]
    return Explanation(game.actions[best_action(skill, desk, solved, seen, stream)], len(chances), views)


def best_action(skill: Skill, desk: Desk, solved: Ending | None, seen: Any, stream: Stream) -> int:
    """The move that the expert would make after these worlds."""
    candidates = members(int(skill.thumb.shortlist(seen)))
    if not candidates:
        return int(skill.thumb.regular(seen, stream))
    candidates = solved.best_of(candidates) if solved else candidates
    best = max(candidates, key=desk.worth)
    return int(skill.thumb.carry_out(seen, int(seen.first_action) + best))


def tricks_of(seen: Any, taken: NDArray[np.float64]) -> list[float]:
    """How likely each number of tricks is, those already taken included."""
    if "tricks" not in seen.dtype.names:
        return []
    total = int(seen.tricks[seen.seat]) + taken.astype(np.int64)
    return [float(share) for share in np.bincount(total, minlength=int(seen.round_number) + 1) / len(taken)]


def presence(worlds: list[frozenset[Subject]]) -> dict[Subject, NDArray[np.bool_]]:
    """In which worlds each subject is so, for those that are so in some and not in others."""
    subjects = sorted(frozenset[Subject]().union(*worlds), key=repr)
    marks = {subject: np.array([subject in world for world in worlds]) for subject in subjects}
    return {subject: mark for subject, mark in marks.items() if not mark.all()}


def facts_that_matter(chances: NDArray[np.float64], splits: dict[Subject, NDArray[np.bool_]]) -> list[Fact]:
    """The facts that split the estimate most, surely enough."""
    found: list[tuple[float, Fact]] = []
    for subject, mark in splits.items():
        share = float(mark.mean())
        effect = float(chances[mark].mean() - chances[~mark].mean())
        explained = abs(effect) * sqrt(share * (1.0 - share))  # of the standard deviation
        if explained * sqrt(len(chances)) > _SURE * float(chances.std()) > 0.0:
            found.append((explained, Fact(*subject, share, effect)))
    found.sort(key=lambda entry: -entry[0])
    return [fact for _, fact in found[:_MOST_FACTS]]
