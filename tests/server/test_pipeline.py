"""The pipeline of a table: decide, store, apply, tell; moves go through it without a task of their own."""

import asyncio
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from kartentisch.server.rooms.pipeline import Action
from kartentisch.server.rooms.room import Room
from kartentisch.server.storage.store import Entry
from kartentisch.table import decide
from kartentisch.table.errors import Refused, code_of
from kartentisch.table.events import AnyEvent, Moved
from tests.server.test_rooms import Person, game_of_three, room_for_two


def a_move(room: Room, **changed: Any) -> str:
    """A legal move of the seat that is to move, as a message with the number 7."""
    move = room.table.game.legal_moves(room.table.live.state)[0]
    return json.dumps({"type": "move", "id": 7, "seq": room.table.seq, "move": move, **changed})


async def answer_to(person: Person) -> dict[str, Any]:
    """What comes next for a person."""
    heard = len(person.received)
    for _ in range(3000):
        if len(person.received) > heard:
            return person.received[heard]
        await asyncio.sleep(0.01)
    raise AssertionError("nothing came")


def mover(room: Room, persons: list[Person]) -> Person:
    """Who is to move."""
    assert room.table.to_move is not None
    return persons[room.table.to_move]


def test_a_move_is_stored_and_then_told_to_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, persons):
            person = mover(room, persons)
            before = room.table.seq
            assert person.hear(a_move(room))
            assert room.table.seq == before  # nobody hears of it before it is stored
            answer = await answer_to(person)
            assert (answer["type"], answer["id"]) == ("update", 7)
            assert all(other.received[-1]["type"] == "update" for other in persons)
            stored = hub.store.log(room.table.id, before)
            assert [type(event) for event in stored] == [Moved]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("changed", "code"), [({"seq": 1}, "stale"), ({"move": "nonsense"}, "malformed-move")]
)
def test_a_wrong_move_is_refused_and_the_table_goes_on(
    changed: dict[str, Any], code: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (_, room, persons):
            person = mover(room, persons)
            assert person.hear(a_move(room, **changed))
            assert (person.received[-1]["id"], person.received[-1]["code"]) == (7, code)
            assert person.hear(a_move(room))
            assert (await answer_to(person))["type"] == "update"

    asyncio.run(run())


def test_what_is_no_move_is_answered_in_its_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, persons):
            stranger = Person(hub, room)
            for text in ('{"type": "ping"}', "no JSON", a_move(room, seq="x")):
                assert not mover(room, persons).hear(text)
            assert not stranger.hear(a_move(room))
            assert not stranger.received

    asyncio.run(run())


def test_while_something_else_goes_on_at_the_table_a_move_waits_for_its_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (_, room, persons):
            person = mover(room, persons)
            before, heard = room.table.seq, len(person.received)
            content = person.connection.messages._content
            async with room.pipeline.lock:
                assert person.hear(a_move(room))
                assert not person.hear(a_move(room))  # one at a time: this one is left to the reader
                waiting = asyncio.create_task(person.answer(a_move(room)))
                await asyncio.sleep(0.05)
                assert room.table.seq == before
            await waiting
            assert content - person.connection.messages._content <= 1  # the reader counts its own messages
            kinds = [message.get("code", message["type"]) for message in person.received[heard:]]
            assert kinds == ["update", "stale"]

    asyncio.run(run())


def test_actions_of_a_busy_table_happen_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (_, room):
            order: list[str] = []

            def note(name: str, error: Exception | None) -> None:
                order.append(name if error is None else f"{name}: {code_of(cast(Refused, error))}")

            def submit(name: str, decision: Callable[[], AnyEvent]) -> None:
                room.pipeline.submit(Action(decision, partial(note, name)))

            submit("first", partial(decide.place_bot, room.table, 0, 2, "regular"))
            submit("second", partial(decide.place_bot, room.table, 0, 2, None))
            for number in range(1000):  # refused one by one, without nesting as deep
                submit(f"{number}", partial(decide.place_bot, room.table, 0, 2, None))
            submit("last", partial(decide.place_bot, room.table, 0, 2, "regular"))
            while len(order) < 1003:
                await asyncio.sleep(0.01)
            refused = [f"{number}: already-empty" for number in range(1000)]
            assert order == ["first", "second", *refused, "last"]

    asyncio.run(run())


def test_whoever_is_cancelled_while_waiting_for_the_table_does_not_block_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_for_two(tmp_path) as (_, room):
            async with room.pipeline.lock:
                waiting = [asyncio.create_task(room.pipeline.catch_up(100)) for _ in range(2)]
                await asyncio.sleep(0)
                waiting[0].cancel()
            waiting[1].cancel()  # the lock has just been handed to it
            await asyncio.wait(waiting)
            assert all(task.cancelled() for task in waiting)
            assert not room.pipeline.lock.is_taken()

    asyncio.run(run())


def test_answers_come_in_the_order_of_the_messages(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (_, room, persons):
            person = mover(room, persons)
            heard = len(person.received)
            assert person.hear(a_move(room))
            await person.answer('{"type": "ping", "id": 8}')
            assert [message["id"] for message in person.received[heard:]] == [7, 8]

    asyncio.run(run())


def test_whoever_sends_too_fast_is_not_heard_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (_, room, persons):
            person = mover(room, persons)
            while person.connection.messages.take():
                pass
            assert not person.hear(a_move(room))

    asyncio.run(run())


def test_if_the_database_fails_the_mover_is_told_and_may_move_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, persons):
            person = mover(room, persons)
            append = hub.store.append

            def fail(entries: Sequence[Entry]) -> list[bool]:
                hub.store.append = append  # type: ignore[method-assign]
                raise OperationalError("gone", {}, Exception())

            hub.store.append = fail  # type: ignore[method-assign]
            assert person.hear(a_move(room))
            assert (await answer_to(person))["code"] == "storage"
            assert person.hear(a_move(room))
            assert (await answer_to(person))["type"] == "update"

    asyncio.run(run())


def test_if_another_process_was_faster_the_move_is_judged_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with game_of_three(tmp_path) as (hub, room, persons):
            person = mover(room, persons)
            text = a_move(room)
            faster = Moved(room.table.to_move or 0, json.loads(text)["move"], "person", 0)
            hub.store.append([Entry(room.table.id, room.table.seq + 1, 0, faster)])
            assert person.hear(text)
            frame = await answer_to(person)
            assert (frame["type"], frame["id"]) == ("update", None)  # the other move
            await asyncio.sleep(0)
            assert person.received[-1]["code"] == "stale"

    asyncio.run(run())
