"""The rules for players as data: sections with the numbers of their rules, and scenes that can be drawn."""

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from kartentisch.core.examples import Scene
from kartentisch.games.texts import MARK, PLACEHOLDER, filled_in, results_in, template

_ITEM: Final = re.compile(r"^( *)(?:-|(\d)\.) ", re.MULTILINE)
_TABLE: Final = "|"


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
    """An item of a list, perhaps with a list of its own."""

    rules: list[str]  # the numbers of the rules that it tells
    text: list[RulesSpan]
    items: list["RulesItem"]


class RulesList(RulesBlock, tag="list"):
    """A list, numbered or not."""

    ordered: bool
    items: list[RulesItem]


class RulesTable(RulesBlock, tag="table"):
    """A table with the results of an example."""

    head: list[str]
    rows: list[list[str]]


class RulesExample(RulesBlock, tag="example"):
    """An example, before its text: scenes as the engine has played them."""

    name: str
    scenes: list[Scene]


Block: TypeAlias = RulesParagraph | RulesList | RulesTable | RulesExample


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


SECTIONS: Final = ("material", "aim", "setup", "course", "scoring", "end", "options", "examples", "tips")


def rules_page(game_id: str, language: str) -> RulesPage:
    """The rules of a game as data, its examples worked out."""
    results = results_in(game_id, language)
    head, *sections = re.split(r"^## ", template(game_id, language), flags=re.MULTILINE)
    title, motto = head.removeprefix("# ").strip().split("\n\n")
    return RulesPage(
        game_id,
        language,
        title,
        _spans(motto),
        [_section(name, text, results) for name, text in zip(SECTIONS, sections, strict=True)],
    )


def _section(id: str, text: str, results: dict[str, dict[str, Any]]) -> RulesSection:
    title, *parts = text.strip().split("\n\n")
    blocks: list[Block] = []
    shown: set[str] = set()
    for part in parts:
        for found in PLACEHOLDER.finditer(part):
            if found[1] not in shown:
                shown.add(found[1])
                blocks.append(RulesExample(found[1], results[found[1]]["scenes"]))
        blocks.append(_block(filled_in(part, results)))
    return RulesSection(id, title, blocks)


def _block(part: str) -> Block:
    if part.startswith(_TABLE):
        head, _, *rows = map(_cells, part.splitlines())
        return RulesTable(head, rows)
    first = _ITEM.match(part)
    if first is None:
        return RulesParagraph(*_marked(part))
    return RulesList(first[2] is not None, list(_items(part)))


def _items(part: str) -> Iterator[RulesItem]:
    """The items of a list; those of a list within it are set in."""
    for text in re.split(r"^(?:-|\d\.) ", part, flags=re.MULTILINE)[1:]:
        inner = re.search(r"^ +- ", text, re.MULTILINE)
        own, below = (text, "") if inner is None else (text[: inner.start()], text[inner.start() :])
        yield RulesItem(*_marked(own), list(_items(re.sub("^  ", "", below, flags=re.MULTILINE))))


def _marked(text: str) -> tuple[list[str], list[RulesSpan]]:
    """The rules that a text tells, and the text."""
    mark = MARK.match(text)
    return ([], _spans(text)) if mark is None else (mark[1].split(), _spans(text[mark.end() :]))


def _spans(text: str) -> list[RulesSpan]:
    pieces = re.sub("[ \n]+", " ", text).strip().split("**")
    return [RulesSpan(piece, number % 2 == 1) for number, piece in enumerate(pieces) if piece]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]
