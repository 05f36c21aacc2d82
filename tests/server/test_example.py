"""examples/bot.py plays every game against a real server, also through a crash of it."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, open_table
from tests.server.processes import Server
from tests.server.test_play import play_on

Bot = subprocess.Popen[str]
BOT = Path(__file__).parents[2] / "examples/bot.py"


@pytest.fixture
def start_bot() -> Iterator[Callable[..., Bot]]:
    """Starts the example at a table, and ends it after the test."""
    bots: list[Bot] = []

    def start(server: Server, table_id: str, name: str) -> Bot:
        quick = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"}
        bots.append(
            subprocess.Popen(
                [sys.executable, str(BOT), server.address, table_id, name],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, **quick},
            )
        )
        return bots[-1]

    yield start
    for bot in bots:
        bot.kill()
        bot.communicate()


async def start_when_seated(host: Client, bots: int) -> None:
    """Put server bots on the last seats, and start when the others are taken and have cut."""
    seats = host.frame["table"]["players"]
    for seat in range(seats - bots, seats):
        await host.ask("bot", seat=seat, bot="regular")
    while not all(seat["cut"] for seat in host.frame["table"]["seats"][1 : seats - bots]):
        await host.receive()
    await host.ask("start")


def ends_well(bot: Bot) -> None:
    out, err = bot.communicate(timeout=60)
    assert (bot.returncode, err) == (0, "")
    assert out.startswith("over, winners: [")


@pytest.mark.parametrize(("game", "players"), [("eight28", 4), ("companeros", 4), ("schatzsuche", 3)])
def test_example_plays_a_whole_game(
    game: str,
    players: int,
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
    start_bot: Callable[..., Bot],
) -> None:
    server = start_server(new_database("sqlite"))
    table_id, (token,) = open_table(server.address, game, players, people=1)
    bot = start_bot(server, table_id, "Outsider")

    async def run() -> None:
        async with Client(server.address, table_id, token) as host:
            await start_when_seated(host, bots=players - 2)
            await play_on(host, random.Random(1))

    asyncio.run(run())
    ends_well(bot)
    record = httpx.get(f"{server.address}/api/tables/{table_id}/record").json()
    assert record["names"][1] == "Outsider"
    assert [cut["by"] for cut in record["shuffle"]["cuts"]] == ["server", "seat"] + ["server"] * (players - 2)
    assert "traceback" not in server.log()


def test_example_comes_back_after_a_crash(
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
    start_bot: Callable[..., Bot],
) -> None:
    server = start_server(new_database("sqlite"))
    table_id, (token,) = open_table(server.address, "schatzsuche", 3, people=1)
    bots = [start_bot(server, table_id, name) for name in ("Eins", "Zwei")]

    async def run() -> None:
        async with Client(server.address, table_id, token) as host:
            await start_when_seated(host, bots=0)
            while host.frame["seq"] < 40:
                if host.frame["legal"]:
                    await host.move(host.frame["legal"][0])
                else:
                    await host.receive()
            server.kill()
            with suppress(ConnectionClosed):
                while True:
                    await host.receive()
        server.start()
        async with Client(server.address, table_id, token) as host:
            await play_on(host, random.Random(2))

    asyncio.run(run())
    for bot in bots:
        ends_well(bot)


def test_example_says_why_it_cannot_play(
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
    start_bot: Callable[..., Bot],
) -> None:
    server = start_server(new_database("sqlite"))
    bot = start_bot(server, "nowhere", "Outsider")
    _, err = bot.communicate(timeout=60)
    assert bot.returncode == 1
    assert "404" in err


def test_example_is_short() -> None:
    assert len(BOT.read_text().splitlines()) < 60
