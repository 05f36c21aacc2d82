"""Reads the simple part of Fluent that our sentences keep to: one line a message, without variables."""

import re
from pathlib import Path

import kartentisch
from kartentisch.texts.rules import LANGUAGES

PACKAGE = Path(kartentisch.__file__).parent
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) = (\S.*\S)")
_QUOTES = {"de": "„“", "en": "“”", "fr": "«»", "it": "“”"}


def texts(language: str) -> dict[str, Path]:
    """The files of a language by name: `home` is shared, `eight28/lesson` a game's own."""
    shared = {path.stem: path for path in sorted((PACKAGE / "locale" / language).glob("*.ftl"))}
    own = sorted(PACKAGE.glob(f"games/*/locale/{language}/*.ftl"))
    return shared | {f"{path.parents[2].name}/{path.stem}": path for path in own}


def messages(language: str, name: str) -> dict[str, str]:
    """The messages of a file by their keys, in order."""
    found: dict[str, str] = {}
    for line in texts(language)[name].read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            message = _MESSAGE.fullmatch(line)
            assert message, f"{language}/{name}: {line!r}"
            assert message[1] not in found, f"{language}/{name}: {message[1]} twice"
            assert not re.search(r"[{}]", message[2])
            found[message[1]] = message[2]
    return found


def check_languages(name: str, longest: int) -> list[str]:
    """Same keys in all languages, sentences of proper length and typography; returns the keys."""
    keys = list(messages(LANGUAGES[0], name))
    for language in LANGUAGES:
        texts = messages(language, name)
        assert list(texts) == keys, language
        assert len(set(texts.values())) == len(texts), f"{language}: a text stands twice"
        for key, text in texts.items():
            place = f"{language}: {key} = {text}"
            assert len(text) <= longest, f"{place} ({len(text)})"
            assert re.search(r"[.!?…”»)]$", text), place
            assert not set(re.findall("[„“”«»\"']", text)) - set(_QUOTES[language]), place
            assert "  " not in text, place
            spaces = r"[^\u00a0][:;!?»]|«[^\u00a0]" if language == "fr" else r"[\s\u00a0][:;!?]"
            assert not re.search(spaces, text), place
    return keys
