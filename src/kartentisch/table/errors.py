"""What a table refuses: each refusal has a code for translations."""

import re

from kartentisch.core.errors import IllegalMove, KartentischError

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Refused(KartentischError):
    """Something that cannot be done at this table now."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason, rule)
        self.code = code


def code_of(error: KartentischError) -> str:
    """The code of any refusal: its own, or the name of its kind (`WrongSeat`: wrong-seat)."""
    if isinstance(error, Refused | IllegalMove):
        return error.code
    return _CAPITAL.sub("-", type(error).__name__).lower()
