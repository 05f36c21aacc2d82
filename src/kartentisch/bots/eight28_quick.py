"""The quick player of 8-28: takes as often as good players do, and guesses secret cards by it.

What he does depends on his own total and on a few facts that lie open; how often one takes a card then is in
`eight28_habits`, learned by self-play.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.eight28_habits import HABITS
from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL, NOBODY
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import Stream, below, shuffle
from kartentisch.games.eight28.cards import CARDS, ONE_OR_ELEVEN, low_value
from kartentisch.games.eight28.knowledge import imagine
from kartentisch.games.eight28.options import FINAL
from kartentisch.games.eight28.rules import PASS, TAKE, next_asked
from kartentisch.games.eight28.state import NOT_SHOWN, Observation, Public, State

SITUATIONS: Final = 36
ON_AVERAGE: Final = SITUATIONS  # the row of what one does in all situations together
MOST_LOW: Final = 27  # with more nobody takes a card
HANDS: Final = 3 * MOST_LOW

# TAKES[players - 3, situation, hand]: the chance to take a card
TAKES: Final = np.array([[[int(digit) / 9 for digit in row] for row in rows] for rows in HABITS])
_NO_HABIT = 0.03  # the chance that somebody does the opposite of his habit
_PASSES = 3  # further passes of the same seat say nothing new


@compiled
def situation(table: Public, seat: int) -> int:
    """The situation of a seat that is offered a card: who may play for which half, and what a pass means."""
    for_8 = 0
    highest = 0
    for other in range(table.players):
        if other != seat and table.out & bit(other) == NONE:
            if table.sum_up[other] < 8:
                for_8 += 1
            else:
                highest = max(highest, table.sum_up[other])
    for_28 = (highest >= 8) + (highest >= 19) + (highest >= 23)
    if table.taken_this_lap > 0 and table.passing != FINAL:
        lap = 0  # there is another lap in any case
    else:
        is_last = seat == table.card_giver or next_asked(table, seat) == NOBODY
        lap = 2 if is_last or table.passing == FINAL else 1
    return (min(for_8, 2) * 4 + for_28) * 3 + lap


@compiled
def hand_number(low: int, elevens: int) -> int:
    """The number of a hand by its sum with each 1/11 as 1, at most MOST_LOW, and its 1/11 cards."""
    return min(elevens, 2) * MOST_LOW + low - 1


@compiled
def chance_to_take(players: int, row: int, low: int, elevens: int) -> float:
    """How often good players take a card with such a hand."""
    return TAKES[players - 3, row, hand_number(low, elevens)] if low <= MOST_LOW else 0.0


@compiled
def take_or_pass(table: Public, seat: int, secret: int, stream: Stream) -> int:
    """What the quick player does with this secret card when a card is offered."""
    low = table.sum_up[seat] + low_value(secret)
    elevens = table.elevens_up[seat] + (1 if secret == ONE_OR_ELEVEN else 0)
    chance = chance_to_take(table.players, situation(table, seat), low, elevens)
    return TAKE if below(stream, 1 << 20) < chance * (1 << 20) else PASS


# What the others may hold


@compiled
def with_doubt(chance: float) -> float:
    """A chance that leaves room for other habits."""
    return _NO_HABIT + (1.0 - 2.0 * _NO_HABIT) * chance


@compiled
def likelihood(seen: Observation, seat: int, secret: int) -> float:
    """How likely a seat with this secret card does what it has done in this round."""
    low = low_value(secret)
    elevens = 1 if secret == ONE_OR_ELEVEN else 0
    likely = 1.0
    for index in range(seen.taken):
        if seen.taken_by[index] == seat:
            likely *= with_doubt(chance_to_take(seen.players, ON_AVERAGE, low, elevens))
            low += low_value(seen.taken_card[index])
            elevens += 1 if seen.taken_card[index] == ONE_OR_ELEVEN else 0
    stops = 1.0 - with_doubt(chance_to_take(seen.players, ON_AVERAGE, low, elevens))
    for _ in range(min(seen.passes[seat], _PASSES)):
        likely *= stops
    return likely


@compiled
def draw_secret(seen: Observation, seat: int, counts: NDArray[np.int64], stream: Stream) -> int:
    """A secret card for a seat, drawn from the cards left by what the seat has done."""
    weights = np.zeros(len(CARDS))
    total = 0.0
    for card in range(len(CARDS)):
        if counts[card] > 0:
            weights[card] = counts[card] * likelihood(seen, seat, card)
            total += weights[card]
    rest = total * (below(stream, 1 << 30) / (1 << 30))
    card = 0
    while rest >= weights[card]:
        rest -= weights[card]
        card += 1
    return card


@compiled
def imagine_by_habits(seen: Observation, stream: Stream, state: State) -> None:
    """A world as likely as it is by what the others have taken and declined in this round."""
    if seen.phase == NEEDS_DEAL or seen.shown[seen.seat] != NOT_SHOWN:
        imagine(seen, stream, state)
        return
    copy_shared(seen, state)
    counts = np.zeros(len(CARDS), np.int64)
    for card in range(len(CARDS)):
        counts[card] = seen.unseen[card] - (1 if card == seen.own_secret else 0)
    state.secret[seen.seat] = seen.own_secret
    begin = below(stream, seen.players)  # nobody's card is always drawn first
    for step in range(seen.players):
        seat = (begin + step) % seen.players
        if seat != seen.seat:
            state.secret[seat] = draw_secret(seen, seat, counts, stream)
            counts[state.secret[seat]] -= 1
    size = seen.taken
    for index in range(size):
        state.pile[index] = seen.taken_card[index]
    for card in range(len(CARDS)):
        for _ in range(counts[card]):
            state.pile[size] = card
            size += 1
    hidden = state.pile[seen.taken : size]
    shuffle(stream, hidden, len(hidden), len(hidden))
    for index in range(size, len(state.pile)):
        state.pile[index] = 0
