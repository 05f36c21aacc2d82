"""The chat of a table."""

from collections.abc import Iterable
from typing import Final

import msgspec

from kartentisch.server.limits import Bucket
from kartentisch.server.rooms import protocol
from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.protocol import ChatLine
from kartentisch.server.storage.writer import Writer

PER_SECOND: Final = 0.5
AT_ONCE: Final = 6


class Chat:
    """Stores what is said and tells those who are here."""

    def __init__(self, table_id: str, writer: Writer, connections: Iterable[Connection]) -> None:
        self._table_id = table_id
        self._writer = writer
        self._connections = connections
        self._buckets: dict[int | None, Bucket] = {}
        self._told = 0  # lines that were told to those here

    def may_speak(self, seat: int | None) -> bool:
        """Whether a seat may say more now; spectators share one limit, and new sockets do not raise it."""
        return self._buckets.setdefault(seat, Bucket(PER_SECOND, AT_ONCE)).take()

    async def say(self, line: ChatLine, sender: Connection, id: int | None) -> None:
        """Store a line, then tell everybody."""
        body = protocol.encode(line).decode()
        await self._writer.write(self._writer.store.say, self._table_id, line.at, body)
        self.tell(line, sender, id)

    def tell(self, line: ChatLine, sender: Connection | None = None, id: int | None = None) -> None:
        """Tell everybody here but those who have muted the speaker."""
        self._told += 1
        for connection in self._connections:
            if connection is sender:
                connection.send(protocol.Chat(id=id, line=line))
            elif connection.welcomed and line.seat not in connection.muted:
                connection.send(protocol.Chat(line=line))

    async def hear(self, number: int) -> None:
        """Tell what was said in another process."""
        for line in _decode(await self._writer.read(self._writer.store.chat, self._table_id, number)):
            self.tell(line)

    async def history(self) -> list[ChatLine]:
        """The last lines."""
        while True:
            told = self._told
            lines = await self._writer.read(self._writer.store.chat, self._table_id)
            if told == self._told:  # a line told meanwhile might be missing
                return _decode(lines)


def _decode(lines: list[str]) -> list[ChatLine]:
    return [msgspec.json.decode(line, type=ChatLine) for line in lines]
