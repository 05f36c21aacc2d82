"""What may happen between two steps of a room, one after the other in one process."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kartentisch.server.connection import Connection
from kartentisch.server.database import open_database
from kartentisch.server.hub import Hub
from kartentisch.server.room import Room
from kartentisch.server.settings import Settings
from kartentisch.server.sockets import Conversation
from kartentisch.server.store import Store
from kartentisch.table import decide

TOKENS = ["Ann's token", "Ben's token"]
CUT = json.dumps({"type": "cut", "value": "0123456789abcdef" * 2})
HELLO = json.dumps({"type": "hello", "version": 1, "token": TOKENS[1]})


@asynccontextmanager
async def room_for_two(folder: Path) -> AsyncIterator[tuple[Hub, Room]]:
    """A room in which Ann, the host, and Ben have seats."""
    engine = open_database(f"sqlite:///{folder / 'tables.sqlite3'}")
    hub = Hub(Store(engine, "test"), Settings())
    await hub.start()
    opened = decide.open_table("eight28", 3, {}, open=False)
    room = await hub.room(await hub.create([opened, decide.first_seat("Ann", TOKENS[0])]))
    await room.act(lambda: decide.sit(room.table, "Ben", TOKENS[1]))
    yield hub, room
    await hub.stop()
    engine.dispose()


class Person:
    """A connection that keeps what was sent to it."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.received: list[dict[str, Any]] = []
        self.connection = Connection(self._receive, hub.settings)
        self.answer = Conversation(hub, room, self.connection).answer

    def _receive(self, message: bytes) -> None:
        self.received.append(json.loads(message))


def test_a_message_that_waited_while_its_seat_was_freed_does_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (hub, room):
            ben = Person(hub, room)
            await ben.answer(HELLO)
            async with asyncio.TaskGroup() as group:
                # All wait for each other in this order.
                group.create_task(room.act(lambda: decide.place_bot(room.table, 0, 1, None)))
                group.create_task(room.act(lambda: decide.sit(room.table, "Dora", "Dora's token")))
                await asyncio.sleep(0)
                assert ben.connection.seat == 1
                group.create_task(ben.answer(CUT))
            assert ben.received[-1]["code"] == "spectator"
            assert room.table.seats[1].name == "Dora"
            assert room.table.seats[1].value is None

    asyncio.run(run())


def test_whoever_enters_while_his_seat_is_freed_is_welcomed_as_a_spectator(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (hub, room):
            ben = Person(hub, room)
            async with asyncio.TaskGroup() as group, room._presence_lock:
                group.create_task(ben.answer(HELLO))
                await asyncio.sleep(0)
                await room.act(lambda: decide.place_bot(room.table, 0, 1, None))
            welcome = next(message for message in ben.received if message["type"] == "welcome")
            assert welcome["seat"] is None

    asyncio.run(run())
