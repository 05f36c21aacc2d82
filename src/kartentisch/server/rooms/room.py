"""A table in this process: its event pipeline, its sockets, and what it tells them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from kartentisch.core.errors import KartentischError
from kartentisch.server.logs import log
from kartentisch.server.rooms import protocol
from kartentisch.server.rooms.background import Background
from kartentisch.server.rooms.chat import Chat
from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.pipeline import Pipeline
from kartentisch.server.rooms.presence import Presence
from kartentisch.server.rooms.protocol import Update, Welcome
from kartentisch.server.rooms.turns import Turns
from kartentisch.table import decide
from kartentisch.table.events import AnyEvent, Freed, Moved, Paused
from kartentisch.table.news import CHANGED
from kartentisch.table.table import Table
from kartentisch.table.view import Frame, frames, with_prospects

if TYPE_CHECKING:
    from kartentisch.server.rooms.hub import Hub

Shots: TypeAlias = list[Mapping[int | None, Frame]]  # the frames of each seat, one mapping a point to show
_KEPT_SECONDS: Final = 30.0
_RETRY_SECONDS: Final = 1.0


class Room:
    """One table and its sockets in this process."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.connections: set[Connection] = set()
        self.used_at = hub.clock()
        self.background = Background(self._failed)
        self.pipeline = Pipeline(table, hub.writer, hub.now_ms, self._apply, self.background.begin)
        self.presence = Presence(table.id, hub.writer, hub.now_ms, self._is_connected)
        self.chat = Chat(table.id, hub.writer, self.connections)
        self.turns = Turns(self)

    @property
    def here(self) -> frozenset[int]:
        """The seats connected through any process."""
        return self.presence.seats

    # Events

    async def try_to(self, decision: Callable[[], AnyEvent]) -> None:
        """Act if that is still allowed."""
        try:
            await self.pipeline.act(decision)
        except KartentischError:
            pass
        except SQLAlchemyError as error:
            self.storage_failed(error)

    def _apply(self, event: AnyEvent, sender: Connection | None, id: int | None) -> None:
        """Apply a stored event and tell everybody here."""
        if isinstance(event, Freed):
            self._free(event.seat)
        shots: Shots = []
        audience = self._audience()
        was_over = self.table.status == "over"
        self.table.apply(event, lambda news: shots.append(frames(self.table, news, self.here, audience)))
        if isinstance(event, Moved | Paused):
            self.turns.restart_clock()
        self._publish(shots, sender, id)
        if self.table.status == "over" and not was_over:
            writer = self.hub.writer
            self.background.begin(writer.write(writer.store.set_status, self.table.id, "over"))
        self.turns.arrange()

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

    def _audience(self) -> set[int | None]:
        return {connection.seat for connection in self.connections if connection.welcomed}

    def frame(self, seat: int | None) -> Frame:
        """The table as a seat or a spectator sees it now."""
        return frames(self.table, None, self.here, [seat])[seat]

    # Coming and going

    async def enter(self, connection: Connection, id: int | None) -> None:
        """Welcome a socket; its person takes the seat back from the bot."""
        self.connections.add(connection)
        await self.presence.note(connection.seat)
        await self.refresh()
        lines = await self.chat.history()
        seat = connection.seat  # it may have been freed meanwhile
        (frame,) = self._frames([{seat: self.frame(seat)}], connection)
        connection.send(Welcome(id=id, version=protocol.VERSION, seat=seat, frame=frame, chat=lines))
        connection.welcomed = True
        if seat is not None and self.table.seats[seat].away:
            await self.try_to(partial(decide.back, self.table, seat))

    async def exit(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and self.turns.runs_for(seat) and not self._is_connected(seat):
            await self.try_to(partial(decide.pause, self.table, seat, self.turns.used_ms(seat)))
        await self.presence.note(seat)
        await self.refresh()

    def _free(self, seat: int) -> None:
        """Whoever sat on a freed seat becomes a spectator."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None
        self.background.begin(self._note_freed(seat))

    async def _note_freed(self, seat: int) -> None:
        await self.presence.note(seat, None)
        await self.refresh()

    def _is_connected(self, seat: int | None) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def seats_connected(self) -> set[int]:
        """The seats connected to this process."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    async def note_everybody(self) -> None:
        """Store again who is connected here and who is not."""
        await self.presence.note(None, *range(len(self.table.seats)))

    async def refresh(self) -> None:
        """Look who is connected, through any process."""
        if await self.presence.look():
            self._publish([frames(self.table, CHANGED, self.here, self._audience())])
        self.turns.arrange()

    # Failures

    def _failed(self, error: Exception) -> None:
        if isinstance(error, SQLAlchemyError):
            self.storage_failed(error)
            return
        log.error("unexpected error", exc_info=error, extra={"table": self.table.id})
        self._retry_soon()

    def storage_failed(self, error: SQLAlchemyError) -> None:
        """The database does not answer: look again soon."""
        log.warning("storage failed", extra={"table": self.table.id, "error": type(error).__name__})
        self._retry_soon()

    def _retry_soon(self) -> None:
        self.turns.forget()
        self.background.set_timer("recovery", _RETRY_SECONDS, self._recover)

    async def _recover(self) -> None:
        await self.pipeline.catch_up(self.table.seq + 1)
        await self.note_everybody()
        await self.refresh()

    # The end

    def close(self) -> None:
        """Cancel what is due here."""
        self.background.close()

    def is_idle(self) -> bool:
        """Whether the room can be forgotten."""
        long_unused = self.hub.clock() - self.used_at > _KEPT_SECONDS
        busy = self.connections or self.background.is_busy() or self.pipeline.lock.is_taken()
        return long_unused and not busy
