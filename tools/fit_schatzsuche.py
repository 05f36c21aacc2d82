"""Fit the expert's figures for Schatzsuche to self-play, and print them.

    python -m tools.fit_schatzsuche --games 300

In `bots/games/schatzsuche` the tricks that cards bring are in `bids.py`, the spread of the points to come
is in `heuristics.py`.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from kartentisch import find_game
from kartentisch.bots import Effort
from kartentisch.bots.games.schatzsuche.heuristics import spread_to_come
from kartentisch.games.schatzsuche.cards import CARDS, LAST_ROUND, PLAYERS, rank_of, suit_of
from kartentisch.games.schatzsuche.state import PLAY
from kartentisch.lab.seating import play_with_bots
from kartentisch.records.record import Record
from kartentisch.records.replay import walk


def games(bot: str, count: int, effort: Effort) -> Iterator[Record]:
    """Games of one bot against itself."""
    for number in range(count):
        yield play_with_bots(
            find_game("schatzsuche"), [bot] * PLAYERS, {}, number % PLAYERS, 77, number, effort
        ).record()


def print_tricks(records: list[Record]) -> None:
    """The regression of bids on the ranks in hand, by round, with its standard deviation."""
    ranks: dict[int, list[NDArray[np.float64]]] = {}
    bids: dict[int, list[int]] = {}
    for state in (at.state for record in records for at in walk(record)):
        if state.phase == PLAY and state.played_count == 0:
            for seat in range(PLAYERS):
                bids.setdefault(int(state.round_number), []).append(int(state.bids[seat]))
                hand = ranks_of(int(state.hands[seat]), int(state.trump))
                ranks.setdefault(int(state.round_number), []).append(hand)
    for number in ranks:
        hands, bid = np.array(ranks[number]), np.array(bids[number])
        tricks = np.linalg.solve(hands.T @ hands + 3 * np.eye(16), hands.T @ bid)
        off = float((bid - hands @ tricks).std())
        print(
            f"round {number}: plain {np.round(tricks[:8], 2)}, trumps {np.round(tricks[8:], 2)} ± {off:.2f}"
        )


def ranks_of(hand: int, trump: int) -> NDArray[np.float64]:
    """The number of cards of each rank in a hand, trumps from 8 on."""
    counts = np.zeros(16)
    for card in range(len(CARDS)):
        if hand >> card & 1:
            counts[rank_of(card) + (8 if suit_of(card) == trump else 0)] += 1
    return counts


def spread_of(points: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    """The spread with which points predict the winner best."""

    def likelihood(spread: float) -> float:
        scaled = points / spread
        return float((won * (scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True)))).sum())

    return max((float(spread) for spread in range(6, 120)), key=likelihood)


def print_spreads(records: list[Record]) -> None:
    """The fitted spread after every round but the last, beside the formula in use."""
    points = np.array([[deal.scores for deal in record.deals] for record in records], float)
    best = points[:, -1] == points[:, -1].max(axis=1, keepdims=True)
    won = best / best.sum(axis=1, keepdims=True)
    for done in range(1, LAST_ROUND):
        fitted = spread_of(points[:, done - 1], won)
        print(f"after round {done}: fitted {fitted:.0f}, formula {spread_to_come(done):.1f}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    count = parser.parse_args().games
    records = list(games("expert", count, Effort(worlds=60)))
    print_tricks(records)
    print_spreads(records)


if __name__ == "__main__":
    main()
