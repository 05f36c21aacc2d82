"""The deck, the display and the hands of Compañeros (C1), and playing a card (C2)."""

import pytest

from kartentisch import find_game
from kartentisch.core.errors import IllegalMove, MalformedMove, WrongDeck, WrongPlayers, WrongSeat
from kartentisch.core.rng import new_stream
from tests.games.companeros.tables import deal_hands, names, play_out
from tests.games.table import Table, complete_deck, refused


@pytest.mark.parametrize("players", range(3, 7))
def test_as_many_colours_as_players_with_values_one_to_ten_C1(players: int) -> None:
    game = find_game("companeros")
    deck = [game.cards[card] for card in game.sorted_deck(players)]
    assert deck == [f"{colour}{value}" for colour in "rygbpo"[:players] for value in range(1, 11)]


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("starter", [0, 2])
def test_display_first_then_one_by_one_from_the_starter_C1(players: int, starter: int) -> None:
    deck = complete_deck("companeros", players, ["y10", "r3", "g4"])
    table = Table("companeros", players, starter).deal("y10 r3 g4")
    assert set(table.view(None).display) == set(deck[:players])
    for seat in range(players):
        own = deck[players + (seat - starter) % players :: players]
        assert len(own) == 9
        assert set(table.view(seat).hand) == set(own)


@pytest.mark.parametrize("players", [0, 2, 7])
def test_only_three_to_six_can_play_C1(players: int) -> None:
    with pytest.raises(WrongPlayers) as error:
        find_game("companeros").new(players)
    assert error.value.rule == "C1"


def test_deck_must_be_complete_C1() -> None:
    game = find_game("companeros")
    deck = complete_deck("companeros", 3, [])
    for wrong in (deck[1:], [*deck, "b1"], [*deck[1:], "r2"], [*deck[1:], "q1"]):
        with pytest.raises(WrongDeck) as error:
            game.deck_numbers(wrong, 3)
        assert error.value.rule == "C1"


def test_no_second_deal_in_a_game_C1() -> None:
    table = Table("companeros", 3).deal()
    before = table.state.tobytes()
    with pytest.raises(WrongDeck) as error:
        table.deal()
    assert error.value.rule == "C1"
    assert table.state.tobytes() == before


def test_nobody_plays_before_the_deal_C1() -> None:
    table = Table("companeros", 3)
    assert table.to_move is None
    assert table.legal == []
    assert refused(table, 0, "r1") == (WrongSeat, "C1")


@pytest.mark.parametrize("players", range(3, 7))
def test_the_whole_deck_comes_into_play_C1(players: int) -> None:
    table = Table("companeros", players)
    assert table.game.rules["cards_needed"](table.state) == 10 * players


@pytest.mark.parametrize("players", range(3, 7))
def test_other_hands_are_imagined_from_the_colours_in_play_C1(players: int) -> None:
    table = Table("companeros", players).deal()
    imagined = table.game.imagine(table.game.observe(table.state, 1), new_stream(7))
    hands = [names(int(imagined.hands[seat])) for seat in range(players)]
    assert hands[1] == table.view(1).hand
    everything = [*table.view(None).display, *(card for hand in hands for card in hand)]
    assert sorted(everything) == sorted(complete_deck("companeros", players, []))


@pytest.mark.parametrize("starter", range(4))
def test_all_play_clockwise_from_the_starter_C2(starter: int) -> None:
    table = Table("companeros", 4, starter).deal()
    order = []
    for _ in range(4):
        order.append(table.to_move)
        table.play(table.legal[0])
    assert order == [(starter + step) % 4 for step in range(4)]


def test_next_round_goes_clockwise_from_its_own_starter_C2() -> None:
    table = Table("companeros", 4, 1)
    deal_hands(table, "r1 r2 r3 r4", "y1 b1", "r5 b2", "b3 r6", "g9 y2")
    table.play("1: r5", "2: b3", "3: g9", "0: y1", "3: take r")
    table.play("3: y2", "0: b1", "1: b2", "2: r6")


def test_no_card_is_barred_C2() -> None:
    table = Table("companeros", 4, 3).deal()
    while table.view(None).phase == "play":
        seat = table.to_move
        assert set(table.legal) == set(table.view(seat).hand)
        assert len(table.legal) == 9
        table.play(table.legal[-1])


def test_played_card_leaves_the_hand_and_lies_open_C2() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 r3", "y5 g1", "g7 g2", "y4 g3")
    table.play("0: y5")
    assert "y5" not in table.view(0).hand
    for seat in (0, 1, 2, None):
        assert [player.played for player in table.view(seat).players] == ["y5", None, None]
        assert [player.cards for player in table.view(seat).players] == [8, 9, 9]
    table.play("1: g7", "2: y4")
    assert [player.played for player in table.view(1).players] == ["y5", "g7", "y4"]
    assert [player.cards for player in table.view(1).players] == [8, 8, 8]


def test_a_new_round_begins_with_no_card_played_C2() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 r3", "y5", "g7", "y4").play("y5", "g7", "y4", "take r")
    assert [player.played for player in table.view(None).players] == [None, None, None]
    assert [player.cards for player in table.view(None).players] == [8, 8, 8]


def test_only_a_card_of_ones_own_hand_is_played_C2() -> None:
    table = deal_hands(Table("companeros", 3), "r1 r2 r3", "y5", "g7", "y4")
    assert refused(table, 0, "g7") == (IllegalMove, "C2")
    assert refused(table, 0, "r1") == (IllegalMove, "C2")
    assert refused(table, 0, "take r") == (IllegalMove, "C2")
    table.play("0: y5")
    assert refused(table, 0, "y5") == (WrongSeat, "C2")


def test_only_who_is_to_play_plays_C2() -> None:
    table = Table("companeros", 4, 2).deal()
    for seat in (0, 1, 3):
        assert refused(table, seat, table.view(seat).hand[0]) == (WrongSeat, "C2")


@pytest.mark.parametrize("move", ["", "x5", "r0", "r11", "R5", "r5 ", "take", "take x", "take  r", "pass"])
def test_what_is_no_move_is_refused(move: str) -> None:
    assert refused(Table("companeros", 3).deal(), 0, move) == (MalformedMove, None)


def test_nobody_moves_after_the_end() -> None:
    table = play_out(Table("companeros", 3).deal())
    assert table.over
    assert table.legal == []
    assert refused(table, 0, "r1") == (WrongSeat, None)


def test_nothing_is_played_or_served_before_the_first_deal_C1() -> None:
    view = Table("companeros", 4, first=2).view(0)
    assert [player.played for player in view.players] == [None] * 4
    assert (view.display, view.hand, view.served, view.starter) == ([], [], [], 2)
