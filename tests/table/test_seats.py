"""Who may sit where, and what must be so before a game begins."""

from collections.abc import Callable

import pytest

from kartentisch.core.errors import UnknownGame, WrongOption, WrongPlayers
from kartentisch.table import Table, decide
from kartentisch.table.errors import Refused, code_of
from kartentisch.table.events import AnyEvent, BotSeated, ClockSetting, Freed, Seated, Started, decode
from tests.table.people import open_table, start


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    return code_of(error.value)


def test_people_take_the_first_empty_seat_or_the_one_they_choose() -> None:
    table = open_table(players=4, people=1)
    table.apply(decide.sit(table, "Ben", "b", seat=3))
    table.apply(decide.sit(table, "Cleo", "c"))
    assert [seat.name for seat in table.seats] == ["Ann", "Cleo", None, "Ben"]
    with pytest.raises(Refused) as error:
        decide.sit(table, "Dora", "d", seat=3)
    assert refusal(error) == "seat-taken"


def test_a_full_table_takes_nobody() -> None:
    with pytest.raises(Refused) as error:
        decide.sit(open_table(players=3), "Dora", "d")
    assert refusal(error) == "table-full"


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\x00b", "a\u202eb"])
def test_names_are_short_and_printable(name: str) -> None:
    with pytest.raises(Refused) as error:
        decide.sit(open_table(people=1), name, "t")
    assert refusal(error) == "wrong-name"


def test_a_name_loses_needless_space_but_keeps_markup_as_text() -> None:
    assert decide.sit(open_table(people=1), "  <b>Zoë </b>\t x", "t").name == "<b>Zoë </b> x"


def test_the_host_is_who_has_sat_longest() -> None:
    table = open_table(players=3, people=2)
    assert table.host == 0
    table.apply(decide.leave(table, 0))
    assert table.seats[0].kind == "empty"
    table.apply(decide.sit(table, "Ann", "again"))
    assert table.host == 1


def test_only_the_host_fills_frees_and_starts() -> None:
    table = open_table(players=3, people=2)
    decisions: list[Callable[[], AnyEvent]] = [
        lambda: decide.place_bot(table, 1, 2, "regular"),
        lambda: decide.start(table, 1, 0),
    ]
    for decision in decisions:
        with pytest.raises(Refused) as error:
            decision()
        assert refusal(error) == "host-only"


def test_bots_take_empty_seats_and_can_be_exchanged_or_removed() -> None:
    table = open_table(players=3, people=2)
    assert decide.place_bot(table, 0, 2, "expert") == BotSeated(2, "expert")
    table.apply(BotSeated(2, "expert"))
    assert decide.place_bot(table, 0, 2, "beginner") == BotSeated(2, "beginner")
    assert decide.place_bot(table, 0, 2, None) == Freed(2)
    assert decide.place_bot(table, 0, 1, None) == Freed(1)


@pytest.mark.parametrize(
    ("seat", "bot", "code"),
    [
        (1, "regular", "seat-taken"),
        (0, "regular", "seat-taken"),
        (0, None, "seat-taken"),
        (2, None, "already-empty"),
        (3, "regular", "no-such-seat"),
        (3, None, "no-such-seat"),
        (2, "deep blue", "unknown-bot"),
    ],
)
def test_bots_are_refused(seat: int, bot: str | None, code: str) -> None:
    with pytest.raises(Refused) as error:
        decide.place_bot(open_table(players=3, people=2), 0, seat, bot)
    assert refusal(error) == code


def test_the_game_begins_when_every_seat_is_taken() -> None:
    table = open_table(players=3, people=2)
    with pytest.raises(Refused) as error:
        decide.start(table, 0, 0)
    assert refusal(error) == "seats-empty"
    with pytest.raises(Refused) as error:
        decide.start(open_table(players=3), 0, 3)
    assert refusal(error) == "no-such-seat"


def test_the_oldest_begins() -> None:
    assert start(open_table(players=3), first=2).live.public.first == 2


def test_the_shuffle_draws_who_begins_if_nobody_was_agreed_on() -> None:
    started = [decide.start(open_table(players=3), 0, None) for _ in range(100)]
    assert {event.first for event in started} == {0, 1, 2}
    assert all(event.drawn for event in started)
    table = open_table(players=3)
    assert len({decide.start(table, 0, None).first for _ in range(20)}) == 1
    assert not decide.start(table, 0, 2).drawn


def test_in_an_old_log_who_began_was_agreed_on() -> None:
    assert decode(b'{"type":"started","first":2}') == Started(2, drawn=False)


def test_a_seat_cuts_once() -> None:
    table = open_table(players=3, people=2)
    table.apply(decide.cut(table, 0, "0" * 32))
    with pytest.raises(Refused) as error:
        decide.cut(table, 0, "1" * 32)
    assert refusal(error) == "already-cut"
    decide.cut(table, 1, "1" * 32)


def test_nobody_sits_down_cuts_or_starts_again_during_the_game() -> None:
    table = start(open_table(players=3, people=2))
    decisions: list[Callable[[], AnyEvent]] = [
        lambda: decide.sit(table, "Dora", "d"),
        lambda: decide.cut(table, 0, "0" * 32),
        lambda: decide.start(table, 0, 0),
        lambda: decide.place_bot(table, 0, 2, None),
    ]
    for decision in decisions:
        with pytest.raises(Refused) as error:
            decision()
        assert refusal(error) == "too-late"


def test_a_token_opens_its_own_seat_only() -> None:
    table = open_table(players=3, people=2)
    assert decide.seat_of(table, "token of Ben") == 1
    for token in ("", "token of Cleo", "no person here"):
        with pytest.raises(Refused) as error:
            decide.seat_of(table, token)
        assert refusal(error) == "unknown-token"


def test_of_a_token_only_the_hash_is_kept() -> None:
    seated = decide.sit(open_table(people=1), "Ben", "a secret token")
    assert isinstance(seated, Seated)
    assert "a secret token" not in repr(seated)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("poker", 3, {}, True), UnknownGame),
        (("schatzsuche", 4, {}, True), WrongPlayers),
        (("companeros", 3, {"colour": "red"}, True), WrongOption),
        (("companeros", 3, {"games": decide.LARGEST_NUMBER + 1}, True), WrongOption),
        (("companeros", 3, {}, True, ClockSetting(0, 0)), Refused),
        (("companeros", 3, {}, True, ClockSetting(-5, 10)), Refused),
        (("companeros", 3, {}, True, ClockSetting(10**6, 0)), Refused),
        (("companeros", 3, {}, True, None, 5_001), Refused),
        (("companeros", 3, {}, True, None, -1), Refused),
    ],
)
def test_tables_that_cannot_be(arguments: tuple[object, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        decide.open_table(*arguments)  # type: ignore[arg-type]


def test_every_table_has_another_secret_and_shows_only_its_commitment() -> None:
    first, second = open_table(), open_table()
    assert first.opened.secret != second.opened.secret
    assert first.commitment != second.commitment
    assert isinstance(first, Table)
    assert first.revealed() is None
