"""Taking a move back: the game goes on from the state before, and the clock gives nothing for it."""

from kartentisch.table import Table, decide
from kartentisch.table.events import ClockSetting


def test_undo_leads_back_and_gains_no_time() -> None:
    table = Table("table", decide.open_table("companeros", 3, {}, False, ClockSetting(60, 5)))
    table.apply(decide.first_seat("Ann", "token"))
    table.apply(decide.sit(table, "Ben", "other token"))
    table.apply(decide.place_bot(table, 0, 2, "random"))
    table.apply(decide.start(table, 0, 0))
    seat = table.to_move
    assert seat is not None
    before = table.game.legal_moves(table.state)
    for move in before:
        table.apply(decide.move(table, seat, table.seq, move, used_ms=1_000))
        assert table.may_undo(seat)
        table.apply(decide.undo(table, seat, table.seq))
        assert table.to_move == seat
        assert table.game.legal_moves(table.state) == before
    assert table.seats[seat].clock_ms == 60_000 - 1_000 * len(before)
    assert not table.may_undo(seat)
