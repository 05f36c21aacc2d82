"""A lean web socket client for load: a few lines of the protocol instead of a library."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

import msgspec

_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A


class TableState(msgspec.Struct):
    """What a client needs to know of a table."""

    id: str
    status: str


class OpenedTable(msgspec.Struct):
    """The answer to whoever sits down."""

    token: str
    table: TableState


class Frame(msgspec.Struct):
    """What a client needs of a frame."""

    seq: int
    table: TableState
    legal: list[str]


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    frames: list[Frame] = []
    frame: Frame | None = None


_decode: Final = msgspec.json.Decoder(Message).decode


class Client(asyncio.Protocol):
    """One socket: sends masked text frames, reads text frames of less than 64 kB."""

    def __init__(self, path: str, host: str, heard: Callable[["Client", Message], None]) -> None:
        self._path, self._host = path, host
        self._heard = heard
        self._buffer = b""
        self.opened = asyncio.Event()
        self.seq = 0  # the newest event it has heard of
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the web socket."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def send(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._send_frame(_TEXT, msgspec.json.encode(message))

    def _send_frame(self, kind: int, body: bytes) -> None:
        """Send a frame; the mask is zero, which is allowed and costs nothing."""
        assert self._transport is not None
        size = len(body)
        header = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(header + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        """Hand on every complete message."""
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.is_set():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            self.opened.set()
            buffer = buffer[end + 4 :]
        start = 0
        while len(buffer) - start >= 4:
            size, begin = buffer[start + 1], start + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
            if len(buffer) < begin + size:
                break
            body = buffer[begin : begin + size]
            if buffer[start] == _TEXT:
                self._heard(self, _decode(body))
            elif buffer[start] == _PING:
                self._send_frame(_PONG, body)
            start = begin + size
        self._buffer = buffer[start:]

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.close()
