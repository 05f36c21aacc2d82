"""HTTP: what it does, and that its OpenAPI description is true."""

import asyncio
import itertools
import random
import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from prometheus_client.parser import text_string_to_metric_families
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from kartentisch.games import GAMES
from kartentisch.server.settings import WireName
from kartentisch.table.decide import LARGEST_NUMBER
from tests.server.client import Client, open_table, post
from tests.server.processes import PostgreSQL, Server
from tests.server.test_play import play_on

OPERATIONS = [
    ("/api/games", "GET"),
    ("/api/rules/{game_id}/{language}", "GET"),
    ("/api/learn/{game_id}", "GET"),
    ("/api/tables", "GET"),
    ("/api/tables", "POST"),
    ("/api/tables/{table_id}", "GET"),
    ("/api/tables/{table_id}/seats", "POST"),
    ("/api/tables/{table_id}/frame", "GET"),
    ("/api/tables/{table_id}/record", "GET"),
    ("/api/tables/{table_id}/replay", "GET"),
    ("/health", "GET"),
    ("/ready", "GET"),
    ("/metrics", "GET"),
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="session")
def wire() -> WireName:
    """HTTP is the same with every wire."""
    return "direct"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder).start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """A table of each game that waits, one that plays and one that is over."""
    ids = [open_table(server.address, game.id, game.players[0], people=1)[0] for game in GAMES.values()]
    for game in GAMES.values():
        players = game.players[0]
        table_id, tokens = open_table(server.address, game.id, players, people=1)
        asyncio.run(begin(server.address, table_id, tokens[0], players))
        ids.append(table_id)
    ids.append(asyncio.run(finished_game(server.address)))
    return ids


async def begin(address: str, table_id: str, token: str, players: int) -> None:
    async with Client(address, table_id, token) as client:
        for seat in range(1, players):
            await client.ask("bot", seat=seat, bot="random")
        assert (await client.ask("start"))["type"] == "update"


async def finished_game(address: str) -> str:
    table_id, tokens = open_table(address, "companeros", 3, people=1, options={"games": 1})
    await begin(address, table_id, tokens[0], 3)
    async with Client(address, table_id, tokens[0]) as client:
        await play_on(client, random.Random(828))
    return table_id


def test_all_operations_are_described(server: Server) -> None:
    description = httpx.get(f"{server.address}/api/openapi.json").json()
    found = [(path, method.upper()) for path, methods in description["paths"].items() for method in methods]
    assert sorted(found) == sorted(OPERATIONS)


RIGHT, WRONG = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
# Only a request with a part of the path or a body to fill in can be wrong.
REQUESTS = [(path, method, RIGHT) for path, method in OPERATIONS] + [
    (path, method, WRONG) for path, method in OPERATIONS if "{" in path or method == "POST"
]


@pytest.mark.parametrize(("path", "method", "mode"), REQUESTS)
def test_answers_are_as_described(
    path: str, method: str, mode: schemathesis.GenerationMode, server: Server, tables: list[str]
) -> None:
    description = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operation = description[path][method]
    assert mode is RIGHT or operation.body or operation.path_parameters
    addresses = itertools.count()
    some_table = itertools.cycle(tables)

    @settings(
        max_examples=60,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def call(case: schemathesis.Case[Any]) -> None:
        number = next(addresses)
        if mode is RIGHT and "table_id" in case.path_parameters and number % 2:
            case.path_parameters["table_id"] = next(some_table)  # one that there is
        # Each request comes from an address of its own: no rate limit.
        case.call_and_validate(
            headers={"x-forwarded-for": f"10.{number >> 8}.{number & 255}.1"}, checks=CHECKS
        )

    call()
    assert "traceback" not in server.log()


class Links(HTMLParser):
    """All tags of a page, and what they point to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.targets: set[str] = set()
        self.ids: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.targets |= {value or "" for name, value in attrs if name in ("href", "src", "action")}
        self.ids |= {value or "" for name, value in attrs if name == "id"}
        assert not any(name.startswith("on") or name == "style" for name, _ in attrs)


def test_the_page_describes_everything_and_asks_no_other_host(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api")
    assert answer.headers["content-type"].startswith("text/html")
    page = Links(answer.text)
    assert not page.tags & {"script", "link", "img", "iframe", "style", "form"}
    assert page.targets - {"/api/openapi.json"} <= {f"#{anchor}" for anchor in page.ids}
    for path, method in OPERATIONS:
        assert f"<code>{method} {path}</code>" in answer.text
    for words in (
        "NewTable",
        "TableRecord",
        "Eight28View",
        "SchatzsucheView",
        "table_id",
        "docs/protocol.md",
    ):
        assert words in answer.text
    assert "{&quot;game&quot;:&quot;eight28&quot;" in answer.text


def test_games_tell_their_players_options_and_bots(server: Server) -> None:
    games = {game["id"]: game for game in httpx.get(f"{server.address}/api/games").json()}
    assert list(games) == list(GAMES)
    for game in GAMES.values():
        told = games[game.id]
        assert (told["least_players"], told["most_players"]) == (game.players[0], game.players[-1])
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        assert "regular" in told["bots"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_tables_of_every_game_size_and_option_can_be_opened(game: Any, server: Server) -> None:
    for players in game.players:
        for option in game.options:
            most = option.values[-1]
            largest = min(most, LARGEST_NUMBER) if isinstance(option.values, range) else most
            for value in (option.values[0], largest):
                body = {"game": game.id, "players": players, "name": "Ann", "options": {option.name: value}}
                place = create(server, **body).json()
                assert place["table"]["options"] == {**game.complete_options({}), option.name: value}
                assert place["table"]["players"] == len(place["table"]["seats"]) == players
                assert (place["seat"], place["table"]["host"]) == (0, 0)
                assert [seat["kind"] for seat in place["table"]["seats"]] == ["person"] + ["empty"] * (
                    players - 1
                )


_addresses = itertools.count()


def create(server: Server, **body: Any) -> httpx.Response:
    """Open a table, each time from another address: no rate limit."""
    number = next(_addresses)
    headers = {"x-forwarded-for": f"192.168.{number >> 8}.{number & 255}"}
    return httpx.post(f"{server.address}/api/tables", json=body, headers=headers)


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"players": 2}, 400, "wrong-players"),
        ({"players": 101}, 400, "wrong-request"),
        ({"players": "3"}, 400, "wrong-request"),
        ({"options": {"jokers": True}}, 400, "wrong-option"),
        ({"options": {"passing": "maybe"}}, 400, "wrong-option"),
        ({"open": "true"}, 400, "wrong-request"),
        ({"open": 1}, 400, "wrong-request"),
        ({"options": []}, 400, "wrong-request"),
        ({"name": ""}, 400, "wrong-name"),
        ({"name": " \t "}, 400, "wrong-name"),
        ({"name": "x" * 21}, 400, "wrong-name"),
        ({"name": "a\x00b"}, 400, "wrong-name"),
        ({"name": "a\u202eb"}, 400, "wrong-name"),
        ({"name": None}, 400, "wrong-request"),
        ({"clock": {"bank_seconds": 0, "increment_seconds": 0}}, 400, "wrong-clock"),
        ({"clock": {"bank_seconds": 10**9, "increment_seconds": 0}}, 400, "wrong-clock"),
        ({"clock": {"bank_seconds": -1, "increment_seconds": 5}}, 400, "wrong-clock"),
        ({"bot_pause_ms": 5001}, 400, "wrong-request"),
        ({"secret": "00"}, 400, "wrong-request"),
    ],
)
def test_impossible_tables_are_refused(changes: Any, status: int, code: str, server: Server) -> None:
    answer = create(server, **({"game": "eight28", "players": 3, "name": "Ann"} | changes))
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_table_can_have_a_clock_and_slow_bots(server: Server) -> None:
    clock = {"bank_seconds": 60, "increment_seconds": 5}
    table = create(server, game="eight28", players=3, name="Ann", clock=clock, bot_pause_ms=100).json()[
        "table"
    ]
    assert (table["clock"], table["bot_pause_ms"]) == (clock, 100)


def test_only_open_tables_that_wait_for_people_are_listed(server: Server) -> None:
    def listed() -> list[str]:
        return [table["id"] for table in httpx.get(f"{server.address}/api/tables").json()]

    invited, _ = open_table(server.address, "eight28", 3, people=1)
    open_, (token,) = open_table(server.address, "eight28", 3, people=1, open=True)
    assert open_ in listed()
    assert invited not in listed()
    post(server.address, f"/api/tables/{open_}/seats", name="Ben")
    assert open_ in listed()
    post(server.address, f"/api/tables/{open_}/seats", name="Cleo")
    assert open_ not in listed()

    async def free_and_start() -> None:
        async with Client(server.address, open_, token) as host:
            await host.ask("bot", seat=2, bot=None)
            assert open_ in listed()
            await host.ask("bot", seat=2, bot="random")
            await host.ask("start")

    asyncio.run(free_and_start())
    assert open_ not in listed()


def test_people_join_on_the_seat_they_want_until_the_table_is_full(server: Server) -> None:
    table_id, (token,) = open_table(server.address, "eight28", 4, people=1)

    def join(**body: Any) -> tuple[int, Any]:
        answer = httpx.post(f"{server.address}/api/tables/{table_id}/seats", json={"name": "Ben", **body})
        return answer.status_code, answer.json().get("seat", answer.json().get("code"))

    assert join(seat=2) == (201, 2)
    assert join(seat=2) == (409, "seat-taken")
    assert join(seat=0) == (409, "seat-taken")
    assert join(seat=4) == (409, "seat-taken")
    assert join(seat=-1) == (400, "wrong-request")
    assert join(name="x" * 21) == (400, "wrong-name")
    assert join() == (201, 1)
    assert join() == (201, 3)
    assert join() == (409, "table-full")

    async def start() -> None:
        async with Client(server.address, table_id, token) as host:
            await host.ask("start")

    asyncio.run(start())
    assert join() == (409, "too-late")


def test_what_is_watched_is_what_everybody_may_see(server: Server, tables: list[str]) -> None:
    for table_id in tables:
        frame = httpx.get(f"{server.address}/api/tables/{table_id}/frame").json()
        assert frame["table"] == httpx.get(f"{server.address}/api/tables/{table_id}").json()
        assert frame["legal"] == []
        if frame["table"]["status"] == "waiting":
            assert frame["view"] is None
        else:
            assert frame["view"]["seat"] is None
            assert not frame["view"].get("hand")


def test_a_record_is_shown_when_the_game_is_over(server: Server, tables: list[str]) -> None:
    *others, over = tables
    for table_id in others:
        answer = httpx.get(f"{server.address}/api/tables/{table_id}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    record = httpx.get(f"{server.address}/api/tables/{over}/record").json()
    assert record["table"] == over
    assert record["shuffle"]["secret"]


def test_a_replay_is_shown_when_the_game_is_over(server: Server, tables: list[str]) -> None:
    *others, over = tables
    for table_id in others:
        answer = httpx.get(f"{server.address}/api/tables/{table_id}/replay")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        assert "hands" not in answer.text
    record = httpx.get(f"{server.address}/api/tables/{over}/record").json()
    answer = httpx.get(f"{server.address}/api/tables/{over}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    moves = [step["news"] for step in answer.json()["steps"] if step["news"]["type"] == "moved"]
    assert [[move["seat"], move["move"]] for move in moves] == record["deals"][0]["moves"]
    plain = httpx.get(f"{server.address}/api/tables/{over}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content


def test_rules_and_lessons_are_for_known_games_and_languages(server: Server) -> None:
    for game in GAMES:
        page = httpx.get(f"{server.address}/api/rules/{game}/fr", timeout=60).json()
        assert (page["game"], page["language"]) == (game, "fr")
        lesson = httpx.get(f"{server.address}/api/learn/{game}", timeout=60).json()
        assert lesson["steps"][0]["frames"][0]["view"]["seat"] == 0
    for path, code in (
        ("rules/chess/de", "unknown-game"),
        ("rules/companeros/es", "unknown-language"),
        ("learn/chess", "unknown-game"),
    ):
        answer = httpx.get(f"{server.address}/api/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_metrics_are_in_the_format_of_prometheus(server: Server, tables: list[str]) -> None:
    answer = httpx.get(f"{server.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = {family.name: family for family in text_string_to_metric_families(answer.text)}
    assert {"kartentisch_events", "kartentisch_refusals", "kartentisch_sockets"} <= set(families)
    moved = [s.value for s in families["kartentisch_events"].samples if s.labels.get("type") == "moved"]
    assert moved[0] > 0
    assert not re.search("|".join(tables), answer.text)


def test_without_a_database_the_server_lives_but_is_not_ready(start_server: Callable[..., Server]) -> None:
    postgresql = PostgreSQL()
    server = start_server(postgresql.new_database())
    table_id, _ = open_table(server.address, "eight28", 3, people=1)
    assert httpx.get(f"{server.address}/ready").json() == {"status": "ok"}
    postgresql.stop()
    assert httpx.get(f"{server.address}/health").json() == {"status": "ok"}
    for path in ("/ready", "/api/tables", f"/api/tables/{'A' * 22}"):
        answer = httpx.get(f"{server.address}{path}", timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage"), path
    answer = httpx.post(f"{server.address}/api/tables/{table_id}/seats", json={"name": "Ben"}, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert "traceback" not in server.log()
