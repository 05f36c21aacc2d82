"""A client that is gone before its move is stored."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec

from kartentisch.server.rooms.hub import Hub
from kartentisch.server.settings import Settings
from kartentisch.server.storage.store import Entry
from kartentisch.server.web.sockets import table_socket
from kartentisch.server.web.wire import DIRECT, text_of
from kartentisch.table.decide import hash_token, open_table
from kartentisch.table.events import Seated, Started
from tests.server.witness import stored


class Socket:
    """Stands for a web socket whose client can vanish."""

    def __init__(self, hub: Hub) -> None:
        self.heard: list[bytes] = []
        self.app = SimpleNamespace(state=SimpleNamespace(hub=hub))
        self.scope = {"extensions": {DIRECT: self}}
        self.write = self.heard.append
        self.hear = None
        self.headers: dict[str, str] = {}
        self.client = None
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def say(self, **message: object) -> None:
        self.messages.put_nowait(
            {"type": "websocket.receive", "text": msgspec.json.encode(message).decode(), "bytes": None}
        )

    async def accept(self) -> None: ...

    async def next_message(self) -> str | None:
        return text_of(await self.messages.get())

    async def finish(self) -> None: ...

    async def close(self, code: int) -> None: ...


def test_a_move_happens_although_its_sender_is_gone_before_it_is_stored(
    new_database: Callable[[str], str],
) -> None:
    async def run(hub: Hub) -> None:
        people = [Seated(seat, "Ann", hash_token(str(seat))) for seat in range(3)]
        table_id = await hub.create([open_table("eight28", 3, {}, open=False), *people, Started(0)])
        room = await hub.room(table_id)
        seq, seat = room.table.seq, room.table.to_move
        move = room.frame(seat).legal[0]
        storing, vanished = threading.Event(), threading.Event()
        append = hub.store.append

        def append_slowly(entries: Sequence[Entry]) -> list[bool]:
            storing.set()
            vanished.wait(60)
            return append(entries)

        hub.store.append = append_slowly  # type: ignore[method-assign]
        socket = Socket(hub)
        serving = asyncio.ensure_future(table_socket.fn(socket, table_id))
        socket.say(type="hello", version=1, token=str(seat))
        socket.say(type="move", seq=seq, move=move)
        assert await asyncio.to_thread(storing.wait, 60)
        told = len(socket.heard)
        socket.messages.put_nowait({"type": "websocket.disconnect"})
        await asyncio.sleep(0.05)
        assert len(socket.heard) == told  # nobody hears of what is not stored
        vanished.set()
        await asyncio.wait_for(serving, 60)
        assert room.table.seq == seq + 1
        await hub.stop()

    with stored(new_database("sqlite")) as store:
        asyncio.run(run(Hub(store, Settings())))
