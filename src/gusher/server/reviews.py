"""Reviews of finished matches: worked out piece by piece for as long as somebody asks, and kept."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from gusher import study
from gusher.kernel.match import Match

from .cache import Cache
from .errors import Refusal
from .store import Store

GONE_S = 10.0  # nobody has asked for this long: the work stops, and goes on when somebody asks again
KEPT_BYTES = 64_000_000
STEP_BYTES = 2_500  # of a step in memory, about
Work = Callable[[str, str, str, Mapping[str, Any], study.Step | None], Awaitable[list[study.Step]]]
"""The next steps for an address, a table, a level and the record, after the last step; empty at the end."""
_steps = msgspec.msgpack.Decoder(list[study.Step])


class ReviewReply(Struct):
    """GET /api/tables/{id}/review?level=&start=: as much of the review as there is.  202: ask again, for the steps
    after those that you have; 200: this is all.  The level is `quick` or `deep`."""

    done: int
    """Entries of the log that have been reviewed,"""
    of: int
    """out of how many."""
    steps: list[study.Step]
    """From number `start` on."""
    par: float
    """Every seat's share of a win before the match."""
    result: list[float]
    """Every seat's share of the win."""
    terms: list[study.Terms]
    """What the steps so far come to for each seat; those of the whole match add up to its result less par."""
    words: list[dict[str, int]]
    """How many decisions of each seat were called what."""


class GlanceReply(Struct):
    """GET /api/tables/{id}/glance: a finished match at a glance, for a library of many; once it has been
    reviewed, with the mistakes."""

    you: int | None
    match: study.Played


@dataclass
class Progress:
    of: int
    asked: float = 0.0
    """When somebody last did, by the monotonic clock."""
    steps: list[study.Step] = field(default_factory=list)
    is_whole: bool = False
    has_failed: bool = False

    @property
    def last(self) -> study.Step | None:
        return self.steps[-1] if self.steps else None

    @property
    def done(self) -> int:
        if self.is_whole:
            return self.of
        return self.last.at + 1 if self.last else 0


Key = tuple[str, str]
"""A table and a level."""


class Reviews:
    def __init__(self, work: Work, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._work, self._store, self._spawn = work, store, spawn
        self._running: dict[Key, Progress] = {}
        self._kept: Cache[Key, Progress] = Cache(KEPT_BYTES)

    async def so_far(self, address: str, table: str, level: str, record: Mapping[str, Any]) -> Progress:
        """How far the review of a table has come.  The first who asks pays for the work, and all get the same."""
        study.settings_of(level)
        key = table, level
        found = self._running.get(key) or self._kept.get(key) or await self._stored(key, record)
        if found.has_failed:
            self._kept.forget(key)  # whoever asks again may have more luck
            raise Refusal("server-no-review")
        found.asked = time.monotonic()
        if not found.is_whole and key not in self._running:
            self._running[key] = found
            self._spawn(self._go_on(address, key, record, found))
        return self._running.get(key, found)

    async def whole(self, match: Match, table: str, record: Mapping[str, Any]) -> study.Review | None:
        """Of the finished reviews of a table, the closest; None: there is none."""
        for key in [(table, level) for level in reversed(study.LEVELS)]:
            found = self._kept.get(key) or await self._stored(key, record)
            if found.is_whole:
                return study.summed(match, found.steps)
        return None

    async def _stored(self, key: Key, record: Mapping[str, Any]) -> Progress:
        """What an earlier run of the same program has found, or nothing so far."""
        made_by = await asyncio.to_thread(study.made_by, record["game"], key[1])
        body = await self._store.review_of(*key, made_by)
        if key in self._running:  # somebody else has asked meanwhile
            return self._running[key]
        found = Progress(len(record["entries"]))
        if body is not None:
            found.steps, found.is_whole = _steps.decode(zlib.decompress(body)), True
            self._keep(key, found)
        return found

    def _keep(self, key: Key, found: Progress) -> None:
        self._kept.put(key, found, (len(found.steps) + 1) * STEP_BYTES)

    async def _go_on(self, address: str, key: Key, record: Mapping[str, Any], found: Progress) -> None:
        try:
            while not found.is_whole and time.monotonic() - found.asked < GONE_S:
                more = await self._work(address, *key, record, found.last)
                found.steps += more
                found.is_whole = not more
        except Exception:
            found.has_failed = True
            raise
        finally:
            del self._running[key]
            self._keep(key, found)
        if found.is_whole:
            body = zlib.compress(msgspec.msgpack.encode(found.steps))
            await self._store.keep_review(*key, study.made_by(record["game"], key[1]), body)


def reply_from(found: Progress, match: Match, start: int) -> ReviewReply:
    review = study.summed(match, found.steps)
    return ReviewReply(
        found.done, found.of, review.steps[start:], review.par, review.result, review.terms, review.words
    )
