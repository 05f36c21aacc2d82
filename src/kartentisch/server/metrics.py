"""Figures for Prometheus: how much happens here, and how fast."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()

_EVENTS: Final = Counter("kartentisch_events", "Events stored", ["type"], registry=REGISTRY)
REFUSALS: Final = Counter("kartentisch_refusals", "Messages refused", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("kartentisch_sockets", "Open web sockets", registry=REGISTRY)
ROOMS: Final = Gauge("kartentisch_rooms", "Tables in memory", registry=REGISTRY)
WARM: Final = Gauge("kartentisch_warm", "1 once all rules and bots are compiled", registry=REGISTRY)
BATCH: Final = Histogram(
    "kartentisch_batch",
    "Events stored in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200),
    registry=REGISTRY,
)


@cache
def _events_of(kind: type) -> Counter:
    return _EVENTS.labels(kind.__name__.lower())


def count_event(kind: type) -> None:
    """An event of this kind was stored."""
    _events_of(kind).inc()


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(REGISTRY)
