"""How much one client may ask for.  Counted in memory, by address: so that no client starves the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from gusher.kernel.errors import GusherError

KEPT_ADDRESSES = 10_000


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 16_384
    body_bytes: int = 32_768
    import_bytes: int = 2_000_000
    messages_per_second: float = 20
    messages_burst: int = 60
    strikes: int = 100  # refusals for haste before the connection is closed
    requests_per_second: float = 60
    requests_burst: int = 240
    tables_per_hour: float = 60
    tables_burst: int = 20
    connections_per_address: int = 200
    hello_seconds: float = 10
    waiting_bytes: int = 4_000_000  # unsent to a slow client before it is dropped
    least_pace_ms: int = 200
    chat_lines: int = 500  # at one table
    heavy_per_second: float = 8  # previews and replays of one connection
    heavy_burst: int = 30
    hints_per_second: float = 0.2  # of one connection
    hints_burst: int = 6


class TooMuch(GusherError):
    """Over a limit."""

    def __init__(self, key: str, wait: float = 1) -> None:
        super().__init__(key)
        self.wait = wait


@dataclass
class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    rate: float
    burst: float
    level: float = field(init=False)
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.since = self.burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.level + (now - self.since) * self.rate, self.burst)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next one."""
        return max((1 - self.level) / self.rate, 0)


class Gate:
    """Counts what each address does; forgets the ones not seen for longest."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: dict[str, int] = {}

    def request(self, address: str) -> None:
        _take(self._requests, address, self.limits.requests_per_second, self.limits.requests_burst, "server-too-fast")

    def table(self, address: str) -> None:
        _take(
            self._tables,
            address,
            self.limits.tables_per_hour / 3600,
            self.limits.tables_burst,
            "server-too-many-tables",
        )

    def enter(self, address: str) -> None:
        """One more connection; raises ``TooMuch`` if that is too many."""
        count = self._connections.get(address, 0)
        if count >= self.limits.connections_per_address:
            raise TooMuch("server-too-many-connections")
        self._connections[address] = count + 1

    def leave(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]


def _take(buckets: OrderedDict[str, Bucket], address: str, rate: float, burst: float, key: str) -> None:
    bucket = buckets.get(address)
    if bucket is None:
        bucket = buckets[address] = Bucket(rate, burst)
        if len(buckets) > KEPT_ADDRESSES:
            buckets.popitem(last=False)
    buckets.move_to_end(address)
    if not bucket.take():
        raise TooMuch(key, bucket.wait)
