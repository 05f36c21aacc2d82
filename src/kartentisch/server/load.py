"""Measure a server: a process of its own, and here three clients a table that move as soon as they may.

A move counts when all three have received it. The clients are as lean as can be, since both processes share
the machine: their own few lines of the web socket protocol instead of a library.
"""

import asyncio
import base64
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, cast
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import numpy as np
import uvloop

from kartentisch.server.settings import WrongSetting

SEATS: Final = 3
CommandFor: TypeAlias = Callable[[int, Path], list[str]]
# Long matches, so that moves are measured, not the opening of tables
_OPTIONS: Final[dict[str, dict[str, int]]] = {"companeros": {"games": 100}}
_PATIENCE_SECONDS = 300.0  # a fresh machine compiles all rules and bots first
_WARM_UP_SECONDS = 1.0
_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A


class _Table(msgspec.Struct):
    id: str
    status: str


class _Place(msgspec.Struct):
    token: str
    table: _Table


class _Frame(msgspec.Struct):
    seq: int
    table: _Table
    legal: list[str]


class _Message(msgspec.Struct):
    type: str
    frames: list[_Frame] = []
    frame: _Frame | None = None


_decode: Final = msgspec.json.Decoder(_Message).decode


class Figures(msgspec.Struct):
    """What was measured."""

    game: str
    tables: int
    moves_per_second: float
    p50_ms: float  # from sending a move to its last receipt
    p99_ms: float
    server_mb: float  # resident, with all tables
    kb_per_table: float  # resident, beyond the server without tables
    server_us_per_move: float  # the time of one core that the server spends on a move


class Client(asyncio.Protocol):
    """One socket: sends masked text frames, reads text frames of less than 64 kB."""

    def __init__(self, path: str, host: str, heard: Callable[["Client", _Message], None]) -> None:
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
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

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
        place = 0
        while len(buffer) - place >= 4:
            size, begin = buffer[place + 1], place + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
            if len(buffer) < begin + size:
                break
            body = buffer[begin : begin + size]
            if buffer[place] == _TEXT:
                self._heard(self, _decode(body))
            elif buffer[place] == _PING:
                self._send_frame(_PONG, body)
            place = begin + size
        self._buffer = buffer[place:]

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.close()


class Game:
    """One table after another with three clients who move at once."""

    def __init__(self, address: tuple[str, int], game: str, moving: bool, seed: int) -> None:
        self._address = address
        self._game = game
        self._moving = moving
        self._chance = random.Random(seed)
        self._sent: dict[int, float] = {}  # when the move that became an event was sent
        self._heard_by: dict[int, int] = {}
        self._over = asyncio.Event()
        self.latencies: list[tuple[float, float]] = []  # when a move was complete, and how long it took

    async def play(self, ready: Callable[[], object], go: asyncio.Event) -> None:
        """Open a table and play when all are ready; when the game is over, the next one."""
        while True:
            self._over.clear()
            self._sent.clear()
            self._heard_by.clear()
            clients = await self._sit_down()
            ready()
            await go.wait()
            clients[0].send({"type": "start", "first": 0})
            await self._over.wait()
            for client in clients:
                client.close()

    async def _sit_down(self) -> list[Client]:
        options = _OPTIONS.get(self._game, {})
        place = await self._post(
            "/api/tables", {"game": self._game, "players": SEATS, "name": "0", "options": options}
        )
        path = f"/api/tables/{place.table.id}"
        tokens = [place.token] + [
            (await self._post(f"{path}/seats", {"name": str(seat)})).token for seat in range(1, SEATS)
        ]
        clients = []
        self._welcomed = asyncio.Event()
        self._to_welcome = SEATS
        loop = asyncio.get_running_loop()
        host, port = self._address
        for token in tokens:
            _, client = await loop.create_connection(
                lambda: Client(f"{path}/socket", f"{host}:{port}", self._hear), host, port
            )
            await client.opened.wait()
            client.send({"type": "hello", "version": 1, "token": token})
            clients.append(client)
        await self._welcomed.wait()
        return clients

    async def _post(self, path: str, body: dict[str, object]) -> _Place:
        reader, writer = await asyncio.open_connection(*self._address)
        content = msgspec.json.encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self._address[0]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode()
            + content
        )
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2], type=_Place)

    def _hear(self, client: Client, message: _Message) -> None:
        if message.frame is not None:
            self._to_welcome -= 1
            if self._to_welcome == 0:
                self._welcomed.set()
        if not message.frames:
            return
        newest = message.frames[-1]
        if newest.seq > client.seq:
            client.seq = newest.seq
            self._see(newest.seq)
        if newest.table.status == "over":
            self._over.set()
        elif newest.legal and self._moving and newest.seq + 1 not in self._sent:
            self._sent[newest.seq + 1] = time.perf_counter()
            move = self._chance.choice(newest.legal)
            client.send({"type": "move", "seq": newest.seq, "move": move})

    def _see(self, seq: int) -> None:
        if seq not in self._sent:
            return
        count = self._heard_by.get(seq, 0) + 1
        self._heard_by[seq] = count
        if count == SEATS:
            now = time.perf_counter()
            self.latencies.append((now, now - self._sent[seq]))


def serve_command(port: int, folder: Path) -> list[str]:
    """How the server to be measured is started, with an SQLite file of its own."""
    command = [sys.executable, "-m", "kartentisch", "serve", "--port", str(port), "--rate", "1000000"]
    return [*command, "--database", f"sqlite:///{folder / 'tables.sqlite3'}"]


@contextmanager
def _server_process(folder: Path, command_for: CommandFor) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The server to be measured, and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen(command_for(port, folder), stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + _PATIENCE_SECONDS
        while not _is_warm(port):
            if process.poll() is not None or time.monotonic() > end:
                raise WrongSetting("the server to be measured does not start")
            time.sleep(0.05)
        yield process, port
    finally:
        process.terminate()
        process.wait()


def _is_warm(port: int) -> bool:
    """Whether the server answers, and has compiled all that it may have to."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            return b"\nkartentisch_warm 1" in answer.read()
    except (URLError, OSError):
        return False


def _resident_bytes(process: subprocess.Popen[bytes]) -> int:
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(
    game: str,
    tables: int,
    seconds: float,
    moving: bool,
    progress: Callable[[], Any],
    command_for: CommandFor = serve_command,
) -> Figures:
    """Play at so many tables for so long; `progress` is called for each table and each second."""
    with (
        tempfile.TemporaryDirectory(prefix="kartentisch-") as folder,
        _server_process(Path(folder), command_for) as (process, port),
    ):
        before = _resident_bytes(process)
        latencies, begin, end, used = uvloop.run(
            _load(game, port, tables, seconds, moving, progress, lambda: _cpu_seconds(process))
        )
        after = _resident_bytes(process)
    taken = np.array([took for at, took in latencies if begin <= at < end] or [0.0])
    return Figures(
        game=game,
        tables=tables,
        moves_per_second=len(taken) / (end - begin) if moving else 0.0,
        p50_ms=1000 * float(np.percentile(taken, 50)),
        p99_ms=1000 * float(np.percentile(taken, 99)),
        server_mb=after / 1e6,
        kb_per_table=(after - before) / tables / 1e3,
        server_us_per_move=1e6 * used / len(taken) if moving else 0.0,
    )


async def _load(
    game: str,
    port: int,
    tables: int,
    seconds: float,
    moving: bool,
    progress: Callable[[], Any],
    cpu_seconds: Callable[[], float],
) -> tuple[list[tuple[float, float]], float, float, float]:
    games = [Game(("127.0.0.1", port), game, moving, seed) for seed in range(tables)]
    tasks = []
    go = asyncio.Event()
    for one in games:
        ready = asyncio.Event()
        tasks.append(asyncio.create_task(one.play(ready.set, go)))
        sitting = asyncio.create_task(ready.wait())
        await asyncio.wait((tasks[-1], sitting), return_when=asyncio.FIRST_COMPLETED)
        if not ready.is_set():
            await tasks[-1]  # raises what went wrong
        progress()
    go.set()
    await asyncio.sleep(_WARM_UP_SECONDS)
    begin, cpu = time.perf_counter(), cpu_seconds()
    while time.perf_counter() - begin < seconds:
        await asyncio.sleep(min(1.0, seconds))
        progress()
    end, used = time.perf_counter(), cpu_seconds() - cpu
    for task in tasks:
        task.cancel()
    return [pair for one in games for pair in one.latencies], begin, end, used
