"""Who is at the other end of a connection: the seat, the language, and how fast it may ask."""

from __future__ import annotations

from .limits import Bucket, Limits, TooMuch
from .link import Link

TOO_MUCH = 4429


class Visitor:
    """A connection at a table.  Sending never waits, so that a slow client delays nobody; one that is too far
    behind is dropped and may come back."""

    __slots__ = ("_heavy", "_hints", "_is_hinting", "_messages", "is_closing", "lang", "limits", "link", "seat")

    def __init__(self, link: Link, limits: Limits) -> None:
        self.link, self.limits = link, limits
        self.seat: int | None = None
        self.lang = "en"
        self.is_closing = False
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self._heavy: Bucket | None = None
        self._hints: Bucket | None = None
        self._is_hinting = False

    def send(self, data: bytes) -> None:
        self.link.send(data)

    def close(self, code: int) -> None:
        """Say goodbye after what is waiting has been sent."""
        self.is_closing = True
        self.link.close(code)

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
