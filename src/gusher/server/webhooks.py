"""Tells an address of a player's choice that it is that player's turn.

The address is anybody's text, so it gets nothing but the fact, goes only to public addresses (checked after the
name was looked up, and connected to exactly that address), follows no redirect and has five seconds.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from typing import Any
from urllib.parse import urlsplit

from gusher.kernel.errors import GusherError

TIMEOUT_S = 5.0
MOST_AT_ONCE = 20
log = logging.getLogger("gusher.server")


class BadAddress(GusherError):
    """No address for a webhook."""


def check_url(url: str) -> str:
    """http or https, with a host, without a password."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.username is None
        _ = parts.port
    except ValueError:
        fine = False
    if not fine:
        raise BadAddress("server-webhook-address")
    return url


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


class Caller:
    """Makes the calls, a few at a time."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    async def address_of(self, host: str, port: int) -> str:
        """An address of the host that may be called."""
        loop = asyncio.get_running_loop()
        try:
            found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), TIMEOUT_S)
        except (OSError, TimeoutError, UnicodeError):
            raise BadAddress("server-webhook-address") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not (self.private or all(map(is_public, addresses))):
            raise BadAddress("server-webhook-address")
        return addresses[0]

    async def call(self, url: str, body: dict[str, Any]) -> bool:
        """Whether it was delivered.  Failures are nobody's business but the log's, without the address."""
        import httpx  # only here: it takes longer to import than the rest of the server

        parts = urlsplit(check_url(url))
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        async with self._slots:
            try:
                address = await self.address_of(host, port)
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
            except (httpx.HTTPError, BadAddress, TimeoutError):
                log.info("a webhook was not delivered")
                return False
