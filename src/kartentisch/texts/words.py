"""Cards as the table shows them in a language, for the examples of the rule texts.

The examples are played in the notation of docs/rules.md, which is for records: its g is green, while the
German table writes G for yellow. How to translate it, a game says in its `notation.py`.
"""

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from kartentisch.core.notation import Notation, Words
from kartentisch.games import find_game

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


def in_words(game_id: str, language: str, text: str) -> str:
    """What an example says, with the cards as players of this language name them."""
    notation = _notation(game_id)
    if notation is None:
        return text
    words = _words(game_id, language)
    return notation.pattern.sub(lambda found: notation.shown(found, words), text)


@cache
def _notation(game_id: str) -> Notation | None:
    module = f"{find_game(game_id).package}.notation"
    if find_spec(module) is None:
        return None
    notation: Notation = import_module(module).NOTATION
    return notation


@cache
def _words(game_id: str, language: str) -> Words:
    """The names of a game's cards that are no longer than a line."""
    text = (files(find_game(game_id).package) / "locale" / language / "cards.ftl").read_text("utf-8")
    return dict(_MESSAGE.findall(text))
