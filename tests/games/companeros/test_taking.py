"""Taking from the display, what joins it, who starts and when it ends (C5-C8)."""

import pytest

from kartentisch.core.errors import IllegalMove, WrongSeat
from tests.games.companeros.tables import deal_hands, known_example, play_out, played, value
from tests.games.table import Table, refused


def piles(table: Table) -> list[list[str]]:
    """Everybody's pile, as a table with open piles shows it."""
    return [player.pile for player in table.view(None).players]


def test_known_example_takes_whole_colours_C5() -> None:
    table = known_example().play("5: take y", "3: take r", "4: take g")
    assert [player.pile_size for player in table.view(None).players] == [0, 0, 0, 2, 1, 2]
    assert table.points == [0, 0, 0, 9, 6, 11]


def test_known_example_leaves_blue_four_and_adds_what_was_played_C6() -> None:
    table = known_example().play("take y", "take r", "take g")
    assert set(table.view(None).display) == {"b4", "g7", "g2", "y9", "r5", "b10", "r6"}


def test_known_example_is_started_next_by_the_player_of_red_six_C7() -> None:
    table = known_example().play("take y", "take r", "take g")
    assert table.to_move == 5
    assert table.view(None).starter == 5


def test_all_cards_of_one_colour_and_no_others_are_taken_C5() -> None:
    table = Table("companeros", 4, piles="open")
    deal_hands(table, "y7 y10 r8 b10", "r1", "r5", "g4", "b2").play("r1", "r5", "g4", "b2")
    table.play("1: take y")
    assert piles(table) == [[], ["y7", "y10"], [], []]
    assert table.view(None).display == ["r8", "b10"]
    table.play("0: take b")
    assert piles(table) == [["b10"], ["y7", "y10"], [], []]
    assert table.view(None).display == ["r8"]


def test_one_may_take_any_colour_that_lies_there_and_must_take_one_C5() -> None:
    table = deal_hands(Table("companeros", 4), "y7 r8 b10 b1", "r1", "r5", "g4", "b2").play(
        "r1", "r5", "g4", "b2"
    )
    assert table.legal == ["take r", "take y", "take b"]
    table.play("1: take r")
    assert table.legal == ["take y", "take b"]
    table.play("0: take b")
    assert table.legal == ["take y"]


def test_colour_that_does_not_lie_there_is_not_taken_C5() -> None:
    table = deal_hands(Table("companeros", 4), "y7 r8 b10 b1", "r1", "r5", "g4", "b2").play(
        "r1", "r5", "g4", "b2"
    )
    assert refused(table, 1, "take g") == (IllegalMove, "C5")
    assert refused(table, 1, "take o") == (IllegalMove, "C5")
    assert refused(table, 1, table.view(1).hand[0]) == (IllegalMove, "C5")
    assert refused(table, 0, "take y") == (WrongSeat, "C3")


def test_empty_display_leaves_the_rest_with_nothing_C5() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5", "y6", "y2").play("r5", "y6", "y2")
    assert table.view(None).served == [1, 2, 0]
    table.play("1: take g")
    assert table.view(None).phase == "play"
    assert table.points == [0, 13, 0]
    assert table.view(None).display == ["r5", "y2", "y6"]


def test_display_of_two_colours_serves_two_C5() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 r10", "r5", "y6", "y2").play("r5", "y6", "y2")
    table.play("1: take g", "2: take r")
    assert table.view(None).phase == "play"
    assert table.points == [0, 3, 10]


def test_pile_keeps_what_was_taken_before_C5() -> None:
    table = Table("companeros", 3, piles="open")
    deal_hands(table, "g1 g2 g10", "r5 r9", "y6 r8", "y2 r7").play("r5", "y6", "y2", "1: take g")
    table.play("1: r8", "2: r7", "0: r9", "0: take r", "1: take y")
    assert piles(table) == [["r5"], ["y2", "y6", "g1", "g2", "g10"], []]
    assert table.points == [5, 21, 0]


def test_what_was_taken_does_not_come_back_C5() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5", "y6", "y2").play("r5", "y6", "y2", "take g")
    assert "take g" not in table.legal
    assert not {"g1", "g2", "g10"} & set(table.view(None).display)


def test_cards_of_this_round_cannot_be_taken_in_it_C6() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 y10", "r5", "y6", "y2").play("r5", "y6", "y2")
    assert table.view(None).display == ["y10", "g1", "g2"]
    assert refused(table, 1, "take r") == (IllegalMove, "C5")
    table.play("1: take y")
    assert table.points == [0, 10, 0]


def test_played_cards_join_what_is_left_C6() -> None:
    table = deal_hands(Table("companeros", 4), "r1 r2 y1 b9", "r9", "y5", "g5", "b2")
    table.play("0: r9", "1: y5", "2: g5", "3: b2", "0: take r")
    assert set(table.view(None).display) == {"y1", "b9", "r9", "y5", "g5", "b2"}


def test_played_cards_join_the_whole_display_when_nobody_was_served_C6() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 r3", "r5", "y5", "g4").play("r5", "y5", "g4")
    assert set(table.view(None).display) == {"r1", "r2", "r3", "r5", "y5", "g4"}


def test_played_cards_are_taken_in_the_next_round_C6() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5 r9", "y6 r8", "y2 r7")
    table.play("r5", "y6", "y2", "1: take g", "1: r8", "2: r7", "0: r9")
    assert table.legal == ["take r", "take y"]


@pytest.mark.parametrize(
    ("cards", "starter"),
    [("r5 y6 g7", 2), ("r5 y6 y2", 1), ("r9 y6 g7", 0), ("r4 r3 y6", 0), ("r2 y8 g3 b3", 1)],
)
def test_who_was_served_first_starts_the_next_round_C7(cards: str, starter: int) -> None:
    table = played(cards)
    while table.view(None).phase == "take":
        table.play(table.legal[0])
    assert table.view(None).starter == starter
    assert table.to_move == starter


def test_who_was_served_first_starts_even_if_the_display_lasted_for_him_alone_C7() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5", "y6", "y2").play("r5", "y6", "y2", "take g")
    assert table.to_move == 1


@pytest.mark.parametrize("starter", range(3))
def test_starter_stays_when_nobody_was_served_C7(starter: int) -> None:
    table = Table("companeros", 3, starter)
    deal_hands(table, "r1 r2 r3", "r5", "y5", "g4")
    for step in range(3):
        table.play(["r5", "y5", "g4"][(starter + step) % 3])
    assert table.view(None).round == 2
    assert table.view(None).starter == starter
    assert table.to_move == starter


@pytest.mark.parametrize("players", range(3, 7))
def test_game_ends_after_nine_rounds_with_all_cards_played_C8(players: int) -> None:
    table = Table("companeros", players).deal()
    rounds: dict[int, int] = {}
    while table.to_move is not None:
        if table.view(None).phase == "play":
            rounds[table.view(None).round] = rounds.get(table.view(None).round, 0) + 1
        table.play(table.legal[0])
    assert rounds == dict.fromkeys(range(1, 10), players)
    assert table.over
    assert [table.view(seat).hand for seat in range(players)] == [[]] * players


@pytest.mark.parametrize("players", range(3, 7))
def test_points_are_the_values_taken_and_the_display_is_nobodys_C8(players: int) -> None:
    table = play_out(Table("companeros", players).deal())
    view = table.view(None)
    assert table.points == [value(player.pile) for player in view.players]
    assert len(view.display) >= players  # the last round's cards at least
    assert sum(table.points) == 55 * players - value(view.display)


def test_every_value_counts_as_printed_C8() -> None:
    table = Table("companeros", 6)
    deal_hands(table, "r1 y2 g5 b9 p10 p3", "r10", "y9", "g8", "b7", "p6", "o5")
    table.play("r10", "y9", "g8", "b7", "p6", "o5", "take p", "take b", "take g", "take y", "take r")
    assert table.points == [13, 9, 5, 2, 1, 0]


def test_points_of_all_rounds_are_added_C8() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5 r9", "y6 r8", "y2 r7")
    table.play("r5", "y6", "y2", "1: take g", "r8", "r7", "r9", "0: take y", "1: take r")
    assert table.points == [8, 18, 0]


def test_most_points_win_and_ties_are_shared_C8() -> None:
    table = Table("companeros", 3).deal()
    assert table.game.winners(table.state) == []
    play_out(table)
    table.state.points[:3] = [41, 50, 38]
    assert table.game.winners(table.state) == [1]
    table.state.points[:3] = [50, 41, 50]
    assert table.game.winners(table.state) == [0, 2]
    table.state.points[:3] = [0, 0, 0]
    assert table.game.winners(table.state) == [0, 1, 2]
