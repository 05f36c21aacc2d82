"""Records: written, read, replayed to any point, checked; whatever is wrong in one is named."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kartentisch import find_game
from kartentisch.core.errors import BrokenRecord, KartentischError
from kartentisch.core.rng import new_stream
from kartentisch.records.record import Record, decode, encode
from kartentisch.records.recorder import Recorder
from kartentisch.records.replay import check, replay, walk
from kartentisch.testing.conformance import Setup, random_game
from tests.games import judging

FOLDER = Path(__file__).parents[1] / "data" / "records"
LINES = {
    f"{path.stem}-{number}": line
    for path in sorted(FOLDER.glob("*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines(), start=1)
}
SAMPLES = {
    "eight28": json.loads(LINES["eight28-1"]),
    "companeros": json.loads(LINES["companeros-match-1"]),
    "schatzsuche": json.loads(LINES["schatzsuche-1"]),
    "by hand": json.loads(LINES["schatzsuche-by-hand-1"]),
}


def test_there_are_142_sample_records() -> None:
    assert len(LINES) == 142


@pytest.mark.parametrize("name", LINES)
def test_sample_record_replays_to_the_same_points(name: str) -> None:
    record = decode(LINES[name])
    check(record)
    assert find_game(record.game).points(replay(record)) == json.loads(LINES[name])["scores"]


@pytest.mark.parametrize("name", LINES)
def test_sample_record_survives_reading_and_writing(name: str) -> None:
    written = json.loads(encode(decode(LINES[name])))
    assert written == {
        key: value for key, value in json.loads(LINES[name]).items() if key != "options" or value
    }


@pytest.mark.parametrize("name", SAMPLES)
def test_replay_reaches_every_point(name: str) -> None:
    record = decode(json.dumps(SAMPLES[name]))
    for position in walk(record):
        before = position.state.tobytes()
        assert replay(record, position.deal, position.moves).tobytes() == before
        if position.deal == 1 and position.moves == 5:
            break
    assert replay(record, len(record.deals) - 1).tobytes() == replay(record).tobytes()


@pytest.mark.parametrize(("deal", "moves"), [(99, None), (-1, 0), (0, 999), (0, -1)])
def test_replay_names_a_point_that_does_not_exist(deal: int, moves: int | None) -> None:
    with pytest.raises(BrokenRecord):
        replay(decode(json.dumps(SAMPLES["eight28"])), deal, moves)


def test_replay_of_a_record_without_deals_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="no deal"):
        replay(Recorder(find_game("eight28"), 3).record())


def test_a_record_from_before_all_faults_could_be_called_out_is_refused_by_the_rule_S12() -> None:
    record = copy.deepcopy(SAMPLES["by hand"])
    moves = next(
        deal["moves"] for deal in record["deals"] if any("object" in move for _, move in deal["moves"])
    )
    objection = next(number for number, (_, move) in enumerate(moves) if "object" in move)
    ok = next(number for number in range(objection, len(moves)) if moves[number][1] == "ok")
    del moves[ok]  # then an objection alone was an answer
    assert "S12" in str(refusal(record))


def refusal(record: dict[str, Any]) -> BrokenRecord:
    """The error with which a record is refused."""
    with pytest.raises(KartentischError) as caught:
        check(decode(json.dumps(record)))
    assert caught.value.reason
    return caught.value if isinstance(caught.value, BrokenRecord) else BrokenRecord(str(caught.value))


def altered(name: str, change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """A sample with something changed."""
    record: dict[str, Any] = copy.deepcopy(SAMPLES[name])
    change(record)
    return record


ALTERATIONS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "version": lambda r: r.update(record=2),
    "version of the wrong type": lambda r: r.update(record="1"),
    "no version": lambda r: r.pop("record"),
    "unknown game": lambda r: r.update(game="poker"),
    "too many players": lambda r: r.update(players=7),
    "too few players": lambda r: r.update(players=2),
    "another number of players": lambda r: r.update(players=r["players"] + 1),
    "players not a number": lambda r: r.update(players=True),
    "unknown option": lambda r: r["options"].update(fast=True),
    "option is null": lambda r: r["options"].update(deck=None),
    "options not an object": lambda r: r.update(options=[]),
    "no deals": lambda r: r.update(deals=[]),
    "deals missing": lambda r: r.pop("deals"),
    "last deal missing": lambda r: r["deals"].pop(),
    "a deal too many": lambda r: r["deals"].append(r["deals"][-1]),
    "first deal missing": lambda r: r["deals"].pop(0),
    "seat that does not exist": lambda r: r["deals"][0].update(first=9),
    "somebody else begins the second deal": lambda r: r["deals"][1].update(
        first=(r["deals"][1]["first"] + 1) % r["players"]
    ),
    "deck too short": lambda r: r["deals"][0]["deck"].pop(),
    "deck too long": lambda r: r["deals"][0]["deck"].append(r["deals"][0]["deck"][0]),
    "deck with a wrong card": lambda r: r["deals"][0]["deck"].__setitem__(0, "Z9"),
    "deck not complete": lambda r: r["deals"][0]["deck"].__setitem__(
        0, next(card for card in r["deals"][0]["deck"] if card != r["deals"][0]["deck"][0])
    ),
    "card not a text": lambda r: r["deals"][0]["deck"].__setitem__(0, 7),
    "move missing": lambda r: r["deals"][0]["moves"].pop(0),
    "last move missing": lambda r: r["deals"][0]["moves"].pop(),
    "move too many": lambda r: r["deals"][0]["moves"].append(r["deals"][0]["moves"][-1]),
    "move of another seat": lambda r: r["deals"][0]["moves"][0].__setitem__(
        0, (r["deals"][0]["moves"][0][0] + 1) % r["players"]
    ),
    "move that does not exist": lambda r: r["deals"][0]["moves"][0].__setitem__(1, "fold"),
    "move without a seat": lambda r: r["deals"][0]["moves"].__setitem__(0, ["take"]),
    "seat not a number": lambda r: r["deals"][0]["moves"][0].__setitem__(0, "0"),
    "scores of a deal": lambda r: r["deals"][0]["scores"].__setitem__(0, 999),
    "scores of a deal missing": lambda r: r["deals"][0].pop("scores"),
    "scores of a deal too short": lambda r: r["deals"][0]["scores"].pop(),
    "final scores": lambda r: r["scores"].__setitem__(0, r["scores"][0] + 1),
    "final scores not numbers": lambda r: r.update(scores=["1", "2", "3"]),
    "winners": lambda r: r.update(winners=[seat for seat in range(r["players"]) if seat not in r["winners"]]),
    "no winners": lambda r: r.update(winners=[]),
    "called unfinished": lambda r: r.update(unfinished=True, winners=[]),
    "unfinished not a truth value": lambda r: r.update(unfinished=0),
}


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("alteration", ALTERATIONS)
def test_altered_record_is_refused(name: str, alteration: str) -> None:
    refusal(altered(name, ALTERATIONS[alteration]))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_altered_move_is_named_with_its_place(name: str) -> None:
    for deal, entry in enumerate(SAMPLES[name]["deals"]):
        for move in range(0, len(entry["moves"]), 7):
            record = copy.deepcopy(SAMPLES[name])
            record["deals"][deal]["moves"][move][1] = "?"
            error = refusal(record)
            assert (error.deal, error.move) == (deal + 1, move + 1)
            assert f"deal {deal + 1}, move {move + 1}: " in str(error)


def test_illegal_move_in_a_record_names_the_rule() -> None:
    def revoke(record: dict[str, Any]) -> None:
        """In round 3 seat 0 has played D9 to the D7 that was led; now he discards."""
        assert record["deals"][2]["moves"][3:5] == [[2, "D7"], [0, "D9"]]
        record["deals"][2]["moves"][4][1] = "H9"

    error = refusal(altered("schatzsuche", revoke))
    assert (error.deal, error.move, error.rule) == (3, 5, "S6")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '"x"', "\x00", LINES["eight28-1"][:300], "é" * 10]
)
def test_what_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        decode(text)


def test_nesting_without_end_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="nested too deeply"):
        decode('{"x":' + "[" * 100_000)


def test_bytes_that_are_not_text_are_refused_in_ignored_keys_too() -> None:
    line = LINES["companeros-1"].encode()
    with pytest.raises(BrokenRecord, match="not JSON"):
        decode(line[:-1] + b',"note":"\xff"}')


def test_bytes_that_are_not_text_are_refused() -> None:
    with pytest.raises(BrokenRecord):
        decode(b'{"game": "\xff\xfe"}')


def test_further_keys_are_ignored() -> None:
    record = altered("eight28", lambda r: r.update(seed=5, names=["Anna"], bots=None))
    record["deals"][0]["time"] = 3.5
    check(decode(json.dumps(record)))


def test_options_may_be_missing_or_written_out() -> None:
    check(decode(json.dumps(altered("schatzsuche", lambda r: r.pop("options")))))
    defaults = {"colour_cards": "automatic", "discard_when_trumped": False}
    check(decode(json.dumps(altered("schatzsuche", lambda r: r.update(options=defaults)))))


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("eight28", "deck", "tarot"),
        ("eight28", "deck", 0),
        ("eight28", "passing", True),
        ("companeros", "games", 0),
        ("companeros", "games", "3"),
        ("companeros", "games", True),
        ("companeros", "games", 2.0),
        ("companeros", "piles", "half"),
        ("schatzsuche", "discard_when_trumped", 1),
        ("schatzsuche", "discard_when_trumped", "true"),
        ("schatzsuche", "colour_cards", False),
    ],
)
def test_option_of_wrong_value_or_type_is_refused(game: str, option: str, value: object) -> None:
    refusal(altered(game, lambda r: r.update(options={option: value})))


def broken_off(name: str, deal: int, moves: int) -> dict[str, Any]:
    """A sample that stops in a deal."""
    record = copy.deepcopy(SAMPLES[name])
    record["deals"] = record["deals"][: deal + 1]
    del record["deals"][-1]["scores"]
    record["deals"][-1]["moves"] = record["deals"][-1]["moves"][:moves]
    record["scores"] = record["deals"][-2]["scores"] if deal else [0] * record["players"]
    return {**record, "winners": [], "unfinished": True}


@pytest.mark.parametrize("name", SAMPLES)
def test_game_broken_off_anywhere_is_valid(name: str) -> None:
    for deal, entry in enumerate(SAMPLES[name]["deals"]):
        for moves in range(0, len(entry["moves"]), 5):
            record = broken_off(name, deal, moves)
            check(decode(json.dumps(record)))
            judging.replay(record)
            refusal({**record, "unfinished": False})
            refusal({**record, "winners": [0]})
            refusal({**record, "scores": [99] * record["players"]})
            record["deals"][-1]["scores"] = record["scores"]
            refusal(record)


def test_game_broken_off_between_deals_is_valid() -> None:
    record = broken_off("eight28", 1, 10_000)
    for scores in (SAMPLES["eight28"]["deals"][0]["scores"], SAMPLES["eight28"]["deals"][1]["scores"]):
        check(decode(json.dumps({**record, "scores": scores})))
    record["deals"][-1]["scores"] = SAMPLES["eight28"]["deals"][1]["scores"]
    check(decode(json.dumps({**record, "scores": record["deals"][-1]["scores"]})))
    refusal({**record, "scores": SAMPLES["eight28"]["deals"][0]["scores"]})


def test_game_broken_off_before_the_first_card_is_valid() -> None:
    recorder = Recorder(find_game("companeros"), 4)
    record = recorder.record()
    assert record.unfinished
    assert record.scores == [0, 0, 0, 0]
    check(decode(encode(record)))


@pytest.mark.parametrize("game", ["eight28", "companeros", "schatzsuche"])
def test_recorder_writes_what_the_referee_accepts(game: str) -> None:
    setup = Setup(find_game(game), 3, find_game(game).complete_options({}))
    *_, recorder = random_game(setup, new_stream(11))
    record: Record = recorder.record()
    check(record)
    judging.replay(json.loads(encode(record)))


def test_record_does_not_grow_with_the_game() -> None:
    recorder = Recorder(find_game("companeros"), 3)
    recorder.deal(find_game("companeros").sorted_deck(3))
    before = recorder.record()
    recorder.play(0, find_game("companeros").legal_moves(recorder.state)[0])
    assert before.deals[0].moves == []
    assert len(recorder.record().deals[0].moves) == 1


def test_refused_move_before_the_deal_leaves_no_entry() -> None:
    recorder = Recorder(find_game("companeros"), 3)
    with pytest.raises(KartentischError):
        recorder.play(0, "r1")
    with pytest.raises(KartentischError):
        recorder.deal(find_game("companeros").sorted_deck(4))
    assert recorder.record().deals == []


def test_refused_move_is_not_in_the_record() -> None:
    recorder = Recorder(find_game("companeros"), 3)
    recorder.deal(find_game("companeros").sorted_deck(3))
    with pytest.raises(KartentischError):
        recorder.play(1, "g1")
    assert recorder.record().deals[0].moves == []


def test_deal_that_has_not_begun_has_no_moves() -> None:
    recorder = Recorder(find_game("schatzsuche"), 3, {}, 0)
    assert recorder.moves_of_deal() == []
    recorder.deal(recorder.game.sorted_deck(3))
    recorder.play(1, "bid 1")
    assert recorder.moves_of_deal() == [(1, recorder.game.action("bid 1"))]
