"""Clocks, absences and abandoned tables, over real sockets."""

import asyncio
from collections.abc import Callable

import pytest

from kartentisch.server.rooms.hub import Hub
from kartentisch.server.settings import Settings
from kartentisch.server.storage.store import Store
from kartentisch.table.events import AnyEvent, Moved, Paused
from tests.server.client import Client, open_table
from tests.server.forked import ForkedServer
from tests.server.witness import stored

CLOCK = {"bank_seconds": 1, "increment_seconds": 0}


@pytest.fixture
def server(
    new_database: Callable[[str], str], fork_server: Callable[[Settings], ForkedServer]
) -> ForkedServer:
    return fork_server(Settings(new_database("sqlite"), away_after_seconds=0.5))


def log_of(server: ForkedServer, table_id: str) -> list[AnyEvent]:
    with stored(server.database) as store:
        return store.log(table_id)


async def start(client: Client, bots: range) -> None:
    for seat in bots:
        await client.ask("bot", seat=seat, bot="regular")
    await client.ask("start", first=0)


def is_news(client: Client, **wanted: object) -> bool:
    return client.frame["news"] is not None and wanted.items() <= client.frame["news"].items()


def test_a_bot_moves_for_a_person_whose_time_is_up(server: ForkedServer) -> None:
    table_id, tokens = open_table(server.address, "eight28", 3, people=1, clock=CLOCK)

    async def run() -> None:
        async with Client(server.address, table_id, tokens[0]) as ann:
            await start(ann, range(1, 3))
            await ann.until(lambda frame: is_news(ann, type="moved", seat=0, by="clock"))
            assert ann.frame["table"]["seats"][0]["clock_ms"] == 0
            assert not ann.frame["table"]["seats"][0]["away"]

    asyncio.run(run())


@pytest.mark.parametrize("people", [1, 2])
def test_a_clock_stands_still_while_its_person_is_disconnected(server: ForkedServer, people: int) -> None:
    table_id, tokens = open_table(server.address, "schatzsuche", 3, people, clock=CLOCK)

    async def run() -> None:
        others = [await Client(server.address, table_id, token).__aenter__() for token in tokens[1:]]
        async with Client(server.address, table_id, tokens[0]) as ann:
            await start(ann, range(people, 3))
            await ann.until(lambda frame: bool(frame["legal"]))
        for other in others:  # who sees that the seat is away, and leaves as well
            await other.until(lambda frame: frame["table"]["seats"][0]["away"])
            await other.__aexit__(None, None, None)
        await asyncio.sleep(1.5 * CLOCK["bank_seconds"])
        log = log_of(server, table_id)
        assert not any(isinstance(event, Moved) and (event.seat, event.by) == (0, "clock") for event in log)
        paused = next(event for event in log if isinstance(event, Paused))
        async with Client(server.address, table_id, tokens[0]) as ann:
            assert ann.frame["table"]["seats"][0]["clock_ms"] == 1000 - paused.used_ms

    asyncio.run(run())


def test_a_bot_plays_on_for_a_person_who_is_away_until_they_return(server: ForkedServer) -> None:
    table_id, tokens = open_table(server.address, "companeros", 3, people=2)

    async def go_on(client: Client) -> None:
        if client.frame["legal"]:
            await client.move(client.frame["legal"][0])
        else:
            await client.receive()

    async def run() -> None:
        async with Client(server.address, table_id, tokens[1]) as ben:
            async with Client(server.address, table_id, tokens[0]) as ann:
                await start(ann, range(2, 3))
            while not is_news(ben, type="moved", seat=0, by="bot"):
                await go_on(ben)
            assert ben.frame["table"]["seats"][0]["away"]
            async with Client(server.address, table_id, tokens[0]) as ann:
                await ben.until(lambda frame: is_news(ben, type="back", seat=0))
                await ann.until(lambda frame: frame["seq"] >= ben.frame["seq"])
                assert not ann.frame["table"]["seats"][0]["away"]
                await ann.ask("leave")
                assert ann.frame["table"]["seats"][0]["away"]
                await ann.ask("back")
                assert not ann.frame["table"]["seats"][0]["away"]

    asyncio.run(run())


def test_tables_at_which_nobody_has_been_for_long_are_abandoned(server: ForkedServer) -> None:
    waiting, _ = open_table(server.address, "eight28", 3, people=1)
    playing, tokens = open_table(server.address, "eight28", 3, people=1)
    in_use, _ = open_table(server.address, "eight28", 3, people=1)

    async def sweep(waiting_seconds: float, playing_seconds: float) -> list[str]:
        """How the tables stand after a sweep."""
        settings = Settings(
            server.database,
            abandon_waiting_after_seconds=waiting_seconds,
            abandon_playing_after_seconds=playing_seconds,
        )
        with stored(server.database) as store:
            hub = Hub(store, settings)
            await hub.sweep()
            await hub.stop()
            tables = [store.load(table_id) for table_id in (waiting, playing, in_use)]
            return [table.status for table in tables if table is not None]

    async def run() -> None:
        async with Client(server.address, playing, tokens[0]) as ann:
            await start(ann, range(1, 3))
        server.stop()
        with stored(server.database) as store:
            Store(store.engine, "another").connect(in_use, 0, 0)
        assert await sweep(3600, 3600) == ["waiting", "playing", "waiting"]
        assert await sweep(-1, 3600) == ["abandoned", "playing", "waiting"]
        assert await sweep(3600, -1) == ["abandoned", "abandoned", "waiting"]
        await asyncio.to_thread(server.start)
        async with Client(server.address, playing, tokens[0]) as ann:
            assert ann.frame["table"]["status"] == "abandoned"
            assert (await ann.move("any"))["code"] == "not-playing"

    asyncio.run(run())
