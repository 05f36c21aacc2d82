"""Uvicorn's web sockets with a direct way to write, and with limits on what is kept for a client."""

from asyncio import TimerHandle
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

_PATIENCE_SECONDS: Final = 10.0  # with a client that takes nothing of what is sent to it
_MOST_FRAGMENTS: Final = 64  # of one message
MOST_WAITING_BYTES: Final = 1_000_000  # for a client that does not take them
_MOST_MESSAGES: Final = 8  # of one client that wait to be dealt with
_TOO_LARGE: Final = 1009
_TEXT: Final = b"\x81"
_WRITE: Final = "kartentisch.write"


def write_to(scope: Mapping[str, Any]) -> Callable[[bytes], None]:
    """The direct way to the client of a web socket."""
    return cast(Callable[[bytes], None], scope["extensions"][_WRITE])


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket that ends when its client does not read."""

    _end: TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the direct way to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[_WRITE] = self.write_text

    def write_text(self, text: bytes) -> None:
        """Write a text message without waiting; what a slow client does not take is kept for a while."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        size = len(text)
        if self.transport.get_write_buffer_size() + size > MOST_WAITING_BYTES:
            self.transport.abort()
            return
        if size < 126:
            self.transport.write(_TEXT + size.to_bytes(1) + text)
        elif size < 65_536:
            self.transport.write(_TEXT + b"\x7e" + size.to_bytes(2) + text)
        else:
            self.transport.write(_TEXT + b"\x7f" + size.to_bytes(8) + text)

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; stop reading only when several wait there."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= _MOST_MESSAGES:
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
