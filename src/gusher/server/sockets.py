"""The WebSocket: hello opens a seat, then one request after another."""

from __future__ import annotations

import asyncio
from collections import deque
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from gusher.kernel.errors import GusherError

from . import protocol as p
from . import requests, showing
from .faults import report
from .hall import Hall
from .limits import TooMuch
from .link import Link
from .store import SPECTATOR
from .table import FAILED, Table
from .visitor import TOO_MUCH, Visitor

MALFORMED, NO_TABLE, NO_HELLO = 4400, 4404, 4408


class NotATable(GusherError):
    """No such table, or no such token: the same answer for both."""


class Malformed(GusherError):
    """Not a message of this protocol."""


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Browsers say which page opens a socket; another site's page may not.  Other programs say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host")


def welcome(hall: Hall, scope: Scope, link: Link) -> None:
    """Accept a connection, or not."""
    if scope["path"] != "/ws" or not is_own_origin(Headers(scope=scope), hall.settings.origins):
        link.refuse()
        return
    address: str = scope["client"][0] if scope["client"] else "?"
    try:
        hall.gate.enter(address)
    except TooMuch:
        link.refuse()
        return
    link.accept(Caller(hall, link, address), hall.settings.limits.waiting_bytes)


class Caller:
    """A visitor with what it says.  There is a task only while a request is being carried out; until that is done
    nothing more is read."""

    __slots__ = ("_address", "_hall", "_hello", "_strikes", "_table", "_waiting", "who")

    def __init__(self, hall: Hall, link: Link, address: str) -> None:
        self.who = Visitor(link, hall.settings.limits)
        self._hall, self._address = hall, address
        self._table: Table | None = None
        self._waiting: deque[bytes] | None = None  # while a request is being carried out
        self._strikes = 0
        self._hello: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            hall.settings.limits.hello_seconds, self.who.close, NO_HELLO
        )
        hall.callers.add(self)

    def heard(self, data: bytes) -> None:
        if self.who.is_closing:
            return
        if self._waiting is not None:
            self._waiting.append(data)
            return
        self._waiting = deque((data,))
        self.who.link.pause()
        self._hall.tables.spawn(self._answer_all())

    def gone(self) -> None:
        self.who.is_closing = True
        self._hall.callers.discard(self)
        self._hall.gate.leave(self._address)
        self._greeted()
        if self._table is not None:
            self._table.leave(self.who)

    def check(self) -> None:
        if self._waiting is None:
            self.who.link.check()

    def _greeted(self) -> None:
        if self._hello is not None:
            self._hello.cancel()
            self._hello = None

    async def _answer_all(self) -> None:
        try:
            while self._waiting and not self.who.is_closing:
                data = self._waiting.popleft()
                if self._table is None:
                    await self._open(data)
                else:
                    await self._answer(self._table, data)
        except Exception as fault:  # say no more than that it failed, and keep the server running
            report("a connection failed", fault)
            self.who.close(FAILED)
        finally:
            self._waiting = None
            self.who.link.resume()

    async def _open(self, data: bytes) -> None:
        """Take a seat at the table that the first message opens."""
        self._greeted()
        who, hall = self.who, self._hall
        try:
            hello = p.decode(data)
            if not isinstance(hello, p.Hello):
                raise msgspec.ValidationError("hello comes first")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            _refuse(who, Malformed("server-malformed"))
            who.close(MALFORMED)
            return
        who.lang = hello.lang
        seat = await hall.store.seat_of(hello.table, hello.token)
        table = None if seat is None else await hall.tables.get(hello.table)
        if seat is None or table is None:
            _refuse(who, NotATable("server-no-table"))
            who.close(NO_TABLE)
            return
        who.seat = None if seat == SPECTATOR else seat
        async with table.lock:
            if not who.is_closing:
                self._table = table
                table.enter(who, hello.since, hello.rev)

    async def _answer(self, table: Table, data: bytes) -> None:
        who = self.who
        try:
            who.message()
            message = p.decode(data)
            if isinstance(message, p.Hello):
                raise Malformed("server-malformed")
        except TooMuch as error:
            self._strikes += 1
            _refuse(who, error)
            if self._strikes > who.limits.strikes:
                who.close(TOO_MUCH)
            return
        except (msgspec.MsgspecError, Malformed, UnicodeError, RecursionError):
            _refuse(who, Malformed("server-malformed"))
            return
        await requests.answer(table, who, message)


def _refuse(who: Visitor, error: GusherError) -> None:
    who.send(p.encode(showing.refused(None, error, who.lang)))
