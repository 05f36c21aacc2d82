"""How well the expert's figures in 8-28 fit what players do: `python -m tools.fit_eight28 --games 40`.

Prints how well secret cards are guessed from what players of several levels did in a round (`eight28_quick`),
how far points still to come must be thought to spread for a score to predict the victory best, compared
with `spread_to_come` in `bots/eight28.py`, and how far the result of a move and the difference of two spread
from world to world: without the same luck for both (`eight28_luck`) the latter would be 1.4 times the former.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots import SKILLS, Effort, bots_for
from kartentisch.bots.eight28 import spread_to_come
from kartentisch.bots.eight28_quick import new_notes, take_notes
from kartentisch.bots.expert import Desk, as_mask
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.rng import new_stream
from kartentisch.games.eight28.cards import CARDS
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import OFFER
from kartentisch.games.record import Record
from kartentisch.games.replay import walk
from kartentisch.lab.arena import standing
from kartentisch.lab.seating import play_with_bots

FACTORS = np.arange(0.5, 2.51, 0.05)
DISTANCE = 40  # one decision of so many is looked at,
WORLDS = 100  # in so many worlds


def bits_missing(state: Any, seen: Any, weights: NDArray[np.float64]) -> Iterator[float]:
    """For every other seat: how many bits are missing to know the secret card."""
    left = np.array([int(seen.unseen[card]) - (card == seen.own_secret) for card in range(len(CARDS))])
    for seat in range(int(seen.players)):
        if seat != seen.seat:
            shares = left * weights[seat]
            yield -float(np.log2(shares[state.secret[seat]] / shares.sum()))


def guesses(records: Sequence[Record]) -> tuple[float, float]:
    """The bits missing if nothing is read from what the others did, and if it is."""
    blind: list[float] = []
    reading: list[float] = []
    notes = new_notes()
    for state in (at.state for record in records for at in walk(record) if at.state.phase == OFFER):
        seen = GAME.observe(state, int(state.to_move))
        take_notes(seen, notes, state.copy())
        blind += bits_missing(state, seen, np.ones_like(notes.likely))
        reading += bits_missing(state, seen, notes.likely)
    return float(np.mean(blind)), float(np.mean(reading))


def factor_of_spread(records: Sequence[Record]) -> float:
    """By which factor the spread in use would have to be changed to predict the victories best."""
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


def spreads_of_luck(records: Sequence[Record]) -> tuple[float, float]:
    """How far a move's result spreads from world to world, and the difference of taking and passing."""
    desk, stream = Desk(GAME, SKILLS["eight28"]), new_stream(28)
    states = [at.state.copy() for record in records for at in walk(record) if at.state.phase == OFFER]
    variances = []
    for state in states[::DISTANCE]:
        desk.begin(GAME, GAME.observe(state, int(state.to_move)), stream, Effort(worlds=WORLDS))
        chances = np.zeros((WORLDS, 2))
        for index in range(WORLDS):
            desk.weigh(as_mask([TAKE, PASS]), 1, stream)
            chances[index] = desk.results[[TAKE, PASS], 0]
        variances.append((chances.var(axis=0).mean(), np.subtract(*chances.T).var()))
    single, difference = np.sqrt(np.mean(variances, axis=0))
    return float(single), float(difference)


def main(arguments: Sequence[str] | None = None) -> None:
    """Let the bots of every level play among themselves and print what fits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=400, help="so many worlds a move")
    parser.add_argument("--bots", nargs="+", choices=bots_for(GAME), default=["regular", "ismcts", "expert"])
    chosen = parser.parse_args(arguments)
    for bot in chosen.bots:
        seats, effort = [bot] * chosen.players, Effort(worlds=chosen.worlds)
        records = [
            play_with_bots(GAME, seats, {}, number % chosen.players, 28, number, effort).record()
            for number in range(chosen.games)
        ]
        blind, reading = guesses(records)
        print(
            f"{bot:8} secret cards: {blind:.2f} bits missing, {reading:.2f} by what was done;"
            f" points spread {factor_of_spread(records):.2f} times as far as in use"
        )
        single, difference = spreads_of_luck(records)
        print(
            f"{'':8} in other worlds a move differs by {single:.3f}, taking less passing by {difference:.3f}"
        )


if __name__ == "__main__":
    main()
