"""Who is served, and in which order (C3, C4)."""

import pytest

from kartentisch.core.errors import WrongSeat
from tests.games.companeros.tables import deal_hands, known_example, played
from tests.games.table import Table, refused


def test_known_example_is_served_in_the_order_of_its_colour_values_C3() -> None:
    table = known_example()
    assert table.view(None).colour_values == {"r": 11, "y": 9, "g": 9, "b": 10, "p": 0, "o": 0}
    table.play("5: take y", "3: take r", "4: take g")


def test_known_example_ends_with_green_nine_and_yellow_nine_C4() -> None:
    table = known_example()
    assert table.view(None).served == [5, 3, 4]
    table.play("take y", "take r", "take g")
    assert table.view(None).phase == "play"


@pytest.mark.parametrize(
    ("cards", "served"),
    [
        ("r5 y6 g7", [2, 1, 0]),
        ("r3 r4 y6", [1, 0, 2]),
        ("y6 r4 r3", [1, 2, 0]),
        ("r4 g10 r7", [2, 0, 1]),
        ("r10 r9 r8", [0, 1, 2]),
        ("g1 g2 g10", [2, 1, 0]),
        ("r10 r9 y10 r2", [0, 1, 3, 2]),
        ("b5 y8 r6 g7", [1, 3, 2, 0]),
        ("y1 b3 b2 r10", [3, 1, 2, 0]),
        ("o1 p3 b5 g7 y9 r10", [5, 4, 3, 2, 1, 0]),
        ("o9 o8 r1 r2 o7 o10", [5, 0, 1, 4, 3, 2]),
    ],
)
def test_highest_colour_value_first_and_in_it_the_higher_card_C3(cards: str, served: list[int]) -> None:
    table = played(cards)
    assert table.view(None).served == served
    assert table.to_move == served[0]


@pytest.mark.parametrize("starter", range(3))
def test_order_of_serving_does_not_depend_on_the_starter_C3(starter: int) -> None:
    table = Table("companeros", 3, starter)
    deal_hands(table, "r1 y1 g1", "r3", "r4", "y6")
    for step in range(3):
        table.play(["r3", "r4", "y6"][(starter + step) % 3])
    table.play("1: take r", "0: take y", "2: take g")


def test_all_served_take_one_after_the_other_C3() -> None:
    table = deal_hands(Table("companeros", 4), "r1 y1 g1 b1", "r5", "r6", "b8", "g7").play(
        "r5", "r6", "b8", "g7"
    )
    assert table.view(None).served_so_far == 0
    table.play("1: take b", "0: take g", "2: take y")
    assert table.view(None).served_so_far == 3
    assert refused(table, 1, "take r") == (WrongSeat, "C3")
    table.play("3: take r")


def test_colour_values_begin_anew_each_round_C3() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 r3", "y9 y1", "y8 g5", "g4 r6").play("y9", "y8", "g4")
    assert table.view(None).colour_values == {"r": 0, "y": 17, "g": 4}
    table.play("0: take r")
    assert table.view(None).colour_values == {"r": 0, "y": 0, "g": 0}
    table.play("0: y1", "1: g5", "2: r6")
    assert table.view(None).colour_values == {"r": 6, "y": 1, "g": 5}
    assert table.view(None).served == [2, 1, 0]


@pytest.mark.parametrize(
    ("cards", "served"),
    [
        ("r5 y5 g4", []),
        ("y5 r4 g5", []),
        ("r7 y7 g7", []),
        ("r9 y3 g3", [0]),
        ("r9 y5 g5 b1", [0]),
        ("b9 r7 y7 g7", [0]),
        ("r7 b7 y7 g9", [3]),
        ("b5 g5 r1 y2", []),
        ("b5 g5 r9 y1", [2]),
        ("r4 r5 y9 g10", [3]),
        ("r4 r5 y9 g1", []),
        ("r9 r1 y8 g8 b5 p5", [0, 1]),
        ("o8 o2 r10 p10 b10 y9", []),
    ],
)
def test_tie_ends_the_distribution_C4(cards: str, served: list[int]) -> None:
    # Where nobody is served the round is over at once and nobody is listed.
    assert played(cards).view(None).served == served


def test_tie_at_the_top_ends_the_round_with_nothing_taken_C4() -> None:
    table = played("r5 y5 g4")
    assert table.view(None).round == 2
    assert [player.pile_size for player in table.view(None).players] == [0, 0, 0]


def test_players_above_the_tie_take_and_the_others_do_not_C4() -> None:
    table = deal_hands(Table("companeros", 4), "r1 y1 g1 b1", "r9", "y5", "g5", "b2")
    table.play("0: r9", "1: y5", "2: g5", "3: b2", "0: take b")
    assert table.view(None).phase == "play"
    assert [player.pile_size for player in table.view(None).players] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("cards", "served"),
    [
        ("r2 r3 y10 g1 g2", [2, 1, 0, 4, 3]),
        ("r1 r2 r3 r4 r5 r6", [5, 4, 3, 2, 1, 0]),
        ("g1 g2 r9", [2, 1, 0]),
    ],
)
def test_colours_that_nobody_played_do_not_tie_C4(cards: str, served: list[int]) -> None:
    assert played(cards).view(None).served == served
