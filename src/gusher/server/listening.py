"""The socket that the server listens on, before anything else is there: whoever comes back while it starts waits at the
door instead of being turned away."""

from __future__ import annotations

import socket

from gusher.kernel.errors import SetupError

from .limits import Limits

WAITING_AT_THE_DOOR = 2_048  # connections that the system keeps until they are accepted


class ListeningSocket(socket.socket):
    """asyncio takes one number for the connections that wait and for those it accepts at once.  Here they differ:
    after a restart everybody comes back together, and nobody should be stopped for as long as that takes."""

    def listen(self, backlog: int = WAITING_AT_THE_DOOR, /) -> None:
        super().listen(WAITING_AT_THE_DOOR)


def listening_socket(host: str, port: int, limits: Limits) -> socket.socket:
    """It listens already.  The system ends connections whose client no longer reads, which an ASGI application cannot,
    and hands over little at a time: a hundred kilobytes of tiny frames would keep the event loop busy."""
    listening = ListeningSocket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, limits.message_bytes)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by every connection
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(limits.unread_seconds * 1000))
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError:
        listening.close()
        raise SetupError("server-address", address=f"{host}:{port}") from None
    return listening
