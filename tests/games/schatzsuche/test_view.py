"""Schatzsuche: what the view tells beyond the cards: sums, tricks and points (S4, S5, S7, S8, S10)."""

from tests.games.schatzsuche.tables import EVERYBODY, deal_hands, dealt, round_table


def test_sum_of_the_bids_so_far_S4() -> None:
    table = round_table(3).deal()
    assert table.view(None).bid_sum == 0
    sums = [table.play(bid).view(None).bid_sum for bid in ("bid 2", "bid 0", "bid 3")]
    assert sums == [2, 2, 5]


def test_only_the_last_complete_trick_is_shown_beside_the_one_that_lies_S5() -> None:
    table = dealt("HA H7 CA", "H8 C7 S7", "H9 C8 S8", trump="D7")
    assert table.view(None).last_trick == []
    table.play("HA", "H8", "H9", "CA", "C7", "C8", "H7", "S7")
    for seat in EVERYBODY:
        view = table.view(seat)
        assert view.last_trick == ["CA", "C7", "C8"]
        assert view.trick == ["H7", "S7"]


def test_winner_of_the_last_trick_stays_shown_while_the_next_one_is_played_S5() -> None:
    table = dealt("HA H7", "H8 HK", "H9 C8", trump="D7")
    assert table.view(None).last_winner is None
    table.play("HA", "H8", "H9")
    assert table.view(None).last_winner == 0
    table.play("H7", "HK")
    view = table.view(None)
    assert (view.last_winner, view.taking) == (0, 1)


def test_points_of_a_round_are_told_when_it_has_ended_S8() -> None:
    table = dealt("HA", "H8", "H9", trump="D7", bids="1 1 0", colour_cards="by_hand")

    def told() -> list[int | None]:
        return [player.round_points for player in table.view(None).players]

    assert told() == [None, None, None]
    table.play("HA", "H8", "H9")
    assert (table.view(None).phase, told()) == ("object", [None, None, None])
    table.play("ok", "ok", "ok")
    assert told() == [1, -1, 0]


def test_everybody_is_shown_the_points_for_their_own_guess_S10() -> None:
    table = round_table(10).play("guess C7", "guess D9", "guess H7")
    clubs, spades, hearts = "C8 C9 CJ CQ CK CT CA", "S7 S8 S9 SJ SQ SK ST SA", "H7 H8 H9 HJ HQ HK HT HA"
    diamonds = "D7 D8 D9 DJ DQ DK DT"
    cards = f"{clubs} {spades} {hearts} {diamonds}".split()
    deal_hands(table, *(" ".join(cards[seat::3]) for seat in range(3)), trump="DA", golden="C7")
    while table.to_move is not None:
        table.play(table.legal[0])
    assert [player.guess_points for player in table.view(None).players] == [160, 0, 40]
