"""Tricks: who leads, what must be played, which colour cards are turned, who wins (S5-S7)."""

import pytest

from kartentisch import find_game
from kartentisch.core.errors import IllegalMove, WrongSeat
from kartentisch.core.rng import new_stream
from kartentisch.games.schatzsuche.state import PLAY
from kartentisch.testing.conformance import Setup, random_game
from tests.games.schatzsuche.tables import dealt, tricks, turned
from tests.games.table import refused


@pytest.mark.parametrize("dealer", range(3))
def test_left_of_the_dealer_leads_to_the_first_trick_and_all_follow_clockwise_S5(dealer: int) -> None:
    table = dealt("H7 S7", "H8 S8", "H9 S9", trump="D7", dealer=dealer)
    assert table.view(None).leader == (dealer + 1) % 3
    order = []
    for _ in range(3):
        order.append(table.to_move)
        table.play(table.legal[-1])
    assert order == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]


@pytest.mark.parametrize(("hearts", "winner"), [("HA H8 H9", 0), ("H7 HA H9", 1), ("H7 H8 HA", 2)])
def test_the_winner_of_a_trick_leads_to_the_next_S5(hearts: str, winner: int) -> None:
    cards = hearts.split()
    table = dealt(f"{cards[0]} S7", f"{cards[1]} S8", f"{cards[2]} S9", trump="D7").play(*cards)
    assert table.to_move == winner
    assert table.view(None).leader == winner
    table.play(table.legal[0])
    assert table.to_move == (winner + 1) % 3


def test_only_who_is_to_play_plays_S5() -> None:
    table = dealt("H7 S7", "H8 S8", "H9 S9", trump="D7")
    assert refused(table, 1, "H8") == (WrongSeat, "S5")
    table.play("0: H7")
    assert refused(table, 0, "S7") == (WrongSeat, "S5")
    assert refused(table, 2, "H9") == (WrongSeat, "S5")


def test_only_a_card_is_played_to_a_trick_S5() -> None:
    table = dealt("H7 S7", "H8 S8", "H9 S9", trump="D7")
    for move in ("bid 0", "guess H7", "ok", "object 1"):
        assert refused(table, 0, move) == (IllegalMove, "S5")


def test_any_card_may_be_led_S6() -> None:
    table = dealt("H7 D8", "H8 S8", "HA S9", trump="D7")
    assert table.legal == ["H7", "D8"]
    table.play("H7", "H8", "HA")
    assert table.legal == ["S9"]


def test_any_card_may_be_led_to_a_later_trick_S6() -> None:
    table = dealt("H7 D8 C7", "H8 S8 C8", "HA S9 HK", trump="D7").play("H7", "H8", "HA")
    assert table.legal == ["S9", "HK"]
    assert turned(table.play("2: S9")) == ["", "", ""]


def test_the_suit_led_must_be_followed_S6() -> None:
    table = dealt("H7 S7 C7", "H8 D8 HA", "H9 S9 S8", trump="D7").play("0: H7")
    assert table.legal == ["H8", "HA"]
    assert refused(table, 1, "D8") == (IllegalMove, "S6")
    table.play("1: HA")
    assert table.legal == ["H9"]
    assert refused(table, 2, "S9") == (IllegalMove, "S6")
    assert turned(table.play("2: H9")) == ["", "", ""]


def test_who_cannot_follow_turns_that_suit_and_must_trump_S6() -> None:
    table = dealt("H7 S7 C7", "C8 D8 DA", "H9 S9 S8", trump="D7").play("0: H7")
    assert table.legal == ["D8", "DA"]
    assert refused(table, 1, "C8") == (IllegalMove, "S6")
    table.play("1: D8")
    assert turned(table) == ["", "H", ""]


def test_one_must_trump_even_where_another_trumped_higher_S6() -> None:
    table = dealt("H7 S7", "C8 DA", "C9 D8", trump="D7").play("0: H7", "1: DA")
    assert table.legal == ["D8"]
    assert refused(table, 2, "C9") == (IllegalMove, "S6")
    table.play("2: D8")
    assert turned(table) == ["", "H", "H"]


def test_who_has_neither_turns_both_and_discards_any_card_S6() -> None:
    table = dealt("H7 S7", "C8 S8", "H9 S9", trump="D7").play("0: H7")
    assert table.legal == ["C8", "S8"]
    table.play("1: S8")
    assert turned(table) == ["", "HD", ""]


def test_who_has_neither_turns_both_in_a_trumped_trick_too_S6() -> None:
    table = dealt("H7 S7", "C8 D8", "C9 S9", trump="D7").play("0: H7", "1: D8")
    assert table.legal == ["C9", "S9"]
    table.play("2: C9")
    assert turned(table) == ["", "H", "HD"]


def test_trump_led_must_be_followed_S6() -> None:
    table = dealt("D8 S7", "C8 D9", "H9 S9", trump="D7").play("0: D8")
    assert table.legal == ["D9"]
    assert refused(table, 1, "C8") == (IllegalMove, "S6")


@pytest.mark.parametrize("discard_when_trumped", [False, True])
def test_who_cannot_follow_trump_turns_it_alone_and_discards_any_card_S6(discard_when_trumped: bool) -> None:
    table = dealt("D8 S7", "C8 H8", "H9 S9", trump="D7", discard_when_trumped=discard_when_trumped)
    table.play("0: D8")
    assert table.legal == ["C8", "H8"]
    table.play("1: C8")
    assert table.legal == ["S9", "H9"]
    table.play("2: H9")
    assert turned(table) == ["", "D", "D"]


@pytest.mark.parametrize("suit", "CSHD")
def test_every_card_of_a_suit_from_the_seven_to_the_ace_follows_it_S6(suit: str) -> None:
    other = {"C": "S", "S": "H", "H": "D", "D": "C"}[suit]
    hand = f"{suit}8 {suit}A {other}7"
    table = dealt(f"{suit}7 {suit}9 {suit}J", hand, f"{suit}Q {suit}K {suit}T", trump=other + "8")
    table.play(f"0: {suit}7")
    assert set(table.legal) == {suit + "8", suit + "A"}


@pytest.mark.parametrize("card", ["C9", "D8"])
def test_a_trumped_trick_frees_by_option_and_only_the_suit_led_is_turned_S6(card: str) -> None:
    table = dealt("H7 S7", "C8 DA", "C9 D8", trump="D7", discard_when_trumped=True).play("0: H7", "1: DA")
    assert table.legal == ["C9", "D8"]
    table.play(f"2: {card}")
    assert turned(table) == ["", "H", "H"]


def test_who_is_freed_turns_only_the_suit_led_even_without_trumps_S6() -> None:
    table = dealt("H7 S7", "C8 D8", "C9 S9", trump="D7", discard_when_trumped=True).play(
        "0: H7", "1: D8", "2: S9"
    )
    assert turned(table) == ["", "H", "H"]


def test_the_lowest_trump_frees_as_well_S6() -> None:
    table = dealt("H7 S7", "C8 D7", "C9 D9", trump="D8", discard_when_trumped=True).play("0: H7", "1: D7")
    assert table.legal == ["C9", "D9"]


def test_who_is_freed_must_still_follow_suit_S6() -> None:
    table = dealt("H7 S7", "C8 D8", "C9 H9", trump="D7", discard_when_trumped=True).play("0: H7", "1: D8")
    assert table.legal == ["H9"]
    assert refused(table, 2, "C9") == (IllegalMove, "S6")


def test_nobody_is_freed_before_a_trump_is_played_S6() -> None:
    table = dealt("H7 S7", "C8 D8", "C9 D9", trump="D7", discard_when_trumped=True).play("0: H7")
    assert table.legal == ["D8"]
    assert refused(table, 1, "C8") == (IllegalMove, "S6")
    table = dealt("H7 S7", "C8 S8", "C9 D9", trump="D7", discard_when_trumped=True).play("0: H7", "1: C8")
    assert turned(table) == ["", "HD", ""]
    assert table.legal == ["D9"]


def test_an_earlier_trumped_trick_frees_nobody_in_the_next_S6() -> None:
    table = dealt("H7 C7 C8", "CJ C9 DA", "H9 D8 S8", trump="D7", discard_when_trumped=True)
    table.play("0: H7", "1: DA", "2: H9", "1: C9")
    assert table.legal == ["D8"]


def test_trump_cards_are_not_demanded_in_a_trick_of_trumps_S6() -> None:
    table = dealt("D8 S7", "C8 DA", "C9 H8", trump="D7", discard_when_trumped=True).play("0: D8", "1: DA")
    assert table.legal == ["C9", "H8"]
    assert turned(table.play("2: C9")) == ["", "", "D"]


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        # No trump: the highest card of the suit led, whatever is discarded
        ("H7 H8 H9", "D7", 2),
        ("HA HT HK", "D7", 0),
        ("H8 HJ H9", "D7", 1),
        ("H7 SA CA", "D8", 0),
        ("H7 SA H8", "D8", 2),
        ("HJ C8 HQ", "D8", 2),
        # The lowest trump beats the ace of the suit led
        ("HA D7 HT", "D8", 1),
        ("HA HT D7", "D8", 2),
        ("HA CA D7", "D8", 2),
        # The highest of several trumps
        ("HA D7 D8", "D9", 2),
        ("HA D8 D7", "D9", 1),
        ("HA DA DT", "D9", 1),
        ("HA DK DT", "D9", 2),
        # Trump is led
        ("D8 DA D9", "D7", 1),
        ("D8 HA SA", "D7", 0),
        ("D9 D8 SA", "D7", 0),
        # Every suit can be trump
        ("HA C7 D8", "C8", 1),
        ("CA S7 D8", "S8", 1),
        ("CA D8 H7", "H8", 2),
    ],
)
def test_highest_trump_wins_else_the_highest_of_the_suit_led_S7(cards: str, trump: str, winner: int) -> None:
    # One trick: nobody bid any, so its winner loses a point.
    table = dealt(*cards.split(), trump=trump).play(*cards.split())
    assert table.points == [-1 if seat == winner else 0 for seat in range(3)]


def test_each_trick_is_won_anew_S7() -> None:
    table = dealt("H7 C7 CJ", "C8 C9 D8", "H9 S8 CA", trump="D7").play("0: H7", "1: D8", "2: H9")
    assert tricks(table) == [0, 1, 0]
    table.play("1: C8", "2: CA", "0: C7")
    assert tricks(table) == [0, 1, 1]
    table.play("2: S8", "0: CJ", "1: C9")
    assert table.points == [0, -3, -6]


def test_tricks_are_counted_for_their_winner_and_seen_by_all_S7() -> None:
    table = dealt("H7 S7 C7", "H8 S8 C8", "HA SA C9", trump="D7").play("H7", "H8", "HA", "SA", "S7", "S8")
    for seat in (0, 1, 2, None):
        assert [player.tricks for player in table.view(seat).players] == [0, 0, 2]


def test_the_view_tells_who_led_to_the_last_trick_S5() -> None:
    game = find_game("schatzsuche")
    for recorder in random_game(Setup(game, 3, game.complete_options({})), new_stream(12)):
        state = recorder.state
        if game.over(state) or state.phase != PLAY:
            continue
        moves = recorder.record().deals[-1].moves
        plays = [(seat, move) for seat, move in moves if move in game.cards]
        complete = len(plays) - len(plays) % 3
        view = game.view(game.observe(state, None))
        assert view.last_leader == (plays[complete - 3][0] if complete else None)
        assert view.last_trick == [card for _, card in plays[max(0, complete - 3) : complete]]


def test_the_view_tells_who_takes_the_trick_as_it_lies_S7() -> None:
    table = dealt("H7 S7", "H9 C8", "D8 S9", trump="DA")
    seen = [(table.view(None).taking, table.view(None).last_winner)]
    for card in ("0: H7", "1: H9", "2: D8", "2: S9"):
        view = table.play(card).view(None)
        seen.append((view.taking, view.last_winner))
    assert seen == [(None, None), (0, None), (1, None), (None, 2), (2, 2)]
