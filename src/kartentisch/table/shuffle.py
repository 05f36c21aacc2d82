"""The verifiable shuffle: decks that nobody could choose, and that anybody can check afterwards.

The server commits itself to a secret before anyone sits down; every seat adds a value of its own (it
"cuts"). The deck of a deal is a Fisher-Yates shuffle with numbers from a hash of all of these; who begins
is drawn in the same way. What that proves and what not is said in docs/fairness.md.
"""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Final, Literal

import msgspec

from kartentisch.core.errors import BrokenRecord

SCHEME: Final = "kartentisch-1"
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_VALUE: Final = re.compile(r"[0-9a-f]{32}")


class Cut(msgspec.Struct, frozen=True):
    """A seat's value, and whether the seat or the server supplied it."""

    value: str
    by: Literal["seat", "server"]


class Shuffle(msgspec.Struct, frozen=True):
    """All that the decks of a game follow from."""

    scheme: str
    commitment: str
    secret: str
    cuts: list[Cut]  # in the order of the seats


def new_secret() -> str:
    """A secret that nobody can guess."""
    return token_hex(32)


def is_value(text: str) -> bool:
    """Whether a seat may cut with this value: 16 bytes in hexadecimal."""
    return _VALUE.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is published beforehand: it settles the secret without telling it."""
    return sha256(secret.encode()).hexdigest()


def server_value(secret: str, seat: int) -> str:
    """The value of a seat that has none of its own; it follows from the secret, so it cannot be chosen."""
    return sha256(f"{SCHEME}\n{secret}\nseat {seat}".encode()).hexdigest()[:32]


def reveal(secret: str, values: Sequence[str | None]) -> Shuffle:
    """The shuffle of a game whose seats gave these values, or none."""
    cuts = [
        Cut(server_value(secret, seat), "server") if value is None else Cut(value, "seat")
        for seat, value in enumerate(values)
    ]
    return Shuffle(SCHEME, commitment(secret), secret, cuts)


def deck(shuffle: Shuffle, number: int, cards: Sequence[str]) -> list[str]:
    """The cards in the order of deal `number`, counted from 1."""
    words = _words(shuffle, str(number))
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        place = _below(words, last + 1)
        order[last], order[place] = order[place], order[last]
    return order


def first_seat(shuffle: Shuffle) -> int:
    """Who begins, if the seats have not agreed on anybody."""
    return _below(_words(shuffle, "first"), len(shuffle.cuts))


def _words(shuffle: Shuffle, use: str) -> Iterator[int]:
    """32-bit numbers for one use: from hashes of a key and a counter."""
    lines = [SCHEME, shuffle.secret, *(cut.value for cut in shuffle.cuts), use]
    key = sha256("\n".join(lines).encode()).digest()
    counter = 0
    while True:
        block = sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4))
        counter += 1


def _below(words: Iterator[int], count: int) -> int:
    """A number below `count`, each equally likely: words beyond the last multiple are thrown away."""
    limit = 2**32 - 2**32 % count
    return next(word for word in words if word < limit) % count


def check(shuffle: Shuffle, players: int) -> None:
    """Refuse a shuffle that is not what was committed to."""
    if shuffle.scheme != SCHEME:
        raise BrokenRecord(f"the shuffle is of the kind {shuffle.scheme!r}, known is {SCHEME!r}")
    if _SECRET.fullmatch(shuffle.secret) is None:
        raise BrokenRecord("the secret does not have 64 hexadecimal digits")
    if commitment(shuffle.secret) != shuffle.commitment:
        raise BrokenRecord("the secret is not the one that the server committed itself to")
    if len(shuffle.cuts) != players:
        raise BrokenRecord(f"there are {len(shuffle.cuts)} cuts for {players} seats")
    for seat, cut in enumerate(shuffle.cuts):
        if not is_value(cut.value):
            raise BrokenRecord(f"the cut of seat {seat} is no value of 32 hexadecimal digits")
        if cut.by == "server" and cut.value != server_value(shuffle.secret, seat):
            raise BrokenRecord(f"the server chose the cut of seat {seat} instead of deriving it")
