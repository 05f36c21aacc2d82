"""What the view adds for people: worth, who takes as the cards lie, and what a card would change."""

from typing import Any

from kartentisch import find_game
from kartentisch.core.rng import new_stream
from kartentisch.core.view import struct_of
from kartentisch.games.companeros import view as described
from kartentisch.testing import setups
from kartentisch.testing.conformance import random_game
from tests.games.companeros.tables import deal_hands, known_example, play_out, value
from tests.games.table import Table

Group: Any = struct_of(described.Group)
Standing: Any = struct_of(described.Standing)


def prospects_of(table: Table, seat: int) -> dict[str, Any]:
    return table.game.prospects(table.game.observe(table.state, seat))


def test_standing_of_the_known_example_C3_C4() -> None:
    assert known_example().view(None).standing == Standing(
        groups=[
            Group(value=11, colours=["r"], seats=[5, 3], blocked=False),
            Group(value=10, colours=["b"], seats=[4], blocked=False),
            Group(value=9, colours=["y", "g"], seats=[2, 0, 1], blocked=True),
        ],
        serving=[5, 3, 4],
    )


def test_standing_is_known_before_all_have_played_C3() -> None:
    table = Table("companeros", 4)
    deal_hands(table, "r1 y1 g1 b1", "r5", "g9", "r6", "b2").play("r5")
    assert table.view(None).standing.serving == [0]
    table.play("g9")
    assert table.view(None).standing.serving == [1, 0]
    table.play("r6")
    assert table.view(None).standing.serving == [2, 0, 1]


def test_tie_blocks_all_below_it_while_it_stands_C4() -> None:
    table = Table("companeros", 4)
    deal_hands(table, "r1 y1 g1 b1", "r10", "g5", "y5", "b2").play("r10", "g5", "y5")
    standing = table.view(None).standing
    assert [(group.colours, group.blocked) for group in standing.groups] == [
        (["r"], False),
        (["y", "g"], True),
    ]
    assert standing.serving == [0]


def test_group_below_a_tie_is_blocked_without_being_tied_C4() -> None:
    table = Table("companeros", 4)
    deal_hands(table, "r1 y1 g1 b1", "r4", "y4", "g3", "b2").play("r4", "y4", "g3")
    assert [group.blocked for group in table.view(None).standing.groups] == [True, True]
    assert table.view(None).standing.serving == []


def test_nobody_is_listed_for_whom_no_colour_is_left_C5() -> None:
    table = Table("companeros", 3)
    deal_hands(table, "r1 r2 r3", "r5", "y9", "g8").play("r5", "y9", "g8")
    view = table.view(None)
    assert view.served == [1, 2, 0]
    assert view.standing.serving == [1]


def test_those_who_have_taken_stay_listed_while_others_take_C5() -> None:
    table = known_example().play("take y", "take r")
    assert table.view(None).standing.serving == [5, 3, 4]


def test_worth_of_the_display_by_colour_C8() -> None:
    assert known_example().view(None).worth == {"r": 9, "y": 11, "g": 6, "b": 4}


def test_prospects_show_what_each_own_card_would_come_to_C4() -> None:
    table = Table("companeros", 3)
    deal_hands(table, "r1 y1 g1", "r5 r2", "y3 y5", "g8 g5").play("r5")
    prospects = prospects_of(table, 1)
    assert list(prospects) == table.view(1).hand
    assert prospects["y3"].serving == [0, 1]
    assert prospects["y5"] == Standing([Group(5, ["r", "y"], [0, 1], True)], [])


def test_only_who_is_to_play_has_prospects_C2() -> None:
    table = deal_hands(Table("companeros", 3), "r1 y1 g1", "r5", "y9", "g8")
    assert [bool(prospects_of(table, seat)) for seat in (0, 1, 2)] == [True, False, False]
    table.play("r5", "y9", "g8")
    assert not prospects_of(table, 1)


def test_worth_of_a_pile_is_closed_with_it_C9() -> None:
    table = known_example().play("take y")
    assert table.view(None).players[5].pile_worth is None
    for player in play_out(table).view(None).players:
        assert sum(player.pile_worth.values()) == value(player.pile)


def test_standing_agrees_with_the_order_of_serving_and_prospects_with_what_follows_C3_C4_C5() -> None:
    for setup in setups(find_game("companeros")):
        prospects: dict[str, Any] = {}
        mover = 0
        for recorder in random_game(setup, new_stream(28, setup.players)):
            game, state = setup.game, recorder.state
            view = game.view(game.observe(state, None))
            if view.phase not in ("play", "take"):
                continue
            blocked = [seat for group in view.standing.groups if group.blocked for seat in group.seats]
            listed = [seat for group in view.standing.groups for seat in group.seats]
            assert sorted(listed) == [seat for seat in range(setup.players) if view.players[seat].played]
            if prospects and listed:
                assert view.standing == prospects[view.players[mover].played]
            if view.phase == "take":
                assert view.standing.serving == view.served[: len(view.standing.serving)]
                assert [seat for seat in listed if seat not in blocked] == view.served
            mover = view.to_move
            prospects = game.prospects(game.observe(state, mover))
