"""News from other processes, over PostgreSQL's LISTEN and NOTIFY."""

import threading
from collections.abc import Callable

import psycopg

from kartentisch.server.logs import log
from kartentisch.server.storage.database import TIMEOUTS
from kartentisch.server.storage.store import CHANNEL, Store

_POLL_SECONDS = 0.5  # how often the thread checks whether it has to end


class Listener(threading.Thread):
    """A thread that waits for news of other processes and passes them on."""

    def __init__(
        self, store: Store, heard: Callable[[str, str, int], object], missed: Callable[[], object]
    ) -> None:
        super().__init__(name="listener", daemon=True)
        url = store.engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._own = store.process
        self._heard = heard
        self._missed = missed
        self._ended = threading.Event()

    def run(self) -> None:
        """Listen, and reconnect when the connection is lost; `missed` is called after each connection."""
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **TIMEOUTS) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()
                    while not self._ended.is_set():
                        for news in connection.notifies(timeout=_POLL_SECONDS):
                            self._pass_on(news.payload)
            except psycopg.Error as error:
                log.warning("listening failed", extra={"error": type(error).__name__})
                self._ended.wait(_POLL_SECONDS)

    def _pass_on(self, news: str) -> None:
        try:
            process, kind, table_id, number = news.split(" ")
            news_number = int(number)
        except ValueError:  # any client of the database can send anything
            log.warning("strange news", extra={"error": "ValueError"})
            return
        if process != self._own:
            self._heard(kind, table_id, news_number)

    def stop(self) -> None:
        """Stop listening."""
        self._ended.set()
        self.join()
