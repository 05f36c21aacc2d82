"""Interleavings of steps of a room, in one process."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.conversation import Conversation
from kartentisch.server.rooms.hub import Hub
from kartentisch.server.rooms.room import Room
from kartentisch.server.settings import Settings
from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.listener import Listener
from kartentisch.server.storage.store import Entry, Store
from kartentisch.table import decide
from kartentisch.table.events import Away, Back, Moved, Seated, Started

TOKENS = ["Ann's token", "Ben's token"]
CUT = json.dumps({"type": "cut", "value": "0123456789abcdef" * 2})
HELLO = json.dumps({"type": "hello", "version": 1, "token": TOKENS[1]})


@asynccontextmanager
async def room_for_two(folder: Path, game: str = "eight28") -> AsyncIterator[tuple[Hub, Room]]:
    """A room in which Ann, the host, and Ben have seats."""
    engine = open_database(f"sqlite:///{folder / 'tables.sqlite3'}")
    hub = Hub(Store(engine, "test"), Settings())
    await hub.start()
    opened = decide.open_table(game, 3, {}, open=False)
    room = await hub.room(await hub.create([opened, decide.first_seat("Ann", TOKENS[0])]))
    await room.pipeline.act(lambda: decide.sit(room.table, "Ben", TOKENS[1]))
    yield hub, room
    await hub.stop()
    engine.dispose()


class Person:
    """A connection that keeps what was sent to it."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.received: list[dict[str, Any]] = []
        self.connection = Connection(self._receive, hub.settings)
        conversation = Conversation(hub, room, self.connection)
        self.answer, self.hear = conversation.answer, conversation.hear

    def _receive(self, message: bytes) -> None:
        self.received.append(json.loads(message))


def test_a_message_that_waited_while_its_seat_was_freed_does_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (hub, room):
            ben = Person(hub, room)
            await ben.answer(HELLO)
            async with asyncio.TaskGroup() as group:
                # All wait for each other in this order.
                group.create_task(room.pipeline.act(lambda: decide.place_bot(room.table, 0, 1, None)))
                group.create_task(room.pipeline.act(lambda: decide.sit(room.table, "Dora", "Dora's token")))
                await asyncio.sleep(0)
                assert ben.connection.seat == 1
                group.create_task(ben.answer(CUT))
            assert ben.received[-1]["code"] == "spectator"
            assert room.table.seats[1].name == "Dora"
            assert room.table.seats[1].value is None

    asyncio.run(run())


def test_whoever_enters_while_their_seat_is_freed_is_welcomed_as_a_spectator(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (hub, room):
            ben = Person(hub, room)
            async with asyncio.TaskGroup() as group, room.presence.lock:
                group.create_task(ben.answer(HELLO))
                await asyncio.sleep(0)
                await room.pipeline.act(lambda: decide.place_bot(room.table, 0, 1, None))
            welcome = next(message for message in ben.received if message["type"] == "welcome")
            assert welcome["seat"] is None

    asyncio.run(run())


@asynccontextmanager
async def game_of_three(folder: Path) -> AsyncIterator[tuple[Hub, Room, list[Person]]]:
    """A game of 8-28 with three people who are there; whoever goes is soon away."""
    engine = open_database(f"sqlite:///{folder / 'tables.sqlite3'}")
    hub = Hub(Store(engine, "test"), Settings(away_after_seconds=0.1))
    people = [Seated(seat, name, decide.hash_token(name)) for seat, name in enumerate(("Ann", "Ben", "Cleo"))]
    opened = decide.open_table("eight28", 3, {}, open=False)
    room = await hub.room(await hub.create([opened, *people, Started(0)]))
    persons = [Person(hub, room) for _ in people]
    for person, seated in zip(persons, people, strict=True):
        await person.answer(json.dumps({"type": "hello", "version": 1, "token": seated.name}))
    yield hub, room, persons
    await hub.stop()
    engine.dispose()


async def is_away(room: Room, seat: int) -> bool:
    """Whether a seat becomes away in the next seconds."""
    for _ in range(3000):
        if room.table.seats[seat].away:
            return True
        await asyncio.sleep(0.02)
    return False


def test_whoever_left_is_away_although_the_database_failed_when_it_was_due(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, persons):
            await room.exit(persons[1].connection)
            here, failures = hub.store.here, []

            def fail(table_id: str) -> list[tuple[int, str]]:
                failures.append(table_id)
                hub.store.here = here  # type: ignore[method-assign]
                raise OperationalError("gone", {}, Exception())

            hub.store.here = fail  # type: ignore[method-assign]
            assert await is_away(room, 1)
            assert failures

    asyncio.run(run())


def test_a_late_look_at_who_is_here_does_not_count(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, persons):
            here, asked, may_answer = hub.store.here, threading.Event(), threading.Event()

            def answer_late(table_id: str) -> list[tuple[int, str]]:
                hub.store.here = here  # type: ignore[method-assign]
                seats = here(table_id)
                asked.set()
                may_answer.wait(60)
                return seats

            hub.store.here = answer_late  # type: ignore[method-assign]
            late = asyncio.create_task(room.refresh())
            await asyncio.to_thread(asked.wait, 60)
            await room.exit(persons[1].connection)
            may_answer.set()
            await late
            assert room.here == {0, 2}
            assert await is_away(room, 1)

    asyncio.run(run())


def test_no_bot_moves_for_somebody_who_is_back_already(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, _):
            table, seat = room.table, room.table.to_move
            assert seat is not None
            other = Store(hub.store.engine, "other")
            # Another process has stored both before this one hears of them.
            other.append([Entry(table.id, table.seq + 1, 0, Away(seat))])
            other.append([Entry(table.id, table.seq + 2, 0, Back(seat))])
            await room.pipeline.catch_up(table.seq + 1)
            while room.background._tasks:
                await asyncio.sleep(0.02)
            assert not any(isinstance(event, Moved) for event in hub.store.log(table.id))

    asyncio.run(run())


def test_a_log_that_cannot_be_replayed_is_not_in_the_way_of_other_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (hub, _):
            broken, intact = [
                await hub.create(
                    [decide.open_table("eight28", 3, {}, open=True), decide.first_seat("Ann", "A")]
                )
                for _ in range(2)
            ]
            with hub.store.engine.begin() as connection:
                connection.execute(
                    text("UPDATE events SET body = '{}' WHERE table_id = :id AND seq = 2"), {"id": broken}
                )
                connection.execute(text("UPDATE tables SET touched_at = 0"))
            assert [room.table.id for room in await hub.open_tables()] == [intact]
            await hub.sweep()
            assert hub.rooms[intact].table.status == "abandoned"

    asyncio.run(run())


def test_with_sqlite_no_other_process_is_alive_whatever_the_clock_says(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    before, now = Store(engine, "before"), Store(engine, "now")
    before.beat(2_000_000)
    before.connect("table", 0, 2_000_000)
    now.beat(1_000_000)  # the clock was set back
    assert now.bury(0) == ["table"]
    assert now.here("table") == []
    engine.dispose()


def test_whoever_asked_is_told_the_outcome_of_each_of_their_moves(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path, "companeros") as (hub, room):
            await room.pipeline.act(lambda: decide.place_bot(room.table, 0, 2, "regular"))
            curious, plain, other, back = (Person(hub, room) for _ in range(4))
            ann = {"type": "hello", "version": 1, "token": TOKENS[0]}
            await curious.answer(json.dumps({**ann, "prospects": True}))
            await plain.answer(json.dumps(ann))
            await other.answer(json.dumps({**ann, "token": TOKENS[1], "prospects": True}))
            await curious.answer(json.dumps({"type": "start", "first": 0}))
            newest = curious.received[-1]["frames"][-1]
            assert list(newest["prospects"]) == newest["view"]["hand"] == newest["legal"]
            assert plain.received[-1]["frames"][-1] == {**newest, "prospects": None}
            assert other.received[-1]["frames"][-1]["prospects"] is None
            await back.answer(json.dumps({**ann, "prospects": True}))
            assert back.received[-1]["frame"]["prospects"] == newest["prospects"]

    asyncio.run(run())


def test_what_is_said_while_one_enters_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (hub, room):
            ann, ben = Person(hub, room), Person(hub, room)
            await ann.answer(json.dumps({"type": "hello", "version": 1, "token": TOKENS[0]}))
            read_all = hub.store.chat
            was_read, was_said = threading.Event(), threading.Event()

            def read_slowly(*asked: Any) -> list[str]:
                lines = read_all(*asked)
                was_read.set()
                assert was_said.wait(60)
                return lines

            monkeypatch.setattr(hub.store, "chat", read_slowly)
            async with asyncio.TaskGroup() as group:
                group.create_task(ben.answer(HELLO))
                await asyncio.to_thread(was_read.wait, 60)
                await ann.answer(json.dumps({"type": "say", "text": "Good evening"}))
                was_said.set()
            assert [line["text"] for line in ben.received[0]["chat"]] == ["Good evening"]

    asyncio.run(run())


def test_strange_news_of_the_database_are_passed_over(tmp_path: Path) -> None:
    heard: list[tuple[str, str, int]] = []
    engine = open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    listener = Listener(Store(engine, "test"), lambda *news: heard.append(news), lambda: None)
    for news in ("", "other event A", "other event A x", "test event A 1", "other event A 1"):
        listener._pass_on(news)
    assert heard == [("event", "A", 1)]
    engine.dispose()
