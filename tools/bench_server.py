"""Measure a server under load: python -m tools.bench_server --tables 200 --seconds 5 --json.

The server runs in a process of its own with an SQLite file. Here three clients a table move as soon as they
may; a move counts when all three have received it. The clients speak the web socket protocol themselves
(tools/sockets.py), since both processes share the machine.

`--peer FOLDER` then measures boardgame.io with the scripts `server.js PORT` and `load.js PORT TABLES SECONDS`
and the packages in that folder; the load prints a line of JSON with `moves_per_s`, `p50` and `p99`.
"""

import argparse
import asyncio
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
from typing import Any, Final, TypeAlias
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import numpy as np
import uvloop

from kartentisch.games import GAMES
from tools.sockets import Client, Message, OpenedTable

SEATS: Final = 3
CommandFor: TypeAlias = Callable[[int, Path], list[str]]
Latency: TypeAlias = tuple[float, float]  # when a move was complete, and how long it took
# Long matches, so that moves are measured, not the opening of tables
_OPTIONS: Final[dict[str, dict[str, int]]] = {"companeros": {"games": 100}}
_STARTUP_SECONDS: Final = 300.0  # a fresh machine compiles all rules and bots first
_WARM_UP_SECONDS: Final = 1.0
_SAMPLE_SECONDS: Final = 0.05


class Figures(msgspec.Struct):
    """What was measured."""

    server: str
    game: str
    tables: int
    moves_per_second: float
    p50_ms: float  # from sending a move to its last receipt
    p99_ms: float
    server_mb: float  # resident, with all tables
    kb_per_table: float  # resident, beyond the server without tables
    server_us_per_move: float  # processor time


class TableDriver:
    """Plays at one table after another with three clients that move at once."""

    def __init__(self, address: tuple[str, int], game: str, moving: bool, seed: int) -> None:
        self._address = address
        self._game = game
        self._moving = moving
        self._chance = random.Random(seed)
        self._sent: dict[int, float] = {}  # when the move that became an event was sent
        self._heard_by: dict[int, int] = {}
        self._over = asyncio.Event()
        self.latencies: list[Latency] = []

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
        opened = await self._post(
            "/api/tables", {"game": self._game, "players": SEATS, "name": "0", "options": options}
        )
        path = f"/api/tables/{opened.table.id}"
        tokens = [opened.token] + [
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

    async def _post(self, path: str, body: dict[str, object]) -> OpenedTable:
        reader, writer = await asyncio.open_connection(*self._address)
        content = msgspec.json.encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self._address[0]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode()
            + content
        )
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2], type=OpenedTable)

    def _hear(self, client: Client, message: Message) -> None:
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


def serve_command(port: int, folder: Path, *flags: str) -> list[str]:
    """How the server to be measured is started, with an SQLite file of its own."""
    command = [sys.executable, "-m", "kartentisch", "serve", "--port", str(port), "--rate", "1000000"]
    return [*command, "--database", f"sqlite:///{folder / 'tables.sqlite3'}", *flags]


def measure(
    game: str,
    tables: int,
    seconds: float,
    moving: bool = True,
    name: str = "kartentisch",
    command_for: CommandFor = serve_command,
) -> Figures:
    """Play at so many tables for so long."""
    with (
        tempfile.TemporaryDirectory(prefix="kartentisch-") as folder,
        _server_process(lambda port: command_for(port, Path(folder)), _is_warm) as (process, port),
    ):
        before = _resident_bytes(process)
        latencies, begin, end, used = uvloop.run(
            _load(game, port, tables, seconds, moving, lambda: _cpu_seconds(process))
        )
        after = _resident_bytes(process)
    taken = np.array([took for at, took in latencies if begin <= at < end] or [0.0])
    return Figures(
        server=name,
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
    game: str, port: int, tables: int, seconds: float, moving: bool, cpu_seconds: Callable[[], float]
) -> tuple[list[Latency], float, float, float]:
    drivers = [TableDriver(("127.0.0.1", port), game, moving, seed) for seed in range(tables)]
    tasks = []
    go = asyncio.Event()
    for driver in drivers:
        ready = asyncio.Event()
        tasks.append(asyncio.create_task(driver.play(ready.set, go)))
        sitting = asyncio.create_task(ready.wait())
        await asyncio.wait((tasks[-1], sitting), return_when=asyncio.FIRST_COMPLETED)
        if not ready.is_set():
            await tasks[-1]  # raises what went wrong
    go.set()
    await asyncio.sleep(_WARM_UP_SECONDS)
    begin, cpu = time.perf_counter(), cpu_seconds()
    await asyncio.sleep(seconds)
    end, used = time.perf_counter(), cpu_seconds() - cpu
    for task in tasks:
        task.cancel()
    return [latency for driver in drivers for latency in driver.latencies], begin, end, used


def measure_peer(folder: Path, tables: int, seconds: int) -> Figures:
    """The same load on boardgame.io, which plays a small game and stores nothing."""
    with _server_process(lambda port: ["node", "server.js", str(port)], _listens, folder) as (process, port):
        before = _resident_bytes(process)
        command = ["node", "load.js", str(port), str(tables), str(seconds)]
        load = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        samples: list[float] = []  # processor time of the server, up to the end of the load
        while load.poll() is None:
            samples.append(_cpu_seconds(process))
            time.sleep(_SAMPLE_SECONDS)
        after = _resident_bytes(process)
    assert load.stdout is not None
    answer: dict[str, Any] = msgspec.json.decode(load.stdout.read().splitlines()[-1])
    used = samples[-1] - samples[-min(len(samples), round(seconds / _SAMPLE_SECONDS))]
    return Figures(
        server="boardgame.io",
        game="small",
        tables=tables,
        moves_per_second=answer["moves_per_s"],
        p50_ms=answer["p50"],
        p99_ms=answer["p99"],
        server_mb=after / 1e6,
        kb_per_table=(after - before) / tables / 1e3,
        server_us_per_move=1e6 * used / (answer["moves_per_s"] * seconds),
    )


@contextmanager
def _server_process(
    command_for: Callable[[int], list[str]], is_ready: Callable[[int], bool], folder: Path | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The server to be measured, and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen(
        command_for(port), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + _STARTUP_SECONDS
        while not is_ready(port):
            if process.poll() is not None or time.monotonic() > end:
                sys.exit("the server to be measured does not start")
            time.sleep(0.05)
        yield process, port
    finally:
        process.terminate()
        process.wait()


def _is_warm(port: int) -> bool:
    """Whether the server answers and has compiled everything."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            return b"\nkartentisch_warm 1" in answer.read()
    except (URLError, OSError):
        return False


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _resident_bytes(process: subprocess.Popen[bytes]) -> int:
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200, help="with three sockets each")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--game", choices=list(GAMES), default="companeros")
    parser.add_argument("--idle", action="store_true", help="games that have begun, but nobody moves")
    parser.add_argument("--wire", choices=["direct", "stock"], default="direct")
    parser.add_argument("--peer", type=Path, metavar="FOLDER", help="boardgame.io's scripts and packages")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each server")
    given = parser.parse_args()

    def command(port: int, folder: Path) -> list[str]:
        return serve_command(port, folder, "--wire", given.wire)

    figures = [measure(given.game, given.tables, given.seconds, not given.idle, command_for=command)]
    if given.peer is not None:
        figures.append(measure_peer(given.peer, given.tables, given.seconds))
    for one in figures:
        if given.json:
            print(msgspec.json.encode(one).decode())
        else:
            print(*(f"{name}: {value}" for name, value in msgspec.structs.asdict(one).items()), sep="\n")


if __name__ == "__main__":
    main()
