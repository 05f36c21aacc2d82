"""Real processes for the tests: servers, and a PostgreSQL of their own. All on loopback."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Protocol
from urllib.error import URLError
from urllib.request import urlopen

_STARTUP_SECONDS = 300  # the first server may have to compile the rules


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process(Protocol):
    """What is needed of a running process."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...


class Server:
    """A `kartentisch serve` in a process of its own; its log goes to a file."""

    def __init__(self, database: str, folder: Path, *flags: str, port: int | None = None) -> None:
        self.database = database
        self.flags = flags
        self.port = port or free_port()
        self.log_path = folder / f"server-{self.port}.log"
        self.process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        self.begin()
        self.wait_until_ready()
        return self

    def begin(self) -> None:
        """Start without waiting."""
        self.process = self._launch()

    def _launch(self) -> Process:
        command = [sys.executable, "-m", "kartentisch", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rate", "100000", *self.flags]
        with self.log_path.open("ab") as log:
            # A session of its own, so that workers can be ended together with it.
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def wait_until_ready(self) -> None:
        assert self.process is not None
        end = time.monotonic() + _STARTUP_SECONDS
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log()}")
            try:
                with urlopen(f"{self.address}/ready", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (URLError, OSError):
                time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.log()}")

    def kill(self) -> None:
        """Pull the plug."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                os.killpg(self.process.pid, number)
            self.process.wait(timeout=_STARTUP_SECONDS)
            self.process = None

    def log(self) -> str:
        return self.log_path.read_text() if self.log_path.exists() else ""

    def resident_bytes(self) -> int:
        """The memory that the process uses."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def _program(name: str) -> str:
    """A program of PostgreSQL, also where Debian hides it."""
    found = shutil.which(name) or next(
        map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None
    )
    if found is None:
        raise RuntimeError(f"{name} is missing: make test installs PostgreSQL")
    return found


class PostgreSQL:
    """A real PostgreSQL with an empty cluster, for as long as the tests run."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kartentisch-pg-"))
        self.port = free_port()
        self._count = 0
        # PostgreSQL refuses to run as root.
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self._as_user:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run(_program("initdb"), "-D", f"{self.folder}/data", "-U", "postgres", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=200"
        self._control("-w", "-o", options, "-l", f"{self.folder}/log", "start")

    def stop(self, mode: str = "fast") -> None:
        self._control("-m", mode, "stop")

    def _control(self, *arguments: str) -> None:
        self._run(_program("pg_ctl"), "-D", f"{self.folder}/data", *arguments)

    def _run(self, *command: str) -> None:
        subprocess.run([*self._as_user, *command], check=True, capture_output=True, cwd="/")

    def new_database(self) -> str:
        """The address of a fresh database."""
        self._count += 1
        name = f"tables{self._count}"
        self._run(_program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
