"""The description of the HTTP part: each type as msgspec checks it, each refusal with its status."""

from typing import Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPI

from kartentisch.core.view import struct_of
from kartentisch.games import GAMES

_SCHEMAS: Final = "#/components/schemas/"
_MEANINGS: Final = {
    400: "The request is not as described here, or no table can be as it asks for",
    404: "There is no such table, no such game, or no such language",
    409: "The table does not allow this now",
    413: "The body is larger than 16 kB",
    415: "The body is not of the type application/json",
    429: "Too many requests at once from this address",
    503: "The database does not answer",
}


class Problem(msgspec.Struct):
    """Why something was not done: a code for programs, the reason in English, the rule if one decides."""

    code: str
    reason: str
    rule: str | None = None


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a handler."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in statuses
    }


def describe(description: OpenAPI, *types: Any) -> None:
    """Describe all types exactly; the view in a frame is that of one of the games."""
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
            path.get.responses.pop("400", None)  # Litestar's own: nothing in these requests can be wrong
