"""The count files: every line of play from small positions is counted, none more and none less."""

import json

import pytest

from tests.counting import FOLDER, count_with_engine, count_with_referee

FILES = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


def test_every_game_is_counted() -> None:
    assert {entry["record"]["game"] for entry in FILES.values()} == {"eight28", "companeros", "schatzsuche"}


@pytest.mark.parametrize("name", FILES)
def test_engine_counts_the_same_lines_and_positions(name: str) -> None:
    entry = FILES[name]
    assert count_with_engine(entry["record"], entry["depth"]) == (entry["lines"], entry["positions"])


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_referee_counts_the_same_lines(name: str) -> None:
    entry = FILES[name]
    assert count_with_referee(entry["record"], entry["depth"]) == entry["lines"]
