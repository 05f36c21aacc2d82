"""The texts of the client: every language says the same things with the same variables."""

import pytest
from fluent.syntax import ast, visitor

from kartentisch.texts.rules import LANGUAGES
from tests.games.fluent import texts
from tests.web.words import messages

FILES = list(texts("en"))


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
    assert list(texts(language)) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language: str, name: str) -> None:
    english, other = messages(texts("en")[name]), messages(texts(language)[name])
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    keys = [key for file in texts(language).values() for key in messages(file)]
    assert len(keys) == len(set(keys))
