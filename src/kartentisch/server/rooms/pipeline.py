"""Decide, store, apply, tell: the one way for every event of a table, whoever causes it."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from kartentisch.server.metrics import count_event
from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.lock import FairLock
from kartentisch.server.storage.store import Entry
from kartentisch.server.storage.writer import Writer
from kartentisch.table.events import Abandoned, AnyEvent, Started
from kartentisch.table.table import Status, Table

NewTable: TypeAlias = tuple[str, list[AnyEvent]]  # its id and its log


@dataclass(slots=True, eq=False)
class Action:
    """Something that somebody wants to happen at a table."""

    decide: Callable[[], AnyEvent]  # raises a refusal; called again if another process was faster
    done: Callable[[Exception | None], None]  # called once, at the end
    sender: Connection | None = None
    id: int | None = None  # of the sender's message
    opens: NewTable | None = None  # stored in the same transaction


class Pipeline:
    """Handles the actions of one table one at a time, in the order in which they were submitted."""

    def __init__(
        self,
        table: Table,
        writer: Writer,
        now_ms: Callable[[], int],
        apply: Callable[[AnyEvent, Connection | None, int | None], None],
        begin: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._table = table
        self._writer = writer
        self._now_ms = now_ms
        self._apply = apply  # and tell everybody; the sender's message has the id
        self._begin = begin
        self.lock = FairLock()

    def submit(self, action: Action) -> None:
        """Start on an action, or queue it while the table is busy. Needs no task of its own."""
        self.lock.take(partial(self._decide, action))

    async def act(
        self,
        decide: Callable[[], AnyEvent],
        sender: Connection | None = None,
        id: int | None = None,
        opens: NewTable | None = None,
    ) -> None:
        """Submit an action and wait for its end."""
        finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(Action(decide, partial(_settle, finished), sender, id, opens))
        await finished

    def _decide(self, action: Action) -> None:
        try:
            event = action.decide()
        except Exception as error:
            self._finish(action, error)
            return
        table = self._table
        entry = Entry(table.id, table.seq + 1, self._now_ms(), event, _status_after(event), action.opens)
        self._writer.append(entry, partial(self._stored, action, event))

    def _stored(self, action: Action, event: AnyEvent, result: bool | Exception) -> None:
        if result is False:
            self._begin(self._decide_again(action))
            return
        error = None if result is True else result
        if error is None:
            try:
                count_event(type(event))
                self._apply(event, action.sender, action.id)
            except Exception as failure:
                error = failure
        self._finish(action, error)

    async def _decide_again(self, action: Action) -> None:
        """Another process has stored an event with this number."""
        try:
            await self._read_news()
        except Exception as error:
            self._finish(action, error)
        else:
            self._decide(action)

    def _finish(self, action: Action, error: Exception | None) -> None:
        self.lock.release()
        action.done(error)

    async def catch_up(self, seq: int) -> None:
        """Apply what other processes have stored, up to this event at least."""
        async with self.lock:
            if seq > self._table.seq:
                await self._read_news()

    async def _read_news(self) -> None:
        table = self._table
        for event in await self._writer.read(self._writer.store.log, table.id, table.seq):
            self._apply(event, None, None)


def _settle(finished: asyncio.Future[None], error: Exception | None) -> None:
    if finished.done():  # whoever waited was cancelled
        return
    if error is None:
        finished.set_result(None)
    else:
        finished.set_exception(error)


def _status_after(event: AnyEvent) -> Status | None:
    match event:
        case Started():
            return "playing"
        case Abandoned():
            return "abandoned"
    return None
