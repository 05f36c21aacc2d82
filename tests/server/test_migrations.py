"""Databases of earlier versions open with the newest code; their games replay and go on."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, make_url

from kartentisch.server.storage.database import alembic_config, migrate, open_database
from kartentisch.server.storage.schema import METADATA
from kartentisch.server.storage.store import Store
from kartentisch.table.record import decode, table_record, verify
from tests.server.client import Client
from tests.server.processes import Server
from tests.server.test_play import play_on

DUMP = (Path(__file__).parents[1] / "data/schema_v1.sql").read_text()
FINISHED, RUNNING, WAITING = (
    "finished-game-of-version-1",
    "running-game-of-version-1",
    "waiting-table-of-version-1",
)


def restore(address: str) -> str:
    """Fill a fresh database with what version 1 left."""
    if address.startswith("sqlite"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        connection.executescript(DUMP)
        connection.close()
    else:
        with psycopg.connect(address) as session:
            session.execute(DUMP.replace(" WITHOUT ROWID", "").encode())
    return address


def bare_engine(address: str) -> Engine:
    """The database as it is, not migrated."""
    url = make_url(address)
    return create_engine(url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url)


def version_of(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def versions() -> list[str]:
    """All versions, the oldest first."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        steps = ScriptDirectory.from_config(alembic_config(connection)).walk_revisions()
        found = [step.revision for step in steps][::-1]
    engine.dispose()
    return found


def test_games_of_version_1_replay(database_kind: str, new_database: Callable[[str], str]) -> None:
    address = restore(new_database(database_kind))
    before = bare_engine(address)
    assert version_of(before) == "1"
    before.dispose()
    engine = open_database(address)
    assert version_of(engine) == versions()[-1]
    store = Store(engine, "test")
    tables = {name: store.load(name) for name in (FINISHED, RUNNING, WAITING)}
    engine.dispose()
    assert [table and table.status for table in tables.values()] == ["over", "playing", "waiting"]
    finished = tables[FINISHED]
    assert finished is not None
    record = table_record(finished)
    assert list(verify(record)) == [1]
    assert record.names == ["Ann", "Ben", "regular"]
    running = tables[RUNNING]
    assert running is not None
    assert running.seats[1].away
    assert running.opened.clock is not None


def test_game_of_version_1_is_played_to_its_end(
    database_kind: str, new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    server = start_server(restore(new_database(database_kind)))

    async def run() -> None:
        async with (
            Client(server.address, RUNNING, "token of Ann") as ann,
            Client(server.address, RUNNING, "token of Ben") as ben,
            asyncio.TaskGroup() as group,
        ):
            assert (ann.seat, ben.seat) == (0, 1)
            assert ann.frame["seq"] >= 61
            assert (await ann.ask("say", preset="hello"))["type"] == "chat"
            for number, client in enumerate((ann, ben)):
                group.create_task(play_on(client, random.Random(number)))

    asyncio.run(run())
    record = decode(httpx.get(f"{server.address}/api/tables/{RUNNING}/record").content)
    assert len(list(verify(record))) == len(record.deals)
    assert [table["id"] for table in httpx.get(f"{server.address}/api/tables").json()] == [WAITING]
    assert httpx.get(f"{server.address}/api/tables/{FINISHED}").json()["status"] == "over"


@pytest.mark.parametrize("version", versions())
def test_every_version_leads_to_the_schema_of_the_code(
    version: str, database_kind: str, new_database: Callable[[str], str]
) -> None:
    engine = bare_engine(new_database(database_kind))
    migrate(engine, version)
    assert version_of(engine) == version
    migrate(engine)
    assert version_of(engine) == versions()[-1]
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, METADATA) == []
    migrate(engine)  # nothing is left to do
    engine.dispose()


def test_version_1_of_the_dump_is_version_1_of_the_code(
    database_kind: str, new_database: Callable[[str], str]
) -> None:
    dumped, made = bare_engine(restore(new_database(database_kind))), bare_engine("sqlite://")
    migrate(made, "1")
    columns = []
    for engine in (dumped, made):
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            columns.append(sorted(str(difference) for difference in compare_metadata(context, METADATA)))
        engine.dispose()
    assert columns[0] == columns[1]
