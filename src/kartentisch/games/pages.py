"""The rules for players as data: sections with the numbers of their rules, and scenes that can be drawn."""

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from kartentisch.core.examples import Scene
from kartentisch.games.texts import MARK, PLACEHOLDER, SECTION, filled_in, results_in, template

_ITEM: Final = re.compile(r"^(?:-|\d\.) ", re.MULTILINE)
_ROW: Final = re.compile(r"^\|.*", re.MULTILINE)
_TABLE: Final = "|"
_NOTE: Final = "¹"


class RulesSpan(msgspec.Struct):
    """A piece of text, strong or not."""

    text: str
    strong: bool


class RulesBlock(msgspec.Struct, tag_field="type"):
    """A part of a section."""


class RulesParagraph(RulesBlock, tag="paragraph"):
    """Running text."""

    rules: list[str]  # the numbers of the rules that it tells
    text: list[RulesSpan]


class RulesItem(msgspec.Struct):
    """An item of a list."""

    rules: list[str]  # the numbers of the rules that it tells
    text: list[RulesSpan]


class RulesList(RulesBlock, tag="list"):
    """A list, numbered or not."""

    ordered: bool
    items: list[RulesItem]


class RulesTable(RulesBlock, tag="table"):
    """A table, mostly with the results of an example."""

    head: list[str]
    rows: list[list[str]]


class RulesExample(RulesBlock, tag="example"):
    """An example, before its text: scenes as the engine has played them."""

    name: str
    scenes: list[Scene]


class RulesNote(RulesBlock, tag="note"):
    """A footnote, with its sign."""

    text: list[RulesSpan]


Block: TypeAlias = RulesParagraph | RulesList | RulesTable | RulesExample | RulesNote


class RulesSection(msgspec.Struct):
    """A section; it has the same id in every language."""

    id: str
    title: str
    blocks: list[Block]


class RulesPage(msgspec.Struct):
    """The rules of a game in a language."""

    game: str
    language: str
    title: str
    motto: list[RulesSpan]
    sections: list[RulesSection]


def rules_page(game_id: str, language: str) -> RulesPage:
    """The rules of a game as data, its examples worked out."""
    head, *parts = SECTION.split(template(game_id, language))
    results = results_in(game_id, language)
    title, motto = head.removeprefix("# ").strip().split("\n\n")
    return RulesPage(
        game_id,
        language,
        title,
        _spans(motto),
        [
            RulesSection(name, title, list(_blocks(text, results)))
            for name, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
        ],
    )


def _blocks(text: str, results: dict[str, dict[str, Any]]) -> Iterator[Block]:
    """The parts of a section; scenes come before an example's text, not before a row that cites it."""
    shown: set[str] = set()
    for part in text.strip().split("\n\n"):
        for found in PLACEHOLDER.finditer(_ROW.sub("", part)):
            if found[1] not in shown:
                shown.add(found[1])
                yield RulesExample(found[1], results[found[1]]["scenes"])
        yield _block(filled_in(part, results))


def _block(part: str) -> Block:
    if part.startswith(_TABLE):
        head, _, *rows = map(_cells, part.splitlines())
        return RulesTable(head, rows)
    if part.startswith(_NOTE):
        return RulesNote(_spans(part))
    if not _ITEM.match(part):
        return RulesParagraph(*_marked(part))
    return RulesList(part[0].isdigit(), [RulesItem(*_marked(item)) for item in _ITEM.split(part)[1:]])


def _marked(text: str) -> tuple[list[str], list[RulesSpan]]:
    """The rules that a text tells, and the text."""
    mark = MARK.match(text)
    return ([], _spans(text)) if mark is None else (mark[1].split(), _spans(text[mark.end() :]))


def _spans(text: str) -> list[RulesSpan]:
    pieces = re.sub("[ \n]+", " ", text).strip().split("**")
    return [RulesSpan(piece, number % 2 == 1) for number, piece in enumerate(pieces) if piece]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]
