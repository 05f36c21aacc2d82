"""What happens at a table without a message: bots move, clocks run out, absent people are replaced."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from kartentisch.bots import Effort
from kartentisch.table import decide
from kartentisch.table.clock import RunningClock
from kartentisch.table.events import By
from kartentisch.table.play import choose
from kartentisch.table.table import STAND_IN

if TYPE_CHECKING:
    from kartentisch.server.rooms.room import Room

# How long each process waits for the one before it to move a bot.
_NEXT_PROCESS_SECONDS: Final = 2.0


class Turns:
    """Watches the clock, the absent and the bots of one room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._clock = RunningClock()
        self._watched: object = None  # the people for whom the timers of absence are set
        self._thinking_at = 0  # the event after which a bot is already thinking

    def used_ms(self, seat: int) -> int:
        """The time that a move of this seat would take from its clock."""
        return self._clock.used_ms(seat, self._room.hub.clock())

    def runs_for(self, seat: int) -> bool:
        """Whether the clock of this seat runs."""
        return self._clock.seat == seat

    def restart_clock(self) -> None:
        """The time so far has been taken from the clock."""
        self._clock.restart(self._room.hub.clock())

    def forget(self) -> None:
        """Let `arrange` set everything again: something due was not done."""
        self._thinking_at = 0
        self._watched = None

    def arrange(self) -> None:
        """Set the timers of clock and absences, and start the bot that is to move."""
        room, table = self._room, self._room.table
        if table.opened.clock is not None:
            now = room.hub.clock()
            self._clock.follow(table, room.seats_connected(), now)
            room.background.set_timer("clock", self._clock.seconds_left(table, now), self._run_out_of_time)
        people = (table.around, room.here, bool(room.connections))
        if people != self._watched:
            self._watched = people
            self._watch_absences()
        due = table.due()
        if due is not None and room.connections and self._thinking_at != table.seq:
            self._thinking_at = table.seq
            room.background.begin(self._move_bot(due, table.bot_of(due), table.seq))

    def _watch_absences(self) -> None:
        room = self._room
        for number, seat in enumerate(room.table.seats):
            missing = (
                bool(room.connections)
                and room.table.status == "playing"
                and seat.kind == "person"
                and not seat.away
                and number not in room.here
            )
            if missing != room.background.has_timer(number):
                after = room.hub.settings.away_after_seconds if missing else None
                room.background.set_timer(number, after, partial(self._replace, number))

    async def _replace(self, seat: int) -> None:
        await self._room.refresh()
        if seat not in self._room.here:
            await self._room.try_to(partial(decide.away, self._room.table, seat))

    async def _move_bot(self, seat: int, bot: str, seq: int) -> None:
        pause = self._room.table.bot_pause_ms / 1000
        await asyncio.sleep(pause + self._room.presence.rank() * _NEXT_PROCESS_SECONDS)
        if self._room.table.seq == seq:
            await self._move(seat, bot, "bot")

    async def _run_out_of_time(self) -> None:
        seat = self._clock.seat
        if seat is not None:
            left_ms = self._room.table.seats[seat].clock_ms  # timers may fire a millisecond early
            await self._move(seat, STAND_IN, "clock", max(left_ms, self.used_ms(seat)))

    async def _move(self, seat: int, bot: str, by: By, used_ms: int = 0) -> None:
        """Let a bot choose from what the seat knows, in a thread, and move."""
        table, hub = self._room.table, self._room.hub
        seq = table.seq
        seen = table.game.observe(table.live.state, seat)
        effort = Effort(hub.settings.bot_milliseconds)
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(hub.bot_threads, choose, table.game, bot, seen, effort)
        await self._room.try_to(partial(decide.move, table, seat, seq, move, by, used_ms))
