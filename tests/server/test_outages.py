"""What is confirmed stays, and what is due is done, when a server or its database stops for a while."""

import asyncio
import json
import threading
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import func, select
from websockets.asyncio.client import connect

from kartentisch.server.settings import Settings
from kartentisch.server.storage.schema import PRESENCE, PROCESSES
from kartentisch.server.storage.store import Entry, Store
from kartentisch.table.events import Cut
from tests.server.client import Client, open_table
from tests.server.forked import ForkedServer
from tests.server.party import Party
from tests.server.processes import PostgreSQL
from tests.server.witness import Witness, WitnessedClient, stored


def test_a_server_that_is_asked_to_end_loses_nothing_and_leaves_nobody_behind(
    database_kind: str, new_database: Callable[[str], str], fork_server: Callable[[Settings], ForkedServer]
) -> None:
    server = fork_server(Settings(new_database(database_kind), messages_per_second=1e6))
    witness = Witness()
    table_id, tokens = open_table(server.address, "companeros", 4, people=3)

    async def run() -> None:
        party = Party([server.address], table_id, tokens, witness, spectators=1)
        party.open.set()
        party.last_game = True
        playing = asyncio.create_task(party.play())
        while witness.moves < 10:
            await asyncio.sleep(0.01)
        party.open.clear()
        await asyncio.to_thread(server.stop)
        with stored(server.database) as store, store.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(PRESENCE)) == 0
            assert connection.scalar(select(func.count()).select_from(PROCESSES)) == 0
        witness.check_logs(server.database)
        await asyncio.to_thread(server.start)
        party.open.set()
        await playing
        assert party.games == 1

    asyncio.run(run())
    witness.check_logs(server.database)
    witness.check_frames()
    assert "traceback" not in server.log()


@pytest.mark.slow
def test_everything_goes_on_when_postgresql_is_back(
    postgresql: PostgreSQL, fork_server: Callable[[Settings], ForkedServer]
) -> None:
    database = postgresql.new_database()
    server = fork_server(Settings(database, messages_per_second=1e6, away_after_seconds=1.0))
    witness = Witness()
    table_id, tokens = open_table(server.address, "eight28", 3, people=2, bot_pause_ms=400)
    witness.expect(table_id)

    async def refusals(ann: Client) -> None:
        assert (await ann.ask("say", preset="oops"))["code"] == "storage"
        if ann.frame["legal"]:
            assert (await ann.move(ann.frame["legal"][0]))["code"] == "storage"
        assert httpx.get(f"{server.address}/ready").status_code == 503
        assert httpx.get(f"{server.address}/health").status_code == 200
        new = httpx.post(
            f"{server.address}/api/tables", json={"game": "eight28", "players": 3, "name": "Eve"}
        )
        assert new.status_code == 503
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table_id}/socket"
        async with connect(address) as socket:
            assert json.loads(await socket.recv())["code"] == "storage"
            await socket.wait_closed()
            assert socket.close_code == 1013

    def has_moved(ann: Client, seat: int) -> bool:
        news = ann.frame["news"]
        return news is not None and news["type"] == "moved" and news["seat"] == seat

    async def play(ann: Client, wanted: Callable[[], bool]) -> None:
        while not wanted():
            if ann.frame["legal"]:
                await ann.move(ann.frame["legal"][0])
            else:
                await ann.receive()

    async def run() -> None:
        ben = await WitnessedClient(witness, server.address, table_id, tokens[1]).__aenter__()
        async with WitnessedClient(witness, server.address, table_id, tokens[0]) as ann:
            await ann.ask("bot", seat=2, bot="regular")
            await ann.ask("start", first=0)  # seat 1, Ben, has the first card
            await ben.until(lambda frame: bool(frame["legal"]))
            await ben.move(ben.frame["legal"][0])
            postgresql.stop()
            try:
                await refusals(ann)
                ben.abort()
                await asyncio.sleep(1)  # the bot's turn comes and goes
                await refusals(ann)
            finally:
                postgresql.start()
            await play(ann, lambda: bool(ann.frame["table"]["seats"][1]["away"]))
            for seat in range(3):
                await play(ann, lambda: has_moved(ann, seat))  # noqa: B023

    asyncio.run(run())
    witness.check_logs(database)
    witness.check_frames()
    assert "traceback" not in server.log().lower()


def test_processes_that_store_the_same_tables_do_not_wait_for_each_other(
    new_database: Callable[[str], str],
) -> None:
    database = new_database("postgresql")
    names = [f"table {number:03}" for number in range(500)]
    wins: list[bool] = []
    ready = threading.Barrier(2, timeout=30)

    def append(store: Store, table_ids: list[str]) -> None:
        for seq in range(1, 21):
            ready.wait()
            wins.extend(store.append([Entry(name, seq, 0, Cut(0, "")) for name in table_ids]))

    with stored(database) as one, stored(database) as other:
        threads = [
            threading.Thread(target=append, args=(one, names)),
            threading.Thread(target=append, args=(other, names[::-1])),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sum(wins) == 20 * len(names)
