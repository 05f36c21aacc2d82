"""The rules for players, in four languages; the numbers of their examples come from the engine.

A text `games/<game>/texts/<language>.md` holds placeholders `{example.key}`: `example` is one of the
game's `EXAMPLES`, `key` one of its results. `{E5}` marks the paragraph that tells rule E5 to players, and
`## {aim} Ziel` begins the section `aim`.
"""

import re
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from kartentisch.core.errors import UnknownLanguage
from kartentisch.core.examples import Examples
from kartentisch.games import find_game
from kartentisch.games.words import in_words

LANGUAGES: Final = ("de", "en", "fr", "it")
FALLBACK: Final = "en"  # of a game that is not written down in all of them

SECTION: Final = re.compile(r"^## \{([a-z-]+)\} (.+)$", re.MULTILINE)
MARK: Final = re.compile(r"\{([A-Z]\d+(?: [A-Z]\d+)*)\} ")
PLACEHOLDER: Final = re.compile(r"\{([a-z_0-9]+)\.([a-z_0-9]+)\}")


def rules_text(game_id: str, language: str) -> str:
    """The rules of a game as Markdown, its examples worked out."""
    text = SECTION.sub(r"## \2", MARK.sub("", template(game_id, language)))
    return filled_in(text, results_in(game_id, language))


def filled_in(text: str, results: dict[str, dict[str, Any]]) -> str:
    """A text with the results of the examples."""
    return PLACEHOLDER.sub(lambda found: str(results[found[1]][found[2]]), text)


def results_in(game_id: str, language: str) -> dict[str, dict[str, Any]]:
    """The examples of a game, played, with the cards as players of this language name them."""
    return {
        example: {
            key: in_words(game_id, language, value) if isinstance(value, str) else value
            for key, value in results.items()
        }
        for example, results in results_of(game_id).items()
    }


def results_of(game_id: str) -> dict[str, dict[str, Any]]:
    """The examples of a game, played."""
    return {name: example() for name, example in examples_of(game_id).items()}


def template(game_id: str, language: str) -> str:
    """The text with its placeholders."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    folder = files(find_game(game_id).package) / "texts"
    written = [folder / f"{one}.md" for one in (language, FALLBACK) if (folder / f"{one}.md").is_file()]
    if not written:
        raise UnknownLanguage(f"the rules of {game_id!r} are not written down in {language!r}")
    return written[0].read_text("utf-8")


def examples_of(game_id: str) -> Examples:
    """The worked examples of a game by name."""
    module = f"{find_game(game_id).package}.examples"
    if find_spec(module) is None:
        return {}
    examples: Examples = import_module(module).EXAMPLES
    return examples
