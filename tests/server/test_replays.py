"""Replays are built once, in a thread of their own."""

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from kartentisch.server.web.replays import Replays
from tests.server.client import Client, open_table
from tests.server.processes import Server
from tests.server.test_play import play_on


class Building(Replays):
    """Notes in which threads replays are built."""

    def __init__(self) -> None:
        super().__init__(cast(Any, None))
        self.threads: list[str] = []

    def _build(self, table_id: str) -> bytes:
        self.threads.append(threading.current_thread().name)
        return bytes(20_000_000)


def test_a_replay_is_built_once_in_its_thread_and_few_are_kept() -> None:
    async def run() -> None:
        replays = Building()
        await asyncio.gather(*(replays.zipped("10.0.0.1", ("one", 1)) for _ in range(20)))
        assert len(replays.threads) == 1
        await replays.zipped("10.0.0.1", ("two", 1))  # there is no room for both
        await replays.zipped("10.0.0.2", ("one", 1))
        assert len(replays.threads) == 3
        assert all(name.startswith("replay") for name in replays.threads)
        replays.close()

    asyncio.run(run())


@pytest.fixture
def server(tmp_path: Path, start_server: Callable[..., Server]) -> Server:
    return start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")


def test_a_replay_is_the_same_compressed_and_plain(server: Server) -> None:
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)

    async def run() -> None:
        async with Client(server.address, table_id, token) as client:
            for seat in (1, 2):
                await client.ask("bot", seat=seat, bot="random")
            await client.ask("cut", value="0123456789abcdef" * 2)
            await client.ask("start")
            await play_on(client, random.Random(1))

    asyncio.run(run())
    path = f"{server.address}/api/tables/{table_id}/replay"
    zipped = httpx.get(path, headers={"accept-encoding": "gzip"})
    plain = httpx.get(path, headers={"accept-encoding": "identity"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert zipped.json() == plain.json()
    assert plain.json()["steps"]
    assert plain.headers["content-type"] == zipped.headers["content-type"]
