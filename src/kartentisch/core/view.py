"""What the views of all games have in common."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from kartentisch.core.contract import NEEDS_DEAL, NOBODY, OVER

_PHASES: Final = {NEEDS_DEAL: "deal", OVER: "over"}


class TableView(msgspec.Struct, kw_only=True):
    """The table as one seat, or a spectator, sees it; each game adds its own."""

    phase: str  # deal, over or one of the game's own
    seat: int | None  # whose view this is, None for a spectator
    to_move: int | None
    deal_number: int  # of the deal that is played or about to begin, from 1 on
    first: int


def names_among(all_names: Sequence[str]) -> Callable[[int], list[str]]:
    """How a set, as bits, is told by names; views share the lists, so nobody changes them."""

    @lru_cache(10_000)
    def names(chosen: int) -> list[str]:
        return [all_names[place] for place in places(chosen)]

    return names


def places(bits: int) -> list[int]:
    """Where a number has ones, the lowest first."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def seat_or_none(seat: int) -> int | None:
    """NOBODY as None."""
    return None if seat == NOBODY else seat


def shared_view(seen: Any, phases: Mapping[int, str]) -> dict[str, Any]:
    """The fields of `TableView` for an observation, as a spectator sees them."""
    phase = seen.phase
    return {
        "phase": phases[phase] if phase in phases else _PHASES[phase],
        "seat": None,
        "to_move": seat_or_none(seen.to_move),
        "deal_number": seen.deal_number + (0 if phase == OVER else 1),
        "first": seen.first,
    }
