"""The background work of a room: tasks and timers that end with it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

Work: TypeAlias = Coroutine[Any, Any, None]


class Background:
    """Tasks and timers; `failed` hears of every exception."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[object, asyncio.TimerHandle] = {}

    def begin(self, work: Work) -> None:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._failed(error)

    def set_timer(self, key: object, seconds: float | None, work: Callable[[], Work]) -> None:
        """Start a task after some time, or never (None); replaces the timer with the same key."""
        if key in self._timers:
            self._timers.pop(key).cancel()
        if seconds is not None:

            def run() -> None:
                self._timers.pop(key, None)
                self.begin(work())

            self._timers[key] = asyncio.get_running_loop().call_later(seconds, run)

    def has_timer(self, key: object) -> bool:
        """Whether this timer is set."""
        return key in self._timers

    def is_busy(self) -> bool:
        """Whether a task runs or a timer is set."""
        return bool(self._tasks or self._timers)

    def close(self) -> None:
        """Cancel everything."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
