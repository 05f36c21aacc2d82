"""8-28: the middle laid out as halves and shares, by hand and against brute force (E14, E15)."""

import pytest

from kartentisch.games.eight28.scoring import best_layout, largest_share, value_of_halves
from tests.games.eight28 import referee_gems as brute
from tests.games.eight28.rounds import middle, owned, play_round
from tests.games.table import Table

# Seats with equal totals for the first half, then seats with equal totals for the second.
TWO_AND_TWO = ("8", "8", "9", "9")
TWO_AND_THREE = ("8", "8", "9", "9", "9")
TWO_AND_FOUR = ("8", "8", "9", "9", "9", "7 2")

SMALL_MIDDLES = [(blue, red) for blue in range(9) for red in range(6)]


def paid(hands: tuple[str, ...], blue: int, red: int) -> tuple[int, int]:
    """What the winners of each half get in all when the first two seats play for the first half."""
    table = play_round(Table("eight28", len(hands)), *hands, middle=(blue, red))
    assert table.needs_deal
    for half in (table.points[:2], table.points[2:]):
        assert len(set(half)) == 1
    return sum(table.points[:2]), sum(table.points[2:])


@pytest.mark.parametrize("blue", range(10))
def test_blue_gems_are_halved_and_an_odd_one_is_over_E14(blue: int) -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(blue, 0))
    assert table.points == [blue // 2, 0, blue // 2]
    assert middle(table) == (blue % 2, 0)


def test_seven_blue_gems_make_halves_of_three_and_a_rest_of_one_E14() -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(7, 0))
    assert owned(table) == [(3, 0), (0, 0), (3, 0)]
    assert middle(table) == (1, 0)


def test_odd_number_of_red_gems_is_not_changed_into_blue_ones_E14() -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(0, 3))
    assert owned(table) == [(0, 1), (0, 0), (0, 1)]
    assert middle(table) == (0, 1)
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(1, 1))
    assert table.points == [0, 0, 0]
    assert middle(table) == (1, 1)


def test_halves_of_both_colours_have_the_same_value_E14() -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(4, 1))
    assert table.points == [3, 0, 3]
    assert middle(table) == (0, 0)


@pytest.mark.parametrize(("blue", "red"), SMALL_MIDDLES)
def test_value_of_halves_is_the_largest_of_all_layouts_E14(blue: int, red: int) -> None:
    gems = brute.Gems(blue, red)
    largest = max(value for value in range(gems.value() + 1) if brute.two_sets_worth(gems, value))
    assert value_of_halves(blue, red) == largest


@pytest.mark.parametrize(("blue", "red"), SMALL_MIDDLES)
def test_share_is_the_largest_of_all_equal_piles_E15(blue: int, red: int) -> None:
    for sharers in range(7):
        assert largest_share(blue, red, sharers) == brute.largest_share(brute.Gems(blue, red), sharers)


@pytest.mark.parametrize(("blue", "red"), SMALL_MIDDLES)
def test_layout_of_the_halves_pays_the_most_of_all_E15(blue: int, red: int) -> None:
    half = value_of_halves(blue, red)
    for first in range(5):
        for second in range(5):
            red_first, red_second = best_layout(blue, red, half, first, second)
            blue_first, blue_second = half - 2 * red_first, half - 2 * red_second
            assert min(red_first, red_second, blue_first, blue_second) >= 0
            assert red_first + red_second <= red
            assert blue_first + blue_second <= blue
            best = brute.best_layout(brute.Gems(blue, red), first, second)
            assert largest_share(blue_first, red_first, first) == best.first_share
            assert largest_share(blue_second, red_second, second) == best.second_share


@pytest.mark.parametrize(("blue", "red"), SMALL_MIDDLES)
def test_round_pays_what_the_best_layout_allows_E15(blue: int, red: int) -> None:
    best = brute.best_layout(brute.Gems(blue, red), 2, 3)
    assert paid(TWO_AND_THREE, blue, red) == (2 * best.first_share, 3 * best.second_share)


@pytest.mark.parametrize(
    ("hands", "gems", "expected"),
    [
        (TWO_AND_THREE, (4, 1), (0, 3)),
        (TWO_AND_FOUR, (4, 4), (4, 4)),
        (TWO_AND_TWO, (2, 5), (6, 4)),
    ],
)
def test_layout_that_pays_out_the_most_is_laid_E15(
    hands: tuple[str, ...], gems: tuple[int, int], expected: tuple[int, int]
) -> None:
    assert paid(hands, *gems) == expected


def test_of_equal_layouts_the_one_that_pays_the_first_half_more_is_laid_E15() -> None:
    assert paid(TWO_AND_TWO, 2, 1) == (2, 0)


def test_winners_of_a_half_get_the_same_value_and_the_rest_stays_E15() -> None:
    table = play_round(Table("eight28", 5), *TWO_AND_THREE, middle=(11, 0))
    assert table.points == [2, 2, 1, 1, 1]
    assert middle(table) == (4, 0)


def test_direct_hits_get_the_largest_equal_share_of_the_whole_middle_E15() -> None:
    hands = ("6 1/11 1/11", "9", "5 1/11 1 1/11")
    for gems, share, rest in (((0, 3), 2, (0, 1)), ((1, 3), 2, (1, 1)), ((2, 3), 4, (0, 0))):
        table = play_round(Table("eight28", 3), *hands, middle=gems)
        assert table.points == [share, 0, share]
        assert middle(table) == rest


def test_shares_are_paid_with_red_gems_first_in_seat_order_E15() -> None:
    hands = ("6 1/11 1/11", "9", "5 1/11 1 1/11")
    table = play_round(Table("eight28", 3, first=1), *hands, middle=(4, 3))
    assert owned(table) == [(1, 2), (0, 0), (3, 1)]
    assert middle(table) == (0, 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_share_does_not_depend_on_who_gave_the_cards_E15(first: int) -> None:
    table = play_round(Table("eight28", 4, first), *TWO_AND_TWO, middle=(2, 5))
    assert table.points == [3, 3, 2, 2]
