"""The command `kartentisch serve`: how many processes may serve a database."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import text
from uvicorn.protocols.websockets import websockets_sansio_impl

from kartentisch.server import run
from kartentisch.server.storage.database import open_database
from kartentisch.server.web import direct
from tests.server.client import Client, open_table
from tests.server.processes import Server, free_port
from tests.server.test_play import play_on
from tools.bench_server import Figures


def refused(database: str, *flags: str) -> str:
    """Why a server does not start."""
    command = [sys.executable, "-m", "kartentisch", "serve", "--port", str(free_port())]
    ended = subprocess.run(
        [*command, "--database", database, *flags], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    return ended.stderr


def test_several_workers_on_sqlite_are_refused(new_database: Callable[[str], str]) -> None:
    reason = refused(new_database("sqlite"), "--workers", "2")
    assert "several workers or machines need PostgreSQL" in reason
    assert "KARTENTISCH_DATABASE=postgresql://" in reason


def test_a_second_server_on_the_same_sqlite_file_is_refused(
    new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    database = new_database("sqlite")
    start_server(database)
    assert "another server uses this SQLite file" in refused(database)


@pytest.mark.slow
def test_two_workers_on_postgresql_share_the_tables(
    new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    server = start_server(new_database("postgresql"), "--workers", "2")
    end = time.monotonic() + 60
    while server.log().count("server started") < 2 and time.monotonic() < end:
        time.sleep(0.05)
    table_id, tokens = open_table(server.address, "companeros", 3, people=2)

    async def run() -> None:
        # Which worker takes a socket is left to chance: with so many, both do.
        watching = [Client(server.address, table_id) for _ in range(8)]
        playing = [Client(server.address, table_id, token) for token in tokens]
        for client in (*watching, *playing):
            await client.__aenter__()
        await playing[0].ask("bot", seat=2, bot="regular")
        await playing[0].ask("start", first=0)
        async with asyncio.TaskGroup() as group:
            for client in watching:
                group.create_task(client.until(lambda frame: frame["table"]["status"] == "over"))
            for number, client in enumerate(playing):
                group.create_task(play_on(client, random.Random(number)))
        assert len({client.frame["seq"] for client in (*watching, *playing)}) == 1
        for client in (*watching, *playing):
            await client.__aexit__(None, None, None)

    asyncio.run(run())
    assert server.log().count("server started") == 2
    assert "traceback" not in server.log()


def test_the_benchmark_counts_moves_that_all_three_have_received() -> None:
    command = [sys.executable, "-m", "tools.bench_server", "--tables", "2", "--seconds", "1"]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, timeout=300, check=True)
    figures = msgspec.json.decode(done.stdout, type=Figures)
    assert (figures.game, figures.tables) == ("companeros", 2)
    assert figures.moves_per_second > 0
    assert 0 < figures.p50_ms <= figures.p99_ms
    assert figures.server_mb > 0


def test_sqlite_waits_for_the_disk(new_database: Callable[[str], str]) -> None:
    engine = open_database(new_database("sqlite"))
    with engine.connect() as connection:
        assert connection.scalar(text("PRAGMA synchronous")) == 2  # FULL: a pulled plug takes nothing
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
    engine.dispose()


def test_a_uvicorn_whose_protocol_differs_is_served_with_the_stock_wire(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert run._socket_protocol("direct") is direct.DirectProtocol
    assert run._socket_protocol("stock") == "websockets-sansio"
    monkeypatch.delattr(websockets_sansio_impl.WebSocketsSansIOProtocol, "handle_cont")
    assert run._socket_protocol("direct") == "websockets-sansio"
    assert "does not fit" in caplog.text
    monkeypatch.undo()
    monkeypatch.delattr(websockets_sansio_impl, "WebSocketsSansIOProtocol")
    monkeypatch.delitem(sys.modules, direct.__name__)
    assert run._socket_protocol("direct") == "websockets-sansio"


def test_an_unknown_wire_is_refused(new_database: Callable[[str], str]) -> None:
    assert "there is no wire 'copper'" in refused(new_database("sqlite"), "--wire", "copper")
