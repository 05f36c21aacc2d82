"""The JSON of views: every kind of field, empty and full, is what msgspec writes of the same value."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartentisch.core.layout import SeatCounts
from kartentisch.core.view import (
    ABSENT,
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
    struct_of,
)
from kartentisch.core.view_json import Page, program_of
from tests.core.kinds import HIGHEST, LOWEST, all_views, class_with, longest_value, page_with, values_of

SUITS = ("C", "S", "H", "D")
POINT = class_with({"x": NumberKind(), "y": NumberKind()})
SIXTY_THREE = tuple(f"card {number}" for number in range(63))

EXAMPLES: list[tuple[Kind, list[Any]]] = [
    (NumberKind(), [0, 7, 10, -1, -10, 1_000_000, LOWEST, HIGHEST]),
    (NumberKind(none=-1), [0, -2, None]),
    (NumberKind(none=ABSENT), [0, -1, LOWEST + 1, None]),
    (FlagKind(), [True, False]),
    (Word(SUITS), ["C", "D"]),
    (Word(SUITS, none=True), ["C", None]),
    (Word(('"quoted"', "back\\slash", "größer", "")), ['"quoted"', "back\\slash", "größer", ""]),
    (Words(SUITS), [[], ["H"], list(SUITS)]),
    (Words(SIXTY_THREE), [list(SIXTY_THREE)]),
    (Words(SUITS, none=True), [None, [], ["C", "D"]]),
    (Numbers(SUITS), [{}, {"S": -3}, {"C": 0, "S": LOWEST, "H": HIGHEST, "D": 1}]),
    (Numbers(SUITS, none=True), [None, {}, {"D": 28}]),
    (Part(POINT), [{"x": 1, "y": -2}]),
    (MaybePart(POINT), [None, {"x": 1, "y": -2}]),
    (ListOf(NumberKind(), 3), [[], [1], [1, -2, 3]]),
    (ListOf(FlagKind(), 3), [[], [True, False, True]]),
    (ListOf(Word(SUITS), 2), [[], ["D", "D"]]),
    (ListOf(Words(SUITS), 2), [[], [[], ["C", "H"]]]),
    (ListOf(Part(POINT), 2), [[], [{"x": 1, "y": 2}, {"x": 3, "y": 4}]]),
    (ListOf(MaybePart(POINT), 3), [[], [None], [{"x": 1, "y": 2}, None, {"x": 3, "y": 4}]]),
    (ListOf(ListOf(NumberKind(), 2), 3), [[], [[]], [[], [1, 2], [3]]]),
    (ByWord(SUITS, POINT, 2), [{}, {"H": {"x": 1, "y": 2}}, {"D": {"x": 1, "y": 2}, "C": {"x": 3, "y": 4}}]),
]


@pytest.mark.parametrize(
    ("kind", "value"), [(kind, value) for kind, values in EXAMPLES for value in values], ids=repr
)
def test_field_of_each_kind_is_written_as_msgspec_does(kind: Kind, value: Any) -> None:
    # Alone, then between others that must not be touched.
    for fields in ({"field": kind}, {"before": FlagKind(), "field": kind, "after": NumberKind()}):
        whole = {"before": True, "field": value, "after": 28}
        expected = {name: whole[name] for name in fields}
        assert page_with(Part(class_with(fields)), expected).json() == msgspec.json.encode(expected)


views_with_values = all_views.flatmap(lambda kind: st.tuples(st.just(kind), values_of(kind)))


@settings(max_examples=200)
@given(views_with_values)
def test_json_of_any_view_is_what_msgspec_writes_of_the_same_value(drawn: tuple[Part, Any]) -> None:
    kind, value = drawn
    expected = msgspec.json.encode(value)
    assert len(expected) <= program_of(kind).size
    assert page_with(kind, value).json() == expected


@settings(max_examples=200)
@given(views_with_values)
def test_json_of_any_view_is_read_into_its_struct(drawn: tuple[Part, Any]) -> None:
    kind, value = drawn
    read = msgspec.json.decode(page_with(kind, value).json(), type=struct_of(kind.fields))
    assert msgspec.to_builtins(read) == value


@settings(max_examples=200)
@given(all_views)
def test_longest_json_of_any_view_has_room(kind: Part) -> None:
    value = longest_value(kind)
    expected = msgspec.json.encode(value)
    assert len(expected) <= program_of(kind).size
    assert page_with(kind, value).json() == expected


def test_page_is_written_anew_each_time() -> None:
    kind = Part(class_with({"many": ListOf(NumberKind(), 3)}))
    page = page_with(kind, {"many": [100, 200, 300]})
    assert page.json() == b'{"many":[100,200,300]}'
    page.records[0]["many"]["count"] = 1
    assert page.json() == b'{"many":[100]}'


def test_seven_lists_within_each_other_are_the_deepest() -> None:
    kind: Kind = NumberKind()
    value: Any = 28
    for _ in range(7):
        kind, value = ListOf(kind, 2), [value, value]
    view = Part(class_with({"deep": kind, "after": ListOf(NumberKind(), 1)}))
    expected = {"deep": value, "after": [8]}
    assert page_with(view, expected).json() == msgspec.json.encode(expected)
    with pytest.raises(TypeError, match="more than 7 lists"):
        program_of(ListOf(kind, 1))


def test_what_is_no_kind_has_no_json() -> None:
    with pytest.raises(TypeError, match="no JSON"):
        program_of("a string")


def test_view_with_nothing_to_show_is_an_empty_object() -> None:
    class Scratch:
        tally: SeatCounts

    assert Page(Part(Scratch)).json() == b"{}"
