"""8-28: the reasons with which moves are refused, by their codes (E5, E12)."""

from tests.games.eight28.rounds import play_round
from tests.games.table import Table, refusal_code


def test_halves_are_refused_while_a_card_is_offered_E5() -> None:
    table = Table("eight28", 3).deal()
    assert [refusal_code(table, move) for move in ("8", "28")] == ["take-or-pass"] * 2


def test_cards_are_refused_while_a_half_is_chosen_E5_E12() -> None:
    table = play_round(Table("eight28", 3), "1/11", "3", "4")
    assert [refusal_code(table, move) for move in ("take", "pass")] == ["choose-a-half"] * 2


def test_whatever_lies_before_a_player_may_be_chosen_E5_E12() -> None:
    table = Table("eight28", 3).deal()
    assert [table.forbidden(seat) for seat in range(3)] == [{}, {}, {}]
    table = play_round(Table("eight28", 3), "1/11", "3", "4")
    assert table.legal == ["8", "28"]
    assert [table.forbidden(seat) for seat in range(3)] == [{}, {}, {}]
