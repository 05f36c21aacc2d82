"""Why a move is not allowed: the words and rules as data; which of them it is, a game's rules say."""

from dataclasses import dataclass
from typing import Any

from kartentisch.core.errors import IllegalMove


@dataclass(frozen=True)
class Refusal:
    """A reason; its text may speak of the `move` and of fields of the observation (`seen`)."""

    code: str  # for translations
    rule: str
    text: str

    def error(self, move: str, seen: Any) -> IllegalMove:
        """The error that names the reason."""
        return IllegalMove(self.text.format(move=move, seen=seen), self.rule, self.code)
