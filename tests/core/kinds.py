"""Views of any shape for the tests: descriptions, values that fit them, and records with these values."""

import keyword
from itertools import count
from typing import Annotated, Any

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

from kartentisch.core.bits import NONE
from kartentisch.core.layout import SeatCounts
from kartentisch.core.view import (
    ABSENT,
    ABSENT_SET,
    ByWord,
    FlagKind,
    Kind,
    ListOf,
    MaybePart,
    NumberKind,
    Numbers,
    Part,
    Word,
    Words,
    fields_of,
    json_name,
)
from kartentisch.core.view_json import Page

LOWEST, HIGHEST = -(2**31), 2**31 - 1
MOST = 3  # items of a list
_names = (f"Fields{number}" for number in count())


def class_with(kinds: dict[str, Kind], scratch: bool = False) -> type:
    """A class with these fields, perhaps with scratch space between them."""
    fields: dict[str, Any] = {}
    for number, (name, kind) in enumerate(kinds.items()):
        if scratch:
            fields[f"scratch_{number}"] = SeatCounts
        fields[name] = Annotated[Any, kind]
    return type(next(_names), (), {"__annotations__": fields})


# Descriptions

words = st.lists(st.text(max_size=6), min_size=1, max_size=63, unique=True).map(tuple)
field_names = st.from_regex(r"[a-z]{1,6}_?", fullmatch=True).filter(
    lambda name: not hasattr(np.record, name) and not keyword.iskeyword(name)
)
simple_kinds: st.SearchStrategy[Kind] = st.one_of(
    st.builds(NumberKind, st.sampled_from([None, -1, ABSENT])),
    st.builds(FlagKind),
    st.builds(Word, words, st.booleans()),
    st.builds(Words, words, st.booleans()),
    st.builds(Numbers, words, st.booleans()),
)


def classes(kinds: st.SearchStrategy[Kind]) -> st.SearchStrategy[type]:
    """Classes with fields of these kinds."""
    fields = st.lists(
        st.tuples(field_names, kinds), min_size=1, max_size=4, unique_by=lambda field: json_name(field[0])
    )
    return st.builds(class_with, fields.map(dict), st.booleans())


def nested(kinds: st.SearchStrategy[Kind]) -> st.SearchStrategy[Kind]:
    """Lists and parts of these kinds."""
    return st.one_of(
        st.builds(Part, classes(kinds)),
        st.builds(MaybePart, classes(kinds)),
        st.builds(ListOf, kinds, st.integers(1, MOST)),
        st.builds(ByWord, words, classes(kinds), st.integers(1, MOST)),
    )


def views(kinds: st.SearchStrategy[Kind]) -> st.SearchStrategy[Part]:
    """Views with fields of these kinds."""
    return st.builds(Part, classes(kinds))


all_views = views(st.recursive(simple_kinds, nested, max_leaves=6))


# Values


def values_of(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a kind, as Python has them."""
    match kind:
        case NumberKind():
            numbers = st.integers(LOWEST, HIGHEST)
            return numbers if kind.none is None else st.none() | numbers.filter(lambda n: n != kind.none)
        case FlagKind():
            return st.booleans()
        case Word():
            return _or_none(kind, st.sampled_from(kind.words))
        case Words():
            chosen = st.sets(st.sampled_from(kind.words))
            return _or_none(kind, chosen.map(lambda found: _in_order(found, kind.words)))
        case Numbers():
            by_word = st.dictionaries(st.sampled_from(kind.words), st.integers(LOWEST, HIGHEST))
            return _or_none(kind, by_word.map(lambda d: {word: d[word] for word in _in_order(d, kind.words)}))
        case Part():
            return _values_of_fields(kind.fields)
        case MaybePart():
            return st.none() | _values_of_fields(kind.fields)
        case ListOf():
            return st.lists(values_of(kind.item), max_size=kind.most)
        case ByWord():
            return st.dictionaries(
                st.sampled_from(kind.words), _values_of_fields(kind.fields), max_size=kind.most
            )
    raise TypeError(kind)


def _or_none(kind: Any, values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | values if kind.none else values


def _in_order(chosen: Any, words: tuple[str, ...]) -> list[str]:
    return [word for word in words if word in chosen]


def _values_of_fields(fields: type) -> st.SearchStrategy[dict[str, Any]]:
    names = [json_name(name) for name in fields_of(fields)]
    values = st.tuples(*map(values_of, fields_of(fields).values()))
    return values.map(lambda chosen: dict(zip(names, chosen, strict=True)))


def longest_value(kind: Any) -> Any:
    """The value of a kind whose JSON is as long as any."""
    match kind:
        case NumberKind():
            return LOWEST if kind.none != LOWEST else LOWEST + 1
        case FlagKind():
            return False
        case Word():
            return max(kind.words, key=lambda word: len(repr(word)))
        case Words():
            return list(kind.words)
        case Numbers():
            return dict.fromkeys(kind.words, LOWEST)
        case Part() | MaybePart():
            return {json_name(name): longest_value(part) for name, part in fields_of(kind.fields).items()}
        case ListOf():
            return [longest_value(kind.item)] * kind.most
        case ByWord():
            return dict.fromkeys(kind.words[: kind.most], longest_value(Part(kind.fields)))
    raise TypeError(kind)


# Records


def page_with(kind: Kind, value: Any) -> Page:
    """A page on which a value stands."""
    page = Page(kind)
    put(page.records[0:1].reshape(()), kind, value)
    return page


def put(record: NDArray[Any], kind: Any, value: Any) -> None:
    """Write a value where its record lies, as `show` would."""
    match kind:
        case NumberKind():
            record[...] = kind.none if value is None else value
        case FlagKind():
            record[...] = value
        case Word():
            record[...] = -1 if value is None else kind.words.index(value)
        case Words():
            record[...] = _bits(value, kind.words)
        case Numbers():
            record["keys"] = _bits(value, kind.words)
            for word, number in (value or {}).items():
                record["values"][kind.words.index(word)] = number
        case Part():
            _put_fields(record, kind.fields, value)
        case MaybePart():
            record["present"] = value is not None
            if value is not None:
                _put_fields(record["value"], kind.fields, value)
        case ListOf():
            record["count"] = len(value)
            for index, item in enumerate(value):
                put(record["entries"][index : index + 1].reshape(()), kind.item, item)
        case ByWord():
            record["count"] = len(value)
            for index, (word, fields) in enumerate(value.items()):
                entry = record["entries"][index : index + 1].reshape(())
                entry["key"] = kind.words.index(word)
                _put_fields(entry["value"], kind.fields, fields)
        case _:
            raise TypeError(kind)


def _put_fields(record: NDArray[Any], fields: type, value: dict[str, Any]) -> None:
    for name, kind in fields_of(fields).items():
        put(record[name], kind, value[json_name(name)])


def _bits(chosen: Any, words: tuple[str, ...]) -> np.uint64:
    if chosen is None:
        return np.uint64(ABSENT_SET)
    return np.uint64(NONE + sum(1 << words.index(word) for word in chosen))
