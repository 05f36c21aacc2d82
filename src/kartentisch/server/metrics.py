"""Metrics for Prometheus."""

from collections import Counter as Tally
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()

REFUSALS: Final = Counter("kartentisch_refusals", "Messages refused", ["code"], registry=REGISTRY)
TURNED_AWAY: Final = Counter(
    "kartentisch_turned_away", "Connections ended before they were served", ["code"], registry=REGISTRY
)
SOCKETS: Final = Gauge("kartentisch_sockets", "Open web sockets", registry=REGISTRY)
ROOMS: Final = Gauge("kartentisch_rooms", "Tables in memory", registry=REGISTRY)
WARM: Final = Gauge("kartentisch_warm", "1 once all rules and bots are compiled", registry=REGISTRY)
BATCH: Final = Histogram(
    "kartentisch_batch",
    "Events stored in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200),
    registry=REGISTRY,
)


class _Events(Collector):
    """Events stored, by type; a plain counter, since there are thousands a second."""

    def __init__(self) -> None:
        self.stored: Tally[type] = Tally()

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Collect the counts."""
        family = CounterMetricFamily("kartentisch_events", "Events stored", labels=["type"])
        for kind, count in self.stored.items():
            family.add_metric([kind.__name__.lower()], count)
        yield family


_EVENTS: Final = _Events()
REGISTRY.register(_EVENTS)


def count_event(kind: type) -> None:
    """Count a stored event."""
    _EVENTS.stored[kind] += 1


def exposition() -> bytes:
    """All metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)
