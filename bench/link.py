"""A WebSocket for benchmarks: no more than RFC 6455 asks of a client that trusts its server.  A library's client would
use as much of the machine as the server being measured."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80


class Link(asyncio.Protocol):
    """One connection; `hear` gets every text."""

    def __init__(self, hear: Callable[[str], None], first: str, host: str, path: str) -> None:
        self._hear, self._first, self._host, self._path = hear, first, host, path
        self._data = b""
        self._is_open = False
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {self._path} HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        transport.write("\r\n".join(head).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, found, self._data = self._data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            self._is_open = True
            self.send(self._first)
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def _next_frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size >= 126:
            start += 2 if size == 126 else 8
            if len(data) < start:
                return None
            (size,) = struct.unpack(">H" if size == 126 else ">Q", data[2:start])
        if len(data) < start + size:
            return None
        self._data = data[start + size :]
        return data[0] & 15, data[start : start + size]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._hear(body.decode())
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: str) -> None:
        self._write(TEXT, text.encode())

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes([kind | FINAL, MASKED | size])
            if size < 126
            else struct.pack(">BBH", kind | FINAL, MASKED | 126, size)
        )
        self._transport.write(head + bytes(4) + body)  # masked with zeros

    def close(self) -> None:
        self._transport.close()


async def connect(
    port: int, first: str, hear: Callable[[str], None], address: str = "127.0.0.1", path: str = "/ws"
) -> Link:
    """Connect from an address, and send `first` as soon as the connection is open."""
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
    made = await loop.create_connection(
        lambda: Link(hear, first, host, path), "127.0.0.1", port, local_addr=(address, 0)
    )
    return made[1]
