"""Group commit: events of many tables that arrive together are stored in one transaction."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, ParamSpec, TypeAlias, TypeVar

from kartentisch.server.metrics import BATCH
from kartentisch.server.storage.store import Entry, Store

# A commit costs as much as ten events: the larger a batch was, the longer the next one may gather.
_SECONDS_PER_EVENT: Final = 0.0005
_LONGEST_SECONDS: Final = 0.010
# After so many answers the loop handles other work, so that tables do not move in lockstep.
_ANSWERS_AT_ONCE: Final = 25
# SQLite limits the number of parameters of a statement.
_MOST_AT_ONCE: Final = 1000

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Stored: TypeAlias = Callable[[bool | Exception], None]


@dataclass
class Writer:
    """One thread writes a batch while the next one gathers."""

    store: Store
    _waiting: list[tuple[Entry, Stored]] = field(default_factory=list)
    _running: asyncio.Task[None] | None = None
    _loop: asyncio.AbstractEventLoop = field(init=False)
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "writer"))
    _readers: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2, "reader"))

    def append(self, entry: Entry, stored: Stored) -> None:
        """Store an event; `stored` gets True, False if its number was taken, or the error."""
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
            except Exception as error:  # the database is gone: nobody is told of these events
                for _, stored in batch:
                    stored(error)
                continue
            self._loop.call_soon(self._tell, batch, results)  # meanwhile the next batch gathers
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
        """Run another writing function of the store, after those before it."""
        return await self._run(self._thread, function, *arguments, **more)

    async def read(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **more: Arguments.kwargs
    ) -> Result:
        """Run a reading function of the store in a thread."""
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
        """Wait for the threads to finish."""
        self._thread.shutdown()
        self._readers.shutdown()
