"""A hash table in an array: open addressing, linear probing. The key 0 marks an empty slot."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, i64, u64
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import Bits, layout


class Slot:
    """A slot that holds nothing but its key."""

    key: Bits


SLOT = layout(Slot)


@compiled
def hash_words(words: NDArray[np.uint64]) -> int:
    """A key for a record's bytes."""
    value = u64(0x9E3779B97F4A7C15)
    for index in range(len(words)):
        value = (value ^ words[index]) * u64(0xBF58476D1CE4E5B9)
        value ^= value >> u64(29)
    return value | u64(1)


@compiled
def find_slot(table: NDArray[Any], key: int) -> int:
    """The slot of a key, or the empty one where it belongs; the table's size is a power of 2."""
    mask = u64(len(table) - 1)
    slot = key & mask
    while table[slot].key != NONE and table[slot].key != key:
        slot = (slot + u64(1)) & mask
    return i64(slot)
