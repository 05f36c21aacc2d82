"""The OpenAPI description: every type as msgspec checks it."""

from typing import Any, Final

import msgspec
from litestar.openapi.spec import OpenAPI

from kartentisch.core.view import struct_of
from kartentisch.games import GAMES
from kartentisch.server.web.problems import Problem

_SCHEMAS: Final = "#/components/schemas/"


def describe(description: OpenAPI, *types: Any) -> None:
    """Describe all types as msgspec checks them; the view in a frame is that of one of the games."""
    _, schemas = msgspec.json.schema_components([*types, Problem], ref_template=f"{_SCHEMAS}{{name}}")
    views: list[Any] = []
    for game in GAMES.values():
        prefix = game.id.capitalize()
        view = struct_of(game.view_type)
        reference, parts = msgspec.json.schema_components([view], ref_template=f"{_SCHEMAS}{prefix}{{name}}")
        schemas |= {f"{prefix}{name}": part | {"title": f"{prefix}{name}"} for name, part in parts.items()}
        views += reference
    schemas["Frame"]["properties"]["view"] = {
        "anyOf": [*views, {"type": "null"}],
        "description": "The game's own view, once the game has begun",
    }
    schemas["Scene"]["properties"]["view"] = {"anyOf": views, "description": "The game's own view"}
    schemas["ReplayStep"]["properties"]["view"] = {
        "anyOf": views,
        "description": "The game's own view, with the secret cards of all seats",
    }
    assert description.components is not None
    assert description.paths is not None
    description.components.schemas = schemas
    for path in description.paths.values():
        if path.get is not None and path.get.responses is not None:
            path.get.responses.pop("400", None)  # added by Litestar; nothing in these requests can be invalid
