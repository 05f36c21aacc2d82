"""The schema of the database; `migrations/` leads to it from every earlier version."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("status", String(12), nullable=False),  # for listing and sweeping; the log is authoritative
    Column("open", Boolean, nullable=False),
    Column("touched_at", BigInteger, nullable=False),  # milliseconds since 1970
    Index("tables_by_status", "status", "touched_at"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

# Which process has sockets of which seats; seat -1 stands for spectators
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", String(40), primary_key=True),
    Index("presence_by_process", "process"),
)
