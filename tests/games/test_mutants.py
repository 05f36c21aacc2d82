"""The lists of mutants fit the code, and every rule has its tests and its mutants."""

import re

import pytest

from tools.mutants import ROOT, Mutant, games_with_mutants, numbered_tests, read_mutants

GAME_OF_LETTER = {"E": "eight28", "C": "companeros", "S": "schatzsuche"}
RULES = re.findall(r"^- ([ECS]\d+)\.", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.M)
MUTANTS = [mutant for game in games_with_mutants() for mutant in read_mutants(game).mutants]


def name(mutant: Mutant) -> str:
    return f"{mutant.rule}: {mutant.why}"


def test_all_rules_of_the_three_games_are_looked_at() -> None:
    numbers = [("E", 19), ("C", 10), ("S", 12)]
    assert [f"{letter}{rule}" for letter, last in numbers for rule in range(1, last + 1)] == RULES


@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_mutant_changes_exactly_one_place(mutant: Mutant) -> None:
    assert mutant.path().read_text(encoding="utf-8").count(mutant.find) == 1
    assert mutant.find != mutant.replace
    assert mutant.why


@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_mutant_breaks_a_rule_of_its_game(mutant: Mutant) -> None:
    assert mutant.rule in RULES
    assert GAME_OF_LETTER[mutant.rule[0]] == mutant.game


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_carries_its_number(rule: str) -> None:
    assert numbered_tests(GAME_OF_LETTER[rule[0]]).get(rule)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_mutant_or_a_reason_to_have_none(rule: str) -> None:
    listed = read_mutants(GAME_OF_LETTER[rule[0]])
    has_mutant = rule in {mutant.rule for mutant in listed.mutants}
    assert has_mutant != bool(listed.without_mutant.get(rule))
