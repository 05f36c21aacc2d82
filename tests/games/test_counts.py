"""The count files: every line of play from small positions is counted, none more and none less."""

import json

import pytest

from kartentisch.games import GAMES
from tests.games.counting import FILES, count_with_engine, count_with_referee

ENTRIES = {name: json.loads(path.read_text()) for name, path in FILES.items()}


def test_every_game_is_counted() -> None:
    assert {entry["record"]["game"] for entry in ENTRIES.values()} == set(GAMES)


@pytest.mark.parametrize("name", ENTRIES)
def test_engine_counts_the_same_lines_and_positions(name: str) -> None:
    entry = ENTRIES[name]
    assert count_with_engine(entry["record"], entry["depth"]) == (entry["lines"], entry["positions"])


@pytest.mark.slow
@pytest.mark.parametrize("name", ENTRIES)
def test_referee_counts_the_same_lines(name: str) -> None:
    entry = ENTRIES[name]
    assert count_with_referee(entry["record"], entry["depth"]) == entry["lines"]
