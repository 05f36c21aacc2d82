"""Nobody gets more of the server than their share: floods, idlers, and clients that do not read."""

import asyncio
import json
import os
import resource
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kartentisch.server.limits import network_of
from kartentisch.server.settings import WireName
from tests.server.client import Client, open_table
from tests.server.processes import Server
from tests.server.raw import FIRST_FRAGMENT, FRAGMENT, PING, TEXT, frame, handshake, raw_client

HALF_OPEN = 2000


@pytest.fixture
def server(tmp_path: Path, start_server: Callable[..., Server]) -> Server:
    return start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")


def socket_address(server: Server, table_id: str) -> str:
    return f"ws{server.address.removeprefix('http')}/api/tables/{table_id}/socket"


def open_sockets(server: Server) -> int:
    lines = httpx.get(f"{server.address}/metrics").text.splitlines()
    return int(next(float(line.split()[1]) for line in lines if line.startswith("kartentisch_sockets ")))


async def received_until_closed(connection: ClientConnection) -> tuple[list[str], int | None]:
    """All codes of refusals and types of answers, and with which code the socket was closed."""
    kinds = []
    try:
        while True:
            message = json.loads(await asyncio.wait_for(connection.recv(), 60))
            kinds.append(message.get("code", message["type"]))
    except ConnectionClosed as closed:
        return kinds, None if closed.rcvd is None else closed.rcvd.code


def test_whoever_sends_too_fast_is_told_so_and_then_closed(
    tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--rate", "20")
    table_id, _ = open_table(server.address, "eight28", 3, people=1)

    async def run() -> tuple[list[str], int | None]:
        async with connect(socket_address(server, table_id)) as connection:
            for _ in range(1000):
                try:
                    await connection.send('{"type":"ping"}')
                except ConnectionClosed:
                    break
            return await received_until_closed(connection)

    kinds, code = asyncio.run(run())
    assert code == 1008
    assert kinds.count("pong") >= 60
    assert kinds.count("too-fast") == 100
    assert kinds[-1] == "too-fast"


def test_an_address_has_so_many_sockets_and_no_more(
    tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--rate", "1")
    table_id, _ = open_table(server.address, "eight28", 3, people=1)

    async def run() -> None:
        async with AsyncExitStack() as sockets:
            for _ in range(10):
                await sockets.enter_async_context(connect(socket_address(server, table_id)))
            with pytest.raises(InvalidStatus):
                await connect(socket_address(server, table_id))
        while True:  # until the server has noticed that they are gone
            try:
                async with connect(socket_address(server, table_id)):
                    return
            except InvalidStatus:
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(
    ("host", "network"),
    [("10.0.0.1", "10.0.0.1"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("testclient", "testclient")],
)
def test_limits_count_by_address_or_by_network(host: str, network: str) -> None:
    assert network_of(host) == network


def test_chat_is_short_rare_and_can_be_muted(server: Server) -> None:
    table_id, tokens = open_table(server.address, "eight28", 3, people=2)

    async def run() -> None:
        async with (
            Client(server.address, table_id, tokens[0]) as ann,
            Client(server.address, table_id, tokens[1]) as ben,
            Client(server.address, table_id) as spectator,
        ):
            assert (await ann.ask("say", text="x" * 200))["line"]["text"] == "x" * 200
            assert (await ann.ask("say", text=" two\n\twords "))["line"]["text"] == "two words"
            assert (await ann.ask("say", preset="thanks"))["line"]["preset"] == "thanks"
            for wrong in ({"text": "x" * 201}, {"text": ""}, {"text": "\x1b[31m"}, {"text": "\u202e"}, {}):
                assert (await ann.ask("say", **wrong))["code"] == "wrong-chat"
            assert (await ann.ask("say", text="hi", preset="thanks"))["code"] == "wrong-chat"
            await ann.send('{"type":"say","preset":"insult"}')
            while (answer := await ann.receive())["type"] != "refused":
                pass
            assert answer["code"] == "wrong-message"
            assert (await ben.ask("mute", seat=0))["type"] == "done"
            assert (await ben.ask("mute", seat=None))["type"] == "done"
            assert (await ben.ask("mute", seat=3))["code"] == "no-such-seat"
            assert (await spectator.ask("say", preset="hello"))["line"]["seat"] is None
            await ann.ask("say", text="not for Ben")
            await ben.ask("mute", seat=0, muted=False)
            await ann.ask("say", text="for all")
            await ben.ask("ping")
            assert [line["text"] for line in ben.chat][-1] == "for all"
            assert "not for Ben" not in [line["text"] for line in ben.chat]
            answers = [await ann.ask("say", text="more") for _ in range(7)]
            assert answers[-1]["code"] == "too-fast"
            async with Client(server.address, table_id, tokens[0]) as again:
                assert (await again.ask("say", text="from another socket"))["code"] == "too-fast"
            assert (await ben.ask("say", preset="bye"))["type"] == "chat"

    asyncio.run(run())


def test_an_address_that_asks_for_too_much_at_once_is_refused(
    tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--rate", "20")
    with httpx.Client(base_url=server.address) as client:
        answers = [client.post("/api/tables", json={}) for _ in range(300)]
        other = client.post("/api/tables", json={}, headers={"x-forwarded-for": "10.0.0.1"})
    codes = [(answer.status_code, answer.json()["code"]) for answer in answers]
    assert codes[:60] == [(400, "wrong-request")] * 60
    assert (429, "too-fast") in codes
    assert other.status_code == 400


def test_half_open_sockets_are_closed_and_harm_nobody(
    tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)
    with ExitStack() as idlers:
        for _ in range(HALF_OPEN):
            idler = idlers.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            idler.sendall(handshake(table_id))

        async def run() -> None:
            async with Client(server.address, table_id, token) as client:
                assert (await client.ask("ping"))["type"] == "pong"
                while open_sockets(server) > 1:
                    await asyncio.sleep(0.2)
                assert (await client.ask("ping"))["type"] == "pong"

        asyncio.run(run())
        assert idler.recv(4096).startswith(b"HTTP/1.1 101 ")
    assert "traceback" not in server.log()


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(server: Server) -> None:
    table_id, tokens = open_table(server.address, "eight28", 3, people=2)
    request = frame(TEXT, json.dumps({"type": "move", "seq": 1, "move": "x" * 4000}).encode())

    async def run() -> None:
        async with Client(server.address, table_id, tokens[0]) as other:
            with raw_client(server, table_id, tokens[1]) as lazy:
                while not other.frame["table"]["seats"][1]["here"]:
                    await other.receive()
                lazy.setblocking(False)
                loop = asyncio.get_running_loop()
                flood = asyncio.create_task(send_until_gone(loop, lazy, request))
                while other.frame["table"]["seats"][1]["here"]:
                    assert (await other.ask("ping"))["type"] == "pong"
                    await asyncio.sleep(0.01)
                await asyncio.wait_for(flood, 60)

    asyncio.run(run())
    assert "traceback" not in server.log()


async def send_until_gone(loop: asyncio.AbstractEventLoop, client: socket.socket, data: bytes) -> None:
    """Until the server takes the connection away; a mere refusal to read on would last for ever."""
    try:
        while True:
            await loop.sock_sendall(client, data)
    except OSError:
        return


def expect_failure_with_stock_wire(request: pytest.FixtureRequest, wire: WireName, reason: str) -> None:
    if wire == "stock":
        request.applymarker(pytest.mark.xfail(strict=True, reason=reason))


def test_answers_to_pings_do_not_pile_up_for_a_client_that_does_not_read(
    server: Server, request: pytest.FixtureRequest, wire: WireName
) -> None:
    expect_failure_with_stock_wire(request, wire, "uvicorn answers every ping of a client that does not read")
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)
    pings = frame(PING, bytes(125)) * 1000
    memory = []
    while "\nkartentisch_warm 1" not in httpx.get(f"{server.address}/metrics").text:
        time.sleep(0.1)  # compiling takes memory, too
    with raw_client(server, table_id, token) as lazy, suppress(OSError):
        for number in range(600):
            if number % 150 == 0:
                memory.append(server.resident_bytes())
            lazy.sendall(pings)
    memory.append(server.resident_bytes())
    assert memory[-1] - memory[1] < 16 * 2**20  # of 60 MB


def test_a_message_in_endless_fragments_ends_the_socket(
    server: Server, request: pytest.FixtureRequest, wire: WireName
) -> None:
    expect_failure_with_stock_wire(request, wire, "uvicorn does not limit the fragments of a message")
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)
    with raw_client(server, table_id, token) as client:
        client.settimeout(5)
        client.sendall(frame(FIRST_FRAGMENT, b"{") + frame(FRAGMENT, b"") * 1000)
        received = b""
        while part := client.recv(65_536):
            received += part
    assert received.endswith(b"\x88\x02\x03\xf1")  # close, 1009
    assert "traceback" not in server.log()


def test_sockets_that_vanish_leave_nothing_behind(server: Server) -> None:
    table_id, (token,) = open_table(server.address, "eight28", 3, people=1)
    for _ in range(50):
        client = raw_client(server, table_id, token)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # reset
        client.close()
    end = time.monotonic() + 60
    while open_sockets(server) and time.monotonic() < end:
        time.sleep(0.05)
    assert open_sockets(server) == 0
    assert server.process is not None
    assert len(os.listdir(f"/proc/{server.process.pid}/fd")) < 50
    assert "traceback" not in server.log()
