"""Random numbers for the lab: SplitMix64 (Steele, Lea and Flood).

A stream is one word that belongs to its owner: no generator is shared or global. The stream of a game
depends on the seed and the game's number alone, so results do not depend on the machine or on the
number of threads.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import bit, i64, nth, popcount, u64
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import Row

Stream: TypeAlias = NDArray[np.uint64]

_GOLDEN_RATIO = u64(0x9E3779B97F4A7C15)
_MIX_1 = u64(0xBF58476D1CE4E5B9)
_MIX_2 = u64(0x94D049BB133111EB)
_LOW_32 = u64(0xFFFFFFFF)
_32 = u64(32)


@compiled
def _mix(word: int) -> int:
    """SplitMix64's scrambling of one word."""
    word = (word ^ (word >> u64(30))) * _MIX_1
    word = (word ^ (word >> u64(27))) * _MIX_2
    return word ^ (word >> u64(31))


@compiled
def seed_stream(stream: Stream, seed: int, number: int) -> None:
    """Begin the stream with this number among the streams of a seed."""
    stream[0] = _mix(_mix(u64(seed) + _GOLDEN_RATIO) + u64(number))


def new_stream(seed: int, number: int = 0) -> Stream:
    """A stream of its own for this seed and number, both taken modulo 2^64."""
    stream = np.zeros(1, np.uint64)
    seed_stream(stream, u64(seed % 2**64), u64(number % 2**64))
    return stream


@compiled
def next_word(stream: Stream) -> int:
    """The next 64 random bits."""
    stream[0] += _GOLDEN_RATIO
    return _mix(stream[0])


@compiled
def fraction(stream: Stream) -> float:
    """A number from 0 to below 1."""
    return i64(next_word(stream) >> u64(11)) * 2.0**-53


@compiled
def fraction_ahead(stream: Stream, places: int) -> float:
    """The fraction that lies so many places ahead; the stream stays where it is."""
    return i64(_mix(stream[0] + u64(places) * _GOLDEN_RATIO) >> u64(11)) * 2.0**-53


@compiled
def below(stream: Stream, bound: int) -> int:
    """A number from 0 to bound - 1 without bias (Lemire's method), for bounds below 2^32."""
    product = (next_word(stream) >> _32) * u64(bound)
    if (product & _LOW_32) < u64(bound):
        threshold = (u64(1) << _32) % u64(bound)
        while (product & _LOW_32) < threshold:
            product = (next_word(stream) >> _32) * u64(bound)
    return i64(product >> _32)


@compiled
def below_large(stream: Stream, bound: int) -> int:
    """A number from 0 to bound - 1 without bias, for bounds below 2^63."""
    mask = u64(bound - 1)
    for shift in (1, 2, 4, 8, 16, 32):
        mask |= mask >> u64(shift)
    while True:
        word = next_word(stream) & mask
        if word < u64(bound):
            return i64(word)


@compiled
def shuffle(stream: Stream, cards: NDArray[np.uint8] | Row, size: int, needed: int) -> None:
    """Fisher-Yates from the top: the first `needed` of `size` cards are drawn, the rest is left over."""
    for index in range(min(needed, size - 1)):
        other = index + below(stream, size - index)
        card = cards[index]
        cards[index] = cards[other]
        cards[other] = card


@compiled
def draw(stream: Stream, mask: int, count: int) -> int:
    """A random subset of `count` elements, each equally likely."""
    drawn = u64(0)
    for _ in range(count):
        element = bit(nth(mask, below(stream, popcount(mask))))
        mask ^= element
        drawn |= element
    return drawn
