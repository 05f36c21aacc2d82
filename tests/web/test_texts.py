"""The texts of the client: every language says the same things with the same variables."""

from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from kartentisch.games.texts import LANGUAGES
from tests.web.words import LOCALE, messages

FILES = sorted(file.name for file in (LOCALE / "en").iterdir())


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (LOCALE / language).iterdir()) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language: str, name: str) -> None:
    english, other = messages(LOCALE / "en" / name), messages(LOCALE / language / name)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    files: list[Path] = sorted((LOCALE / language).iterdir())
    keys = [key for file in files for key in messages(file)]
    assert len(keys) == len(set(keys))
