"""Bots against each other with the same luck for all.

The unit is a block: one set of decks, one first player, every line-up of the bots in every rotation of
the seats. Intervals are over blocks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from math import inf, log, sqrt
from statistics import mean

import msgspec
import numpy as np

from kartentisch.bots import Effort
from kartentisch.core.game import Game, Options
from kartentisch.lab.seating import play_with_bots

_TUNING = 0.1  # the sequence is tightest at about 1 / _TUNING ** 2 blocks


class Row(msgspec.Struct):
    """The results of one bot in one line-up."""

    line_up: str
    bot: str
    win_share: float
    half_width: float  # of the interval around it
    points: float
    rank: float
    p50_ms: float  # of its decisions
    p99_ms: float


@dataclass
class Result:
    """The results so far: (share, points, rank) for each block, by line-up and bot."""

    sequential: bool  # whether the intervals allow for stopping at any time
    blocks: dict[tuple[str, str], list[list[float]]] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)  # of every decision, by bot

    @property
    def count(self) -> int:
        """How many blocks were played."""
        return max(map(len, self.blocks.values()), default=0)

    def rows(self) -> list[Row]:
        """The figures over all blocks."""
        return [
            Row(
                line_up,
                bot,
                win_share=mean(block[0] for block in blocks),
                half_width=half_width([block[0] for block in blocks], self.sequential),
                points=mean(block[1] for block in blocks),
                rank=mean(block[2] for block in blocks),
                p50_ms=1000 * float(np.percentile(self.seconds[bot], 50)),
                p99_ms=1000 * float(np.percentile(self.seconds[bot], 99)),
            )
            for (line_up, bot), blocks in self.blocks.items()
        ]

    def widest(self) -> float:
        """The widest interval of a win share so far, from end to end."""
        return max((2 * row.half_width for row in self.rows()), default=inf)

    def as_json(self, match: "Match", with_blocks: bool = False) -> dict[str, object]:
        """The result as data, on request with every block for later plots."""
        data: dict[str, object] = {
            "game": match.game.id,
            "players": match.players,
            "options": dict(match.options),
            "seed": match.seed,
            "budget_ms": {bot: match.effort_of(bot).milliseconds for bot in match.bots},
            "blocks": self.count,
            "results": msgspec.to_builtins(self.rows()),
        }
        if with_blocks:
            data["figures"] = [
                {"line_up": line_up, "bot": bot, "share_points_rank": blocks}
                for (line_up, bot), blocks in self.blocks.items()
            ]
        return data


@dataclass(frozen=True)
class Match:
    """Which bots play what."""

    game: Game
    players: int
    options: Options
    bots: Sequence[str]
    seed: int
    effort: Effort | Mapping[str, Effort]  # of all bots, or of each by its name

    def effort_of(self, bot: str) -> Effort:
        """The budget of a bot."""
        return self.effort if isinstance(self.effort, Effort) else self.effort[bot]

    def line_ups(self) -> dict[str, list[str]]:
        """The ways to fill the seats: each bot alone against each other one, or all mixed."""
        if len(self.bots) == 2:
            pairs = (self.bots, self.bots[::-1])
            return {f"one {one} among {rest}": [one] + [rest] * (self.players - 1) for one, rest in pairs}
        return {"mixed": list(islice(cycle(self.bots), self.players))}

    def play_block(self, number: int, seconds: dict[str, list[float]]) -> dict[tuple[str, str], list[float]]:
        """Share, points and rank of each bot in each line-up, over all rotations of one block."""
        block = {}
        for name, line_up in self.line_ups().items():
            figures: dict[str, list[tuple[float, float, float]]] = {bot: [] for bot in line_up}
            for turn in range(self.players):
                seats = line_up[turn:] + line_up[:turn]
                points = self.play_game(number, seats, seconds)
                for bot, own in zip(seats, points, strict=True):
                    figures[bot].append(standing(own, points))
            for bot, rows in figures.items():
                block[name, bot] = [float(np.mean(column)) for column in zip(*rows, strict=True)]
        return block

    def play_game(self, number: int, seats: Sequence[str], seconds: dict[str, list[float]]) -> list[int]:
        """The points of one game; who begins belongs to the block as well."""
        recorder = play_with_bots(
            self.game,
            seats,
            self.options,
            number % self.players,
            self.seed,
            number,
            self.effort,
            lambda bot, needed: seconds[bot].append(needed),
        )
        return self.game.points(recorder.state)


def standing(own: int, points: Sequence[int]) -> tuple[float, float, float]:
    """Share of the victory, points and rank among the points of a game; ties share both."""
    equal = points.count(own)
    share = 1 / equal if own == max(points) else 0.0
    return share, float(own), sum(other > own for other in points) + (equal + 1) / 2


def half_width(values: Sequence[float], sequential: bool) -> float:
    """The half width of a 95 % interval for the mean.

    The ordinary one holds for a number of blocks fixed beforehand; the sequential one (an asymptotic
    confidence sequence, Waudby-Smith and others, 2021) also allows to stop at any time.
    """
    count = len(values)
    if count < 2:
        return inf
    deviation = float(np.std(values, ddof=1))
    if not sequential:
        return 1.96 * deviation / sqrt(count)
    grown = count * _TUNING**2 + 1
    return deviation * sqrt(grown / (count * _TUNING) ** 2 * log(grown / 0.05**2))


def play_blocks(match: Match, sequential: bool) -> Iterator[Result]:
    """Play block after block; the result so far after each."""
    result = Result(sequential, seconds={bot: [] for bot in match.bots})
    number = 0
    while True:
        for key, row in match.play_block(number, result.seconds).items():
            result.blocks.setdefault(key, []).append(row)
        number += 1
        yield result
