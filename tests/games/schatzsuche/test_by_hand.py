"""Colour cards turned by the players themselves, faults and objections (S12)."""

from typing import Any

import pytest

from kartentisch.core.errors import IllegalMove, MalformedMove, WrongSeat
from kartentisch.core.rng import new_stream
from kartentisch.games.schatzsuche.cards import CARDS
from tests.games.schatzsuche.tables import EVERYBODY, dealt, round_table, tricks, turned
from tests.games.table import Table, refused

FLIPS = ["flip C", "flip S", "flip H", "flip D"]


def by_hand(*hands: str, trump: str, **settings: Any) -> Table:
    """A table where the players turn their colour cards themselves."""
    return dealt(*hands, trump=trump, colour_cards="by_hand", **settings)


def costs(table: Table, offender: int) -> int:
    """What the offender pays in all when both others object to his card of the trick just completed."""
    before = table.points
    for _ in range(3):
        if table.to_move != offender:
            table.play(f"object {offender}")
        table.play("ok")
    after = table.points
    assert [after[seat] for seat in range(3) if seat != offender] == [
        before[seat] for seat in range(3) if seat != offender
    ]
    return before[offender] - after[offender]


# The referee's way


def test_with_a_referee_nobody_turns_or_objects_S12() -> None:
    table = Table("schatzsuche", 3)
    while not table.over:
        if table.needs_deal:
            table.deal()
        assert not [move for move in table.legal if "flip" in move or move == "ok" or "object" in move]
        assert table.view(None).phase != "object"
        table.play(table.legal[0])


def test_with_a_referee_a_turn_of_ones_own_is_refused_S12() -> None:
    table = dealt("H7 S7", "C8 S8", "H9 S9", trump="D7", colour_cards="automatic").play("0: H7")
    assert refused(table, 1, "flip H") == (IllegalMove, "S12")
    assert refused(table, 1, "unflip H") == (IllegalMove, "S12")


# Turning


def test_on_his_turn_a_player_may_turn_any_colour_card_or_play_any_card_S12() -> None:
    table = by_hand("H7 S7", "C8 H8", "H9 S9", trump="D7")
    assert table.legal == ["S7", "H7", *FLIPS]
    table.play("0: H7")
    assert table.legal == ["C8", "H8", *FLIPS]


def test_what_a_player_turns_is_seen_by_all_and_nothing_else_is_turned_S12() -> None:
    table = by_hand("H7 S7 C7", "C8 S8 S9", "H9 SJ HJ", trump="D7").play("0: H7", "1: flip H")
    for seat in EVERYBODY:
        assert [player.turned for player in table.view(seat).players] == [[], ["H"], []]
    assert table.to_move == 1
    table.play("1: flip D", "1: C8", "2: SJ")
    assert turned(table) == ["", "HD", ""]


def test_a_colour_card_moves_once_in_a_turn_at_most_S12() -> None:
    table = by_hand("H7 S7 C7", "C8 S8 S9", "H9 SJ HJ", trump="D7").play("0: flip H")
    assert table.legal == ["C7", "S7", "H7", "flip C", "flip S", "flip D"]
    assert refused(table, 0, "flip H") == (IllegalMove, "S12")
    assert refused(table, 0, "unflip H") == (IllegalMove, "S12")
    table.play("0: flip C")
    assert table.legal == ["C7", "S7", "H7", "flip S", "flip D"]
    assert table.view(1).moved == ["C", "H"]
    table.play("0: flip S", "0: flip D")
    assert table.legal == ["C7", "S7", "H7"]


def test_another_player_may_move_the_same_colour_card_of_his_own_S12() -> None:
    table = by_hand("H7 S7", "C8 S8", "H9 S9", trump="D7").play("0: flip H", "0: H7")
    assert table.view(None).moved == []
    assert table.legal == ["C8", "S8", *FLIPS]


def test_after_his_card_a_player_turns_nothing_until_his_next_turn_S12() -> None:
    table = by_hand("H7 S7", "C8 S8", "H9 S9", trump="D7").play("0: H7")
    assert refused(table, 0, "flip H") == (WrongSeat, "S5")
    table.play("1: C8", "2: H9")
    assert refused(table, 0, "flip H") == (WrongSeat, "S12")
    assert refused(table, 2, "flip H") == (IllegalMove, "S12")


def test_in_a_later_turn_a_colour_card_may_be_turned_back_S12() -> None:
    table = by_hand("HA S7 C7", "H8 S8 S9", "H9 SJ HJ", trump="D7").play(
        "0: flip C", "0: HA", "1: H8", "2: H9"
    )
    table.play("ok", "ok", "ok")
    assert table.legal == ["C7", "S7", "flip S", "flip H", "flip D", "unflip C"]
    assert refused(table, 0, "flip C") == (IllegalMove, "S12")
    assert refused(table, 0, "unflip H") == (IllegalMove, "S12")
    table.play("0: unflip C")
    assert turned(table) == ["", "", ""]
    assert refused(table, 0, "flip C") == (IllegalMove, "S12")
    assert refused(table, 0, "unflip C") == (IllegalMove, "S12")
    assert table.legal == ["C7", "S7", "flip S", "flip H", "flip D"]


def test_turning_back_costs_fifty_points_at_once_S12() -> None:
    table = by_hand("HA S7 C7", "H8 S8 S9", "H9 SJ HJ", trump="D7").play("HA", "1: flip C", "H8", "H9")
    assert table.points == [0, 0, 0]
    table.play("ok", "ok", "ok", "0: S7", "1: unflip C")
    assert table.points == [0, -50, 0]
    assert table.view(None).phase == "play"


def test_turning_over_costs_nothing_even_too_early_S12() -> None:
    # Seat 1 holds clubs and spades and turns both.
    table = by_hand("H7 S7 C7", "H8 S8 C9", "H9 SJ HJ", trump="D7").play(
        "0: H7", "1: flip C", "1: flip S", "1: H8"
    )
    table.play("2: H9")
    assert costs(table, 1) == 0
    assert table.points == [0, 0, 0]


def test_a_card_turned_back_may_be_turned_again_in_a_later_turn_S12() -> None:
    table = by_hand("HA HK HQ", "H8 S8 S9", "H9 SJ HJ", trump="D7")
    table.play(
        "0: flip C", "0: HA", "1: H8", "2: H9", "ok", "ok", "ok", "0: unflip C", "0: HK", "1: S8", "2: HJ"
    )
    table.play("ok", "ok", "ok", "0: flip C")
    assert turned(table) == ["C", "", ""]
    assert table.points == [-50, 0, 0]


def test_turned_cards_lie_face_up_again_in_the_next_round_S12() -> None:
    table = by_hand("HA", "H8", "S9", trump="D7").play("HA", "flip C", "H8", "flip H", "S9")
    assert turned(table) == ["", "C", "H"]
    assert turned(table.play("ok", "ok", "ok")) == ["", "", ""]


def test_a_turned_card_is_a_claim_and_no_proof_S12() -> None:
    # Seat 1 has turned hearts, but the others still think that he may have some.
    table = by_hand("H7 S7 C7", "H8 S8 C9", "H9 SJ HJ", trump="D7").play("0: S7", "1: flip H", "1: S8")
    hearts = 0
    for number in range(30):
        imagined = table.game.imagine(table.game.observe(table.state, 0), new_stream(3, number))
        hearts += sum(
            card[0] == "H" and int(imagined.hands[1]) >> place & 1 for place, card in enumerate(CARDS)
        )
    assert hearts > 0


# Playing


def test_any_card_in_hand_may_be_played_and_what_is_played_stands_S12() -> None:
    # Seat 1 revokes with a trump, takes the trick and keeps it after the objection.
    table = by_hand("HA S7", "H8 D8", "H9 S9", trump="D7").play("0: HA", "1: D8", "2: S9")
    assert table.view(None).last_trick == ["HA", "D8", "S9"]
    assert tricks(table) == [0, 1, 0]
    table.play("1: ok", "2: object 1", "2: ok", "0: ok")
    assert table.points == [0, -10, 0]
    assert tricks(table) == [0, 1, 0]
    assert table.to_move == 1
    assert table.view(1).hand == ["H8"]


def test_only_cards_in_hand_are_played_S12() -> None:
    table = by_hand("HA S7", "H8 D8", "H9 S9", trump="D7").play("0: HA")
    assert refused(table, 1, "HK") == (IllegalMove, "S1")


# Objections


@pytest.mark.parametrize(("hearts", "winner"), [("HA H8 H9", 0), ("H7 HA H9", 1), ("H7 H8 HA", 2)])
def test_all_answer_in_order_from_the_winner_who_then_leads_S12(hearts: str, winner: int) -> None:
    cards = hearts.split()
    table = by_hand(f"{cards[0]} S7", f"{cards[1]} S8", f"{cards[2]} S9", trump="D7").play(*cards)
    order = []
    while table.view(None).phase == "object":
        order.append(table.to_move)
        table.play("ok")
    assert order == [winner, (winner + 1) % 3, (winner + 2) % 3]
    assert table.view(None).phase == "play"
    assert table.to_move == winner


def test_one_objects_to_each_of_the_others_once_and_ends_with_ok_S12() -> None:
    table = by_hand("H7 S7", "HA S8", "H9 S9", trump="D7").play("H7", "HA", "H9")
    assert table.legal == ["ok", "object 0", "object 2"]
    assert refused(table, 1, "object 1") == (IllegalMove, "S12")
    table.play("1: object 2")
    assert table.legal == ["ok", "object 0"]
    assert refused(table, 1, "object 2") == (IllegalMove, "S12")
    table.play("1: object 0")
    assert table.legal == ["ok"]
    assert refused(table, 2, "ok") == (WrongSeat, "S12")
    table.play("1: ok")
    assert table.legal == ["ok", "object 0", "object 1"]
    table.play("2: ok")
    assert table.legal == ["ok", "object 1", "object 2"]


def test_everybody_sees_to_whose_cards_one_has_objected_S12() -> None:
    table = by_hand("H7 S7", "HA S8", "H9 S9", trump="D7").play("H7", "HA", "H9")
    assert table.view(0).objected == []
    assert table.play("1: object 2").view(0).objected == [2]
    assert table.play("1: object 0").view(None).objected == [0, 2]
    assert table.play("1: ok").view(2).objected == []
    assert table.play("2: object 0", "2: ok", "0: object 1", "0: ok").view(0).objected == []


def test_one_player_calls_out_all_faults_of_a_trick_S12() -> None:
    table = by_hand("HA S7", "D8 S8", "H9 S9", trump="D7").play("0: HA", "1: D8", "2: S9")
    table.play("1: object 2", "1: ok")
    assert table.points == [0, 0, -20]
    table = by_hand("HA S7", "C8 S8", "H9 S9", trump="D7").play("0: HA", "1: C8", "2: S9")
    table.play("0: object 1", "0: object 2")
    assert table.points == [0, -20, -20]
    assert table.to_move == 0


def test_nothing_else_is_done_while_objections_are_heard_S12() -> None:
    table = by_hand("H7 S7", "HA S8", "H9 S9", trump="D7").play("H7", "HA", "H9")
    for move in ("S8", "flip H", "bid 0", "guess HA"):
        assert refused(table, 1, move) == (IllegalMove, "S12")
    assert refused(table, 0, "ok") == (WrongSeat, "S12")


@pytest.mark.parametrize(
    "move", ["object", "object 3", "object -1", "flip", "flip X", "unflip", "OK", "flip H D"]
)
def test_what_is_no_move_is_refused(move: str) -> None:
    table = by_hand("H7 S7", "HA S8", "H9 S9", trump="D7")
    assert refused(table, 0, move) == (MalformedMove, None)
    assert refused(table.play("H7", "HA", "H9"), 1, move) == (MalformedMove, None)


def test_a_wrong_objection_costs_nothing_S12() -> None:
    table = by_hand("H7 S7", "HA S8", "H9 S9", trump="D7").play("H7", "HA", "H9")
    table.play("1: object 0", "1: object 2", "1: ok", "2: object 1", "2: ok", "0: object 2", "0: ok")
    assert table.points == [0, 0, 0]
    assert table.view(None).phase == "play"


def test_a_fault_is_paid_once_even_if_two_object_S12() -> None:
    table = by_hand("HA S7", "H8 S8", "H9 S9", trump="D7").play("0: HA", "1: S8", "2: H9")
    table.play("0: object 1")
    assert table.points == [0, -20, 0]
    table.play("0: ok", "1: ok", "2: object 1")
    assert table.points == [0, -20, 0]


def test_a_fault_nobody_objects_to_costs_nothing_then_or_later_S12() -> None:
    table = by_hand("HA HK S7", "H8 S8 C8", "H9 HJ S9", trump="D7").play(
        "0: HA", "1: S8", "2: H9", "ok", "ok", "ok"
    )
    assert table.points == [0, 0, 0]
    table.play("0: HK", "1: H8", "2: HJ")
    assert costs(table, 1) == 0


def test_an_objection_costs_the_one_who_is_named_S12() -> None:
    table = by_hand("HA S7", "H8 S8", "H9 S9", trump="D7").play("0: HA", "1: S8", "2: S9")
    table.play("0: object 2")
    assert table.points == [0, 0, -20]
    table.play("0: ok", "1: ok", "2: object 1")
    assert table.points == [0, -20, -20]


def test_the_last_trick_may_be_objected_to_before_the_round_is_scored_S12() -> None:
    table = by_hand("HA", "S8", "H9", trump="D7", bids="1 0 0").play("0: HA", "1: S8", "2: H9")
    assert table.view(None).phase == "object"
    assert table.points == [0, 0, 0]
    table.play("0: object 1", "0: ok", "1: ok")
    assert table.points == [0, -20, 0]
    assert not table.needs_deal
    table.play("2: ok")
    assert table.points == [1, -20, 0]
    assert table.needs_deal


def test_penalties_count_with_the_points_of_the_round_S12() -> None:
    # Without the penalties seat 0 would have the most points and deal.
    table = by_hand("HA", "S8", "S9", trump="D7", bids="1 0 0").play("0: flip H", "0: HA", "1: S8")
    table.play("2: flip H", "2: flip D", "2: S9")
    table.play("0: object 1", "0: ok", "1: object 0", "1: ok", "2: ok")
    assert table.points == [1 - 25, -20, 0]
    assert table.view(None).first == 2


def test_a_whole_game_by_hand_has_three_answers_to_each_trick_S12() -> None:
    table = round_table(1, colour_cards="by_hand")
    answers = 0
    while not table.over:
        if table.needs_deal:
            table.deal()
        answers += table.view(None).phase == "object"
        table.play(table.legal[0])
    assert answers == 3 * sum(range(1, 11))


# 25 points: a suit that was turned


def test_following_with_a_turned_suit_costs_25_S12() -> None:
    table = by_hand("H7 S7", "H8 S8", "H9 S9", trump="D7").play("0: H7", "1: flip H", "1: H8", "2: H9")
    assert costs(table, 1) == 25


def test_leading_a_turned_suit_costs_25_S12() -> None:
    table = by_hand("HA S7 C7", "H8 S8 C8", "H9 S9 C9", trump="D7")
    table.play("0: flip S", "0: HA", "1: H8", "2: H9")
    assert costs(table, 0) == 0
    table.play("0: S7", "1: S8", "2: S9")
    assert costs(table, 0) == 25


def test_leading_a_suit_that_was_not_turned_is_no_fault_S12() -> None:
    table = by_hand("HA S7", "H8 S8", "H9 S9", trump="D7").play(
        "0: flip S", "0: flip C", "0: HA", "1: H8", "2: H9"
    )
    assert costs(table, 0) == 0


def test_trumping_with_a_turned_trump_costs_25_S12() -> None:
    table = by_hand("H7 S7", "D8 S8", "H9 S9", trump="D7").play(
        "0: H7", "1: flip H", "1: flip D", "1: D8", "2: H9"
    )
    assert costs(table, 1) == 25


def test_a_suit_turned_back_before_the_card_may_be_played_for_the_fifty_S12() -> None:
    table = by_hand("HA HK", "H8 HJ", "H9 S9", trump="D7").play(
        "0: HA", "1: flip H", "1: HJ", "2: H9", "ok", "ok", "ok"
    )
    table.play("0: HK", "1: unflip H", "1: H8", "2: S9")
    assert table.points == [0, -50, 0]
    table.play("0: object 1")
    assert table.points == [0, -50, 0]


@pytest.mark.parametrize("flips", [["flip S"], ["flip S", "flip C"], ["flip H", "flip S"]])
def test_25_points_come_before_10_and_never_with_them_S12(flips: list[str]) -> None:
    # Spades were turned; whether hearts were turned, too, or trump, does not matter any more.
    table = by_hand("H7 S7", "C8 S8", "H9 S9", trump="D7").play("0: H7", *flips, "1: S8", "2: H9")
    assert costs(table, 1) == 25


# 10 points for each colour card that was not turned


@pytest.mark.parametrize(
    ("flips", "card", "cost"),
    [
        # Hearts are led, diamonds are trump, seat 1 has no hearts
        ("", "D8", 10),
        ("H", "D8", 0),
        ("C", "D8", 10),
        ("", "S8", 20),
        ("H", "S8", 10),
        ("D", "S8", 10),
        ("C", "S8", 20),
        ("HD", "S8", 0),
        ("HC", "S8", 10),
        ("HDC", "S8", 0),
    ],
)
def test_not_following_costs_10_for_each_colour_card_not_turned_S12(flips: str, card: str, cost: int) -> None:
    table = by_hand("H7 S7", "D8 S8", "H9 S9", trump="D7").play(
        "0: H7", *(f"1: flip {suit}" for suit in flips)
    )
    table.play(f"1: {card}", "2: H9")
    assert costs(table, 1) == cost


@pytest.mark.parametrize(("flips", "cost"), [("", 10), ("H", 10), ("D", 0)])
@pytest.mark.parametrize("discard_when_trumped", [False, True])
def test_discarding_on_a_lead_of_trump_asks_for_the_trump_card_alone_S12(
    flips: str, cost: int, discard_when_trumped: bool
) -> None:
    table = by_hand("D8 S7", "C8 S8", "D9 S9", trump="D7", discard_when_trumped=discard_when_trumped)
    table.play("0: D8", *(f"1: flip {suit}" for suit in flips), "1: S8", "2: D9")
    assert costs(table, 1) == cost


def test_a_suit_turned_in_an_earlier_trick_needs_no_turning_again_S12() -> None:
    table = by_hand("HA HK C7", "C8 S8 SQ", "H9 S9 SJ", trump="D7")
    table.play(
        "0: HA", "1: flip H", "1: flip D", "1: C8", "2: H9", "ok", "ok", "ok", "0: HK", "1: S8", "2: S9"
    )
    assert costs(table, 1) == 0


def test_turning_after_the_card_is_too_late_S12() -> None:
    table = by_hand("HA HK", "C8 S8", "H9 S9", trump="D7").play("0: HA", "1: C8", "2: H9")
    assert refused(table, 1, "flip H") == (WrongSeat, "S12")
    assert costs(table, 1) == 20


def test_revoking_with_both_cards_turned_is_no_fault_at_this_table_S12() -> None:
    # Seat 1 holds a heart, but nobody can see that: faults are about colour cards.
    table = by_hand("H7 S7", "H8 S8", "H9 S9", trump="D7").play(
        "0: H7", "1: flip H", "1: flip D", "1: S8", "2: H9"
    )
    assert costs(table, 1) == 0


@pytest.mark.parametrize(
    ("discard_when_trumped", "second", "cost"),
    [(False, "D8", 10), (True, "D8", 0), (False, "C8", 10), (True, "C8", 10), (True, "H8", 10)],
)
def test_by_option_a_trump_played_before_frees_from_turning_the_trump_card_S12(
    discard_when_trumped: bool, second: str, cost: int
) -> None:
    table = by_hand("H7 S7 C7", "D8 C8 H8", "CJ S9 SJ", trump="D7", discard_when_trumped=discard_when_trumped)
    table.play("0: H7", f"1: {second}", "2: flip H", "2: S9")
    assert costs(table, 2) == cost


def test_by_option_a_trump_played_before_does_not_free_from_turning_the_suit_led_S12() -> None:
    table = by_hand("H7 S7", "D8 C8", "CJ S9", trump="D7", discard_when_trumped=True)
    table.play("0: H7", "1: D8", "2: flip D", "2: S9")
    assert costs(table, 2) == 10


def test_a_trump_played_afterwards_frees_nobody_S12() -> None:
    table = by_hand("H7 S7", "S8 C8", "D8 S9", trump="D7", discard_when_trumped=True)
    table.play("0: H7", "1: flip H", "1: S8", "2: flip H", "2: D8")
    assert costs(table, 1) == 10


def test_a_trump_in_an_earlier_trick_frees_nobody_S12() -> None:
    table = by_hand("H7 S7 SJ", "D8 C8 C7", "CJ S9 SQ", trump="D7", discard_when_trumped=True)
    table.play("0: H7", "1: D8", "2: flip H", "2: S9", "ok", "ok", "ok")
    table.play("1: C8", "2: CJ", "0: flip C", "0: S7")
    assert costs(table, 0) == 10


def test_penalties_of_the_round_are_seen_apart_S12() -> None:
    table = by_hand("H7 S7", "C8 H8", "H9 S9", trump="D7").play("flip C", "H7", "C8", "H9")
    table.play("2: object 1", "2: ok", "0: ok", "1: ok", "2: S9", "unflip C", "S7", "H8")
    assert [player.penalties for player in table.view(None).players] == [50, 20, 0]
    players = table.play("ok", "ok", "ok").view(None).players
    assert [player.penalties for player in players] == [50, 20, 0]
    assert [player.round_points for player in players] == [0, 0, -4]
    assert table.points == [-50, -20, -4]
    assert [player.penalties for player in table.deal().view(None).players] == [0, 0, 0]
