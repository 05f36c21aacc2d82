"""Races: of two who want the same at once, one gets it; whoever is late or not allowed is told so."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.store import Store
from kartentisch.table.events import AnyEvent, Moved, Started
from tests.server.client import Client, Message, open_table
from tests.server.processes import Server


def log_of(database: str, table_id: str) -> list[AnyEvent]:
    engine = open_database(database)
    log = Store(engine, "test").log(table_id)
    engine.dispose()
    return log


async def start(address: str, game: str, players: int) -> tuple[str, list[str]]:
    """A game with a person on every seat that has just begun."""
    table_id, tokens = open_table(address, game, players, people=players)
    async with Client(address, table_id, tokens[0]) as host:
        assert (await host.ask("start"))["type"] == "update"
    return table_id, tokens


async def fresh_frame(address: str, table_id: str, token: str) -> Message:
    async with Client(address, table_id, token) as client:
        return client.frame


async def seat_to_move(address: str, table_id: str) -> int:
    async with httpx.AsyncClient() as client:
        frame = (await client.get(f"{address}/api/tables/{table_id}/frame")).json()
    seat: int = frame["view"]["to_move"]
    return seat


async def answer_to(client: Client, id: int) -> Message:
    while True:
        message = await client.receive()
        if message["id"] == id:
            return message


@pytest.mark.parametrize("way", ["one socket", "two sockets", "two servers"])
def test_of_two_moves_with_the_same_number_one_is_made(
    way: str, new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    database = new_database("postgresql" if way == "two servers" else "sqlite")
    first = start_server(database)
    second = start_server(database) if way == "two servers" else first
    chance = random.Random(828)
    made: list[tuple[int, str]] = []

    async def run() -> str:
        table_id, tokens = await start(first.address, "companeros", 4)
        # All stay connected, or bots would play for those who seem to be away.
        clients = [Client(first.address, table_id, token) for token in tokens]
        others = [Client(second.address, table_id, token) for token in tokens]
        for client in (*clients, *others):
            await client.__aenter__()
        for _ in range(25):
            seat = await seat_to_move(first.address, table_id)
            one, other = clients[seat], clients[seat] if way == "one socket" else others[seat]
            while not (
                one.frame["legal"] and other.frame["legal"] and one.frame["seq"] == other.frame["seq"]
            ):
                await (one if one.frame["seq"] <= other.frame["seq"] else other).receive()
            moves = [chance.choice(one.frame["legal"]) for _ in range(2)]
            for asked, (client, move) in enumerate(zip((one, other), moves, strict=True), start=10_000):
                await client.send(
                    json.dumps({"type": "move", "id": asked, "seq": one.frame["seq"], "move": move})
                )
            answers = [await answer_to(one, 10_000), await answer_to(other, 10_001)]
            assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] == "stale"
            made.append((seat, next(m for m, a in zip(moves, answers, strict=True) if a["type"] == "update")))
        for client in (*clients, *others):
            await client.__aexit__(None, None, None)
        return table_id

    table_id = asyncio.run(run())
    events = [event for event in log_of(database, table_id) if isinstance(event, Moved)]
    # When they leave one after the other, a bot may move for the first while the last is still there.
    assert [(event.seat, event.move) for event in events if event.by == "person"] == made
    assert "traceback" not in first.log() + second.log()


WRONG: dict[str, tuple[Callable[[int], str | bytes], set[str]]] = {
    "stale": (lambda seq: move(seq - 1), {"stale"}),
    "from the future": (lambda seq: move(seq + 1), {"stale"}),
    "no move": (lambda seq: move(seq, "pigs can fly"), {"malformed-move"}),
    "another game's move": (lambda seq: move(seq, "bid 3"), {"malformed-move"}),
    "a number as a move": (lambda seq: move(seq, 7), {"wrong-message"}),
    "a text as a number": (lambda seq: move(str(seq)), {"wrong-message"}),
    "a number with a point": (lambda seq: move(float(seq)), {"wrong-message"}),
    "a negative number": (lambda seq: move(-seq), {"wrong-message"}),
    "a huge number": (lambda seq: move(10**400), {"wrong-message"}),
    "somebody else's seat": (lambda seq: move(seq, seat=0), {"wrong-message"}),
    "unknown": (lambda seq: '{"type":"cheat"}', {"wrong-message"}),
    "malformed": (lambda seq: move(seq)[:-1], {"malformed"}),
    "nothing": (lambda seq: "", {"malformed"}),
    "oversized": (lambda seq: move(seq) + " " * 4096, {"too-large"}),
    "oversized in bytes": (lambda seq: move(seq, "é" * 2100), {"too-large"}),
    "binary": (lambda seq: move(seq).encode(), {"not-text"}),
    "binary and oversized": (lambda seq: bytes(60_000), {"not-text"}),
    "undo of another's move": (lambda seq: json.dumps({"type": "undo", "seq": seq}), {"no-undo"}),
    "too late": (lambda seq: json.dumps({"type": "start"}), {"too-late"}),
    "too early": (lambda seq: json.dumps({"type": "rematch"}), {"not-over"}),
}


def move(seq: object, move: object = "1", **more: Any) -> str:
    return json.dumps({"type": "move", "seq": seq, "move": move, **more}, ensure_ascii=False)


def test_a_thousand_wrong_messages_get_a_thousand_refusals(
    new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    server = start_server(new_database("sqlite"))
    chance = random.Random(828)

    async def run() -> tuple[str, dict[str, list[str]]]:
        table_id, tokens = await start(server.address, "companeros", 4)
        mover = await seat_to_move(server.address, table_id)
        frame = await fresh_frame(server.address, table_id, tokens[mover])
        expected, codes = [], []
        async with Client(server.address, table_id, tokens[mover]) as client:
            for _ in range(1000):
                message, wanted = WRONG[chance.choice(list(WRONG))]
                await client.send(message(frame["seq"]))
                expected.append(wanted)
                codes.append((await answer_to_nothing(client))["code"])
        assert all(code in wanted for code, wanted in zip(codes, expected, strict=True))
        # The same legal move, by those who may not make it
        refusals: dict[str, list[str]] = {}
        for seat, token in enumerate([*tokens, None]):
            async with Client(server.address, table_id, token) as client:
                if seat != mover:
                    answers = [await client.ask("move", seq=frame["seq"], move=m) for m in frame["legal"]]
                    refusals["spectator" if token is None else str(seat)] = [
                        answer["code"] for answer in answers
                    ]
        return table_id, refusals

    table_id, refusals = asyncio.run(run())
    for who, codes in refusals.items():
        assert set(codes) == {"spectator" if who == "spectator" else "wrong-seat"}
    assert isinstance(log_of(server.database, table_id)[-1], Started)
    assert "traceback" not in server.log()


async def answer_to_nothing(client: Client) -> Message:
    """The answer to a message without an id; news come as updates."""
    while (message := await client.receive())["type"] == "update":
        pass
    return message


def test_of_ten_who_want_two_seats_two_sit_down(
    database_kind: str, new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    server = start_server(new_database(database_kind))
    table_id, _ = open_table(server.address, "eight28", 3, people=1)

    async def run() -> list[httpx.Response]:
        async with httpx.AsyncClient() as client:
            path = f"{server.address}/api/tables/{table_id}/seats"
            asked = (client.post(path, json={"name": f"Guest {number}"}, timeout=30) for number in range(10))
            return await asyncio.gather(*asked)

    answers = asyncio.run(run())
    assert sorted(answer.json()["seat"] for answer in answers if answer.status_code == 201) == [1, 2]
    refused = [answer for answer in answers if answer.status_code != 201]
    assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(409, "table-full")}
    assert len(refused) == 8


def test_of_two_starts_one_starts(
    new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    server = start_server(new_database("sqlite"))

    async def run() -> list[Message]:
        table_id, tokens = open_table(server.address, "eight28", 3, people=3)
        async with (
            Client(server.address, table_id, tokens[0]) as one,
            Client(server.address, table_id, tokens[0]) as other,
        ):
            return list(await asyncio.gather(one.ask("start"), other.ask("start")))

    answers = asyncio.run(run())
    assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
    assert {answer.get("code") for answer in answers} == {None, "too-late"}
