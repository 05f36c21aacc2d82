"""A small neural network of 8-28: the advantage of taking a card over passing.

Its inputs are what everybody sees and the player's own hand. `python -m tools.train_eight28` trains it by
self-play.
"""

from math import exp
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY
from kartentisch.games.eight28.cards import (
    CARDS,
    DECK_SIZE,
    FIRST_TARGET,
    ONE_OR_ELEVEN,
    RED_POINTS,
    SECOND_TARGET,
    low_value,
)
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.options import FINAL
from kartentisch.games.eight28.rules import next_asked, still_asked
from kartentisch.games.eight28.state import Public

Floats = NDArray[np.float32]

FEWEST_PLAYERS: Final = GAME.players.start
FILE: Final = Path(__file__).with_suffix(".npy")
MOST_LOW: Final = SECOND_TARGET - 1  # nobody takes a card with more
HANDS: Final = 3 * MOST_LOW

# The inputs, by the number of the first of each kind
_SUMS = SECOND_TARGET  # of face-up cards, while a player is in
_OTHER = HANDS  # another's sum, passes, and whether they are asked later in this lap
_OUT = _OTHER + _SUMS * 3 * 2
_ELEVENS = _OUT + 1  # another's 1/11 cards, by how high their sum is
_OWN = _ELEVENS + 3 * 3  # the player's sum and passes
_LAP = _OWN + _SUMS * 3  # what a pass means
_DECK = _LAP + 2 * 2 * 2 * 2  # which cards are unseen, and how many
_MIDDLE = _DECK + 5
_BIAS = _MIDDLE + 1
INPUTS: Final = _BIAS + 1
MOST_INPUTS: Final = 24  # that are not 0 at the same time, without the hand
AT_ONCE: Final = 3  # inputs that are added in one pass

HIDDEN: Final = 32
DEEPER: Final = 16
OUTPUTS: Final = 2  # the advantage of a card, and the value of the hand
_FIRST_SIZE = INPUTS * HIDDEN
_SECOND_SIZE = (HIDDEN + 1) * DEEPER
WEIGHTS: Final = _FIRST_SIZE + _SECOND_SIZE + OUTPUTS * (DEEPER + 1)

_NEVER: Final = -100.0


@compiled
def split(weights: Floats) -> tuple[Floats, Floats, Floats]:
    """The layers in a row of weights; the last row or column of the second and third is the bias."""
    first = weights[:_FIRST_SIZE].reshape(INPUTS, HIDDEN)
    second = weights[_FIRST_SIZE : _FIRST_SIZE + _SECOND_SIZE].reshape(HIDDEN + 1, DEEPER)
    return first, second, weights[_FIRST_SIZE + _SECOND_SIZE :].reshape(OUTPUTS, DEEPER + 1)


# By the number of players
_LAYERS = [split(row) for row in np.load(FILE).astype(np.float32)]
FIRST: Final = np.stack([first for first, _, _ in _LAYERS])
SECOND: Final = np.stack([second for _, second, _ in _LAYERS])
THIRD: Final = np.stack([third for _, _, third in _LAYERS])


@compiled
def hand_number(low: int, elevens: int) -> int:
    """The input of a hand with this lowest total, at most MOST_LOW, and these 1/11 cards."""
    return min(elevens, 2) * MOST_LOW + low - 1


@compiled
def encode(table: Public, seat: int, rows: NDArray[np.int64], amounts: Floats) -> int:
    """The inputs that are not 0 for a seat that is offered a card, without its hand; returns how many."""
    amounts[:] = 1.0
    count = 0
    asked = still_asked(table)
    place = (seat - table.card_giver - 1) % table.players
    for other in range(table.players):
        if other == seat:
            continue
        if table.out & bit(other) != NONE:
            rows[count] = _OUT
            count += 1
            continue
        low = table.sum_up[other]
        is_later = asked & bit(other) != NONE and (other - table.card_giver - 1) % table.players > place
        rows[count] = _OTHER + (low * 3 + min(2, table.passes[other])) * 2 + is_later
        height = (low > FIRST_TARGET) + (low >= 18)
        rows[count + 1] = _ELEVENS + height * 3 + min(2, table.elevens_up[other])
        count += 2
    rows[count] = _OWN + min(_SUMS - 1, table.sum_up[seat]) * 3 + min(2, table.passes[seat])
    lap = (table.taken_this_lap > 0) * 2 + (seat == table.card_giver or next_asked(table, seat) == NOBODY)
    rows[count + 1] = _LAP + (lap * 2 + (table.passing == FINAL)) * 2 + (table.supply_blue == 0)
    rows[count + 2] = _BIAS
    rows[count + 3] = _MIDDLE
    amounts[count + 3] = (table.middle_blue + RED_POINTS * table.middle_red) / 15.0
    count += 4
    return encode_unseen(table, rows, amounts, count)


@compiled
def encode_unseen(table: Public, rows: NDArray[np.int64], amounts: Floats, count: int) -> int:
    """Add the shares of ones, 1/11, low and middle cards among the unseen ones, and how many those are."""
    total = 0
    for card in range(len(CARDS)):
        total += table.unseen[card]
    part = 1.0 / max(1, total)
    amounts[count] = 3.0 * part * table.unseen[0]
    amounts[count + 1] = 6.0 * part * table.unseen[ONE_OR_ELEVEN]
    amounts[count + 2] = 5.0 * part * (table.unseen[1] + table.unseen[2] + table.unseen[3])
    amounts[count + 3] = 5.0 * part * (table.unseen[4] + table.unseen[5] + table.unseen[6])
    amounts[count + 4] = total / DECK_SIZE
    for step in range(5):
        rows[count + step] = _DECK + step
    count += 5
    amounts[count : count + AT_ONCE] = 0.0  # padding
    return count


# The form of the loops decides whether they are vectorised: over `len` where the inner one runs along a
# row, over constants where it runs across the rows.


@compiled
def first_layer(first: Floats, rows: NDArray[np.int64], amounts: Floats, count: int, sums: Floats) -> None:
    """The sums of the first layer, without the hand."""
    for unit in range(len(sums)):
        sums[unit] = 0.0
    for index in range(0, count, AT_ONCE):
        a, b, c = amounts[index], amounts[index + 1], amounts[index + 2]
        row_a, row_b, row_c = first[rows[index]], first[rows[index + 1]], first[rows[index + 2]]
        for unit in range(len(sums)):
            sums[unit] += a * row_a[unit] + b * row_b[unit] + c * row_c[unit]


@compiled
def forward(first: Floats, second: Floats, sums: Floats, hand: int, hidden: Floats, deeper: Floats) -> None:
    """The activations of both hidden layers with this hand."""
    for unit in range(HIDDEN):
        hidden[unit] = max(np.float32(0.0), sums[unit] + first[hand, unit])
    for unit in range(DEEPER):
        total = second[HIDDEN, unit]
        for before in range(HIDDEN):
            total += hidden[before] * second[before, unit]
        deeper[unit] = max(np.float32(0.0), total)


@compiled
def output(third: Floats, deeper: Floats, number: int) -> float:
    """One of the network's outputs."""
    total: float = third[number, len(deeper)]
    for unit in range(len(deeper)):
        total += deeper[unit] * third[number, unit]
    return total


# A seat that is offered a card


class Activations(NamedTuple):
    """The network's workspace."""

    rows: NDArray[np.int64]
    amounts: Floats
    sums: Floats
    hidden: Floats
    deeper: Floats


def new_activations() -> Activations:
    """An empty workspace."""
    units = (np.zeros(size, np.float32) for size in (MOST_INPUTS, HIDDEN, HIDDEN, DEEPER))
    return Activations(np.zeros(MOST_INPUTS, np.int64), *units)


@compiled
def read_table(table: Public, seat: int, activations: Activations) -> None:
    """Compute what does not depend on the hand."""
    count = encode(table, seat, activations.rows, activations.amounts)
    first = FIRST[table.players - FEWEST_PLAYERS]
    first_layer(first, activations.rows, activations.amounts, count, activations.sums)


@compiled
def advantage(table: Public, seat: int, secret: int, activations: Activations) -> float:
    """The points that taking is worth more than passing with this secret card, if ten lie in the middle.

    After `read_table`.
    """
    low = table.sum_up[seat] + low_value(secret)
    if low > MOST_LOW:
        return _NEVER
    elevens = table.elevens_up[seat] + (1 if secret == ONE_OR_ELEVEN else 0)
    number = table.players - FEWEST_PLAYERS
    hand = hand_number(low, elevens)
    forward(FIRST[number], SECOND[number], activations.sums, hand, activations.hidden, activations.deeper)
    return output(THIRD[number], activations.deeper, 0)


@compiled
def chance_to_take(advantage: float, temperature: float) -> float:
    """The logistic policy: how often a card with this advantage is taken."""
    return 1.0 / (1.0 + exp(-advantage / temperature))
