"""All tables of this process, and its life among other processes."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex, token_urlsafe
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.limits import Buckets
from kartentisch.server.listener import Listener
from kartentisch.server.logs import log
from kartentisch.server.metrics import ROOMS, WARM
from kartentisch.server.room import Room, decode_chat
from kartentisch.server.settings import Settings
from kartentisch.server.store import Store
from kartentisch.server.writer import Writer
from kartentisch.table import decide
from kartentisch.table.errors import Refused
from kartentisch.table.events import AnyEvent
from kartentisch.table.play import warm_up_bots, warm_up_examples, warm_up_rules
from kartentisch.table.table import Status

_BOT_THREADS = 2
_SWEEP_SECONDS = 60.0
_LISTED = 50
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Hub:
    """Finds rooms, keeps those in use, hears of events in other processes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.writer = Writer(store)
        self.thinkers = ThreadPoolExecutor(_BOT_THREADS, "bot")
        self.addresses = Buckets(settings.requests_per_second, settings.requests_at_once)
        self.rooms: dict[str, Room] = {}
        self.rules_are_ready = asyncio.Event()  # compiled in a thread, while tables can be set up
        self.rules_are_ready.set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def clock(self) -> float:
        """Seconds of a steady clock."""
        return time.monotonic()

    # Life

    async def start(self) -> None:
        """Say that this process is alive, and begin to listen."""
        self.rules_are_ready.clear()
        loop = asyncio.get_running_loop()
        self.thinkers.submit(self._warm_up, loop)
        await self._beat()
        self._repeat(self.settings.heartbeat_seconds, self._beat)
        self._repeat(_SWEEP_SECONDS, self.sweep)
        if self.store.is_postgresql:
            self._listener = Listener(
                self.store,
                lambda *news: loop.call_soon_threadsafe(self._hear, *news),
                lambda: loop.call_soon_threadsafe(self._hear_all),
            )
            self._listener.start()

    def _warm_up(self, loop: asyncio.AbstractEventLoop) -> None:
        warm_up_rules()
        loop.call_soon_threadsafe(self.rules_are_ready.set)
        warm_up_examples()
        warm_up_bots()
        WARM.set(1)

    async def stop(self) -> None:
        """Take leave of the other processes."""
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.close()
        if self._listener is not None:
            self._listener.stop()
        await self.writer.write(self.store.leave)
        self.writer.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    def _repeat(self, seconds: float, action: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                await self._try(action())

        self._begin(repeat())

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except SQLAlchemyError as error:
            log.warning("storage failed", extra={"error": type(error).__name__})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        now = self.now_ms()
        if not await self.writer.write(self.store.beat, now):
            # New, or taken for dead by another process after a long pause
            for room in list(self.rooms.values()):
                await room.note_presence_of_all()
        # With SQLite there is only this process.
        patience = self.settings.dead_after_seconds if self.store.is_postgresql else 0
        for table_id in await self.writer.write(self.store.bury, now - round(1000 * patience)):
            self._hear("presence", table_id, 0)
        self._forget_idle_rooms()
        self.addresses.forget_full()

    def _forget_idle_rooms(self) -> None:
        for table_id in [table_id for table_id, room in self.rooms.items() if room.is_idle()]:
            self.rooms.pop(table_id).close()
        ROOMS.set(len(self.rooms))

    # Tables

    async def create(self, log_: list[AnyEvent]) -> str:
        """Store a new table; returns its id, which nobody can guess."""
        table_id = new_table_id()
        await self.writer.write(self.store.create, table_id, log_, self.now_ms())
        log.info("table opened", extra={"table": table_id})
        return table_id

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be."""
        if table_id in self.rooms:
            room = self.rooms[table_id]
            room.used_at = self.clock()
            if self.store.is_postgresql:  # another process may have stored more a moment ago
                await room.catch_up(room.table.seq + 1)
            return room
        if _TABLE_ID.fullmatch(table_id) is None:
            raise Refused("unknown-table", "there is no such table")
        if table_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        table = await self.writer.read(self.store.load, table_id)
        if table is None:
            raise Refused("unknown-table", "there is no such table")
        room = Room(self, table)
        self.rooms[table_id] = room
        await room.catch_up(table.seq + 1)  # stored while the table was being read
        await room.refresh()
        return room

    async def open_tables(self) -> list[Room]:
        """Tables that wait for players."""
        ids = await self.writer.read(self.store.open_tables, _LISTED)
        rooms = [await self.room(table_id) for table_id in ids]
        return [room for room in rooms if any(seat.kind == "empty" for seat in room.table.seats)]

    async def sweep(self) -> None:
        """Abandoned tables end: those at which nobody has been for long."""
        limits: dict[Status, float] = {
            "waiting": self.settings.abandon_waiting_after_seconds,
            "playing": self.settings.abandon_playing_after_seconds,
        }
        for status, seconds in limits.items():
            before = self.now_ms() - round(1000 * seconds)
            for table_id in await self.writer.read(self.store.forgotten_tables, status, before):
                room = await self.room(table_id)
                if room.table.status == status:
                    await room.try_to(partial(decide.abandon, room.table))
                await self.writer.write(self.store.set_status, table_id, room.table.status)

    # News of other processes

    def _hear(self, kind: str, table_id: str, number: int) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        if kind == "event":
            room.begin(room.catch_up(number))
        elif kind == "presence":
            room.begin(room.refresh())
        else:
            self._begin(self._try(self._hear_chat(room, number)))

    def _hear_all(self) -> None:
        """News may have been missed."""
        for table_id, room in self.rooms.items():
            self._hear("event", table_id, room.table.seq + 1)
            self._hear("presence", table_id, 0)

    async def _hear_chat(self, room: Room, number: int) -> None:
        for line in decode_chat(await self.writer.read(self.store.chat, room.table.id, number)):
            room.spread(line)


def new_process_id() -> str:
    """The id of a process; ids of later processes are greater."""
    return f"{time.time_ns() // 1_000_000:012x}-{token_hex(4)}"


def new_table_id() -> str:
    """An id that nobody can guess: it is the invitation."""
    return token_urlsafe(16)
