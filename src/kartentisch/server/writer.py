"""Group commit: events of many tables that arrive together are stored in one transaction."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, ParamSpec, TypeAlias, TypeVar

from kartentisch.server.metrics import BATCH
from kartentisch.server.store import Entry, Store

# A commit costs as much as ten events: the more events come, the longer the next ones may gather.
_SECONDS_PER_EVENT: Final = 0.0005
_LONGEST_SECONDS: Final = 0.010
# Between so many answers the loop looks at what else has come, so that tables do not march in step.
_ANSWERS_AT_ONCE: Final = 25
# SQLite takes no more than some thousand rows in one command.
_MOST_AT_ONCE: Final = 1000

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Stored: TypeAlias = Callable[[bool | Exception], None]


@dataclass
class Writer:
    """One thread writes; meanwhile the next batch gathers."""

    store: Store
    _waiting: list[tuple[Entry, Stored]] = field(default_factory=list)
    _running: asyncio.Task[None] | None = None
    _loop: asyncio.AbstractEventLoop = field(init=False)
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "writer"))
    _readers: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2, "reader"))

    def append(self, entry: Entry, stored: Stored) -> None:
        """Store an event; tells later whether it was the first with its number, or what went wrong."""
        self._waiting.append((entry, stored))
        if self._running is None:
            self._loop = asyncio.get_running_loop()
            self._running = self._loop.create_task(self._write())

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
            BATCH.observe(len(batch))
            entries = [entry for entry, _ in batch]
            try:
                results = await self._loop.run_in_executor(self._thread, self.store.append, entries)
            except Exception as error:  # the database is gone: nobody hears of these events
                for _, stored in batch:
                    stored(error)
                continue
            self._loop.call_soon(self._tell, batch, results)  # meanwhile the next ones gather
            if 1 < len(batch) < _MOST_AT_ONCE:
                await asyncio.sleep(min(_LONGEST_SECONDS, len(batch) * _SECONDS_PER_EVENT))
        self._running = None

    def _tell(self, batch: list[tuple[Entry, Stored]], results: list[bool], done: int = 0) -> None:
        end = done + _ANSWERS_AT_ONCE
        for (_, stored), result in zip(batch[done:end], results[done:end], strict=True):
            stored(result)
        if end < len(batch):
            self._loop.call_soon(self._tell, batch, results, end)

    async def write(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **more: Arguments.kwargs
    ) -> Result:
        """Run another writing function of the store, in its turn."""
        return await self._run(self._thread, function, *arguments, **more)

    async def read(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **more: Arguments.kwargs
    ) -> Result:
        """Run a reading function of the store."""
        return await self._run(self._readers, function, *arguments, **more)

    async def _run(
        self,
        threads: ThreadPoolExecutor,
        function: Callable[Arguments, Result],
        *arguments: Arguments.args,
        **more: Arguments.kwargs,
    ) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, lambda: function(*arguments, **more))

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        self._readers.shutdown()
