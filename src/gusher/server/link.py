"""One WebSocket connection, without a task of its own: uvicorn hands it the socket, it hands on the messages.

uvicorn's own implementation keeps a task, a queue, two events and the request's headers for each connection, and
the application another task: 35 kB.  A table has many connections and most of them wait, so here a connection is
one object that is called when something comes.  The protocol itself is that of the `websockets` library.
"""

from __future__ import annotations

import asyncio
import http
import logging
from typing import Any, Protocol, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SEND_EOF, Side
from websockets.protocol import Protocol as Frames
from websockets.server import ServerProtocol

CLOSING_S = 5.0  # how long the other side may take to say goodbye
SCOPE_KEY = "gusher.link"  # where the application finds the link
log = logging.getLogger("gusher.server.link")


class Guest(Protocol):
    """Who is at this end of a link."""

    def heard(self, data: bytes) -> None: ...
    def gone(self) -> None: ...


class Link(asyncio.Protocol):
    """A connection.  The application is asked once, whether to accept it."""

    __slots__ = (
        "_config",
        "_frames",
        "_guest",
        "_partial",
        "_response",
        "_silent",
        "_state",
        "_transport",
        "_unsent",
        "most_unsent",
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config, self._state = config, server_state
        self._frames: Frames = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._transport: asyncio.Transport | None = None
        self._guest: Guest | None = None
        self._response: Response | None = None
        self._partial: bytearray | None = None  # of a message in several frames
        self._unsent: list[bytes] | None = None
        self._silent = False
        self.most_unsent = 1 << 22

    # -- what comes -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn names its own classes

    def connection_lost(self, fault: Exception | None) -> None:
        self._state.connections.discard(self)
        self._transport = self._unsent = None
        guest, self._guest = self._guest, None
        if guest is not None:
            guest.gone()

    def data_received(self, data: bytes) -> None:
        self._silent = False
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._asked(event)
            elif isinstance(event, Frame):
                self._heard(event)
        self._reply()

    def _heard(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # pings and goodbyes: the library answers
        if self._partial is None and frame.fin:
            data = bytes(frame.data)
        else:
            self._partial = self._partial or bytearray()
            self._partial += frame.data
            if not frame.fin:
                return
            data, self._partial = bytes(self._partial), None
        if self._guest is not None:
            self._guest.heard(data)

    # -- the beginning --------------------------------------------------------------------------------

    def _asked(self, request: Request) -> None:
        assert isinstance(self._frames, ServerProtocol)
        self._response = self._frames.accept(request)
        if self._response.status_code != http.HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(self._response)
            return
        task = asyncio.get_running_loop().create_task(self._ask(request))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _ask(self, request: Request) -> None:
        """Through the application, because layers around it may know better where the request comes from."""
        transport = self._transport
        if transport is None:
            return
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(transport) else "ws",
            "server": get_local_addr(transport),
            "client": get_remote_addr(transport),
            "root_path": self._config.root_path,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "subprotocols": [],
            "headers": [
                (key.lower().encode("ascii"), value.encode("latin-1", "replace"))
                for key, value in request.headers.raw_items()
            ],
            SCOPE_KEY: self,
        }
        try:
            await self._config.loaded_app(scope, None, None)  # it answers by the link
        finally:
            if self._response is not None:
                self.refuse()

    def accept(self, guest: Guest, most_unsent: int) -> None:
        """Open the connection: from now on the guest hears what comes."""
        response, self._response = self._response, None
        if response is None or self._transport is None:
            guest.gone()
            return
        self._guest, self.most_unsent = guest, most_unsent
        self._answer(response)
        self._frames = Frames(Side.SERVER, max_size=self._config.ws_max_size, logger=log)  # without the request

    def refuse(self) -> None:
        self._response = None
        assert isinstance(self._frames, ServerProtocol)
        self._answer(self._frames.reject(http.HTTPStatus.FORBIDDEN, ""))

    def _answer(self, response: Response) -> None:
        assert isinstance(self._frames, ServerProtocol)
        self._frames.send_response(response)
        self._reply()

    # -- what goes ------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._transport is not None and self._frames.state is OPEN and not self._transport.is_closing()

    def send(self, data: bytes) -> None:
        """Send a text; never waits.  What is sent in one go leaves in one piece."""
        if self.is_open:
            self._put(_header(len(data)), data)

    def close(self, code: int) -> None:
        """Say goodbye, after what was sent before."""
        if self.is_open:
            self._frames.send_close(code)
            self._reply()
            asyncio.get_running_loop().call_later(CLOSING_S, self.abort)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def pause(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def check(self) -> None:
        """Is anybody there?  Ask; who has not said anything since the last time is gone."""
        if self._silent:
            self.abort()
        elif self.is_open:
            self._silent = True
            self._frames.send_ping(b"")
            self._reply()

    def shutdown(self) -> None:
        """uvicorn stops."""
        if self._response is not None:
            self.refuse()
        self.close(1012)

    def _reply(self) -> None:
        """Send what the protocol itself has to say."""
        for data in self._frames.data_to_send():
            if data == SEND_EOF:
                self._flush()
                self._end()
            else:
                self._put(data)

    def _put(self, *parts: bytes) -> None:
        if self._unsent is None:
            self._unsent = []
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent += parts

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, None
        if unsent and self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(unsent))
            if self._transport.get_write_buffer_size() > self.most_unsent:
                self.abort()  # too far behind: it may come back

    def _end(self) -> None:
        """Nothing more will be sent.  The other side hears of it, and has a moment to close: closing at once could
        lose what was sent last."""
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        if transport.can_write_eof():
            transport.write_eof()
            asyncio.get_running_loop().call_later(CLOSING_S, transport.abort)
        else:
            transport.close()


def _header(size: int) -> bytes:
    """Of a text in one frame."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
