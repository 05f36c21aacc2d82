"""Points, the next dealer and the winners (S8, S9, S11)."""

import pytest

from kartentisch.games.schatzsuche.scoring import next_dealer, points_for_bid
from tests.games.schatzsuche.tables import EVERYBODY, deal_hands, dealt, play_out, round_table
from tests.games.table import Table


@pytest.mark.parametrize(
    ("number", "bid", "taken", "points"),
    [
        (8, 5, 7, 24),
        (8, 5, 5, 40),
        (8, 5, 2, -24),
        (1, 0, 0, 0),
        (1, 0, 1, -1),
        (1, 1, 1, 1),
        (1, 1, 0, -1),
        (4, 1, 2, 0),
        (4, 1, 3, -4),
        (4, 4, 4, 16),
        (7, 6, 5, -7),
        (10, 10, 10, 100),
        (10, 10, 0, -100),
        (10, 0, 10, -100),
        (10, 5, 6, 40),
    ],
)
def test_points_for_what_was_bid_and_taken_S8(number: int, bid: int, taken: int, points: int) -> None:
    assert points_for_bid(number, bid, taken) == points


@pytest.mark.parametrize(("taken", "points"), [(7, 24), (5, 40), (2, -24)])
def test_round_eight_with_a_bid_of_five_S8(taken: int, points: int) -> None:
    # Seat 0 has the highest spades and the lowest clubs, seat 2 the others; nobody has trumps.
    ranks = "789JQKTA"
    spades, clubs = [f"S{rank}" for rank in ranks], [f"C{rank}" for rank in ranks]
    own = " ".join(spades[8 - taken :] + clubs[: 8 - taken])
    others = " ".join(spades[: 8 - taken] + clubs[8 - taken :])
    hearts = " ".join(f"H{rank}" for rank in ranks)
    table = dealt(own, hearts, others, trump="D7", bids="5 0 0")
    play_out(table, prefer="S")
    assert table.points == [points, 0, -8 * (8 - taken)]


def test_points_of_the_rounds_are_added_up_S8() -> None:
    table = dealt("HA", "H8", "H9", trump="D7", bids="1 1 0").play("HA", "H8", "H9")
    assert table.points == [1, -1, 0]
    deal_hands(table, "H7 S7", "HA SA", "H8 S8", trump="D7").play("1: bid 2", "2: bid 1", "0: bid 0")
    play_out(table)
    assert table.points == [1, 3, -2]


def test_tricks_of_earlier_rounds_do_not_count_again_S8() -> None:
    table = dealt("HA", "H8", "H9", trump="D7", bids="1 0 0").play("HA", "H8", "H9").deal()
    assert [player.tricks for player in table.view(None).players] == [0, 0, 0]


def test_what_was_bid_and_taken_is_seen_until_the_next_deal_S8() -> None:
    table = dealt("HA", "H8", "H9", trump="D7", bids="1 0 1").play("HA", "H8", "H9")
    for seat in EVERYBODY:
        view = table.view(seat)
        assert view.phase == "deal"
        assert [(player.bid, player.tricks) for player in view.players] == [(1, 1), (0, 0), (1, 0)]
        assert [player.round_points for player in view.players] == [1, 0, -1]
        assert (view.last_trick, view.last_leader, view.last_winner) == (["HA", "H8", "H9"], 0, 0)
        assert (view.bid_sum, view.trick, view.taking) == (2, [], None)
    view = table.deal().view(None)
    assert [(player.bid, player.round_points) for player in view.players] == [(None, None)] * 3
    assert (view.last_trick, view.last_leader, view.last_winner, view.bid_sum) == ([], None, None, 0)


def test_points_of_a_round_are_named_once_it_has_ended_S8() -> None:
    table = Table("schatzsuche", 3)
    before = table.points
    for number in range(1, 11):
        if number == 10:
            table.play("guess C7", "guess C8", "guess C9")
        table.deal()
        assert [player.round_points for player in table.view(None).players] == [None] * 3
        play_out(table)
        players = table.view(None).players
        gained = [player.round_points + (player.guess_points or 0) for player in players]
        assert [point + gain for point, gain in zip(before, gained, strict=True)] == table.points
        before = table.points
    assert table.over


@pytest.mark.parametrize(
    ("points", "last", "dealer"),
    [
        ([5, 3, 1], 2, 0),
        ([1, 7, 3], 0, 1),
        ([1, 3, 7], 2, 2),
        ([-1, -5, -3], 1, 0),
        ([-5, -3, -1], 0, 2),
        ([0, -3, -1], 2, 0),
        # Two share the most: the third
        ([3, 3, 1], 0, 2),
        ([4, 1, 4], 0, 1),
        ([1, 4, 4], 1, 0),
        ([-9, -4, -4], 2, 0),
        # Two share less than the most
        ([1, 1, 3], 0, 2),
        ([3, 1, 1], 1, 0),
        # All are equal: the same dealer
        ([0, 0, 0], 0, 0),
        ([2, 2, 2], 1, 1),
        ([-6, -6, -6], 2, 2),
    ],
)
def test_most_points_deal_next_two_leaders_leave_it_to_the_third_S9(
    points: list[int], last: int, dealer: int
) -> None:
    table = round_table(5)
    table.state.points[:3] = points
    assert next_dealer(table.state.points, last) == dealer


@pytest.mark.parametrize(
    ("bids", "points", "dealer"),
    [
        ("1 0 0", [1, 0, 0], 0),
        ("0 0 0", [-1, 0, 0], 0),
        ("0 0 1", [-1, 0, -1], 1),
        ("0 1 1", [-1, -1, -1], 2),
    ],
)
def test_dealer_after_the_first_round_S9(bids: str, points: list[int], dealer: int) -> None:
    table = dealt("HA", "H8", "H9", trump="D7", bids=bids).play("HA", "H8", "H9")
    assert table.points == points
    assert table.view(None).first == dealer
    assert table.deal().to_move == (dealer + 1) % 3


def test_the_sum_so_far_decides_not_the_points_of_the_round_S9() -> None:
    table = dealt("HA", "H8", "H9", trump="D7", bids="1 1 0").play("HA", "H8", "H9")
    assert table.points == [1, -1, 0]
    assert table.view(None).first == 0
    # Seat 1 makes two points, which brings him level with seat 0 who makes none.
    deal_hands(table, "H7 S7", "HA S8", "H8 SA", trump="D7").play("1: bid 1", "2: bid 0", "0: bid 0")
    play_out(table)
    assert table.points == [1, 1, -2]
    assert table.view(None).first == 2


def test_penalties_count_for_the_next_dealer_S9() -> None:
    # Seat 0 makes four points with his tricks, but leads a suit he had turned; seat 1 turned nothing.
    table = dealt("HA H7", "H8 S7", "H9 S8", trump="D7", bids="2 0 0", colour_cards="by_hand")
    table.play("HA", "H8", "H9", "ok", "ok", "ok")
    table.play("0: flip H", "0: H7", "1: S7", "2: flip H", "2: flip D", "2: S8")
    table.play("0: object 1", "0: ok", "1: object 0", "1: ok", "2: ok")
    assert table.points == [4 - 25, -20, 0]
    assert table.view(None).first == 2


def test_most_points_win_S11() -> None:
    table = Table("schatzsuche", 3)
    for _ in range(9):
        assert table.game.winners(table.state) == []
        play_out(table.deal())
    play_out(table)
    assert table.game.winners(table.state) == []
    play_out(table.deal())
    assert table.over
    assert table.game.winners(table.state) == [
        seat for seat in range(3) if table.points[seat] == max(table.points)
    ]


@pytest.mark.parametrize(
    ("points", "winners"),
    [([12, -3, 7], [0]), ([-9, -3, -7], [1]), ([7, -3, 7], [0, 2]), ([0, 0, 0], [0, 1, 2])],
)
def test_ties_are_shared_victories_S11(points: list[int], winners: list[int]) -> None:
    table = play_out(round_table(10).play("guess C7", "guess C7", "guess C7").deal())
    table.state.points[:3] = points
    assert table.game.winners(table.state) == winners
