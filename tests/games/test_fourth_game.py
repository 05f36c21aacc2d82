"""A further game needs a folder and one entry in the registry: nothing that exists has to change."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kartentisch.cli import app
from kartentisch.games import GAMES
from tests.games.fourth_game import make_game

ROOT = Path(__file__).parents[2]
REGISTRY = "src/kartentisch/games/__init__.py"
GENERATED = "web/src/protocol.ts"


@pytest.fixture
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of the game, once it is registered."""
    game = make_game()
    monkeypatch.setitem(GAMES, game.id, game)
    return game.id


def answer(*arguments: str) -> dict[str, object]:
    """What a command prints as JSON."""
    result = CliRunner().invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_only_the_registry_names_a_game_outside_its_folders(id: str) -> None:
    listed = ["git", "ls-files", "src", "web/src", "pyproject.toml", "Makefile", "hatch_build.py"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    naming = {
        file
        for file in files
        if f"/games/{id}/" not in file
        and not file.endswith((".test.ts", ".npy"))
        and re.search(rf"\b{id}\b", (ROOT / file).read_text("utf-8"))
    }
    assert naming - {GENERATED} == {REGISTRY}


def test_it_is_simulated_and_its_records_are_checked(fourth_game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("simulate", fourth_game, "--players", "3", "--games", "5")
    assert answer(*arguments)["games"] == 5
    assert CliRunner().invoke(app, [*arguments, "--record", str(file)]).exit_code == 0
    checked = CliRunner().invoke(app, ["check", str(file)])
    assert checked.stdout == "5 right, 0 wrong\n"


def test_bots_that_know_any_game_play_it_in_the_arena(fourth_game: str) -> None:
    result = answer(
        "arena", fourth_game, "--players", "2", "--bots", "ismcts,random", "--games", "8", "--budget", "1"
    )
    assert {row["bot"] for row in result["results"]} == {"ismcts", "random"}  # type: ignore[attr-defined]


def test_its_rules_are_read(fourth_game: str) -> None:
    result = CliRunner().invoke(app, ["rules", fourth_game, "--lang", "de"])
    assert "the higher card wins" in result.stdout
