"""Tables over HTTP: open, find, join and watch them; records and replays of finished games."""

from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from kartentisch.games import GAMES
from kartentisch.server.limits import network_of
from kartentisch.server.web.problems import refusals
from kartentisch.server.web.replays import Replays, unzipped
from kartentisch.server.web.requests import (
    AnyRequest,
    StrictBody,
    hub_of,
    limit_rate,
    only_json,
)
from kartentisch.table import decide
from kartentisch.table.errors import Refused
from kartentisch.table.events import ClockSetting
from kartentisch.table.record import TableRecord, table_record
from kartentisch.table.replay import Replay
from kartentisch.table.view import Frame, TableInfo, table_info

TableId = Annotated[
    str,
    Parameter(
        description="The table's id, from its invitation",
        schema_extra={"pattern": "^[A-Za-z0-9_-]{22}$"},  # anything else is an unknown table
    ),
]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open, and the name of the person on its first seat."""

    game: Annotated[str, msgspec.Meta(max_length=40, description="Its id", examples=list(GAMES))]
    players: Annotated[int, msgspec.Meta(ge=0, le=100, description="Seats", examples=[3, 4])]
    name: Annotated[str, msgspec.Meta(max_length=200, description="1 to 20 characters", examples=["Ann"])]
    options: Annotated[
        dict[str, str | bool | int],
        msgspec.Meta(description="The game's options; missing ones have their defaults", examples=[{}]),
    ] = msgspec.field(default_factory=dict)
    open: Annotated[bool, msgspec.Meta(description="Listed for everybody, or by invitation only")] = False
    clock: Annotated[ClockSetting | None, msgspec.Meta(description="No clock among friends")] = None
    bot_pause_ms: Annotated[int, msgspec.Meta(ge=0, le=5_000, description="Before a bot's move")] = 0


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A person who sits down, on a given seat or on the first empty one."""

    name: Annotated[str, msgspec.Meta(max_length=200, description="1 to 20 characters", examples=["Ben"])]
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None


class Place(msgspec.Struct):
    """A seat and its token: whoever has the token has the seat. It goes into `hello`, never into a URL."""

    seat: int
    token: str
    table: TableInfo


@get(
    "/api/tables",
    tags=["tables"],
    summary="List the open tables",
    response_description="The tables, the newest first",
    responses=refusals(503),
)
async def list_tables(request: AnyRequest) -> list[TableInfo]:
    """Listed tables that still have empty seats."""
    return [table_info(room.table, room.here) for room in await hub_of(request).open_tables()]


@post(
    "/api/tables",
    tags=["tables"],
    summary="Open a table",
    response_description="The table and the first seat",
    guards=[limit_rate, only_json],
    dto=StrictBody[NewTable],
    return_dto=None,
    responses=refusals(400, 404, 413, 415, 429, 503),
)
async def open_table(request: AnyRequest, data: NewTable) -> Place:
    """Open a table and sit down at it."""
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
    """Who sits at a table, and its status."""
    room = await hub_of(request).room(table_id)
    return table_info(room.table, room.here)


@post(
    "/api/tables/{table_id:str}/seats",
    tags=["tables"],
    summary="Join a table",
    response_description="The seat and its token",
    guards=[limit_rate, only_json],
    dto=StrictBody[Join],
    return_dto=None,
    responses=refusals(400, 404, 409, 413, 415, 429, 503),
)
async def join_table(request: AnyRequest, table_id: TableId, data: Join) -> Place:
    """Sit down at a table."""
    room = await hub_of(request).room(table_id)
    token = decide.new_token()
    await room.pipeline.act(lambda: decide.sit(room.table, data.name, token, data.seat))
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
async def replay_table(request: AnyRequest, table_id: TableId) -> Response[bytes] | Stream:
    """A finished game step by step, with the cards of every seat."""
    room = await hub_of(request).room(table_id)
    if room.table.status in ("waiting", "playing"):  # before the log is read
        raise Refused("not-over", "there is a replay when the game is over")
    replays: Replays = request.app.state.replays
    address = network_of(request.client.host if request.client else "")
    zipped = await replays.zipped(address, (table_id, room.table.seq))
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(unzipped(zipped), media_type=MediaType.JSON, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(zipped, media_type=MediaType.JSON, headers=headers)


HANDLERS: Final = [
    list_tables,
    open_table,
    show_table,
    join_table,
    watch_table,
    show_record,
    replay_table,
]

TYPES: Final = [Frame, Join, NewTable, Place, Replay, TableRecord]
