"""One client at a table."""

from collections.abc import Callable

from kartentisch.server.limits import Bucket
from kartentisch.server.rooms import protocol
from kartentisch.server.rooms.protocol import AnyServerMessage
from kartentisch.server.settings import Settings


class Connection:
    """Who the client is, and the way to it: `write` never blocks, so a slow client delays nobody else."""

    def __init__(self, write: Callable[[bytes], object], settings: Settings) -> None:
        self.seat: int | None = None
        self.muted: set[int | None] = set()
        self.messages = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.prospects = False  # whether frames preview the outcome of each of its moves
        self.welcomed = False  # from then on it gets updates
        self.write = write  # takes an encoded message

    def send(self, message: AnyServerMessage) -> None:
        """Send a message."""
        self.write(protocol.encode(message))
