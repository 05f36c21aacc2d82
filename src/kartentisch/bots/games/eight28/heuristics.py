"""Heuristics for 8-28: the quality of a hand, what another card makes of it, and which half to play for."""

from typing import Final

import numpy as np

from kartentisch.bots.search.score import chance_to_win, share_of_victory
from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import OVER
from kartentisch.core.rng import Stream, below
from kartentisch.games.eight28.cards import (
    CARDS,
    FIRST_TARGET,
    ONE_OR_ELEVEN,
    SECOND_TARGET,
    low_value,
)
from kartentisch.games.eight28.rules import CHOOSE_8, CHOOSE_28, PASS, TAKE
from kartentisch.games.eight28.scoring import best_second_total
from kartentisch.games.eight28.state import CHOOSE, FIRST_HALF, SECOND_HALF, Observation, Public

# Roughly the share of a half that a total wins, by its distance from 8 or 28
_SHARE_OF_FIRST: Final = np.array([0.62, 0.38, 0.25, 0.17, 0.12, 0.08, 0.05, 0.03])
_SHARE_OF_SECOND: Final = np.array(
    [0.62, 0.50, 0.40, 0.31, 0.24, 0.18, 0.13, 0.10, 0.08, 0.06, 0.05, 0.04, 0.03]
)
_DIRECT_HIT: Final = 2.0  # both halves
_ON_THE_WAY: Final = 0.16  # a hand between the halves that can take more cards
_MOST_ON_THE_WAY: Final = 22


@compiled
def beginner(seen: Observation, stream: Stream) -> int:
    """Stop near 8, else go on to the middle twenties."""
    low = own_total(seen)
    best = best_second_total(low, own_elevens(seen))
    if seen.phase == CHOOSE:
        return CHOOSE_8 if low >= 7 or best < 25 else CHOOSE_28
    wants_more = low <= 4 or (low > FIRST_TARGET and best < 22 + below(stream, 3))
    return TAKE if wants_more else PASS


@compiled
def regular(seen: Observation, stream: Stream) -> int:
    """Take while the unseen cards improve the hand on average."""
    if seen.phase == CHOOSE:
        return better_half(seen)
    return TAKE if wants_more(seen, seen.seat, seen.own_secret) else PASS


@compiled
def value(state: Public, seat: int) -> float:
    """The chance to win the game with these points, before the gems to come."""
    if state.phase == OVER:
        return share_of_victory(state.points, seat, state.players)
    return chance_to_win(state.points, seat, state.players, spread_to_come(state))


@compiled
def spread_to_come(table: Public) -> float:
    """The spread of the points to come, fitted so that predicted and actual win rates agree.

    See tools/fit_eight28.py.
    """
    to_come = table.supply_blue + table.middle_blue + 14.0
    spread: float = (0.5 + 0.125 * table.players) * to_come**0.5
    return spread


# Taking cards


@compiled
def wants_more(table: Public, seat: int, secret: int) -> bool:
    """Whether the unseen cards improve the hand with this secret card on average."""
    low = table.sum_up[seat] + low_value(secret)
    elevens = table.elevens_up[seat] + (1 if secret == ONE_OR_ELEVEN else 0)
    if low > SECOND_TARGET or (low <= FIRST_TARGET and rivals_for_first_half(table, seat) == 0):
        return False
    now = quality(low, elevens)
    after = 0.0
    total = 0
    for card in range(len(CARDS)):
        count = table.unseen[card] - (1 if card == secret else 0)
        total += count
        more = elevens + (1 if card == ONE_OR_ELEVEN else 0)
        after += count * prospect(low + low_value(card), more)
    return after > now * total


@compiled
def rivals_for_first_half(table: Public, seat: int) -> int:
    """How many others may play for the first half by the cards they show."""
    rivals = 0
    for other in range(table.players):
        if other != seat and table.sum_up[other] < FIRST_TARGET:
            rivals += 1
    return rivals


@compiled
def quality(low: int, elevens: int) -> float:
    """The share of a half that a hand wins as it is."""
    best = best_second_total(low, elevens)
    first = _SHARE_OF_FIRST[FIRST_TARGET - low] if low <= FIRST_TARGET else 0.0
    is_close = SECOND_TARGET - best < len(_SHARE_OF_SECOND)
    second = _SHARE_OF_SECOND[SECOND_TARGET - best] if is_close else 0.0
    if low == FIRST_TARGET and best == SECOND_TARGET:
        return _DIRECT_HIT
    return max(first, second)


@compiled
def prospect(low: int, elevens: int) -> float:
    """The quality of a hand that may still take cards."""
    if low > SECOND_TARGET:
        return 0.0
    on_the_way = _ON_THE_WAY if FIRST_TARGET < low <= _MOST_ON_THE_WAY else 0.0
    return max(quality(low, elevens), on_the_way)


# Choosing a half


@compiled
def own_total(seen: Observation) -> int:
    """The hand's sum with each 1/11 as 1."""
    return seen.sum_up[seen.seat] + low_value(seen.own_secret)


@compiled
def own_elevens(seen: Observation) -> int:
    """The hand's 1/11 cards."""
    return seen.elevens_up[seen.seat] + (1 if seen.own_secret == ONE_OR_ELEVEN else 0)


@compiled
def better_half(seen: Observation) -> int:
    """The half in which fewer hands are as good; all cards are shown."""
    own_low = own_total(seen)
    own_high = best_second_total(own_low, own_elevens(seen))
    rivals_first = 0.0
    rivals_second = 0.0
    for seat in range(seen.players):
        if seat == seen.seat or seen.out & bit(seat) != NONE:
            continue
        low = seen.sum_up[seat] + low_value(seen.shown[seat])
        elevens = seen.elevens_up[seat] + (1 if seen.shown[seat] == ONE_OR_ELEVEN else 0)
        high = best_second_total(low, elevens)
        undecided = 0.5 if low <= FIRST_TARGET and high > 0 and seen.half[seat] == 0 else 1.0
        if low <= FIRST_TARGET and seen.half[seat] != SECOND_HALF:
            rivals_first += undecided * rivalry(low, own_low)
        if high > 0 and seen.half[seat] != FIRST_HALF:
            rivals_second += undecided * rivalry(high, own_high)
    return CHOOSE_8 if rivals_first <= rivals_second else CHOOSE_28


@compiled
def rivalry(total: int, own: int) -> float:
    """How much a rival's total counts against the own one: a higher one wins, an equal one shares."""
    return 10.0 if total > own else (1.0 if total == own else 0.0)
