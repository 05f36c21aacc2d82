"""The options of 8-28."""

from typing import Annotated, Final, NamedTuple

from kartentisch.core.options import Values


class Options(NamedTuple):
    """What was agreed, as the integers that the rules use."""

    deck: Annotated[int, Values("E1", ("fifteen_ones", "sixteen_ones"))]
    passing: Annotated[int, Values("E9", ("may_return", "final"))]


# Codes of `deck` and `passing`
FIFTEEN_ONES: Final = 0
MAY_RETURN: Final = 0
FINAL: Final = 1
