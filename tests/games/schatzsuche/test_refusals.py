"""Schatzsuche: the reasons with which moves are refused, by their codes (S1, S4-S6, S10, S12)."""

import pytest

from tests.games.schatzsuche.tables import dealt, round_table
from tests.games.table import Table, refusal_code


def test_card_that_one_does_not_hold_is_not_in_hand_S1() -> None:
    table = dealt("HA H7", "H8 C7", "H9 C8", trump="D7")
    assert refusal_code(table, "C7") == "not-in-hand"
    table.play("HA")
    assert refusal_code(table, "H9") == "not-in-hand"


def test_too_many_tricks_and_what_is_no_bid_S4() -> None:
    table = round_table(2).deal()
    assert refusal_code(table, "bid 3") == "too-many-tricks"
    for move in ("C7", "guess C7", "flip C", "ok"):
        assert refusal_code(table, move) == "make-a-bid"


def test_cards_are_not_at_hand_while_bids_are_made_S4() -> None:
    table = round_table(2).deal()
    assert [table.forbidden(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.parametrize("move", ["bid 1", "guess C7", "ok", "object 1"])
def test_what_is_no_card_is_refused_while_cards_are_played_S5(move: str) -> None:
    table = dealt("HA H7", "H8 C7", "H9 C8", trump="D7")
    assert refusal_code(table, move) == "play-a-card"


def test_suit_led_must_be_followed_S6() -> None:
    table = dealt("HA H7", "H8 D9", "H9 C8", trump="D7").play("HA")
    assert refusal_code(table, "D9") == "follow-suit"
    assert table.forbidden(1) == {"D9": "follow-suit"}


def test_who_cannot_follow_must_trump_S6() -> None:
    table = dealt("HA H7", "C9 D9", "H9 C8", trump="D7").play("HA")
    assert refusal_code(table, "C9") == "must-trump"
    assert table.forbidden(1) == {"C9": "must-trump"}


def test_nothing_is_forbidden_to_who_leads_or_is_not_to_play_S6() -> None:
    table = dealt("HA H7", "H8 D9", "H9 C8", trump="D7")
    assert [table.forbidden(seat) for seat in range(3)] == [{}, {}, {}]
    table.play("HA")
    assert table.forbidden(2) == {}


def test_golden_card_is_to_be_named_S10() -> None:
    table = round_table(10)
    for move in ("bid 1", "C7", "ok"):
        assert refusal_code(table, move) == "name-the-golden-card"
    assert table.forbidden(0) == {}


def test_referee_turns_the_colour_cards_S12() -> None:
    table = dealt("HA H7", "H8 C7", "H9 C8", trump="D7")
    assert [refusal_code(table, move) for move in ("flip C", "unflip H")] == ["referee-turns"] * 2


def by_hand() -> Table:
    return dealt("HA H7", "H8 D9", "H9 C8", trump="D7", colour_cards="by_hand")


def test_colour_card_moves_once_in_a_turn_S12() -> None:
    table = by_hand().play("flip C")
    assert [refusal_code(table, move) for move in ("flip C", "unflip C")] == ["moved-already"] * 2


def test_colour_card_that_lies_so_already_S12() -> None:
    table = by_hand()
    assert refusal_code(table, "unflip H") == "lies-so-already"
    table.play("flip C")
    assert refusal_code(table, "unflip H") == "lies-so-already"
    table.play("HA", "H8", "H9", "ok", "ok", "ok")
    assert refusal_code(table, "flip C") == "lies-so-already"


def test_by_hand_every_card_of_the_hand_may_be_played_S12() -> None:
    table = by_hand().play("HA")
    lie_so = {f"unflip {suit}": "lies-so-already" for suit in "CSHD"}
    assert table.forbidden(1) == lie_so
    turned = {"flip H": "moved-already", "unflip H": "moved-already"}
    assert table.play("1: flip H").forbidden(1) == lie_so | turned


def test_what_may_not_be_objected_to_S12() -> None:
    table = by_hand().play("HA", "H8", "H9", "ok")
    assert table.to_move == 1
    assert refusal_code(table, "object 1") == "own-card"
    table.play("object 0")
    assert refusal_code(table, "object 0") == "objected-already"
    assert [refusal_code(table, move) for move in ("D9", "flip C", "bid 1")] == ["ok-or-object"] * 3
    assert table.forbidden(1) == {}
