"""Several server processes on one PostgreSQL serve the same tables."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress

import pytest
from sqlalchemy import func, select

from kartentisch.server.settings import Settings
from kartentisch.server.storage.schema import TABLES
from kartentisch.table.events import Moved
from kartentisch.table.record import table_record, verify
from tests.server.client import Client, open_table
from tests.server.forked import ForkedServer
from tests.server.party import Party
from tests.server.test_play import play_on
from tests.server.witness import Witness, stored

Pair = tuple[ForkedServer, ForkedServer]


@pytest.fixture
def pair(new_database: Callable[[str], str], fork_server: Callable[[Settings], ForkedServer]) -> Pair:
    """Two servers that soon notice when the other is dead or a person is missing."""
    settings = Settings(
        new_database("postgresql"),
        messages_per_second=1e6,
        heartbeat_seconds=0.2,
        dead_after_seconds=2.0,
        away_after_seconds=1.0,
    )
    return fork_server(settings), fork_server(settings)


async def start(client: Client, bots: list[int]) -> None:
    """The host fills the seats and starts."""
    for seat in bots:
        await client.ask("bot", seat=seat, bot="regular")
    await client.ask("start", first=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "people"), [("eight28", 4, 3), ("companeros", 4, 2), ("schatzsuche", 3, 2)]
)
def test_the_game_goes_on_through_the_other_process_when_one_is_killed_for_good(
    game: str, players: int, people: int, pair: Pair
) -> None:
    dying, living = pair
    witness = Witness()
    table_id, tokens = open_table(dying.address, game, players, people)

    async def run() -> Party:
        party = Party([dying.address, living.address], table_id, tokens, witness, spectators=2)
        party.open.set()
        party.last_game = True
        playing = asyncio.create_task(party.play())
        while witness.moves < 10:
            await asyncio.sleep(0.01)
        dying.kill()
        party.addresses = [living.address]
        await playing
        return party

    assert asyncio.run(run()).games == 1
    witness.check_logs(living.database)
    witness.check_frames()
    with stored(living.database) as store:
        table = store.load(table_id)
    assert table is not None
    assert list(verify(table_record(table)))
    assert "traceback" not in living.log()


def test_a_bot_plays_for_a_person_who_was_at_the_dead_process_until_they_return(pair: Pair) -> None:
    dying, living = pair
    table_id, tokens = open_table(dying.address, "companeros", 3, people=2)

    async def run() -> None:
        ann = await Client(dying.address, table_id, tokens[0]).__aenter__()
        async with Client(living.address, table_id, tokens[1]) as ben:
            await start(ann, [2])
            await ben.until(lambda frame: frame["table"]["status"] == "playing")
            dying.kill()
            while not ben.frame["table"]["seats"][0]["away"]:
                await go_on(ben)
            while not played(ben, "bot"):
                await go_on(ben)
            async with Client(living.address, table_id, tokens[0]) as ann:
                await ann.until(lambda frame: not frame["table"]["seats"][0]["away"])
                await ben.until(lambda frame: not frame["table"]["seats"][0]["away"])
                while not played(ben, "person"):
                    await asyncio.gather(go_on(ann), go_on(ben))

    def played(client: Client, by: str) -> bool:
        news = client.frame["news"]
        return news is not None and news["type"] == "moved" and (news["seat"], news["by"]) == (0, by)

    async def go_on(client: Client) -> None:
        if client.frame["legal"]:
            await client.move(client.frame["legal"][0])
        else:
            with suppress(TimeoutError):
                await client.receive(0.1)

    asyncio.run(run())


def test_views_and_chat_travel_between_processes(pair: Pair) -> None:
    here, there = pair
    table_id, tokens = open_table(here.address, "schatzsuche", 3, people=3)

    async def run() -> None:
        async with (
            Client(here.address, table_id, tokens[0]) as ann,
            Client(there.address, table_id, tokens[1]) as ben,
            Client(there.address, table_id) as spectator,
        ):
            await ann.until(lambda frame: frame["table"]["seats"][1]["here"])
            await ben.ask("say", text="Hello over there")
            while not ann.chat:
                await ann.receive()
            assert ann.chat[0]["text"] == "Hello over there"
            await ann.ask("say", preset="good-luck")
            while len(ben.chat) < 2:
                await ben.receive()
            assert [line["seat"] for line in ben.chat] == [1, 0]
            await start(ann, [])
            for client in (ben, spectator):
                await client.until(lambda frame: frame["seq"] == ann.frame["seq"])
                assert client.frame["table"] == ann.frame["table"]

    asyncio.run(run())


def test_of_two_moves_with_the_same_number_through_two_processes_one_wins(pair: Pair) -> None:
    table_id, tokens = open_table(pair[0].address, "eight28", 3, people=3)

    async def run() -> None:
        chance = random.Random(3)
        tabs = [[Client(server.address, table_id, token) for server in pair] for token in tokens]
        clients = [client for both in tabs for client in both]
        for client in clients:
            await client.__aenter__()
        await start(clients[0], [])
        for _ in range(25):
            seq = max(client.frame["seq"] for client in clients)
            for client in clients:
                await client.until(lambda frame: frame["seq"] >= seq)  # noqa: B023
            one, other = next(both for both in tabs if both[0].frame["legal"])
            moves = [chance.choice(one.frame["legal"]) for _ in range(2)]
            answers = await asyncio.gather(one.move(moves[0]), other.move(moves[1]))
            assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
            refusal = next(answer for answer in answers if answer["type"] == "refused")
            assert refusal["code"] == "stale"
        for client in clients:
            await client.__aexit__(None, None, None)

    asyncio.run(run())
    with stored(pair[0].database) as store:
        assert sum(isinstance(event, Moved) for event in store.log(table_id)) == 25


def test_a_rematch_asked_for_through_two_processes_at_once_opens_one_table(pair: Pair) -> None:
    table_id, tokens = open_table(pair[0].address, "companeros", 3, people=2)

    async def run() -> None:
        async with (
            Client(pair[0].address, table_id, tokens[0]) as ann,
            Client(pair[1].address, table_id, tokens[1]) as ben,
        ):
            await start(ann, [2])
            await ben.until(lambda frame: frame["table"]["status"] == "playing")
            await asyncio.gather(play_on(ann, random.Random(1)), play_on(ben, random.Random(2)))
            answers = await asyncio.gather(ann.ask("rematch"), ben.ask("rematch"))
            assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
            assert next(answer for answer in answers if answer["type"] == "refused")["code"] == "rematched"
            for client in (ann, ben):
                await client.until(lambda frame: frame["table"]["next"] is not None)
            following = ann.frame["table"]["next"]
            assert following == ben.frame["table"]["next"]
            for server, token, seat in zip(pair, tokens, (0, 1), strict=True):
                async with Client(server.address, following, token) as client:
                    assert client.seat == seat
                    assert client.frame["table"]["previous"] == table_id

    asyncio.run(run())
    with stored(pair[0].database) as store, store.engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(TABLES)) == 2


def test_a_process_that_was_taken_for_dead_says_again_who_is_there(pair: Pair) -> None:
    frozen, living = pair
    assert frozen.process is not None
    pid = frozen.process.pid
    table_id, tokens = open_table(frozen.address, "companeros", 3, people=2)

    async def run() -> None:
        async with (
            Client(frozen.address, table_id, tokens[0]),
            Client(living.address, table_id, tokens[1]) as ben,
        ):
            await ben.until(lambda frame: frame["table"]["seats"][0]["here"])
            os.kill(pid, signal.SIGSTOP)
            try:
                await ben.until(lambda frame: not frame["table"]["seats"][0]["here"])
            finally:
                os.kill(pid, signal.SIGCONT)
            await ben.until(lambda frame: frame["table"]["seats"][0]["here"])

    asyncio.run(run())
