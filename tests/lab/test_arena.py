"""The arena: win shares, intervals, line-ups and budgets."""

import json
from typing import Any

import numpy as np
import pytest

from kartentisch.lab.arena import half_width, standing
from tests.cli.test_cli import invoke, run, simulate_json


def test_standing_shares_ties() -> None:
    assert standing(9, [9, 4, 9, 1]) == (0.5, 9.0, 1.5)
    assert standing(4, [9, 4, 9, 1]) == (0.0, 4.0, 3.0)


def test_sequential_intervals_are_wider_and_hold_at_every_time() -> None:
    """Of 300 series of coin tosses, watched all the time, few ever leave their interval."""
    generator = np.random.default_rng(28)
    left = 0
    for _ in range(300):
        values = generator.integers(0, 2, 200).astype(float)
        assert half_width(values.tolist(), sequential=True) > half_width(values.tolist(), sequential=False)
        left += any(
            abs(values[:count].mean() - 0.5) > half_width(values[:count].tolist(), sequential=True)
            for count in range(30, 200, 5)
        )
    assert left <= 15


def test_arena_table_json_and_file(tmp_path: Any) -> None:
    file = tmp_path / "blocks.json"
    arguments = ("arena", "companeros", "--bots", "regular,random", "--games", "12", "--file", str(file))
    data = json.loads(invoke(*arguments, "--json").stdout)
    assert (data["game"], data["players"], data["blocks"]) == ("companeros", 3, 2)
    assert len(data["results"]) == 4
    figures = json.loads(file.read_text())["figures"]
    assert [len(entry["share_points_rank"]) for entry in figures] == [2, 2, 2, 2]
    table = invoke(*arguments).stdout
    assert "an equal share is 33.3%" in table


def test_arena_of_three_bots_mixes_them() -> None:
    result = invoke(
        "arena", "eight28", "--players", "4", "--bots", "regular,beginner,random", "--games", "4", "--json"
    )
    data = json.loads(result.stdout)
    assert {(row["line_up"], row["bot"]) for row in data["results"]} == {
        ("mixed", "regular"),
        ("mixed", "beginner"),
        ("mixed", "random"),
    }


def test_arena_gives_each_bot_its_own_budget() -> None:
    arguments = ("arena", "companeros", "--bots", "regular,random", "--games", "6", "--cpu-time")
    data = json.loads(invoke(*arguments, "--budget", "random=5,regular=0.5", "--json").stdout)
    assert data["budget_ms"] == {"regular": 0.5, "random": 5.0}
    assert "regular 0.5, random 5 ms a move" in invoke(*arguments, "--budget", "random=5,regular=0.5").stdout


@pytest.mark.parametrize(
    ("budget", "reason"),
    [
        ("regular=5", "budgets for regular, but the bots are regular, random"),
        ("5,random=5", "budgets for 5, random"),
        ("quick", "is no number of milliseconds"),
        ("0", "a budget is from 0.1"),
        ("nan", "a budget is from 0.1"),
    ],
)
def test_arena_refuses_wrong_budgets(budget: str, reason: str) -> None:
    done = run("arena", "companeros", "--bots", "regular,random", "--budget", budget)
    assert done.returncode == 2
    assert reason in " ".join(done.stderr.replace("│", " ").split())


def test_arena_stops_when_the_interval_is_narrow() -> None:
    result = invoke(
        "arena", "schatzsuche", "--bots", "regular,random", "--games", "6000", "--until", "0.9", "--json"
    )
    assert 2 <= json.loads(result.stdout)["blocks"] < 1000


def test_arena_refuses_a_single_bot() -> None:
    done = run("arena", "eight28", "--bots", "regular")
    assert done.returncode == 2
    assert "two bots or more" in done.stderr


def test_simulation_with_bots_can_be_repeated() -> None:
    arguments = ("schatzsuche", "--games", "6", "--bots", "regular,beginner,random", "--seed", "3")
    assert simulate_json(*arguments, "--threads", "1") == simulate_json(*arguments, "--threads", "3")
