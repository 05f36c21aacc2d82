"""The way to the client of a web socket: an interface, and its implementation with plain ASGI."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

from litestar import WebSocket

from kartentisch.server.logs import log

MOST_WAITING_BYTES: Final = 1_000_000  # for a client that does not read
SLOW_READER_SECONDS: Final = 10.0  # a client that reads nothing for so long is dropped
DIRECT: Final = "kartentisch.wire"  # where the direct wire puts itself in the scope


class Disconnected(Exception):
    """The client is gone."""


class Wire(Protocol):
    """An accepted web socket; `write` never blocks."""

    hear: Callable[[str], bool] | None
    """The fast path for a text message, if the wire has one; tells whether it took the message."""

    def write(self, text: bytes) -> None:
        """Send an encoded message soon; a client for which too much waits is dropped."""

    async def next_message(self) -> str | None:
        """The next message; None is a binary one. Raises `Disconnected`."""

    async def finish(self) -> None:
        """Send what still waits; nothing is written after this."""


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    """The wire of an accepted socket: the direct one if the server runs with it."""
    extensions: Mapping[str, Any] = socket.scope["extensions"] or {}
    wire: Wire = extensions[DIRECT] if DIRECT in extensions else StockWire(socket)
    return wire


def text_of(event: Mapping[str, Any]) -> str | None:
    """The text of an ASGI event; None if it is binary."""
    if event["type"] == "websocket.disconnect":
        raise Disconnected
    text: str | None = event.get("text")
    return text


class StockWire:
    """Any ASGI server: a task sends what was written, and every message is read by the socket's task."""

    hear: Callable[[str], bool] | None = None  # never called

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._reader: asyncio.Task[Any] | None = None  # while it waits for a message
        self._dropped = False
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._sender: asyncio.Task[None] | None = None  # while anything waits

    def write(self, text: bytes) -> None:
        """Send an encoded message soon; a client for which too much waits is dropped."""
        if self._dropped:
            return
        if self._waiting_bytes + len(text) > MOST_WAITING_BYTES:
            self._drop()
            return
        self._waiting.append(text)
        self._waiting_bytes += len(text)
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                async with asyncio.timeout(SLOW_READER_SECONDS):
                    await self._socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
                self._waiting_bytes -= len(text)
        except Exception as error:  # too slow, or gone
            log.debug("sending failed", extra={"error": type(error).__name__})
            self._drop()
        finally:
            self._sender = None

    def _drop(self) -> None:
        self._dropped = True
        self._waiting.clear()
        if self._reader is not None:
            self._reader.cancel()

    async def next_message(self) -> str | None:
        """The next message; None is a binary one. Raises `Disconnected`."""
        if self._dropped:
            raise Disconnected
        self._reader = asyncio.current_task()
        try:
            return text_of(await self._socket.receive())
        except asyncio.CancelledError:
            if self._dropped and self._reader is not None and self._reader.uncancel() == 0:
                raise Disconnected from None
            raise
        finally:
            self._reader = None

    async def finish(self) -> None:
        """Send what still waits; nothing is written after this."""
        if self._sender is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sender, SLOW_READER_SECONDS)
        self._drop()
