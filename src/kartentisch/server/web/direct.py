"""The fast wire: uvicorn's web socket protocol without ASGI's overhead for every message.

A move costs the server a quarter less processor time than with plain ASGI (bench/speed.md). The class that
this one extends is not documented: `direct_protocol` checks it, and the server uses plain ASGI if it differs.
Frames are parsed here only if they are short and complete, as nearly all of a client's are.
"""

import asyncio
from asyncio import AbstractEventLoop, Future, TimerHandle, Transport
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from kartentisch.server.web.wire import DIRECT, MOST_WAITING_BYTES, SLOW_READER_SECONDS, text_of

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

_MOST_FRAGMENTS: Final = 64  # of one message
_MOST_MESSAGES: Final = 8  # that wait to be read before the server stops receiving more
_TOO_LARGE: Final = 1009
_TEXT: Final = b"\x81"
_MASKED: Final = 0x80
_SHORT: Final = 126  # bytes: shorter frames have their size in the header's second byte
_SHORT_HEADER: Final = 6  # bytes
# What is used of uvicorn's class beyond the methods that are overridden
_USED: Final = (
    *("loop", "transport", "queue", "conn", "frames", "writable", "close_sent", "read_paused"),
    *("receive", "handle_parser_exception"),
)


class Inbox:
    """The messages of a client, for one reader; `asyncio.Queue` looks up the running loop for each."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._arrival: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add a message."""
        self._events.append(event)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        """The oldest message, as soon as there is one."""
        while not self._events:
            self._arrival = self._loop.create_future()
            await self._arrival
        return self._events.popleft()

    def is_awaited(self) -> bool:
        """Whether the reader has handled everything and waits for more."""
        return self._arrival is not None and not self._arrival.done()

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._events)

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._events


def short_text(data: bytes) -> str | None:
    """The text, if this is exactly one short text frame."""
    size = len(data) - _SHORT_HEADER
    if not 0 <= size < _SHORT or data[:1] != _TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[_SHORT_HEADER:], data[2:_SHORT_HEADER]).decode()
    except UnicodeDecodeError:
        return None


def are_short_frames(data: bytes) -> bool:
    """Whether this is nothing but short frames, the last one complete."""
    start = 0
    while start + _SHORT_HEADER <= len(data) and _MASKED <= data[start + 1] < _MASKED | _SHORT:
        start += _SHORT_HEADER + data[start + 1] - _MASKED
    return start == len(data)


class DirectProtocol(WebSocketsSansIOProtocol):
    """A web socket that is its own `Wire`."""

    # All sockets write together, once in a turn of the loop: that keeps the processor's caches warm.
    _outgoing: ClassVar[list[tuple[Transport, bytes]]] = []
    hear: Callable[[str], bool] | None = None
    _drop_timer: TimerHandle | None = None
    _between_frames = False  # whether the next byte is known to begin a frame

    # The wire

    def write(self, text: bytes) -> None:
        """Send an encoded message soon; a client for which too much waits is dropped."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if self.transport.get_write_buffer_size() + size > MOST_WAITING_BYTES:
            self.transport.abort()
            return
        if size < 126:
            header = _TEXT + size.to_bytes(1)
        elif size < 65_536:
            header = _TEXT + b"\x7e" + size.to_bytes(2)
        else:
            header = _TEXT + b"\x7f" + size.to_bytes(8)
        if not self._outgoing:
            self.loop.call_soon(self._write_all)
        self._outgoing.append((self.transport, header + text))

    @classmethod
    def _write_all(cls) -> None:
        outgoing, cls._outgoing = cls._outgoing, []  # first: a failing write must not stop later ones
        for transport, frame in outgoing:
            if not transport.is_closing():
                transport.write(frame)

    async def next_message(self) -> str | None:
        """The next message; None is a binary one. Raises `Disconnected`."""
        return text_of(cast(dict[str, Any], await self.receive()))

    async def finish(self) -> None:
        """Send what still waits; nothing is written after this."""
        self._write_all()

    # Reading

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Read into an inbox of ours."""
        super().connection_made(transport)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Offer this wire to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[DIRECT] = self
            self._between_frames = True  # uvicorn hands over the request alone

    def data_received(self, data: bytes) -> None:
        """Read a short message at once; the library reads everything else."""
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

    def send_receive_event_to_app(self) -> None:
        """Put a message into the inbox; uvicorn would stop reading after each."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_when_many_wait()

    def _pause_when_many_wait(self) -> None:
        if not self.read_paused and not self.close_sent and self.queue.qsize() >= _MOST_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """Limit the fragments of a message: empty ones could go on for ever."""
        if self.close_sent or self.transport.is_closing():
            return
        if len(self.frames) < _MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.conn.send_close(_TOO_LARGE)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: answers must not pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # Slow readers and the end

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._drop_timer = self.loop.call_later(SLOW_READER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._stop_timer()
        super().connection_lost(exc)

    def _stop_timer(self) -> None:
        if self._drop_timer is not None:
            self._drop_timer.cancel()
            self._drop_timer = None

    async def send(self, message: "ASGISendEvent") -> None:
        """Accept or close, after what was written before."""
        self._write_all()
        await super().send(message)

    def shutdown(self) -> None:
        """The server ends."""
        self._write_all()
        super().shutdown()


def direct_protocol() -> type[DirectProtocol]:
    """The class for uvicorn; raises `TypeError` if uvicorn's own class is not as expected."""
    overridden = [
        name
        for name, value in vars(DirectProtocol).items()
        if callable(value) and not name.startswith("_") and name not in ("write", "next_message", "finish")
    ]
    loop = asyncio.new_event_loop()
    try:
        config = uvicorn.Config(_no_app, log_config=None, ws="none")
        base = WebSocketsSansIOProtocol(config, ServerState(), {}, loop)
    finally:
        loop.close()
    missing = [name for name in (*overridden, *_USED) if not hasattr(base, name)]
    if missing:
        raise TypeError(f"uvicorn's protocol has no {', '.join(missing)}")
    return DirectProtocol


async def _no_app(scope: object, receive: object, send: object) -> None: ...
