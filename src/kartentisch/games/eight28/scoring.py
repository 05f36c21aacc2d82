"""The distribution of the gems in 8-28 (E10-E16, E19)."""

from kartentisch.core.bits import NONE, bit, popcount
from kartentisch.core.compiled import compiled, outlined
from kartentisch.games.eight28.cards import (
    BLUE_POINTS,
    ELEVEN_MORE,
    FIRST_TARGET,
    ONE_OR_ELEVEN,
    RED_POINTS,
    SECOND_TARGET,
    low_value,
)
from kartentisch.games.eight28.state import FIRST_HALF, SECOND_HALF, Public, State


@compiled
def lowest_total(table: Public, seat: int) -> int:
    """The hand's sum with each 1/11 as 1, once the secret card is shown (E10)."""
    return table.sum_up[seat] + low_value(table.shown[seat])


@compiled
def elevens(table: Public, seat: int) -> int:
    """The hand's 1/11 cards, the secret one included, once it is shown."""
    return table.elevens_up[seat] + (1 if table.shown[seat] == ONE_OR_ELEVEN else 0)


@compiled
def is_in(table: Public, seat: int) -> bool:
    """Whether the seat takes part in the distribution (E6)."""
    return table.out & bit(seat) == NONE


@compiled
def best_second_total(lowest: int, elevens: int) -> int:
    """The highest total of a hand that plays for the second half, or 0 (E12)."""
    best = 0
    total = lowest
    for _ in range(elevens + 1):
        if FIRST_TARGET < total <= SECOND_TARGET:
            best = total
        total += ELEVEN_MORE
    return best


@compiled
def first_half_total(table: Public, seat: int) -> int:
    """The total of at most 8 that plays for the first half, or 0 (E12)."""
    total = lowest_total(table, seat)
    return total if total <= FIRST_TARGET and is_in(table, seat) else 0


@compiled
def second_half_total(table: Public, seat: int) -> int:
    """The highest total from 9 to 28 that plays for the second half, or 0 (E12)."""
    return best_second_total(lowest_total(table, seat), elevens(table, seat)) if is_in(table, seat) else 0


@compiled
def is_direct_hit(table: Public, seat: int) -> bool:
    """Exactly 8 and exactly 28 (E11)."""
    return first_half_total(table, seat) == FIRST_TARGET and second_half_total(table, seat) == SECOND_TARGET


@compiled
def any_direct_hit(table: Public) -> bool:
    """Whether somebody takes the whole middle (E11)."""
    return direct_hits(table) != NONE


@compiled
def can_play_for_both(table: Public, seat: int) -> bool:
    """Whether the hand must choose a half (E12)."""
    return first_half_total(table, seat) > 0 and second_half_total(table, seat) > 0


@compiled
def settle_hands_without_choice(state: State) -> None:
    """Note the half of every hand that plays for just one (E12)."""
    for seat in range(state.players):
        if not can_play_for_both(state, seat):
            if first_half_total(state, seat) > 0:
                state.half[seat] = FIRST_HALF
            elif second_half_total(state, seat) > 0:
                state.half[seat] = SECOND_HALF


@compiled
def direct_hits(table: Public) -> int:
    """The seats with a direct hit (E11)."""
    seats = NONE
    for seat in range(table.players):
        if is_direct_hit(table, seat):
            seats |= bit(seat)
    return seats


@compiled
def best_total(table: Public, half: int) -> int:
    """The highest total that plays for this half, or 0 (E13)."""
    best = 0
    for seat in range(table.players):
        if table.half[seat] == half:
            best = max(best, total_for(table, seat, half))
    return best


@compiled
def total_for(table: Public, seat: int, half: int) -> int:
    """The total with which a seat plays for a half."""
    return first_half_total(table, seat) if half == FIRST_HALF else second_half_total(table, seat)


@compiled
def winners_of_half(table: Public, half: int) -> int:
    """The seats with the highest total that plays for this half (E13)."""
    best = best_total(table, half)
    seats = NONE
    for seat in range(table.players):
        if table.half[seat] == half and total_for(table, seat, half) == best:
            seats |= bit(seat)
    return seats


@compiled
def value_of_gems(blue: int, red: int) -> int:
    """What gems are worth in points (E2)."""
    return BLUE_POINTS * blue + RED_POINTS * red


@compiled
def has_equal_piles(blue: int, red: int, piles: int, value: int) -> bool:
    """Whether so many piles of this value can be laid out of the gems."""
    most_red = min(red, piles * (value // RED_POINTS))
    return piles * value - RED_POINTS * most_red <= blue


@compiled
def largest_share(blue: int, red: int, sharers: int) -> int:
    """The largest value that each of the sharers can get out of the gems (E15)."""
    if sharers == 0:
        return 0
    share = (blue + RED_POINTS * red) // sharers
    while not has_equal_piles(blue, red, sharers, share):
        share -= 1
    return share


@compiled
def red_in_share(share: int, red: int) -> int:
    """How many of the red gems that are left a share is paid with: as many as fit (E15)."""
    return min(red, share // RED_POINTS)


@compiled
def pay(state: State, seats: int, share: int, red: int) -> None:
    """Pay the same value to each of the seats, with red gems first, in seat order (E15)."""
    for seat in range(state.players):
        if seats & bit(seat):
            own_red = red_in_share(share, red)
            own_blue = share - RED_POINTS * own_red
            red -= own_red
            state.red[seat] += own_red
            state.blue[seat] += own_blue
            state.middle_red -= own_red
            state.middle_blue -= own_blue
            state.points[seat] = value_of_gems(state.blue[seat], state.red[seat])  # E19


@compiled
def value_of_halves(blue: int, red: int) -> int:
    """The largest value that two disjoint sets of the gems have (E14)."""
    return largest_share(blue, red, 2)


@compiled
def distribute(state: State) -> None:
    """Pay out the middle: to direct hits (E11) or by halves (E13); what is over stays (E16)."""
    state.shared_blue = state.middle_blue
    state.shared_red = state.middle_red
    hits = direct_hits(state)
    if hits:
        share = largest_share(state.middle_blue, state.middle_red, popcount(hits))
        pay(state, hits, share, state.middle_red)
        return
    first = winners_of_half(state, FIRST_HALF)
    second = winners_of_half(state, SECOND_HALF)
    half = value_of_halves(state.middle_blue, state.middle_red)
    red_first, red_second = best_layout(
        state.middle_blue, state.middle_red, half, popcount(first), popcount(second)
    )
    pay(state, first, largest_share(half - RED_POINTS * red_first, red_first, popcount(first)), red_first)
    pay(
        state, second, largest_share(half - RED_POINTS * red_second, red_second, popcount(second)), red_second
    )


@outlined
def best_layout(blue: int, red: int, half: int, first: int, second: int) -> tuple[int, int]:
    """The red gems in each half of the layout that pays the most (E15).

    Of layouts that pay the same in all, the one that pays the first half's winners more.
    """
    best = (0, 0)
    best_paid = -1
    best_paid_first = -1
    for red_first in range(min(red, half // RED_POINTS) + 1):
        for red_second in range(min(red - red_first, half // RED_POINTS) + 1):
            blue_first = half - RED_POINTS * red_first
            blue_second = half - RED_POINTS * red_second
            if blue_first + blue_second > blue:
                continue
            paid_first = first * largest_share(blue_first, red_first, first)
            paid = paid_first + second * largest_share(blue_second, red_second, second)
            if paid > best_paid or (paid == best_paid and paid_first > best_paid_first):
                best = (red_first, red_second)
                best_paid = paid
                best_paid_first = paid_first
    return best
