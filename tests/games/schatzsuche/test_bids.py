"""Bids (S4)."""

import pytest

from kartentisch.core.errors import IllegalMove, MalformedMove, WrongSeat
from tests.games.schatzsuche.tables import EVERYBODY, dealt, round_table
from tests.games.table import Table, refused


@pytest.mark.parametrize("dealer", range(3))
def test_left_of_the_dealer_bids_first_and_the_dealer_last_S4(dealer: int) -> None:
    table = round_table(2, dealer).deal()
    order = []
    while table.view(None).phase == "bid":
        order.append(table.to_move)
        table.play("bid 1")
    assert order == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    assert table.view(None).phase == "play"


@pytest.mark.parametrize("number", range(1, 10))
def test_zero_to_all_tricks_may_be_bid_S4(number: int) -> None:
    table = round_table(number).deal()
    for _ in range(3):
        assert table.legal == [f"bid {tricks}" for tricks in range(number + 1)]
        table.play(f"bid {number}")


@pytest.mark.parametrize("bids", ["0 0 0", "2 1 0", "1 1 1", "3 3 3", "0 3 0"])
def test_bids_may_have_any_sum_S4(bids: str) -> None:
    table = round_table(3).deal()
    for tricks in bids.split():
        assert table.legal == ["bid 0", "bid 1", "bid 2", "bid 3"]
        table.play(f"bid {tricks}")
    assert [player.bid for player in table.view(None).players] == [int(tricks) for tricks in bids.split()]


def test_more_tricks_than_cards_cannot_be_bid_S4() -> None:
    assert refused(round_table(3).deal(), 0, "bid 4") == (IllegalMove, "S4")
    assert refused(Table("schatzsuche", 3, 2).deal(), 0, "bid 2") == (IllegalMove, "S4")


def test_bids_are_made_one_after_the_other_S4() -> None:
    table = round_table(3).deal().play("0: bid 1")
    assert refused(table, 0, "bid 2") == (WrongSeat, "S4")
    assert refused(table, 2, "bid 2") == (WrongSeat, "S4")


def test_only_a_bid_is_made_while_bidding_S4() -> None:
    table = round_table(1).deal("H7 S8 DJ CQ")
    for move in ("H7", "guess H7", "ok", "object 1", "flip H"):
        assert refused(table, 0, move) == (IllegalMove, "S4")


def test_bids_are_open_S4() -> None:
    table = round_table(3).deal().play("0: bid 2")
    for seat in EVERYBODY:
        assert [player.bid for player in table.view(seat).players] == [2, None, None]
    table.play("1: bid 0", "2: bid 3")
    for seat in EVERYBODY:
        assert [player.bid for player in table.view(seat).players] == [2, 0, 3]


def test_each_round_is_bid_anew_S4() -> None:
    table = dealt("H7", "H8", "H9", trump="D7", bids="1 1 0").play("H7", "H8", "H9").deal()
    assert [player.bid for player in table.view(None).players] == [None, None, None]
    assert table.legal == ["bid 0", "bid 1", "bid 2"]


@pytest.mark.parametrize(
    "move", ["", "bid", "bid -1", "bid 11", "bid two", "bid 1 ", "Bid 1", "h7", "H10", "pass"]
)
def test_what_is_no_move_is_refused(move: str) -> None:
    assert refused(round_table(3).deal(), 0, move) == (MalformedMove, None)
