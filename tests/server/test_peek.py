"""Nobody peeks: every byte sent to a seat or a spectator is the same, whatever is hidden from them."""

import asyncio
import json
import random
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path

import msgspec
import pytest

from kartentisch.core.game import Game
from kartentisch.core.live import Live
from kartentisch.core.rng import new_stream
from kartentisch.games import find_game
from kartentisch.records.recorder import Recorder
from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.conversation import Conversation
from kartentisch.server.rooms.hub import Hub
from kartentisch.server.settings import Settings
from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.store import Store
from kartentisch.table import decide, shuffle
from kartentisch.table.events import AnyEvent, Seated

Said = tuple[int | None, dict[str, object]]  # who sent which message; None is a spectator
Decks = dict[int, list[str]]

CHECKS = 30
FORBIDDEN = "forbidden move"
_numbers = count(1)


class Evening:
    """A table in a real hub on a real database; what each client is sent is kept to the byte."""

    def __init__(self, hub: Hub, game: Game, players: int, options: dict[str, str | bool | int]) -> None:
        self.hub = hub
        self.opened = decide.open_table(game.id, players, options, open=True)
        self.opened.secret = "5" * 64
        self.sent: dict[int | None, list[bytes]] = {seat: [] for seat in (*range(players), None)}
        self.script: list[Said] = []
        self.conversations: dict[int | None, Conversation] = {}

    async def begin(self) -> None:
        people = range(len(self.sent) - 1)
        log: list[AnyEvent] = [
            self.opened,
            *(Seated(seat, f"P{seat}", decide.hash_token(f"{seat}")) for seat in people),
        ]
        table_id = f"evening-{next(_numbers)}"
        await self.hub.writer.write(self.hub.store.create, table_id, log, 0)
        self.room = await self.hub.room(table_id)
        for seat in self.sent:
            connection = Connection(self.sent[seat].append, self.hub.settings)
            self.conversations[seat] = Conversation(self.hub, self.room, connection)
        for seat in self.sent:
            await self.say(seat, self._hello(seat))

    async def say(self, seat: int | None, message: dict[str, object]) -> None:
        self.script.append((seat, message))
        if message["type"] == "come anew":
            await self._come_anew(seat)
        elif message["type"] == "watch":  # what HTTP shows
            self.sent[seat].append(msgspec.json.encode(self.room.frame(None)))
        else:
            kind = "move" if message["type"] == FORBIDDEN else message["type"]
            await self.conversations[seat].answer(json.dumps({**message, "type": kind}))

    async def _come_anew(self, seat: int | None) -> None:
        """The socket is lost, and another says hello."""
        await self.room.exit(self.conversations[seat].connection)
        connection = Connection(self.sent[seat].append, self.hub.settings)
        self.conversations[seat] = Conversation(self.hub, self.room, connection)
        await self.conversations[seat].answer(json.dumps(self._hello(seat)))

    def _hello(self, seat: int | None) -> dict[str, object]:
        token = None if seat is None else f"{seat}"
        return {"type": "hello", "version": 1, "token": token, "prospects": True}


def make_hub(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Hub:
    settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite3'}", away_after_seconds=10_000)
    hub = Hub(Store(open_database(settings.database), "process"), settings)
    monkeypatch.setattr(hub, "now_ms", lambda: 828)
    return hub


def anonymous(sent: Sequence[bytes], evening: Evening) -> list[bytes]:
    """The bytes with the table's id, which each evening has its own of, replaced."""
    return [message.replace(evening.room.table.id.encode(), b"ID") for message in sent]


def next_message(evening: Evening, chance: random.Random) -> Said:
    """A move, or now and then something else that a client may send."""
    table = evening.room.table
    seat = table.to_move
    assert seat is not None
    other: int | None = chance.choice([None, *range(len(table.seats))])
    kind = chance.random()
    if kind < 0.04:
        return other, {"type": "sheet"}
    if kind < 0.08:
        return other, {"type": "move", "seq": table.seq - 1, "move": "take"}
    if kind < 0.10:
        return other, {"type": "say", "preset": "oops"}
    undoing = next((one for one in range(len(table.seats)) if table.may_undo(one)), None)
    if kind < 0.16 and undoing is not None:
        return undoing, {"type": "undo", "seq": table.seq}
    if kind < 0.18 and other is not None:
        return other, {"type": "back" if table.seats[other].away else "ping"}
    if kind < 0.21:
        return other, {"type": "come anew" if chance.random() < 0.5 else "watch"}
    legal = table.game.legal_moves(table.live.state)
    if kind < 0.25:
        move = chance.choice([action for action in table.game.actions if action not in legal])
        return seat, {"type": FORBIDDEN, "seq": table.seq, "move": move}
    move = chance.choice(legal)
    return seat, {"type": "move", "seq": table.seq, "move": move}


def hidden_otherwise(recorder: Recorder, seat: int | None, seed: int) -> list[str]:
    """A deck that fits all that a seat or a spectator knows, everything hidden exchanged."""
    game = recorder.game
    world = recorder.state
    keepers = range(recorder.players) if seat is None else [seat]
    for number, keeper in enumerate(
        keepers
    ):  # a spectator knows no hand: one hand after another is exchanged
        world = game.imagine(game.observe(world, keeper), new_stream(seed, number))
    return [game.cards[card] for card in game.deck_behind(world, recorder.moves_of_deal())]


@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [
        ("eight28", 3, {}),
        ("eight28", 4, {"passing": "final"}),
        ("companeros", 3, {"games": 3}),
        ("companeros", 4, {"piles": "open"}),
        ("schatzsuche", 3, {}),
        ("schatzsuche", 3, {"colour_cards": "by_hand"}),
    ],
)
def test_nobody_peeks(
    game_id: str,
    players: int,
    options: dict[str, str | bool | int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game(game_id)
    decks: Decks = {}
    honest = shuffle.deck
    monkeypatch.setattr(
        shuffle, "deck", lambda how, number, cards: decks.get(number) or honest(how, number, cards)
    )
    hub = make_hub(tmp_path, monkeypatch)
    compared = 0

    async def play_whole_game() -> None:
        nonlocal compared
        chance = random.Random(f"{game_id} {players} {options}")
        evening = Evening(hub, game, players, options)
        await evening.begin()
        await evening.say(0, {"type": "start", "first": 1})
        points: list[tuple[int, int | None, int, list[str], dict[int | None, int]]] = []
        while evening.room.table.status == "playing":
            said = next_message(evening, chance)
            await evening.say(*said)
            recorder = evening.room.table.recorder
            assert recorder is not None
            if said[1]["type"] == "move" and evening.room.table.status == "playing":
                observer: int | None = chance.choice([None, *range(players)])
                deck = hidden_otherwise(recorder, observer, len(points))
                number = int(recorder.state.deal_number) + 1
                counts = {seat: len(sent) for seat, sent in evening.sent.items()}
                points.append((len(evening.script), observer, number, deck, counts))
        for at, observer, number, deck, counts in chance.sample(points, min(CHECKS, len(points))):
            decks.clear()
            decks[number] = deck
            other = Evening(hub, game, players, options)
            await other.begin()
            for seat, message in evening.script[len(other.script) : at]:
                if message["type"] != FORBIDDEN or seat == observer:  # others might have that card now
                    await other.say(seat, message)
            decks.clear()
            seen = anonymous(evening.sent[observer][: counts[observer]], evening)
            assert anonymous(other.sent[observer], other) == seen, f"{observer} learns more at {at}"
            compared += len(seen)
        for room in hub.rooms.values():
            room.close()
        hub.writer.close()

    asyncio.run(play_whole_game())
    assert compared > CHECKS * 5


def test_the_peek_test_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Live.views

    def leaky(live: Live, audience: Iterable[int | None]) -> dict[int | None, bytes]:
        return {
            seat: honest(live, [0])[0] if seat is None else honest(live, [seat])[seat] for seat in audience
        }

    monkeypatch.setattr(Live, "views", leaky)
    with pytest.raises(AssertionError, match="learns more"):
        test_nobody_peeks("companeros", 3, {}, tmp_path, monkeypatch)
