"""Nothing confirmed is lost: people play while the server is killed again and again."""

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest

from kartentisch.server.settings import Settings
from kartentisch.table.record import decode, verify
from tests.server.client import open_table
from tests.server.forked import ForkedServer
from tests.server.party import Party
from tests.server.witness import Witness

KILLS = 50
LONGEST_LIFE_SECONDS = 0.8
# The game, its players, how many of them are people, and how many more watch
PARTIES = [
    ("eight28", 3, 2, 1),
    ("eight28", 5, 4, 0),
    ("companeros", 4, 3, 0),
    ("companeros", 3, 1, 1),
    ("schatzsuche", 3, 2, 1),
    ("schatzsuche", 3, 3, 0),
]


async def kill_again_and_again(server: ForkedServer, parties: list[Party], witness: Witness) -> None:
    chance = random.Random(28)
    for number in range(KILLS):
        for party in parties:
            party.open.set()
        # Now and then it dies while it starts or while everybody comes in.
        await asyncio.sleep(chance.random() * (0.2 if number % 5 == 4 else LONGEST_LIFE_SECONDS))
        for party in parties:
            party.open.clear()
        server.kill()
        if number % 10 == 9:
            server.begin()
            await asyncio.sleep(0.4 * chance.random())
            server.kill()
        await asyncio.to_thread(server.start)
        witness.check_logs(server.database)
    for party in parties:
        party.last_game = True
        party.open.set()


async def play(server: ForkedServer, witness: Witness) -> list[Party]:
    parties = []
    for game, players, people, spectators in PARTIES:
        table_id, tokens = open_table(server.address, game, players, people)
        parties.append(Party([server.address], table_id, tokens, witness, spectators))
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.play())
        group.create_task(kill_again_and_again(server, parties, witness))
    return parties


@pytest.mark.slow
def test_a_killed_server_loses_nothing_that_was_confirmed(
    database_kind: str, new_database: Callable[[str], str], fork_server: Callable[[Settings], ForkedServer]
) -> None:
    settings = Settings(new_database(database_kind), messages_per_second=1e6, requests_per_second=1e6)
    server = fork_server(settings)
    witness = Witness()
    parties = asyncio.run(play(server, witness))
    witness.check_logs(server.database)
    witness.check_frames()
    assert all(party.games for party in parties)
    assert witness.moves > 10 * KILLS
    for table_id in witness.tables:
        answer = httpx.get(f"{server.address}/api/tables/{table_id}/record", timeout=30)
        record = decode(answer.content)
        assert list(verify(record)) == list(range(1, len(record.deals) + 1))
    assert "traceback" not in server.log().lower()
