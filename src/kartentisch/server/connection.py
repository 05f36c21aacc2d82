"""One open web socket at a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from kartentisch.server import protocol
from kartentisch.server.limits import Bucket
from kartentisch.server.protocol import AnyServerMessage
from kartentisch.server.settings import Settings

# What a slow client may not have taken yet
_MOST_WAITING = 200  # messages
_MOST_WAITING_BYTES = 1_000_000


class Connection:
    """Messages are sent in order by a task of their own, so that a slow client delays nobody else."""

    def __init__(self, send: Callable[[str], Awaitable[None]], settings: Settings) -> None:
        self.seat: int | None = None
        self.muted: set[int | None] = set()
        self.messages = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.welcomed = False  # from then on it hears what happens
        self.answering = asyncio.Lock()  # held while a message is answered
        self.drop: Callable[[], object] = lambda: None  # called when the client is too slow
        self.too_slow = False
        self.answering = asyncio.Lock()  # while a message is dealt with
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: AnyServerMessage) -> None:
        """Send a message, in its turn."""
        self.send_encoded(protocol.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that has been encoded for several."""
        if self.too_slow:
            return
        if len(self._waiting) >= _MOST_WAITING or self._waiting_bytes > _MOST_WAITING_BYTES:
            self.too_slow = True
            self._waiting.clear()
            self.drop()
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._wake.set()

    async def pump(self) -> None:
        """Send what waits, until this is cancelled; a client who was too slow will come back."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.flush()

    async def flush(self) -> None:
        """Send what waits now."""
        while self._waiting:
            message = self._waiting.popleft()
            self._waiting_bytes -= len(message)
            await self._send(message.decode())
