"""The description of a view: its fields, their types in Python, and the struct they make."""

from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

from kartentisch.core.contract import NEEDS_DEAL, NOBODY, OVER
from kartentisch.core.layout import Count, SeatCounts
from kartentisch.core.view import (
    ABSENT,
    ByWord,
    Flag,
    Keyed,
    Listed,
    ListOf,
    Maybe,
    MaybePart,
    Number,
    NumberByWord,
    NumberKind,
    NumberOrNone,
    Numbers,
    Part,
    Seat,
    SeatOrNone,
    TableView,
    Word,
    Words,
    append,
    described_by,
    fields_of,
    json_name,
    show_table,
    struct_of,
)
from kartentisch.core.view_json import Page
from kartentisch.games import GAMES

SUITS = ("C", "S", "H", "D")


class Player:
    """One player."""

    cards: Number
    bid: NumberOrNone


class Everything(TableView):
    """A field of every kind, and scratch space between them."""

    tally: SeatCounts  # scratch
    round_: Number
    bid: NumberOrNone
    leader: Seat
    winner: SeatOrNone
    last: Flag
    trump: Annotated[int, Word(SUITS)]
    led: Annotated[int, Word(SUITS, none=True)]
    hand: Annotated[int, Words(SUITS)]
    pile: Annotated[int, Words(SUITS, none=True)]
    worth: Annotated[NumberByWord, Numbers(SUITS)]
    odds: Annotated[NumberByWord, Numbers(SUITS, none=True)]
    me: Annotated[Player, Part(Player)]
    dealer: Annotated[Maybe[Player], MaybePart(Player)]
    order: Annotated[Listed[int], ListOf(NumberKind(), 3)]
    players: Annotated[Listed[Player], ListOf(Part(Player), 3)]
    chances: Annotated[Listed[Maybe[Player]], ListOf(MaybePart(Player), 3)]
    prospects: Annotated[Listed[Keyed[Player]], ByWord(SUITS, Player, 2)]
    counter: Count  # scratch


TYPES: dict[str, Any] = {
    "phase": str,
    "seat": int | None,
    "to_move": int | None,
    "deal_number": int,
    "first": int,
    "round": int,
    "bid": int | None,
    "leader": int,
    "winner": int | None,
    "last": bool,
    "trump": str,
    "led": str | None,
    "hand": list[str],
    "pile": list[str] | None,
    "worth": dict[str, int],
    "odds": dict[str, int] | None,
    "me": struct_of(Player),
    "dealer": struct_of(Player) | None,
    "order": list[int],
    "players": list[struct_of(Player)],  # type: ignore[misc]
    "chances": list[struct_of(Player) | None],  # type: ignore[misc]
    "prospects": dict[str, struct_of(Player)],  # type: ignore[misc]
}


def test_struct_has_the_type_of_every_field_in_order() -> None:
    fields = msgspec.structs.fields(struct_of(Everything))
    assert [(field.name, field.type) for field in fields] == list(TYPES.items())
    assert all(field.required for field in fields)


def test_struct_keeps_name_and_text_and_knows_its_class() -> None:
    struct = struct_of(Everything)
    assert struct is struct_of(Everything)
    assert (struct.__name__, struct.__doc__) == ("Everything", Everything.__doc__)
    assert struct.__module__ == Everything.__module__
    assert described_by(struct) is Everything
    assert described_by(struct_of(Player)) is Player


def test_any_other_struct_describes_itself() -> None:
    class Plain(msgspec.Struct):
        field: int

    assert described_by(Plain) is Plain


def test_scratch_fields_are_in_the_record_and_not_in_the_view() -> None:
    assert {"tally", "counter"} <= set(Part(Everything).dtype.names or ())
    assert not {"tally", "counter"} & set(fields_of(Everything))
    shown = msgspec.json.decode(Page(Part(Everything)).json())
    assert list(shown) == list(TYPES)


def test_name_that_numpy_takes_ends_in_an_underscore_which_json_leaves_out() -> None:
    assert [json_name(name) for name in ("round_", "round", "last_round")] == ["round", "round", "last_round"]
    assert hasattr(np.record, "round")

    class Clash:
        round: Number

    with pytest.raises(TypeError, match="round"):
        Page(Part(Clash))


def test_empty_view_of_every_kind_is_read_into_its_struct() -> None:
    view: Any = msgspec.json.decode(Page(Part(Everything)).json(), type=struct_of(Everything))
    assert (view.round, view.last, view.trump, view.hand, view.worth) == (0, False, "C", [], {})
    assert (view.dealer, view.order, view.players, view.prospects) == (None, [], [], {})
    assert view.me == struct_of(Player)(0, 0)


def test_number_that_is_not_there_is_null() -> None:
    page = Page(Part(Player))
    page.records[0].bid = ABSENT
    assert page.json() == b'{"cards":0,"bid":null}'


def test_lists_are_filled_from_their_beginning() -> None:
    page = Page(Part(Everything))
    for number in (28, -8):
        append(page.records[0].order, number)
    assert msgspec.json.decode(page.json())["order"] == [28, -8]


@pytest.mark.parametrize("kind", [Words, Numbers])
def test_sets_have_63_words_at_most_since_all_64_bits_mean_null(kind: Any) -> None:
    kind(tuple(map(str, range(63))))
    with pytest.raises(TypeError, match="64 words"):
        kind(tuple(map(str, range(64))))


@pytest.mark.parametrize(
    ("phase", "deal_number", "shown"), [(NEEDS_DEAL, 0, 1), (2, 0, 1), (NEEDS_DEAL, 3, 4), (OVER, 3, 3)]
)
def test_deals_are_counted_from_1_and_after_the_end_the_last_one_is_shown(
    phase: int, deal_number: int, shown: int
) -> None:
    game = next(iter(GAMES.values()))
    seen = np.zeros(1, game.observation)[0]
    seen.phase, seen.deal_number, seen.seat, seen.to_move, seen.first = phase, deal_number, NOBODY, 2, 1
    page = Page(Part(game.view_type))
    show_table(seen, page.records[0])
    view = msgspec.json.decode(page.json())
    assert (view["deal_number"], view["seat"], view["to_move"], view["first"]) == (shown, None, 2, 1)
