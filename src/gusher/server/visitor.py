"""One WebSocket connection: what waits to be sent, and how fast it may ask."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from .limits import Bucket, Limits, TooMuch

TOO_MUCH = 4429


class Visitor:
    """A connection at a table.  Sending never waits, so that a slow client delays nobody; one that is too far
    behind is dropped and may come back."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket, self.limits = socket, limits
        self.seat: int | None = None
        self.lang = "en"
        self._unsent: list[bytes] = []
        self._size = 0
        self._code: int | None = None
        self._news = asyncio.Event()
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self._heavy: Bucket | None = None
        self._hints: Bucket | None = None
        self._is_hinting = False

    def send(self, data: bytes) -> None:
        self._unsent.append(data)
        self._size += len(data)
        if self._size > self.limits.waiting_bytes:
            self._unsent.clear()
            self.close(TOO_MUCH)
        self._news.set()

    def close(self, code: int) -> None:
        """Say goodbye after what is waiting has been sent."""
        self._code = self._code or code
        self._news.set()

    @property
    def is_closing(self) -> bool:
        return self._code is not None

    async def pump(self) -> None:
        """Send what waits, until the connection ends."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._unsent:
                    unsent, self._unsent = self._unsent, []
                    for data in unsent:
                        self._size -= len(data)
                        await self.socket.send({"type": "websocket.send", "text": data.decode()})
                if self._code is not None:
                    await self.socket.close(self._code)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return                              # gone; the receiving side notices, too

    def message(self) -> None:
        """One more message; raises ``TooMuch`` when they come too fast."""
        if not self._messages.take():
            raise TooMuch("server-too-fast", self._messages.wait)

    def heavy(self) -> None:
        """One more request that takes work."""
        if self._heavy is None:
            self._heavy = Bucket(self.limits.heavy_per_second, self.limits.heavy_burst)
        if not self._heavy.take():
            raise TooMuch("server-too-fast", self._heavy.wait)

    def hint(self) -> None:
        """One more hint: now and then, and one at a time."""
        if self._hints is None:
            self._hints = Bucket(self.limits.hints_per_second, self.limits.hints_burst)
        if self._is_hinting or not self._hints.take():
            raise TooMuch("server-too-fast", self._hints.wait)
        self._is_hinting = True

    def hinted(self) -> None:
        self._is_hinting = False
