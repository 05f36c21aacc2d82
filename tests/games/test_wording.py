"""Phrases that a reader of a language has found wrong do not come back."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from kartentisch.games import GAMES
from kartentisch.games.texts import LANGUAGES, rules_text

WORDING = Path(__file__).parents[1] / "data/wording"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def better_wording(language: str) -> dict[str, str]:
    """What to write instead, by regular expressions for what was wrong."""
    wording = tomllib.loads((WORDING / f"{language}.toml").read_text("utf-8"))
    return {folded(phrase): folded(better) for phrase, better in wording.items()}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """All texts of a language with their files, messages from their ` = ` on and rules as Markdown."""
    for file in (files("kartentisch") / "locale" / language).iterdir():
        values = re.sub(r"^#.*|^[\w-]+(?= =)", "", file.read_text("utf-8"), flags=re.MULTILINE)
        yield f"locale/{language}/{file.name}", folded(values)
    for game in GAMES:
        yield f"games/{game}/texts/{language}.md", folded(rules_text(game, language))


def folded(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@every_language
def test_wrong_phrases_do_not_come_back(language: str) -> None:
    found = [
        f"{file}: {match[0]!r}, better {better!r}"
        for file, text in texts(language)
        for phrase, better in better_wording(language).items()
        for match in re.finditer(phrase, text)
    ]
    assert found == []


@every_language
def test_what_is_better_is_not_wrong_itself(language: str) -> None:
    wording = better_wording(language)
    assert len(wording) >= 10
    wrong = [
        f"{better!r} is found by {phrase!r}"
        for better in wording.values()
        for phrase in wording
        if re.search(phrase, better)
    ]
    assert wrong == []
