"""Play many games with random moves and sum up what came of them.

Game number i of a seed is always the same game. All sums are integers, so the result does not depend
on the number of threads either.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import lcm, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.game import Game, Options
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.options import codes
from kartentisch.core.playout import LOGGED_DEAL, LOGGED_MOVE
from kartentisch.games.record import VERSION, Deal, Record

CHUNK = 1_000
_SHARES = lcm(*range(1, MAX_SEATS + 1))  # a victory divides into so many parts without a rest


@dataclass
class Totals:
    """Sums over games; points and wins by seat."""

    players: int
    games: int = 0
    moves: int = 0
    deals: int = 0
    points: NDArray[np.int64] = field(default_factory=lambda: np.zeros(MAX_SEATS, np.int64))
    squares: NDArray[np.int64] = field(default_factory=lambda: np.zeros(MAX_SEATS, np.int64))
    shares: NDArray[np.int64] = field(default_factory=lambda: np.zeros(MAX_SEATS, np.int64))

    def add_games(self, states: NDArray[Any], lengths: NDArray[np.int64]) -> None:
        """Add finished games."""
        points = states["points"][:, : self.players].astype(np.int64)
        wins = points == points.max(axis=1, keepdims=True)
        self.games += len(states)
        self.moves += int(lengths.sum())
        self.deals += int(states["deal_number"].sum())
        self.points[: self.players] += points.sum(axis=0)
        self.squares[: self.players] += (points**2).sum(axis=0)
        self.shares[: self.players] += (wins * (_SHARES // wins.sum(axis=1, keepdims=True))).sum(axis=0)

    def add(self, other: "Totals") -> None:
        """Add another sum."""
        self.games += other.games
        self.moves += other.moves
        self.deals += other.deals
        self.points += other.points
        self.squares += other.squares
        self.shares += other.shares

    def mean(self, seat: int) -> float:
        """A seat's mean points."""
        return int(self.points[seat]) / self.games

    def standard_error(self, seat: int) -> float:
        """The standard error of a seat's mean points."""
        if self.games < 2:
            return 0.0
        total, squares = int(self.points[seat]), int(self.squares[seat])
        variance = (squares * self.games - total**2) / (self.games * (self.games - 1))
        return sqrt(variance / self.games)

    def win_share(self, seat: int) -> float:
        """A seat's share of the victories; a shared one is divided."""
        return int(self.shares[seat]) / (_SHARES * self.games)


@dataclass(frozen=True)
class Series:
    """Which games are played."""

    game: Game
    players: int
    seed: int
    options: Options

    def play(
        self, first: int, count: int, moves: int = 0, deals: int = 0
    ) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[Any], NDArray[Any]]:
        """Play the games from number `first` on: final states, lengths, and the log of the last one."""
        states = np.zeros(count, self.game.state)
        lengths = np.zeros(count, np.int64)
        move_log = np.zeros(moves, LOGGED_MOVE)
        deal_log = np.zeros(deals, LOGGED_DEAL)
        self.game.play_games(
            states,
            self.players,
            codes(self.game.options, self.options),
            self.game.sorted_deck(self.players, self.options),
            np.uint64(self.seed),
            np.uint64(first),
            lengths,
            move_log,
            deal_log,
        )
        return states, lengths, move_log, deal_log

    def record(self, number: int) -> tuple[Record, NDArray[Any], NDArray[np.int64]]:
        """The record of game `number`, with its final state and length."""
        states, lengths, _, _ = self.play(number, 1)
        final, length, deals = states[0], int(lengths[0]), int(states[0]["deal_number"])
        _, _, move_log, deal_log = self.play(number, 1, length, deals)
        names = [self.game.actions[action] for action in move_log["action"]]
        moves = list(zip(move_log["seat"].tolist(), names, strict=True))
        ends = np.searchsorted(move_log["deal"], range(deals + 1)).tolist()
        size = len(self.game.sorted_deck(self.players, self.options))
        record = Record(
            record=VERSION,
            game=self.game.id,
            players=self.players,
            options=self.game.complete_options(self.options),
            deals=[
                Deal(
                    first=int(deal_log[deal]["first"]),
                    deck=[self.game.cards[card] for card in deal_log[deal]["deck"][:size]],
                    moves=moves[ends[deal] : ends[deal + 1]],
                    scores=deal_log[deal]["points"][: self.players].tolist(),
                )
                for deal in range(deals)
            ],
            scores=self.game.points(final),
            winners=self.game.winners(final),
        )
        return record, states, lengths


def simulate(series: Series, games: int, threads: int, advance: Callable[[int], None]) -> Totals:
    """Play games 0 to `games` - 1; `advance` hears of finished ones."""
    totals = Totals(series.players)

    def play_chunk(first: int) -> Totals:
        part = Totals(series.players)
        states, lengths, _, _ = series.play(first, min(CHUNK, games - first))
        part.add_games(states, lengths)
        return part

    with ThreadPoolExecutor(threads) as workers:
        for part in workers.map(play_chunk, range(0, games, CHUNK)):
            totals.add(part)
            advance(part.games)
    return totals


def simulate_and_record(series: Series, games: int, totals: Totals) -> Iterator[Record]:
    """The records of games 0 to `games` - 1, each added to `totals`."""
    for number in range(games):
        record, states, lengths = series.record(number)
        totals.add_games(states, lengths)
        yield record
