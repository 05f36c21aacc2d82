"""The options of Compañeros."""

from typing import Final

from kartentisch.core.options import Option

OPTIONS: Final = (
    Option("games", "C10", range(1, 1_000_001)),
    Option("piles", "C9", ("closed", "open")),
)

# Code of `piles`
OPEN: Final = 1
