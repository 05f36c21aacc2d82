"""Refusals and failures as answers to requests: each has a code, a reason and a status."""

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.core.errors import KartentischError
from kartentisch.server.logs import log
from kartentisch.table.errors import code_of

_MEANINGS: Final = {
    400: "The request is not as described here, or asks for a table that cannot be",
    404: "There is no such table, no such game, or no such language",
    409: "The table does not allow this now",
    413: "The body is larger than 16 kB",
    415: "The body is not of the type application/json",
    429: "Too many requests at once from this address",
    503: "The database does not answer",
}


_STATUS: Final = {"unknown-table": 404, "too-fast": 429, "unknown-game": 404, "unknown-language": 404}
_CONFLICTS: Final = {"too-late", "table-full", "seat-taken", "not-over"}


class Problem(msgspec.Struct):
    """A refusal: a code for programs, the reason in English, and the rule that decides, if any."""

    code: str
    reason: str
    rule: str | None = None


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a handler."""
    return {
        status: ResponseSpec(Problem, description=_MEANINGS[status], generate_examples=False)
        for status in statuses
    }


def refusal_problem(request: Request[Any, Any, Any], error: KartentischError) -> Response[Problem]:
    """A refusal of a table or a game."""
    code = code_of(error)
    status = _STATUS.get(code, 409 if code in _CONFLICTS else 400)
    return Response(Problem(code, error.reason, error.rule), status_code=status)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses."""
    reason = error.detail
    if isinstance(error.extra, list) and error.extra:
        reason = "; ".join(str(item.get("message", item)) for item in error.extra if isinstance(item, dict))
    if reason == "'data'":  # how Litestar says so
        reason = "the body is missing"
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "wrong-type"}
    code = codes.get(error.status_code, "wrong-request")
    return Response(Problem(code, reason), status_code=error.status_code, headers=error.headers)


def nesting_problem(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON that is nested too deeply."""
    return Response(Problem("wrong-request", "the JSON is nested too deeply"), status_code=400)


def storage_problem(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database does not answer."""
    log.warning("storage failed", extra={"error": type(error).__name__})
    return Response(Problem("storage", "the database does not answer"), status_code=503)


def unexpected_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: the log has the details, the client learns nothing more."""
    log.error("unexpected error", exc_info=error)
    return Response(Problem("internal", "something went wrong in the server"), status_code=500)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    KartentischError: refusal_problem,
    SQLAlchemyError: storage_problem,
    HTTPException: http_problem,
    RecursionError: nesting_problem,
    Exception: unexpected_problem,
}
