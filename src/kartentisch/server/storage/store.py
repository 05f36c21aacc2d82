"""The logs of all tables in a database. These functions block: call them in threads."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from operator import attrgetter

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from kartentisch.server.storage.schema import CHAT, EVENTS, PRESENCE, PROCESSES, TABLES
from kartentisch.table import events
from kartentisch.table.events import AnyEvent, Opened
from kartentisch.table.table import Status, Table

CHANNEL = "kartentisch"
_NOTIFY = text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:lines AS text[])) AS line")


@dataclass(slots=True, eq=False)
class Entry:
    """An event to append to a table's log; it is stored only if its number is still free."""

    table_id: str
    seq: int
    at: int
    event: AnyEvent
    status: Status | None = None  # the table's new status, if it changes
    opens: "tuple[str, list[AnyEvent]] | None" = None  # another table, in the same transaction


class _Conflict(Exception):
    """Another process has stored an event with this number."""


_COLUMNS = ("table_id", "seq", "at", "body")


def _row(entry: Entry) -> tuple[object, ...]:
    return entry.table_id, entry.seq, entry.at, events.encode(entry.event).decode()


@cache
def _append_to_sqlite(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO events ({', '.join(_COLUMNS)}) VALUES {rows} ON CONFLICT DO NOTHING"


@dataclass
class Store:
    """Reading and writing; each call is one transaction."""

    engine: Engine
    process: str
    _upsert: type[sqlite.Insert] | type[postgresql.Insert] = field(init=False)

    def __post_init__(self) -> None:
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        self._upsert = postgresql.Insert if self.is_postgresql else sqlite.Insert
        self._append = self._upsert(EVENTS).on_conflict_do_nothing()
        self._set_status = (
            update(TABLES).where(TABLES.c.id == bindparam("table_id")).values(status=bindparam("new_status"))
        )

    # Logs

    def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Append events in one transaction; tells for each whether its number was free."""
        # Always in the same order, or two processes with the same tables could deadlock.
        ordered = sorted(entries, key=attrgetter("table_id", "seq"))
        try:
            self._append_all(ordered)
        except _Conflict:
            winners = self._append_each(ordered)
            return [entry in winners for entry in entries]
        return [True] * len(entries)

    def _append_all(self, entries: Sequence[Entry]) -> None:
        with self.engine.begin() as connection:
            if self._count_appended(connection, entries) < len(entries):
                raise _Conflict
            self._follow(connection, entries)

    def _count_appended(self, connection: Connection, entries: Sequence[Entry]) -> int:
        if self.is_postgresql:  # psycopg does not count the rows of several commands reliably
            rows = [dict(zip(_COLUMNS, _row(entry), strict=True)) for entry in entries]
            return len(connection.execute(self._append.returning(EVENTS.c.seq), rows).all())
        # One statement for all rows: between many, the writing thread would wait for the GIL each time.
        flat = tuple(chain.from_iterable(map(_row, entries)))
        return connection.exec_driver_sql(_append_to_sqlite(len(entries)), flat).rowcount

    def _append_each(self, entries: Sequence[Entry]) -> list[Entry]:
        """One after the other, to find those whose number is taken."""
        with self.engine.begin() as connection:
            winners = [entry for entry in entries if self._count_appended(connection, [entry]) == 1]
            self._follow(connection, winners)
        return winners

    def _follow(self, connection: Connection, entries: Sequence[Entry]) -> None:
        """Store what goes with the events: a status, another table, news for other processes."""
        for entry in entries:
            if entry.status is not None:
                connection.execute(self._set_status, {"table_id": entry.table_id, "new_status": entry.status})
            if entry.opens is not None:
                self._create(connection, *entry.opens, entry.at)
        self._notify(connection, [f"event {entry.table_id} {entry.seq}" for entry in entries])

    def create(self, table_id: str, log: Sequence[AnyEvent], at: int) -> None:
        """Write the log of a new table."""
        with self.engine.begin() as connection:
            self._create(connection, table_id, log, at)

    def _create(self, connection: Connection, table_id: str, log: Sequence[AnyEvent], at: int) -> None:
        opened = log[0]
        assert isinstance(opened, Opened)
        connection.execute(
            insert(TABLES).values(id=table_id, status="waiting", open=opened.open, touched_at=at)
        )
        connection.execute(
            insert(EVENTS),
            [
                {"table_id": table_id, "seq": seq, "at": at, "body": events.encode(event).decode()}
                for seq, event in enumerate(log, start=1)
            ],
        )

    def log(self, table_id: str, after: int = 0) -> list[AnyEvent]:
        """The events of a table after a number, in order."""
        query = (
            select(EVENTS.c.body)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        with self.engine.connect() as connection:
            return [events.decode(body) for body in connection.scalars(query)]

    def load(self, table_id: str) -> Table | None:
        """The table, replayed from its log."""
        log = self.log(table_id)
        if not log:
            return None
        opened, *rest = log
        assert isinstance(opened, Opened)
        table = Table(table_id, opened)
        for event in rest:
            table.apply(event)
        return table

    def set_status(self, table_id: str, status: Status) -> None:
        """Store the status of a table, for listing and sweeping."""
        with self.engine.begin() as connection:
            connection.execute(self._set_status, {"table_id": table_id, "new_status": status})

    def open_tables(self, limit: int) -> list[str]:
        """The listed tables that wait for players, the newest first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "waiting", TABLES.c.open)
            .order_by(TABLES.c.touched_at.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def forgotten_tables(self, status: Status, before: int) -> list[str]:
        """Tables with this status at which nobody has been since."""
        somebody = select(PRESENCE.c.table_id).where(PRESENCE.c.table_id == TABLES.c.id)
        query = select(TABLES.c.id).where(
            TABLES.c.status == status, TABLES.c.touched_at < before, ~somebody.exists()
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    # Chat

    def say(self, table_id: str, at: int, body: str) -> int:
        """Store a line of chat; returns its number."""
        with self.engine.begin() as connection:
            line = insert(CHAT).values(table_id=table_id, at=at, body=body).returning(CHAT.c.id)
            number = connection.execute(line).scalar_one()
            self._notify(connection, [f"chat {table_id} {number}"])
        return int(number)

    def chat(self, table_id: str, number: int | None = None, limit: int = 50) -> list[str]:
        """One line of chat, or the last ones, in order."""
        query = select(CHAT.c.body).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(limit)
        if number is not None:
            query = query.where(CHAT.c.id == number)
        with self.engine.connect() as connection:
            return list(reversed(connection.scalars(query).all()))

    # Who is connected

    def beat(self, at: int) -> bool:
        """Store a heartbeat of this process; tells whether the process was known."""
        with self.engine.begin() as connection:
            own = update(PROCESSES).where(PROCESSES.c.id == self.process).values(seen_at=at)
            known = connection.execute(own).rowcount > 0
            if not known:
                connection.execute(insert(PROCESSES).values(id=self.process, seen_at=at))
        return known

    def bury(self, dead_before: int) -> list[str]:
        """Delete processes without a recent heartbeat; returns the tables they served."""
        with self.engine.begin() as connection:
            gone = PROCESSES.c.seen_at < dead_before
            if not self.is_postgresql:  # SQLite has only this process
                gone = PROCESSES.c.id != self.process
            connection.execute(delete(PROCESSES).where(gone))
            left = delete(PRESENCE).where(PRESENCE.c.process.not_in(select(PROCESSES.c.id)))
            tables = sorted(set(connection.scalars(left.returning(PRESENCE.c.table_id))))
            self._notify(connection, [f"presence {table_id} 0" for table_id in tables])
        return tables

    def connect(self, table_id: str, seat: int, at: int) -> None:
        """Store that a seat is connected through this process."""
        row = {"table_id": table_id, "seat": seat, "process": self.process}
        with self.engine.begin() as connection:
            connection.execute(self._upsert(PRESENCE).values(row).on_conflict_do_nothing())
            self._touch(connection, table_id, at)

    def disconnect(self, table_id: str, seat: int, at: int) -> None:
        """Store that a seat is not connected through this process."""
        with self.engine.begin() as connection:
            connection.execute(
                delete(PRESENCE).where(
                    PRESENCE.c.table_id == table_id,
                    PRESENCE.c.seat == seat,
                    PRESENCE.c.process == self.process,
                )
            )
            self._touch(connection, table_id, at)

    def _touch(self, connection: Connection, table_id: str, at: int) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(touched_at=at))
        self._notify(connection, [f"presence {table_id} 0"])

    def here(self, table_id: str) -> list[tuple[int, str]]:
        """The connected seats of a table, each with its process."""
        query = select(PRESENCE.c.seat, PRESENCE.c.process).where(PRESENCE.c.table_id == table_id)
        with self.engine.connect() as connection:
            return [(int(seat), str(process)) for seat, process in connection.execute(query)]

    def leave(self) -> None:
        """Sign off: this process has no sockets any more."""
        with self.engine.begin() as connection:
            left = delete(PRESENCE).where(PRESENCE.c.process == self.process).returning(PRESENCE.c.table_id)
            tables = sorted(set(connection.scalars(left)))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.process))
            self._notify(connection, [f"presence {table_id} 0" for table_id in tables])

    # News for other processes

    def _notify(self, connection: Connection, news: Iterable[str]) -> None:
        if not self.is_postgresql:
            return
        lines = [f"{self.process} {line}" for line in news]
        if lines:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "lines": lines})

    def check(self) -> None:
        """Check that the database answers; raises an error if not."""
        with self.engine.connect() as connection:
            connection.scalar(select(func.count()).select_from(PROCESSES))
