"""The settings of a server, from flags or the environment."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, cast, get_args

import platformdirs

from kartentisch.core.errors import KartentischError

WireName: TypeAlias = Literal["direct", "stock"]


class WrongSetting(KartentischError):
    """A server cannot run with this setting."""


def default_database() -> str:
    """An SQLite file in the user's data directory."""
    return f"sqlite:///{Path(platformdirs.user_data_path('kartentisch')) / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # further origins that may open sockets
    wire: WireName = "direct"  # how web sockets are served; "stock" is plain ASGI
    messages_per_second: float = 20.0  # of one socket, in the long run
    messages_at_once: int = 60
    requests_per_second: float = 5.0  # that change something, from one address
    requests_at_once: int = 60
    sockets_per_address: int = 200  # enough for a club behind one address
    connections_per_address: int = 200  # with HTTP, unless the address is that of a trusted proxy
    connections_in_all: int = 8_000  # HTTP and sockets; fewer if the system allows fewer open files
    largest_headers: int = 65_536  # bytes
    longest_header_line: int = 8_000  # bytes; also of the path
    most_header_lines: int = 100
    largest_request: int = 262_144  # bytes with everything; a body is refused much sooner
    request_within_seconds: float = 10.0  # from its first byte, or from the connection, to its last byte
    answer_within_seconds: float = 60.0  # in which a client has to read what waits for it
    away_after_seconds: float = 20.0  # a seat disconnected for so long is away
    hello_within_seconds: float = 10.0
    abandon_waiting_after_seconds: float = 2 * 3600.0
    abandon_playing_after_seconds: float = 7 * 24 * 3600.0
    heartbeat_seconds: float = 1.0
    dead_after_seconds: float = 5.0  # a process without a heartbeat for so long is gone
    bot_milliseconds: float = 50.0

    @property
    def is_sqlite(self) -> bool:
        """Whether tables are kept in a file, for one process alone."""
        return self.database.startswith("sqlite")


def check_workers(database: str, workers: int) -> None:
    """Refuse several workers on SQLite."""
    if workers < 1:
        raise WrongSetting(f"a server has at least one worker, not {workers}")
    if workers > 1 and database.startswith("sqlite"):
        raise WrongSetting(
            "several workers or machines need PostgreSQL: set KARTENTISCH_DATABASE=postgresql://... "
            "or use --workers 1 with SQLite"
        )


def known_wire(name: str) -> WireName:
    """The wire with this name."""
    if name not in get_args(WireName):
        raise WrongSetting(f"there is no wire {name!r}; there are: {', '.join(get_args(WireName))}")
    return cast(WireName, name)
