"""The unit tests of the client, which lie beside what they test: `*.test.ts`, run by Node."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NODE = ROOT / ".venv/bin/node"
WEB = ROOT / "web"
TESTS = sorted(str(file.relative_to(WEB)) for file in (WEB / "src").rglob("*.test.ts"))


@pytest.mark.parametrize("file", TESTS)
def test_units(file: str) -> None:
    run = subprocess.run([NODE, "--test", file], cwd=WEB, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stdout


def test_there_are_some() -> None:
    assert "src/after/shuffle.test.ts" in TESTS
