"""The rules for players, in four languages; the numbers of their examples come from the engine.

A text `games/<game>/texts/<language>.md` holds placeholders `{example.key}`: `example` is one of the
game's `EXAMPLES`, `key` one of its results.
"""

import re
from importlib import import_module
from importlib.resources import files
from typing import Final

from kartentisch.core.errors import UnknownLanguage
from kartentisch.core.examples import Examples
from kartentisch.games import find_game

LANGUAGES: Final = ("de", "en", "fr", "it")

_PLACEHOLDER: Final = re.compile(r"\{([^.}]*)\.?([^}]*)\}")


def rules_text(game_id: str, language: str) -> str:
    """The rules of a game as Markdown, its examples worked out."""
    results = {name: example() for name, example in examples_of(game_id).items()}
    return _PLACEHOLDER.sub(lambda found: str(results[found[1]][found[2]]), template(game_id, language))


def template(game_id: str, language: str) -> str:
    """The text with its placeholders."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    folder = files(f"kartentisch.games.{find_game(game_id).id}") / "texts"
    return (folder / f"{language}.md").read_text("utf-8")


def examples_of(game_id: str) -> Examples:
    """The worked examples of a game by name."""
    examples: Examples = import_module(f"kartentisch.games.{find_game(game_id).id}.examples").EXAMPLES
    return examples
