"""`kartentisch` alone: a page on this machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kartentisch.server import play
from tests.server.processes import free_port
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


def test_the_command_alone_serves_the_page(tmp_path: Path, new_guest: Callable[..., Guest]) -> None:
    port = free_port()
    code = (
        f"from kartentisch.server import play; play.PORT = {port}; from kartentisch.cli import main; main()"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(screen, None)
    with subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        address = f"http://{play.HOST}:{port}/"
        while address not in (line := process.stderr.readline()):
            assert line, "it ended without saying where"
        guest = new_guest(address.removesuffix("/"))
        guest.visit()
        guest.page.get_by_role("article", name="8-28").wait_for()
        again = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60
        )
        assert "already running" in again.stderr
        process.send_signal(signal.SIGINT)
        process.stderr.read()
    assert (tmp_path / "kartentisch/tables.sqlite3").exists()
