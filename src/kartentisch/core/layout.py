"""Records: the fields of a state are written down once, as a class with annotations.

The class is what mypy sees; `layout` makes the aligned NumPy record of it that Numba compiles for.
Copying such a record is a memcpy, a batch is an array, a save is `tobytes`.
"""

from collections.abc import Iterator
from functools import cache
from struct import Struct
from types import SimpleNamespace
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    NamedTuple,
    Protocol,
    TypeAlias,
    get_type_hints,
    overload,
)

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.numpy_support import as_dtype

from kartentisch.core.compiled import INTERPRETED

MAX_SEATS = 6

# Kinds of numbers as `struct` calls them
_CODES: Final = {"i4": "i", "u8": "Q", "u1": "B", "f8": "d"}


class Row(Protocol):
    """A fixed number of integers inside a record."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> "Row": ...
    def __setitem__(self, index: int | slice, value: "int | Row") -> None: ...


def _ints(kind: str, count: int) -> np.dtype[Any]:
    return np.dtype((kind, (count,)))


# Counters are wide enough never to overflow: compiled code would widen them, NumPy would not.
Count: TypeAlias = Annotated[int, np.dtype("i4")]
Bits: TypeAlias = Annotated[int, np.dtype("u8")]
Float: TypeAlias = Annotated[float, np.dtype("f8")]
SeatCounts: TypeAlias = Annotated[Row, _ints("i4", MAX_SEATS)]
SeatFloats: TypeAlias = Annotated[Any, np.dtype(("f8", (MAX_SEATS,)))]
SeatBits: TypeAlias = Annotated[Row, _ints("u8", MAX_SEATS)]
Counts12: TypeAlias = Annotated[Row, _ints("i4", 12)]
Bytes30: TypeAlias = Annotated[Row, _ints("u1", 30)]
Bytes51: TypeAlias = Annotated[Row, _ints("u1", 51)]
Bytes64: TypeAlias = Annotated[Row, _ints("u1", 64)]


def layout(fields: type) -> np.dtype[Any]:
    """The aligned record with the annotated fields of a class, those of its bases first."""
    hints = get_type_hints(fields, include_extras=True)
    clashes = set(hints) & set(dir(np.record))
    if clashes:
        raise TypeError(f"NumPy's records have methods of these names: {sorted(clashes)}")
    parts = [(name, hint.__metadata__[0]) for name, hint in hints.items()]
    return np.dtype((np.record, _without_gaps(np.dtype(parts, align=True))))


def _without_gaps(aligned: np.dtype[Any]) -> np.dtype[Any]:
    """Fill the gaps that alignment leaves: NumPy does not copy bytes that belong to no field."""
    assert aligned.fields is not None
    parts: list[tuple[str, Any]] = []
    end = 0
    for name, (kind, offset, *_) in [*aligned.fields.items(), ("", (np.dtype("V0"), aligned.itemsize))]:
        if offset > end:
            parts.append((f"gap_{end}", _ints("u1", offset - end)))
        if name:
            parts.append((name, kind))
        end = offset + kind.itemsize
    filled = np.dtype(parts, align=True)
    assert filled.itemsize == aligned.itemsize
    return filled


def shared_size(first: np.dtype[Any], second: np.dtype[Any]) -> int:
    """How many bytes at the beginning of two records hold the same fields."""
    size = 0
    assert first.fields is not None
    assert second.fields is not None
    for name, other in zip(first.names or (), second.names or (), strict=False):
        (kind, offset), (other_kind, other_offset) = first.fields[name][:2], second.fields[other][:2]
        if (name, kind, offset) != (other, other_kind, other_offset):
            break
        size = offset + kind.itemsize
    return size


class _Reader(NamedTuple):
    """How the bytes of some fields of a record are read: from where to where each goes among the numbers."""

    numbers: Struct
    fields: list[tuple[str, int, int]]

    def plain(self, numbers: tuple[Any, ...]) -> dict[str, Any]:
        """The fields as Python's own integers and tuples."""
        return {name: numbers[begin:end] if end else numbers[begin] for name, begin, end in self.fields}


@cache
def _readers(kind: np.dtype[Any], shared: int) -> tuple[_Reader, _Reader]:
    """Readers of the fields in the first `shared` bytes of a record, and of the others."""
    assert kind.fields is not None
    parts = []
    for wanted in (range(shared), range(shared, kind.itemsize)):
        codes, fields, end = "=", [], 0
        for name, (field, offset, *_) in kind.fields.items():
            if offset not in wanted or name.startswith("gap_"):
                codes += f"{field.itemsize}x"
                continue
            count = field.shape[0] if field.shape else 1
            codes += f"{count}{_CODES[field.base.str[1:]]}"
            fields.append((name, end, end + count if field.shape else 0))
            end += count
        parts.append(_Reader(Struct(codes), fields))
    return parts[0], parts[1]


class _Row(SimpleNamespace):
    """A record of several that have their first fields in common."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._common, name)


def plain_rows(records: np.ndarray[Any, Any], shared: int) -> tuple[Any, list[Any]]:
    """The fields of records as Python's own integers and tuples, which Python reads much faster.

    What lies in the first `shared` bytes is the same in all of them: it is read once, and comes first.
    """
    common, own = _readers(records.dtype, shared)
    content = records.tobytes()
    fields = SimpleNamespace(**common.plain(common.numbers.unpack_from(content)))
    return fields, [_Row(_common=fields, **own.plain(row)) for row in own.numbers.iter_unpack(content)]


def plain(record: Any) -> Any:
    """The same for one record."""
    return plain_rows(np.array([record], record.dtype), record.dtype.itemsize)[0]


if TYPE_CHECKING or INTERPRETED:

    def copy_shared(source: Any, target: Any) -> None:
        """Copy the fields that both records begin with: all of them if they are of one kind."""
        size = shared_size(source.dtype, target.dtype)
        for name in source.dtype.names:
            if source.dtype.fields[name][1] < size:
                target[name] = source[name]

    def clear(record: Any) -> None:
        """Set every field to zero."""
        for name in record.dtype.names:
            record[name] = 0

else:

    @intrinsic
    def copy_shared(typing: Any, source: Any, target: Any) -> Any:
        size = shared_size(as_dtype(source), as_dtype(target))

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            count = context.get_constant(types.intp, size)
            cgutils.raw_memcpy(builder, arguments[1], arguments[0], count, 1)
            return context.get_dummy_value()

        return types.void(source, target), generate

    @intrinsic
    def clear(typing: Any, record: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = context.get_constant(types.intp, as_dtype(record).itemsize)
            cgutils.memset(builder, arguments[0], size, 0)
            return context.get_dummy_value()

        return types.void(record), generate
