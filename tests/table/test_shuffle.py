"""The verifiable shuffle: vectors for every implementation, even decks, and no change goes unnoticed."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from kartentisch import cli
from kartentisch.games import GAMES
from kartentisch.table import decide, shuffle
from kartentisch.table.record import table_record
from tests.games.chi_square import chi_square_p_value
from tests.table.people import open_table, play_on, start
from tools import verify_deal

Json = dict[str, Any]

ROOT = Path(__file__).parents[2]
VECTORS: list[Json] = json.loads((ROOT / "tests/data/shuffle_vectors.json").read_text())["vectors"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vectors_hold_for_server_and_script(vector: Json) -> None:
    secret = vector["secret"]
    revealed = shuffle.reveal(secret, vector["values"])
    assert revealed.commitment == vector["commitment"]
    assert msgspec.to_builtins(revealed.cuts) == vector["cuts"]
    shuffle.check(revealed, len(vector["values"]))
    cuts = [cut["value"] for cut in vector["cuts"]]
    for deal in vector["deals"]:
        assert shuffle.deck(revealed, deal["number"], deal["cards"]) == deal["deck"]
        assert verify_deal.shuffled(secret, cuts, deal["number"], deal["cards"]) == deal["deck"]
    assert shuffle.first_seat(revealed) == vector["first"]
    assert next(verify_deal.draw(secret, cuts, "first", [len(cuts)])) == vector["first"]
    record = {
        "shuffle": msgspec.to_builtins(revealed),
        "players": len(cuts),
        "deals": [],
        "first_drawn": True,
    }
    assert list(verify_deal.problems(record, [vector["commitment"]])) == []


def test_vectors_are_of_all_games_and_numbers_of_players() -> None:
    complete = {
        (game.id, players): sorted(game.cards[card] for card in game.sorted_deck(players))
        for game in GAMES.values()
        for players in game.players
    }
    shown = {(vector["game"], len(vector["values"])): vector for vector in VECTORS if vector["game"]}
    assert shown.keys() == complete.keys()
    for key, vector in shown.items():
        for deal in vector["deals"]:
            assert sorted(deal["cards"]) == sorted(deal["deck"]) == complete[key]


def thrown_away(secret: str, cuts: list[str], number: int, count: int) -> int:
    """How many words the unbiased draw throws away in a shuffle of so many cards."""
    key = sha256("\n".join(["kartentisch-1", secret, *cuts, str(number)]).encode()).digest()
    blocks = b"".join(sha256(key + block.to_bytes(8, "big")).digest() for block in range(10))
    words = iter([int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)])
    thrown = 0
    while count > 1:
        if next(words) < 2**32 - 2**32 % count:
            count -= 1
        else:
            thrown += 1
    return thrown


def test_vectors_cover_words_that_the_unbiased_draw_throws_away() -> None:
    for vector in VECTORS:
        cuts = [cut["value"] for cut in vector["cuts"]]
        for deal in vector["deals"]:
            thrown = thrown_away(vector["secret"], cuts, deal["number"], len(deal["cards"]))
            assert thrown == vector["thrown_away"], vector["name"]
    assert any(vector["thrown_away"] for vector in VECTORS)


def decks(count: int, cards: list[str]) -> list[list[str]]:
    """Decks of as many games."""
    return [
        shuffle.deck(shuffle.reveal(sha256(str(number).encode()).hexdigest(), [None] * 3), 1, cards)
        for number in range(count)
    ]


def test_all_orders_are_equally_likely() -> None:
    seen = Counter(map(tuple, decks(12_000, ["a", "b", "c", "d"])))
    assert len(seen) == 24
    assert chi_square_p_value(list(seen.values())) > 0.001


def test_every_card_is_equally_likely_at_every_place() -> None:
    cards = [f"{number:02}" for number in range(32)]
    shuffled = decks(3_200, cards)
    for place in (0, 1, 9, 10, 30, 31):
        seen = Counter(deck[place] for deck in shuffled)
        assert chi_square_p_value([seen[card] for card in cards]) > 0.001, place


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_seat_is_equally_likely_to_begin_whatever_the_first_card(players: int) -> None:
    cards = ["a", "b", "c"]
    seen: Counter[tuple[int, str]] = Counter()
    for number in range(4_000):
        drawn = shuffle.reveal(sha256(f"{number}".encode()).hexdigest(), [None] * players)
        seen[shuffle.first_seat(drawn), shuffle.deck(drawn, 1, cards)[0]] += 1
    assert chi_square_p_value([seen[seat, card] for seat in range(players) for card in cards]) > 0.001


def test_decks_of_one_game_and_of_changed_cuts_have_nothing_in_common() -> None:
    cards = [f"{number:02}" for number in range(32)]
    secret = "ab" * 32
    first = shuffle.reveal(secret, ["00" * 16, "11" * 16])
    others = [
        shuffle.deck(first, 2, cards),
        shuffle.deck(shuffle.reveal(secret, ["00" * 16, "12" + "11" * 15]), 1, cards),
        shuffle.deck(shuffle.reveal(secret, ["11" * 16, "00" * 16]), 1, cards),
        shuffle.deck(shuffle.reveal("ac" + "ab" * 31, ["00" * 16, "11" * 16]), 1, cards),
    ]
    for other in others:
        same_place = sum(
            mine == theirs for mine, theirs in zip(shuffle.deck(first, 1, cards), other, strict=True)
        )
        assert same_place < 8


# Records


def play(game: str, players: int, abandoned: bool = False, first: int | None = None) -> Json:
    """The record of a game without a network: two people cut, the others are bots or do not cut."""
    chance = random.Random(game)
    options: dict[str, Any] = {"games": 2} if game == "companeros" else {}
    table = open_table(game, players, people=2, **options)
    for seat in range(2):
        table.apply(decide.cut(table, seat, f"{chance.getrandbits(128):032x}"))
    start(table, first)
    play_on(table, chance, until=lambda table: abandoned and table.seq > 20)
    if abandoned:
        table.apply(decide.abandon(table))
    record: Json = msgspec.to_builtins(table_record(table))
    return record


@pytest.fixture(scope="module")
def record() -> Json:
    return play("companeros", 4, first=1)


@pytest.fixture
def files(tmp_path: Path) -> Callable[[Json], Path]:
    def write(content: Json) -> Path:
        path = tmp_path / "record.json"
        path.write_text(json.dumps(content))
        return path

    return write


def run_script(*arguments: object) -> subprocess.CompletedProcess[str]:
    """The script as anybody runs it: alone, without this project's packages."""
    command = [sys.executable, "-I", "-S", str(ROOT / "tools/verify_deal.py"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done


def run_command(*arguments: object) -> tuple[int, str]:
    """`kartentisch verify`."""
    result = CliRunner().invoke(cli.app, ["verify", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, " ".join(result.output.split())


@pytest.mark.parametrize("game", ["eight28", "companeros", "schatzsuche"])
@pytest.mark.parametrize("abandoned", [False, True])
def test_honest_games_are_right_for_both_tools(
    game: str, abandoned: bool, files: Callable[[Json], Path]
) -> None:
    record = play(game, 3, abandoned)
    assert [cut["by"] for cut in record["shuffle"]["cuts"]] == ["seat", "seat", "server"]
    path = files(record)
    noted = [record["shuffle"]["commitment"], record["shuffle"]["cuts"][0]["value"]]
    done = run_script(path, *noted)
    count = len(record["deals"])
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "All decks are as committed to."
    assert done.stdout.count(": 32 cards, right" if game == "schatzsuche" else " cards, right") == count
    assert run_command(path) == (0, f"{path}:1: {count} decks, all as committed to before the game")


def test_who_begins_is_checked_if_it_was_drawn_and_free_if_it_was_agreed_on(
    files: Callable[[Json], Path],
) -> None:
    drawn = play("companeros", 4)
    assert drawn["first_drawn"]
    agreed = play("companeros", 4, first=2)
    while shuffle.first_seat(msgspec.convert(agreed["shuffle"], shuffle.Shuffle)) == 2:
        agreed = play("companeros", 4, first=2)
    path = files(agreed)
    assert (run_command(path)[0], run_script(path).returncode) == (0, 0)
    path = files({**agreed, "first_drawn": True})
    code, text = run_command(path)
    assert (code, run_script(path).returncode) == (1, 1)
    assert "who begins does not follow from the shuffle" in text
    assert "who begins does not follow from the shuffle" in run_script(path).stderr


def test_a_record_of_another_version_is_not_verified(record: Json, files: Callable[[Json], Path]) -> None:
    path = files({**record, "record": 2})
    assert run_command(path) == (
        1,
        f"{path}:1: records of version 2 are not known, only of version 1",
    )


def turn_digit(text: str) -> str:
    """The text with another first digit."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def change_secret(record: Json) -> None:
    record["shuffle"]["secret"] = turn_digit(record["shuffle"]["secret"])


def change_secret_and_commitment(record: Json) -> None:
    change_secret(record)
    record["shuffle"]["commitment"] = sha256(record["shuffle"]["secret"].encode()).hexdigest()
    for seat, cut in enumerate(record["shuffle"]["cuts"]):
        if cut["by"] == "server":
            cut["value"] = shuffle.server_value(record["shuffle"]["secret"], seat)


def change_commitment(record: Json) -> None:
    record["shuffle"]["commitment"] = turn_digit(record["shuffle"]["commitment"])


def change_cut(record: Json) -> None:
    record["shuffle"]["cuts"][0]["value"] = turn_digit(record["shuffle"]["cuts"][0]["value"])


def change_cut_of_server(record: Json) -> None:
    record["shuffle"]["cuts"][3]["value"] = turn_digit(record["shuffle"]["cuts"][3]["value"])


def call_cut_the_servers(record: Json) -> None:
    record["shuffle"]["cuts"][0]["by"] = "server"


def swap_cuts(record: Json) -> None:
    record["shuffle"]["cuts"].reverse()


def drop_cut(record: Json) -> None:
    del record["shuffle"]["cuts"][3]


def shorten_cut(record: Json) -> None:
    record["shuffle"]["cuts"][0]["value"] = record["shuffle"]["cuts"][0]["value"][:-1]


def change_scheme(record: Json) -> None:
    record["shuffle"]["scheme"] = "kartentisch-0"


def change_kind_of_secret(record: Json) -> None:
    record["shuffle"]["secret"] = "a word"
    record["shuffle"]["commitment"] = sha256(b"a word").hexdigest()


def swap_cards(record: Json) -> None:
    deck = record["deals"][0]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]


def swap_deals(record: Json) -> None:
    record["deals"][0]["deck"], record["deals"][1]["deck"] = (
        record["deals"][1]["deck"],
        record["deals"][0]["deck"],
    )


def drop_shuffle(record: Json) -> None:
    del record["shuffle"]


CHANGES = [
    change_secret,
    change_secret_and_commitment,
    change_commitment,
    change_cut,
    change_cut_of_server,
    call_cut_the_servers,
    swap_cuts,
    drop_cut,
    shorten_cut,
    change_scheme,
    change_kind_of_secret,
    swap_cards,
    swap_deals,
    drop_shuffle,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_whatever_is_changed_both_tools_refuse(
    change: Callable[[Json], None], record: Json, files: Callable[[Json], Path]
) -> None:
    changed = json.loads(json.dumps(record))
    change(changed)
    path = files(changed)
    code, text = run_command(path)
    assert code == 1
    assert "all as committed" not in text
    done = run_script(path)
    assert done.returncode == 1
    assert done.stderr.strip()
    assert "All decks" not in done.stdout


def test_a_value_noted_before_the_game_must_be_in_the_record(
    record: Json, files: Callable[[Json], Path]
) -> None:
    path = files(record)
    cuts = record["shuffle"]["cuts"]
    for noted in ("0" * 64, turn_digit(cuts[0]["value"]), cuts[3]["value"]):
        done = run_script(path, noted)
        assert done.returncode == 1
        assert f"{noted} is not in the record" in done.stderr


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no JSON",
        b"\xff\xfe\x00",
        b"[]",
        b"null",
        b"{}",
        b'{"shuffle": {}}',
        b'{"shuffle": {"secret": 1, "cuts": 2}}',
        b'{"shuffle": {"scheme": "kartentisch-1", "secret": "\\ud800", "cuts": []}, "players": 0}',
        b"[" * 100_000,
    ],
    ids=range(10),
)
def test_broken_files_are_refused_with_a_reason(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    code, text = run_command(path)
    assert code == 1
    assert "not" in text or "no record" in text
    done = run_script(path)
    assert done.returncode == 1
    assert done.stderr.startswith("Not the record of a table: ")


def test_missing_files_and_arguments_are_refused_with_a_reason(tmp_path: Path) -> None:
    assert run_command(tmp_path / "missing")[0] == 2
    done = run_script(tmp_path / "missing")
    assert done.returncode == 1
    assert "FileNotFoundError" in done.stderr
    done = run_script()
    assert done.returncode == 1
    assert "RECORD" in done.stderr


def test_script_is_short_and_stands_alone() -> None:
    text = (ROOT / "tools/verify_deal.py").read_text()
    assert len(text.splitlines()) < 70
    assert "kartentisch." not in text.replace("kartentisch.\n", "")


def test_one_wrong_record_among_right_ones_is_named(record: Json, tmp_path: Path) -> None:
    wrong = json.loads(json.dumps(record))
    change_cut(wrong)
    path = tmp_path / "records.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in (record, wrong, record)))
    code, text = run_command(path)
    assert code == 1
    assert text.count("all as committed to before the game") == 2
    assert f"{path}:2: deal 1: the deck does not follow from the shuffle" in text
