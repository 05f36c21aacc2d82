"""The application of one process: its handlers, and the hub's start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from kartentisch import __version__
from kartentisch.server.logs import log
from kartentisch.server.rooms.hub import Hub, new_process_id
from kartentisch.server.settings import Settings
from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.store import Store
from kartentisch.server.web import games, learning, page, status, tables
from kartentisch.server.web.openapi import describe
from kartentisch.server.web.openapi_page import ApiPage
from kartentisch.server.web.problems import EXCEPTION_HANDLERS
from kartentisch.server.web.replays import Replays
from kartentisch.server.web.sockets import table_socket

LARGEST_BODY: Final = 16_384
API_HANDLERS: Final = [*games.HANDLERS, *learning.HANDLERS, *tables.HANDLERS, *status.HANDLERS]


def create_app(settings: Settings) -> Litestar:
    """The application of one process."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        engine = open_database(settings.database)
        hub = Hub(Store(engine, new_process_id()), settings)
        app.state.hub = hub
        app.state.replays = replays = Replays(hub.store)
        await hub.start()
        log.info("server started", extra={"server": hub.store.process})
        try:
            yield
        finally:
            replays.close()
            await hub.stop()
            engine.dispose()
            log.info("server stopped", extra={"server": hub.store.process})

    app = Litestar(
        route_handlers=[*API_HANDLERS, *page.HANDLERS, table_socket],
        lifespan=[life],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Kartentisch",
            version=__version__,
            description="Tables for three card games. Moves are made over a table's web socket.",
            path="/api",
            render_plugins=[ApiPage()],
            use_handler_docstrings=True,
        ),
    )
    describe(app.openapi_schema, *games.TYPES, *learning.TYPES, *tables.TYPES, *status.TYPES)
    return app
