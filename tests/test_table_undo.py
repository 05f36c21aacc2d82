"""Taking a move back, at the table and when its log is replayed."""

import random

import pytest

from kartentisch.table import Table
from kartentisch.table.decide import first_seat, move, new_token, open_table, undo
from kartentisch.table.events import Seated, Started


@pytest.mark.parametrize("game", ["eight28", "companeros", "schatzsuche"])
def test_a_move_that_was_taken_back_can_be_made_anew(game: str) -> None:
    table = Table("any", open_table(game, 3, {}, open=False))
    for seat in range(3):
        table.apply(Seated(seat, f"Ann {seat}", first_seat("Ann", new_token()).token_hash))
    table.apply(Started(0))
    chance, undone = random.Random(1), 0
    while (to_move := table.to_move) is not None and undone < 20:
        assert table.state is not None
        before = table.state.tobytes()
        legal = table.game.legal_moves(table.state)
        table.apply(move(table, to_move, table.seq, chance.choice(legal)))
        if table.may_undo(to_move):
            undone += 1
            table.apply(undo(table, to_move, table.seq))
            assert table.state is not None
            assert table.state.tobytes() == before
            table.apply(move(table, to_move, table.seq, legal[0]))
    assert undone
