"""Open a database and migrate it to the newest version."""

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from kartentisch.server.settings import WrongSetting

_BUSY_MILLISECONDS = 10_000
_CHECKPOINT_PAGES = 5_000  # 20 MB of write-ahead log: every event changes a page of its own
# A PostgreSQL that hangs instead of refusing counts as gone after some seconds.
TIMEOUTS: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": _BUSY_MILLISECONDS,
}
_MIGRATION_LOCK = 828  # PostgreSQL's advisory lock: one process migrates at a time


def open_database(address: str) -> Engine:
    """Connect to a database and create or migrate its tables."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise WrongSetting("the database is an address like sqlite:///file or postgresql://...") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise WrongSetting(f"tables can be kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    if url.get_backend_name() == "postgresql":
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=4,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={**TIMEOUTS, "options": f"-c statement_timeout={_BUSY_MILLISECONDS}"},
        )
    else:
        if url.database:
            Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        raise WrongSetting(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a confirmed move survives a power failure
    cursor.execute(f"PRAGMA wal_autocheckpoint={_CHECKPOINT_PAGES}")
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MILLISECONDS}")
    cursor.close()


def migrate(engine: Engine, version: str = "head") -> None:
    """Migrate the database to a version."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(
                text("SET LOCAL statement_timeout = 0")
            )  # another process may migrate for long
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATION_LOCK})
        command.upgrade(alembic_config(connection), version)


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
