"""The texts of the client in one language, as the page shows them."""

from pathlib import Path

from fluent.syntax import ast, parse

from tests.games.fluent import texts


def messages(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by key; anything that is no message or comment is a mistake."""
    found = {}
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            found[entry.id.name] = entry
        else:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
    return found


class Words:
    """Looks texts up; those with variants are not needed by name."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = {
            key: message for file in texts(language).values() for key, message in messages(file).items()
        }

    def __call__(self, key: str, **values: str | int) -> str:
        pattern = self._messages[key].value
        assert pattern is not None
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                assert isinstance(element.expression, ast.VariableReference)
                parts.append(str(values[element.expression.id.name]))
        return "".join(parts)
