"""Start a server: one process, or several workers that share an address."""

import gc
import os
import socket
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from filelock import FileLock, Timeout
from litestar import Litestar
from sqlalchemy import make_url
from uvicorn.supervisors import Multiprocess

from kartentisch.server.logs import log, set_up_logs
from kartentisch.server.settings import Settings, WireName, WrongSetting, check_workers
from kartentisch.server.storage.database import open_database
from kartentisch.server.web.app import create_app

_LARGEST_FRAME: Final = 65_536  # bytes; larger ones end the socket, see docs/protocol.md
_LONGEST_SILENCE_MS: Final = 20_000  # in which a client acknowledges nothing of what was sent
_MOST_FILES: Final = 65_536
_OTHER_FILES: Final = 100  # that are no connections
_FEWEST_CONNECTIONS: Final = 50
_SETTINGS: Final = "KARTENTISCH_SETTINGS"  # for the workers

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve tables until a signal arrives."""
    check_workers(settings.database, workers)
    with ExitStack() as resources:
        if settings.is_sqlite:
            resources.enter_context(_only_process(settings.database))
        open_database(settings.database).dispose()
        listening = resources.enter_context(_listen(host, port))
        set_up_logs()
        settings = _within_files(settings)
        os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
        config = uvicorn.Config(
            "kartentisch.server.run:worker_app",
            factory=True,
            workers=workers,
            log_config=None,
            access_log=False,
            http=_http_protocol(settings),
            ws=_socket_protocol(settings.wire),
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            server_header=False,
            headers=list(HEADERS.items()),  # also of answers that never reach the application
            proxy_headers=True,
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)
        if workers == 1:
            server.run(sockets=[listening])
        else:
            Multiprocess(config, sockets=[listening]).run()


def worker_app() -> Litestar:
    """The application of a worker, with the settings of `serve`."""
    set_up_logs()
    # Views are short-lived and have no cycles: the default thresholds cost a seventh of the speed.
    gc.set_threshold(100_000, 50, 100)
    # The writing thread must not wait long while the loop computes.
    sys.setswitchinterval(0.0005)
    settings = msgspec.json.decode(os.environ[_SETTINGS], type=Settings)
    _http_protocol(settings)  # a worker has a gate of its own
    return create_app(settings)


def _only_process(database: str) -> FileLock:
    """SQLite is for one server process: a lock beside the file."""
    path = make_url(database).database
    if not path:
        raise WrongSetting("SQLite needs a file: sqlite:///file")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{path}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise WrongSetting(
            "another server uses this SQLite file; several processes need PostgreSQL "
            "(KARTENTISCH_DATABASE=postgresql://...)"
        ) from None
    return lock


def _socket_protocol(wire: WireName) -> Any:
    """What uvicorn is to use for web sockets: our protocol, or its own if ours does not fit."""
    if wire == "direct":
        try:
            from kartentisch.server.web.direct import direct_protocol

            return direct_protocol()
        except (ImportError, AttributeError, TypeError) as error:
            log.warning("the direct wire does not fit this uvicorn", extra={"error": str(error)})
    return "websockets-sansio"


def _http_protocol(settings: Settings) -> Any:
    """What uvicorn is to use for HTTP: our gate, or its own protocol if ours does not fit."""
    try:
        from kartentisch.server.web.gate import gate_protocol

        return gate_protocol(settings)
    except (ImportError, AttributeError, TypeError) as error:
        log.warning("the gate does not fit this uvicorn: no limits", extra={"error": str(error)})
    return "httptools"


def _raise_open_files() -> int:
    """Allow this process as many open files as the system lets it; returns how many."""
    if sys.platform == "win32":
        return _MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return _MOST_FILES if soft == resource.RLIM_INFINITY else soft


def _within_files(settings: Settings) -> Settings:
    """Fewer connections than open files, so that the database and the page's files can always be opened."""
    most = max(_FEWEST_CONNECTIONS, _raise_open_files() - _OTHER_FILES)
    if most < settings.connections_in_all:
        log.warning("few open files are allowed", extra={"connections": most})
    return replace(settings, connections_in_all=min(settings.connections_in_all, most))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # a client that stops reading cannot keep a closed connection open
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _LONGEST_SILENCE_MS)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise WrongSetting(f"cannot listen on {host}:{port}: {error}") from None
    return listening
