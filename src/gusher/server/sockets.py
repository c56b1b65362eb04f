"""Sockets before the application sees them: uvicorn's two protocols, cutting off those that say nothing or too much."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Response

from .limits import Budget, Limits, TooMuch, household

MOST_FILES = 100_000


class Doorkeeper:
    """Counts the open sockets.  Near the system's limit on open files no more are let in: without files there would be
    no database either."""

    def __init__(self, limits: Limits, behind_proxy: bool) -> None:
        self._most = max(raised_file_limit() - limits.spare_files, 1)
        self._most_per_address = self._most if behind_proxy else limits.sockets_per_address
        self._open: Counter[str] = Counter()
        self._all = 0  # of them

    def admits(self, address: str) -> bool:
        return self._all < self._most and self._open[address] < self._most_per_address

    def opened(self, address: str) -> None:
        self._all += 1
        self._open[address] += 1

    def closed(self, address: str) -> None:
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def raised_file_limit() -> int:
    """How many files this process may open, after asking for as many as it is allowed."""
    if sys.platform == "win32":
        return MOST_FILES  # sockets are not files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


def protocols(
    limits: Limits, headers: Mapping[str, str], behind_proxy: bool
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The classes that uvicorn makes a connection of: for HTTP, and for a WebSocket that an HTTP connection becomes.
    What they answer by themselves has these `headers`, too."""
    doorkeeper = Doorkeeper(limits, behind_proxy)

    class Http(H11Protocol):
        """Cut off if no request has arrived in time: uvicorn waits for ever for the first, and for the rest of one."""

        _address: str | None = None  # while it is counted
        _patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = household(self.client[0]) if self.client else "?"
            if not doorkeeper.admits(address):
                transport.abort()
                return
            self._address = address
            doorkeeper.opened(address)
            self._expect_request()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self._patience is not None:
                self._patience.cancel()
            if self._address is not None:
                doorkeeper.closed(self._address)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._expect_request()

        def send_400_response(self, msg: str) -> None:
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # otherwise another answer is under way
                told = {**headers, "Content-Type": "text/plain; charset=utf-8", "Connection": "close"}
                answer = h11.Response(status_code=400, headers=list(told.items()), reason="Bad Request")
                for event in (answer, h11.Data(data=msg.encode()), h11.EndOfMessage()):
                    self.transport.write(self.conn.send(event) or b"")
            self.transport.close()

        def handle_websocket_upgrade(self, event: Any) -> None:
            super().handle_websocket_upgrade(event)
            if self._patience is not None:
                self._patience.cancel()
            becomes = self.transport.get_protocol()
            if isinstance(becomes, WebSocket):
                becomes.address = self._address
                if not becomes.handshake_initiated:  # it has a body, or too many headers: uvicorn would say nothing
                    self.send_400_response("Invalid WebSocket handshake.")

        def _expect_request(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
            self._patience = self.loop.call_later(limits.header_seconds, self._lose_patience)

        def _lose_patience(self) -> None:
            if self.cycle is None or self.cycle.response_complete:
                self.transport.abort()

    class WebSocket(WebSocketsSansIOProtocol):
        """Pings, pongs and the pieces of a message never reach the application: they are counted here."""

        address: str | None = None

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._frames = Budget(limits.messages_per_second, limits.messages_burst)
            self._send_response = self.conn.send_response
            self.conn.send_response = self._send_with_headers  # type: ignore[method-assign]

        def _send_with_headers(self, response: Response) -> None:
            """What refuses a handshake has the usual headers, too.  After one that succeeds nobody reads any headers,
            and a connection would keep them for as long as it is open."""
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                response.headers.update(headers)
                self._send_response(response)
            else:
                self._send_response(response)
                self.request.headers.clear()
                self.response.headers.clear()
                cast(list[Any], self.scope["headers"]).clear()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self.address is not None:
                doorkeeper.closed(self.address)

        async def send(self, message: Any) -> None:
            """What waits leaves in one piece: all `texts` of a message, which ASGI does not know.  For each of them
            the system would take longer than it took to make them."""
            await self.writable.wait()
            with contextlib.suppress(InvalidState):  # closing already: it goes nowhere
                for text in message.get("texts", ()):
                    self.conn.send_text(text.encode())
            await super().send(message)

        def send_receive_event_to_app(self) -> None:
            """Texts go on as bytes.  Those that are not UTF-8 are refused with whatever else is not JSON, and nobody
            logs them."""
            self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()

        def handle_ping(self) -> None:
            if self._is_in_time():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._is_in_time():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self._is_in_time():
                super().handle_cont(event)

        def _is_in_time(self) -> bool:
            try:
                self._frames.spend()
            except TooMuch:
                self.transport.abort()
            return not self.transport.is_closing()

    return Http, WebSocket
