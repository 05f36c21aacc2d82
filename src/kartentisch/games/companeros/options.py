"""The options of Compañeros."""

from typing import Annotated, Final, NamedTuple

from kartentisch.core.options import Values


class Options(NamedTuple):
    """What was agreed, as the integers that the rules use."""

    games: Annotated[int, Values("C10", range(1, 1_000_001))]
    piles: Annotated[int, Values("C9", ("closed", "open"))]


# Code of `piles`
OPEN: Final = 1
