"""Records: the fields of a state are written down once, as a class with annotations.

The class is what mypy sees; `layout` makes the aligned NumPy record of it that Numba compiles for.
Copying such a record is a memcpy, a batch is an array, a save is `tobytes`.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    NamedTuple,
    Protocol,
    TypeAlias,
    cast,
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


def numbers(kind: str, count: int) -> np.dtype[Any]:
    """So many numbers of a kind, such as `u1` for bytes: for a `Row`."""
    return np.dtype((kind, (count,)))


# Counters are wide enough never to overflow: compiled code would widen them, NumPy would not.
Count: TypeAlias = Annotated[int, np.dtype("i4")]
Bits: TypeAlias = Annotated[int, np.dtype("u8")]
Float: TypeAlias = Annotated[float, np.dtype("f8")]
SeatCounts: TypeAlias = Annotated[Row, numbers("i4", MAX_SEATS)]
SeatFloats: TypeAlias = Annotated[Any, np.dtype(("f8", (MAX_SEATS,)))]
SeatBits: TypeAlias = Annotated[Row, numbers("u8", MAX_SEATS)]


def layout(fields: type) -> np.dtype[Any]:
    """The record with the annotated fields of a class, those of its bases first."""
    return np.dtype((np.record, aligned_fields(fields)))


@cache
def aligned_fields(fields: type) -> np.dtype[Any]:
    """The fields of a class as part of a record.

    A field is annotated with its kind of number, or with something that has one, such as a part of a view.
    """
    hints = get_type_hints(fields, include_extras=True)
    clashes = set(hints) & set(dir(np.record))
    if clashes:
        raise TypeError(f"NumPy's records have methods of these names: {sorted(clashes)}")
    kinds = {name: hint.__metadata__[0] for name, hint in hints.items()}
    parts = [(name, kind if isinstance(kind, np.dtype) else kind.dtype) for name, kind in kinds.items()]
    return _without_gaps(np.dtype(parts, align=True))


def _without_gaps(aligned: np.dtype[Any]) -> np.dtype[Any]:
    """Fill the gaps that alignment leaves: NumPy does not copy bytes that belong to no field."""
    assert aligned.fields is not None
    parts: list[tuple[str, Any]] = []
    end = 0
    for name, (kind, offset, *_) in [*aligned.fields.items(), ("", (np.dtype("V0"), aligned.itemsize))]:
        if offset > end:
            parts.append((f"gap_{end}", numbers("u1", offset - end)))
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
    """How some fields of a record are read from its bytes."""

    names: tuple[str, ...]
    numbers: Struct
    grouped: Callable[[Sequence[Any]], tuple[Any, ...]]  # the numbers of an array as a tuple of their own


@cache
def _reader(kind: np.dtype[Any], begin: int, end: int) -> _Reader:
    """The reader of the fields that begin at these bytes."""
    assert kind.fields is not None
    codes, names, groups, count = "=", [], [], 0
    for name, (field, offset, *_) in kind.fields.items():
        if not begin <= offset < end or name.startswith("gap_"):
            codes += f"{field.itemsize}x"
            continue
        size = field.shape[0] if field.shape else 1
        codes += f"{size}{_CODES[field.base.str[1:]]}"
        names.append(name)
        groups.append(slice(count, count + size) if field.shape else count)
        count += size
    return _Reader(tuple(names), Struct(codes), itemgetter(*groups))


@cache
def _maker(names: tuple[str, ...]) -> Callable[[Iterable[Any]], Any]:
    """Named-tuple factory for these fields."""
    return cast(Callable[[Iterable[Any]], Any], namedtuple("Plain", names)._make)  # type: ignore[attr-defined]


Plain: TypeAlias = tuple[Any, list[Any]]


@cache
def plain_rows(kind: np.dtype[Any], shared: int) -> Callable[[np.ndarray[Any, Any]], Plain]:
    """How to read records as Python's own integers and tuples, which Python reads much faster.

    What lies in the first `shared` bytes is the same in all of them: it is read once, and comes first.
    """
    common, own = _reader(kind, 0, shared), _reader(kind, shared, kind.itemsize)
    first, row = _maker(common.names), _maker(common.names + own.names)

    def read(records: np.ndarray[Any, Any]) -> Plain:
        content = records.tobytes()
        fields = common.grouped(common.numbers.unpack_from(content))
        rows = [row(fields + own.grouped(numbers)) for numbers in own.numbers.iter_unpack(content)]
        return first(fields), rows

    return read


def plain(record: Any) -> Any:
    """The same for one record."""
    reader = _reader(record.dtype, 0, record.itemsize)
    return _maker(reader.names)(reader.grouped(reader.numbers.unpack(record.tobytes())))


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
