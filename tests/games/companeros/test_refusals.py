"""Compañeros: the reasons with which moves are refused, by their codes (C2, C5)."""

from tests.games.companeros.tables import deal_hands, known_example
from tests.games.table import Table, refusal_code


def test_why_a_move_is_refused_while_cards_are_played_C2() -> None:
    table = deal_hands(Table("companeros", 3), "r1 y1 g1", "r5", "y9", "g8")
    assert refusal_code(table, "y9") == "not-in-hand"
    assert refusal_code(table, "take r") == "play-a-card"


def test_why_a_move_is_refused_while_colours_are_taken_C5() -> None:
    table = known_example()
    assert refusal_code(table, table.view(5).hand[0]) == "take-a-colour"
    assert refusal_code(table, "take p") == "not-in-display"


def test_every_card_of_a_hand_may_be_played_C2() -> None:
    table = deal_hands(Table("companeros", 3), "r1 y1 g1", "r5", "y9", "g8")
    assert [table.forbidden(seat) for seat in range(3)] == [{}, {}, {}]


def test_while_colours_are_taken_those_that_do_not_lie_in_the_display_are_forbidden_C5() -> None:
    table = known_example()
    missing = {"take p": "not-in-display", "take o": "not-in-display"}
    assert [table.forbidden(seat) for seat in range(6)] == [{}, {}, {}, {}, {}, missing]
