"""Closed and open piles (C9), and matches of several games (C10)."""

from typing import Any

import pytest

from kartentisch.core.errors import WrongOption
from kartentisch.games.companeros.scoring import next_starter
from tests.games.companeros.tables import deal_hands, names, play_out, value
from tests.games.table import Table

EVERYBODY = (0, 1, 2, None)


def after_one_round(**options: Any) -> Table:
    """Seat 1 has taken all of the display, 13 points."""
    table = Table("companeros", 3, **options)
    return deal_hands(table, "g1 g2 g10", "r5", "y6", "y2").play("r5", "y6", "y2", "1: take g")


@pytest.mark.parametrize("options", [{}, {"piles": "closed"}])
def test_closed_piles_show_only_how_many_cards_lie_there_C9(options: dict[str, str]) -> None:
    table = after_one_round(**options)
    for seat in EVERYBODY:
        players = table.view(seat).players
        assert [player.pile_size for player in players] == [0, 3, 0]
        assert [player.pile for player in players] == [None, None, None]
        assert [player.points for player in players] == [0, 0, 0]


def test_closed_piles_stay_closed_while_colours_are_taken_C9() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 r10", "r5", "y6", "y2").play(
        "r5", "y6", "y2", "1: take g"
    )
    assert table.view(2).phase == "take"
    assert [player.pile for player in table.view(2).players] == [None, None, None]
    assert [player.points for player in table.view(2).players] == [0, 0, 0]


def test_open_piles_show_cards_and_points_C9() -> None:
    table = after_one_round(piles="open")
    for seat in EVERYBODY:
        players = table.view(seat).players
        assert [player.pile_size for player in players] == [0, 3, 0]
        assert [player.pile for player in players] == [[], ["g1", "g2", "g10"], []]
        assert [player.points for player in players] == [0, 13, 0]


@pytest.mark.parametrize("piles", ["closed", "open"])
def test_bots_know_all_that_was_public_whatever_is_shown_C9(piles: str) -> None:
    table = after_one_round(piles=piles)
    for seat in EVERYBODY:
        known = table.game.observe(table.state, seat)
        assert [names(int(pile)) for pile in known.taken[:3]] == [[], ["g1", "g2", "g10"], []]
        assert list(known.points[:3]) == [0, 13, 0]
        assert list(known.game_points[:3]) == [0, 13, 0]


def test_closed_piles_are_counted_when_the_game_is_over_C9() -> None:
    table = play_out(Table("companeros", 3).deal())
    for seat in EVERYBODY:
        players = table.view(seat).players
        assert [value(player.pile) for player in players] == table.points
        assert [player.points for player in players] == table.points
        assert sum(table.points) > 0


def test_closed_piles_are_counted_between_the_games_of_a_match_C9() -> None:
    table = play_out(Table("companeros", 3, games=2).deal())
    assert table.view(0).phase == "deal"
    assert [value(player.pile) for player in table.view(0).players] == table.points
    assert [player.points for player in table.view(0).players] == table.points


def test_closed_piles_hide_the_points_of_the_current_game_only_C9() -> None:
    table = play_out(Table("companeros", 3, games=2).deal())
    before = table.points
    table.deal()
    assert [player.points for player in table.view(1).players] == before
    while not any(player.pile_size for player in table.view(1).players):
        table.play(table.legal[0])
    assert table.points != before
    assert [player.points for player in table.view(1).players] == before
    assert [player.pile for player in table.view(1).players] == [None, None, None]


@pytest.mark.parametrize("piles", ["hidden", "", "Open", True, 1])
def test_other_ways_to_lay_the_piles_are_refused_C9(piles: object) -> None:
    with pytest.raises(WrongOption) as error:
        Table("companeros", 3, piles=piles)
    assert error.value.rule == "C9"


def test_a_seat_sees_its_own_hand_only() -> None:
    table = deal_hands(Table("companeros", 3), "g1 g2 g10", "r5", "y6", "y2")
    assert [card in table.view(seat).hand for seat, card in ((0, "r5"), (1, "y6"), (2, "y2"))] == [True] * 3
    hands = [set(table.view(seat).hand) for seat in range(3)]
    assert not hands[0] & hands[1]
    assert not hands[1] & hands[2]
    assert table.view(None).hand == []


def test_a_match_is_one_game_unless_agreed_otherwise_C10() -> None:
    table = Table("companeros", 3)
    assert table.view(None).games == 1
    assert play_out(table.deal()).over


@pytest.mark.parametrize("games", [1, 2, 3])
def test_a_match_has_as_many_games_as_agreed_C10(games: int) -> None:
    table = Table("companeros", 3, games=games)
    for number in range(1, games + 1):
        assert not table.over
        assert table.needs_deal
        assert (table.view(None).game, table.view(None).games) == (number, games)
        play_out(table.deal())
    assert table.over
    assert not table.needs_deal


def test_points_of_all_games_are_added_up_C10() -> None:
    match = Table("companeros", 3, games=2)
    play_out(match.deal())
    first = match.points
    single = play_out(Table("companeros", 3, int(match.state.first)).deal())
    play_out(match.deal())
    assert match.points == [before + own for before, own in zip(first, single.points, strict=True)]


def test_each_game_begins_with_empty_piles_and_full_hands_C10() -> None:
    table = Table("companeros", 3, games=2)
    play_out(table.deal()).deal()
    assert table.view(None).round == 1
    assert [player.pile_size for player in table.view(None).players] == [0, 0, 0]
    assert [player.cards for player in table.view(None).players] == [9, 9, 9]
    assert len(table.view(None).display) == 3


@pytest.mark.parametrize("leader", range(3))
def test_the_leader_by_the_sum_starts_the_next_game_C10(leader: int) -> None:
    table = Table("companeros", 3, games=2).deal()
    table.state.points[leader] += 500  # won in earlier games
    play_out(table)
    assert int(table.state.first) == leader
    assert table.deal().to_move == leader


@pytest.mark.parametrize(
    ("points", "last", "starter"),
    [
        ([41, 50, 38], 0, 1),
        ([50, 41, 38], 2, 0),
        ([38, 41, 50], 1, 2),
        # Leaders who are equal: the last starter himself, else the first to his left
        ([50, 38, 50], 2, 2),
        ([50, 38, 50], 0, 0),
        ([50, 38, 50], 1, 2),
        ([50, 50, 38], 2, 0),
        ([50, 50, 38], 1, 1),
        ([38, 50, 50], 0, 1),
        ([44, 44, 44], 1, 1),
        ([44, 44, 44], 2, 2),
        ([50, 50, 38, 38], 2, 0),
        ([50, 50, 38, 50], 2, 3),
        ([50, 50, 38, 38, 50], 2, 4),
    ],
)
def test_of_several_leaders_the_first_clockwise_from_the_last_starter_C10(
    points: list[int], last: int, starter: int
) -> None:
    table = Table("companeros", len(points), last)
    table.state.points[: len(points)] = points
    assert next_starter(table.state) == starter


def test_the_sum_of_all_games_counts_not_the_last_one_C10() -> None:
    table = Table("companeros", 3)
    table.state.points[:3] = [60, 90, 70]
    table.state.game_points[:3] = [40, 0, 50]
    assert next_starter(table.state) == 1


@pytest.mark.parametrize("games", [0, -1, "2", 1.0, True])
def test_no_other_number_of_games_can_be_agreed_C10(games: object) -> None:
    with pytest.raises(WrongOption) as error:
        Table("companeros", 3, games=games)
    assert error.value.rule == "C10"


def test_the_winner_of_a_match_has_the_most_points_in_all_C10() -> None:
    table = Table("companeros", 3, games=2)
    play_out(table.deal())
    assert table.game.winners(table.state) == []
    play_out(table.deal())
    assert table.game.winners(table.state) == [
        seat for seat in range(3) if table.points[seat] == max(table.points)
    ]
