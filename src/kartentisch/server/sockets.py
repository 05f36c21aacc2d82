"""The web socket of a table: reads messages, sees to it that each gets one answer."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.core.errors import KartentischError
from kartentisch.server import protocol
from kartentisch.server.connection import Connection
from kartentisch.server.hub import Hub, new_table_id
from kartentisch.server.limits import network_of
from kartentisch.server.logs import log
from kartentisch.server.metrics import REFUSALS, SOCKETS
from kartentisch.server.protocol import AnyClientMessage, Done, Pong, Refusal, Scores
from kartentisch.server.room import Room
from kartentisch.server.transport import SocketProtocol, wire_of
from kartentisch.table import decide
from kartentisch.table.errors import Refused, code_of
from kartentisch.table.events import AnyEvent

Socket = WebSocket[Any, Any, Any]
Action: TypeAlias = (
    protocol.Move
    | protocol.Undo
    | protocol.Cut
    | protocol.Bot
    | protocol.Pace
    | protocol.Start
    | protocol.Leave
    | protocol.Back
)

# Codes with which a socket is closed (docs/protocol.md)
POLICY: Final = 1008
TRY_AGAIN: Final = 1013
UNKNOWN_TABLE: Final = 4404
NO_HELLO: Final = 4408

_MOST_REFUSED_FOR_HASTE = 100


@websocket("/api/tables/{table_id:str}/socket", name="socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Play at a table, or watch it."""
    hub: Hub = socket.app.state.hub
    if not is_own_origin(socket, hub.settings.origins):
        raise PermissionDeniedException("this page may not open sockets here")
    address = network_of(socket.client.host if socket.client else "")
    if hub.sockets[address] >= hub.settings.sockets_per_address:
        raise PermissionDeniedException("too many sockets from this address")
    hub.sockets[address] += 1
    try:
        await socket.accept()
        wire = wire_of(socket.scope)
        connection = Connection(wire.write_text, hub.settings)
        with SOCKETS.track_inprogress():
            code = await _read(wire, connection, hub, table_id)
    finally:
        hub.sockets[address] -= 1
        if not hub.sockets[address]:
            del hub.sockets[address]
    if code is not None:
        with suppress(Exception):  # the client may be gone already
            await socket.close(code)


def is_own_origin(socket: Socket, others: tuple[str, ...]) -> bool:
    """Whether the socket comes from a page of this server; programs that are no browsers send no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == socket.headers.get("host")


async def _read(wire: SocketProtocol, connection: Connection, hub: Hub, table_id: str) -> int | None:
    """Read until the client goes (None) or has to go (the code)."""
    try:
        room = await hub.room(table_id)
    except Refused as error:
        refuse(connection, None, error)
        return UNKNOWN_TABLE
    except SQLAlchemyError as error:
        log.warning("storage failed", extra={"table": table_id, "error": type(error).__name__})
        refuse(connection, None, Refused("storage", "the database does not answer"))
        return TRY_AGAIN
    conversation = Conversation(hub, room, connection)
    wire.hear = conversation.hear
    hasty = 0
    deadline = asyncio.get_running_loop().time() + hub.settings.hello_within_seconds
    try:
        while hasty < _MOST_REFUSED_FOR_HASTE:
            if connection.welcomed:
                event = await wire.receive()
            else:
                try:
                    async with asyncio.timeout_at(deadline):
                        event = await wire.receive()
                except TimeoutError:
                    return NO_HELLO
            if event["type"] == "websocket.disconnect":
                return None
            if connection.messages.take():
                text = event.get("text")
                await conversation.answer(text if isinstance(text, str) else None)
            else:
                hasty += 1
                refuse(connection, None, Refused("too-fast", "too many messages at once"))
        return POLICY
    finally:
        if connection in room.connections:
            await asyncio.shield(_exit(room, connection))


async def _exit(room: Room, connection: Connection) -> None:
    try:
        await room.exit(connection)
    except SQLAlchemyError as error:
        room.storage_failed(error)


def refuse(connection: Connection, id: int | None, error: KartentischError) -> None:
    """Answer with the reason why not."""
    code = code_of(error)
    REFUSALS.labels(code).inc()
    connection.send(Refusal(id=id, code=code, reason=error.reason, rule=error.rule))


class Conversation:
    """One client and the table he is at."""

    def __init__(self, hub: Hub, room: Room, connection: Connection) -> None:
        self.hub = hub
        self.room = room
        self.connection = connection
        self._is_moving = False  # whether a move that was made at once has no answer yet
        self._answered: asyncio.Future[None] | None = None  # for whoever waits for that

    async def answer(self, text: str | None) -> None:
        """Do what a message asks for, or say why not."""
        if self._is_moving:  # answers come in the order of the messages
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        asked = None
        try:
            message = _decode(text)
            asked = message.id
            await self._do(message)
        except Exception as error:
            self._say_why_not(asked, error)

    def hear(self, text: str) -> bool:
        """Make a move at once if that can be, as it nearly always can; all else is answered in its turn."""
        if not self.connection.welcomed or self.connection.seat is None:
            return False
        try:
            message = _decode(text)
        except Refused:
            return False
        if not isinstance(message, protocol.Move) or not self.connection.messages.take():
            return False
        self._is_moving = True
        answered = partial(self._finish_move, message.id)
        if self.room.act_at_once(partial(self._decide, message), self.connection, message.id, answered):
            return True
        self._is_moving = False
        self.connection.messages.give_back()
        return False

    def _finish_move(self, asked: int | None, error: Exception | None) -> None:
        if error is not None:
            self._say_why_not(asked, error)
        self._is_moving = False
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    def _say_why_not(self, asked: int | None, error: Exception) -> None:
        match error:
            case KartentischError():
                refuse(self.connection, asked, error)
            case SQLAlchemyError():
                self.room.storage_failed(error)
                waiting = Refused("storage", "the database does not answer; wait for the next frame")
                refuse(self.connection, asked, waiting)
            case _:
                log.error("unexpected error", exc_info=error, extra={"table": self.room.table.id})
                refuse(self.connection, asked, Refused("internal", "something went wrong in the server"))

    async def _do(self, message: AnyClientMessage) -> None:
        table = self.room.table
        match message:
            case protocol.Hello():
                await self._hello(message)
                return
            case protocol.Ping():
                self.connection.send(Pong(id=message.id))
                return
        if not self.connection.welcomed:
            raise Refused("hello-first", "say hello first")
        match message:
            case protocol.Say():
                await self._say(message)
                return
            case protocol.Mute():
                self._mute(message)
                return
            case protocol.Sheet():
                self.connection.send(Scores(id=message.id, deals=list(table.sheet)))
                return
        self._seat()
        if isinstance(message, protocol.Rematch):
            await self._rematch(message)
        else:
            if isinstance(message, protocol.Start):
                await self.hub.rules_are_ready.wait()
            await self.room.act(partial(self._decide, message), self.connection, message.id)

    def _decide(self, message: Action) -> AnyEvent:
        table, seat = self.room.table, self._seat()
        match message:
            case protocol.Move():
                return decide.move(table, seat, message.seq, message.move, used_ms=self.room.used_ms(seat))
            case protocol.Undo():
                return decide.undo(table, seat, message.seq)
            case protocol.Cut():
                return decide.cut(table, seat, message.value)
            case protocol.Bot():
                return decide.place_bot(table, seat, message.seat, message.bot)
            case protocol.Pace():
                return decide.pace(table, seat, message.pause_ms)
            case protocol.Start():
                return decide.start(table, seat, message.first)
            case protocol.Leave():
                return decide.leave(table, seat)
            case protocol.Back():
                return decide.back(table, seat)

    def _seat(self) -> int:
        """The client's seat now: it may have been freed while a message waited for its turn."""
        if self.connection.seat is None:
            raise Refused("spectator", "spectators only watch")
        return self.connection.seat

    async def _hello(self, message: protocol.Hello) -> None:
        if self.connection.welcomed:
            raise Refused("hello-again", "hello was said already")
        if message.version != protocol.VERSION:
            raise Refused(
                "wrong-version", f"this server speaks version {protocol.VERSION}, not {message.version}"
            )
        if message.token is not None:
            self.connection.seat = decide.seat_of(self.room.table, message.token)
        self.connection.prospects = message.prospects
        await self.room.enter(self.connection, message.id)

    async def _say(self, message: protocol.Say) -> None:
        text = None if message.text is None else " ".join(message.text.split())
        if (message.preset is None) == (text is None):
            raise Refused("wrong-chat", "say either a preset or a text")
        if text is not None and (not 1 <= len(text) <= protocol.LONGEST_TEXT or not text.isprintable()):
            raise Refused("wrong-chat", f"a text has 1 to {protocol.LONGEST_TEXT} characters")
        if not self.room.may_speak(self.connection.seat):
            raise Refused("too-fast", "too much chat at once")
        await self.room.say(self.connection, message.id, message.preset, text)

    def _mute(self, message: protocol.Mute) -> None:
        if message.seat is not None and message.seat not in range(len(self.room.table.seats)):
            raise Refused("wrong-seat", f"there is no seat {message.seat}")
        (self.connection.muted.add if message.muted else self.connection.muted.discard)(message.seat)
        self.connection.send(Done(id=message.id))

    async def _rematch(self, message: protocol.Rematch) -> None:
        table_id = new_table_id()
        event, log_ = decide.rematch(self.room.table, table_id)

        def decision() -> AnyEvent:
            self._seat()
            decide.rematch(self.room.table, table_id)
            return event

        await self.room.act(decision, self.connection, message.id, (table_id, log_))


def _decode(text: str | None) -> AnyClientMessage:
    if text is None:
        raise Refused("not-text", "messages are text, not binary")
    if len(text) > protocol.LARGEST_MESSAGE or len(text.encode()) > protocol.LARGEST_MESSAGE:
        raise Refused("too-large", f"a message has at most {protocol.LARGEST_MESSAGE} bytes")
    try:
        return protocol.decode(text)
    except msgspec.ValidationError as error:
        raise Refused("wrong-message", f"not a message of this protocol: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"not JSON: {error}") from None
