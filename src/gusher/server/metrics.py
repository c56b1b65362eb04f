"""What this process counts, for Prometheus.  It is shown on a port of its own (`--metrics`), never on the players'."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from gusher import __version__
from gusher.kernel.errors import SetupError

if TYPE_CHECKING:
    from .tables import Tables

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
QUICK_S = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10)
SLOW_S = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)

MOVES = Counter("gusher_moves", "Decisions stored, by who made them", ["by"], registry=REGISTRY)
ACKNOWLEDGED = Histogram(
    "gusher_acknowledgement_seconds", "From a player's move to its answer", buckets=QUICK_S, registry=REGISTRY
)
THOUGHT = Histogram(
    "gusher_bot_seconds",
    "From asking a bot to its answer, waiting included",
    ["level"],
    buckets=SLOW_S,
    registry=REGISTRY,
)
REQUESTS = Counter("gusher_http_requests", "HTTP requests answered", ["status"], registry=REGISTRY)
REFUSALS = Counter("gusher_refusals", "Requests refused, by the key of the reason", ["key"], registry=REGISTRY)
FAULTS = Counter("gusher_faults", "Faults of the server itself; the log says where", registry=REGISTRY)
REMOVED = Counter("gusher_tables_removed", "Tables removed because they were old", ["why"], registry=REGISTRY)


class Gauges(Collector):
    """How things stand at this moment."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = self._tables
        told = [
            ("gusher_connections", "WebSockets open", tables.gate.connections.total()),
            ("gusher_tables_open", "Tables in memory", len(tables.open)),
            ("gusher_tables_stalled", "Tables left alone for a while after a fault", tables.stalled),
            ("gusher_housekeeping_age_seconds", "Since the housekeeping last came round", tables.beat_s),
            ("gusher_store_waiting", "Changes waiting to be written", tables.store.waiting),
            ("gusher_addresses_banned", "Networks banned", len(tables.gate.bans)),
        ]
        for name, meaning, value in told:
            yield GaugeMetricFamily(name, meaning, value)
        yield gauge_by("version", "gusher_info", "The version of this server", {__version__: 1})
        waiting, broken = tables.thinkers.waiting(), tables.thinkers.broken()
        yield gauge_by("level", "gusher_bots_waiting", "Decisions and hints waiting for a bot", waiting)
        down = {level: level in broken for level in waiting}
        yield gauge_by("level", "gusher_bots_broken", "1: the processes of this level keep dying", down)


def gauge_by(label: str, name: str, meaning: str, values: dict[str, int] | dict[str, bool]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, meaning, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


@contextmanager
def shown_at(address: str | None, tables: Tables) -> Iterator[None]:
    """Answer Prometheus at `HOST:PORT` for as long as the block runs; nowhere if there is no address."""
    if address is None:
        yield
        return
    host, _, port = address.rpartition(":")
    gauges = Gauges(tables)
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), REGISTRY)
    except (ValueError, OverflowError, OSError):
        raise SetupError("server-metrics-address", address=address) from None
    REGISTRY.register(gauges)
    try:
        yield
    finally:
        REGISTRY.unregister(gauges)
        server.shutdown()
        server.server_close()
        thread.join()
