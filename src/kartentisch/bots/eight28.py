"""Rules of thumb for 8-28: how good a hand is, what another card makes of it, which half to play for."""

from typing import Final

import numpy as np

from kartentisch.bots.base import Thumb
from kartentisch.bots.score import chance_to_win, share_of_victory
from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import OVER
from kartentisch.core.rng import Stream, below
from kartentisch.games.eight28.cards import CARDS, ONE_OR_ELEVEN, low_value
from kartentisch.games.eight28.rules import CHOOSE_8, CHOOSE_28, PASS, TAKE
from kartentisch.games.eight28.state import CHOOSE, FIRST_HALF, SECOND_HALF, Observation, Public

# Roughly the share of a half that a total wins, by how far it is from 8 or 28.
_SHARE_OF_8 = np.array([0.62, 0.38, 0.25, 0.17, 0.12, 0.08, 0.05, 0.03])
_SHARE_OF_28 = np.array([0.62, 0.50, 0.40, 0.31, 0.24, 0.18, 0.13, 0.10, 0.08, 0.06, 0.05, 0.04, 0.03])


@compiled
def beginner(seen: Observation, stream: Stream) -> int:
    """Stop near 8, else go on to the middle twenties."""
    low = own_total(seen)
    best = best_below_28(low, own_elevens(seen))
    if seen.phase == CHOOSE:
        return CHOOSE_8 if low >= 7 or best < 25 else CHOOSE_28
    wants_more = low <= 4 or (low > 8 and best < 22 + below(stream, 3))
    return TAKE if wants_more else PASS


@compiled
def regular(seen: Observation, stream: Stream) -> int:
    """Take while the unseen cards make the hand better on average."""
    if seen.phase == CHOOSE:
        return better_half(seen)
    return TAKE if wants_more(seen, seen.seat, seen.own_secret) else PASS


@compiled
def wants_more(table: Public, seat: int, secret: int) -> bool:
    """Whether the unseen cards make the hand with this secret card better on average."""
    low = table.sum_up[seat] + low_value(secret)
    elevens = table.elevens_up[seat] + (1 if secret == ONE_OR_ELEVEN else 0)
    if low > 28 or (low <= 8 and rivals_for_8(table, seat) == 0):
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
def rivals_for_8(table: Public, seat: int) -> int:
    """How many others may play for the first half by the cards they show."""
    rivals = 0
    for other in range(table.players):
        if other != seat and table.sum_up[other] < 8:
            rivals += 1
    return rivals


@compiled
def own_total(seen: Observation) -> int:
    """The hand's sum with each 1/11 as 1."""
    return seen.sum_up[seen.seat] + low_value(seen.own_secret)


@compiled
def own_elevens(seen: Observation) -> int:
    """The hand's 1/11 cards."""
    return seen.elevens_up[seen.seat] + (1 if seen.own_secret == ONE_OR_ELEVEN else 0)


@compiled
def best_below_28(low: int, elevens: int) -> int:
    """The highest total from 9 to 28, or 0."""
    best = 0
    for _ in range(elevens + 1):
        if 9 <= low <= 28:
            best = low
        low += 10
    return best


@compiled
def quality(low: int, elevens: int) -> float:
    """What a hand is worth as it lies, as a share of a half."""
    best = best_below_28(low, elevens)
    first = _SHARE_OF_8[8 - low] if low <= 8 else 0.0
    second = _SHARE_OF_28[28 - best] if best >= 16 else 0.0
    if first == _SHARE_OF_8[0] and best == 28:
        return 2.0  # a direct hit
    return max(first, second)


@compiled
def prospect(low: int, elevens: int) -> float:
    """What a hand is worth if one may still go on: on the way to 28 the way itself counts."""
    if low > 28:
        return 0.0
    on_the_way = 0.16 if 8 < low <= 22 else 0.0
    return max(quality(low, elevens), on_the_way)


@compiled
def better_half(seen: Observation) -> int:
    """The half in which fewer hands are as good, all cards being open."""
    own_low, own_high = own_total(seen), best_below_28(own_total(seen), own_elevens(seen))
    rivals_8 = 0.0
    rivals_28 = 0.0
    for seat in range(seen.players):
        if seat == seen.seat or seen.out & bit(seat) != NONE:
            continue
        low = seen.sum_up[seat] + low_value(seen.shown[seat])
        high = best_below_28(low, seen.elevens_up[seat] + (1 if seen.shown[seat] == ONE_OR_ELEVEN else 0))
        undecided = 0.5 if low <= 8 and high > 0 and seen.half[seat] == 0 else 1.0
        if low <= 8 and seen.half[seat] != SECOND_HALF:
            rivals_8 += undecided * (10.0 if low > own_low else (1.0 if low == own_low else 0.0))
        if high > 0 and seen.half[seat] != FIRST_HALF:
            rivals_28 += undecided * (10.0 if high > own_high else (1.0 if high == own_high else 0.0))
    return CHOOSE_8 if rivals_8 <= rivals_28 else CHOOSE_28


@compiled
def value(state: Public, seat: int) -> float:
    """The chance to win the game with these points and so many gems still to come."""
    if state.phase == OVER:
        return share_of_victory(state.points, seat, state.players)
    return chance_to_win(state.points, seat, state.players, spread_to_come(state))


@compiled
def spread_to_come(table: Public) -> float:
    """How far the points still to come spread.

    The more one plays for the victory alone, the further they do: this is about where both agree
    (`tools/fit_eight28.py`).
    """
    to_come = table.supply_blue + table.middle_blue + 14.0
    spread: float = (0.5 + 0.125 * table.players) * to_come**0.5
    return spread


THUMB: Final = Thumb(beginner, regular, value)
