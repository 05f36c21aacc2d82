"""Who is connected to a table, through any process."""

import asyncio
from collections.abc import Callable
from typing import Final

from kartentisch.server.storage.writer import Writer

SPECTATORS: Final = -1  # stands for all of them in the database


class Presence:
    """The seats that are connected, and the processes that serve them."""

    def __init__(
        self, table_id: str, writer: Writer, now_ms: Callable[[], int], is_here: Callable[[int | None], bool]
    ) -> None:
        self._table_id = table_id
        self._writer = writer
        self._now_ms = now_ms
        self._is_here = is_here  # whether a seat, or a spectator, is connected to this process
        self.seats: frozenset[int] = frozenset()
        self._processes: list[str] = []  # the latest first
        self.lock = asyncio.Lock()
        self._asked = self._answered = 0  # discards replies of the database that arrive out of order

    async def note(self, *seats: int | None) -> None:
        """Store whether these seats are connected to this process; None stands for the spectators."""
        store = self._writer.store
        for seat in seats:
            async with self.lock:  # or a socket that comes while another goes would be forgotten
                note = store.connect if self._is_here(seat) else store.disconnect
                number = SPECTATORS if seat is None else seat
                await self._writer.write(note, self._table_id, number, self._now_ms())

    async def look(self) -> bool:
        """Read who is connected; tells whether a seat came or went."""
        self._asked += 1
        asked = self._asked
        present = await self._writer.read(self._writer.store.here, self._table_id)
        if asked < self._answered:
            return False
        self._answered = asked
        seats = frozenset(seat for seat, _ in present if seat != SPECTATORS)
        self._processes = sorted({process for _, process in present}, reverse=True)
        changed = seats != self.seats
        self.seats = seats
        return changed

    def rank(self) -> int:
        """How many processes came to the table after this one: the last one to come moves the bots."""
        own = self._writer.store.process
        return self._processes.index(own) if own in self._processes else 0
