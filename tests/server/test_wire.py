"""The messages of a client are the same however its bytes arrive, with every wire."""

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import open_table
from tests.server.processes import Server
from tests.server.raw import FIRST_FRAGMENT, FRAGMENT, PONG, TEXT, frame, raw_client

LAST_FRAGMENT = 0x80
BINARY = 0x82
CLOSE = 0x88


@pytest.fixture
def server(tmp_path: Path, start_server: Callable[..., Server]) -> Server:
    return start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--rate", "100000")


def ask(id: int, spaces: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * spaces


STREAM = (
    frame(TEXT, ask(1))
    + frame(TEXT, ask(2, spaces=110))
    + frame(PONG, b"nobody asked")
    + frame(TEXT, ask(3))
    + frame(FIRST_FRAGMENT, ask(4)[:5])
    + frame(FRAGMENT, ask(4)[5:9])
    + frame(LAST_FRAGMENT, ask(4)[9:])
    + frame(TEXT, ask(5))
    + frame(BINARY, ask(6))
    + frame(TEXT, ask(7))
)


def answers(client: socket.socket, last: bytes) -> list[tuple[str, int | None]]:
    """Type and id of each text message that comes, up to the one with this text in it."""
    received = b""
    while last not in received:
        part = client.recv(65_536)
        assert part, received
        received += part
    found = []
    while received:
        size, begin = received[1], 2
        if size == 126:
            size, begin = int.from_bytes(received[2:4], "big"), 4
        message = json.loads(received[begin : begin + size])
        found.append((message["type"], message["id"]))
        received = received[begin + size :]
    return found


def test_messages_are_the_same_wherever_the_stream_is_cut(server: Server) -> None:
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)
    expected = [
        ("pong", 1),
        ("pong", 2),
        ("pong", 3),
        ("pong", 4),
        ("pong", 5),
        ("refused", None),
        ("pong", 7),
    ]
    for cut in range(len(STREAM)):
        with raw_client(server, table_id, token) as client:
            assert answers(client, b"welcome") == [("welcome", None)]
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            client.sendall(STREAM[:cut])
            time.sleep(0.002)  # so that the server reads the first part alone
            client.sendall(STREAM[cut:])
            assert answers(client, b'"id":7') == expected, cut


def test_what_no_client_may_send_ends_the_socket(server: Server) -> None:
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)
    for data, code in [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(FIRST_FRAGMENT, b"{") + frame(TEXT, ask(1)), 1002),
        (b"\x81\x02{}", 1002),  # without a mask
        (b"\xc1" + frame(TEXT, ask(1))[1:], 1002),  # with a bit that nobody has agreed on
    ]:
        with raw_client(server, table_id, token) as client:
            answers(client, b"welcome")
            client.sendall(frame(TEXT, ask(0)))
            assert answers(client, b"pong") == [("pong", 0)]
            client.sendall(data)
            received = b""
            while part := client.recv(65_536):
                received += part
        assert received[0] == CLOSE
        assert received[2:4] == code.to_bytes(2)
    assert "traceback" not in server.log().lower()
