"""A view is a record too: the table as one seat, or a spectator, sees it.

A game's `show` fills the record. It is compiled like the rules and calls them. The class of a view says what
its fields are: a number, a card, a set of suits, a list with a count. From that one description come the
record (`layout`), the JSON of the protocol (`core/view_json.py`) and the typed value for Python
(`struct_of`), from which the TypeScript types are written.
"""

from collections.abc import Hashable, MutableSequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any, Final, Generic, Protocol, TypeAlias, TypeVar, get_type_hints

import msgspec
import numpy as np

from kartentisch.core.bits import NONE
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY, OVER, Record
from kartentisch.core.layout import aligned_fields

Item = TypeVar("Item")

ABSENT: Final = -(2**31)  # a number that is not there: null
ABSENT_SET: Final = ~NONE  # the same for a set


class Kind(Hashable, Protocol):
    """What a field means."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """How it is stored."""

    @property
    def type(self) -> Any:
        """Its type in Python, and so in JSON."""


@dataclass(frozen=True)
class NumberKind:
    """A number; `none` stands for null."""

    none: int | None = None
    dtype = np.dtype("i4")

    @property
    def type(self) -> Any:
        """An integer, perhaps none."""
        return int if self.none is None else int | None


@dataclass(frozen=True)
class FlagKind:
    """True or false."""

    dtype = np.dtype("u1")
    type = bool


@dataclass(frozen=True)
class Word:
    """One of some words by its number, such as a card or a phase; a negative number is null if `none`."""

    words: tuple[str, ...]
    none: bool = False
    dtype = np.dtype("i4")

    @property
    def type(self) -> Any:
        """A string, perhaps none."""
        return str | None if self.none else str


@dataclass(frozen=True)
class Words:
    """A set of words as bits, such as a hand; `ABSENT_SET` is null if `none`."""

    words: tuple[str, ...]
    none: bool = False
    dtype = np.dtype("u8")

    @property
    def type(self) -> Any:
        """A list of strings, perhaps none."""
        return list[str] | None if self.none else list[str]


@dataclass(frozen=True)
class Numbers:
    """A number for each word of a set; the set `ABSENT_SET` is null if `none`."""

    words: tuple[str, ...]
    none: bool = False

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The set, and room for a number for every word."""
        return np.dtype([("keys", "u8"), ("values", "i4", (len(self.words),))], align=True)

    @property
    def type(self) -> Any:
        """A number by word, perhaps none."""
        return dict[str, int] | None if self.none else dict[str, int]


@dataclass(frozen=True)
class Part:
    """The fields of another class."""

    fields: type

    @property
    def dtype(self) -> np.dtype[Any]:
        """The record of that class."""
        return aligned_fields(self.fields)

    @property
    def type(self) -> Any:
        """The struct of that class."""
        return struct_of(self.fields)


@dataclass(frozen=True)
class MaybePart:
    """The fields of another class, or null."""

    fields: type

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """Whether it is there, and the record of that class."""
        return np.dtype([("present", "u1"), ("value", aligned_fields(self.fields))], align=True)

    @property
    def type(self) -> Any:
        """The struct of that class, or none."""
        return struct_of(self.fields) | None


@dataclass(frozen=True)
class ListOf:
    """A list with a count and room for `most` items."""

    item: Kind
    most: int

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The count, and room for the items."""
        return np.dtype([("count", "i4"), ("entries", self.item.dtype, (self.most,))], align=True)

    @property
    def type(self) -> Any:
        """A list of the items."""
        return list[self.item.type]  # type: ignore[name-defined]


@dataclass(frozen=True)
class ByWord:
    """The fields of another class for each of some words."""

    words: tuple[str, ...]
    fields: type
    most: int

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The count, and room for words and records."""
        entry = np.dtype([("key", "i4"), ("value", aligned_fields(self.fields))], align=True)
        return np.dtype([("count", "i4"), ("entries", entry, (self.most,))], align=True)

    @property
    def type(self) -> Any:
        """A struct by word."""
        return dict[str, struct_of(self.fields)]  # type: ignore[misc]


class Listed(Generic[Item]):
    """A list as `show` fills it."""

    count: int
    entries: MutableSequence[Item]


class Maybe(Generic[Item]):
    """Something that may be null, as `show` fills it."""

    present: bool
    value: Item


class Keyed(Generic[Item]):
    """An entry of a `ByWord`, as it is filled."""

    key: int
    value: Item


class NumberByWord:
    """Numbers by word, as `show` fills them."""

    keys: int
    values: MutableSequence[int]


Number: TypeAlias = Annotated[int, NumberKind()]
NumberOrNone: TypeAlias = Annotated[int, NumberKind(none=ABSENT)]
Seat: TypeAlias = Annotated[int, NumberKind()]
SeatOrNone: TypeAlias = Annotated[int, NumberKind(none=NOBODY)]
Flag: TypeAlias = Annotated[bool, FlagKind()]

PHASES: Final = ("deal", "over")  # of every game; a game's own follow


class TableView:
    """The table as one seat, or a spectator, sees it; each game adds its own."""

    phase: Annotated[int, Word(PHASES)]  # deal, over or one of the game's own
    seat: SeatOrNone  # whose view this is, None for a spectator
    to_move: SeatOrNone
    deal_number: Number  # of the deal that is played or about to begin, from 1 on
    first: Seat


@compiled
def show_table(seen: Record, view: TableView) -> None:
    """Fill in what the views of all games have in common."""
    view.phase = seen.phase
    view.seat = seen.seat
    view.to_move = seen.to_move
    view.deal_number = seen.deal_number + (0 if seen.phase == OVER else 1)
    view.first = seen.first


@compiled
def append(entries: Listed[int], number: int) -> None:
    """Add a number to a list."""
    entries.entries[entries.count] = number
    entries.count += 1


def fields_of(view: type) -> dict[str, Kind]:
    """The fields of a view in order, those of its bases first; plain numbers are scratch space, not shown."""
    hints = get_type_hints(view, include_extras=True)
    kinds = {name: hint.__metadata__[0] for name, hint in hints.items()}
    return {name: kind for name, kind in kinds.items() if not isinstance(kind, np.dtype)}


def json_name(name: str) -> str:
    """The name of a field in JSON: `round_` is `round`, which NumPy's records have a method of."""
    return name.removesuffix("_")


_described: dict[type, type] = {}


@cache
def struct_of(view: type) -> type[msgspec.Struct]:
    """The typed value that the JSON of a view is read into."""
    fields = [(json_name(name), kind.type) for name, kind in fields_of(view).items()]
    struct = msgspec.defstruct(view.__name__, fields, module=view.__module__)
    struct.__doc__ = view.__doc__
    _described[struct] = view
    return struct


def described_by(struct: type) -> type:
    """The class that describes a struct: that of a view, or the struct itself."""
    return _described.get(struct, struct)
