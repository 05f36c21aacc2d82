"""A client of the protocol for the tests: knows nothing of the server's insides."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def post(address: str, path: str, **body: Any) -> Message:
    answer = httpx.post(f"{address}{path}", json=body, timeout=30)
    assert answer.status_code == 201, answer.text
    result: Message = answer.json()
    return result


def open_table(address: str, game: str, players: int, people: int, **more: Any) -> tuple[str, list[str]]:
    """A table at which so many people sit: its id and their tokens."""
    place = post(address, "/api/tables", game=game, players=players, name="Ann", **more)
    table_id = place["table"]["id"]
    tokens = [place["token"]]
    names = ("Ben", "Cleo", "Dora", "Emil", "Fritz")[: people - 1]
    tokens += [post(address, f"/api/tables/{table_id}/seats", name=name)["token"] for name in names]
    return table_id, tokens


class Client:
    """One socket at a table; `frame` is the newest view."""

    def __init__(self, address: str, table_id: str, token: str | None = None) -> None:
        self._address = f"ws{address.removeprefix('http')}/api/tables/{table_id}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self._asked = 0
        self.received: list[str] = []  # everything, as it came
        self.seat: int | None = None
        self.frame: Message = {}
        self.chat: list[Message] = []

    async def __aenter__(self) -> Self:
        self._socket = await connect(self._address, max_size=None, compression=None, open_timeout=30)
        answer = await self.ask("hello", version=1, token=self._token)
        assert answer["type"] == "welcome", answer
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def receive(self, timeout: float = 120) -> Message:
        """The next message; a view in it becomes the newest."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "welcome":
            self.seat, self.frame = message["seat"], message["frame"]
        elif message["type"] == "update":
            self.frame = message["frames"][-1]
        elif message["type"] == "chat":
            self.chat.append(message["line"])
        return message

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send a message and wait for its answer; what comes in between is received as well."""
        self._asked += 1
        await self.send(json.dumps({"type": type, "id": self._asked, **fields}))
        while True:
            message = await self.receive()
            if message["id"] == self._asked:
                return message

    async def until(self, wanted: Callable[[Message], bool]) -> None:
        """Wait for such a view."""
        while not wanted(self.frame):
            await self.receive()

    def abort(self) -> None:
        """Be gone without a word."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def move(self, move: str) -> Message:
        return await self.ask("move", seq=self.frame["seq"], move=move)
