"""The WebSocket: hello opens a seat, then one request after another."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gusher.kernel.errors import GusherError

from . import protocol as p
from . import requests, showing
from .hall import Hall, hall_of
from .limits import TooMuch
from .store import SPECTATOR
from .table import Table
from .visitor import TOO_MUCH, Visitor

MALFORMED, NO_TABLE, NO_HELLO, FAILED, BAD_ORIGIN = 4400, 4404, 4408, 4500, 4403
log = logging.getLogger("gusher.server")


class NotATable(GusherError):
    """No such table, or no such token: the same answer for both."""


class Malformed(GusherError):
    """Not a message of this protocol."""


def is_own_origin(socket: WebSocket, allowed: frozenset[str]) -> bool:
    """Browsers say which page opens a socket; another site's page may not.  Other programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def endpoint(socket: WebSocket) -> None:
    hall = hall_of(socket.app)
    address = socket.client.host if socket.client else "?"
    if not is_own_origin(socket, hall.settings.origins):
        await socket.close(BAD_ORIGIN)
        return
    try:
        hall.gate.enter(address)
    except TooMuch:
        await socket.close(TOO_MUCH)
        return
    try:
        await socket.accept()
        await _visit(hall, Visitor(socket, hall.settings.limits))
    finally:
        hall.gate.leave(address)


async def _visit(hall: Hall, who: Visitor) -> None:
    pump = asyncio.create_task(who.pump())
    table: Table | None = None
    try:
        table = await _open(hall, who)
        if table is not None:
            await _converse(table, who)
    except WebSocketDisconnect:
        pass
    except Exception as fault:                  # say no more than that it failed, and keep the server running
        log.error("a connection failed: %s", type(fault).__name__, exc_info=fault)
        who.close(FAILED)
    finally:
        if table is not None:
            table.leave(who)
        if who.is_closing:
            await asyncio.wait([pump], timeout=2)
        pump.cancel()


async def _open(hall: Hall, who: Visitor) -> Table | None:
    """The table that the first message opens."""
    try:
        hello = p.decode(await asyncio.wait_for(_receive(who), hall.settings.limits.hello_seconds))
        if not isinstance(hello, p.Hello):
            raise msgspec.ValidationError("hello comes first")
    except TimeoutError:
        who.close(NO_HELLO)
        return None
    except msgspec.MsgspecError:
        _refuse(who, None, Malformed("server-malformed"))
        who.close(MALFORMED)
        return None
    who.lang = hello.lang
    seat = await hall.store.seat_of(hello.table, hello.token)
    table = None if seat is None else await hall.tables.get(hello.table)
    if seat is None or table is None:
        _refuse(who, None, NotATable("server-no-table"))
        who.close(NO_TABLE)
        return None
    who.seat = None if seat == SPECTATOR else seat
    async with table.lock:
        table.enter(who, hello.since, hello.rev)
    return table


async def _converse(table: Table, who: Visitor) -> None:
    strikes = 0
    while not who.is_closing:
        data = await _receive(who)
        try:
            who.message()
            message = p.decode(data)
            if isinstance(message, p.Hello):
                raise Malformed("server-malformed")
        except TooMuch as error:
            strikes += 1
            _refuse(who, None, error)
            if strikes > who.limits.strikes:
                who.close(TOO_MUCH)
            continue
        except (msgspec.MsgspecError, Malformed, UnicodeError, RecursionError):
            _refuse(who, None, Malformed("server-malformed"))
            continue
        await requests.answer(table, who, message)


async def _receive(who: Visitor) -> str | bytes:
    """The next message, whatever it says; one that is too long ends the connection."""
    event = await who.socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(event.get("code", 1000))
    data: str | bytes = event.get("text") or event.get("bytes") or ""
    if len(data) > who.limits.message_bytes:
        who.close(1009)
        raise WebSocketDisconnect(1009)
    return data


def _refuse(who: Visitor, request: str | None, error: GusherError) -> None:
    who.send(p.encode(showing.refused(request, error, who.lang)))
