"""Figures for Prometheus: how much happens here, and how fast."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()

EVENTS: Final = Counter("kartentisch_events", "Events stored", ["type"], registry=REGISTRY)
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


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(REGISTRY)
