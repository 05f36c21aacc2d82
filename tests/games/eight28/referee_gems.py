"""Gems of 8-28 laid out as halves and equal piles (E14, E15), by trying everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Gems:
    blue: int
    red: int

    def value(self) -> int:
        return self.blue + 2 * self.red  # E2

    def plus(self, other: Gems) -> Gems:
        return Gems(self.blue + other.blue, self.red + other.red)

    def without(self, other: Gems) -> Gems:
        assert self.holds(other)
        return Gems(self.blue - other.blue, self.red - other.red)

    def holds(self, other: Gems) -> bool:
        return other.blue <= self.blue and other.red <= self.red

    def sets_worth(self, value: int) -> list[Gems]:
        """All sets of these gems worth exactly this, the one with the most reds first."""
        sets = [Gems(blue, red) for red in range(self.red, -1, -1) for blue in range(self.blue + 1)]
        return [some for some in sets if some.value() == value]


@dataclass(frozen=True)
class Layout:
    """Two halves and what each winner gets of his half."""

    first: Gems
    second: Gems
    first_share: int
    second_share: int


@cache
def can_lay_piles(piles: int, share: int, gems: Gems) -> bool:
    if piles == 0:
        return True
    return any(can_lay_piles(piles - 1, share, gems.without(pile)) for pile in gems.sets_worth(share))


def largest_share(gems: Gems, winners: int) -> int:
    """E15: the largest value that the gems allow as so many equal piles; 0 without winners."""
    if winners == 0:
        return 0
    return max(share for share in range(gems.value() + 1) if can_lay_piles(winners, share, gems))


def pay_piles(piles: int, share: int, gems: Gems) -> list[Gems]:
    """E15: equal piles, the first ones with as many reds as leave the others possible."""
    laid: list[Gems] = []
    while len(laid) < piles:
        others = piles - len(laid) - 1
        pile = next(
            some for some in gems.sets_worth(share) if can_lay_piles(others, share, gems.without(some))
        )
        laid.append(pile)
        gems = gems.without(pile)
    return laid


def two_sets_worth(gems: Gems, half: int) -> list[tuple[Gems, Gems]]:
    """All ways to lay out two disjoint sets that are worth so much each."""
    firsts = gems.sets_worth(half)
    return [(first, second) for first in firsts for second in gems.without(first).sets_worth(half)]


def best_layout(middle: Gems, first_winners: int, second_winners: int) -> Layout:
    """E14, E15: of the largest halves those that pay the most, then those that pay the first half more."""
    half = max(half for half in range(middle.value() + 1) if two_sets_worth(middle, half))
    layouts = [
        Layout(first, second, largest_share(first, first_winners), largest_share(second, second_winners))
        for first, second in two_sets_worth(middle, half)
    ]

    def paid(layout: Layout) -> tuple[int, int]:
        paid_first = layout.first_share * first_winners
        return paid_first + layout.second_share * second_winners, paid_first

    return max(layouts, key=paid)
