"""Uvicorn's web sockets with a direct way to write, and with limits on what is kept for a client."""

from asyncio import AbstractEventLoop, Future, TimerHandle, Transport
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

_PATIENCE_SECONDS: Final = 10.0  # with a client that takes nothing of what is sent to it
_MOST_FRAGMENTS: Final = 64  # of one message
MOST_WAITING_BYTES: Final = 1_000_000  # for a client that does not take them
_MOST_MESSAGES: Final = 8  # of one client that wait to be dealt with
_TOO_LARGE: Final = 1009
_TEXT: Final = b"\x81"
_MASKED: Final = 0x80
_SHORT: Final = 126  # bytes: what is shorter has its size in the head
_SHORT_HEAD: Final = 6  # bytes
_WIRE: Final = "kartentisch.wire"


def wire_of(scope: Mapping[str, Any]) -> "SocketProtocol":
    """The direct way to the client of a web socket, past what others do for every message."""
    return cast("SocketProtocol", scope["extensions"][_WIRE])


class Inbox:
    """What a client has sent, for one reader; `asyncio.Queue` asks for the running loop at every turn."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._arrival: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Something has come."""
        self._events.append(event)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        """What came first; waits for it."""
        while not self._events:
            self._arrival = self._loop.create_future()
            await self._arrival
        return self._events.popleft()

    def is_awaited(self) -> bool:
        """Whether the reader has dealt with everything and waits for more."""
        return self._arrival is not None and not self._arrival.done()

    def qsize(self) -> int:
        """How much waits to be read."""
        return len(self._events)

    def empty(self) -> bool:
        """Whether all is read."""
        return not self._events


def short_text(data: bytes) -> str | None:
    """The text if this is just one short text message, as nearly all that clients send are."""
    size = len(data) - _SHORT_HEAD
    if not 0 <= size < _SHORT or data[:1] != _TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[_SHORT_HEAD:], data[2:_SHORT_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def are_short_frames(data: bytes) -> bool:
    """Whether this is nothing but short frames, the last one complete."""
    place = 0
    while place + _SHORT_HEAD <= len(data) and _MASKED <= data[place + 1] < _MASKED | _SHORT:
        place += _SHORT_HEAD + data[place + 1] - _MASKED
    return place == len(data)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket that ends when its client does not read."""

    # What is said at many tables at once is written together: the system's part and ours are each done in one
    # go, which keeps the processor's caches warm.
    _outgoing: ClassVar[list[tuple[Transport, bytes]]] = []
    hear: Callable[[str], bool] | None = None  # may take a message at once; tells whether it did
    _end: TimerHandle | None = None
    _between_frames = False  # whether what comes next begins a frame, as far as is known

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """A client is there."""
        super().connection_made(transport)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Offer the direct way to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[_WIRE] = self
            self._between_frames = True  # Uvicorn hands over the request alone

    def data_received(self, data: bytes) -> None:
        """A short message is read here at once, all else by the library."""
        if self._between_frames and not self.frames and not self.close_sent:
            text = short_text(data)
            if text is not None:
                if self.hear is not None and self._inbox.is_awaited() and self.hear(text):
                    return
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                self._pause_when_many_wait()
                return
        self._between_frames = self._between_frames and are_short_frames(data)
        super().data_received(data)

    def write_text(self, text: bytes) -> None:
        """Write a text message soon; what a slow client does not take is kept for a while."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if self.transport.get_write_buffer_size() + size > MOST_WAITING_BYTES:
            self.transport.abort()
            return
        if size < 126:
            head = _TEXT + size.to_bytes(1)
        elif size < 65_536:
            head = _TEXT + b"\x7e" + size.to_bytes(2)
        else:
            head = _TEXT + b"\x7f" + size.to_bytes(8)
        if not self._outgoing:
            self.loop.call_soon(self._write_all)
        self._outgoing.append((self.transport, head + text))

    @classmethod
    def _write_all(cls) -> None:
        outgoing, cls._outgoing = cls._outgoing, []  # whatever goes wrong now, the next turn begins anew
        for transport, frame in outgoing:
            if not transport.is_closing():
                transport.write(frame)

    async def send(self, message: "ASGISendEvent") -> None:
        """Accept or close: what was said before goes first."""
        self._write_all()
        await super().send(message)

    def shutdown(self) -> None:
        """The server ends."""
        self._write_all()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; stop reading only when several wait there."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_when_many_wait()

    def _pause_when_many_wait(self) -> None:
        if not self.read_paused and not self.close_sent and self.queue.qsize() >= _MOST_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """The client does not take what is sent."""
        super().pause_writing()
        self._end = self.loop.call_later(_PATIENCE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None

    def handle_ping(self) -> None:
        """Answer a ping, but let no answers pile up for a client that does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment; empty ones could go on for ever."""
        if self.close_sent or self.transport.is_closing():
            return
        if len(self.frames) < _MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.conn.send_close(_TOO_LARGE)
            self.handle_parser_exception()
