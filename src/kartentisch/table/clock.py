"""The clock of the seat to move: it runs only while that person is connected."""

from collections.abc import Collection
from dataclasses import dataclass

from kartentisch.table.table import Table


@dataclass
class RunningClock:
    """Since when whose clock runs, in seconds of any steady clock."""

    seat: int | None = None
    since: float = 0.0

    def follow(self, table: Table, here: Collection[int], now: float) -> None:
        """Let the clock of the seat to move run, if the person is here; it was not running for another."""
        seat = None if table.opened.clock is None else table.to_move
        if seat is not None and (seat not in here or table.seats[seat].away):
            seat = None
        if seat != self.seat:
            self.seat, self.since = seat, now

    def restart(self, now: float) -> None:
        """The time so far has been counted."""
        self.since = now

    def used_ms(self, seat: int, now: float) -> int:
        """How much time a seat has used that is not counted yet."""
        return round(1000 * (now - self.since)) if seat == self.seat else 0

    def seconds_left(self, table: Table, now: float) -> float | None:
        """How long the running clock still lasts."""
        if self.seat is None:
            return None
        return max(0.0, (table.seats[self.seat].clock_ms - self.used_ms(self.seat, now)) / 1000)
