"""What the page knows of a game lies in the game's own folder, and nowhere else."""

from pathlib import Path

import pytest

from kartentisch.games import GAMES

SOURCES = Path(__file__).parents[2] / "web/src"
GENERATED = SOURCES / "protocol.ts"
SHARED = [
    file
    for file in sorted(SOURCES.rglob("*"))
    if file.suffix in (".ts", ".svelte", ".css")
    and file != GENERATED
    and not file.name.endswith(".test.ts")
    and not any(file.is_relative_to(SOURCES / "games" / game) for game in GAMES)
]


@pytest.mark.parametrize("game", GAMES)
def test_only_its_own_folder_names_a_game(game: str) -> None:
    assert SHARED
    assert [file for file in SHARED if game in file.read_text("utf-8")] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_from_another(game: str) -> None:
    others = [f"../{other}/" for other in (*GAMES, "plain") if other != game]
    for file in (SOURCES / "games" / game).rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text("utf-8")
            assert [other for other in others if other in text] == [], file


@pytest.mark.parametrize("game", [*GAMES, "plain"])
def test_the_same_component_has_the_same_name(game: str) -> None:
    files = {file.name for file in (SOURCES / "games" / game).iterdir()}
    wanted = {"Board", "Card", "Picture", "Seat", "Sheet"}
    assert {f"{name}.svelte" for name in wanted} <= files
    assert {"index.ts", "names.ts", "pause.ts"} <= files
