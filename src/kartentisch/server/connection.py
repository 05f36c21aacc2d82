"""One open web socket at a table."""

from collections.abc import Callable

from kartentisch.server import protocol
from kartentisch.server.limits import Bucket
from kartentisch.server.protocol import AnyServerMessage
from kartentisch.server.settings import Settings


class Connection:
    """Who it is, and the way to it: `write` never waits, so that a slow client delays nobody else."""

    def __init__(self, write: Callable[[bytes], object], settings: Settings) -> None:
        self.seat: int | None = None
        self.muted: set[int | None] = set()
        self.messages = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.prospects = False  # whether it wants to know what each of its moves would come to
        self.welcomed = False  # from then on it hears what happens
        self.write = write  # takes a message that has been encoded

    def send(self, message: AnyServerMessage) -> None:
        """Send a message."""
        self.write(protocol.encode(message))
