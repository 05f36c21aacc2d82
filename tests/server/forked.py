"""Servers forked from a process that has imported everything: they restart in a fraction of the time."""

import multiprocessing
import os
from multiprocessing.process import BaseProcess
from pathlib import Path

from kartentisch.server.run import serve
from kartentisch.server.settings import Settings
from tests.server.processes import Process, Server

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server.warm"])


class Fork:
    """A forked process with the methods of one that was started by a command."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        assert self._process.exitcode is not None, "the process does not end"
        return self._process.exitcode


class ForkedServer(Server):
    """A server with any settings, in a process of its own."""

    def __init__(self, settings: Settings, folder: Path, port: int | None = None) -> None:
        super().__init__(settings.database, folder, port=port)
        self.settings = settings

    def _launch(self) -> Process:
        process = _context.Process(target=_serve, args=(self.settings, self.port, self.log_path))
        process.start()
        return Fork(process)


def _serve(settings: Settings, port: int, log_path: Path) -> None:
    os.setsid()
    log = os.open(log_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    serve(settings, "127.0.0.1", port, 1)
