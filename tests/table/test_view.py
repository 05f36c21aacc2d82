"""Frames: why the cards that one sees in one's hand may not be played."""

import random
from typing import Any

import msgspec
import pytest

from kartentisch.core.errors import IllegalMove
from kartentisch.table import Table, decide
from kartentisch.table.news import Dealt
from kartentisch.table.view import Frame, frames
from tests.table.people import open_table, play_on, start

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("eight28", 4, {}),
    ("companeros", 4, {}),
    ("schatzsuche", 3, {}),
    ("schatzsuche", 3, {"discard_when_trumped": True}),
    ("schatzsuche", 3, {"colour_cards": "by_hand"}),
]


def frame_of(table: Table, seat: int) -> Frame:
    return frames(table, Dealt(1), set(), {seat})[seat]


def cards_that_may_not_be_played(table: Table, frame: Frame) -> dict[str, str]:
    """The cards of the hand that are no legal moves, each with the code of its refusal."""
    view = msgspec.json.decode(frame.view)
    found = {}
    for card in view.get("hand", []) if view["phase"] == "play" else []:
        if card not in frame.legal:
            with pytest.raises(IllegalMove) as refused:
                decide.move(table, view["seat"], table.seq, card)
            found[card] = refused.value.code
    return found


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_frame_tells_of_each_card_in_hand_why_it_is_not_allowed(
    game: str, players: int, options: dict[str, Any]
) -> None:
    table = start(open_table(game, players, **options))
    codes: set[str] = set()

    def look(table: Table) -> bool:
        for seat in range(players):
            frame = frame_of(table, seat)
            if seat != table.to_move:
                assert (frame.legal, frame.refusals) == ([], {})
                continue
            hand = msgspec.json.decode(frame.view).get("hand", [])
            told = {move: why.code for move, why in frame.refusals.items() if move in hand}
            assert told == cards_that_may_not_be_played(table, frame)
            codes.update(told.values())
        return False

    play_on(table, random.Random(14), look)
    by_referee = game == "schatzsuche" and "colour_cards" not in options
    assert codes == ({"follow-suit", "must-trump"} if by_referee else set())


def test_frame_of_a_spectator_or_a_game_that_is_over_refuses_nothing() -> None:
    table = start(open_table("schatzsuche", 3))
    frame = frames(table, Dealt(1), set(), {None})[None]
    assert (frame.legal, frame.refusals) == ([], {})
    play_on(table, random.Random(1))
    assert table.status == "over"
    assert [frame_of(table, seat).refusals for seat in range(3)] == [{}, {}, {}]
