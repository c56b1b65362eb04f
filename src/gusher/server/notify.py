"""News that leaves this process: to the other servers, and to the addresses that players asked us to call.

A webhook's address is anybody's text.  So it gets nothing but the fact that it is the player's turn; only public
addresses are called (checked after the name was looked up, and then exactly that address), no redirect is followed,
and a call may take five seconds.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from .errors import Refusal, report, surviving
from .store import CHANNEL

if TYPE_CHECKING:
    import httpx

    from .tables import Tables

TIMEOUT_S = 5.0
MOST_AT_ONCE = 20
MOST_WAITING = 500  # calls, with those under way
RESOLVERS = 4
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
log = logging.getLogger("gusher.server")


async def listen(url: str, tables: Tables) -> None:
    """Pass on what other server processes announce (PostgreSQL's NOTIFY); reconnect for ever."""
    import psycopg  # only where there is a PostgreSQL

    plain = url.replace("postgresql+psycopg://", "postgresql://")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                await tables.catch_up()  # with whatever was announced while nobody listened
                async for notice in connection.notifies():
                    words = notice.payload.split(" ")
                    if len(words) == 4:  # process, table, what happened, detail
                        with surviving("news from another server could not be taken in"):
                            tables.hear(*words)
        except Exception as fault:
            report("lost the connection that brings news from other servers", fault)
            await asyncio.sleep(1)


# -- webhooks -------------------------------------------------------------------------------------------


def check_url(url: str) -> str:
    """http or https, with a host as it is looked up (`xn--…`) and without a password."""
    try:
        parts = urlsplit(url)
        host = parts.netloc
        fine = parts.scheme in ("http", "https") and parts.hostname and "@" not in host and host.isascii()
        _ = parts.port
    except ValueError:
        fine = False
    if not fine:
        raise Refusal("server-webhook-address")
    return url


def is_public(address: str) -> bool:
    """Whether an address leads to the open internet and nowhere else.  Of IPv6 that is global unicast, without the
    tunnels that lead to any IPv4 address, private ones too: 6to4 and Teredo.  NAT64 and site-local are outside it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            is_tunnel = found.sixtofour is not None or found.teredo is not None
            return found in GLOBAL_UNICAST and found.is_global and not is_tunnel
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


class Webhooks:
    """Makes the calls, a few at a time.  Names are looked up in threads of their own: a slow name server holds up
    nothing else."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting = 0
        self._resolvers = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="webhook-names")
        self._client: httpx.AsyncClient | None = None

    def _the_client(self) -> httpx.AsyncClient:
        """Made once, because reading the certificates takes a while.  Connections are not kept: one that was proved to
        be a host's must not carry a call to another."""
        import httpx  # only here: it takes longer to import than the rest of the server

        if self._client is None:
            unkept = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(timeout=TIMEOUT_S, follow_redirects=False, trust_env=False, limits=unkept)
        return self._client

    async def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()

    async def _address_of(self, host: str, port: int) -> str:
        """An address of the host that may be called."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        looking = asyncio.get_running_loop().run_in_executor(self._resolvers, look_up)
        try:
            found = await asyncio.wait_for(looking, TIMEOUT_S)
        except (OSError, TimeoutError, UnicodeError):
            raise Refusal("server-webhook-address") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise Refusal("server-webhook-address")
        return addresses[0]

    async def call(self, url: str, body: dict[str, object]) -> bool:
        """Whether it was delivered.  A failure is logged without the address."""
        import httpx

        delivered = False
        self._waiting += 1
        try:
            if self._waiting <= MOST_WAITING:
                async with self._slots:
                    delivered = await self._post(url, body)
        except (httpx.HTTPError, httpx.InvalidURL, Refusal, TimeoutError):
            pass
        finally:
            self._waiting -= 1
        if not delivered:
            log.info("a webhook was not delivered")
        return delivered

    async def _post(self, url: str, body: dict[str, object]) -> bool:
        parts = urlsplit(check_url(url))
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address_of(host, port)
        netloc = f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
        client = self._the_client()
        request = client.build_request(
            "POST",
            parts._replace(netloc=netloc).geturl(),
            json=body,
            headers={"Host": parts.netloc},
            extensions={"sni_hostname": host},
        )
        answer = await asyncio.wait_for(client.send(request, stream=True), TIMEOUT_S)
        await answer.aclose()
        return answer.is_success
