"""How much a card played in Compañeros tells of the hand it came from: `python -m tools.fit_companeros`.

The others are taken for players who choose a card by how much it appeals to the quick player, more or less
exactly, and at times any. For every play of a game the tool compares how likely that makes it with the true
hand and with hands imagined by another seat. The bits gained are what weighing worlds by plays could bring.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from kartentisch.bots import Effort, bots_for
from kartentisch.bots.companeros_quick import appeal, cards_to_come, worths_of_places
from kartentisch.core.rng import Stream, new_stream
from kartentisch.games.companeros.cards import HAND_SIZE
from kartentisch.games.companeros.game import GAME
from kartentisch.games.companeros.state import PLAY
from kartentisch.games.record import Record
from kartentisch.games.replay import walk
from kartentisch.lab.arena import half_width
from kartentisch.lab.seating import play_with_bots

INEXACT = (1.0, 2.0, 4.0, 8.0)  # differences of so many points are mixed
ANY = 0.2  # how often any card is played
HANDS = 20  # imagined for every play


def likelihoods(state: Any, hand: int, card: int) -> list[float]:
    """How likely the seat to move plays this card from a hand, by how exact players are."""
    cards = [own for own in range(len(GAME.cards)) if hand >> own & 1]
    places, to_play = worths_of_places(state), cards_to_come(state)
    appeals = np.array([appeal(state, own, places, to_play) for own in cards])
    likely = []
    for inexact in INEXACT:
        shares = np.exp((appeals - appeals.max()) / inexact)
        likely.append(ANY / len(cards) + (1 - ANY) * float(shares[cards.index(card)] / shares.sum()))
    return likely


def bits_gained(record: Record, stream: Stream) -> Iterator[list[float]]:
    """For every play but those of the last cards: by how many bits the true hand is likelier than another."""
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
    """Let the bots of several levels play among themselves and print what their cards tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=100, help="so many worlds a move")
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
        print(f"{bot:8} bits gained by a play, exact to {INEXACT} points: {', '.join(figures)}")


if __name__ == "__main__":
    main()
