"""The rules as data: the whole text, every rule once, scenes of the examples."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartentisch.games import GAMES
from kartentisch.games.pages import (
    RulesExample,
    RulesList,
    RulesNote,
    RulesPage,
    RulesParagraph,
    RulesSpan,
    RulesTable,
    rules_page,
)
from kartentisch.games.texts import LANGUAGES, examples_of, rules_text

RULES = (Path(__file__).parents[2] / "docs/rules.md").read_text()
SECTIONS = ("facts", "aim", "material", "setup", "course", "scoring", "next", "end", "tips", "options")
MORE_SECTIONS = {"schatzsuche": ("by-hand",)}

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(page: RulesPage) -> Iterator[tuple[list[str], list[RulesSpan]]]:
    """The rules and the text of every paragraph and item."""
    for section in page.sections:
        for block in section.blocks:
            if isinstance(block, RulesParagraph):
                yield block.rules, block.text
            elif isinstance(block, RulesList):
                yield from ((item.rules, item.text) for item in block.items)
            elif isinstance(block, RulesNote):
                yield [], block.text


def words(page: RulesPage) -> list[str]:
    """All words in order."""
    text = [page.title, *(span.text for span in page.motto)]
    for section in page.sections:
        text.append(section.title)
        for block in section.blocks:
            match block:
                case RulesParagraph() | RulesNote():
                    text += [span.text for span in block.text]
                case RulesList():
                    text += [span.text for item in block.items for span in item.text]
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
def test_sections_have_the_same_ids_in_every_language(game: str, language: str) -> None:
    ids = [section.id for section in rules_page(game, language).sections]
    assert ids == [*SECTIONS, *MORE_SECTIONS.get(game, ())]


@every_game
@every_language
def test_no_signs_of_markdown_are_left(game: str, language: str) -> None:
    page = rules_page(game, language)
    for _, spans in told(page):
        assert spans
        assert not any(re.search(r"[*{}|\n]|  ", span.text) for span in spans)
    assert any(span.strong for _, spans in told(page) for span in spans)


@every_game
@every_language
def test_every_example_has_its_scenes_before_its_text(game: str, language: str) -> None:
    blocks = [block for section in rules_page(game, language).sections for block in (*section.blocks, None)]
    examples = [block for block in blocks if isinstance(block, RulesExample)]
    assert sorted(example.name for example in examples) == sorted(examples_of(game))
    for example in examples:
        if example.name not in ("bid", "golden_card"):  # mere arithmetic
            assert example.scenes
        text = blocks[blocks.index(example) + 1]
        assert isinstance(text, RulesParagraph | RulesTable), example.name


@every_language
def test_penalties_are_a_table_before_their_example_S12(language: str) -> None:
    by_hand = rules_page("schatzsuche", language).sections[-1].blocks
    penalties = next(block for block in by_hand if isinstance(block, RulesTable))
    assert [row[-1] for row in penalties.rows] == ["−50", "−25", "−10", "−20"]
    example = next(block for block in by_hand if isinstance(block, RulesExample))
    assert by_hand.index(penalties) < by_hand.index(example)


@every_language
def test_a_footnote_ends_its_section_E15(language: str) -> None:
    sections = rules_page("eight28", language).sections
    assert [section.id for section in sections if isinstance(section.blocks[-1], RulesNote)] == ["scoring"]
    note = sections[SECTIONS.index("scoring")].blocks[-1]
    assert isinstance(note, RulesNote)
    assert note.text[0].text.startswith("¹ ")
    referring = [
        rules for rules, text in told(rules_page("eight28", language)) if text[-1].text.endswith("¹")
    ]
    assert referring == [["E15", "E16"]]


def test_a_scene_shows_what_may_be_played_S6() -> None:
    scenes = examples_of("schatzsuche")["legal_cards"]()["scenes"]
    assert isinstance(scenes, list)
    follow, trump, *_ = scenes
    assert (follow.legal, trump.legal) == (["H8"], ["DA"])
    assert set(follow.legal) < set(follow.view.hand)
    assert follow.view.seat == follow.view.to_move


def test_lists_and_numbered_lists() -> None:
    options = rules_page("schatzsuche", "en").sections[SECTIONS.index("options")].blocks[0]
    assert isinstance(options, RulesList)
    assert not options.ordered
    assert len(options.items) == 2
    scoring = rules_page("eight28", "de").sections[SECTIONS.index("scoring")].blocks[1]
    assert isinstance(scoring, RulesList)
    assert scoring.ordered
    assert [item.rules for item in scoring.items] == [["E11"], ["E14"], ["E12"], ["E13"]]
