"""All tables of this process, and its place among the other processes."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex, token_urlsafe
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.core.errors import KartentischError
from kartentisch.server.limits import Buckets
from kartentisch.server.logs import log
from kartentisch.server.metrics import ROOMS, WARM
from kartentisch.server.rooms.background import Background, Work
from kartentisch.server.rooms.room import Room
from kartentisch.server.settings import Settings
from kartentisch.server.storage.listener import Listener
from kartentisch.server.storage.store import Store
from kartentisch.server.storage.writer import Writer
from kartentisch.table import decide
from kartentisch.table.errors import Refused
from kartentisch.table.events import AnyEvent
from kartentisch.table.play import warm_up_bots, warm_up_examples, warm_up_rules
from kartentisch.table.table import Status

_BOT_THREADS: Final = 2
_SWEEP_SECONDS: Final = 60.0
_LISTED_TABLES: Final = 50
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Hub:
    """Finds rooms, keeps those in use, and passes on the news of other processes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.writer = Writer(store)
        self.bot_threads = ThreadPoolExecutor(_BOT_THREADS, "bot")
        self.addresses = Buckets(settings.requests_per_second, settings.requests_at_once)
        self.sockets: Counter[str] = Counter()  # by address
        self.rooms: dict[str, Room] = {}
        self.rules_are_ready = asyncio.Event()  # `start` clears it until a thread has compiled them
        self.rules_are_ready.set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background = Background(_log_failure)
        self._listener: Listener | None = None

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def clock(self) -> float:
        """Seconds of a monotonic clock."""
        return time.monotonic()

    # Start and stop

    async def start(self) -> None:
        """Register this process and begin to listen."""
        self.rules_are_ready.clear()
        loop = asyncio.get_running_loop()
        self.bot_threads.submit(self._warm_up, loop)
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
        """Compile in a thread, while tables can already be set up."""
        if not _compiles(warm_up_rules):
            return
        loop.call_soon_threadsafe(self.rules_are_ready.set)
        _compiles(warm_up_examples)  # a broken page of rules keeps nobody from playing
        if _compiles(warm_up_bots):
            WARM.set(1)

    async def stop(self) -> None:
        """Finish what was begun and sign off."""
        self._background.close()
        for room in self.rooms.values():
            room.close()
        if self._listener is not None:
            self._listener.stop()
        try:
            await self.writer.write(self.store.leave)
        except Exception as error:
            _log_failure(error)
        self.writer.close()
        self.bot_threads.shutdown(wait=False, cancel_futures=True)

    def _repeat(self, seconds: float, work: Callable[[], Work]) -> None:
        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Exception as error:  # it may succeed the next time
                    _log_failure(error)

        self._background.begin(repeat())

    async def _beat(self) -> None:
        now = self.now_ms()
        if not await self.writer.write(self.store.beat, now):
            # A new process, or one that another took for dead after a long pause
            for room in [room for room in self.rooms.values() if room.connections]:
                await room.note_everybody()
        dead_before = now - round(1000 * self.settings.dead_after_seconds)
        for table_id in await self.writer.write(self.store.bury, dead_before):
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
        """The room of a table, loaded if necessary."""
        if table_id in self.rooms:
            room = self.rooms[table_id]
            if self.store.is_postgresql:  # another process may have stored more a moment ago
                await room.pipeline.catch_up(room.table.seq + 1)
            room.used_at = self.clock()
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
        await room.pipeline.catch_up(table.seq + 1)  # stored while the table was being read
        await room.refresh()
        return room

    async def open_tables(self) -> list[Room]:
        """The tables that wait for players."""
        ids = await self.writer.read(self.store.open_tables, _LISTED_TABLES)
        rooms = [room for table_id in ids if (room := await self._intact_room(table_id)) is not None]
        return [room for room in rooms if any(seat.kind == "empty" for seat in room.table.seats)]

    async def _intact_room(self, table_id: str) -> Room | None:
        """The room of a table, or None if its log cannot be replayed."""
        try:
            return await self.room(table_id)
        except (KartentischError, msgspec.MsgspecError) as error:
            log.error("broken table", extra={"table": table_id, "error": type(error).__name__})
            return None

    async def sweep(self) -> None:
        """End the tables at which nobody has been for long."""
        limits: dict[Status, float] = {
            "waiting": self.settings.abandon_waiting_after_seconds,
            "playing": self.settings.abandon_playing_after_seconds,
        }
        for status, seconds in limits.items():
            before = self.now_ms() - round(1000 * seconds)
            for table_id in await self.writer.read(self.store.forgotten_tables, status, before):
                room = await self._intact_room(table_id)
                if room is None:
                    continue
                if room.table.status == status:
                    await room.try_to(partial(decide.abandon, room.table))
                await self.writer.write(self.store.set_status, table_id, room.table.status)

    # News of other processes

    def _hear(self, kind: str, table_id: str, number: int) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        if kind == "event":
            room.background.begin(room.pipeline.catch_up(number))
        elif kind == "presence":
            room.background.begin(room.refresh())
        else:
            self._background.begin(room.chat.hear(number))

    def _hear_all(self) -> None:
        """News may have been missed: look at every table."""
        for table_id, room in self.rooms.items():
            self._hear("event", table_id, room.table.seq + 1)
            self._hear("presence", table_id, 0)


def _compiles(warm_up: Callable[[], None]) -> bool:
    try:
        warm_up()
    except Exception:
        log.exception("compiling failed")
        return False
    return True


def _log_failure(error: Exception) -> None:
    if isinstance(error, SQLAlchemyError):
        log.warning("storage failed", extra={"error": type(error).__name__})
    else:
        log.error("unexpected error", exc_info=error)


def new_process_id() -> str:
    """The id of a process; ids of later processes are greater."""
    return f"{time.time_ns() // 1_000_000:012x}-{token_hex(4)}"


def new_table_id() -> str:
    """An id that nobody can guess: it is the invitation."""
    return token_urlsafe(16)
