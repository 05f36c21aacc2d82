"""Replays as compressed answers: built in a thread, one at a time, and kept for a while."""

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from kartentisch.server.storage.store import Store
from kartentisch.table.replay import replay

MOST_KEPT_BYTES: Final = 32_000_000
_PIECE: Final = 16_384  # bytes, compressed

Key: TypeAlias = tuple[str, int]  # a table and the number of its last event


class Replays:
    """The replay of a long match takes seconds: no address waits behind more than one of each other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "replay")
        self._kept: OrderedDict[Key, bytes] = OrderedDict()  # the latest used last
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def zipped(self, address: str, key: Key) -> bytes:
        """The replay, compressed; an address has one built at a time."""
        lock = self._locks.get(address)
        if lock is None:
            lock = self._locks[address] = asyncio.Lock()
        async with lock:
            if key not in self._kept:
                loop = asyncio.get_running_loop()
                self._kept[key] = await loop.run_in_executor(self._thread, self._build, key[0])
            self._kept.move_to_end(key)
            found = self._kept[key]
            while sum(map(len, self._kept.values())) > MOST_KEPT_BYTES:
                self._kept.popitem(last=False)
            return found

    def _build(self, table_id: str) -> bytes:
        body = msgspec.json.encode(replay(table_id, self._store.log(table_id)))
        return gzip.compress(body, compresslevel=6, mtime=0)

    def close(self) -> None:
        """Build no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


async def unzipped(content: bytes) -> AsyncIterator[bytes]:
    """The content piece by piece, as fast as the client reads it."""
    unzip = zlib.decompressobj(wbits=31)
    for start in range(0, len(content), _PIECE):
        yield unzip.decompress(content[start : start + _PIECE])
