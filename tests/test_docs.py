"""Documentation that cannot drift: its commands and examples run, its tables fit the code."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kartentisch import GAMES, __version__
from kartentisch.cli import app
from tests.table.test_shuffle import play

ROOT = Path(__file__).parents[1]
PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "bench/speed.md",
    "bench/strength.md",
    "docs/notes/speed.md",
    "docs/notes/strength.md",
    "docs/fairness.md",
    "docs/hosting.md",
    "docs/protocol.md",
    "docs/rules.md",
)


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (ROOT / page).read_text()
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    return [re.sub(rf"^{indent}", "", block, flags=re.MULTILINE) for indent, block in found]


def commands(page: str) -> list[str]:
    """The command lines of a page, without their comments."""
    lines = (
        line.partition("#")[0].strip() for block in blocks(page, "console") for line in block.splitlines()
    )
    return [line for line in lines if line]


def test_readme_commands_work(tmp_path: Path) -> None:
    shown = [command for command in commands("README.md") if command.startswith(".venv/bin/kartentisch")]
    assert len(shown) == 8
    (tmp_path / "record.json").write_text(json.dumps(play("schatzsuche", 3)))
    for command in shown:
        command = command.removeprefix(".venv/bin/")
        if command == "kartentisch serve":
            continue  # tests/server does nothing else
        for many, few in (("--games 100000", "--games 100"), ("--games 30", "--games 1")):
            command = command.replace(many, few)
        if command == "kartentisch bench":
            command += " schatzsuche --seconds 0.01"
        run = [sys.executable, "-m", *shlex.split(command)]
        done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_fairness_commands_work(tmp_path: Path) -> None:
    record = play("companeros", 3)
    revealed = record["shuffle"]
    (tmp_path / "record.json").write_text(json.dumps(record))
    words = {
        "COMMITMENT": revealed["commitment"],
        "VALUE": revealed["cuts"][0]["value"],
        "SECRET": revealed["secret"],
        "tools/": f"{ROOT}/tools/",
        "python3 ": f"{sys.executable} ",
        "kartentisch verify": f"{sys.executable} -m kartentisch verify",
    }
    shown = [command for command in commands("docs/fairness.md") if not command.startswith("curl ")]
    assert len(shown) == 3
    for command in shown:
        for word, meaning in words.items():
            command = command.replace(word, meaning)
        done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"
    assert done.stdout.split()[0] == revealed["commitment"]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_python_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks(page, "python")
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})


def test_every_command_is_in_the_readme() -> None:
    names = {command.callback.__name__ for command in app.registered_commands if command.callback}
    lines = [command for command in commands("README.md") if command.startswith(".venv/bin/kartentisch ")]
    shown = {line.split()[1] for line in lines}
    assert names == shown


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_make_targets_exist(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text()
    for command in commands(page):
        if command.startswith("make "):
            assert re.search(rf"^{command.split()[1]}:", makefile, re.MULTILINE), command


def test_game_folders_have_the_files_of_the_table_in_architecture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    table = re.findall(r"`([a-z]+(?:\.\w+|/))`", text.partition("| file | subject |")[2].partition("\n\n")[0])
    wanted = {"__init__.py", *(name.strip("/") for name in table)}
    for game in GAMES:
        folder = ROOT / "src/kartentisch/games" / game
        found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
        assert found | {"notation.py"} == wanted


def test_arrows_of_architecture_name_every_part() -> None:
    text = (
        (ROOT / "ARCHITECTURE.md")
        .read_text()
        .partition("## Parts and arrows")[2]
        .partition("Imports follow")[0]
    )
    parts = set(re.findall(r"^      (\w+)(?:/|\.py) ", text, re.MULTILINE))
    package = ROOT / "src/kartentisch"
    assert parts == {p.stem for p in package.iterdir() if p.stem[0] != "_" and p.suffix in ("", ".py")}


def test_changelog_speaks_of_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text()):
        assert (ROOT / page).parent.joinpath(target).exists(), target


def test_lock_file_pins_with_hashes_and_names_no_address() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    assert "://" not in lock
    assert "--hash=sha256:" in lock
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for requirement in project["dependencies"] + project["optional-dependencies"]["dev"]:
        name = re.split(r"[>\[]", requirement)[0]
        assert re.search(rf"^{name}==", lock, re.MULTILINE), requirement


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {name for page in PAGES for name in re.findall(r"images/([\w.-]+)", (ROOT / page).read_text())}
    assert {picture.name for picture in (ROOT / "docs/images").iterdir()} == shown


def test_pictures_ask_no_other_host() -> None:
    for picture in (ROOT / "docs/images").glob("*.svg"):
        assert not re.search(r"url\(\W*http|href=\W*http|@import|@font-face", picture.read_text())
