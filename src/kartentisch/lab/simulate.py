"""Play many games and sum up what came of them.

Game number i of a seed is always the same game. All sums are integers, so the result does not depend
on the number of threads either.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from math import lcm, sqrt
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots import Effort
from kartentisch.core.game import Game, Options
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.playout import LOGGED_DEAL, LOGGED_MOVE
from kartentisch.core.rng import below, new_stream
from kartentisch.lab.seating import play_with_bots
from kartentisch.records.record import VERSION, Deal, Record

CHUNK = 1_000
EFFORT = Effort(worlds=200)

Result = TypeVar("Result")
_SHARES = lcm(*range(1, MAX_SEATS + 1))  # a victory divides into so many parts without a rest


@dataclass
class Totals:
    """Sums over games; points and wins by seat."""

    players: int
    games: int = 0
    moves: int = 0
    deals: int = 0
    points: list[int] = field(default_factory=lambda: [0] * MAX_SEATS)
    squares: list[int] = field(default_factory=lambda: [0] * MAX_SEATS)
    shares: list[int] = field(default_factory=lambda: [0] * MAX_SEATS)

    def add_games(self, states: NDArray[Any], lengths: NDArray[np.int64]) -> None:
        """Add finished games."""
        points = states["points"][:, : self.players].astype(np.int64)
        wins = points == points.max(axis=1, keepdims=True)
        self.games += len(states)
        self.moves += int(lengths.sum())
        self.deals += int(states["deal_number"].sum())
        shares = wins * (_SHARES // wins.sum(axis=1, keepdims=True))
        for seat in range(self.players):
            self.points[seat] += int(points[:, seat].sum())
            self.squares[seat] += int((points[:, seat] ** 2).sum())
            self.shares[seat] += int(shares[:, seat].sum())

    def add(self, other: "Totals") -> None:
        """Add another sum."""
        self.games += other.games
        self.moves += other.moves
        self.deals += other.deals
        for seat in range(self.players):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
            self.shares[seat] += other.shares[seat]

    def mean(self, seat: int) -> float:
        """A seat's mean points."""
        return self.points[seat] / self.games

    def standard_error(self, seat: int) -> float | None:
        """The standard error of a seat's mean points; unknown after a single game."""
        if self.games < 2:
            return None
        total, squares = self.points[seat], self.squares[seat]
        variance = (squares * self.games - total**2) / (self.games * (self.games - 1))
        return sqrt(variance / self.games)

    def win_share(self, seat: int) -> float:
        """A seat's share of the victories; a shared one is divided."""
        return self.shares[seat] / (_SHARES * self.games)


@dataclass(frozen=True)
class Series:
    """Which games are played."""

    game: Game
    players: int
    seed: int
    options: Options
    bots: tuple[str, ...] = ()  # one for each seat; none means that all play at random

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
            self.game.option_codes(self.options),
            self.game.sorted_deck(self.players, self.options),
            np.uint64(self.seed),
            np.uint64(first),
            lengths,
            move_log,
            deal_log,
        )
        return states, lengths, move_log, deal_log

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random, which the compiled loop does."""
        return set(self.bots) <= {"random"}

    def play_chunk(self, first: int, count: int) -> Totals:
        """The sums over some games."""
        totals = Totals(self.players)
        if self.is_random:
            states, lengths, _, _ = self.play(first, count)
            totals.add_games(states, lengths)
        else:
            for number in range(first, first + count):
                _, states, lengths = self.record(number)
                totals.add_games(states, lengths)
        return totals

    def record(self, number: int) -> tuple[Record, NDArray[Any], NDArray[np.int64]]:
        """The record of game `number`, with its final state and length."""
        return self.record_random(number) if self.is_random else self.record_bots(number)

    def record_bots(self, number: int) -> tuple[Record, NDArray[Any], NDArray[np.int64]]:
        """A game of bots, who think through a fixed number of worlds so that it can be repeated."""
        first = int(below(new_stream(~self.seed, number), self.players))
        recorder = play_with_bots(self.game, self.bots, self.options, first, self.seed, number, EFFORT)
        record = recorder.record()
        states = np.zeros(1, self.game.state)
        states[0] = recorder.state
        return record, states, np.array([sum(len(deal.moves) for deal in record.deals)])

    def record_random(self, number: int) -> tuple[Record, NDArray[Any], NDArray[np.int64]]:
        """A game of the compiled loop."""
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
    chunk = max(1, min(CHUNK if series.is_random else 1, games // (4 * threads)))
    series.game.play_games  # noqa: B018 (bound once, before the threads begin)

    def play_chunk(first: int) -> Totals:
        return series.play_chunk(first, min(chunk, games - first))

    for part in in_order(play_chunk, range(0, games, chunk), threads):
        totals.add(part)
        advance(part.games)
    return totals


def in_order(work: Callable[[int], Result], items: Iterable[int], threads: int) -> Iterator[Result]:
    """The results of the work on the items, in their order; only a few items are under way at once."""
    workers = ThreadPoolExecutor(threads)
    waiting: deque[Future[Result]] = deque()
    try:
        for item in items:
            waiting.append(workers.submit(work, item))
            if len(waiting) > 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


def simulate_and_record(series: Series, games: int, totals: Totals) -> Iterator[Record]:
    """The records of games 0 to `games` - 1, each added to `totals`."""
    for number in range(games):
        record, states, lengths = series.record(number)
        totals.add_games(states, lengths)
        yield record
