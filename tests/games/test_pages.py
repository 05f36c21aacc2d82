"""The rules as data: the whole text, every rule once, scenes of the examples."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartentisch.games import GAMES
from kartentisch.games.pages import (
    SECTIONS,
    RulesExample,
    RulesItem,
    RulesList,
    RulesPage,
    RulesParagraph,
    RulesSpan,
    RulesTable,
    rules_page,
)
from kartentisch.games.texts import LANGUAGES, examples_of, rules_text

RULES = (Path(__file__).parents[2] / "docs/rules.md").read_text()

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def items_of(items: list[RulesItem]) -> Iterator[RulesItem]:
    for item in items:
        yield item
        yield from items_of(item.items)


def told(page: RulesPage) -> Iterator[tuple[list[str], list[RulesSpan]]]:
    """The rules and the text of every paragraph and item."""
    for section in page.sections:
        for block in section.blocks:
            if isinstance(block, RulesParagraph):
                yield block.rules, block.text
            elif isinstance(block, RulesList):
                yield from ((item.rules, item.text) for item in items_of(block.items))


def words(page: RulesPage) -> list[str]:
    """All words in order."""
    text = [page.title, *(span.text for span in page.motto)]
    for section in page.sections:
        text.append(section.title)
        for block in section.blocks:
            match block:
                case RulesParagraph():
                    text += [span.text for span in block.text]
                case RulesList():
                    text += [span.text for item in items_of(block.items) for span in item.text]
                case RulesTable():
                    text += [*block.head, *(cell for row in block.rows for cell in row)]
    return re.findall(r"\w+", " ".join(text))


@every_game
@every_language
def test_the_page_is_the_whole_text(game: str, language: str) -> None:
    text = re.sub(r"^\d\. ", "", rules_text(game, language), flags=re.MULTILINE)
    assert words(rules_page(game, language)) == re.findall(r"\w+", text)


@every_game
@every_language
def test_every_rule_is_told_once(game: str, language: str) -> None:
    part = RULES.partition(f"(`{game}`)\n")[2].partition("\n## ")[0]
    rules = re.findall(r"^- ([A-Z]\d+)\.", part, re.MULTILINE)
    assert len(rules) >= 10
    marked = [rule for marks, _ in told(rules_page(game, language)) for rule in marks]
    assert sorted(marked) == sorted(rules)


@every_game
@every_language
def test_no_signs_of_markdown_are_left(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert [section.id for section in page.sections] == list(SECTIONS)
    for _, spans in told(page):
        assert spans
        assert not any(re.search(r"[*{}|\n]|  ", span.text) for span in spans)
    assert any(span.strong for _, spans in told(page) for span in spans)


@every_game
def test_every_example_has_its_scenes_before_its_text(game: str) -> None:
    section = next(section for section in rules_page(game, "en").sections if section.id == "examples")
    examples = [block for block in section.blocks if isinstance(block, RulesExample)]
    assert sorted(example.name for example in examples) == sorted(examples_of(game))
    for example in examples:
        if example.name not in ("bid", "golden_card"):  # mere arithmetic
            assert example.scenes
    assert not isinstance(section.blocks[-1], RulesExample)


def test_a_scene_shows_what_may_be_played_S6() -> None:
    scenes = examples_of("schatzsuche")["legal_cards"]()["scenes"]
    assert isinstance(scenes, list)
    follow, trump, *_ = scenes
    assert (follow.legal, trump.legal) == (["H8"], ["DA"])
    assert set(follow.legal) < set(follow.view.hand)
    assert follow.view.seat == follow.view.to_move


def test_lists_within_lists_and_numbered_lists() -> None:
    options = rules_page("schatzsuche", "en").sections[SECTIONS.index("options")].blocks[0]
    assert isinstance(options, RulesList)
    assert not options.ordered
    assert [len(item.items) for item in options.items] == [0, 5]
    scoring = rules_page("eight28", "de").sections[SECTIONS.index("scoring")].blocks[1]
    assert isinstance(scoring, RulesList)
    assert scoring.ordered
    assert [item.rules for item in scoring.items] == [["E11"], ["E14"], ["E12"], ["E13"]]
