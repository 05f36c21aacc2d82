"""Compiled and interpreted rules are the same rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

from kartentisch.core.compiled import INTERPRETED
from tests.games.digest import digests

ROOT = Path(__file__).parents[2]


def test_compiled_and_interpreted_runs_agree_on_the_same_seeds() -> None:
    other = "0" if INTERPRETED else "1"
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.digest"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": other},
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(run.stdout)
    assert answer["interpreted"] is not INTERPRETED
    assert answer["digests"] == digests()
