"""8-28: showing, direct hits, choosing a half, who wins it and what stays (E10-E13, E16)."""

import pytest

from kartentisch.core.errors import IllegalMove, WrongSeat
from kartentisch.core.rng import new_stream
from tests.games.eight28.rounds import middle, owned, pass_lap, play_round, secrets
from tests.games.table import Table


def halves(table: Table) -> list[str | None]:
    return [player.half for player in table.view(None).players]


def test_everyone_shows_the_secret_card_those_who_are_out_too_E10() -> None:
    table = play_round(Table("eight28", 4), "2", "3 10 10 8", "4", "5 6")
    assert [player.out for player in table.view(None).players] == [False, True, False, False]
    for seat in (None, 0, 1, 2, 3):
        assert secrets(table, seat) == ["2", "3", "4", "5"]
        assert table.view(seat).pile == 51 - 4 - 4


def test_shown_cards_are_no_longer_unseen_E10() -> None:
    table = play_round(Table("eight28", 3), "2", "3", "1/11 7")
    for seat in (None, 0, 2):
        unseen = table.view(seat).unseen
        assert (unseen["2"], unseen["3"], unseen["1/11"], unseen["7"]) == (2, 2, 7, 2)
        assert sum(unseen.values()) == 51 - 4


def test_cards_are_shown_before_the_choice_E10() -> None:
    table = play_round(Table("eight28", 3), "1/11", "3", "4")
    assert table.legal == ["8", "28"]
    for seat in (None, 0, 1, 2):
        assert secrets(table, seat) == ["1/11", "3", "4"]
    imagined = table.game.imagine(table.game.observe(table.state, 1), new_stream(8))
    assert imagined.secret.tolist() == table.state.secret.tolist()


def test_each_one_or_eleven_counts_either_way_E10() -> None:
    table = play_round(Table("eight28", 3), "1/11 4 1/11", "9", "10 1/11")
    totals = [player.totals for player in table.view(None).players]
    assert totals == [[6, 16, 26], [9], [11, 21]]


def test_secret_one_or_eleven_counts_either_way_in_the_distribution_E10() -> None:
    table = play_round(Table("eight28", 3), "1/11 10", "10 10", "9")
    assert table.points == [1, 0, 0]  # 21 beats 20


def test_totals_of_a_view_count_only_cards_it_shows_E10() -> None:
    table = Table("eight28", 3).deal("1/11 1 1 6").play("1: take")
    assert table.view(1).players[1].totals == [7, 17]
    assert table.view(0).players[1].totals == [6]


@pytest.mark.parametrize("hand", ["6 1/11 1/11", "1/11 6 1/11", "1/11 5 1/11 1/11", "2 1/11 3 1/11 1"])
def test_direct_hit_takes_the_whole_middle_E11(hand: str) -> None:
    table = play_round(Table("eight28", 4), "8", hand, "10 10 8", "1/11 4 1/11", middle=(7, 0))
    assert table.points == [0, 7, 0, 0]
    assert middle(table) == (0, 0)
    assert table.needs_deal  # seat 3 was not asked to choose
    assert halves(table) == [None] * 4


def test_several_direct_hits_share_the_middle_E11() -> None:
    table = play_round(Table("eight28", 3), "6 1/11 1/11", "8", "5 1/11 1 1/11", middle=(7, 0))
    assert table.points == [3, 0, 3]
    assert middle(table) == (1, 0)


def test_direct_hits_share_the_middle_and_not_its_halves_E11() -> None:
    table = play_round(Table("eight28", 3), "6 1/11 1/11", "5 1/11 1 1/11", "4 1/11 2 1/11", middle=(9, 0))
    assert table.points == [3, 3, 3]


@pytest.mark.parametrize("hand", ["8", "6 2", "7 1/11", "5 1/11 1/11", "4 1/11 1/11"])
def test_hand_that_cannot_make_28_is_no_direct_hit_E11(hand: str) -> None:
    table = play_round(Table("eight28", 3), "9", hand, "10 10 8", middle=(8, 0))
    if table.legal:
        table.play("1: 8")
    assert table.points == [0, 4, 4]


@pytest.mark.parametrize("hand", ["10 10 8", "10 7 1/11", "4 3 1/11 1/11 1/11 10"])
def test_hand_that_cannot_make_8_is_no_direct_hit_E11(hand: str) -> None:
    table = play_round(Table("eight28", 3), "8", hand, "9", middle=(8, 0))
    assert table.points == [4, 4, 0]


def test_direct_hit_is_looked_at_only_at_the_end_of_the_round_E11() -> None:
    table = Table("eight28", 3).deal("6 8 9 1/11 1/11 1 10 9")
    table.play("1: take", "2: pass", "0: pass", "2: pass", "0: pass", "1: take")
    assert table.view(1).players[1].totals == [8, 18, 28]
    assert table.to_move == 0
    table.play("0: pass", "1: take", "2: pass")
    assert not table.needs_deal
    pass_lap(table)
    assert table.points == [0, 2, 2]  # 9, 19, 29 against a 9, and the 8


def test_hand_that_can_do_both_must_choose_E12() -> None:
    table = play_round(Table("eight28", 3), "8", "1/11 4 1/11", "10 10", middle=(6, 0))
    assert table.to_move == 1
    assert table.legal == ["8", "28"]
    assert halves(table) == ["8", None, "28"]
    table.play("1: 28")
    assert halves(table) == ["8", "28", "28"]
    assert table.points == [3, 3, 0]


def test_hand_that_chooses_8_plays_with_its_low_total_E12() -> None:
    table = play_round(Table("eight28", 3), "5", "1/11 4 1/11", "10 10", middle=(6, 0))
    table.play("1: 8")
    assert halves(table) == ["8", "8", "28"]
    assert table.points == [0, 3, 3]


def test_chooser_plays_for_one_half_only_E12() -> None:
    for choice in ("8", "28"):
        table = play_round(Table("eight28", 3), "1/11 4", "10 10 9", "10 9 9 1", middle=(6, 0))
        table.play(f"0: {choice}")
        assert table.points == [3, 0, 0]
        assert middle(table) == (3, 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_choosers_decide_clockwise_beginning_with_the_last_giver_E12(first: int) -> None:
    hands = ["1/11"] * 4
    hands[first] = "1/11 1"  # one lap with a card, then the last lap: its giver is left of the first
    table = play_round(Table("eight28", 4, first), *hands)
    last_giver = (first + 1) % 4
    assert table.state.card_giver == last_giver
    choosers = []
    while table.legal:
        assert table.legal == ["8", "28"]
        choosers.append(table.to_move)
        table.play("8")
    assert choosers == [(last_giver + step) % 4 for step in range(4)]


def test_choosers_are_asked_only_if_they_can_do_both_E12() -> None:
    table = play_round(Table("eight28", 6), "1/11", "8", "9", "1/11 7", "9 1/11", "10 10 9 1/11")
    choosers = []
    while table.legal:
        choosers.append(table.to_move)
        table.play("28")
    assert choosers == [3, 0]
    assert halves(table) == ["28", "8", "28", "28", "28", None]


def test_choice_is_asked_with_nothing_at_stake_E12() -> None:
    table = play_round(Table("eight28", 3), "1/11", "9", "9")
    assert middle(table) == (1, 0)
    assert (table.to_move, table.legal) == (0, ["8", "28"])


def test_plain_total_of_at_most_8_never_plays_for_28_E12() -> None:
    table = play_round(Table("eight28", 3), "8", "7", "2", middle=(6, 0))
    assert table.needs_deal
    assert halves(table) == ["8", "8", "8"]
    assert table.points == [3, 0, 0]
    assert middle(table) == (3, 0)


@pytest.mark.parametrize(("hand", "half"), [("8", "8"), ("9", "28"), ("10 10 8", "28"), ("10 10 9", None)])
def test_limits_of_the_halves_are_8_and_9_and_28_E12(hand: str, half: str | None) -> None:
    table = play_round(Table("eight28", 3), hand, "1", "1", middle=(6, 0))
    assert halves(table)[0] == half
    assert table.points[0] == (0 if half is None else 3)


def test_hand_that_can_do_neither_gets_nothing_E12() -> None:
    table = play_round(Table("eight28", 3), "10 10 9", "10 9 9 1/11", "8 8 8 5", middle=(6, 0))
    assert table.needs_deal
    assert halves(table) == [None, None, None]
    assert table.points == [0, 0, 0]
    assert middle(table) == (6, 0)


def test_highest_total_that_is_not_over_28_plays_for_the_second_half_E12() -> None:
    table = play_round(Table("eight28", 3), "10 9 1/11 1/11", "10 1/11 9", "10 9 3", middle=(6, 0))
    assert table.points == [0, 0, 3]  # 21 (not 31), 20 (not 30), 22


def test_card_cannot_be_taken_while_a_half_is_chosen_E12() -> None:
    table = play_round(Table("eight28", 3), "1/11", "9", "9")
    before = table.state.tobytes()
    for move in ("take", "pass"):
        with pytest.raises(IllegalMove) as refusal:
            table.play(move)
        assert refusal.value.rule == "E12"
    with pytest.raises(WrongSeat) as wrong_seat:
        table.play("1: 8")
    assert wrong_seat.value.rule == "E12"
    assert table.state.tobytes() == before


def test_rulebook_example_8_8_28_25_E13() -> None:
    table = play_round(Table("eight28", 4), "8", "5 3", "10 10 8", "10 9 6", middle=(8, 0))
    assert table.points == [2, 2, 4, 0]


def test_rulebook_example_6_4_26_23_E13() -> None:
    table = play_round(Table("eight28", 4), "6", "4", "10 10 6", "10 9 4", middle=(6, 0))
    assert table.points == [3, 0, 3, 0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_half_goes_to_the_highest_total_whatever_the_seat_E13(first: int) -> None:
    lower, higher = ("6", "7"), ("10 9", "10 10")
    for low in (0, 1):
        for high in (0, 1):
            hands = [lower[low], lower[1 - low], higher[high], higher[1 - high]]
            table = play_round(Table("eight28", 4, first), *hands, middle=(6, 0))
            assert table.points == [3 * low, 3 * (1 - low), 3 * high, 3 * (1 - high)]


def test_equal_totals_share_the_half_E13() -> None:
    hands = ("3 3", "6", "5", "10 10", "9 10 1", "9 1/11 8 2")
    table = play_round(Table("eight28", 6), *hands, middle=(13, 0))
    assert table.points == [3, 3, 0, 2, 2, 2]  # 6 6 5 20 20 20


def test_half_nobody_plays_for_stays_in_the_middle_E16() -> None:
    table = play_round(Table("eight28", 3), "9", "10", "10", middle=(9, 0))
    assert table.points == [0, 2, 2]
    assert middle(table) == (5, 0)
    table = play_round(Table("eight28", 3), "7", "8", "2", middle=(9, 0))
    assert table.points == [0, 4, 0]
    assert middle(table) == (5, 0)


def test_rulebook_example_of_seven_gems_leaves_two_E16() -> None:
    table = play_round(Table("eight28", 4), "8", "5 3", "10 10 8", "10 9 6", middle=(7, 0))
    assert table.points == [1, 1, 3, 0]
    assert middle(table) == (2, 0)


def test_rest_is_played_for_in_the_next_round_E16() -> None:
    table = play_round(Table("eight28", 4), "8", "5 3", "10 10 8", "10 9 6", middle=(7, 0))
    pass_lap(table.deal("9 9 9 8"))
    assert owned(table) == [(1, 0), (1, 0), (3, 0), (1, 0)]
    assert middle(table) == (2, 0)


def test_paid_gems_leave_the_middle_E16() -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(3, 3))
    assert table.points == [4, 0, 4]
    gems = owned(table)
    assert middle(table) == (3 - gems[0][0] - gems[2][0], 3 - gems[0][1] - gems[2][1])
    assert middle(table) == (1, 0)
