"""One open web socket at a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from kartentisch.server import protocol
from kartentisch.server.limits import Bucket
from kartentisch.server.protocol import AnyServerMessage
from kartentisch.server.settings import Settings

_MOST_WAITING = 200  # messages that a slow client has not taken yet
_CHAT_PER_SECOND = 0.5
_CHAT_AT_ONCE = 6


class Connection:
    """Messages are sent in order by a task of their own, so that a slow client delays nobody else."""

    def __init__(self, send: Callable[[str], Awaitable[None]], settings: Settings) -> None:
        self.seat: int | None = None
        self.muted: set[int | None] = set()
        self.messages = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.chat = Bucket(_CHAT_PER_SECOND, _CHAT_AT_ONCE)
        self.welcomed = False  # from then on it hears what happens
        self.too_slow = False
        self.answering = asyncio.Lock()  # while a message is dealt with
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def send(self, message: AnyServerMessage) -> None:
        """Send a message, in its turn."""
        self.send_encoded(protocol.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that has been encoded for several."""
        if len(self._waiting) >= _MOST_WAITING:
            self.too_slow = True
        else:
            self._waiting.append(message)
        self._wake.set()

    async def pump(self) -> None:
        """Send what waits, until the client is too slow; he will come back for the newest view."""
        while not self.too_slow:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._send(self._waiting.popleft().decode())

    async def flush(self) -> None:
        """Send what still waits, before the end."""
        while self._waiting:
            await self._send(self._waiting.popleft().decode())
