"""Every refusal that a person can meet has a sentence in every language."""

import re
from pathlib import Path

import pytest

from kartentisch.games import GAMES
from kartentisch.games.texts import LANGUAGES
from tests.games.fluent import check_languages, messages
from tests.server.test_protocol import codes_in_code, codes_of_illegal_moves

LONGEST = 120
SOURCES = Path(__file__).parents[2] / "src/kartentisch/games"


def rules_in_code() -> set[str]:
    """Every rule that a refusal may name: of the players, deck, turns, options and moves."""
    rules = set()
    for game in GAMES.values():
        rules |= {game.players_rule, game.deck_rule, *game.turn_rules.values()}
        rules |= {option.rule for option in game.options}
        rules |= {refusal.rule for refusal in game.refusals}
    return rules


def test_every_code_and_every_rule_has_a_sentence_in_every_language() -> None:
    keys = check_languages("refusals", LONGEST)
    assert len(rules_in_code()) > 15
    wanted = {f"refused-{code}" for code in codes_in_code() | codes_of_illegal_moves()}
    wanted |= {f"rule-{rule}" for rule in rules_in_code()}
    assert sorted(keys) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_not_copies_of_each_other(language: str) -> None:
    english = messages("en", "refusals")
    for key, text in messages(language, "refusals").items():
        assert language == "en" or text != english[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_quoted_by_the_name_that_players_choose_them_by(language: str) -> None:
    labels = re.findall(
        r"^option-\w+ = (.*)$",
        (SOURCES.parent / "locale" / language / "home.ftl").read_text("utf-8"),
        re.MULTILINE,
    )
    quoted = {
        key: re.findall("[„“«]\u00a0?(.*?)\u00a0?[“”»]", text)
        for key, text in messages(language, "refusals").items()
    }
    rules = {key: names for key, names in quoted.items() if key.startswith("rule-") and names}
    assert set(rules) == {"rule-E9", "rule-S12"}
    for names in rules.values():
        assert set(names) <= set(labels)
