"""Round 10 and the golden card (S10)."""

from typing import Any

import pytest

from kartentisch.core.errors import IllegalMove, MalformedMove, WrongSeat
from kartentisch.core.rng import new_stream
from kartentisch.games.schatzsuche.cards import CARDS
from kartentisch.games.schatzsuche.scoring import points_for_guess
from tests.games.schatzsuche.tables import EVERYBODY, play_out, round_table
from tests.games.table import Table, complete_deck, refused


def last_round(*guesses: str, top: str = "HA", **options: Any) -> Table:
    """Round 10, dealt after these guesses of seat 0, 1 and 2."""
    return round_table(10, **options).play(*(f"guess {guess}" for guess in guesses)).deal(top)


@pytest.mark.parametrize("dealer", range(3))
def test_all_guess_before_the_deal_left_of_the_dealer_first_S10(dealer: int) -> None:
    table = round_table(10, dealer)
    order = []
    while not table.needs_deal:
        assert table.view(None).phase == "guess"
        order.append(table.to_move)
        table.play("guess HA")
    assert order == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    assert table.deal().to_move == (dealer + 1) % 3
    assert table.view(None).phase == "bid"


def test_only_round_ten_begins_with_guesses_S10() -> None:
    table = Table("schatzsuche", 3)
    phases = []
    for _ in range(10):
        phases.append(table.view(None).phase)
        if not table.needs_deal:
            table.play("guess C7", "guess C7", "guess C7")
        play_out(table.deal())
        if table.view(None).phase == "guess":
            assert table.view(None).round == 10
    assert phases == ["deal"] * 9 + ["guess"]


def test_any_card_may_be_named_by_several_players_S10() -> None:
    table = round_table(10)
    for _ in range(3):
        assert table.legal == [f"guess {card}" for card in complete_deck("schatzsuche", 3, [])]
        table.play("guess HA")
    assert [player.guess for player in table.view(None).players] == ["HA", "HA", "HA"]


def test_guesses_are_open_S10() -> None:
    table = round_table(10)
    assert [player.guess for player in table.view(None).players] == [None, None, None]
    table.play("0: guess S9")
    for seat in EVERYBODY:
        assert [player.guess for player in table.view(seat).players] == ["S9", None, None]
    table.play("1: guess C7", "2: guess DA")
    for seat in EVERYBODY:
        assert [player.guess for player in table.view(seat).players] == ["S9", "C7", "DA"]


def test_golden_card_is_named_in_turn_and_nothing_else_is_done_S10() -> None:
    table = round_table(10).play("0: guess S9")
    assert refused(table, 0, "guess S8") == (WrongSeat, "S10")
    assert refused(table, 2, "guess S8") == (WrongSeat, "S10")
    assert refused(table, 1, "bid 2") == (IllegalMove, "S10")
    assert refused(table, 1, "S8") == (IllegalMove, "S10")
    assert refused(table, 1, "ok") == (IllegalMove, "S10")


@pytest.mark.parametrize("move", ["guess", "guess H", "guess A", "guess H10", "guess AH", "guess HA DA"])
def test_what_is_no_guess_is_refused(move: str) -> None:
    assert refused(round_table(10), 0, move) == (MalformedMove, None)


def test_top_card_is_golden_thirty_are_dealt_and_the_last_is_trump_S10() -> None:
    deck = complete_deck("schatzsuche", 3, ["DQ", "S9", "H7", "CK"])
    table = last_round("C7", "C7", "C7", top="DQ S9 H7 CK")
    assert CARDS[table.state.golden_card] == "DQ"
    assert table.view(None).trump_card == deck[31]
    for seat in range(3):
        assert set(table.view(seat).hand) == set(deck[1 + seat : 31 : 3])
        assert len(table.view(seat).hand) == 10


def test_all_cards_are_needed_S10() -> None:
    table = round_table(10).play("guess C7", "guess C7", "guess C7")
    assert table.game.rules["cards_needed"](table.state) == 32


@pytest.mark.parametrize(
    ("guess", "points"),
    [("HA", 160), ("SA", 40), ("CA", 40), ("H7", 20), ("HT", 20), ("S7", 0), ("DK", 0), ("CT", 0)],
)
def test_right_suit_right_rank_or_both_are_not_added_up_S10(guess: str, points: int) -> None:
    assert points_for_guess(CARDS.index(guess), CARDS.index("HA")) == points


@pytest.mark.parametrize(
    ("guesses", "points"),
    [("HA SA H7", [160, 40, 20]), ("H8 HA HA", [20, 160, 160]), ("S7 DA C9", [0, 40, 0])],
)
def test_points_for_the_golden_card_come_on_top_of_those_for_the_tricks_S10(
    guesses: str, points: list[int]
) -> None:
    wrong = play_out(last_round("S7", "S7", "S7"))
    right = play_out(last_round(*guesses.split()))
    assert [after - before for before, after in zip(wrong.points, right.points, strict=True)] == points
    assert sum(wrong.points) != 0


def test_golden_card_is_shown_to_nobody_before_the_end_S10() -> None:
    table = last_round("HA", "C7", "C7")
    while not table.over:
        for seat in EVERYBODY:
            seen = table.game.observe(table.state, seat)
            assert "golden_card" not in seen.dtype.names
            assert seen.golden_shown == -1
            assert table.view(seat).golden_card is None
            assert "HA" not in table.view(seat).hand
        table.play(table.legal[0])
    for seat in EVERYBODY:
        assert table.view(seat).golden_card == "HA"
        assert table.game.observe(table.state, seat).golden_shown == CARDS.index("HA")


def test_golden_card_is_not_shown_before_the_last_objections_S10() -> None:
    table = last_round("HA", "C7", "C7", colour_cards="by_hand").play("bid 0", "bid 0", "bid 0")
    for _ in range(10):
        while table.view(None).phase == "play":
            table.play(table.view(table.to_move).hand[0])
        for _ in range(3):
            assert table.view(None).golden_card is None
            table.play("ok")
    assert table.over
    assert table.view(None).golden_card == "HA"


def test_knowledge_does_not_depend_on_which_unseen_card_is_golden_S10() -> None:
    # The golden card and a card of seat 1 change places: seat 0 and the others who look on see no difference.
    deck = complete_deck("schatzsuche", 3, ["HA", "S9", "H7", "CK"])
    tables = [last_round("HA", "C7", "C7", top=top) for top in ("HA S9 H7 CK", "H7 S9 HA CK")]
    assert deck[2] == "H7"
    for seat in (0, 2, None):
        first, second = (table.game.observe(table.state, seat) for table in tables)
        assert first.tobytes() == second.tobytes()
    first, second = (table.game.observe(table.state, 1) for table in tables)
    assert first.tobytes() != second.tobytes()


def test_golden_card_is_imagined_among_the_cards_not_seen_S10() -> None:
    table = last_round("HA", "C7", "C7")
    seen = {*table.view(0).hand, table.view(0).trump_card}
    imagined = set()
    for number in range(60):
        state = table.game.imagine(table.game.observe(table.state, 0), new_stream(5, number))
        imagined.add(CARDS[state.golden_card])
        hands = [int(state.hands[seat]) for seat in range(3)]
        assert [hand.bit_count() for hand in hands] == [10, 10, 10]
        assert not any(hand >> int(state.golden_card) & 1 for hand in hands)
    assert not imagined & seen
    assert len(imagined) > 10


def test_earlier_rounds_have_no_golden_card_S10() -> None:
    table = play_out(round_table(9).deal())
    assert table.view(None).golden_card is None
    assert table.state.golden_card == -1
    assert table.view(None).phase == "guess"


def test_points_for_the_guess_are_named_when_the_golden_card_is_shown_S10() -> None:
    table = last_round("HA", "H7", "SA", top="HA")
    assert [player.guess_points for player in table.view(None).players] == [None] * 3
    players = play_out(table).view(None).players
    assert [player.guess_points for player in players] == [160, 20, 40]
