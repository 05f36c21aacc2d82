"""Bots: honest, legal, repeatable, quick to tell apart in strength; the arena that shows it."""

import json
from typing import Any

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots import BOTS, Effort, bots_for
from kartentisch.bots.base import spend
from kartentisch.bots.expert import desk_for, mixed
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.games.schatzsuche.state import OBJECT
from kartentisch.lab.arena import Match, half_width, play_blocks, standing
from kartentisch.lab.seating import play_with_bots
from tests.cli.test_cli import invoke, run, simulate_json
from tests.games import fourth_game
from tests.games.table import Table


def shares(game: str, players: int, bots: tuple[str, str], blocks: int, worlds: int = 40) -> dict[Any, float]:
    """The win shares after so many blocks with a fixed number of worlds, so that they can be repeated."""
    match = Match(find_game(game), players, {}, bots, 5, Effort(worlds=worlds))
    for result in play_blocks(match, sequential=False):
        if result.count == blocks:
            break
    return {(row.line_up, row.bot): row.win_share for row in result.rows()}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [("beginner", "random"), ("regular", "beginner")])
def test_each_level_beats_the_one_below(game: str, players: int, bots: tuple[str, str]) -> None:
    if players not in GAMES[game].players:
        players = 3
    better, worse = bots
    reached = shares(game, players, bots, blocks=20)
    assert reached[f"one {better} among {worse}", better] > 1 / players + 0.08
    assert reached[f"one {worse} among {better}", worse] < 1 / players - 0.05


@pytest.mark.slow
@pytest.mark.parametrize("game", ["companeros", "schatzsuche"])
def test_expert_beats_regular(game: str) -> None:
    reached = shares(game, 3, ("expert", "regular"), blocks=8, worlds=120)
    assert reached["one expert among regular", "expert"] > 1 / 3 + 0.08


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_repeat_themselves_with_fixed_worlds(game: str, bot: str) -> None:
    games = [
        play_with_bots(find_game(game), [bot, "random", "random"], {}, 0, 3, 1, Effort(worlds=3)).record()
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_time_is_spent_by_a_clock_that_stands_still_for_a_moment() -> None:
    ticks = iter([0.0, 0.0, 0.0, 0.0004, 0.0004, 0.002])
    counts: list[int] = []
    spend(lambda: next(ticks), 0.002, None, counts.append)
    assert len(counts) == 5
    assert all(count >= 1 for count in counts)


@pytest.mark.parametrize(("game", "is_mixed"), [("eight28", True), ("companeros", False)])
def test_expert_mixes_moves_of_almost_the_same_worth_in_8_28(game: str, is_mixed: bool) -> None:
    skill = BOTS["expert"].skills[game]  # type: ignore[attr-defined]
    desk = desk_for(find_game(game), skill)
    stream = new_stream(28)
    desk.hunches[:] = 0.0
    for ahead, least, most in [(0.0005, 300, 500), (0.005, 20, 130), (0.05, 0, 0)]:
        desk.worlds, desk.sums[0], desk.sums[1] = 100, 20.0, 20.0 + 100 * ahead
        seconds = [mixed(desk, 1, 0, stream) for _ in range(1000)].count(0)
        assert (least <= seconds <= most) if is_mixed else seconds == 0


def test_first_sight_decides_between_moves_of_the_same_worth() -> None:
    """Where the worlds see no difference, first sight does, until the next search."""
    game, expert = find_game("eight28"), BOTS["expert"]
    desk = desk_for(game, expert.skills["eight28"])  # type: ignore[attr-defined]
    desk.worlds, desk.sums[:2], desk.hunches[:2] = 100, 20.0, [0.1, 0.0]
    assert [desk.worth(move) for move in (0, 1)] == pytest.approx([0.3, 0.2])
    table = Table("eight28", 3).deal("9 9 1 1/11 1/11 6").play("pass", "pass", "take", "pass", "take")
    table.play("pass", "pass", "pass", "pass")  # both halves can be chosen
    expert.choose(game, game.observe(table.state, int(table.state.to_move)), new_stream(1), Effort(worlds=2))
    assert not desk.hunches.any()


def test_by_hand_bots_turn_their_cards_and_make_no_fault() -> None:
    options = {"colour_cards": "by_hand"}
    for bot in ("beginner", "regular"):
        recorder = play_with_bots(find_game("schatzsuche"), [bot] * 3, options, 0, 9, 0, Effort(worlds=2))
        moves = [move for deal in recorder.record().deals for _, move in deal.moves]
        assert any(move.startswith("flip") for move in moves)
        assert not any(move.startswith(("object", "unflip")) for move in moves)


def faulty_trick() -> Table:
    """Seat 1 has discarded on the heart led without turning a colour card; seat 0 is asked first."""
    table = Table("schatzsuche", 3, first=2, colour_cards="by_hand").deal("HA S7 H8 D7")
    return table.play("bid 0", "bid 0", "bid 0", "HA", "S7", "H8")


def test_regular_objects_to_a_visible_fault() -> None:
    table = faulty_trick()
    assert table.state.phase == OBJECT
    action = BOTS["regular"].choose(table.game, table.game.observe(table.state, 0), new_stream(1), Effort())
    assert table.game.actions[action] == "object 1"


def test_regular_calls_out_every_fault_it_sees_and_then_says_ok_S12() -> None:
    table = Table("schatzsuche", 3, first=2, colour_cards="by_hand").deal("HA S7 C8 D7")
    table.play("bid 0", "bid 0", "bid 0", "HA", "S7", "C8")
    moves = []
    while table.state.phase == OBJECT:
        seen = table.game.observe(table.state, int(table.state.to_move))
        action = BOTS["regular"].choose(table.game, seen, new_stream(1), Effort())
        moves.append(f"{table.to_move}: {table.game.actions[action]}")
        table.play(moves[-1])
    assert moves == ["0: object 1", "0: object 2", "0: ok", "1: ok", "2: ok"]
    assert table.points == [-1, -20, -20]


def test_beginner_overlooks_some_faults() -> None:
    table = faulty_trick()
    seen = table.game.observe(table.state, 0)
    answers = {
        table.game.actions[BOTS["beginner"].choose(table.game, seen, new_stream(number), Effort())]
        for number in range(20)
    }
    assert answers == {"ok", "object 1"}


def test_a_new_game_has_the_bots_that_need_no_rule_of_thumb() -> None:
    assert set(bots_for(fourth_game.make_game())) == {"random", "ismcts"}
    assert set(bots_for(find_game("eight28"))) == set(BOTS)


@pytest.mark.parametrize("bot", ["expert", "ismcts"])
def test_searching_bots_stop_when_their_time_is_over(bot: str) -> None:
    """Only that they stop and choose a legal move; how long they take is in the benchmarks."""
    table = Table("companeros", 3).deal()
    seen = table.game.observe(table.state, 0)
    action = BOTS[bot].choose(table.game, seen, new_stream(4), Effort(milliseconds=3))
    assert table.game.actions[action] in table.legal


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
