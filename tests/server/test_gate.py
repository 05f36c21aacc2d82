"""Connections that ask for nothing, for too much or too slowly: refused, while others are served."""

import resource
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from kartentisch.server.settings import Settings
from kartentisch.server.web.gate import is_trusted
from tests.server.client import open_table
from tests.server.forked import ForkedServer
from tests.server.processes import Server
from tests.server.raw import handshake


@pytest.fixture
def server(tmp_path: Path, fork_server: Callable[[Settings], ForkedServer]) -> ForkedServer:
    return fork_server(
        Settings(
            database=f"sqlite:///{tmp_path / 'tables.sqlite3'}",
            connections_per_address=50,
            connections_in_all=250,
            request_within_seconds=2.0,
            requests_at_once=1000,
        )
    )


def connected(server: Server, address: str = "127.0.0.2") -> socket.socket:
    """A connection from another address of this machine."""
    client = socket.socket()
    client.settimeout(30)
    client.bind((address, 0))
    client.connect(("127.0.0.1", server.port))
    return client


def answer(client: socket.socket) -> bytes:
    """All that comes until the server closes."""
    received = b""
    with suppress(ConnectionError):
        while part := client.recv(65_536):
            received += part
    return received


def send_all(client: socket.socket, part: bytes, times: int) -> None:
    with suppress(ConnectionError):
        for _ in range(times):
            client.sendall(part)


BODY = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
START = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("start", "part"),
    [(START, b"a: " + b"b" * 1000 + b"\r\n"), (START + b"a: ", b"b" * 1000), (b"GET /", b"a" * 1000)],
    ids=["many lines", "one growing value", "one growing path"],
)
def test_headers_without_end_are_refused(server: ForkedServer, start: bytes, part: bytes) -> None:
    httpx.get(f"{server.address}/health")
    before = server.resident_bytes()
    with connected(server) as client:
        client.sendall(start)
        send_all(client, part, 20_000)
        assert answer(client)[:12] in (b"HTTP/1.1 431", b"")
    assert server.resident_bytes() - before < 64 * 2**20
    assert httpx.get(f"{server.address}/health").status_code == 200


@pytest.mark.parametrize(
    "lines",
    [b"a: b\r\n" * 129, b"a: " + b"b" * 9000 + b"\r\n", b"".join(b"a%d: b\r\n" % i for i in range(101))],
    ids=["129 headers", "a long one", "101 headers"],
)
def test_an_upgrade_with_too_much_is_answered(server: ForkedServer, lines: bytes) -> None:
    table_id, _ = open_table(server.address, "eight28", 3, people=1)
    with connected(server) as client:
        client.sendall(handshake(table_id).removesuffix(b"\r\n") + lines + b"\r\n")
        assert answer(client).startswith(b"HTTP/1.1 431 ")
    assert 'turned_away_total{code="too-large"} 1.0' in httpx.get(f"{server.address}/metrics").text


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", START, BODY],
    ids=["nothing", "a line", "headers", "a body"],
)
def test_half_a_request_is_closed_after_some_time(server: ForkedServer, half: bytes) -> None:
    with connected(server) as client:
        client.sendall(half)
        assert answer(client)[:12] in (b"HTTP/1.1 408", b"")


def test_an_address_has_so_many_connections_and_others_are_served(server: ForkedServer) -> None:
    with ExitStack() as stack:
        clients = [stack.enter_context(connected(server)) for _ in range(60)]
        refused = [answer(client)[:12] for client in clients[50:]]
        assert refused == [b"HTTP/1.1 429"] * 10
        assert httpx.get(f"{server.address}/health").status_code == 200
    time.sleep(0.2)
    with connected(server) as client:
        client.sendall(START + b"Connection: close\r\n\r\n")
        assert answer(client).startswith(b"HTTP/1.1 200 ")


def test_many_addresses_with_half_requests_keep_nobody_out(server: ForkedServer) -> None:
    with ExitStack() as stack:
        for number in range(300):
            client = stack.enter_context(connected(server, f"127.0.1.{number // 40 + 1}"))
            client.sendall(START)
        assert httpx.get(f"{server.address}/health").status_code == 200
    assert "traceback" not in server.log()


def test_a_server_raises_its_limit_of_open_files(
    tmp_path: Path, fork_server: Callable[[Settings], ForkedServer]
) -> None:
    server = fork_server(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    assert server.process is not None
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert soft == hard or soft >= 65_536


@pytest.mark.parametrize(
    ("host", "proxies", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.2", "127.0.0.1", False),
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("10.1.2.3", ["10.1.2.3"], True),
        ("x", "127.0.0.1", False),
        ("x", "*", True),
    ],
)
def test_proxies_that_are_trusted(host: str, proxies: str | list[str], trusted: bool) -> None:
    assert is_trusted(host, proxies) is trusted


@pytest.mark.parametrize("name", ["%00", "a" * 300, "..%2f..%2frun.py"])
def test_names_that_no_file_can_have_are_unknown(server: ForkedServer, name: str) -> None:
    assert httpx.get(f"{server.address}/assets/{name}").status_code == 404
    assert "traceback" not in server.log()
