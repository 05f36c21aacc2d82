"""8-28: cards, gems and the deal (E1-E3)."""

from collections import Counter

import pytest

from kartentisch.core.errors import WrongDeck, WrongOption, WrongPlayers
from kartentisch.core.rng import new_stream
from tests.games.eight28.rounds import middle, owned, pass_lap, play_round, secrets, supply
from tests.games.table import Table, complete_deck

COUNTS = {
    "fifteen_ones": {"1": 15, "8": 4, "1/11": 8}
    | dict.fromkeys(("2", "3", "4", "5", "6", "7", "9", "10"), 3),
    "sixteen_ones": {"1": 16, "1/11": 8} | dict.fromkeys(("2", "3", "4", "5", "6", "7", "8", "9", "10"), 3),
}


@pytest.mark.parametrize("deck", COUNTS)
def test_deck_has_51_cards_with_the_published_counts_E1(deck: str) -> None:
    cards = complete_deck("eight28", 4, [], {"deck": deck})
    assert Counter(cards) == COUNTS[deck]
    assert len(cards) == 51


@pytest.mark.parametrize("deck", COUNTS)
def test_unseen_cards_are_those_of_the_chosen_deck_E1(deck: str) -> None:
    table = Table("eight28", 3, deck=deck).deal("2 3 4 5")
    assert table.view(None).unseen == COUNTS[deck]
    table.play("take")
    assert table.view(None).unseen == COUNTS[deck] | {"5": 2}
    assert table.view(0).unseen == COUNTS[deck] | {"5": 2, "4": 2}


def test_fifteen_ones_is_the_default_deck_E1() -> None:
    assert Table("eight28", 3).game.complete_options({})["deck"] == "fifteen_ones"
    assert Table("eight28", 3).deal().view(None).unseen == COUNTS["fifteen_ones"]


def test_unknown_deck_is_refused_E1() -> None:
    with pytest.raises(WrongOption) as refusal:
        Table("eight28", 3, deck="seventeen_ones")
    assert refusal.value.rule == "E1"


def test_incomplete_deck_is_refused_E1() -> None:
    game = Table("eight28", 3).game
    deck = complete_deck("eight28", 3, [])
    for wrong in (deck[1:], [*deck, "1"], ["2", *deck[1:]], ["11", *deck[1:]]):
        with pytest.raises(WrongDeck) as refusal:
            game.deck_numbers(wrong, 3)
        assert refusal.value.rule == "E1"
    with pytest.raises(WrongDeck):
        game.deck_numbers(deck, 3, {"deck": "sixteen_ones"})


@pytest.mark.parametrize("cards", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_cards_are_worth_what_they_show_E1(cards: str) -> None:
    table = Table("eight28", 3).deal(f"2 3 4 {cards}").play("take")
    assert table.view(None).players[1].totals == [int(cards)]


def test_all_gems_lie_in_the_supply_at_the_start_E2() -> None:
    table = Table("eight28", 5)
    assert supply(table) == (55, 15)
    assert middle(table) == (0, 0)
    assert owned(table) == [(0, 0)] * 5
    assert table.points == [0] * 5


def test_blue_gem_is_worth_one_point_and_red_gem_two_E2() -> None:
    table = play_round(Table("eight28", 3), "6 1/11 1/11", "9", "9", middle=(3, 2))
    assert owned(table)[0] == (3, 2)
    assert table.points == [7, 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_secret_cards_are_dealt_from_the_left_of_the_first_giver_E3(players: int) -> None:
    cards = ["2", "3", "4", "5", "6", "7"][:players]
    for first in range(players):
        table = Table("eight28", players, first).deal(" ".join(cards))
        for index, card in enumerate(cards):
            seat = (first + 1 + index) % players
            assert secrets(table, seat)[seat] == card


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rest_of_the_deck_is_the_pile_E3(players: int) -> None:
    top = ["1"] * players + ["2", "3", "4"]
    table = Table("eight28", players).deal(" ".join(top))
    assert [table.view(seat).pile for seat in (None, 0, 1)] == [51 - players] * 3
    table.play("take", "take", "take")
    face_up = [table.view(None).players[seat].face_up for seat in (1, 2, 3 % players)]
    assert face_up == [["2"], ["3"], ["4"]]
    assert [table.view(seat).pile for seat in (None, 0, 1)] == [48 - players] * 3


def test_every_card_of_the_deck_can_come_into_play_E3() -> None:
    table = Table("eight28", 3)
    assert table.game.rules["cards_needed"](table.state) == 51


def test_secret_card_is_seen_by_its_owner_alone_E3() -> None:
    table = Table("eight28", 3).deal("2 3 4")
    assert secrets(table, 0) == ["4", None, None]
    assert secrets(table, 1) == [None, "2", None]
    assert secrets(table, 2) == [None, None, "3"]
    assert secrets(table, None) == [None, None, None]


def test_nobody_has_a_card_before_the_first_deal_E3() -> None:
    table = Table("eight28", 3)
    assert table.needs_deal
    for seat in (None, 0):
        assert secrets(table, seat) == [None, None, None]
        assert table.view(seat).unseen == COUNTS["fifteen_ones"]


def test_imagined_deal_keeps_what_is_seen_and_shuffles_the_rest_E3() -> None:
    table = Table("eight28", 3).deal("2 10 4 5 6").play("take", "take")
    game, deck = table.game, table.game.sorted_deck(3)
    seen = game.observe(table.state, 1)
    stream = new_stream(828)
    others = set()
    for _ in range(60):
        state = game.imagine(seen, stream)
        pile = [int(card) for card in state.pile[: 51 - 3]]
        secret = [int(card) for card in state.secret[:3]]
        assert sorted(pile + secret) == deck.tolist()
        assert secret[1] == game.cards.index("2")
        assert [game.cards[card] for card in pile[:2]] == ["5", "6"]
        assert game.observe(state, 1).tobytes() == seen.tobytes()
        others.add((secret[0], secret[2], pile[2]))
    assert len(others) > 30


def test_all_cards_are_shuffled_again_for_the_next_round_E3() -> None:
    table = Table("eight28", 3, passing="final").deal("1 1 1 10 10 1/11 9")
    table.play("1: take", "2: pass", "0: pass", "1: take", "1: take", "1: take")
    assert table.state.out
    assert table.state.declined
    table.deal("2 3 4 5")
    view = table.view(None)
    assert view.unseen == COUNTS["fifteen_ones"]
    assert view.pile == 48
    for player in view.players:
        assert player.face_up == []
        assert player.totals == [0]
        assert not player.out
        assert not player.declined
        assert player.secret is None
        assert player.half is None
    assert not any(table.state.sum_up)
    assert not any(table.state.elevens_up)


def test_cards_are_dealt_between_rounds_only_E3() -> None:
    table = Table("eight28", 3).deal()
    with pytest.raises(WrongDeck):
        table.deal()
    pass_lap(table)
    assert table.deal().to_move is not None


@pytest.mark.parametrize("players", [0, 2, 7])
def test_other_than_three_to_six_players_are_refused_E3(players: int) -> None:
    with pytest.raises(WrongPlayers) as refusal:
        Table("eight28", players)
    assert refusal.value.rule == "E3"
