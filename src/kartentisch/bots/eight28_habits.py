"""How eager good players of 8-28 are to take a card: a small neural network, learned at tables of their own.

It sees what lies open and the player's own hand, and says how many points a card is worth to him. Its weights
are learned by `python -m tools.habits`.
"""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY
from kartentisch.games.eight28.cards import CARDS, DECK_SIZE, ONE_OR_ELEVEN, RED_POINTS, low_value
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.options import FINAL
from kartentisch.games.eight28.rules import next_asked, still_asked
from kartentisch.games.eight28.state import Public

Floats = NDArray[np.float32]

FEWEST_PLAYERS: Final = GAME.players.start
FILE: Final = Path(__file__).with_suffix(".npy")
MOST_LOW: Final = 27  # with more nobody takes a card
HANDS: Final = 3 * MOST_LOW

# The inputs, by the number of the first of each kind
_SUMS = 28  # of face-up cards, as long as one is in
_OTHER = HANDS  # another's sum, his passes, and whether he is asked after the player in this lap
_OUT = _OTHER + _SUMS * 3 * 2
_ELEVENS = _OUT + 1  # another's 1/11 cards, by how far he is
_OWN = _ELEVENS + 3 * 3  # the player's sum and passes
_LAP = _OWN + _SUMS * 3  # what a pass means
_DECK = _LAP + 2 * 2 * 2 * 2  # which cards are unseen, and how many
_MIDDLE = _DECK + 5
_ALWAYS = _MIDDLE + 1
INPUTS: Final = _ALWAYS + 1
MOST_INPUTS: Final = 24  # that are not 0 at the same time, without the hand
AT_ONCE: Final = 3  # inputs that are added in one go

HIDDEN: Final = 32
DEEPER: Final = 16
ANSWERS: Final = 2  # what a card is worth, and what the hand is worth in any case
_FIRST_SIZE = INPUTS * HIDDEN
_SECOND_SIZE = (HIDDEN + 1) * DEEPER
WEIGHTS: Final = _FIRST_SIZE + _SECOND_SIZE + ANSWERS * (DEEPER + 1)


@compiled
def split(weights: Floats) -> tuple[Floats, Floats, Floats]:
    """The layers in a row of weights; the last row or column of the second and third is always added."""
    first = weights[:_FIRST_SIZE].reshape(INPUTS, HIDDEN)
    second = weights[_FIRST_SIZE : _FIRST_SIZE + _SECOND_SIZE].reshape(HIDDEN + 1, DEEPER)
    return first, second, weights[_FIRST_SIZE + _SECOND_SIZE :].reshape(ANSWERS, DEEPER + 1)


# By the number of players
_LAYERS = [split(row) for row in np.load(FILE).astype(np.float32)]
FIRST: Final = np.stack([first for first, _, _ in _LAYERS])
SECOND: Final = np.stack([second for _, second, _ in _LAYERS])
THIRD: Final = np.stack([third for _, _, third in _LAYERS])


@compiled
def hand_number(low: int, elevens: int) -> int:
    """The number of a hand by its sum with each 1/11 as 1, at most MOST_LOW, and its 1/11 cards."""
    return min(elevens, 2) * MOST_LOW + low - 1


@compiled
def inputs(table: Public, seat: int, rows: NDArray[np.int64], amounts: Floats) -> int:
    """What a seat sees to which a card is offered, without its own hand: the inputs that are not 0."""
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
        rows[count + 1] = _ELEVENS + ((low > 8) + (low >= 18)) * 3 + min(2, table.elevens_up[other])
        count += 2
    rows[count] = _OWN + min(_SUMS - 1, table.sum_up[seat]) * 3 + min(2, table.passes[seat])
    lap = (table.taken_this_lap > 0) * 2 + (seat == table.card_giver or next_asked(table, seat) == NOBODY)
    rows[count + 1] = _LAP + (lap * 2 + (table.passing == FINAL)) * 2 + (table.supply_blue == 0)
    rows[count + 2] = _ALWAYS
    rows[count + 3] = _MIDDLE
    amounts[count + 3] = (table.middle_blue + RED_POINTS * table.middle_red) / 15.0
    count += 4
    return add_unseen(table, rows, amounts, count)


@compiled
def add_unseen(table: Public, rows: NDArray[np.int64], amounts: Floats, count: int) -> int:
    """Add which part of the unseen cards are ones, 1/11, small and middling, and how many there are."""
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
    amounts[count : count + AT_ONCE] = 0.0  # whatever was there before
    return count


# How the loops are written decides whether they become vector instructions: over `len` where the inner one
# runs along a row, over constants where it runs across the rows.


@compiled
def add_up(first: Floats, rows: NDArray[np.int64], amounts: Floats, count: int, sums: Floats) -> None:
    """Add up what the first layer makes of the inputs."""
    for unit in range(len(sums)):
        sums[unit] = 0.0
    for index in range(0, count, AT_ONCE):
        a, b, c = amounts[index], amounts[index + 1], amounts[index + 2]
        row_a, row_b, row_c = first[rows[index]], first[rows[index + 1]], first[rows[index + 2]]
        for unit in range(len(sums)):
            sums[unit] += a * row_a[unit] + b * row_b[unit] + c * row_c[unit]


@compiled
def think(first: Floats, second: Floats, sums: Floats, hand: int, hidden: Floats, deeper: Floats) -> None:
    """The units of both layers with this hand."""
    for unit in range(HIDDEN):
        hidden[unit] = max(np.float32(0.0), sums[unit] + first[hand, unit])
    for unit in range(DEEPER):
        total = second[HIDDEN, unit]
        for before in range(HIDDEN):
            total += hidden[before] * second[before, unit]
        deeper[unit] = max(np.float32(0.0), total)


@compiled
def answer(third: Floats, deeper: Floats, number: int) -> float:
    """One of the network's answers."""
    total: float = third[number, len(deeper)]
    for unit in range(len(deeper)):
        total += deeper[unit] * third[number, unit]
    return total


# A seat that is offered a card


class Mind(NamedTuple):
    """Room for the network's thoughts, laid out once."""

    rows: NDArray[np.int64]
    amounts: Floats
    sums: Floats
    hidden: Floats
    deeper: Floats


def new_mind() -> Mind:
    """An empty one."""
    units = (np.zeros(size, np.float32) for size in (MOST_INPUTS, HIDDEN, HIDDEN, DEEPER))
    return Mind(np.zeros(MOST_INPUTS, np.int64), *units)


@compiled
def look_around(table: Public, seat: int, mind: Mind) -> None:
    """Take in what lies open; the hand is still missing."""
    count = inputs(table, seat, mind.rows, mind.amounts)
    add_up(FIRST[table.players - FEWEST_PLAYERS], mind.rows, mind.amounts, count, mind.sums)


@compiled
def eagerness(table: Public, seat: int, secret: int, mind: Mind) -> float:
    """How much more taking is worth than passing with this secret card: in points, with ten in the middle."""
    low = table.sum_up[seat] + low_value(secret)
    if low > MOST_LOW:
        return -100.0
    elevens = table.elevens_up[seat] + (1 if secret == ONE_OR_ELEVEN else 0)
    number = table.players - FEWEST_PLAYERS
    hand = hand_number(low, elevens)
    think(FIRST[number], SECOND[number], mind.sums, hand, mind.hidden, mind.deeper)
    return answer(THIRD[number], mind.deeper, 0)
