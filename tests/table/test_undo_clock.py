"""Taking a move back gives no time: else moving to and fro would fill the clock."""

from kartentisch.table import decide
from kartentisch.table.events import ClockSetting
from tests.table.people import open_table, start


def test_undo_takes_the_increment_back_and_keeps_the_time_used() -> None:
    table = start(open_table("schatzsuche", clock=ClockSetting(bank_seconds=60, increment_seconds=5)))
    seat = table.to_move
    assert seat is not None
    for _ in range(3):
        table.apply(decide.move(table, seat, table.seq, "bid 1", used_ms=1_000))
        table.apply(decide.undo(table, seat, table.seq))
    assert table.seats[seat].clock_ms == 57_000
