"""Records what every client was shown, and compares it with the log."""

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.store import Store
from kartentisch.table import Table
from kartentisch.table.events import AnyEvent, Opened
from kartentisch.table.news import CHANGED, News
from kartentisch.table.view import frames
from tests.server.client import Client, Message

# These are told as they are in the log.
_PLAIN = {"started", "moved", "undone", "away", "back", "abandoned", "rematched"}


@contextmanager
def stored(database: str) -> Iterator[Store]:
    """What is in a database, seen through a connection of one's own."""
    engine = open_database(database)
    try:
        yield Store(engine, "witness")
    finally:
        engine.dispose()


class Witness:
    """What was shown: to a client it is confirmed, so it must stay."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.moves = 0  # that were confirmed
        self._newest: dict[str, int] = defaultdict(int)
        self._told: dict[str, dict[int, Message]] = defaultdict(dict)
        self._shown: dict[str, set[str]] = defaultdict(set)
        self._logs: dict[str, list[AnyEvent]] = defaultdict(list)

    def expect(self, table_id: str) -> None:
        """There is such a table."""
        if table_id not in self.tables:
            self.tables.append(table_id)

    def note(self, table_id: str, seat: int | None, message: Message) -> None:
        """A client was shown this."""
        shown = message.get("frames", [message["frame"]] if message["type"] == "welcome" else [])
        for frame in shown:
            news, seq = frame["news"], frame["seq"]
            self._newest[table_id] = max(self._newest[table_id], seq)
            if news is not None and news["type"] in _PLAIN:
                before = self._told[table_id].setdefault(seq, news)
                assert before == news, "two clients were told different events of the same number"
                self.moves += before is news and news["type"] == "moved"
            self._shown[table_id].add(_essence(seat, frame))

    def check_logs(self, database: str) -> None:
        """All that was told is in the log, nothing in the log changes, and it replays."""
        with stored(database) as store:
            self._check_logs(store)

    def _check_logs(self, store: Store) -> None:
        for table_id in self.tables:
            log = store.log(table_id)
            assert len(log) >= self._newest[table_id]
            assert log[: len(self._logs[table_id])] == self._logs[table_id]
            for seq, news in self._told[table_id].items():
                assert msgspec.to_builtins(log[seq - 1]) == news
            self._logs[table_id] = log
            table = store.load(table_id)
            assert table is not None
            assert table.seq == len(log)

    def check_frames(self) -> None:
        """Every view that anybody saw follows from the log."""
        for table_id in self.tables:
            assert self._shown[table_id] <= _all_frames(table_id, self._logs[table_id])


class WitnessedClient(Client):
    """A client that tells a witness what it is shown."""

    def __init__(self, witness: Witness, address: str, table_id: str, token: str | None = None) -> None:
        super().__init__(address, table_id, token)
        self._witness = witness
        self._table_id = table_id

    async def receive(self, timeout: float = 30) -> Message:
        message = await super().receive(timeout)
        self.received.clear()
        self._witness.note(self._table_id, self.seat, message)
        return message


def _essence(seat: int | None, frame: Message) -> str:
    """All but the table around the cards, which depends on who is connected."""
    return json.dumps([seat, *(frame[key] for key in ("seq", "news", "view", "legal", "may_undo"))])


def _all_frames(table_id: str, log: list[AnyEvent]) -> set[str]:
    """All frames that a table with this log may show."""
    opened, *events = log
    assert isinstance(opened, Opened)
    table = Table(table_id, opened)
    result: set[str] = set()
    audience = (None, *range(opened.players))

    def show(news: News | None) -> None:
        for seat, frame in frames(table, news, (), audience).items():
            shown: Any = json.loads(msgspec.json.encode(frame))
            result.add(_essence(seat, shown))

    show(None)
    show(CHANGED)
    for event in events:
        table.apply(event, show)
        show(None)
        show(CHANGED)
    return result
