"""A lock that a callback can take, so that no task has to wait for it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Self


class FairLock:
    """First come, first served, for callbacks and for coroutines."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, job: Callable[[], None]) -> None:
        """Run a job that holds the lock and releases it later: at once if the lock is free."""
        if self._taken:
            self._waiting.append(job)
        else:
            self._taken = True
            job()

    def release(self) -> None:
        """Hand the lock to the next in line."""
        if self._waiting:
            # Not called from here: a long line of short jobs would nest as deep.
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._taken = False

    def is_taken(self) -> bool:
        """Whether somebody holds the lock."""
        return self._taken

    async def __aenter__(self) -> Self:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def grant() -> None:
            if granted.cancelled():
                self.release()
            else:
                granted.set_result(None)

        self.take(grant)
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # granted and cancelled in the same turn of the loop
                self.release()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.release()
