"""8-28: from round to round, the last round, points and winners (E17-E19)."""

import pytest

from kartentisch.core.errors import WrongDeck, WrongSeat
from tests.games.eight28.rounds import middle, owned, pass_lap, pass_rounds, play_round, supply
from tests.games.table import Table


def test_left_of_the_last_giver_begins_the_next_round_E17() -> None:
    for first in range(4):
        table = pass_lap(Table("eight28", 4, first).deal())
        assert table.state.first == (first + 1) % 4
        table = play_round(Table("eight28", 4, first), "9", "9 1 1", "9", "10")
        assert table.state.first == (first + 3) % 4


def test_next_round_is_dealt_and_given_by_its_first_giver_E17() -> None:
    table = pass_lap(Table("eight28", 3).deal()).deal("2 3 4 5")
    assert table.state.card_giver == 1
    assert table.to_move == 2
    assert [table.view(seat).players[seat].secret for seat in range(3)] == ["3", "4", "2"]
    assert (table.view(None).deal_number, table.view(None).first) == (2, 1)


def test_left_of_the_last_giver_begins_even_if_he_was_out_E17() -> None:
    table = Table("eight28", 3).deal("1 1 1 10 10 8")
    table.play("1: take", "2: pass", "0: pass", "2: pass", "0: pass", "1: take")
    table.play("0: pass", "1: take", "2: pass")
    assert table.state.card_giver == 0
    pass_lap(table)
    assert table.state.first == 1
    assert table.deal().to_move == 2


def test_left_of_the_last_giver_begins_after_a_direct_hit_E17() -> None:
    table = play_round(Table("eight28", 3), "6 1/11 1/11", "9", "9")
    assert table.state.first == 0


def test_round_that_lays_the_last_blue_gem_is_not_the_last_E18() -> None:
    table = pass_rounds(Table("eight28", 3), 55)
    assert supply(table) == (0, 15)
    assert not table.over
    assert table.needs_deal
    assert not table.view(None).last_round


def test_round_that_begins_with_a_red_gem_is_the_last_E18() -> None:
    table = pass_rounds(Table("eight28", 3), 55)
    table.deal()
    assert table.view(None).last_round
    assert not table.over
    pass_lap(table)
    assert table.over
    assert not table.needs_deal
    assert table.to_move is None
    assert table.legal == []


def test_round_that_lays_its_first_red_gem_in_a_later_lap_is_the_last_E18() -> None:
    table = pass_rounds(Table("eight28", 3), 54)
    table.deal("9 9 9").play("take", "pass", "pass")
    assert supply(table) == (0, 14)
    assert not table.over
    pass_lap(table)
    assert table.over


def test_last_round_goes_on_without_gems_when_the_red_ones_run_out_E18() -> None:
    table = pass_rounds(Table("eight28", 3), 55)
    blue = middle(table)[0]
    table.deal("10 9 9" + " 1" * 15 + " 1/11" * 3)
    for lap in range(1, 19):
        assert supply(table) == (0, max(15 - lap, 0))
        assert middle(table) == (blue, min(lap, 15))
        table.play("take", "pass", "pass")
    assert not table.over
    pass_lap(table)
    assert table.over


def test_what_lies_in_the_middle_at_the_end_is_nobodys_E18() -> None:
    table = last_round(["9", "9", "10"])
    assert table.over
    assert middle(table) != (0, 0)
    blue = sum(gems[0] for gems in owned(table)) + middle(table)[0]
    red = sum(gems[1] for gems in owned(table)) + middle(table)[1]
    assert (blue, red) == (55, 1)
    assert sum(table.points) + middle(table)[0] + 2 * middle(table)[1] == 57


def last_round(hands: list[str]) -> Table:
    """A game of three after 55 rounds without a card and the last one with these hands."""
    return play_round(pass_rounds(Table("eight28", 3), 55), *hands)


def test_nothing_is_played_or_dealt_after_the_last_round_E18() -> None:
    table = last_round(["9", "9", "10"])
    before = table.state.tobytes()
    with pytest.raises(WrongSeat):
        table.play("0: take")
    with pytest.raises(WrongDeck):
        table.deal()
    assert table.state.tobytes() == before


def test_nothing_is_played_before_the_deal_E3() -> None:
    table = Table("eight28", 3)
    before = table.state.tobytes()
    with pytest.raises(WrongSeat):
        table.play("1: take")
    assert table.state.tobytes() == before


def test_points_are_the_value_of_all_gems_won_E19() -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(2, 2))
    assert table.points == [3, 0, 3]
    play_round(table, "8", "10", "9", middle=(4, 3))
    assert table.points == [8, 5, 3]
    assert [blue + 2 * red for blue, red in owned(table)] == [8, 5, 3]
    assert [player.points for player in table.view(None).players] == [8, 5, 3]


def test_most_points_win_E19() -> None:
    for winner in range(3):
        hands = ["9", "9", "9"]
        hands[winner] = "6 1/11 1/11"
        table = last_round(hands)
        assert table.over
        assert table.points[winner] == max(table.points)
        assert table.game.winners(table.state) == [winner]


def test_equal_points_are_a_shared_victory_E19() -> None:
    table = Table("eight28", 4)
    table.state.supply_blue = 0
    play_round(table, "8", "9", "10", "9", middle=(8, 1))
    assert table.over
    assert table.points == [5, 0, 5, 0]
    assert table.game.winners(table.state) == [0, 2]


def test_nobody_has_won_before_the_end_E19() -> None:
    table = play_round(Table("eight28", 3), "8", "9", "10", middle=(2, 0))
    assert table.points == [1, 0, 1]
    assert table.game.winners(table.state) == []


@pytest.mark.parametrize("passing", ["may_return", "final"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_game_of_any_size_ends_with_all_gems_accounted_for_E2_E18(players: int, passing: str) -> None:
    table = Table("eight28", players, passing=passing)
    asked = 0
    while not table.over:
        if table.needs_deal:
            table.deal("1/11 2 3 4 5 6" if table.state.deal_number % 2 else "7 8 1 9 10 1/11")
        asked += 1
        table.play(table.legal[asked * asked % 7 % 2])
        everywhere = [supply(table), middle(table), *owned(table)]
        assert sum(blue for blue, _ in everywhere) == 55
        assert sum(red for _, red in everywhere) == 15
    assert supply(table)[0] == 0
    assert supply(table)[1] < 15
