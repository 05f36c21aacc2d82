"""The messages of one client: each is answered once, in order."""

import asyncio
from functools import partial
from typing import TypeAlias

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.core.errors import KartentischError
from kartentisch.server.logs import log
from kartentisch.server.metrics import REFUSALS
from kartentisch.server.rooms import protocol
from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.hub import Hub, new_table_id
from kartentisch.server.rooms.pipeline import Action
from kartentisch.server.rooms.protocol import AnyClientMessage, ChatLine, Done, Pong, Refusal, Scores
from kartentisch.server.rooms.room import Room
from kartentisch.table import decide
from kartentisch.table.errors import Refused, code_of
from kartentisch.table.events import AnyEvent

SeatMessage: TypeAlias = (
    protocol.Move
    | protocol.Undo
    | protocol.Cut
    | protocol.Bot
    | protocol.Pace
    | protocol.Start
    | protocol.Leave
    | protocol.Back
)


def refuse(connection: Connection, id: int | None, error: KartentischError) -> None:
    """Answer with a refusal."""
    code = code_of(error)
    REFUSALS.labels(code).inc()
    connection.send(Refusal(id=id, code=code, reason=error.reason, rule=error.rule))


class Conversation:
    """One client and its table."""

    def __init__(self, hub: Hub, room: Room, connection: Connection) -> None:
        self.hub = hub
        self.room = room
        self.connection = connection
        self._is_moving = False  # whether a move of the fast path has no answer yet
        self._answered: asyncio.Future[None] | None = None  # for whoever waits for that answer

    def hear(self, text: str) -> bool:
        """Fast path: submit a move without a task. Tells whether it took the message; else call `answer`."""
        if self._is_moving or not self.connection.welcomed or self.connection.seat is None:
            return False
        try:
            message = _decode(text)
        except Refused:
            return False
        if not isinstance(message, protocol.Move) or not self.connection.messages.take():
            return False
        self._is_moving = True
        finish = partial(self._finish_move, message.id)
        self.room.pipeline.submit(Action(partial(self._decide, message), finish, self.connection, message.id))
        return True

    def _finish_move(self, asked: int | None, error: Exception | None) -> None:
        if error is not None:
            self._refuse(asked, error)
        self._is_moving = False
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    async def answer(self, text: str | None) -> None:
        """Do what a message asks for, or refuse it; None stands for a binary message."""
        if self._is_moving:  # answers come in the order of the messages
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        asked = None
        try:
            message = _decode(text)
            asked = message.id
            await self._handle(message)
        except Exception as error:
            self._refuse(asked, error)

    def _refuse(self, asked: int | None, error: Exception) -> None:
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

    async def _handle(self, message: AnyClientMessage) -> None:
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
                self.connection.send(Scores(id=message.id, deals=list(self.room.table.sheet)))
                return
        self._seat()
        if isinstance(message, protocol.Rematch):
            await self._rematch(message)
        else:
            if isinstance(message, protocol.Start):
                await self.hub.rules_are_ready.wait()
            await self.room.pipeline.act(partial(self._decide, message), self.connection, message.id)

    def _decide(self, message: SeatMessage) -> AnyEvent:
        table, seat = self.room.table, self._seat()
        match message:
            case protocol.Move():
                used_ms = self.room.turns.used_ms(seat)
                return decide.move(table, seat, message.seq, message.move, used_ms=used_ms)
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
        """The client's seat now: it may have been freed while a message was queued."""
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
        seat = self.connection.seat
        if not self.room.chat.may_speak(seat):
            raise Refused("too-fast", "too much chat at once")
        name = None if seat is None else self.room.table.seats[seat].name
        line = ChatLine(seat=seat, name=name, preset=message.preset, text=text, at=self.hub.now_ms())
        await self.room.chat.say(line, self.connection, message.id)

    def _mute(self, message: protocol.Mute) -> None:
        if message.seat is not None and message.seat not in range(len(self.room.table.seats)):
            raise Refused("no-such-seat", f"there is no seat {message.seat}")
        (self.connection.muted.add if message.muted else self.connection.muted.discard)(message.seat)
        self.connection.send(Done(id=message.id))

    async def _rematch(self, message: protocol.Rematch) -> None:
        table_id = new_table_id()
        event, log_ = decide.rematch(self.room.table, table_id)

        def decision() -> AnyEvent:
            self._seat()
            decide.rematch(self.room.table, table_id)
            return event

        await self.room.pipeline.act(decision, self.connection, message.id, (table_id, log_))


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
