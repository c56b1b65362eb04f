"""What happened, emitted by the rules while they run interpreted (``jit.emit``): names, arguments, who may know.

    EVENTS = Events()
    LOOKED = EVENTS.add("looked", "seat", "site", secret="tile")

Only the seat in an event's first argument learns the argument named in `secret`; everybody else gets None.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


class Event(Struct, frozen=True):
    name: str
    args: tuple[str, ...]
    secret: str | None


class Events:
    """All events of a game; an event's number is its place here."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, name: str, *args: str, secret: str | None = None) -> int:
        if len(args) + (secret is not None) > 4:
            raise ValueError(f"{name}: an event has at most four arguments")
        self.events.append(Event(name, args, secret))
        return len(self.events) - 1

    def is_revealing(self, number: int) -> bool:
        """Does somebody learn more from it than the others?"""
        return self.events[number].secret is not None

    def seen_by(self, told: Iterable[tuple[int, ...]], seat: int | None, all_open: bool) -> list[dict[str, Any]]:
        """The events emitted, as dicts of plain JSON values, without the secrets of other seats."""
        return [self._seen(self.events[number], values, seat, all_open) for number, *values in told]

    def _seen(self, event: Event, values: list[int], seat: int | None, all_open: bool) -> dict[str, Any]:
        shown: dict[str, Any] = {"event": event.name, **dict(zip(event.args, values, strict=False))}
        if event.secret is not None:
            may_know = all_open or values[0] == seat
            shown[event.secret] = values[len(event.args)] if may_know else None
        return shown

    def redacted(self, shown: dict[str, Any], seat: int | None, all_open: bool) -> dict[str, Any]:
        """An event that was shown openly, as another seat may know it."""
        event = next(event for event in self.events if event.name == shown["event"])
        if event.secret is None or all_open or shown[event.args[0]] == seat:
            return dict(shown)
        return {**shown, event.secret: None}
