"""Reviews of finished matches: worked out piece by piece for as long as somebody asks, and kept."""

from __future__ import annotations

import asyncio
import hashlib
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

import gusher
from gusher.kernel.match import Match

from .cache import Cache
from .errors import Refusal
from .limits import TooMuch
from .store import Store

GONE_S = 10.0  # nobody has asked for this long: the work stops, and goes on when somebody asks again
MOST_AT_ONCE = 10  # reviews under way for one address: each holds its record, of up to 2 MB
KEPT_BYTES = 64_000_000
STEP_BYTES = 2_500  # of a step in memory, about
Record = Mapping[str, Any]


class Key(NamedTuple):
    """What is reviewed, and how closely."""

    table: str
    level: str
    line: int
    course: str
    """A hash of what was played: when a variation is removed, another one gets its number."""


if TYPE_CHECKING:
    Work = Callable[[str, Key, Record, gusher.study.Step | None], Awaitable[list[gusher.study.Step]]]
    """The next steps for an address, of a line of the record, after the last step; empty at the end."""


def key_of(record: Record, table: str, level: str, line: int = 0) -> Key:
    gusher.study.settings_of(level)
    course = msgspec.json.encode(gusher.study.course_of(record, line))
    return Key(table, level, line, hashlib.sha256(course).hexdigest())


class ReviewReply(Struct):
    """GET /api/tables/{id}/review?level=&line=&start=: as much of the review as there is.  202: ask again, for the
    steps after those that you have; 200: this is all.  The level is `quick` or `deep`; line 0 is the match itself, the
    others are its variations."""

    done: int
    """Entries of the log that have been reviewed,"""
    of: int
    """out of how many."""
    steps: list[gusher.study.Step]
    """From number `start` on."""
    par: float
    """Every seat's share of a win before the match."""
    result: list[float]
    """Every seat's share of the win."""
    terms: list[gusher.study.Terms]
    """What the steps so far come to for each seat; those of the whole match add up to its result less par."""
    words: list[dict[str, int]]
    """How many decisions of each seat were called what."""


class GlanceReply(Struct):
    """GET /api/tables/{id}/glance: a finished match at a glance, for a library of many; once it has been
    reviewed, with the mistakes."""

    you: int | None
    match: gusher.study.Played


@dataclass
class Progress:
    game: str
    of: int
    result: list[float]
    """Every seat's share of the win."""
    asked: float = 0.0
    """When somebody last did, by the monotonic clock."""
    steps: list[gusher.study.Step] = field(default_factory=list)
    is_whole: bool = False
    has_failed: bool = False

    @property
    def last(self) -> gusher.study.Step | None:
        return self.steps[-1] if self.steps else None

    @property
    def done(self) -> int:
        if self.is_whole:
            return self.of
        return self.last.at + 1 if self.last else 0


class Reviews:
    def __init__(self, work: Work, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._work, self._store, self._spawn = work, store, spawn
        self._running: dict[Key, Progress] = {}
        self._paying: Counter[str] = Counter()  # how many of them each address has begun
        self._kept: Cache[Key, Progress] = Cache(KEPT_BYTES)

    async def so_far(self, address: str, key: Key, record: Record, played: Callable[[], Awaitable[Match]]) -> Progress:
        """How far a review has come.  The first who asks pays for the work, and all get the same.  `played` gives the
        line that is reviewed, at its end."""
        found = self._at_hand(key) or await self._stored(key, record, await played())
        if found.has_failed:
            self._kept.forget(key)  # whoever asks again may have more luck
            raise Refusal("server-no-review")
        found.asked = time.monotonic()
        if not found.is_whole and key not in self._running:
            if self._paying[address] >= MOST_AT_ONCE:
                raise TooMuch("server-too-fast", GONE_S)
            self._paying[address] += 1
            self._running[key] = found
            self._spawn(self._go_on(address, key, record, found))
        return self._running.get(key, found)

    async def whole(self, match: Match, table: str, record: Record) -> gusher.study.Review | None:
        """Of the finished reviews of a match, the closest; None: there is none."""
        for level in reversed(gusher.study.LEVELS):
            key = key_of(record, table, level)
            found = self._kept.get(key) or await self._stored(key, record, match)
            if found.is_whole:
                return summed(found)
        return None

    def _at_hand(self, key: Key) -> Progress | None:
        return self._running.get(key) or self._kept.get(key)

    async def _stored(self, key: Key, record: Record, match: Match) -> Progress:
        """What an earlier run of the same program has found of a line; or else what it shares with the line that it
        leaves, as far as that was found."""
        steps = await self._read(key, record)
        is_whole = steps is not None
        if steps is None:
            steps = await self._shared(key, record)
        if key in self._running:  # somebody else has asked meanwhile
            return self._running[key]
        found = Progress(match.game.name, match.at, gusher.study.won(match), steps=steps, is_whole=is_whole)
        if is_whole:
            self._keep(key, found)
        return found

    async def _read(self, key: Key, record: Record) -> list[gusher.study.Step] | None:
        body = await self._store.review_of(key.table, key.level, key.line, await _made_by(key, record))
        return None if body is None else msgspec.msgpack.decode(zlib.decompress(body), type=list[gusher.study.Step])

    async def _shared(self, key: Key, record: Record) -> list[gusher.study.Step]:
        here = gusher.study.lines_of(record)[key.line]
        if here.of is None:
            return []
        parent = key_of(record, key.table, key.level, here.of)
        at_hand = self._at_hand(parent)
        found = await self._read(parent, record) if at_hand is None else at_hand.steps
        return gusher.study.shared(found or [], here.at)

    def _keep(self, key: Key, found: Progress) -> None:
        self._kept.put(key, found, (len(found.steps) + 1) * STEP_BYTES)

    async def _go_on(self, address: str, key: Key, record: Record, found: Progress) -> None:
        try:
            while not found.is_whole and time.monotonic() - found.asked < GONE_S:
                more = await self._work(address, key, record, found.last)
                found.steps += more
                found.is_whole = not more
        except Exception:
            found.has_failed = True
            raise
        finally:
            del self._running[key]
            self._paying -= Counter([address])  # keeps no zeros
            self._keep(key, found)
        if found.is_whole:
            body = zlib.compress(msgspec.msgpack.encode(found.steps))
            await self._store.keep_review(key.table, key.level, key.line, await _made_by(key, record), body)


async def _made_by(key: Key, record: Record) -> str:
    """What a review depends on: the program, and what was played."""
    program = await asyncio.to_thread(gusher.study.made_by, record["game"], key.level)
    return hashlib.sha256(f"{program} {key.course}".encode()).hexdigest()


def summed(found: Progress) -> gusher.study.Review:
    return gusher.study.summed(found.game, found.result, found.steps)


def reply_from(found: Progress, start: int) -> ReviewReply:
    review = summed(found)
    return ReviewReply(
        found.done, found.of, review.steps[start:], review.par, review.result, review.terms, review.words
    )
