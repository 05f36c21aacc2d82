"""The chi-square test, without a library that would slow down every start of the program here."""

from collections.abc import Sequence
from math import erfc, sqrt


def chi_square_p_value(observed: Sequence[float], expected: Sequence[float] | None = None) -> float:
    """How likely frequencies at least this far from the expected ones are (Wilson and Hilferty, 1931).

    Without `expected` all are equally likely. The approximation is good from three degrees of freedom on
    and errs by less than a hundredth below.
    """
    if expected is None:
        expected = [sum(observed) / len(observed)] * len(observed)
    freedom = len(observed) - 1
    distance = sum((seen - wanted) ** 2 / wanted for seen, wanted in zip(observed, expected, strict=True))
    spread = 2 / (9 * freedom)
    deviation = ((distance / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(deviation / sqrt(2)) / 2
