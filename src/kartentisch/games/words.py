"""Cards as the table shows them in a language, for the examples of the rule texts.

The examples are played in the notation of docs/rules.md, which is for records: its g is green, while the
German table writes G for yellow.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

Words: TypeAlias = dict[str, str]

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_SUITS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}


def in_words(game_id: str, language: str, text: str) -> str:
    """What an example says, with the cards as players of this language name them."""
    if game_id not in _NOTATION:
        return text
    notation, shown = _NOTATION[game_id]
    return notation.sub(lambda found: shown(found, _words(language)), text)


def _colour_card(found: re.Match[str], words: Words) -> str:
    """`g7` is the green 7; `g 7` is the colour green, worth 7."""
    colour, space, value = found.groups()
    pattern = "{ $colour } { $value }" if space else words["card-colour"]
    return pattern.replace("{ $colour }", words[f"colour-{colour}"]).replace("{ $value }", value)


def _suit_card(found: re.Match[str], words: Words) -> str:
    """`HT` is the ten of hearts, `H` the suit alone."""
    suit, rank = found.groups()
    return _SUITS[suit] + ("10" if rank == "T" else words.get(f"rank-{rank}", rank or ""))


_NOTATION: Final[dict[str, tuple[re.Pattern[str], Callable[[re.Match[str], Words], str]]]] = {
    "companeros": (re.compile(r"\b([rygbpo])( ?)(\d+)\b"), _colour_card),
    "schatzsuche": (re.compile(r"\b([CSHD])([789JQKTA]?)\b"), _suit_card),
}


@cache
def _words(language: str) -> Words:
    """The texts of the client that are no longer than a line."""
    text = (files("kartentisch") / "locale" / language / "common.ftl").read_text("utf-8")
    return dict(_MESSAGE.findall(text))
