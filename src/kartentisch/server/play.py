"""`kartentisch` without a command: a local server, and its page in the browser."""

import os
import sys
import time
import webbrowser
from collections.abc import Callable
from threading import Thread
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from kartentisch.server.run import serve
from kartentisch.server.settings import Settings

HOST: Final = "127.0.0.1"
PORT: Final = 8028
_STARTUP_SECONDS: Final = 60.0


def play(say: Callable[[str], None]) -> None:
    """Serve until a signal arrives; if a server is running already, just show its page."""
    address = f"http://{HOST}:{PORT}/"
    if _answers(address):
        say(f"Kartentisch is already running: {address}")
        _show(address)
        return
    Thread(target=_show_when_ready, args=(address, say), daemon=True).start()
    serve(Settings(), HOST, PORT, workers=1)


def _show_when_ready(address: str, say: Callable[[str], None]) -> None:
    end = time.monotonic() + _STARTUP_SECONDS
    while not _answers(address):
        if time.monotonic() > end:
            return
        time.sleep(0.05)
    say(f"Kartentisch: {address} (Ctrl+C ends it)")
    _show(address)


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}ready", timeout=1) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def _show(address: str) -> None:
    # Without a display, a text browser would take over the terminal.
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
