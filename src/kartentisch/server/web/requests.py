"""What handlers have in common: finding the hub, limits, strict bodies, compressed answers."""

import gzip
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.dto import MsgspecDTO
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from kartentisch.server.rooms.hub import Hub
from kartentisch.table.errors import Refused

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
Body = TypeVar("Body", bound=msgspec.Struct)


def hub_of(request: AnyRequest) -> Hub:
    """The tables of this process."""
    hub: Hub = request.app.state.hub
    return hub


def limit_rate(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that asks for too much at once."""
    address = connection.client.host if connection.client else ""
    hub: Hub = connection.app.state.hub
    if not hub.addresses.take(address):
        raise Refused("too-fast", "too many requests at once")


def only_json(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse other types: a page of another origin may send those without a preflight request."""
    kind = connection.headers.get("content-type", "").partition(";")[0]
    if kind.strip().lower() != MediaType.JSON:
        raise HTTPException("the body has to be application/json", status_code=415)


class StrictBody(MsgspecDTO[Body]):
    """Decodes a body exactly as described; Litestar alone would also take "3" for 3."""

    def decode_bytes(self, value: bytes) -> Any:
        """The body as its type."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise HTTPException(str(error), status_code=400) from None

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        """The type itself, under its own name."""
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema


def compressed(request: AnyRequest, value: object) -> Response[bytes]:
    """A long answer as JSON, compressed for clients that accept it."""
    body = msgspec.json.encode(value)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, compresslevel=6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)
