"""Fit the figures that the expert uses in Schatzsuche to self-play, and print them.

    python -m tools.fit_schatzsuche --games 300

The tricks that cards promise are in `bots/schatzsuche_quick.py`, the spread of the points still to come in
`value` of `bots/schatzsuche.py`.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from kartentisch import find_game
from kartentisch.bots import Effort
from kartentisch.games.record import Record
from kartentisch.games.replay import walk
from kartentisch.games.schatzsuche.cards import CARDS, LAST_ROUND, PLAYERS, rank_of, suit_of
from kartentisch.games.schatzsuche.state import PLAY
from kartentisch.lab.seating import play_with_bots


def games(bot: str, count: int, effort: Effort) -> Iterator[Record]:
    """Games of one bot against itself."""
    for number in range(count):
        yield play_with_bots(
            find_game("schatzsuche"), [bot] * PLAYERS, {}, number % PLAYERS, 77, number, effort
        ).record()


def print_tricks(records: list[Record]) -> None:
    """What each rank adds to a bid, by round, and how far bids are from that sum."""
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
    """How often each rank is in a hand, those of trumps from 8 on."""
    counts = np.zeros(16)
    for card in range(len(CARDS)):
        if hand >> card & 1:
            counts[rank_of(card) + (8 if suit_of(card) == trump else 0)] += 1
    return counts


def spread_of(points: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    """The spread with which points predict the victory best."""

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
        to_come = 33.0**2 + sum((1.9 * number) ** 2 for number in range(done + 1, LAST_ROUND + 1))
        fitted = spread_of(points[:, done - 1], won)
        print(f"after round {done}: fitted {fitted:.0f}, formula {0.78 * to_come**0.5:.1f}")


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
