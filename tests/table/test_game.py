"""A game at a table: moves, undo, absence, clock, end."""

import random

import pytest

from kartentisch.core.errors import IllegalMove, WrongSeat
from kartentisch.records.replay import check
from kartentisch.table import Table, decide, events
from kartentisch.table.clock import RunningClock
from kartentisch.table.errors import Refused, code_of
from kartentisch.table.events import ClockSetting, Moved, Opened, Seated
from kartentisch.table.news import Dealt, News
from kartentisch.table.record import table_record, verify
from kartentisch.table.table import STAND_IN
from kartentisch.table.view import table_info
from tests.table.people import move, open_table, play_on, start

SETUPS = [("eight28", 4), ("companeros", 4), ("schatzsuche", 3)]


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_people_and_a_bot_play_a_whole_game_without_a_network(game: str, players: int) -> None:
    table = start(open_table(game, players, people=players - 1), first=1)
    play_on(table, random.Random(1))
    assert table.status == "over"
    record = table_record(table)
    check(record)
    assert len(list(verify(record))) == len(record.deals) == len(table.sheet)
    assert record.names[-1] == "regular"


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_the_log_replayed_is_the_table(game: str, players: int) -> None:
    log: list[events.AnyEvent] = []
    table = open_table(game, players)
    original = table.apply

    def apply_and_keep(event: events.AnyEvent, show: object = None) -> None:
        log.append(events.decode(events.encode(event)))
        original(event)

    table.apply = apply_and_keep  # type: ignore[method-assign]
    start(table)
    play_on(table, random.Random(2), until=lambda table: table.seq > 40)
    again = open_table(game, players)
    again.opened.secret = table.opened.secret
    for event in log:
        again.apply(event)
    assert again.live.state.tobytes() == table.live.state.tobytes()
    assert (again.seq, again.status) == (table.seq, table.status)


def test_a_move_is_for_the_event_that_was_seen() -> None:
    table = start(open_table())
    with pytest.raises(Refused) as error:
        decide.move(table, 0, table.seq - 1, "g1")
    assert code_of(error.value) == "stale"


def test_a_move_counts_although_something_else_than_the_cards_has_changed() -> None:
    table = start(open_table())
    seen = table.seq
    table.apply(decide.pace(table, 0, 0))
    table.apply(decide.away(table, 1))
    table.apply(decide.move(table, 0, seen, table.game.legal_moves(table.live.state)[0]))
    with pytest.raises(Refused) as error:
        decide.move(table, 1, table.seq - 1, table.game.legal_moves(table.live.state)[0], by="bot")
    assert code_of(error.value) == "stale"


def test_wrong_moves_change_nothing_and_name_the_rule() -> None:
    table = start(open_table())
    before = table.live.state.tobytes()
    with pytest.raises(WrongSeat) as turn:
        decide.move(table, 1, table.seq, table.game.legal_moves(table.live.state)[0])
    assert (code_of(turn.value), turn.value.rule) == ("wrong-seat", "C2")
    with pytest.raises(IllegalMove) as illegal:
        decide.move(table, 0, table.seq, "take g")
    assert illegal.value.rule
    assert table.live.state.tobytes() == before


def test_what_happens_is_shown_step_by_step() -> None:
    table = open_table("eight28", 3)
    shown: list[News] = []
    table.apply(decide.start(table, 0, 0), shown.append)
    assert [type(news).__name__ for news in shown] == ["Started", "Dealt"]
    while True:
        shown.clear()
        seat = table.to_move
        assert seat is not None
        event = decide.move(table, seat, table.seq, table.game.legal_moves(table.live.state)[-1])
        table.apply(event, shown.append)
        if len(shown) > 1:
            break
    assert isinstance(shown[0], Moved)
    assert shown[1] == Dealt(2)


# Undo


def test_a_bid_can_be_taken_back_until_somebody_else_has_moved() -> None:
    table = start(open_table("schatzsuche", 3))
    before = table.live.state.tobytes()
    move(table, "bid 1")
    assert [table.may_undo(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    table.apply(decide.undo(table, 1, table.seq))
    assert table.live.state.tobytes() == before
    assert not table.may_undo(1)
    move(table, "bid 0")
    move(table, "bid 0")
    with pytest.raises(Refused) as error:
        decide.undo(table, 1, table.seq)
    assert code_of(error.value) == "no-undo"


def test_undo_is_in_the_record_as_if_it_had_never_been() -> None:
    table = start(open_table("schatzsuche", 3))
    move(table, "bid 1")
    table.apply(decide.undo(table, 1, table.seq))
    move(table, "bid 0")
    play_on(table, random.Random(3))
    record = table_record(table)
    assert record.deals[0].moves[0] == (1, "bid 0")
    check(record)


def test_a_card_laid_is_a_card_played() -> None:
    table = start(open_table())
    move(table)
    assert not any(table.may_undo(seat) for seat in range(3))


def test_a_colour_taken_can_be_put_back() -> None:
    table = start(open_table())
    while not table.game.legal_moves(table.live.state)[0].startswith("take"):
        move(table)
    seat, before = table.to_move, table.live.state.tobytes()
    assert seat is not None
    move(table)
    table.apply(decide.undo(table, seat, table.seq))
    assert table.live.state.tobytes() == before


def test_a_card_that_was_drawn_cannot_be_put_back() -> None:
    table = start(open_table("eight28", 3))
    move(table, "take")
    assert not any(table.may_undo(seat) for seat in range(3))


def test_passing_can_be_taken_back_unless_it_ends_the_round() -> None:
    table = start(open_table("eight28", 3))
    seat = table.to_move
    move(table, "pass")
    assert table.may_undo(seat)
    while table.live.public.deal_number == 0:
        seat = table.to_move
        move(table, table.game.legal_moves(table.live.state)[-1])
    assert not table.may_undo(seat)


def test_the_last_card_of_a_deal_cannot_be_taken_back() -> None:
    table = start(open_table("schatzsuche", 3))
    for _ in range(3):
        move(table, "bid 0")
    for _ in range(3):
        seat = table.to_move
        move(table)
    assert table.live.public.deal_number == 1
    assert not table.may_undo(seat)


def test_a_bots_move_is_final() -> None:
    table = start(open_table("schatzsuche", 3, people=1))
    play_on(table, random.Random(1), until=lambda table: table.to_move == 0)
    assert not any(table.may_undo(seat) for seat in range(3))


def test_by_hand_each_of_several_steps_can_be_taken_back() -> None:
    table = start(open_table("schatzsuche", 3, colour_cards="by_hand"))
    for _ in range(3):
        move(table, "bid 0")
    seat = table.to_move
    move(table, "flip H")
    move(table, "flip S")
    assert seat is not None
    for _ in range(2):
        table.apply(decide.undo(table, seat, table.seq))
    assert table.live.public.turned[seat] == 0
    assert not table.may_undo(seat)


def test_a_penalty_stands_S12() -> None:
    table = start(open_table("schatzsuche", 3, colour_cards="by_hand"))

    def go_on(wish: str) -> None:
        legal = table.game.legal_moves(table.live.state)
        move(table, wish if wish in legal else legal[0])

    while table.live.public.round_number < 2:
        go_on("ok")
    for _ in range(3):
        go_on("bid 0")
    go_on("flip H")
    while "unflip H" not in table.game.legal_moves(table.live.state):
        go_on("ok")
    seat, before = table.to_move, table.live.public.points
    assert seat is not None
    move(table, "unflip H")
    assert table.live.public.points[seat] == before[seat] - 50
    assert not table.may_undo(seat)


# Absence


def test_a_bot_plays_on_for_whoever_is_away_and_gives_the_seat_back() -> None:
    table = start(open_table())
    assert table.due() is None
    table.apply(decide.leave(table, 0))
    assert table.due() == 0
    assert table.bot_of(0) == STAND_IN
    with pytest.raises(Refused) as error:
        decide.move(table, 0, table.seq, table.game.legal_moves(table.live.state)[0])
    assert code_of(error.value) == "away"
    table.apply(decide.back(table, 0))
    assert table.due() is None
    move(table)
    with pytest.raises(Refused):
        decide.back(table, 0)


def test_nothing_moves_while_no_person_is_there() -> None:
    table = start(open_table(people=2))
    play_on(table, random.Random(1), until=lambda table: table.due() is not None)
    table.apply(decide.away(table, 0))
    assert table.due() == 2
    table.apply(decide.away(table, 1))
    assert table.due() is None
    for seat in (1, 2):
        with pytest.raises(Refused):
            decide.away(table, seat)


# The clock


def test_a_move_takes_its_time_from_the_bank_and_adds_the_increment() -> None:
    table = start(open_table(clock=ClockSetting(60, 5)))
    seat = table.to_move
    assert seat is not None
    legal = table.game.legal_moves(table.live.state)
    table.apply(decide.move(table, seat, table.seq, legal[0], used_ms=20_000))
    assert table.seats[seat].clock_ms == 45_000
    assert table.seats[1].clock_ms == 60_000


def test_the_bank_never_runs_below_zero() -> None:
    table = start(open_table(clock=ClockSetting(1, 0)))
    table.apply(decide.pause(table, 0, 5_000))
    assert table.seats[0].clock_ms == 0
    with pytest.raises(Refused):
        decide.pause(table, 1, 10)


def test_the_clock_runs_only_for_the_seat_to_move_while_it_is_connected() -> None:
    table = start(open_table(clock=ClockSetting(60, 0)))
    clock = RunningClock()
    clock.follow(table, {1, 2}, now=100.0)
    assert (clock.seat, clock.seconds_left(table, 200.0)) == (None, None)
    clock.follow(table, {0, 1, 2}, now=200.0)
    assert clock.used_ms(0, 203.0) == 3_000
    assert clock.used_ms(1, 203.0) == 0
    assert clock.seconds_left(table, 203.0) == 57.0
    assert clock.seconds_left(table, 300.0) == 0.0
    clock.restart(203.0)
    assert clock.used_ms(0, 204.0) == 1_000
    move(table)
    clock.follow(table, {0, 1, 2}, now=210.0)
    assert clock.seat == 1
    table.apply(decide.away(table, 1))
    clock.follow(table, {0, 1, 2}, now=211.0)
    assert clock.seat is None


def test_without_a_clock_none_runs() -> None:
    clock = RunningClock()
    clock.follow(start(open_table()), {0, 1, 2}, now=1.0)
    assert clock.seat is None


# The end


def test_an_abandoned_table_has_no_winner_and_shows_its_cards() -> None:
    table = start(open_table())
    with pytest.raises(Refused) as error:
        table_record(table)
    assert code_of(error.value) == "not-over"
    move(table)
    table.apply(decide.abandon(table))
    record = table_record(table)
    assert (record.unfinished, record.winners) == (True, [])
    assert list(verify(record)) == [1]
    for decision in (lambda: decide.abandon(table), lambda: decide.move(table, 1, table.seq, "g1")):
        with pytest.raises(Refused) as ended:
            decision()
        assert code_of(ended.value) == "not-playing"


def test_the_host_changes_how_long_bots_wait() -> None:
    table = start(open_table(players=4, people=3, games=1))
    table.apply(decide.pace(table, 0, 300))
    for by, pause_ms, code in [(1, 500, "host-only"), (0, -1, "wrong-pause"), (0, 5_001, "wrong-pause")]:
        with pytest.raises(Refused) as error:
            decide.pace(table, by, pause_ms)
        assert code_of(error.value) == code
    assert table_info(table, ()).bot_pause_ms == 300
    play_on(table, random.Random(4))
    with pytest.raises(Refused) as over:
        decide.pace(table, 0, 500)
    assert code_of(over.value) == "not-playing"
    _, log = decide.rematch(table, "next")
    assert isinstance(log[0], Opened)
    assert log[0].bot_pause_ms == 300


def test_a_rematch_seats_the_same_people_at_another_table() -> None:
    table = start(open_table(players=4, people=3, games=1), first=2)
    with pytest.raises(Refused) as error:
        decide.rematch(table, "next")
    assert code_of(error.value) == "not-over"
    play_on(table, random.Random(4))
    event, log = decide.rematch(table, "next")
    table.apply(event)
    assert table.next_table == "next"
    opened, *rest = log
    assert isinstance(opened, Opened)
    assert isinstance(rest[0], Seated)
    assert opened.secret != table.opened.secret
    following = Table("next", opened)
    for one in rest:
        following.apply(one)
    assert [seat.name for seat in following.seats] == ["Ann", "Ben", "Cleo", "regular"]
    assert decide.seat_of(following, "token of Ben") == 1
    assert (following.host, following.opened.previous, following.status) == (0, table.id, "waiting")
    with pytest.raises(Refused) as again:
        decide.rematch(table, "another")
    assert code_of(again.value) == "rematched"
