"""The application: handlers, errors and the hub's life."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from sqlalchemy.exc import SQLAlchemyError

from kartentisch import __version__
from kartentisch.core.errors import KartentischError
from kartentisch.server import client, http, learning
from kartentisch.server.database import open_database
from kartentisch.server.hub import Hub, new_process_id
from kartentisch.server.logs import log
from kartentisch.server.openapi import Problem, describe
from kartentisch.server.openapi_page import ApiPage
from kartentisch.server.settings import Settings
from kartentisch.server.sockets import table_socket
from kartentisch.server.store import Store

LARGEST_BODY: Final = 16_384


def create_app(settings: Settings) -> Litestar:
    """The application of one process."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        engine = open_database(settings.database)
        hub = Hub(Store(engine, new_process_id()), settings)
        app.state.hub = hub
        await hub.start()
        log.info("server started", extra={"server": hub.store.process})
        try:
            yield
        finally:
            await hub.stop()
            engine.dispose()
            log.info("server stopped", extra={"server": hub.store.process})

    app = Litestar(
        route_handlers=[*http.HANDLERS, *learning.HANDLERS, *client.HANDLERS, table_socket],
        lifespan=[life],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        exception_handlers={
            KartentischError: http.problem,
            SQLAlchemyError: storage_problem,
            HTTPException: http_problem,
            RecursionError: nesting_problem,
            Exception: unexpected_problem,
        },
        openapi_config=OpenAPIConfig(
            title="Kartentisch",
            version=__version__,
            description="Tables for three card games. Moves are made over a table's web socket.",
            path="/api",
            render_plugins=[ApiPage()],
            use_handler_docstrings=True,
        ),
    )
    describe(app.openapi_schema, *http.TYPES, *learning.TYPES)
    return app


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in the form of all refusals."""
    reason = error.detail
    if isinstance(error.extra, list) and error.extra:
        reason = "; ".join(str(item.get("message", item)) for item in error.extra if isinstance(item, dict))
    if reason == "'data'":  # Litestar's way to say it
        reason = "the body is missing"
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "wrong-type"}
    code = codes.get(error.status_code, "wrong-request")
    return Response(Problem(code, reason), status_code=error.status_code, headers=error.headers)


def nesting_problem(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON with too many brackets in each other."""
    return Response(Problem("wrong-request", "the JSON is nested too deeply"), status_code=400)


def storage_problem(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database does not answer."""
    log.warning("storage failed", extra={"error": type(error).__name__})
    return Response(Problem("storage", "the database does not answer"), status_code=503)


def unexpected_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: it is logged, the client learns no more than that."""
    log.error("unexpected error", exc_info=error)
    return Response(Problem("internal", "something went wrong in the server"), status_code=500)
