"""The options of Schatzsuche."""

from typing import Final

from kartentisch.core.options import Option

OPTIONS: Final = (
    Option("discard_when_trumped", "S6", (False, True)),
    Option("colour_cards", "S12", ("automatic", "by_hand")),
)

# Code of `colour_cards`
BY_HAND: Final = 1
