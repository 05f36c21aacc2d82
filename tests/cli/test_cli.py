"""The command line: results, refusals with a reason and a status, never a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kartentisch import cli
from kartentisch.games import GAMES
from kartentisch.records.record import decode
from kartentisch.records.replay import check

RECORDS = Path(__file__).parents[1] / "data" / "records"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kartentisch", *arguments],
        capture_output=True,
        encoding=environment.get("PYTHONIOENCODING", "utf-8"),
        check=False,
        env={**os.environ, "COLUMNS": "200", **environment},
    )


def invoke(*arguments: str) -> Result:
    """The command inside this process, for what does not end by `main`."""
    return CliRunner().invoke(cli.app, arguments)


def simulate_json(*arguments: str) -> dict[str, object]:
    """The JSON of a simulation."""
    result = invoke("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize(("game", "players"), [("eight28", 4), ("companeros", 5), ("schatzsuche", 3)])
def test_simulation_adds_up(game: str, players: int) -> None:
    data = simulate_json(game, "--players", str(players), "--games", "300", "--seed", "4")
    seats = data["seats"]
    assert isinstance(seats, list)
    assert len(seats) == players
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1)
    assert all(seat["standard_error"] > 0 and seat["bot"] == "random" for seat in seats)
    assert data["games"] == 300


def test_mean_and_error_are_those_of_the_recorded_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("schatzsuche", "--games", "20", "--seed", "9", "--option", "discard_when_trumped=true")
    recorded = simulate_json(*arguments, "--record", str(file))
    assert recorded == simulate_json(*arguments)
    records = [decode(line) for line in file.read_bytes().splitlines()]
    for record in records:
        check(record)
        assert record.options["discard_when_trumped"] is True
    points = [record.scores[0] for record in records]
    mean = sum(points) / 20
    error = (sum((own - mean) ** 2 for own in points) / 19 / 20) ** 0.5
    seats = recorded["seats"]
    assert isinstance(seats, list)
    assert seats[0]["mean_points"] == pytest.approx(mean)
    assert seats[0]["standard_error"] == pytest.approx(error)
    wins = sum((0 in record.winners) / len(record.winners) for record in records) / 20
    assert seats[0]["win_share"] == pytest.approx(wins)
    moves = sum(len(deal.moves) for record in records for deal in record.deals) / 20
    assert recorded["moves_per_game"] == pytest.approx(moves)


def test_same_seed_gives_the_same_games_with_any_number_of_threads() -> None:
    arguments = ("companeros", "--players", "4", "--games", "3500", "--seed", "123")
    one, *others = (simulate_json(*arguments, "--threads", str(threads)) for threads in (1, 2, 7))
    assert all(other == one for other in others)
    assert simulate_json("companeros", "--players", "4", "--games", "3500", "--seed", "124") != one


def test_games_of_a_seed_are_fixed_for_ever() -> None:
    """The same on every machine: these figures were written down once."""
    data = simulate_json("schatzsuche", "--games", "100", "--seed", "2028")
    seats = data["seats"]
    assert isinstance(seats, list)
    assert [seat["mean_points"] for seat in seats] == FIXED_MEANS


FIXED_MEANS = [-73.87, -80.98, -75.96]


def test_fewest_players_and_all_options_by_default() -> None:
    data = simulate_json("eight28", "--games", "2")
    assert data["players"] == 3
    assert data["options"] == {"deck": "fifteen_ones", "passing": "may_return"}


def test_table_for_people() -> None:
    result = invoke("simulate", "eight28", "--games", "50", "--bots", "random,random,random")
    assert result.exit_code == 0
    for text in ("8-28, 50 games, seed 0", "mean points", "standard error", "win share", "moves"):
        assert text in result.stdout


def test_silent_on_standard_error_when_not_on_a_terminal() -> None:
    invoke("simulate", "eight28", "--games", "1")  # compiles
    done = run("simulate", "eight28", "--games", "3000")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", [("rules", "schatzsuche"), ("check", str(RECORDS / "companeros.jsonl"))])
def test_first_start_of_every_command_says_why(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = run(*command, NUMBA_CACHE_DIR=str(tmp_path))
    assert done.returncode == 0
    assert done.stderr.count("Compiling") == 1


def test_first_start_says_why_it_takes_longer(tmp_path: Path) -> None:
    done = run("simulate", "schatzsuche", "--games", "1", NUMBA_CACHE_DIR=str(tmp_path))
    assert done.returncode == 0
    assert "Compiling" in done.stderr
    again = run("simulate", "schatzsuche", "--games", "1", NUMBA_CACHE_DIR=str(tmp_path))
    assert "Compiling" not in again.stderr


REFUSED = {
    "wrong number of players": (
        ("simulate", "eight28", "--players", "7"),
        "8-28 is for 3 to 6 players, not 7 (E3)",
    ),
    "too few players": (("simulate", "schatzsuche", "--players", "2"), "exactly 3 players, not 2 (S1)"),
    "unknown option": (("simulate", "eight28", "--option", "speed=fast"), "there is no option 'speed'"),
    "malformed option": (("simulate", "eight28", "--option", "deck"), "key=value"),
    "wrong value": (
        ("simulate", "eight28", "--option", "passing=maybe"),
        "may_return or final, not 'maybe' (E9)",
    ),
    "wrong number": (
        ("simulate", "companeros", "--option", "games=0"),
        "a number from 1 to 1000000, not 0 (C10)",
    ),
    "not a number": (("simulate", "companeros", "--option", "games=many"), "not 'many' (C10)"),
    "no truth value": (("simulate", "schatzsuche", "--option", "discard_when_trumped=1"), "(S6)"),
    "folder that does not exist": (
        ("simulate", "eight28", "--games", "1", "--record", "no/such/folder/file"),
        "no/such/folder/file: No such file",
    ),
    "option given twice": (
        ("simulate", "eight28", "--option", "deck=sixteen_ones", "--option", "deck=fifteen_ones"),
        "the option 'deck' is given twice",
    ),
    "full disk": (
        ("simulate", "eight28", "--games", "300", "--record", "/dev/full"),
        "/dev/full: No space left",
    ),
    "no players at all": (("bench", "schatzsuche", "--players", "0"), "exactly 3 players, not 0 (S1)"),
    "players of the benchmark": (("bench", "schatzsuche", "--players", "4"), "exactly 3 players, not 4 (S1)"),
}
MISUSED = {
    "unknown game": (("simulate", "poker"), "there is no game 'poker'"),
    "no game": (("simulate",), "Missing argument"),
    "unknown command": (("play-cards",), "No such command"),
    "unknown flag": (("simulate", "eight28", "--fast"), "No such option"),
    "no number": (("simulate", "eight28", "--games", "ten"), "valid integer"),
    "no games": (("simulate", "eight28", "--games", "0"), "greater than or equal to 1"),
    "negative seed": (("simulate", "eight28", "--seed", "-1"), "greater than or equal to 0"),
    "unknown bot": (("simulate", "eight28", "--bots", "genius"), "there is no bot 'genius'"),
    "too few bots": (("simulate", "eight28", "--bots", "random,random"), "2 bots for 3 players"),
    "unknown language": (("rules", "eight28", "--lang", "la"), "there is no language 'la'"),
    "file that does not exist": (("check", "no-such-file.jsonl"), "does not exist"),
    "no file": (("check",), "Missing argument"),
    "folder": (("check", "tests"), "is a directory"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_wrong_content_ends_with_status_1_and_the_reason(case: str) -> None:
    arguments, reason = REFUSED[case]
    done = run(*arguments)
    assert done.returncode == 1
    assert reason in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert done.stdout == ""


@pytest.mark.parametrize("case", MISUSED)
def test_wrong_usage_ends_with_status_2_and_the_reason(case: str) -> None:
    arguments, reason = MISUSED[case]
    done = run(*arguments)
    assert done.returncode == 2
    assert reason in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr + done.stdout


def test_check_accepts_the_sample_records() -> None:
    done = run("check", *(str(path) for path in sorted(RECORDS.glob("*.jsonl"))))
    assert (done.returncode, done.stdout, done.stderr) == (0, "142 right, 0 wrong\n", "")


def test_check_reports_every_wrong_record_with_deal_move_and_rule(tmp_path: Path) -> None:
    lines = (RECORDS / "schatzsuche.jsonl").read_text().splitlines()[:6]
    record = json.loads(lines[1])
    place = next(index for index, (_, move) in enumerate(record["deals"][4]["moves"]) if " " not in move)
    record["deals"][4]["moves"][place][1] = "bid 1"
    lines[1] = json.dumps(record)
    lines[3] = lines[3].replace('"winners":[', '"winners":[0,1,2,')
    lines[4] = lines[4][: len(lines[4]) // 2]
    file = tmp_path / "mixed.jsonl"
    file.write_text("\n".join([*lines, "", "nonsense"]) + "\n")
    done = run("check", str(file))
    assert done.returncode == 1
    report = done.stdout.splitlines()
    assert report[0] == f"{file}:2: deal 5, move {place + 1}: a card is to be played now (S5)"
    assert report[1].startswith(f"{file}:4: the winners are ")
    assert report[2].startswith(f"{file}:5: not JSON: ")
    assert report[3].startswith(f"{file}:8: not JSON: ")
    assert report[4] == "3 right, 4 wrong"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "content", [b"", b"\n\n", b"\xff\xfe\x00", b"[" * 100_000, b'{"x":' + b"[" * 100_000]
)
def test_check_survives_any_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(content)
    done = run("check", str(file))
    assert done.returncode == 1
    assert str(file) in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_rules_are_shown_in_four_languages(game: str, lang: str) -> None:
    result = invoke("rules", game, "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.startswith("# ")
    assert "{" not in result.stdout


def test_rules_are_english_by_default() -> None:
    assert invoke("rules", "eight28").stdout == invoke("rules", "eight28", "--lang", "en").stdout


def test_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m kartentisch rules eight28 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("# ")
    assert done.stderr == ""


@pytest.mark.slow
def test_bench_prints_its_figures_as_json() -> None:
    done = run("bench", "schatzsuche", "--seconds", "0.05", "--batch", "--json")
    figures = json.loads(done.stdout)
    assert set(figures) == {"schatzsuche/3", "startup"}
    assert set(figures["schatzsuche/3"]) == {
        "actions_per_second",
        "games_per_second",
        "batch_steps_per_second",
    }
    assert set(figures["startup"]) == {"cold_seconds", "warm_seconds"}
    assert all(value > 0 for figure in figures.values() for value in figure.values())


def test_bench_table(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"cold_seconds": 9.0, "warm_seconds": 0.5}
    monkeypatch.setattr("kartentisch.lab.bench.startup", lambda game, players: figures)
    result = invoke("bench", "--seconds", "0.01")
    assert result.exit_code == 0
    for text in ("eight28/4", "companeros/4", "schatzsuche/3", "9.0 s cold, 0.50 s warm"):
        assert text in result.stdout


def test_file_that_cannot_be_read_is_reported_and_the_others_are_checked() -> None:
    done = run("check", "/proc/self/mem", str(RECORDS / "companeros.jsonl"))
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["/proc/self/mem: Input/output error", "24 right, 1 wrong"]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_output_without_our_letters_is_no_error(encoding: str) -> None:
    for command in (("rules", "companeros", "--lang", "fr"), ("simulate", "companeros", "--games", "2")):
        done = run(*command, PYTHONIOENCODING=encoding)
        assert (done.returncode, done.stderr) == (0, "")


def test_progress_bar_on_a_terminal() -> None:
    """In a terminal of its own, which is what `script` gives a command, a bar is drawn."""
    command = f"{sys.executable} -m kartentisch simulate eight28 --players 6 --games 200000"
    done = subprocess.run(
        ["script", "--quiet", "--return", "--command", command, "/dev/null"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    )
    assert "━" in done.stdout
    assert "200000/200000" in done.stdout


def test_interrupt_ends_a_long_simulation_at_once() -> None:
    threads = 8
    command = [sys.executable, "-m", "kartentisch", "simulate", "eight28", "--games", "100000000"]
    invoke("simulate", "eight28", "--games", "1")  # compiles
    with subprocess.Popen(
        [*command, "--threads", str(threads)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored by jobs in the background
    ) as process:
        tasks = Path(f"/proc/{process.pid}/task")
        while process.poll() is None and len(list(tasks.iterdir())) <= threads:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert process.returncode != 0
    assert "Traceback" not in errors


def test_the_help_names_the_commands() -> None:
    done = run("--help")
    assert "simulate" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
