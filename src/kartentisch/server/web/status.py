"""How the server is: for load balancers, supervisors and Prometheus."""

from typing import Final, Literal

import msgspec
from litestar import get

from kartentisch.server import metrics
from kartentisch.server.web.problems import refusals
from kartentisch.server.web.requests import AnyRequest, hub_of


class Health(msgspec.Struct):
    """How the server is."""

    status: Literal["ok"]


@get("/health", tags=["server"], summary="Health", response_description="Alive")
async def health() -> Health:
    """Whether the process is alive."""
    return Health("ok")


@get("/ready", tags=["server"], summary="Readiness", response_description="Ready", responses=refusals(503))
async def ready(request: AnyRequest) -> Health:
    """Whether the process can serve tables: the database answers."""
    hub = hub_of(request)
    await hub.writer.read(hub.store.check)
    return Health("ok")


@get(
    "/metrics",
    tags=["server"],
    summary="Metrics",
    response_description="The metrics",
    media_type="text/plain; version=0.0.4",
)
async def show_metrics() -> bytes:
    """Metrics for Prometheus."""
    return metrics.exposition()


HANDLERS: Final = [health, ready, show_metrics]

TYPES: Final = [Health]
