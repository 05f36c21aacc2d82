"""How the expert values every legal move, and the facts that the values depend on."""

from dataclasses import dataclass, field
from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.api import Effort, Facts, Floats, Subject
from kartentisch.bots.bundle import GameBots
from kartentisch.bots.search.budget import spend
from kartentisch.bots.search.determinized import Search, search_for
from kartentisch.bots.search.endgame import ExactEndgame
from kartentisch.bots.search.moves import moves_in
from kartentisch.core.contract import Record
from kartentisch.core.game import Game
from kartentisch.core.rng import Stream

_MOST_FACTS = 4
_SIGNIFICANT = 3.0  # standard errors


class Fact(msgspec.Struct, frozen=True):
    """Something that is known, or true in some worlds, and how much depends on it."""

    code: str
    seat: int | None  # whose
    card: str | None  # a card, or a suit or colour
    number: int | None
    chance: float  # 1 for what is known
    effect: float  # on the chance to win: where it is true, against where it is not


class MoveView(msgspec.Struct, frozen=True):
    """The value of a move."""

    move: str
    points: float  # expected in this deal
    chance: float  # to win the game
    tally: list[float]  # how likely 0, 1, 2 ... tricks are; empty where the game has no tally
    facts: list[Fact]  # the known ones, then those with the greatest effect


class Explanation(msgspec.Struct, frozen=True):
    """The values of all moves of a position."""

    best: str
    worlds: int
    moves: list[MoveView]


@dataclass
class Evidence:
    """What was found in each world."""

    chances: list[Floats] = field(default_factory=list)  # to win, by move
    points: list[Floats] = field(default_factory=list)
    counts: list[Floats] = field(default_factory=list)
    subjects: list[frozenset[Subject]] = field(default_factory=list)

    def collect(self, search: Search, moves: list[int], facts: Facts, worlds: int, stream: Stream) -> None:
        """Try the moves in more worlds."""
        seen = search.space.root[0]
        for _ in range(worlds):
            search.evaluate(moves, 1, stream)
            self.chances.append(search.space.results[moves, 0])
            self.points.append(search.space.results[moves, 1])
            self.counts.append(search.space.counts[moves, int(seen.seat)])
            self.subjects.append(frozenset(facts.in_world(seen, search.space.world[0])))


def explain_with(bots: GameBots, game: Game, seen: Record, stream: Stream, effort: Effort) -> Explanation:
    """The values of every legal move of the observing seat: a search that drops no candidate."""
    end = effort.end()
    moves = moves_in(int(seen.legal))
    first = int(seen.first_action)
    search = search_for(game, bots)
    search.start(seen)
    solved = search.solve(moves, effort, end)
    search.prepare(stream, effort)
    evidence = Evidence()
    spend(
        effort.clock,
        end,
        effort.worlds,
        lambda worlds: evidence.collect(search, moves, bots.facts, worlds, stream),
    )
    chances, points, counts = (
        np.array(found) for found in (evidence.chances, evidence.points, evidence.counts)
    )
    splits = presence(evidence.subjects)
    views = [
        MoveView(
            game.actions[first + move],
            float(solved.space.values[move, 2] if solved else points[:, index].mean()),
            float(solved.space.values[move, 1] if solved else chances[:, index].mean()),
            bots.tally.distribution(seen, counts[:, index]),
            [
                *(Fact(*subject, 1.0, 0.0) for subject in bots.facts.known(seen, first + move)),
                *facts_that_matter(chances[:, index], splits),
            ],
        )
        for index, move in enumerate(moves)
    ]
    return Explanation(game.actions[best_action(bots, search, solved, seen, stream)], len(chances), views)


def best_action(
    bots: GameBots, search: Search, solved: ExactEndgame | None, seen: Record, stream: Stream
) -> int:
    """The expert's move after these worlds."""
    candidates = moves_in(int(bots.pruning.candidates(seen)))
    if not candidates:
        return int(bots.heuristics.regular(seen, stream))
    candidates = solved.best_of(candidates) if solved else candidates
    best = max(candidates, key=search.value)
    return int(bots.pruning.carry_out(seen, int(seen.first_action) + best))


def presence(worlds: list[frozenset[Subject]]) -> dict[Subject, NDArray[np.bool_]]:
    """In which worlds each subject is true, for those that are true in some and not in others."""
    subjects = sorted(frozenset[Subject]().union(*worlds), key=repr)
    marks = {subject: np.array([subject in world for world in worlds]) for subject in subjects}
    return {subject: mark for subject, mark in marks.items() if not mark.all()}


def facts_that_matter(chances: Floats, splits: dict[Subject, NDArray[np.bool_]]) -> list[Fact]:
    """The facts that explain most of the variance between worlds, as far as they are significant."""
    found: list[tuple[float, Fact]] = []
    for subject, mark in splits.items():
        share = float(mark.mean())
        effect = float(chances[mark].mean() - chances[~mark].mean())
        explained = abs(effect) * sqrt(share * (1.0 - share))  # of the standard deviation
        if explained * sqrt(len(chances)) > _SIGNIFICANT * float(chances.std()) > 0.0:
            found.append((explained, Fact(*subject, share, effect)))
    found.sort(key=lambda entry: -entry[0])
    return [fact for _, fact in found[:_MOST_FACTS]]
