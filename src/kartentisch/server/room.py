"""A table in this process: stores what happens, then tells everybody here; lets bots and clocks act."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.bots import Effort
from kartentisch.core.errors import KartentischError
from kartentisch.server import protocol
from kartentisch.server.connection import Connection
from kartentisch.server.limits import Bucket
from kartentisch.server.logs import log
from kartentisch.server.metrics import count_event
from kartentisch.server.protocol import Chat, ChatLine, Preset, Update, Welcome
from kartentisch.server.store import SPECTATORS, Entry
from kartentisch.table import decide
from kartentisch.table.clock import RunningClock
from kartentisch.table.events import Abandoned, AnyEvent, By, Freed, Moved, Paused, Started
from kartentisch.table.news import CHANGED
from kartentisch.table.play import choose
from kartentisch.table.table import STAND_IN, Status, Table
from kartentisch.table.view import Frame, frames, with_prospects

if TYPE_CHECKING:
    from kartentisch.server.hub import Hub

Shots: TypeAlias = list[Mapping[int | None, Frame]]
_TURN_OF_NEXT_PROCESS_SECONDS = 2.0
_KEPT_SECONDS = 30.0
_CHAT_PER_SECOND = 0.5
_CHAT_AT_ONCE = 6
_RETRY_SECONDS = 1.0


class Room:
    """One table, its sockets in this process, and what is due there."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.connections: set[Connection] = set()
        self.here: frozenset[int] = frozenset()  # seats connected anywhere
        self._processes: list[str] = []  # through these, the latest first
        self.used_at = hub.clock()
        self._lock = asyncio.Lock()
        self._presence_lock = asyncio.Lock()
        self._clock = RunningClock()
        self._timers: dict[object, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked = self._answered = 0  # which look at who is connected was the last
        self._arranged: object = None  # for which people the absences are watched
        self._bot_at = 0  # the event after which a bot is already thinking
        self._chat: dict[int | None, Bucket] = {}
        self._said = 0  # lines of chat that were told to those here

    # Events

    async def act(
        self,
        decision: Callable[[], AnyEvent],
        sender: Connection | None = None,
        id: int | None = None,
        opens: tuple[str, list[AnyEvent]] | None = None,
    ) -> None:
        """Decide, store, then let it happen; decide anew if somebody else was faster."""
        async with self._lock:
            while True:
                entry = self._entry(decision(), opens)
                stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
                self.hub.writer.append(entry, partial(_tell, stored))
                if await stored:
                    break
                await self._catch_up()
            count_event(type(entry.event))
            self._happen(entry.event, sender, id)

    def act_at_once(
        self,
        decision: Callable[[], AnyEvent],
        sender: Connection,
        id: int | None,
        answered: Callable[[Exception | None], None],
    ) -> bool:
        """The same without a task that waits for it; tells whether the table was free.

        Calls `answered` once when all is done, with what went wrong if anything did.
        """
        if not _take_if_free(self._lock):
            return False
        try:
            entry = self._entry(decision())
        except Exception as error:
            self._lock.release()
            answered(error)
            return True

        async def act_anew() -> None:
            try:
                await self.act(decision, sender, id)
            except Exception as error:
                answered(error)
            else:
                answered(None)

        def stored(result: bool | Exception) -> None:
            try:
                if result is True:
                    count_event(type(entry.event))
                    self._happen(entry.event, sender, id)
            except Exception as error:
                result = error
            self._lock.release()
            if result is False:  # somebody else was faster
                self.begin(act_anew())
            else:
                answered(None if result is True else result)

        self.hub.writer.append(entry, stored)
        return True

    def _entry(self, event: AnyEvent, opens: tuple[str, list[AnyEvent]] | None = None) -> Entry:
        return Entry(self.table.id, self.table.seq + 1, self.hub.now_ms(), event, _status_after(event), opens)

    def used_ms(self, seat: int) -> int:
        """The time that a seat's move takes from its clock."""
        return self._clock.used_ms(seat, self.hub.clock())

    async def catch_up(self, seq: int) -> None:
        """Another process has stored an event."""
        async with self._lock:
            if seq > self.table.seq:
                await self._catch_up()

    async def _catch_up(self) -> None:
        for event in await self.hub.writer.read(self.hub.store.log, self.table.id, self.table.seq):
            self._happen(event)

    def _happen(self, event: AnyEvent, sender: Connection | None = None, id: int | None = None) -> None:
        if isinstance(event, Freed):
            self._free(event.seat)
        shots: Shots = []
        audience = self._audience()
        was_over = self.table.status == "over"
        self.table.apply(event, lambda news: shots.append(frames(self.table, news, self.here, audience)))
        if isinstance(event, Moved | Paused):
            self._clock.restart(self.hub.clock())
        self._publish(shots, sender, id)
        if self.table.status == "over" and not was_over:
            self.begin(self.hub.writer.write(self.hub.store.set_status, self.table.id, "over"))
        self._arrange()

    def _publish(self, shots: Shots, sender: Connection | None = None, id: int | None = None) -> None:
        encoded: dict[tuple[int | None, bool], bytes] = {}
        for connection in self.connections:
            if not connection.welcomed:
                continue
            if connection is sender:
                connection.send(Update(id=id, frames=self._frames(shots, connection)))
                continue
            key = (connection.seat, connection.prospects)
            if key not in encoded:
                encoded[key] = protocol.encode(Update(frames=self._frames(shots, connection)))
            connection.write(encoded[key])

    def _frames(self, shots: Shots, connection: Connection) -> list[Frame]:
        found = [shot[connection.seat] for shot in shots]
        if connection.prospects:
            found[-1] = with_prospects(self.table, found[-1])
        return found

    def frame(self, seat: int | None) -> Frame:
        """The table as it is now."""
        return frames(self.table, None, self.here, [seat])[seat]

    # Chat

    def may_speak(self, seat: int | None) -> bool:
        """Whether a seat, or the spectators together, have not said too much; new sockets change nothing."""
        return self._chat.setdefault(seat, Bucket(_CHAT_PER_SECOND, _CHAT_AT_ONCE)).take()

    async def say(self, sender: Connection, id: int | None, preset: Preset | None, text: str | None) -> None:
        """Keep what a person or a spectator says, then tell everybody."""
        seat = sender.seat
        name = None if seat is None else self.table.seats[seat].name
        line = ChatLine(seat=seat, name=name, preset=preset, text=text, at=self.hub.now_ms())
        body = protocol.encode(line).decode()
        await self.hub.writer.write(self.hub.store.say, self.table.id, line.at, body)
        self.spread(line, sender, id)

    async def _chat_so_far(self) -> list[str]:
        while True:
            said = self._said
            lines = await self.hub.writer.read(self.hub.store.chat, self.table.id)
            if said == self._said:  # or what was told to the others meanwhile might be missing
                return lines

    def spread(self, line: ChatLine, sender: Connection | None = None, id: int | None = None) -> None:
        """Tell everybody here what was said, but those who do not want to hear it."""
        self._said += 1
        for connection in self.connections:
            if connection is sender:
                connection.send(Chat(id=id, line=line))
            elif connection.welcomed and line.seat not in connection.muted:
                connection.send(Chat(line=line))

    def _audience(self) -> set[int | None]:
        return {connection.seat for connection in self.connections if connection.welcomed}

    # Coming and going

    async def enter(self, connection: Connection, id: int | None) -> None:
        """A socket joins and is welcomed; its person takes the seat back from the bot."""
        self.connections.add(connection)
        await self._note_presence(connection.seat)
        await self.refresh()
        lines = await self._chat_so_far()
        seat = connection.seat  # it may have been freed meanwhile
        shot = {seat: self.frame(seat)}
        (frame,) = self._frames([shot], connection)
        connection.send(
            Welcome(id=id, version=protocol.VERSION, seat=seat, frame=frame, chat=decode_chat(lines))
        )
        connection.welcomed = True
        if seat is not None and self.table.seats[seat].away:
            await self.try_to(partial(decide.back, self.table, seat))

    async def exit(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and self._clock.seat == seat and not self._is_connected(seat):
            await self.try_to(partial(decide.pause, self.table, seat, self.used_ms(seat)))
        await self._note_presence(seat)
        await self.refresh()

    def _free(self, seat: int) -> None:
        """Whoever sat on a freed seat only watches from now on."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None
        self.begin(self._note_freed(seat))

    async def _note_freed(self, seat: int) -> None:
        await self._note_presence(seat)
        await self._note_presence(None)
        await self.refresh()

    def _is_connected(self, seat: int | None) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    async def _note_presence(self, seat: int | None) -> None:
        async with self._presence_lock:  # or a socket that comes while another goes would be forgotten
            store = self.hub.store
            note = store.connect if self._is_connected(seat) else store.disconnect
            number = SPECTATORS if seat is None else seat
            await self.hub.writer.write(note, self.table.id, number, self.hub.now_ms())

    async def note_presence_of_all(self) -> None:
        """Say anew who is connected here and who is not."""
        for seat in (None, *range(len(self.table.seats))):
            await self._note_presence(seat)

    async def refresh(self) -> None:
        """Look who is connected, through any process."""
        self._asked += 1
        asked = self._asked
        present = await self.hub.writer.read(self.hub.store.here, self.table.id)
        if asked < self._answered:  # what was asked for later is known already
            return
        self._answered = asked
        here = frozenset(seat for seat, _ in present if seat != SPECTATORS)
        self._processes = sorted({process for _, process in present}, reverse=True)
        if here != self.here:
            self.here = here
            self._publish([frames(self.table, CHANGED, here, self._audience())])
        self._arrange()

    # What is due

    async def try_to(self, decision: Callable[[], AnyEvent]) -> None:
        """Do something if it can still be done."""
        try:
            await self.act(decision)
        except KartentischError:
            pass
        except SQLAlchemyError as error:
            self.storage_failed(error)

    def storage_failed(self, error: SQLAlchemyError) -> None:
        """The database does not answer."""
        log.warning("storage failed", extra={"table": self.table.id, "error": type(error).__name__})
        self.look_again()

    def look_again(self) -> None:
        """Soon arrange everything anew: something due was not done."""
        self._bot_at = 0
        self._arranged = None
        self._set_timer("recovery", _RETRY_SECONDS, self._recover)

    async def _recover(self) -> None:
        await self.catch_up(self.table.seq + 1)
        await self.note_presence_of_all()
        await self.refresh()

    def _arrange(self) -> None:
        """Set the timers of clock and absences, and let a bot think that is to move."""
        if self.table.opened.clock is not None:
            now = self.hub.clock()
            self._clock.follow(self.table, self._seats_here(), now)
            self._set_timer("clock", self._clock.seconds_left(self.table, now), self._run_out_of_time)
        around = (self.table.around, self.here, bool(self.connections))
        if around != self._arranged:
            self._arranged = around
            self._watch_absences()
        due = self.table.due()
        if due is not None and self.connections and self._bot_at != self.table.seq:
            self._bot_at = self.table.seq
            self.begin(self._let_bot_move(due, self.table.bot_of(due), self.table.seq))

    def _watch_absences(self) -> None:
        for number, seat in enumerate(self.table.seats):
            missing = (
                bool(self.connections)
                and self.table.status == "playing"
                and seat.kind == "person"
                and not seat.away
                and number not in self.here
            )
            if missing != (number in self._timers):
                after = self.hub.settings.away_after_seconds if missing else None
                self._set_timer(number, after, partial(self._miss, number))

    def _seats_here(self) -> set[int]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def _set_timer(
        self, key: object, seconds: float | None, action: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        if key in self._timers:
            self._timers.pop(key).cancel()
        if seconds is not None:

            def run() -> None:
                self._timers.pop(key, None)
                self.begin(action())

            self._timers[key] = asyncio.get_running_loop().call_later(seconds, run)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; if the database fails, all is looked at again."""
        task = asyncio.get_running_loop().create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except SQLAlchemyError as error:
            self.storage_failed(error)
        except Exception:
            log.exception("unexpected error", extra={"table": self.table.id})
            self.look_again()

    async def _let_bot_move(self, seat: int, bot: str, seq: int, by: By = "bot", used_ms: int = 0) -> None:
        if by == "bot":
            own = self.hub.store.process
            turn = self._processes.index(own) if own in self._processes else 0
            await asyncio.sleep(self.table.bot_pause_ms / 1000 + turn * _TURN_OF_NEXT_PROCESS_SECONDS)
        if self.table.seq != seq:
            return
        seen = self.table.game.observe(self.table.live.state, seat)
        effort = Effort(self.hub.settings.bot_milliseconds)
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self.hub.thinkers, choose, self.table.game, bot, seen, effort)
        await self.try_to(lambda: decide.move(self.table, seat, seq, move, by, used_ms))

    async def _run_out_of_time(self) -> None:
        seat = self._clock.seat
        if seat is not None:
            await self._let_bot_move(seat, STAND_IN, self.table.seq, "clock", self.used_ms(seat))

    async def _miss(self, seat: int) -> None:
        await self.refresh()
        if seat not in self.here:
            await self.try_to(lambda: decide.away(self.table, seat))

    def close(self) -> None:
        """Forget what is due here."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def is_idle(self) -> bool:
        """Whether nothing is to be done here."""
        long_unused = self.hub.clock() - self.used_at > _KEPT_SECONDS
        busy = self.connections or self._tasks or self._timers or self._lock.locked()
        return long_unused and not busy


def _take_if_free(lock: asyncio.Lock) -> bool:
    """Take a lock for which nobody else waits."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


def _tell(stored: asyncio.Future[bool], result: bool | Exception) -> None:
    if stored.done():  # whoever waited is gone
        return
    if isinstance(result, Exception):
        stored.set_exception(result)
    else:
        stored.set_result(result)


def _status_after(event: AnyEvent) -> Status | None:
    match event:
        case Started():
            return "playing"
        case Abandoned():
            return "abandoned"
    return None


def decode_chat(lines: list[str]) -> list[ChatLine]:
    """Lines of chat as they are kept."""
    return [msgspec.json.decode(line, type=ChatLine) for line in lines]
