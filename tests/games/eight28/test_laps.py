"""8-28: gems, offers, going out and the end of a round (E4-E9)."""

import pytest

from kartentisch.core.errors import IllegalMove, MalformedMove, WrongOption, WrongSeat
from tests.games.eight28.rounds import (
    asked_in_lap,
    face_up,
    middle,
    pass_lap,
    pass_rounds,
    supply,
)
from tests.games.table import Table, complete_deck


def is_out(table: Table) -> list[bool]:
    return [player.out for player in table.view(None).players]


def test_every_lap_moves_one_blue_gem_to_the_middle_E4() -> None:
    table = Table("eight28", 3).deal("9 9 9")
    assert (supply(table), middle(table)) == ((54, 15), (1, 0))
    table.play("take", "pass", "pass")
    assert (supply(table), middle(table)) == ((53, 15), (2, 0))
    table.play("take", "pass")
    assert (supply(table), middle(table)) == ((53, 15), (2, 0))


def test_red_gem_is_moved_when_no_blue_is_left_E4() -> None:
    table = pass_rounds(Table("eight28", 3), 54)
    assert supply(table) == (1, 15)
    blue = middle(table)[0]
    table.deal("9 9 9").play("take", "pass", "pass")
    assert supply(table) == (0, 14)
    assert middle(table) == (blue + 1, 1)


def test_no_gem_is_moved_when_none_is_left_E4() -> None:
    table = Table("eight28", 3)
    table.state.supply_blue = table.state.supply_red = 0
    table.deal("9 9 9").play("take", "pass", "pass")
    assert supply(table) == (0, 0)
    assert middle(table) == (0, 0)
    assert table.to_move == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_offers_go_clockwise_from_the_left_and_end_with_the_giver_E5(players: int) -> None:
    for first in range(players):
        table = Table("eight28", players, first).deal()
        assert asked_in_lap(table) == [(first + step) % players for step in range(1, players + 1)]


def test_declined_card_stays_on_top_E5() -> None:
    table = Table("eight28", 3).deal("1 1 1 7 2").play("1: pass", "2: take", "0: take")
    assert [face_up(table, seat) for seat in range(3)] == [["2"], [], ["7"]]
    assert table.view(None).pile == 46


def test_taken_card_lies_face_up_before_its_taker_E5() -> None:
    table = Table("eight28", 3).deal("1 1 1 7 1/11 3").play("1: take", "2: pass", "0: take", "2: take")
    for seat in (None, 0, 1, 2):
        assert [player.face_up for player in table.view(seat).players] == [["1/11"], ["7"], ["3"]]
    assert [player.totals for player in table.view(None).players] == [[1, 11], [7], [3]]


def test_nobody_sees_the_card_that_is_offered_E5() -> None:
    offered = [Table("eight28", 3).deal(f"1 1 1 {card}") for card in ("7", "10")]
    for seat in (None, 0, 1, 2):
        first, second = (table.view(seat) for table in offered)
        assert first == second


def test_half_cannot_be_chosen_while_a_card_is_offered_E5() -> None:
    table = Table("eight28", 3).deal("1/11")
    before = table.state.tobytes()
    assert table.legal == ["take", "pass"]
    for half in ("8", "28"):
        with pytest.raises(IllegalMove) as refusal:
            table.play(half)
        assert refusal.value.rule == "E5"
    assert table.state.tobytes() == before


def test_card_offered_to_somebody_else_is_refused_E5() -> None:
    table = Table("eight28", 3).deal()
    before = table.state.tobytes()
    for seat in (0, 2):
        for move in ("take", "pass"):
            with pytest.raises(WrongSeat) as refusal:
                table.play(f"{seat}: {move}")
            assert refusal.value.rule == "E5"
    assert table.state.tobytes() == before


def test_unknown_move_is_refused_E5() -> None:
    table = Table("eight28", 3).deal()
    before = table.state.tobytes()
    for move in ("grab", "", "Take", "9"):
        with pytest.raises(MalformedMove):
            table.play(move)
    assert table.state.tobytes() == before


def test_player_with_28_face_up_is_out_at_once_E6() -> None:
    table = Table("eight28", 3).deal("1 1 1 10 10 8")
    table.play("1: take", "2: pass", "0: pass", "2: pass", "0: pass", "1: take")
    assert is_out(table) == [False, False, False]
    table.play("0: pass", "1: take")
    assert is_out(table) == [False, True, False]
    assert table.to_move == 2


def test_player_with_27_face_up_is_still_in_E6() -> None:
    table = Table("eight28", 3).deal("1 1 1 10 10 7 1")
    table.play("take", "pass", "pass", "pass", "pass", "take", "pass", "take", "pass")
    assert table.state.sum_up[1] == 27
    assert is_out(table) == [False, False, False]
    table.play("1: take")
    assert is_out(table) == [False, True, False]


def test_one_or_eleven_counts_as_one_for_going_out_E6() -> None:
    table = Table("eight28", 3).deal("1 1 1 10 10 6 1/11 1/11")
    table.play("take", "pass", "pass", "pass", "pass", "take", "pass", "take", "pass")
    table.play("1: take", "2: pass", "0: pass")
    assert table.view(None).players[1].totals == [27, 37]
    assert is_out(table) == [False, False, False]
    table.play("2: pass", "0: pass", "1: take")
    assert table.view(None).players[1].totals == [28, 38, 48]
    assert is_out(table) == [False, True, False]


def test_secret_card_does_not_count_for_going_out_E6() -> None:
    table = Table("eight28", 3).deal("10 1 1 10 9")
    table.play("1: take", "2: pass", "0: pass", "2: pass", "0: pass", "1: take")
    assert is_out(table) == [False, False, False]
    assert asked_in_lap(table) == [0, 1, 2]


def test_player_who_is_out_is_asked_no_more_and_gets_no_share_E6() -> None:
    table = Table("eight28", 4).deal("1 8 9 9 10 10 10")
    table.play("1: take", "2: pass", "3: pass", "0: pass")
    table.play("2: pass", "3: pass", "0: pass", "1: take")
    table.play("3: pass", "0: pass", "1: take", "2: pass")
    assert asked_in_lap(table) == [0, 2, 3]
    assert table.points == [1, 0, 2, 1]


def test_pile_goes_to_the_left_after_each_lap_E7() -> None:
    table = Table("eight28", 4, first=2).deal()
    givers = []
    for _ in range(5):
        givers.append(int(table.state.card_giver))
        table.play("take", "pass", "pass", "pass")
    assert givers == [2, 3, 0, 1, 2]


def test_pile_passes_over_players_who_are_out_E7() -> None:
    table = Table("eight28", 4).deal("1 1 1 1 10 10 10 9 9 8")
    table.play("1: take", "2: pass", "3: take", "0: pass")
    table.play("2: pass", "3: take", "0: pass", "1: take")
    table.play("3: take", "0: pass", "1: pass", "2: pass")
    assert is_out(table) == [False, False, False, True]
    assert table.state.card_giver == 0
    table.play("1: take", "2: pass", "0: pass")
    assert is_out(table) == [False, False, False, True]
    assert table.state.sum_up[1] == 27
    assert table.state.card_giver == 1


def test_pile_passes_over_two_neighbours_who_are_out_E7() -> None:
    table = play_two_out(Table("eight28", 4))
    assert is_out(table) == [True, False, False, True]
    assert table.state.card_giver == 1
    assert asked_in_lap(table) == [2, 1]


def play_two_out(table: Table) -> Table:
    """Three laps given by 0, 1, 2, after which seats 3 and 0 are out."""
    return table.deal("1 1 1 1 10 10 10 9 8 9").play(
        *("1: pass", "2: pass", "3: take", "0: take"),
        *("2: pass", "3: take", "0: take", "1: pass"),
        *("3: take", "0: take", "1: pass", "2: pass"),
    )


def test_round_ends_after_a_lap_in_which_nobody_took_a_card_E8() -> None:
    table = Table("eight28", 3).deal().play("pass", "pass")
    assert not table.needs_deal
    table.play("pass")
    assert table.needs_deal
    assert table.to_move is None
    assert table.state.deal_number == 1


@pytest.mark.parametrize("taker", [1, 2, 0])
def test_round_goes_on_after_a_lap_in_which_one_card_was_taken_E8(taker: int) -> None:
    table = Table("eight28", 3).deal()
    table.play(*(f"{seat}: {'take' if seat == taker else 'pass'}" for seat in (1, 2, 0)))
    assert table.to_move == 2
    table.play("2: pass", "0: pass", "1: pass")
    assert table.needs_deal
    assert table.state.card_giver == 1


def test_round_ends_at_once_when_the_pile_is_empty_E8() -> None:
    secret = ["10", "10", "10", "9", "9", "9"]
    deck = complete_deck("eight28", 6, secret)
    pile = sorted(deck[6:], key=lambda card: 1 if card == "1/11" else int(card), reverse=True)
    table = Table("eight28", 6).deal(" ".join(secret + pile))
    for card in pile:
        worth = 1 if card == "1/11" else int(card)
        while table.state.sum_up[table.state.to_move] + worth > 27:
            table.play("pass")
        last_taker = table.to_move
        table.play("take")
    assert is_out(table) == [False] * 6
    assert table.view(None).pile == 0
    assert "take" not in table.legal
    giver = int(table.state.card_giver)
    assert last_taker != giver  # in mid-lap
    while table.legal:
        table.play("8")
    assert table.needs_deal
    assert table.state.first == (giver + 1) % 6


def test_giver_is_the_last_one_when_nobody_is_left_to_ask_in_mid_lap_E8() -> None:
    table = Table("eight28", 3, passing="final").deal("1 1 1 10 10 9")
    table.play("1: take", "2: pass", "0: pass", "1: take", "1: take")
    assert is_out(table) == [False, True, False]
    assert table.needs_deal
    assert table.state.card_giver == 2
    assert middle(table)[0] + sum(table.points) == 3


def test_round_ends_at_once_when_everyone_is_out_E8() -> None:
    table = Table("eight28", 3).deal("1 1 1 10 9 10 8 10 9 8 9 8 7")
    table.play("1: take", "2: take", "0: take")  # 1: 10, 2: 9, 0: 10
    table.play("2: take", "0: take", "1: take")  # 2: 17, 0: 20, 1: 19
    table.play("0: take", "1: take", "2: take")  # 0: 28, 1: 28, 2: 25
    assert is_out(table) == [True, True, False]
    assert table.state.card_giver == 2
    table.play("2: take")
    assert is_out(table) == [True, True, True]
    assert table.needs_deal
    assert table.state.first == 0
    assert table.points == [0, 0, 0]
    assert middle(table) == (4, 0)


def test_declining_binds_nobody_E9() -> None:
    table = Table("eight28", 3).deal("9 9 9").play("1: pass", "2: pass", "0: take")
    table.play("2: pass", "0: pass", "1: take")
    assert asked_in_lap(table) == [0, 1, 2]
    assert not any(player.declined for player in table.view(None).players)


def test_who_declines_is_not_asked_again_with_final_passing_E9() -> None:
    table = Table("eight28", 4, passing="final").deal()
    table.play("1: take", "2: pass", "3: take", "0: take")
    assert [player.declined for player in table.view(None).players] == [False, False, True, False]
    table.play("3: take", "0: pass", "1: take")
    table.play("3: take", "1: take")
    assert asked_in_lap(table) == [1, 3]
    assert table.needs_deal


def test_who_declined_for_good_still_gives_cards_E9() -> None:
    table = Table("eight28", 3, passing="final").deal()
    table.play("1: pass", "2: take", "0: take")
    assert table.state.card_giver == 1
    table.play("2: take", "0: take")
    assert table.state.card_giver == 2


def test_who_declined_for_good_still_shares_in_the_distribution_E9() -> None:
    table = Table("eight28", 3, passing="final").deal("8 9 1 10")
    table.play("1: pass", "2: pass", "0: take", "0: pass")
    assert table.needs_deal
    assert table.points == [1, 1, 0]


def test_final_passing_lasts_for_one_round_E9() -> None:
    table = pass_lap(Table("eight28", 3, passing="final").deal())
    assert table.needs_deal
    assert asked_in_lap(table.deal()) == [2, 0, 1]


def test_declining_does_not_bind_by_default_E9() -> None:
    assert Table("eight28", 3).game.complete_options({})["passing"] == "may_return"


def test_unknown_way_of_passing_is_refused_E9() -> None:
    with pytest.raises(WrongOption) as refusal:
        Table("eight28", 3, passing="never")
    assert refusal.value.rule == "E9"
