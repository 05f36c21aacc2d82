"""The rules for players: complete in four languages, and true because the engine works them out."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kartentisch.core.errors import UnknownGame, UnknownLanguage
from kartentisch.games import GAMES
from kartentisch.games.companeros import examples as companeros
from kartentisch.games.eight28 import examples as eight28
from kartentisch.games.schatzsuche import examples as schatzsuche
from kartentisch.games.texts import LANGUAGES, MARK, SECTION, examples_of, rules_text, template
from tests.games.table import Table

RULES = (Path(__file__).parents[2] / "docs/rules.md").read_text()
QUOTED = {"de": "„{}“", "en": "“{}”", "fr": "«\u00a0{}\u00a0»", "it": "“{}”"}

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def placeholders(game: str, language: str) -> list[str]:
    return re.findall(r"\{([a-z][^}]*\.[^}]*)\}", template(game, language))


def marks(game: str, language: str) -> list[str]:
    return re.findall(r"\{([A-Z][^}]*)\}", template(game, language))


def sections(game: str, language: str) -> list[str]:
    return [found[1] for found in SECTION.finditer(template(game, language))]


def shape(text: str) -> list[str]:
    """How the lines begin that are no running text: headings, list items, tables."""
    return re.findall(r"^(?:#+ |\|---| *- |\d\. |¹ )", text, re.MULTILINE)


def cells(rows: object) -> list[list[str]]:
    """The cells of the rows of a table."""
    return [row.strip("| ").split(" | ") for row in str(rows).splitlines()]


# The texts


@every_game
@every_language
def test_every_placeholder_is_filled_in(game: str, language: str) -> None:
    text = rules_text(game, language)
    assert "{" not in text
    assert "}" not in text


@every_game
@every_language
def test_every_language_has_the_same_sections_and_examples(game: str, language: str) -> None:
    assert sections(game, language) == sections(game, "de")
    assert shape(template(game, language)) == shape(template(game, "de"))
    assert placeholders(game, language) == placeholders(game, "de")
    assert marks(game, language) == marks(game, "de")


@every_game
def test_every_example_is_used(game: str) -> None:
    assert {name.partition(".")[0] for name in placeholders(game, "de")} == set(examples_of(game))


@every_game
@every_language
def test_every_option_and_its_values_are_explained(game: str, language: str) -> None:
    text = re.sub("[ \n]+", " ", rules_text(game, language))
    chosen_by = dict(
        re.findall(
            r"^(option-\w+(?:-\w+)?) = (.*)$",
            (files("kartentisch") / "locale" / language / "home.ftl").read_text("utf-8"),
            re.MULTILINE,
        )
    )
    for option in GAMES[game].options:
        assert f"**{chosen_by[f'option-{option.name}']}**" in text
        for value in () if isinstance(option.values, range) else option.values:
            code = str(value).lower()
            assert QUOTED[language].format(chosen_by[f"option-{option.name}-{code}"]) in text


@every_game
def test_the_names_of_options_and_values_stand_in_the_docs_only(game: str) -> None:
    page = rules_text(game, "en")
    for option in GAMES[game].options:
        assert f"`{option.name}`" in RULES
        for value in () if isinstance(option.values, range) else option.values:
            if isinstance(value, str):
                assert f"`{value}`" in RULES
                assert "_" not in value or value not in page


@every_game
@every_language
def test_a_text_can_be_read_in_a_few_minutes(game: str, language: str) -> None:
    words = [word for word in rules_text(game, language).split() if re.search(r"\w", word)]
    assert 600 <= len(words) <= 1_000


@every_game
@every_language
def test_only_simple_markdown(game: str, language: str) -> None:
    text = rules_text(game, language)
    assert text.startswith("# ")
    assert not re.search(r"^###|^>|`|\]\(|<", text, re.MULTILINE)


@every_game
@every_language
def test_typography(game: str, language: str) -> None:
    text = MARK.sub("", template(game, language))
    quotes = {"de": "„“", "en": "“”", "fr": "«»", "it": "“”"}[language]
    assert set(re.findall("[„“”«»\"']", text)) == set(quotes)
    if language == "fr":
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", re.sub(r"\*\*", "", text))


def test_unknown_game_language_and_placeholder_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame):
        rules_text("chess", "de")
    with pytest.raises(UnknownLanguage, match="'es'"):
        rules_text("eight28", "es")
    monkeypatch.delitem(companeros.EXAMPLES, "serving")
    with pytest.raises(KeyError, match="serving"):
        rules_text("companeros", "de")


@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("de", ["| Ada | Grün 7 | 9 |", "Rot 7, Gelb 7", "| ♠B, ♥8, ♦A |", "| ♣, ♦ |"]),
        ("en", ["| Ada | green 7 | 9 |", "red 7, yellow 7", "| ♠J, ♥8, ♦A |", "| ♣, ♦ |"]),
        ("fr", ["| Ada | 7 vert | 9 |", "rouge 7, jaune 7", "| ♠V, ♥8, ♦A |", "| ♣, ♦ |"]),
        ("it", ["| Ada | 7 verde | 9 |", "rosso 7, giallo 7", "| ♠J, ♥8, ♦A |", "| ♣, ♦ |"]),
    ],
)
def test_examples_name_cards_as_the_table_does(language: str, cards: list[str]) -> None:
    texts = rules_text("companeros", language) + rules_text("schatzsuche", language)
    assert [card for card in cards if card not in texts] == []


# The known results of docs/rules.md


def test_totals_8_8_28_25_and_seven_gems_E13_E15() -> None:
    result = eight28.two_eights()
    assert [row[2:] for row in cells(result["rows"])] == [["8", "1"], ["8", "1"], ["28", "3"], ["25", "0"]]
    assert (result["gems"], result["half"], result["rest"]) == (7, 3, 2)


def test_totals_6_4_26_23_E13() -> None:
    result = eight28.nobody_exact()
    assert [row[2:] for row in cells(result["rows"])] == [["6", "2"], ["4", "0"], ["26", "2"], ["23", "0"]]


def test_two_one_or_elevens_total_6_16_26_E12() -> None:
    result = eight28.choice()
    assert [result[key] for key in ("lowest", "middle", "highest")] == [6, 16, 26]
    assert cells(result["rows"]) == [["8", "6", "0"], ["28", "26", "2"]]


def test_direct_hit_takes_the_whole_middle_E11() -> None:
    result = eight28.direct_hit()
    assert [row[-1] for row in cells(result["rows"])] == [str(result["gems"]), "0", "0"]


def test_out_counts_face_up_cards_with_every_one_or_eleven_as_one_E6() -> None:
    result = eight28.out()
    assert (result["out"], result["still_in"]) == ("Ada", "Bruno, Clara")


def test_order_of_serving_C3_to_C7() -> None:
    result = companeros.serving()
    assert (result["order"], result["stays"], result["starter"]) == ("Hugo, David, Emma", "b4", "Hugo")
    assert [row[-1] for row in cells(result["rows"])] == ["0", "0", "0", "9", "6", "11"]


def test_tie_at_the_top_serves_nobody_C4() -> None:
    result = companeros.tie_at_the_top()
    assert result["values"] == "r 7, y 7"
    assert (result["served"], result["before"], result["after"], result["starter"]) == (0, 4, 8, "Bruno")


def test_points_for_bids_S8() -> None:
    assert cells(schatzsuche.bid()["rows"]) == [["7", "24"], ["5", "40"], ["2", "−24"]]


def test_follow_trump_discard_S6() -> None:
    follow, trump, discard, trump_led = cells(schatzsuche.legal_cards()["rows"])
    assert follow[2:] == ["H8", "–"]
    assert trump[2:] == ["DA", "C"]
    assert discard[2:] == [discard[1], "C, D"]
    assert trump_led[2:] == [trump_led[1], "D"]


def test_winners_of_tricks_S7() -> None:
    assert [row[-1] for row in cells(schatzsuche.trick()["rows"])] == ["Clara", "Bruno"]


def test_third_player_deals_when_two_lead_S9() -> None:
    result = schatzsuche.two_lead()
    assert (result["points"], result["dealer"]) == ("Ada −1, Bruno 0, Clara 0", "Ada")


def test_golden_card_20_40_160_S10() -> None:
    assert [row[-1] for row in cells(schatzsuche.golden_card()["rows"])] == ["20", "40", "160"]


def test_penalties_by_hand_S12() -> None:
    result = schatzsuche.by_hand()
    faults = ("not_turned", "neither_turned", "turned_suit", "turned_back")
    assert [result[key] for key in faults] == ["−10", "−20", "−25", "−50"]


# The text follows the engine


@every_language
def test_other_cards_give_another_text(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "| Bruno | 7, 1 | 8 | 1 |" in rules_text("eight28", language)
    monkeypatch.setattr(eight28, "TWO_EIGHTS", ("5 2", *eight28.TWO_EIGHTS[1:]))
    text = rules_text("eight28", language)
    assert "| Ada | 5, 2 | 7 | 0 |" in text
    assert "| Bruno | 7, 1 | 8 | 3 |" in text


@every_language
def test_another_rule_gives_another_text(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def always_ten(*_: Any) -> int:
        return 10

    monkeypatch.setattr(schatzsuche, "points_for_bid", always_ten)
    assert "| 7 | 10 |\n| 5 | 10 |\n| 2 | 10 |" in rules_text("schatzsuche", language)


def test_the_example_is_what_happens_at_the_table() -> None:
    table = Table("companeros", 6).deal(f"{companeros.DISPLAY} {companeros.PLAYED}")
    table.play(*companeros.PLAYED.split(), "5: take y", "3: take r", "4: take g")
    points = [row[-1] for row in cells(companeros.serving()["rows"])]
    assert points == [str(own) for own in table.points]
    assert companeros.serving()["new_display"] == ", ".join(table.view(None).display)
