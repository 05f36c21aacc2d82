"""How well the expert's models of 8-28 fit the bots: `python -m tools.fit_eight28 --games 40`.

Prints how well the opponent model infers secret cards; by which factor `spread_to_come` would have to
change to predict the winner best; and the standard deviations between worlds of one move's result and of
the difference of two moves. Without common random numbers (`luck.py`) the latter would be 1.4 times the
former.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots import Effort, bots_for
from kartentisch.bots.games.eight28 import BOTS
from kartentisch.bots.games.eight28.heuristics import spread_to_come
from kartentisch.bots.games.eight28.opponent import new_notes, take_notes
from kartentisch.bots.search.determinized import Search
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.rng import new_stream
from kartentisch.games.eight28.cards import CARDS
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import OFFER
from kartentisch.lab.arena import standing
from kartentisch.lab.seating import play_with_bots
from kartentisch.records.record import Record
from kartentisch.records.replay import walk

FACTORS = np.arange(0.5, 2.51, 0.05)
SAMPLED = 40  # one decision of so many is searched
WORLDS = 100


def bits_missing(state: Any, seen: Any, weights: NDArray[np.float64]) -> Iterator[float]:
    """The surprise of every other seat's secret card, in bits."""
    left = np.array([int(seen.unseen[card]) - (card == seen.own_secret) for card in range(len(CARDS))])
    for seat in range(int(seen.players)):
        if seat != seen.seat:
            shares = left * weights[seat]
            yield -float(np.log2(shares[state.secret[seat]] / shares.sum()))


def guesses(records: Sequence[Record]) -> tuple[float, float]:
    """The mean bits missing without and with the opponent model."""
    blind: list[float] = []
    informed: list[float] = []
    notes = new_notes()
    for state in (at.state for record in records for at in walk(record) if at.state.phase == OFFER):
        seen = GAME.observe(state, int(state.to_move))
        take_notes(seen, notes, state.copy())
        blind += bits_missing(state, seen, np.ones_like(notes.likely))
        informed += bits_missing(state, seen, notes.likely)
    return float(np.mean(blind)), float(np.mean(informed))


def factor_of_spread(records: Sequence[Record]) -> float:
    """The factor on the spread in use that predicts the winners best."""
    scaled, won = [], []
    for record in records:
        shares = [standing(points, record.scores)[0] for points in record.scores]
        for state in (at.state for at in walk(record) if at.state.phase == NEEDS_DEAL):
            scaled.append(np.array(GAME.points(state)) / spread_to_come(state))
            won.append(shares)

    def likelihood(factor: float) -> float:
        points = np.array(scaled) / factor
        return float((np.array(won) * (points - np.log(np.exp(points).sum(axis=1, keepdims=True)))).sum())

    return max((float(factor) for factor in FACTORS), key=likelihood)


def deviations(records: Sequence[Record]) -> tuple[float, float]:
    """The standard deviations between worlds: of a move's result, and of taking less passing."""
    search, stream = Search(GAME, BOTS), new_stream(28)
    states = [at.state.copy() for record in records for at in walk(record) if at.state.phase == OFFER]
    variances = []
    for state in states[::SAMPLED]:
        search.start(GAME.observe(state, int(state.to_move)))
        search.prepare(stream, Effort(worlds=WORLDS))
        chances = np.zeros((WORLDS, 2))
        for index in range(WORLDS):
            search.evaluate([TAKE, PASS], 1, stream)
            chances[index] = search.space.results[[TAKE, PASS], 0]
        variances.append((chances.var(axis=0).mean(), np.subtract(*chances.T).var()))
    single, difference = np.sqrt(np.mean(variances, axis=0))
    return float(single), float(difference)


def main(arguments: Sequence[str] | None = None) -> None:
    """Let bots of several levels play among themselves and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=400, help="worlds a move")
    parser.add_argument("--bots", nargs="+", choices=bots_for(GAME), default=["regular", "ismcts", "expert"])
    chosen = parser.parse_args(arguments)
    for bot in chosen.bots:
        seats, effort = [bot] * chosen.players, Effort(worlds=chosen.worlds)
        records = [
            play_with_bots(GAME, seats, {}, number % chosen.players, 28, number, effort).record()
            for number in range(chosen.games)
        ]
        blind, informed = guesses(records)
        print(
            f"{bot:8} secret cards: {blind:.2f} bits missing, {informed:.2f} by what was done;"
            f" points spread {factor_of_spread(records):.2f} times as far as in use"
        )
        single, difference = deviations(records)
        print(
            f"{'':8} in other worlds a move differs by {single:.3f}, taking less passing by {difference:.3f}"
        )


if __name__ == "__main__":
    main()
