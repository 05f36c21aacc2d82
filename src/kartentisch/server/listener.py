"""News from other processes, over PostgreSQL's LISTEN and NOTIFY."""

import threading
from collections.abc import Callable

import psycopg

from kartentisch.server.database import IMPATIENCE
from kartentisch.server.logs import log
from kartentisch.server.store import CHANNEL, Store

_PATIENCE_SECONDS = 0.5


class Listener(threading.Thread):
    """A thread that waits for news and hands on those of other processes."""

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
        """Listen; after a lost connection listen again, and say that news may have been missed."""
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **IMPATIENCE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()
                    while not self._ended.is_set():
                        for news in connection.notifies(timeout=_PATIENCE_SECONDS):
                            self._hand_on(news.payload)
            except psycopg.Error as error:
                log.warning("listening failed", extra={"error": type(error).__name__})
                self._ended.wait(_PATIENCE_SECONDS)

    def _hand_on(self, news: str) -> None:
        try:
            process, kind, table_id, number = news.split(" ")
            news_number = int(number)
        except ValueError:  # anybody who may use the database can say anything here
            log.warning("strange news", extra={"error": "ValueError"})
            return
        if process != self._own:
            self._heard(kind, table_id, news_number)

    def stop(self) -> None:
        """Listen no more."""
        self._ended.set()
        self.join()
