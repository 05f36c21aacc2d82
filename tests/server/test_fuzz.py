"""Every message of a client gets exactly one typed answer, and none does harm."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_now

from kartentisch.server.rooms import protocol
from kartentisch.server.settings import WireName
from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.store import Store
from kartentisch.table.events import Away, Back, Moved, Paced, Undone
from kartentisch.table.table import Table
from tests.server.client import Client, open_table
from tests.server.fuzz import strange_message, understand
from tests.server.processes import Server

MESSAGES = 100_000
AT_ONCE = 100  # messages on a socket before their answers are read
MOST_GROWTH = 16 * 2**20

_decode = msgspec.json.Decoder(protocol.AnyServerMessage).decode


class Attacker:
    """A socket that sends anything, and counts the answers."""

    def __init__(self, address: str, token: str | None, hello: bool = True) -> None:
        self._address = address
        self._hello = json.dumps({"type": "hello", "version": 1, "id": 1, "token": token}) if hello else None
        self.socket: ClientConnection | None = None
        self.seq = 0
        self.legal: list[str] = []
        self.over = False
        self.moves: set[tuple[int, str]] = set()  # all that this socket asked for: the number and the move

    async def open(self) -> None:
        await self.close()
        self.socket = await connect(self._address, compression=None, max_size=None)
        if self._hello is not None:
            await self.socket.send(self._hello)
            assert await self._answers(1) == [1]

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def _answers(self, count: int) -> list[int | None]:
        """The ids of the next answers; an update or chat without an id is news."""
        assert self.socket is not None
        ids: list[int | None] = []
        while len(ids) < count:
            text = await asyncio.wait_for(self.socket.recv(), 60)
            assert isinstance(text, str)
            message = _decode(text)
            if isinstance(message, protocol.Update | protocol.Welcome):
                frame = message.frame if isinstance(message, protocol.Welcome) else message.frames[-1]
                self.seq, self.legal = frame.seq, frame.legal
                self.over = frame.table.status == "over"
            if not is_news(message):
                ids.append(message.id)
        return ids

    async def attack(self, chance: random.Random, count: int) -> None:
        """Send so many messages at once, a proper move among them; each is answered, in order."""
        assert self.socket is not None
        messages = [strange_message(chance, self.seq, self.legal) for _ in range(count)]
        if self.legal:
            move = {"type": "move", "id": 828, "seq": self.seq, "move": chance.choice(self.legal)}
            messages[chance.randrange(count)] = (json.dumps(move), 828)
        for message, _ in messages:
            understood = understand(message)
            if isinstance(understood, protocol.Move):
                self.moves.add((understood.seq, understood.move))
            await self.socket.send(message)
        assert await self._answers(count) == [expected for _, expected in messages]

    async def overdo(self, frame: str | bytes, code: int) -> None:
        """Send a frame that ends the socket, and come back."""
        assert self.socket is not None
        await self.socket.send(frame, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await self._answers(1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        await self.open()


def new_game(server: Server) -> tuple[str, list[str]]:
    table_id, tokens = open_table(server.address, "eight28", 3, people=3)
    with connect_now(socket_address(server, table_id)) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "token": tokens[0]}))
        socket.send(json.dumps({"type": "start", "id": 2}))
        while json.loads(socket.recv())["id"] != 2:
            pass
    return table_id, tokens


async def make_first_move(server: Server) -> None:
    """Rules are compiled at their first use: nobody's time limit is to run out meanwhile."""
    table_id, tokens = new_game(server)
    async with Client(server.address, table_id, tokens[0]) as client:
        if client.frame["legal"]:
            await client.move(client.frame["legal"][0])


def socket_address(server: Server, table_id: str) -> str:
    return f"ws{server.address.removeprefix('http')}/api/tables/{table_id}/socket"


def check_log(database: str, table_id: str, seats: list[Attacker]) -> int:
    """Only legal moves, sent by their own seat with the right number, are in the log; returns how many."""
    engine = open_database(database)
    opened, *log = Store(engine, "test").log(table_id)
    engine.dispose()
    table = Table(table_id, opened)  # type: ignore[arg-type]
    moves = 0
    for event in log:
        if table.status == "playing":
            assert isinstance(event, Moved | Undone | Away | Back | Paced)
        if isinstance(event, Moved) and event.by == "person":
            assert event.move in table.game.legal_moves(table.live.state)
            assert event.seat == table.to_move
            # Others may have come, gone or set the pace since the sender saw the position.
            seen = range(table.position_since, table.seq + 1)
            assert any((seq, event.move) in seats[event.seat].moves for seq in seen)
            moves += 1
        table.apply(event)
    return moves


def test_a_hundred_thousand_strange_messages_do_no_harm(
    new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    server = start_server(new_database("sqlite"))
    chance = random.Random(828)
    memory: list[int] = []
    moves = 0

    async def play(count: int) -> None:
        """One game under attack, by its seats, a spectator and somebody who does not say hello."""
        nonlocal moves
        table_id, tokens = new_game(server)
        address = socket_address(server, table_id)
        seats = [Attacker(address, token) for token in tokens]
        stranger = Attacker(address, None, hello=False)
        attackers = [*seats, Attacker(address, None), stranger]
        for attacker in attackers:
            await attacker.open()
        for number in range(count // (len(attackers) * AT_ONCE)):
            await asyncio.gather(*(attacker.attack(chance, AT_ONCE) for attacker in attackers))
            await stranger.open()
            if number % 5 == 0:
                await chance.choice(attackers).overdo("x" * 65_537, 1009)
                await chance.choice(attackers).overdo(b"\xff", 1007)
        for attacker in attackers:
            await attacker.close()
        moves += check_log(server.database, table_id, seats)

    asyncio.run(make_first_move(server))
    for _ in range(10):
        asyncio.run(play(MESSAGES // 10))
        memory.append(server.resident_bytes())
    assert moves > 50  # about 150: which ones get through is a matter of time
    assert memory[-1] - memory[1] < MOST_GROWTH, memory
    assert_quiet(server)


def assert_quiet(server: Server) -> None:
    """The server complained of nothing."""
    for line in server.log().splitlines():
        entry: dict[str, Any] = json.loads(line)
        assert "traceback" not in entry, line
        assert entry["level"] == "info", line


def is_news(message: protocol.AnyServerMessage) -> bool:
    """Whether a message answers none of ours."""
    return message.id is None and isinstance(message, protocol.Update | protocol.Chat)


def has_id_if_understood(message: str | bytes) -> bool:
    """Whether the answer cannot be mistaken for news."""
    understood = understand(message)
    return understood is None or understood.id is not None


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
tags = [tag.__struct_config__.tag for tag in protocol.AnyClientMessage.__args__]
fields = ["id", "version", "token", "value", "seat", "bot", "first", "seq", "move", "preset", "text", "muted"]
messages = (
    st.builds(
        lambda tag, others: {"type": tag, **others},
        st.sampled_from([tag for tag in tags if tag not in ("hello", "leave")]) | values,
        st.dictionaries(st.sampled_from(fields) | st.text(max_size=8), values, max_size=4),
    ).map(json.dumps)
    | values.map(json.dumps)
    | st.text(max_size=200).map(lambda text: text.encode(errors="replace").decode())
    | st.binary(max_size=200)
).filter(has_id_if_understood)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, wire: WireName) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, "--wire", wire).start()
    yield server
    server.kill()


@pytest.mark.parametrize("role", ["to move", "not to move", "spectator", "stranger"])
def test_any_message_gets_one_typed_answer(role: str, running: Server) -> None:
    table_id, tokens = new_game(running)
    address = socket_address(running, table_id)
    with connect_now(address) as said_hello:
        token = {"to move": tokens[0], "not to move": tokens[1]}.get(role)
        said_hello.send(json.dumps({"type": "hello", "version": 1, "id": 0, "token": token}))
        while json.loads(said_hello.recv(30))["id"] != 0:
            pass

        @settings(
            max_examples=300,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(messages)
        def answer_to(message: str | bytes) -> None:
            # Whoever says no hello has to go soon, so a stranger comes anew each time.
            with connect_now(address) if role == "stranger" else nullcontext(said_hello) as socket:
                socket.send(message)
                socket.send('{"type":"ping","id":828}')
                before = []
                while not isinstance(answer := _decode(socket.recv(30)), protocol.Pong) or answer.id != 828:
                    before.append(answer)
            understood = understand(message)
            answers = [answer for answer in before if not is_news(answer)]
            assert [answer.id for answer in answers] == [None if understood is None else understood.id]
            if understood is None:
                assert isinstance(answers[0], protocol.Refusal)

        answer_to()
    assert_quiet(running)
