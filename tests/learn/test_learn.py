"""Guided rounds: the engine plays them, every step is explained in every language."""

import re
from typing import Any

import msgspec
import pytest

from kartentisch.core.errors import UnknownGame
from kartentisch.games import GAMES
from kartentisch.games.texts import LANGUAGES
from kartentisch.learn import Lesson, lesson
from kartentisch.learn.lessons import played, script
from kartentisch.table.events import Moved
from kartentisch.table.view import Frame
from tests.games.fluent import check_languages, messages

LONGEST = 160  # they appear on a phone
AREAS = {
    "eight28": {"secret", "totals", "middle", "supply", "gems", "players", "actions"},
    "companeros": {"hand", "display", "values", "players"},
    "schatzsuche": {"hand", "trump", "trick", "bids", "points", "colour-cards"},
}

every_game = pytest.mark.parametrize("game", GAMES)


def moves_of(round_: Lesson) -> list[str]:
    return [step.move for step in round_.steps if step.move is not None]


@every_game
def test_a_guided_round_plays_through_and_is_as_long_as_a_first_round_should_be(game: str) -> None:
    guided = lesson(game)
    assert 10 <= len(guided.steps) <= 16
    assert len(moves_of(guided)) >= 6
    assert guided.steps[-1].move is None
    assert guided.steps[0].frames
    frames = [frame for step in guided.steps for frame in step.frames]
    assert [frame.seq for frame in frames] == list(range(1, len(frames) + 1))
    own = [frame.news.move for frame in frames if isinstance(frame.news, Moved) and frame.news.seat == 0]
    assert own == moves_of(guided)


def view_of(frame: Frame) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(frame.view)
    return found


@every_game
def test_the_learner_sees_what_seat_0_sees_and_may_make_the_move(game: str) -> None:
    frame = None
    for step in lesson(game).steps:
        for frame in step.frames:
            assert view_of(frame)["seat"] == 0
            assert frame.table.seats[0].name is None
        assert frame is not None
        if step.move is None:
            assert (step.other, step.refused) == (None, {})
            continue
        assert view_of(frame)["to_move"] == 0
        assert step.move in frame.legal
        assert (step.other is not None) == (len(frame.legal) > 1)
        assert not set(step.refused) & set(frame.legal)
        assert set(step.refused) == set(view_of(frame).get("hand", [])) - set(frame.legal)


@every_game
def test_every_step_is_explained_in_every_language_in_few_words(game: str) -> None:
    keys = check_languages(f"learn-{game}", LONGEST)
    wanted = [key for step in lesson(game).steps for key in (step.text, step.other) if key is not None]
    assert keys == wanted


@every_game
def test_highlights_are_parts_of_the_table_of_the_game(game: str) -> None:
    used = {area for step in lesson(game).steps for area in step.highlight}
    assert used == AREAS[game]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_the_same_in_every_language(game: str, language: str) -> None:
    english = messages("en", f"learn-{game}")
    for key, text in messages(language, f"learn-{game}").items():
        assert sorted(set(re.findall(r"\d+", text))) == sorted(set(re.findall(r"\d+", english[key]))), key


def test_a_wrong_card_is_refused_with_its_rule_S6() -> None:
    follow = next(step for step in lesson("schatzsuche").steps if step.text.endswith("-follow"))
    assert {card: (why.code, why.rule) for card, why in follow.refused.items()} == {
        "DJ": ("follow-suit", "S6")
    }


def test_what_the_texts_say_is_what_happens() -> None:
    def view(game: str, name: str) -> dict[str, Any]:
        frame = None
        for step in lesson(game).steps:
            frame = step.frames[-1] if step.frames else frame
            if step.text == f"learn-{game}-{name}":
                break
        assert frame is not None
        return view_of(frame)

    def players(game: str, name: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = view(game, name)["players"]
        return found

    assert [player["totals"] for player in players("eight28", "choose")] == [[8, 18], [32], [8]]
    assert [player["out"] for player in players("eight28", "bust")] == [False, True, False]
    assert [player["points"] for player in players("eight28", "share")] == [2, 0, 2]
    assert [player["totals"] for player in players("eight28", "rest")] == [[27], [24], [7]]
    assert [player["points"] for player in players("eight28", "rest")] == [3, 0, 3]
    assert view("companeros", "values")["colour_values"] == {"r": 6, "y": 6, "g": 0}
    assert view("companeros", "tie")["colour_values"] == {"r": 0, "y": 9, "g": 9}
    display = view("companeros", "green")["display"]
    assert isinstance(display, list)
    assert sum(int(card[1:]) for card in display) == 40
    assert [player["points"] for player in players("companeros", "end")] == [23, 21, 11]
    assert players("schatzsuche", "colour-cards")[1]["turned"] == ["S", "H"]
    assert [player["points"] for player in players("schatzsuche", "exact")] == [3, 2, 0]
    assert [player["points"] for player in players("schatzsuche", "end")] == [9, -1, 3]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        lesson("chess")
    written = script("eight28")
    written.steps[1].others = ["take"]  # it is the learner's turn
    with pytest.raises(ValueError, match="seat 0"):
        played(written)
