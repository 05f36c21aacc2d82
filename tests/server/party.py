"""People who play game after game at one table, whatever happens to the server."""

import asyncio
import random
from contextlib import suppress

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import Client, Message
from tests.server.witness import Witness, WitnessedClient

# Somebody else was faster, the game is over meanwhile, or the answer was lost with the server.
_EXPECTED = {"stale", "no-undo", "too-late", "rematched", "away", "not-playing", "already-cut"}
_GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage)


class Party:
    """The people of one table, and spectators; the host fills the other seats with bots."""

    def __init__(
        self, addresses: list[str], table_id: str, tokens: list[str], witness: Witness, spectators: int = 0
    ) -> None:
        self.addresses = addresses  # of the servers, for one person after the other in turn
        self.tokens: list[str | None] = [*tokens, *(None for _ in range(spectators))]
        self.witness = witness
        self.games = 0  # that were played to the end
        self.open = asyncio.Event()  # people may come in
        self.last_game = False  # no more rematches
        self.ended = False
        self._first_table = table_id
        witness.expect(table_id)

    async def play(self) -> None:
        """All of them play until the last game is over."""
        async with asyncio.TaskGroup() as group:
            for number in range(len(self.tokens)):
                group.create_task(Person(self, number).play(self._first_table))


def is_host(client: Client) -> bool:
    """Whether the client may start games."""
    return client.seat is not None and client.seat == client.frame["table"]["host"]


class Person:
    """Comes back whenever the server is gone."""

    def __init__(self, party: Party, number: int) -> None:
        self.party = party
        self.number = number
        self.chance = random.Random(number)

    async def play(self, table_id: str) -> None:
        """Play at a table and at those that follow it."""
        following: str | None = table_id
        while following is not None:
            try:
                following = await self._play_at(following)
            except _GONE:
                await asyncio.sleep(0.05)

    async def _play_at(self, table_id: str) -> str | None:
        """Play to the end; returns the next table, if there is one."""
        party = self.party
        await party.open.wait()
        token = party.tokens[self.number]
        address = party.addresses[self.number % len(party.addresses)]
        async with WitnessedClient(party.witness, address, table_id, token) as client:
            while True:
                table = client.frame["table"]
                if table["next"] is not None:
                    party.witness.expect(table["next"])
                    party.games += is_host(client)
                    return str(table["next"])
                if table["status"] == "over" and (party.ended or (party.last_game and is_host(client))):
                    party.games += is_host(client)
                    party.ended = True
                    return None
                await self._act(client, table)

    async def _act(self, client: WitnessedClient, table: Message) -> None:
        """Do what can be done, or see what happens."""
        chance = self.chance
        if table["status"] == "waiting" and client.seat is not None:
            await self._prepare(client, table)
        elif table["status"] == "over" and is_host(client):
            await self._ask(client, "rematch")
        elif client.frame["may_undo"] and chance.random() < 0.2:
            await self._ask(client, "undo", seq=client.frame["seq"])
        elif client.frame["legal"]:
            await asyncio.sleep(0.03 * chance.random())
            await self._ask(
                client, "move", seq=client.frame["seq"], move=chance.choice(client.frame["legal"])
            )
        else:
            await self._see(client)

    async def _prepare(self, client: WitnessedClient, table: Message) -> None:
        empty = [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "empty"]
        if not table["seats"][client.seat]["cut"]:
            await self._ask(client, "cut", value=self.chance.randbytes(16).hex())
        elif not is_host(client):
            await self._see(client)
        elif empty:
            await self._ask(client, "bot", seat=empty[0], bot="regular")
        else:
            await self._ask(client, "start", first=self.chance.randrange(table["players"]))

    async def _see(self, client: WitnessedClient) -> None:
        """Wait for news, but not without end when the last game is over."""
        over = client.frame["table"]["status"] == "over"
        with suppress(TimeoutError):
            await client.receive(0.2 if over else 30)
            return
        assert over, f"nothing happens any more: {client.frame}"

    async def _ask(self, client: WitnessedClient, type: str, **fields: object) -> None:
        answer = await client.ask(type, **fields)
        if answer["type"] == "refused":
            assert answer["code"] in _EXPECTED, answer
        elif type == "move":
            news = [frame["news"] for frame in answer["frames"]]
            assert {"type": "moved", "seat": client.seat, "move": fields["move"]}.items() <= news[0].items()
