"""How much a card played in Compañeros tells of the hand it came from: `python -m tools.fit_companeros`.

The model of a player is a softmax over the profits of the cards (`heuristics.profit`), with some random
cards. For every card played the tool compares its likelihood with the true hand and with hands imagined
by another seat. The bits gained are what an opponent model could gain.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from kartentisch.bots import Effort, bots_for
from kartentisch.bots.games.companeros.heuristics import cards_to_come, profit, worths_of_places
from kartentisch.core.rng import Stream, new_stream
from kartentisch.games.companeros.cards import HAND_SIZE
from kartentisch.games.companeros.game import GAME
from kartentisch.games.companeros.state import PLAY
from kartentisch.lab.arena import half_width
from kartentisch.lab.seating import play_with_bots
from kartentisch.records.record import Record
from kartentisch.records.replay import walk

TEMPERATURES = (1.0, 2.0, 4.0, 8.0)  # in points
RANDOM = 0.2  # the share of random cards
HANDS = 20  # imagined for every card played


def likelihoods(state: Any, hand: int, card: int) -> list[float]:
    """The likelihood that the seat to move plays this card from a hand, by temperature."""
    cards = [own for own in range(len(GAME.cards)) if hand >> own & 1]
    places, to_play = worths_of_places(state), cards_to_come(state)
    profits = np.array([profit(state, own, places, to_play) for own in cards])
    likely = []
    for temperature in TEMPERATURES:
        shares = np.exp((profits - profits.max()) / temperature)
        likely.append(RANDOM / len(cards) + (1 - RANDOM) * float(shares[cards.index(card)] / shares.sum()))
    return likely


def bits_gained(record: Record, stream: Stream) -> Iterator[list[float]]:
    """For every card played but the last ones: the bits by which the true hand is likelier than another."""
    for at in walk(record):
        state = at.state
        if state.phase != PLAY or state.round_number == HAND_SIZE:
            continue
        seat, move = record.deals[at.deal].moves[at.moves]
        card = GAME.actions.index(move)
        after = state.copy()
        GAME.rules["apply"](after, card)
        seen = GAME.observe(after, (seat + 1) % record.players)
        others = [
            likelihoods(state, int(GAME.imagine(seen, stream).hands[seat]) | 1 << card, card)
            for _ in range(HANDS)
        ]
        true = likelihoods(state, int(state.hands[seat]), card)
        yield [float(gain) for gain in np.log2(np.array(true) / np.mean(others, axis=0))]


def main(arguments: Sequence[str] | None = None) -> None:
    """Let bots of several levels play among themselves and print the bits gained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=100, help="worlds a move")
    parser.add_argument("--bots", nargs="+", choices=bots_for(GAME), default=["regular", "ismcts", "expert"])
    chosen = parser.parse_args(arguments)
    for bot in chosen.bots:
        gains = []
        for number in range(chosen.games):
            seats, effort = [bot] * chosen.players, Effort(worlds=chosen.worlds)
            record = play_with_bots(GAME, seats, {}, number % chosen.players, 28, number, effort).record()
            gains += list(bits_gained(record, new_stream(28, number)))
        columns = [list(column) for column in zip(*gains, strict=True)]
        figures = (
            f"{np.mean(column):.3f} ± {half_width(column, sequential=False):.3f}" for column in columns
        )
        print(f"{bot:8} bits gained by a card, temperatures {TEMPERATURES}: {', '.join(figures)}")


if __name__ == "__main__":
    main()
