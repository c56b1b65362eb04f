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
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from .errors import Refusal, report
from .store import CHANNEL

if TYPE_CHECKING:
    from .tables import Tables

TIMEOUT_S = 5.0
MOST_AT_ONCE = 20
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
                        tables.spawn(tables.hear(*words))
        except Exception as fault:
            report("lost the connection that brings news from other servers", fault)
            await asyncio.sleep(1)


# -- webhooks -------------------------------------------------------------------------------------------


def check_url(url: str) -> str:
    """http or https, with a host and without a password."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.username is None
        _ = parts.port
    except ValueError:
        fine = False
    if not fine:
        raise Refusal("server-webhook-address")
    return url


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


class Webhooks:
    """Makes the calls, a few at a time."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    async def _address_of(self, host: str, port: int) -> str:
        """An address of the host that may be called."""
        loop = asyncio.get_running_loop()
        try:
            found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), TIMEOUT_S)
        except (OSError, TimeoutError, UnicodeError):
            raise Refusal("server-webhook-address") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise Refusal("server-webhook-address")
        return addresses[0]

    async def call(self, url: str, body: dict[str, object]) -> bool:
        """Whether it was delivered.  A failure is logged without the address."""
        import httpx  # only here: it takes longer to import than the rest of the server

        parts = urlsplit(check_url(url))
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        async with self._slots:
            try:
                address = await self._address_of(host, port)
                netloc = f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
                async with httpx.AsyncClient(timeout=TIMEOUT_S, follow_redirects=False, trust_env=False) as client:
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
            except (httpx.HTTPError, Refusal, TimeoutError):
                log.info("a webhook was not delivered")
                return False
