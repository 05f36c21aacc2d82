"""A finished game step by step, with everybody's cards: complete, true, and never while somebody plays."""

import random
from typing import Any

import msgspec
import pytest

from kartentisch.core.view import struct_of
from kartentisch.games.replay import walk
from kartentisch.table import Table, decide, events
from kartentisch.table.errors import Refused
from kartentisch.table.events import Moved
from kartentisch.table.news import Dealt
from kartentisch.table.record import table_record, verify
from kartentisch.table.replay import ReplayStep, replay
from tests.table.people import move, open_table, play_on, start

SETUPS = [("eight28", 4), ("companeros", 4), ("schatzsuche", 3)]


def kept(table: Table) -> list[events.AnyEvent]:
    """The log of a table from here on."""
    log: list[events.AnyEvent] = [table.opened]
    apply = table.apply

    def apply_and_keep(event: events.AnyEvent, show: object = None) -> None:
        log.append(event)
        apply(event)

    table.apply = apply_and_keep  # type: ignore[method-assign]
    return log


def view_of(table: Table, step: ReplayStep) -> Any:
    """The view of a step as typed data."""
    return msgspec.json.decode(step.view, type=struct_of(table.game.view_type))


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_the_steps_are_those_of_the_record(game: str, players: int) -> None:
    table = open_table(game, players, people=0)
    log = kept(table)
    table.apply(decide.sit(table, "Ann", "token"))
    play_on(start(table, first=1), random.Random(3))
    record = table_record(table)
    steps = replay(table.id, log).steps
    for number, deal in enumerate(record.deals, start=1):
        told = [step.news for step in steps if step.deal == number and isinstance(step.news, Moved)]
        assert [(news.seat, news.move) for news in told] == deal.moves
    assert [step.news.number for step in steps if isinstance(step.news, Dealt)] == list(
        range(1, len(record.deals) + 1)
    )
    assert [player.points for player in view_of(table, steps[-1]).players] == record.scores


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_every_seat_shows_what_it_saw_and_the_table_what_everybody_saw(game: str, players: int) -> None:
    table = open_table(game, players, people=0)
    log = kept(table)
    table.apply(decide.sit(table, "Ann", "token"))
    play_on(start(table), random.Random(4))
    rules = table.game
    moved = [step for step in replay(table.id, log).steps if isinstance(step.news, Moved)]
    positions = (at for at in walk(table_record(table)) if at.moves > 0)
    compared = 0
    for step, at in zip(moved, positions, strict=True):
        seen = [rules.view(rules.observe(at.state, seat)) for seat in (*range(players), None)]
        view = view_of(table, step)
        if view.phase != seen[-1].phase:
            continue  # the walk has dealt already
        compared += 1
        assert view.seat is None
        if game == "eight28":
            assert step.hands == [[]] * players
            for seat, player in enumerate(view.players):
                assert player == seen[seat].players[seat]
            assert sum(view.unseen.values()) == view.pile
        else:
            assert step.hands == [own.hand for own in seen[:-1]]
            assert view == seen[-1]
    assert compared > 30


def test_moves_taken_back_are_left_out() -> None:
    table = open_table("schatzsuche", 3, people=0)
    log = kept(table)
    for name in ("Ann", "Ben", "Cleo"):
        table.apply(decide.sit(table, name, name))
    start(table)
    move(table, "bid 1")
    table.apply(decide.undo(table, 1, table.seq))
    table.apply(decide.away(table, 2))
    move(table, "bid 0")
    table.apply(decide.abandon(table))
    assert [step.news for step in replay(table.id, log).steps] == [Dealt(1), Moved(1, "bid 0")]


@pytest.mark.parametrize("game", ["eight28", "companeros", "schatzsuche"])
def test_nobody_sees_a_replay_while_the_game_is_played(game: str) -> None:
    table = open_table(game, 3, people=0)
    log = kept(table)
    table.apply(decide.sit(table, "Ann", "token"))
    for _ in range(2):  # before the game, then while it is played
        with pytest.raises(Refused) as error:
            replay(table.id, log)
        assert error.value.code == "not-over"
        if table.status == "waiting":
            start(table)
    table.apply(decide.abandon(table))
    assert replay(table.id, log).table.status == "abandoned"


def test_a_game_abandoned_before_its_last_deal_has_a_deck_that_can_be_checked() -> None:
    table = start(open_table("schatzsuche", 3))
    play_on(table, random.Random(5), until=lambda table: table.live.public.round_number == 10)
    move(table, "guess HA")
    table.apply(decide.abandon(table))
    assert len(list(verify(table_record(table)))) == 10
