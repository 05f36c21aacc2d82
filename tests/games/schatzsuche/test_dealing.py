"""The pack, the rounds, the colour cards and the deal of Schatzsuche (S1-S3)."""

from itertools import pairwise

import pytest

from kartentisch import find_game
from kartentisch.core.errors import IllegalMove, WrongDeck, WrongPlayers, WrongSeat
from kartentisch.core.rng import new_stream
from kartentisch.games.schatzsuche.cards import CARDS
from tests.games.schatzsuche.tables import EVERYBODY, deal_hands, dealt, play_out, round_table, turned
from tests.games.table import Table, complete_deck, refused


def test_thirty_two_cards_of_four_suits_S1() -> None:
    game = find_game("schatzsuche")
    deck = [game.cards[card] for card in game.sorted_deck(3)]
    assert sorted(deck) == sorted(suit + rank for suit in "CSHD" for rank in "789JQKTA")


@pytest.mark.parametrize("players", [0, 2, 4])
def test_exactly_three_play_S1(players: int) -> None:
    with pytest.raises(WrongPlayers) as error:
        find_game("schatzsuche").new(players)
    assert error.value.rule == "S1"


def test_deck_must_be_complete_S1() -> None:
    game = find_game("schatzsuche")
    deck = complete_deck("schatzsuche", 3, [])
    for wrong in (deck[1:], [*deck, "C7"], [*deck[1:], "C8"], [*deck[1:], "C6"]):
        with pytest.raises(WrongDeck) as error:
            game.deck_numbers(wrong, 3)
        assert error.value.rule == "S1"


@pytest.mark.parametrize(("lower", "higher"), list(pairwise("789JQKTA")))
def test_cards_rise_from_the_seven_over_king_and_ten_to_the_ace_S1(lower: str, higher: str) -> None:
    # Who bid nothing and takes the only trick loses a point.
    low, high = f"H{lower}", f"H{higher}"
    assert dealt(low, high, "S7", trump="D7").play(low, high, "S7").points == [0, -1, 0]
    assert dealt(high, low, "S7", trump="D7").play(high, low, "S7").points == [-1, 0, 0]


def test_ten_rounds_with_as_many_cards_as_the_round_has_S1() -> None:
    table = Table("schatzsuche", 3)
    for number in range(1, 11):
        assert not table.over
        assert table.view(None).round == number
        if not table.needs_deal:
            table.play("guess C7", "guess C7", "guess C7")
        table.deal()
        for seat in range(3):
            assert len(table.view(seat).hand) == number
        assert [player.cards for player in table.view(None).players] == [number] * 3
        table.play("bid 0", "bid 0", "bid 0")
        played = 0
        while table.view(None).phase == "play":
            table.play(table.legal[0])
            played += 1
        assert played == 3 * number
    assert table.over


def test_only_a_card_in_hand_is_played_S1() -> None:
    table = dealt("H7 S8", "H8 S9", "H9 SJ", trump="D7")
    assert refused(table, 0, "H8") == (IllegalMove, "S1")
    assert refused(table, 0, "D7") == (IllegalMove, "S1")
    table.play("0: H7", "1: H8", "2: H9", "2: SJ", "0: S8")
    assert refused(table, 1, "H8") == (IllegalMove, "S1")


def test_played_card_leaves_the_hand_S1() -> None:
    table = dealt("H7 S8", "H8 S9", "H9 SJ", trump="D7").play("0: H7")
    assert table.view(0).hand == ["S8"]
    assert [player.cards for player in table.view(1).players] == [1, 2, 2]
    assert table.view(1).trick == ["H7"]
    table.play("1: H8")
    assert [player.cards for player in table.view(0).players] == [1, 1, 2]
    table.play("2: H9", "2: SJ")
    assert [player.cards for player in table.view(0).players] == [1, 1, 0]
    assert table.view(0).last_trick == ["H7", "H8", "H9"]


def test_colour_cards_lie_face_up_at_the_start_S2() -> None:
    assert turned(Table("schatzsuche", 3).deal()) == ["", "", ""]


def test_turned_colour_card_is_seen_by_all_and_stays_turned_for_the_round_S2() -> None:
    table = dealt("H7 C7 C8", "S8 S9 SJ", "H9 HJ CJ", trump="D7").play("0: H7", "1: S8", "2: H9")
    for seat in EVERYBODY:
        assert [player.turned for player in table.view(seat).players] == [[], ["H", "D"], []]
    table.play("2: CJ", "0: C7", "1: S9")
    assert turned(table) == ["", "CHD", ""]
    table.play("2: HJ", "0: C8")
    assert turned(table) == ["HD", "CHD", ""]


def test_colour_cards_lie_face_up_again_in_the_next_round_S2() -> None:
    table = dealt("H7 C7", "S8 S9", "H9 HJ", trump="D7").play("0: H7", "1: S8", "2: H9", "2: HJ", "0: C7")
    assert turned(table) == ["HD", "HD", ""]
    table.play("1: S9")
    assert turned(table) == ["", "", ""]
    assert turned(table.deal()) == ["", "", ""]


def test_nobody_imagines_a_suit_in_a_hand_that_has_shown_to_be_out_of_it_S2() -> None:
    table = dealt("H7 C7 C8", "S8 S9 SJ", "H9 HJ CJ", trump="D7").play("0: H7", "1: S8", "2: H9")
    for number in range(30):
        imagined = table.game.imagine(table.game.observe(table.state, 0), new_stream(3, number))
        suits = {card[0] for place, card in enumerate(CARDS) if int(imagined.hands[1]) >> place & 1}
        assert suits <= {"C", "S"}


@pytest.mark.parametrize("dealer", range(3))
def test_one_card_at_a_time_from_the_left_of_the_dealer_S3(dealer: int) -> None:
    table = round_table(3, dealer).deal("H7 S8 DJ CQ DK CT HA CJ S9 DA")
    hands = [set(table.view((dealer + step) % 3).hand) for step in (1, 2, 3)]
    assert hands == [{"H7", "CQ", "HA"}, {"S8", "DK", "CJ"}, {"DJ", "CT", "S9"}]


@pytest.mark.parametrize("number", range(1, 10))
def test_the_next_card_is_turned_up_S3(number: int) -> None:
    deck = complete_deck("schatzsuche", 3, ["HA", "D7", "SK"])
    table = round_table(number).deal("HA D7 SK")
    for seat in EVERYBODY:
        assert table.view(seat).trump_card == deck[3 * number]


@pytest.mark.parametrize(("trump", "points"), [("D8", [0, 0, -1]), ("C8", [0, -1, 0]), ("S8", [-1, 0, 0])])
def test_its_suit_is_trump_for_the_round_S3(trump: str, points: list[int]) -> None:
    assert dealt("HA", "C7", "D7", trump=trump).play("HA", "C7", "D7").points == points


def test_each_round_has_its_own_trump_S3() -> None:
    table = dealt("HA", "C7", "D7", trump="D8").play("HA", "C7", "D7")
    assert table.points == [0, 0, -1]
    assert table.view(None).trump_card is None
    deal_hands(table, "HA H7", "C7 C8", "D7 D9", trump="C9").play("bid 0", "bid 0", "bid 0")
    assert table.view(None).trump_card == "C9"
    assert table.view(None).first == 2
    table.play("0: HA", "1: C7", "2: D7")
    assert table.to_move == 1


@pytest.mark.parametrize("number", range(1, 10))
def test_no_more_cards_are_needed_than_are_dealt_and_turned_up_S3(number: int) -> None:
    table = round_table(number)
    assert table.game.rules["cards_needed"](table.state) == 3 * number + 1


def test_no_second_deal_in_a_round_S3() -> None:
    table = round_table(2).deal()
    before = table.state.tobytes()
    with pytest.raises(WrongDeck):
        table.deal()
    assert table.state.tobytes() == before


def test_nobody_moves_before_the_deal_S3() -> None:
    table = dealt("H7", "H8", "H9", trump="D7").play("H7", "H8", "H9")
    assert table.needs_deal
    assert table.to_move is None
    assert table.legal == []
    assert refused(table, 0, "bid 0")[0] is WrongSeat


def test_a_seat_sees_its_own_hand_only() -> None:
    table = round_table(2).deal("H7 S8 DJ CQ DK CT HA")
    assert [table.view(seat).hand for seat in (0, 1, 2)] == [["CQ", "H7"], ["S8", "DK"], ["CT", "DJ"]]
    assert table.view(None).hand == []


def test_nobody_moves_after_the_end() -> None:
    table = round_table(10).play("guess C7", "guess C7", "guess C7").deal()
    assert play_out(table).over
    assert table.legal == []
    assert refused(table, 0, "C7") == (WrongSeat, None)
