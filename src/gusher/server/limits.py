"""How much one client may ask for, so that none starves the others.  Counted in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .errors import Refusal

KEPT_ADDRESSES = 10_000


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 16_384
    body_bytes: int = 32_768
    import_bytes: int = 2_000_000
    messages_per_second: float = 20
    messages_burst: int = 60
    strikes: int = 100  # messages refused for haste before the connection is closed
    requests_per_second: float = 60
    requests_burst: int = 240
    tables_per_hour: float = 60
    tables_burst: int = 20
    connections_per_address: int = 200
    hello_seconds: float = 10
    ping_seconds: float = 20  # between pings, and for the answer to one
    waiting_bytes: int = 4_000_000  # unsent to a slow client before it is cut off
    unread_seconds: float = 30  # that a client may leave unread what the system has already sent it
    least_pace_ms: int = 200
    chat_lines: int = 500  # at one table
    heavy_per_second: float = 8  # previews and replays of one connection
    heavy_burst: int = 30
    hints_per_second: float = 0.2  # of one connection
    hints_burst: int = 6


class TooMuch(Refusal):
    """Over a limit; `wait` is the number of seconds until it is worth trying again."""

    def __init__(self, key: str, wait: float = 1) -> None:
        super().__init__(key)
        self.wait = wait


class Budget:
    """A token bucket: `rate` a second, at most `burst` at once."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._since = burst, time.monotonic()

    def spend(self, key: str = "server-too-fast") -> None:
        """Take one; raises ``TooMuch`` if none is left."""
        now = time.monotonic()
        self._left = min(self._left + (now - self._since) * self._rate, self._burst)
        self._since = now
        if self._left < 1:
            raise TooMuch(key, (1 - self._left) / self._rate)
        self._left -= 1


class BudgetPerAddress:
    """One budget for each address; the address unseen for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, key: str) -> None:
        self._rate, self._burst, self._key = rate, burst, key
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def spend(self, address: str) -> None:
        budget = self._budgets.setdefault(address, Budget(self._rate, self._burst))
        self._budgets.move_to_end(address)
        if len(self._budgets) > KEPT_ADDRESSES:
            self._budgets.popitem(last=False)
        budget.spend(self._key)


class Gate:
    """What each address may do: HTTP requests, new tables, connections."""

    def __init__(self, limits: Limits) -> None:
        self.requests = BudgetPerAddress(limits.requests_per_second, limits.requests_burst, "server-too-fast")
        self.tables = BudgetPerAddress(limits.tables_per_hour / 3600, limits.tables_burst, "server-too-many-tables")
        self.connections: dict[str, int] = {}
        self._most_connections = limits.connections_per_address

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a connection for as long as it lasts; raises ``TooMuch`` if the address has too many."""
        if self.connections.get(address, 0) >= self._most_connections:
            raise TooMuch("server-too-many-connections")
        self.connections[address] = self.connections.get(address, 0) + 1
        try:
            yield
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]
