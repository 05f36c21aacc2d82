"""The last complete round, which everybody may look at again: its cards, and who took."""

from typing import Any

import pytest
from msgspec.structs import replace

from kartentisch import find_game
from kartentisch.core.rng import new_stream
from kartentisch.core.view import struct_of
from kartentisch.games.companeros import view as described
from kartentisch.testing import setups
from kartentisch.testing.conformance import random_game
from tests.games.companeros.tables import deal_hands, known_example, play_out, played, value
from tests.games.table import Table

Group: Any = struct_of(described.Group)
Standing: Any = struct_of(described.Standing)
LastRound: Any = struct_of(described.LastRound)


def test_known_example_is_seen_again_as_it_lay_C6() -> None:
    table = known_example()
    standing = table.view(None).standing
    table.play("take y", "take r")
    assert table.view(None).last_round is None
    table.play("take g")
    for seat in (0, 5, None):
        assert table.view(seat).last_round == LastRound(
            round=1,
            starter=0,
            played=["g7", "g2", "y9", "r5", "b10", "r6"],
            display=["b4"],
            worth={"b": 4},
            standing=standing,
        )


def test_a_round_in_which_a_tie_let_nobody_take_is_seen_again_C4() -> None:
    view = played("r5 y5 g4").view(None)
    assert view.last_round is not None
    assert (view.round, view.last_round.round) == (2, 1)
    assert view.last_round.standing == Standing(
        groups=[Group(5, ["r", "y"], [0, 1], True), Group(4, ["g"], [2], True)], serving=[]
    )


def test_nobody_is_seen_to_have_taken_for_whom_no_colour_was_left_C5() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 r3", "r5", "y9", "g8").play("r5", "y9", "g8", "take r")
    last = table.view(None).last_round
    assert last is not None
    assert (last.standing.serving, last.display, last.worth) == ([1], [], {})


def test_who_started_the_last_round_is_still_seen_in_the_next_C7() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5", "y6", "y2").play("r5", "y6", "y2", "take g")
    view = table.view(None)
    assert (view.starter, view.last_round.starter) == (1, 0)


def test_what_has_been_taken_since_is_not_seen_again_C9() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 g1", "r9 r10", "y3 r8", "g3 g4")
    table.play("r9", "y3", "g3", "take g", "r10", "r8", "g4")
    assert table.view(None).last_round.display == ["r1", "r2"]
    last = table.play("take r").view(None).last_round
    assert (last.round, last.played, last.display, last.worth) == (1, ["r9", "y3", "g3"], [], {})


@pytest.mark.parametrize("piles", ["closed", "open"])
def test_a_new_game_begins_without_a_last_round_C10(piles: str) -> None:
    table = play_out(Table("companeros", 3, games=2, piles=piles).deal())
    assert (table.view(None).phase, table.view(None).last_round.round) == ("deal", 9)
    assert table.deal().view(None).last_round is None
    assert play_out(table).view(None).last_round.round == 9


def test_no_last_round_before_the_first_deal_C10() -> None:
    assert Table("companeros", 4).view(None).last_round is None


def ended_round(before: Any, view: Any, prospects: dict[str, Standing]) -> Any:
    """What a round has come to with its last move, by what was seen before and after it."""
    cards = [player.played for player in before.players]
    standing = before.standing
    if before.phase == "play":  # with its last card nobody may take
        cards[before.to_move] = (set(view.display) - set(before.display) - set(cards)).pop()
        standing = prospects[cards[before.to_move]]
    display = [card for card in before.display if card in view.display]
    worth = {colour: value([card for card in display if card[0] == colour]) for colour in before.worth}
    return LastRound(
        round=before.round,
        starter=before.starter,
        played=cards,
        display=display,
        worth={colour: points for colour, points in worth.items() if points},
        standing=standing,
    )


def test_the_last_round_agrees_with_what_was_seen_while_it_was_played_C3_C4_C5_C6() -> None:
    for setup in setups(find_game("companeros")):
        game = setup.game
        expected, before, prospects = None, None, {}
        for recorder in random_game(setup, new_stream(9, setup.players)):
            view = game.view(game.observe(recorder.state, None))
            if before is None or before.phase == "deal":
                expected = None
            elif view.phase not in ("play", "take") or view.round != before.round:
                expected = ended_round(before, view, prospects)
            last = view.last_round
            if expected and view.phase == "take":
                assert set(last.display) <= set(expected.display) & set(view.display)
                last = replace(last, display=expected.display, worth=expected.worth)
            assert last == expected
            before = view
            prospects = game.prospects(game.observe(recorder.state, view.to_move))
