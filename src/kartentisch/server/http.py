"""The HTTP part: tables to open, to find and to join, records, and how the server is."""

import asyncio
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kartentisch.bots import bots_for
from kartentisch.core.errors import KartentischError
from kartentisch.games import GAMES
from kartentisch.learn import has_lesson
from kartentisch.server import metrics
from kartentisch.server.hub import Hub
from kartentisch.server.openapi import Problem, refusals
from kartentisch.server.packed import packed
from kartentisch.table import decide
from kartentisch.table.errors import Refused, code_of
from kartentisch.table.events import ClockSetting
from kartentisch.table.record import TableRecord, table_record
from kartentisch.table.replay import Replay, replay
from kartentisch.table.view import Frame, TableInfo, table_info

AnyRequest = Request[Any, Any, Any]
Body = TypeVar("Body")
AnyConnection = ASGIConnection[Any, Any, Any, Any]
TableId = Annotated[
    str,
    Parameter(
        description="The table's id, from its invitation",
        schema_extra={"pattern": "^[A-Za-z0-9_-]{22}$"},  # anything else is an unknown table
    ),
]


class OptionInfo(msgspec.Struct):
    """An option of a game: the first value is the default; a number has its limits instead."""

    name: str
    rule: str
    values: list[str | bool | int] | None
    least: int | None
    most: int | None


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    bots: list[str]
    lesson: bool  # whether there is a guided first round


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened, and the name of its first person."""

    game: Annotated[str, msgspec.Meta(max_length=40, description="Its id", examples=list(GAMES))]
    players: Annotated[int, msgspec.Meta(ge=0, le=100, description="Seats", examples=[3, 4])]
    name: Annotated[str, msgspec.Meta(max_length=200, description="1 to 20 characters", examples=["Ann"])]
    options: Annotated[
        dict[str, str | bool | int],
        msgspec.Meta(
            description="The game's options; the defaults for those that are missing", examples=[{}]
        ),
    ] = msgspec.field(default_factory=dict)
    open: Annotated[bool, msgspec.Meta(description="Listed for everybody, or by invitation only")] = False
    clock: Annotated[ClockSetting | None, msgspec.Meta(description="No clock among friends")] = None
    bot_pause_ms: Annotated[int, msgspec.Meta(ge=0, le=5_000, description="Before a bot's move")] = 0


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A person who sits down, on a certain seat or on the first empty one."""

    name: Annotated[str, msgspec.Meta(max_length=200, description="1 to 20 characters", examples=["Ben"])]
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None


class Place(msgspec.Struct):
    """A seat and its token: whoever has it has the seat. It goes into `hello`, never into an address."""

    seat: int
    token: str
    table: TableInfo


class Health(msgspec.Struct):
    """How the server is."""

    status: Literal["ok"]


def hub_of(request: AnyRequest) -> Hub:
    """The tables of this process."""
    hub: Hub = request.app.state.hub
    return hub


def limit_rate(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that changes too much at once."""
    address = connection.client.host if connection.client else ""
    hub: Hub = connection.app.state.hub
    if not hub.addresses.take(address):
        raise Refused("too-fast", "too many requests at once")


async def strict_body(request: AnyRequest, kind: type[Body]) -> Body:
    """The body exactly as described; Litestar alone would also take "3" for 3."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise HTTPException(str(error), status_code=400) from None


def only_json(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse other types: a page of another origin may send those without asking first."""
    kind = connection.headers.get("content-type", "").partition(";")[0]
    if kind.strip().lower() != MediaType.JSON:
        raise HTTPException("the body has to be application/json", status_code=415)


@get("/api/games", tags=["games"], summary="List the games", response_description="All games")
async def list_games() -> list[GameInfo]:
    """The games, their options and their bots."""
    return [
        GameInfo(
            id=game.id,
            title=game.title,
            least_players=game.players[0],
            most_players=game.players[-1],
            options=[
                OptionInfo(
                    option.name,
                    option.rule,
                    None,
                    option.values[0],
                    min(option.values[-1], decide.LARGEST_NUMBER),
                )
                if isinstance(option.values, range)
                else OptionInfo(option.name, option.rule, list(option.values), None, None)
                for option in game.options
            ],
            bots=list(bots_for(game)),
            lesson=has_lesson(game.id),
        )
        for game in GAMES.values()
    ]


@get(
    "/api/tables",
    tags=["tables"],
    summary="List the open tables",
    response_description="The tables, the newest first",
    responses=refusals(503),
)
async def list_tables(request: AnyRequest) -> list[TableInfo]:
    """Tables with empty seats that are open to everybody."""
    return [table_info(room.table, room.here) for room in await hub_of(request).open_tables()]


@post(
    "/api/tables",
    tags=["tables"],
    summary="Open a table",
    response_description="The table and the first seat",
    guards=[limit_rate, only_json],
    responses=refusals(400, 404, 413, 415, 429, 503),
)
async def open_table(request: AnyRequest, data: NewTable) -> Place:
    """Open a table and sit down at it."""
    data = await strict_body(request, NewTable)
    hub = hub_of(request)
    opened = decide.open_table(
        data.game, data.players, data.options, data.open, data.clock, data.bot_pause_ms
    )
    token = decide.new_token()
    seated = decide.first_seat(data.name, token)
    table_id = await hub.create([opened, seated])
    room = await hub.room(table_id)
    return Place(seated.seat, token, table_info(room.table, room.here))


@get(
    "/api/tables/{table_id:str}",
    tags=["tables"],
    summary="Show a table",
    response_description="The table around the cards",
    responses=refusals(404, 503),
)
async def show_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Who sits at a table, and how it stands."""
    room = await hub_of(request).room(table_id)
    return table_info(room.table, room.here)


@post(
    "/api/tables/{table_id:str}/seats",
    tags=["tables"],
    summary="Join a table",
    response_description="The seat and its token",
    guards=[limit_rate, only_json],
    responses=refusals(400, 404, 409, 413, 415, 429, 503),
)
async def join_table(request: AnyRequest, table_id: TableId, data: Join) -> Place:
    """Sit down at a table."""
    data = await strict_body(request, Join)
    room = await hub_of(request).room(table_id)
    token = decide.new_token()
    await room.act(lambda: decide.sit(room.table, data.name, token, data.seat))
    return Place(decide.seat_of(room.table, token), token, table_info(room.table, room.here))


@get(
    "/api/tables/{table_id:str}/frame",
    tags=["tables"],
    summary="Watch a table",
    responses={
        200: ResponseSpec(Frame, description="What spectators see", generate_examples=False),
        **refusals(404, 503),
    },
)
async def watch_table(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The table as a spectator sees it now."""
    room = await hub_of(request).room(table_id)
    return Response(msgspec.json.encode(room.frame(None)), media_type="application/json")


@get(
    "/api/tables/{table_id:str}/record",
    tags=["tables"],
    summary="Fetch the record",
    response_description="The record: it shows all cards",
    responses=refusals(404, 409, 503),
)
async def show_record(request: AnyRequest, table_id: TableId) -> TableRecord:
    """The record of a finished game, with its shuffle."""
    room = await hub_of(request).room(table_id)
    return table_record(room.table)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["tables"],
    summary="Replay a game",
    guards=[limit_rate],
    responses={
        200: ResponseSpec(Replay, description="Every step, all cards open", generate_examples=False),
        **refusals(404, 409, 429, 503),
    },
)
async def replay_table(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """A finished game step by step, with the cards of every seat."""
    hub = hub_of(request)
    room = await hub.room(table_id)
    if room.table.status in ("waiting", "playing"):  # or the log would be read for nothing
        raise Refused("not-over", "there is a replay when the game is over")
    log = await hub.writer.read(hub.store.log, table_id)
    return packed(request, await asyncio.to_thread(replay, table_id, log))


@get("/health", tags=["server"], summary="Health", response_description="It is")
async def health() -> Health:
    """Whether the process is alive."""
    return Health("ok")


@get("/ready", tags=["server"], summary="Readiness", response_description="It can", responses=refusals(503))
async def ready(request: AnyRequest) -> Health:
    """Whether the process can serve tables: the database answers."""
    hub = hub_of(request)
    await hub.writer.read(hub.store.check)
    return Health("ok")


@get(
    "/metrics",
    tags=["server"],
    summary="Metrics",
    response_description="The figures",
    media_type="text/plain; version=0.0.4",
)
async def show_metrics() -> bytes:
    """Figures for Prometheus."""
    return metrics.exposition()


_STATUS = {"unknown-table": 404, "too-fast": 429, "unknown-game": 404, "unknown-language": 404}
_CONFLICTS = {"too-late", "table-full", "seat-taken", "not-over"}


def problem(request: AnyRequest, error: KartentischError) -> Response[Problem]:
    """A refusal as an answer."""
    code = code_of(error)
    status = _STATUS.get(code, 409 if code in _CONFLICTS else 400)
    return Response(Problem(code, error.reason, error.rule), status_code=status)


HANDLERS = [
    list_games,
    list_tables,
    open_table,
    show_table,
    join_table,
    watch_table,
    show_record,
    replay_table,
    health,
    ready,
    show_metrics,
]

TYPES = [Frame, GameInfo, Health, Join, NewTable, Place, Replay, TableRecord]
