"""One client at the other end of a WebSocket: its seat, its language, how fast it may ask, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from gusher.kernel.errors import GusherError

from . import messages, requests
from . import protocol as p
from .errors import Refusal, report
from .http import is_own_origin
from .limits import Budget, TooMuch, metered

if TYPE_CHECKING:
    from .table import Table
    from .tables import Tables


PATH = "/ws"


async def connect(tables: Tables, websocket: WebSocket) -> None:
    """The endpoint: refused before the handshake (403), or served until the client is gone."""
    address: str = websocket.state.address
    is_ours = websocket.scope["path"] == PATH and is_own_origin(websocket.headers)
    if address in tables.gate.bans or not is_ours:
        await websocket.close()
        return
    try:
        with tables.gate.connection(address):
            tables.gate.work(address).check()
            await Connection(tables, websocket, address).run()
    except TooMuch as error:
        tables.gate.tell(address, error.key)
        await websocket.close()


class Connection:
    """One client.  Sending never waits, so a slow client delays nobody; one that falls too far behind is cut off and
    may come back."""

    def __init__(self, tables: Tables, websocket: WebSocket, address: str) -> None:
        limits = self._limits = tables.settings.limits
        self._tables, self._websocket, self.address = tables, websocket, address
        self._work = tables.gate.work(address)
        self._table: Table | None = None
        self.seat: int | None = None
        self.token = ""
        self.may_sit = False  # and so may invite others
        self.lang = "en"
        self.heavy = Budget(limits.heavy_per_second, limits.heavy_burst)
        self.hints = Budget(limits.hints_per_second, limits.hints_burst)
        self.is_hinting = False
        self._messages = Budget(limits.messages_per_second, limits.messages_burst)
        self._strikes = 0
        self._unsent: list[str] = []
        self._unsent_size = 0
        self._close_code: p.Close | None = None
        self.is_closing = False
        self._wake = asyncio.Event()

    # -- sending --------------------------------------------------------------------------------------

    def send(self, message: p.FromServer) -> None:
        self.send_encoded(p.encode(message))

    def send_encoded(self, text: str) -> None:
        if self.is_closing:
            return
        self._unsent.append(text)
        self._unsent_size += len(text)
        self._wake.set()
        if self._unsent_size > self._limits.waiting_bytes:
            self._unsent.clear()
            self.close(p.Close.TRY_AGAIN)

    def refuse(self, error: GusherError, request: str | None = None) -> None:
        self.send(messages.refused(request, error, self.lang))

    def close(self, code: p.Close) -> None:
        """Say goodbye once everything sent before is on its way.  The table hears of it at once."""
        if not self.is_closing:
            self._close_code, self.is_closing = code, True
            self._wake.set()
            asyncio.get_running_loop().call_soon(self._leave)

    def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)

    async def _write(self) -> None:
        # uvicorn raises a RuntimeError for a connection that it is closing itself (no pong, a message too large).
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                await metered(self._write_unsent(), self._work)
                if self._close_code is not None:
                    await self._websocket.close(self._close_code)
                    return

    async def _write_unsent(self) -> None:
        while self._unsent:
            texts, self._unsent = self._unsent, []
            message = {"type": "websocket.send", "texts": texts}
            await self._websocket.send(message)  # waits while the client does not read
            self._unsent_size -= sum(map(len, texts))

    # -- receiving ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it is gone."""
        await self._websocket.accept()
        writing = self._tables.spawn(self._write())
        try:
            await self._read()
            await writing
        except WebSocketDisconnect:
            writing.cancel()
        finally:
            self.close(p.Close.FAILED)  # whatever is still sent to it goes nowhere

    async def _read(self) -> None:
        """Hello, then one request after another: nothing more is read until the last one is done."""
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                first = await self._receive()
        except TimeoutError:
            self.close(p.Close.NO_HELLO)
            return
        try:
            await self._work.turn()
            await self._hello(first)
            while self._table is not None:
                data = await self._receive()
                await self._work.turn()
                if self.is_closing:
                    return
                await self._request(self._table, data)
        except WebSocketDisconnect:
            raise
        except Exception as fault:  # tell the client no more than that it failed, and keep the server running
            report("a connection failed", fault)
            self.close(p.Close.FAILED)

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        data: str | bytes | None = message.get("text")
        return message["bytes"] if data is None else data

    async def _hello(self, data: str | bytes) -> None:
        """Take a seat at the table that the first message opens."""
        try:
            hello = p.decode(p.TO_SERVER, data)
            if not isinstance(hello, p.Hello):
                raise Refusal("server-malformed")
        except Refusal as error:
            self.refuse(error)
            self.close(p.Close.MALFORMED)
            return
        self.lang = hello.lang
        try:
            found = await self._tables.opened_by(hello.table, hello.token)
            if found is None and hello.claim and await self._tables.claim(hello.table, hello.token, hello.claim):
                self.token = hello.claim
                self.send(p.TokenMessage("hello", hello.table, hello.claim))  # even if the table cannot be read
                found = await self._tables.opened_by(hello.table, hello.claim)
        except Refusal as error:
            self.refuse(error)
            self.close(p.Close.UNREADABLE)
            return
        if found is None:
            self.refuse(Refusal("server-no-table"))
            self.close(p.Close.NO_TABLE)
            return
        self._table, self.seat, self.may_sit = found
        self.token = self.token or hello.token
        state = self._table.state
        start = state.log_start(hello.since, hello.rev)
        async with self._tables.logs.prepared(state, self.seat, start, self.lang):
            async with self._table.lock:
                await self._table.sit(self.seat)
            self._table.enter(self, hello.since, hello.rev)
            await asyncio.sleep(0)  # after a restart many come at once: the table is shown to all of them together
            async with self._table.lock:
                if self._table.is_lost:
                    self.close(p.Close.FAILED)
                else:
                    self._table.welcome()

    async def _request(self, table: Table, data: str | bytes) -> None:
        try:
            self._messages.spend()
            message = p.decode(p.TO_SERVER, data)
            if isinstance(message, p.Hello):
                raise Refusal("server-malformed")
        except Refusal as error:
            self.refuse(error)
            self._strikes += isinstance(error, TooMuch)
            if self._strikes > self._limits.strikes:
                self._tables.gate.tell(self.address, error.key)
                self.close(p.Close.TOO_MUCH)
            return
        await requests.answer(table, self, message)
