"""The options of Schatzsuche."""

from typing import Annotated, Final, NamedTuple

from kartentisch.core.options import Values


class Options(NamedTuple):
    """What was agreed, as the integers that the rules use."""

    discard_when_trumped: Annotated[int, Values("S6", (False, True))]
    colour_cards: Annotated[int, Values("S12", ("automatic", "by_hand"))]


# Code of `colour_cards`
BY_HAND: Final = 1
