"""The options of 8-28."""

from typing import Final

from kartentisch.core.options import Option

OPTIONS: Final = (
    Option("deck", "E1", ("fifteen_ones", "sixteen_ones")),
    Option("passing", "E9", ("may_return", "final")),
)

# Code of `passing`
FINAL: Final = 1
