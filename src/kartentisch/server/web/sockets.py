"""The web socket of a table: who may open it, and the loop that reads it."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.limits import network_of
from kartentisch.server.logs import log
from kartentisch.server.metrics import SOCKETS
from kartentisch.server.rooms.connection import Connection
from kartentisch.server.rooms.conversation import Conversation, refuse
from kartentisch.server.rooms.hub import Hub
from kartentisch.server.rooms.room import Room
from kartentisch.server.web.wire import Disconnected, Wire, wire_of
from kartentisch.table.errors import Refused

Socket = WebSocket[Any, Any, Any]

# Codes with which a socket is closed (docs/protocol.md)
POLICY: Final = 1008
TRY_AGAIN: Final = 1013
UNKNOWN_TABLE: Final = 4404
NO_HELLO: Final = 4408

_MOST_TOO_FAST: Final = 100  # messages refused before the socket is closed


@websocket("/api/tables/{table_id:str}/socket", name="socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Play at a table, or watch it."""
    hub: Hub = socket.app.state.hub
    if not is_own_origin(socket, hub.settings.origins):
        raise PermissionDeniedException("this page may not open sockets here")
    address = network_of(socket.client.host if socket.client else "")
    if hub.sockets[address] >= hub.settings.sockets_per_address:
        raise PermissionDeniedException("too many sockets from this address")
    hub.sockets[address] += 1
    try:
        await socket.accept()
        wire = wire_of(socket)
        with SOCKETS.track_inprogress():
            code = await _read(wire, hub, table_id)
        await wire.finish()
    finally:
        hub.sockets[address] -= 1
        if not hub.sockets[address]:
            del hub.sockets[address]
    if code is not None:
        with suppress(Exception):  # the client may be gone already
            await socket.close(code)


def is_own_origin(socket: Socket, others: tuple[str, ...]) -> bool:
    """Whether the socket comes from a page of this server; programs other than browsers send no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == socket.headers.get("host")


async def _read(wire: Wire, hub: Hub, table_id: str) -> int | None:
    """Read until the client goes (None) or has to go (the code)."""
    connection = Connection(wire.write, hub.settings)
    try:
        room = await hub.room(table_id)
    except Refused as error:
        refuse(connection, None, error)
        return UNKNOWN_TABLE
    except SQLAlchemyError as error:
        log.warning("storage failed", extra={"table": table_id, "error": type(error).__name__})
        refuse(connection, None, Refused("storage", "the database does not answer"))
        return TRY_AGAIN
    conversation = Conversation(hub, room, connection)
    wire.hear = conversation.hear
    too_fast = 0
    deadline = asyncio.get_running_loop().time() + hub.settings.hello_within_seconds
    try:
        while too_fast < _MOST_TOO_FAST:
            if connection.welcomed:
                text = await wire.next_message()
            else:
                async with asyncio.timeout_at(deadline):
                    text = await wire.next_message()
            if connection.messages.take():
                await conversation.answer(text)
            else:
                too_fast += 1
                refuse(connection, None, Refused("too-fast", "too many messages at once"))
        return POLICY
    except Disconnected:
        return None
    except TimeoutError:
        return NO_HELLO
    finally:
        if connection in room.connections:
            await asyncio.shield(_exit(room, connection))


async def _exit(room: Room, connection: Connection) -> None:
    try:
        await room.exit(connection)
    except SQLAlchemyError as error:
        room.storage_failed(error)
