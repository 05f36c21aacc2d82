"""Explanations: complete, honest, repeatable, and with reasons that hold."""

import msgspec
import pytest

from kartentisch.bots import Effort, Explanation, explain
from kartentisch.core.contract import PHASE_OF_GAME
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.testing import Setup, setups
from kartentisch.testing.conformance import dealt_again, random_game
from tests.games.table import Table

ALL_SETUPS = [setup for game in GAMES.values() for setup in setups(game) if setup.players in (3, 6)]


def view(table: Table, worlds: int, number: int = 1) -> Explanation:
    """The explanation for the seat to move."""
    seen = table.game.observe(table.state, int(table.state.to_move))
    return explain(table.game, seen, new_stream(number), Effort(worlds=worlds))


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=str)
def test_explanations_are_complete_and_see_no_more_than_the_seat(setup: Setup) -> None:
    """Another deal behind the same knowledge gives the same bytes."""
    game, stream = setup.game, new_stream(3)
    before_deal = None
    phases = set()
    for number, recorder in enumerate(random_game(setup, new_stream(5))):
        state = recorder.state
        if before_deal is None or before_deal.deal_number != state.deal_number:
            before_deal = state.copy()
        if state.phase < PHASE_OF_GAME or (number % 7 and int(state.phase) in phases):
            continue
        phases.add(int(state.phase))
        seat = int(state.to_move)
        seen = game.observe(state, seat)
        world = game.imagine(seen, stream)
        other = dealt_again(setup, before_deal, world, recorder.moves_of_deal())
        views = [
            explain(game, knowledge, new_stream(number), Effort(worlds=3))
            for knowledge in (seen, game.observe(other, seat))
        ]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
        assert [move.move for move in views[0].moves] == game.legal_moves(state)
        assert views[0].best in game.legal_moves(state)
        assert views[0].worlds == 3
        assert all(0.0 <= move.chance <= 1.0 for move in views[0].moves)


def test_bids_come_with_the_distribution_of_tricks() -> None:
    table = Table("schatzsuche", 3, first=2).deal("HA S7 C7 H7")
    bid_none, bid_one = view(table, 60).moves
    assert bid_one.tally == bid_none.tally == [0.0, 1.0]  # the highest trump leads
    assert (bid_none.points, bid_one.points) == (-1.0, 1.0)
    assert bid_one.chance > bid_none.chance


def test_cards_come_with_what_is_known_of_their_suit() -> None:
    table = Table("schatzsuche", 3, first=2).deal("HK S7 C7 D7").play("bid 1", "bid 0", "bid 0")
    (king,) = view(table, 40).moves
    (known, *_) = king.facts
    assert (known.code, known.card, known.number, known.chance) == ("above_still_out", "H", 2, 1.0)


def test_a_tie_is_named() -> None:
    table = Table("companeros", 3, first=0).deal("r1 y1 g1 r7 y7 g9")
    table.play("r7")
    views = {move.move: move for move in view(table, 20).moves}
    assert ("ties_now", "r", 7) in [(fact.code, fact.card, fact.number) for fact in views["y7"].facts]


def test_chance_to_be_put_out_is_named_and_counts_against_taking() -> None:
    table = Table("eight28", 3, first=2).deal("1 2 3 10 10 6")
    table.play("0: take", "pass", "pass", "pass", "pass", "0: take", "pass", "0: take", "pass")
    take = next(move for move in view(table, 200).moves if move.move == "take")
    (out,) = (fact for fact in take.facts if fact.code == "puts_out")
    assert 0.3 < out.chance < 0.7  # 26 lie open: every card but a 1 and a 1/11
    assert out.effect < 0.0


def test_the_last_move_of_a_round_is_judged_by_that_round_alone() -> None:
    """Who chooses last knows what both halves come to, whatever the next round brings (E12)."""
    table = Table("eight28", 3).deal("9 9 1 1/11 1/11 6").play("pass", "pass", "take", "pass", "take")
    table.play("pass", "pass", "pass", "pass")
    assert table.legal == ["8", "28"]
    views = [view(table, 4, number).moves for number in (1, 2)]
    assert views[0] == views[1]
    assert [move.points for move in views[0]] == [1.0, 1.0]


def test_best_move_is_the_one_worth_most() -> None:
    table = Table("companeros", 3).deal()
    seen = table.game.observe(table.state, 0)
    answer = explain(table.game, seen, new_stream(2), Effort(worlds=300))
    assert answer == explain(table.game, seen, new_stream(2), Effort(worlds=300))
    best = next(move for move in answer.moves if move.move == answer.best)
    assert best.chance >= max(move.chance for move in answer.moves) - 0.05
    assert any(fact.code == "holds" for move in answer.moves for fact in move.facts)


def test_explanations_stop_when_their_time_is_over() -> None:
    table = Table("schatzsuche", 3).deal()
    seen = table.game.observe(table.state, int(table.state.to_move))
    assert explain(table.game, seen, new_stream(2), Effort(milliseconds=5)).worlds >= 1
