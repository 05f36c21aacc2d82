from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from kartentisch.server.settings import Settings, WireName
from tests.server.forked import ForkedServer
from tests.server.processes import PostgreSQL, Server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    server = PostgreSQL()
    yield server
    server.remove()


@pytest.fixture(scope="session", params=get_args(WireName))
def wire(request: pytest.FixtureRequest) -> WireName:
    """The wire of all servers: whatever opens a socket is tested with both."""
    name: WireName = request.param
    return name


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database_kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes the address of a fresh database of a kind."""

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        postgresql: PostgreSQL = request.getfixturevalue("postgresql")
        return postgresql.new_database()

    return new


@pytest.fixture
def start_server(tmp_path: Path, wire: WireName) -> Iterator[Callable[..., Server]]:
    """Starts servers, and ends them after the test."""
    servers: list[Server] = []

    def start(database: str, *flags: str, port: int | None = None) -> Server:
        server = Server(database, tmp_path, "--wire", wire, *flags, port=port)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.kill()


@pytest.fixture
def fork_server(tmp_path: Path, wire: WireName) -> Iterator[Callable[[Settings], ForkedServer]]:
    """Starts servers with any settings, and ends them after the test."""
    servers: list[ForkedServer] = []

    def start(settings: Settings) -> ForkedServer:
        server = ForkedServer(replace(settings, wire=wire), tmp_path)
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.kill()
