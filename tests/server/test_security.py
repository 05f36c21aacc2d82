"""A stranger learns nothing, changes nothing, and whoever has a token has one seat and no more."""

import asyncio
import json
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from kartentisch.server.rooms.hub import new_table_id
from kartentisch.server.settings import WireName
from kartentisch.table import decide
from kartentisch.table.errors import Refused
from kartentisch.table.table import Table
from tests.server.client import Client, Message, open_table, post
from tests.server.processes import Server
from tests.server.test_play import play_on

HEADERS = (
    "content-security-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
)
VALUE = "0123456789abcdef" * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, wire: WireName) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, "--wire", wire).start()
    yield running
    running.kill()


# Tokens


def test_tokens_are_in_no_log_broadcast_answer_or_database(
    tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    table_id, tokens = open_table(server.address, "companeros", 3, people=3, options={"games": 1}, open=True)
    answers: list[str] = []

    async def run() -> list[Client]:
        clients = [Client(server.address, table_id, token) for token in (*tokens, None)]
        for client in clients:
            await client.__aenter__()
        for client in clients[:-1]:
            await client.ask("cut", value=VALUE)
            await client.ask("say", text="hello")
        paths = ("/api/tables", f"/api/tables/{table_id}", f"/api/tables/{table_id}/frame")
        answers.extend(httpx.get(f"{server.address}{path}").text for path in paths)
        await clients[0].ask("start")
        async with asyncio.TaskGroup() as group:
            for number, client in enumerate(clients[:-1]):
                group.create_task(play_on(client, random.Random(number)))
        for client in clients:
            await client.__aexit__(None, None, None)
        return clients

    clients = asyncio.run(run())
    answers.append(httpx.get(f"{server.address}/api/tables/{table_id}/record").text)
    answers.append(httpx.get(f"{server.address}/metrics").text)
    told = "\n".join([*answers, server.log(), *(text for client in clients for text in client.received)])
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    for token in tokens:
        assert token not in told
        assert decide.hash_token(token) not in told
        assert token.encode() not in stored
        assert decide.hash_token(token).encode() in stored
    secret = json.loads(answers[-2])["shuffle"]["secret"]
    assert secret not in told.replace(answers[-2], "")


def test_ids_and_tokens_are_long_and_random() -> None:
    ids = {new_table_id() for _ in range(1000)}
    tokens = {decide.new_token() for _ in range(1000)}
    assert len(ids) == len(tokens) == 1000
    assert {len(one) for one in ids} == {22}  # 128 bits
    assert {len(token) for token in tokens} == {43}  # 256 bits


def test_a_token_is_compared_with_every_seat_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("A" * 22, decide.open_table("eight28", 4, {}, open=False))
    for seat in range(3):
        table.apply(decide.sit(table, "Ann", f"token {seat}"))
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(decide, "compare_digest", compare)
    assert decide.seat_of(table, "token 0") == 0
    assert len(compared) == 4
    with pytest.raises(Refused, match="belongs to no seat"):
        decide.seat_of(table, "token 3")
    assert len(compared) == 8


async def refused_hello(server: Server, table_id: str, token: str) -> str:
    """The code with which a token is refused."""
    async with connect(socket_address(server, table_id)) as stranger:
        await stranger.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        code: str = json.loads(await stranger.recv())["code"]
        return code


def socket_address(server: Server, table_id: str) -> str:
    return f"ws{server.address.removeprefix('http')}/api/tables/{table_id}/socket"


@pytest.mark.parametrize("token", ["", "A" * 43, "no person here", "é", "\x00", "x" * 3000])
def test_an_unknown_token_is_refused(token: str, server: Server) -> None:
    table_id, _ = open_table(server.address, "eight28", 3, people=1)
    _, (foreign,) = open_table(server.address, "eight28", 3, people=1)

    async def run() -> None:
        async with Client(server.address, table_id) as client:
            assert client.seat is None
        for wrong in (token, foreign):
            assert await refused_hello(server, table_id, wrong) == "unknown-token"

    asyncio.run(run())


# Strangers, spectators, and those who had a seat


def test_spectators_and_strangers_change_nothing(server: Server) -> None:
    table_id, _ = open_table(server.address, "eight28", 3, people=1)
    actions: list[dict[str, Any]] = [
        {"type": "cut", "value": VALUE},
        {"type": "bot", "seat": 1, "bot": "regular"},
        {"type": "bot", "seat": 0, "bot": None},
        {"type": "pace", "pause_ms": 100},
        {"type": "start"},
        {"type": "move", "seq": 2, "move": "yes"},
        {"type": "undo", "seq": 2},
        {"type": "leave"},
        {"type": "back"},
        {"type": "rematch"},
    ]

    async def run() -> None:
        async with Client(server.address, table_id) as spectator:
            before = spectator.frame
            for action in actions:
                assert (await spectator.ask(**action))["code"] == "spectator"
            assert (await spectator.ask("sheet"))["deals"] == []
        async with connect(socket_address(server, table_id)) as stranger:
            for action in [*actions, {"type": "say", "text": "hi"}, {"type": "sheet"}]:
                await stranger.send(json.dumps(action))
                assert json.loads(await stranger.recv())["code"] == "hello-first"
        assert httpx.get(f"{server.address}/api/tables/{table_id}/frame").json() == before

    asyncio.run(run())


def test_only_the_host_starts_and_fills_seats(server: Server) -> None:
    table_id, tokens = open_table(server.address, "eight28", 3, people=2)

    async def run() -> None:
        async with Client(server.address, table_id, tokens[1]) as guest:
            assert (await guest.ask("bot", seat=2, bot="regular"))["code"] == "host-only"
            assert (await guest.ask("bot", seat=0, bot=None))["code"] == "host-only"
            assert (await guest.ask("start"))["code"] == "host-only"

    asyncio.run(run())


def frames_of(client: Client) -> list[Message]:
    """All that a client was shown of what happened."""
    return [frame for text in client.received for frame in json.loads(text).get("frames", [])]


def test_a_person_whose_seat_was_freed_only_watches(server: Server) -> None:
    table_id, tokens = open_table(server.address, "schatzsuche", 3, people=3)

    async def run() -> None:
        host, old, _ = clients = [Client(server.address, table_id, token) for token in tokens]
        for client in clients:
            await client.__aenter__()
        await host.ask("bot", seat=1, bot=None)
        new = Client(
            server.address,
            table_id,
            post(server.address, f"/api/tables/{table_id}/seats", name="Dora")["token"],
        )
        clients.append(await new.__aenter__())
        assert new.seat == 1
        old.received.clear()
        for action in ({"type": "cut", "value": VALUE}, {"type": "leave"}, {"type": "back"}):
            assert (await old.ask(**action))["code"] == "spectator"
        await host.ask("start")
        for _ in range(12):
            for client in (host, new, clients[2]):
                await client.ask("ping")
                if client.frame["legal"]:
                    await client.move(client.frame["legal"][0])
        assert (await old.ask("move", seq=new.frame["seq"], move="1"))["code"] == "spectator"
        await new.ask("sheet")
        assert any(frame["view"] and frame["view"]["hand"] for frame in frames_of(new))
        frames = frames_of(old)
        assert len(frames) > 5
        for frame in frames:
            assert frame["legal"] == []
            assert not frame["may_undo"]
            assert frame["view"] is None or (frame["view"]["seat"] is None and not frame["view"]["hand"])
        assert await refused_hello(server, table_id, tokens[1]) == "unknown-token"
        for client in clients:
            await client.__aexit__(None, None, None)

    asyncio.run(run())


# Where sockets come from


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("https://cards.example", True),
        ("https://cards.example:444", False),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("http://127.0.0.1", False),
        ("http://{host}.evil.example", False),
        ("http://evil.example/{host}", False),
        ("http://evil.example@{host}", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_sockets_are_opened_by_own_pages_only(
    origin: str | None, allowed: bool, origin_server: Server
) -> None:
    table_id, _ = open_table(origin_server.address, "eight28", 3, people=1)
    host = f"127.0.0.1:{origin_server.port}"
    sent = None if origin is None else Origin(origin.format(host=host))

    async def run() -> int:
        try:
            async with connect(f"ws://{host}/api/tables/{table_id}/socket", origin=sent) as opened:
                await opened.send('{"type":"ping"}')
                assert json.loads(await opened.recv())["type"] == "pong"
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(run()) == (101 if allowed else 403)
    assert "traceback" not in origin_server.log()


@pytest.fixture(scope="module")
def origin_server(tmp_path_factory: pytest.TempPathFactory, wire: WireName) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    flags = ("--origin", "https://cards.example", "--wire", wire)
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, *flags).start()
    yield running
    running.kill()


# Answers


def test_every_answer_has_the_headers_and_no_cookie(server: Server) -> None:
    table_id, _ = open_table(server.address, "eight28", 3, people=1)
    new = {"game": "eight28", "players": 3, "name": "Ann"}
    answers = [
        httpx.request(method, f"{server.address}{path}", **more)  # type: ignore[arg-type]
        for method, path, more in [
            ("GET", "/api", {}),
            ("GET", "/api/openapi.json", {}),
            ("GET", "/api/games", {}),
            ("GET", "/health", {}),
            ("GET", "/metrics", {}),
            ("GET", f"/api/tables/{table_id}", {}),
            ("POST", "/api/tables", {"json": new}),
            ("POST", "/api/tables", {"json": {}}),
            ("POST", "/api/tables", {"content": b""}),
            ("POST", "/api/tables", {"content": b"{}", "headers": {"content-type": "text/plain"}}),
            ("POST", "/api/tables", {"json": new | {"name": "x" * 20_000}}),
            ("GET", "/api/tables/nobody", {}),
            ("GET", f"/api/tables/{table_id}/socket", {}),
            ("GET", f"/api/tables/{table_id}/record", {}),
            ("DELETE", f"/api/tables/{table_id}", {}),
            ("GET", "/nowhere", {}),
            ("GET", "/api/nowhere", {}),
            ("OPTIONS", "/api/tables", {}),
        ]
    ]
    assert {answer.status_code for answer in answers} == {200, 201, 204, 400, 404, 405, 409, 413, 415}
    for answer in answers:
        assert all(name in answer.headers for name in HEADERS), answer.request
        assert "set-cookie" not in answer.headers
        assert "server" not in answer.headers
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http:" not in policy
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        plain.sendall(b"\x00 no HTTP\r\n\r\n")
        assert b"content-security-policy" in plain.recv(4096)


@pytest.mark.parametrize("name", ["<b>Ann</b>", "<script>1</script>", "&amp;\"'", "{{7*7}}", "Zoë 🂡"])
def test_names_and_chat_come_back_as_the_same_data(name: str, server: Server) -> None:
    place = post(server.address, "/api/tables", game="eight28", players=3, name=name)
    answer = httpx.get(f"{server.address}/api/tables/{place['table']['id']}")
    assert answer.json()["seats"][0]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"

    async def run() -> None:
        async with (
            Client(server.address, place["table"]["id"], place["token"]) as client,
            Client(server.address, place["table"]["id"]) as spectator,
        ):
            assert (await client.ask("say", text=name))["line"]["text"] == name
            await spectator.ask("ping")
            assert [(line["name"], line["text"]) for line in spectator.chat] == [(name, name)]

    asyncio.run(run())


@pytest.mark.parametrize("chunked", [False, True])
def test_large_bodies_are_refused(chunked: bool, server: Server) -> None:
    body = b'{"game":"eight28","players":3,"name":"Ann"}' + b" " * 16_384
    headers = {"content-type": "application/json"}
    content = iter([body[:9000], body[9000:]]) if chunked else body
    answer = httpx.post(f"{server.address}/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_json_that_is_nested_too_deeply_is_refused(server: Server) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.address}/api/tables", content=b"[" * 10_000, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong-request")


# Logs


def test_logs_are_json_and_name_nothing_but_the_table(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    table_id, tokens = open_table(server.address, "companeros", 3, people=1, options={"games": 1})

    async def run() -> None:
        async with Client(server.address, table_id, tokens[0]) as client:
            await client.ask("say", text="a word that is not logged")
            for seat in (1, 2):
                await client.ask("bot", seat=seat, bot="random")
            await client.ask("start")
            await client.ask("move", seq=1, move="nonsense")
            await play_on(client, random.Random(828))

    asyncio.run(run())
    server.stop()
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert [line["message"] for line in lines] == ["server started", "table opened", "server stopped"]
    assert lines[1]["table"] == table_id
    for line in lines:
        assert set(line) <= {"at", "level", "message", "table", "server"}
