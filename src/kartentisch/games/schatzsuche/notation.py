"""The notation of Schatzsuche in the words of a language."""

import re
from typing import Final

from kartentisch.core.notation import Notation, Words

_SUITS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}


def _shown(found: re.Match[str], words: Words) -> str:
    """`HT` is the ten of hearts, `H` the suit alone."""
    suit, rank = found.groups()
    return _SUITS[suit] + ("10" if rank == "T" else words.get(f"rank-{rank}", rank or ""))


NOTATION: Final = Notation(re.compile(r"\b([CSHD])([789JQKTA]?)\b"), _shown)
