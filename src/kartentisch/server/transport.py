"""Uvicorn's web sockets with limits that they lack: no client makes the server keep much for it."""

from asyncio import TimerHandle
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

_PATIENCE_SECONDS: Final = 10.0  # with a client that takes nothing of what is sent to it
_MOST_FRAGMENTS: Final = 64  # of one message
_TOO_LARGE: Final = 1009


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket that ends when its client does not read."""

    _end: TimerHandle | None = None

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
