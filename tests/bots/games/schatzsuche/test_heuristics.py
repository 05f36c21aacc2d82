"""Heuristics of Schatzsuche with colour cards by hand: cards are turned over, faults are called out."""

from kartentisch import find_game
from kartentisch.bots import BOTS, Effort
from kartentisch.core.rng import new_stream
from kartentisch.games.schatzsuche.state import OBJECT
from kartentisch.lab.seating import play_with_bots
from tests.games.table import Table


def test_by_hand_bots_turn_their_cards_and_make_no_fault() -> None:
    options = {"colour_cards": "by_hand"}
    for bot in ("beginner", "regular"):
        recorder = play_with_bots(find_game("schatzsuche"), [bot] * 3, options, 0, 9, 0, Effort(worlds=2))
        moves = [move for deal in recorder.record().deals for _, move in deal.moves]
        assert any(move.startswith("flip") for move in moves)
        assert not any(move.startswith(("object", "unflip")) for move in moves)


def faulty_trick() -> Table:
    """Seat 1 has discarded on the heart led without turning a colour card; seat 0 is asked first."""
    table = Table("schatzsuche", 3, first=2, colour_cards="by_hand").deal("HA S7 H8 D7")
    return table.play("bid 0", "bid 0", "bid 0", "HA", "S7", "H8")


def test_regular_objects_to_a_visible_fault() -> None:
    table = faulty_trick()
    assert table.state.phase == OBJECT
    action = BOTS["regular"].choose(table.game, table.game.observe(table.state, 0), new_stream(1), Effort())
    assert table.game.actions[action] == "object 1"


def test_regular_calls_out_every_fault_it_sees_and_then_says_ok_S12() -> None:
    table = Table("schatzsuche", 3, first=2, colour_cards="by_hand").deal("HA S7 C8 D7")
    table.play("bid 0", "bid 0", "bid 0", "HA", "S7", "C8")
    moves = []
    while table.state.phase == OBJECT:
        seen = table.game.observe(table.state, int(table.state.to_move))
        action = BOTS["regular"].choose(table.game, seen, new_stream(1), Effort())
        moves.append(f"{table.to_move}: {table.game.actions[action]}")
        table.play(moves[-1])
    assert moves == ["0: object 1", "0: object 2", "0: ok", "1: ok", "2: ok"]
    assert table.points == [-1, -20, -20]


def test_beginner_overlooks_some_faults() -> None:
    table = faulty_trick()
    seen = table.game.observe(table.state, 0)
    answers = {
        table.game.actions[BOTS["beginner"].choose(table.game, seen, new_stream(number), Effort())]
        for number in range(20)
    }
    assert answers == {"ok", "object 1"}
