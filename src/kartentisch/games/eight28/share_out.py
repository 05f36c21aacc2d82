"""Who gets which gems in a distribution of 8-28, and what stays: step by step, for people (E11-E16)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kartentisch.core.compiled import interpreted
from kartentisch.games.eight28.cards import RED_POINTS
from kartentisch.games.eight28.scoring import best_layout, largest_share, value_of_halves

FIRST_TARGET: Final = "8"
SECOND_TARGET: Final = "28"
BOTH_TARGETS: Final = "both"


class Gems(msgspec.Struct):
    """So many blue and red gems."""

    blue: int
    red: int


class Heap(msgspec.Struct):
    """Gems that are laid out for a target, and what becomes of them."""

    target: str  # 8, 28, or both: the whole middle for direct hits
    gems: Gems
    total: int | None  # the best that plays for it
    winners: list[int]
    shares: list[Gems]  # of the winners, in their order
    stays: Gems  # does not go up, or nobody plays for it


class ShareOut(msgspec.Struct):
    """A distribution; while halves are still chosen, as it stands."""

    heaps: list[Heap]  # in the order in which they are shared out
    rest: Gems  # over when the halves are laid out


def share_direct_hits(middle: Gems, hits: list[int]) -> ShareOut:
    """The whole middle goes to the direct hits (E11)."""
    return ShareOut([_heap(BOTH_TARGETS, middle, None, hits)], Gems(0, 0))


def share_halves(middle: Gems, first: Sequence[int | None], second: Sequence[int | None]) -> ShareOut:
    """By halves, after the totals with which the seats play for the first and for the second (E13)."""
    best_first, best_second = _best(first), _best(second)
    winners_first, winners_second = _seats_with(first, best_first), _seats_with(second, best_second)
    half = int(value_of_halves(middle.blue, middle.red))
    red_first, red_second = interpreted(best_layout)(
        middle.blue, middle.red, half, len(winners_first), len(winners_second)
    )
    gems_first = Gems(half - RED_POINTS * red_first, red_first)
    gems_second = Gems(half - RED_POINTS * red_second, red_second)
    return ShareOut(
        [
            _heap(FIRST_TARGET, gems_first, best_first, winners_first),
            _heap(SECOND_TARGET, gems_second, best_second, winners_second),
        ],
        _left(middle, [gems_first, gems_second]),
    )


def _heap(target: str, gems: Gems, total: int | None, winners: list[int]) -> Heap:
    share = int(largest_share(gems.blue, gems.red, len(winners)))
    shares = []
    red = gems.red
    for _ in winners:
        own_red = min(red, share // RED_POINTS)  # red gems first, in seat order (E15)
        red -= own_red
        shares.append(Gems(share - RED_POINTS * own_red, own_red))
    return Heap(target, gems, total, winners, shares, _left(gems, shares))


def _left(gems: Gems, taken: list[Gems]) -> Gems:
    return Gems(gems.blue - sum(part.blue for part in taken), gems.red - sum(part.red for part in taken))


def _best(totals: Sequence[int | None]) -> int | None:
    return max((total for total in totals if total is not None), default=None)


def _seats_with(totals: Sequence[int | None], best: int | None) -> list[int]:
    return [] if best is None else [seat for seat, total in enumerate(totals) if total == best]
