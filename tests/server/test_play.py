"""Whole games over real sockets."""

import asyncio
import random
from collections.abc import Callable

import httpx
import msgspec
import pytest

from kartentisch.table.record import decode, verify
from tests.server.client import Client, open_table
from tests.server.processes import Server


async def play_on(client: Client, chance: random.Random) -> None:
    """Make any legal move whenever it is one's turn, to the end."""
    while client.frame["table"]["status"] != "over":
        if client.frame["legal"]:
            await client.move(chance.choice(client.frame["legal"]))
        else:
            await client.receive()


@pytest.mark.parametrize(("game", "players"), [("eight28", 3), ("companeros", 4), ("schatzsuche", 3)])
def test_people_and_a_bot_play_a_whole_game(
    game: str,
    players: int,
    database_kind: str,
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
) -> None:
    server = start_server(new_database(database_kind))
    table_id, tokens = open_table(server.address, game, players, people=players - 1)

    async def run() -> None:
        clients = [Client(server.address, table_id, token) for token in tokens]
        async with asyncio.TaskGroup() as group:
            for client in clients:
                await client.__aenter__()
            await clients[0].ask("cut", value="0123456789abcdef" * 2)
            await clients[0].ask("bot", seat=players - 1, bot="regular")
            await clients[0].ask("start", first=1)
            for number, client in enumerate(clients):
                group.create_task(play_on(client, random.Random(number)))
        for client in clients:
            await client.__aexit__(None, None, None)

    asyncio.run(run())
    answer = httpx.get(f"{server.address}/api/tables/{table_id}/record")
    record = decode(answer.content)
    assert list(verify(record)) == list(range(1, len(record.deals) + 1))
    assert record.shuffle is not None
    assert [cut.by for cut in record.shuffle.cuts] == ["seat"] + ["server"] * (players - 1)
    assert record.names == [*("Ann", "Ben", "Cleo")[: players - 1], "regular"]
    assert "traceback" not in server.log()
    assert msgspec.json.decode(answer.content)["table"] == table_id
