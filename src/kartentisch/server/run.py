"""Start a server: one process, or several workers that share an address."""

import gc
import os
import socket
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from filelock import FileLock, Timeout
from litestar import Litestar
from sqlalchemy import make_url
from uvicorn.supervisors import Multiprocess

from kartentisch.server.app import create_app
from kartentisch.server.database import open_database
from kartentisch.server.logs import set_up_logs
from kartentisch.server.settings import Settings, WrongSetting, check_workers
from kartentisch.server.transport import SocketProtocol

_LARGEST_FRAME: Final = 65_536  # bytes; larger ones end the socket, see docs/protocol.md
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
    """Serve tables until a signal comes."""
    check_workers(settings.database, workers)
    with ExitStack() as resources:
        if settings.is_sqlite:
            resources.enter_context(_only_process(settings.database))
        open_database(settings.database).dispose()
        listening = resources.enter_context(_listen(host, port))
        os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
        config = uvicorn.Config(
            "kartentisch.server.run:worker_app",
            factory=True,
            workers=workers,
            log_config=None,
            access_log=False,
            ws=SocketProtocol,
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            server_header=False,
            headers=list(HEADERS.items()),  # of every answer, also of those that never reach the application
            proxy_headers=True,
            timeout_graceful_shutdown=5,
        )
        set_up_logs()
        server = uvicorn.Server(config)
        if workers == 1:
            server.run(sockets=[listening])
        else:
            Multiprocess(config, sockets=[listening]).run()


def worker_app() -> Litestar:
    """The application of a worker, with the settings of `serve`."""
    set_up_logs()
    # Views are short-lived and without cycles: looking for cycles all the time cost a seventh of the speed.
    gc.set_threshold(100_000, 50, 100)
    # The thread that writes shall not wait for long while the loop computes.
    sys.setswitchinterval(0.0005)
    return create_app(msgspec.json.decode(os.environ[_SETTINGS], type=Settings))


def _only_process(database: str) -> FileLock:
    """SQLite is for one server process: a lock beside the file."""
    path = make_url(database).database
    if not path:
        raise WrongSetting("tables that are to last need a file: sqlite:///file")
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


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise WrongSetting(f"cannot listen on {host}:{port}: {error}") from None
    return listening
