"""How much one client may ask for, so that nobody starves the others.  Counted in memory."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
import types
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar

from .errors import Refusal

KEPT_ADDRESSES = 10_000
TELL_S = 60.0  # between two lines in the log about one address
T = TypeVar("T")
log = logging.getLogger("gusher.server")


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
    work_per_second: float = 0.25  # seconds of processor time for one address
    work_burst: float = 2.0
    tables_per_hour: float = 60
    tables_burst: int = 20
    connections_per_address: int = 200  # WebSockets
    sockets_per_address: int = 300  # whatever they are used for, or not
    spare_files: int = 128  # open files kept for the database and the bots; the others may be sockets
    header_seconds: float = 10  # from the connection, or the last answer, to the end of a request's headers
    body_seconds: float = 30
    hello_seconds: float = 10
    ping_seconds: float = 20  # between pings, and for the answer to one
    waiting_bytes: int = 4_000_000  # unsent to a slow client before it is cut off
    unread_seconds: float = 30  # that a client may leave unread what the system has already sent it
    least_pace_ms: int = 200
    chat_lines: int = 150  # of one seat
    changes: int = 1_000  # of one seat besides its moves: a table keeps them all
    heavy_per_second: float = 8  # previews, replays, new names and languages of one connection
    heavy_burst: int = 30
    hints_per_second: float = 0.2  # of one connection
    hints_burst: int = 6


FREE = Limits(
    least_pace_ms=0,
    messages_per_second=1e6,
    messages_burst=10**6,
    requests_per_second=1e6,
    requests_burst=10**6,
    work_per_second=1e6,
    work_burst=1e6,
    tables_burst=10**6,
    heavy_per_second=1e6,
    heavy_burst=10**6,
    changes=10**6,
    connections_per_address=10**6,
    sockets_per_address=10**6,
)
"""For tests and benchmarks, where one address plays everybody."""


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

    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self._left + (now - self._since) * self._rate, self._burst)
        self._since = now
        return self._left

    def check(self) -> None:
        """Raises ``TooMuch`` if nothing is left."""
        if (left := self.left()) <= 0:
            raise TooMuch("server-too-fast", -left / self._rate)

    def charge(self, amount: float) -> None:
        """Take `amount` even if that leaves a debt: it has been used already."""
        self._left = self.left() - amount

    def spend(self, key: str = "server-too-fast") -> None:
        """Take one; raises ``TooMuch`` if none is left."""
        if (left := self.left()) < 1:
            raise TooMuch(key, (1 - left) / self._rate)
        self._left = left - 1


B = TypeVar("B", bound=Budget)


class WorkBudget(Budget):
    """The processor time of one address, in seconds.  Its requests stand in line: in each turn of the event loop one of
    them begins, so that two hundred connections of one address do not come before one of another."""

    __slots__ = ("_line",)

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._line = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for a turn, and until there is no debt."""
        async with self._line:
            await asyncio.sleep(0)
            while (left := self.left()) < 0:
                await asyncio.sleep(-left / self._rate)


def per_address(kind: type[B], rate: float, burst: float) -> Callable[[str], B]:
    """One budget for each address; the address unseen for longest is forgotten first."""
    return lru_cache(KEPT_ADDRESSES)(lambda address: kind(rate, burst))


class Bans:
    """Networks that may not do anything here."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = frozenset(map(ipaddress.ip_network, networks))
        self._sizes = {(network.version, network.prefixlen) for network in self._networks}

    def __len__(self) -> int:
        return len(self._networks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bans) and self._networks == other._networks

    def __contains__(self, address: str) -> bool:
        """Is this household inside one of the networks?"""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_network(address)
        except ValueError:  # a socket without an address
            return False
        return any(
            found.supernet(new_prefix=size) in self._networks
            for version, size in self._sizes
            if version == found.version and size <= found.prefixlen
        )


class Gate:
    """What each address may do: HTTP requests, processor time, new tables, connections; nothing, if it is banned."""

    def __init__(self, limits: Limits) -> None:
        self.requests = per_address(Budget, limits.requests_per_second, limits.requests_burst)
        self.work = per_address(WorkBudget, limits.work_per_second, limits.work_burst)
        self.tables = per_address(Budget, limits.tables_per_hour / 3600, limits.tables_burst)
        self.connections: Counter[str] = Counter()
        self.bans = Bans()
        self._most_connections = limits.connections_per_address
        self._told = per_address(Budget, 1 / TELL_S, 1)

    def tell(self, address: str, key: str) -> None:
        """Log, once in a while, that an address was refused for asking too much: an operator may want to ban it.  No
        other address is ever logged."""
        if self._told(address).left() >= 1:
            self._told(address).charge(1)
            log.warning("%s asks for too much: %s", address, key, extra={"address": address, "key": key})

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a connection for as long as it lasts; raises ``TooMuch`` if the address has too many."""
        if self.connections[address] >= self._most_connections:
            raise TooMuch("server-too-many-connections")
        self.connections[address] += 1
        try:
            yield
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]


@lru_cache(KEPT_ADDRESSES)
def household(host: str) -> str:
    """Whom a budget belongs to: an IPv4 address, or the /64 network that one household gets of IPv6."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


@types.coroutine
def metered(work: Coroutine[Any, Any, T], budget: Budget) -> Generator[Any, Any, T]:
    """Charge the processor time of a coroutine's own steps to a budget.  Neither the time it waits nor what others do
    meanwhile counts."""
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        began = time.thread_time()
        try:
            awaited = step()
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            budget.charge(time.thread_time() - began)
        try:
            step = partial(work.send, (yield awaited))
        except BaseException as fault:  # cancellation, above all
            step = partial(work.throw, fault)
