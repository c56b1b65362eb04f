"""Bots and hints.  They get a seat's view and nothing else, and think in processes of their own: neither the event
loop nor another level's bots wait for a slow one."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

import gusher
from gusher import texts
from gusher.kernel import progress, registry
from gusher.kernel.errors import SetupError

from . import metrics
from .errors import Refusal, report
from .logs import CONSOLE
from .pool import Pool, end, one_thread
from .protocol import Idea
from .reviews import Key

QUICK = frozenset({"random"})  # levels that choose faster than another process could be asked
COMPILED = ("scripted", "tycoon")  # what is compiled before it is asked for
COMPILING_NICE = 10
COMPILER_IDLE_S = 5.0  # it holds half a gigabyte
THINKING_S = 30.0  # after that any legal action will do
MOST_WAIT_S = 5.0  # for a turn to think ahead; rather than wait longer, a strong bot
STEP_DOWN_LEVEL = "baron"  # plays like this one
NOBODY = ""  # pays for what all tables use, and for tables where nobody is
HINT_POOL, HINT_LEVEL, HINT_S = "hint", "tycoon", 1.0
REVIEW_POOL, REVIEW_LEVEL = "review", "tycoon"  # which looks ahead with the same compiled code
REVIEW_NICE = 10
FIRST_REVIEW_S, REVIEW_S = 0.1, 1.0  # for the first piece of a review, and for each other: then others have their turn
MOST_REVIEW_S = 120.0
T = TypeVar("T")


def check_level(name: str) -> None:
    if name not in gusher.bots.BOTS:
        raise SetupError("server-bot-unknown", bot=name, bots=", ".join(gusher.bots.BOTS))


def is_ready(game: str, level: str) -> bool:
    """Can the level play as well as it is able to, right away?"""
    return gusher.bots.is_ready(registry.get(game), level)


def choice_seed(seed: str, rev: int) -> str:
    """Where a bot's luck comes from: the same in every replay of a guided game, and impossible to work out before the
    seed is published."""
    return hashlib.sha256(f"gusher bot {seed} {rev}".encode()).hexdigest()


# -- in the processes that think ------------------------------------------------------------------------


def prepare(module: str | None, nice: int = 0) -> None:
    """Start a process: import `module`, which may add levels.  It ends with the server, even one that was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    progress.log.disabled = True  # the server itself says what is compiled
    if hasattr(os, "nice"):
        os.nice(nice)
    if module is not None:
        importlib.import_module(module)


def _end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(1)


def load(games: list[str], level: str | None) -> None:
    """Compile what a level runs compiled, or load it if that was done before."""
    for game in games:
        gusher.bots.warm_up(registry.get(game), [level or ""])


def choose(level: str, view: Mapping[str, Any], seed: str, seconds: float) -> str:
    return gusher.bots.decide(gusher.bots.BOTS[level], view, Random(seed), seconds, grace=THINKING_S).action


def ideas(view: Mapping[str, Any], seconds: float) -> list[Idea]:
    """A bot's ideas, the best first; the same for the same view."""
    game, hints = registry.get(view["game"]), gusher.bots.hints
    seed = hashlib.sha256(msgspec.json.encode(view)).hexdigest()
    found = hints.hint(view, Random(seed), seconds)
    if not found.ideas:
        return [Idea(found.action)]
    return [
        Idea(idea.action, round(idea.shares[found.seat], 3), hints.spoken_score(game, idea.scores[found.seat]))
        for idea in found.ideas
    ]


def review(
    record: Mapping[str, Any], level: str, line: int, last: gusher.study.Step | None, seconds: float
) -> list[gusher.study.Step]:
    """The next steps of the review of a line, after the `last` one: at least one of them, unless there are none."""
    found: list[gusher.study.Step] = []
    until = time.monotonic() + seconds
    for step in gusher.study.steps(gusher.replay(record, line=line), level, last=last):
        found.append(step)
        if time.monotonic() > until:
            break
    return found


# -- in the server --------------------------------------------------------------------------------------


def announce(key: str, game: str) -> None:
    """On the console, in the language of whoever started the server."""
    language = texts.preferred()
    CONSOLE.info("%s", texts.say(language, key, {"game": texts.say(language, f"{game}-name")}))


class Choice(NamedTuple):
    action: str
    hurried: bool
    """Was there no time for the bot to play as well as it can?"""


class Thinkers:
    """A pool for each level, so that quick bots need not wait for slow ones."""

    def __init__(self, module: str | None = None) -> None:
        self._module = module
        self._workers = max((os.cpu_count() or 1) // 2, 1)
        self._pools: dict[str, Pool] = {}
        self._compiler = Pool(partial(self._process, nice=COMPILING_NICE), idle_s=COMPILER_IDLE_S)
        self._expected: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._warming: set[str] = set()  # games whose strong bots were not ready when somebody looked

    async def choose(
        self, address: str, table: str, level: str, view: Mapping[str, Any], seed: str, seconds: float
    ) -> Choice:
        """A legal action for a table; a random one if the bot fails or takes too long."""
        legal: list[str] = view["legal"]
        began, hurried = time.monotonic(), False
        if gusher.bots.thinks_ahead(level):  # and so has to be compiled; the others play the same either way
            is_busy = self._pool(level).wait_s(address) > MOST_WAIT_S
            hurried = is_busy or not await self._loads_in_time(level, view["game"])
        if hurried:
            level = STEP_DOWN_LEVEL
        action = await self._think(address, table, level, partial(choose, level, view, seed, seconds))
        metrics.THOUGHT.labels(level).observe(time.monotonic() - began)
        return Choice(action if action in legal else Random(seed).choice(legal), hurried)

    async def hint(self, address: str, table: str, game: str, view: Mapping[str, Any]) -> list[Idea]:
        """What a bot would do on the seat of the view, and what it expects, from what that seat may know."""
        if not is_ready(game, HINT_LEVEL):
            self._compile(HINT_LEVEL, game)
        found = await self._think(address, table, HINT_POOL, partial(ideas, view, HINT_S))
        if found is None:
            raise Refusal("server-no-hint")
        return found

    async def review(
        self, address: str, key: Key, record: Mapping[str, Any], last: gusher.study.Step | None
    ) -> list[gusher.study.Step]:
        """A piece of the review of a line of a finished match; empty at its end."""
        game = record["game"]
        if not is_ready(game, REVIEW_LEVEL):
            await self._compile(REVIEW_LEVEL, game)
        seconds = FIRST_REVIEW_S if last is None else REVIEW_S
        work = partial(review, record, key.level, key.line, last, seconds)
        return await self._pool(REVIEW_POOL).submit(address, key.table, work, MOST_REVIEW_S)

    async def _think(self, address: str, table: str, pool: str, work: Callable[[], T]) -> T | None:
        """Work for a pool; None if it fails or takes too long."""
        try:
            return await self._pool(pool).submit(address, table, work, THINKING_S)
        except Exception as fault:  # a bot's own fault must not stop the game
            report(f"a bot failed: {pool}", fault)
        return None

    async def _loads_in_time(self, level: str, game: str) -> bool:
        """After a restart, is a level loaded from the disk before somebody would have to wait too long for it?"""
        loading = self._expected.get((level, game))
        if loading is not None and is_ready(game, level):
            await asyncio.wait([loading], timeout=MOST_WAIT_S)
        return loading is None or loading.done() or not is_ready(game, level)

    def expect(self, level: str, game: str) -> None:
        """A bot of this level will play this game: start to get it ready in the background."""
        if level in QUICK or (level, game) in self._expected:
            return
        if is_ready(game, level):
            self._note(level, game, self._pool(level).submit(NOBODY, game, partial(load, [game], level)))
        else:
            self._pool(level).submit(NOBODY, game, registry.names)  # a new process takes a moment
            self._compile(level, game)

    def _compile(self, level: str, game: str) -> asyncio.Future[None]:
        """Compile a level once, in one process of low priority: people come first.  Until then bots run interpreted."""
        if (level, game) not in self._expected:
            self._note(level, game, self._compiler.submit(NOBODY, game, partial(load, [game], level)))
        return self._expected[level, game]

    def _note(self, level: str, game: str, work: asyncio.Future[None]) -> None:
        """Do this once; if it fails, the next table tries again."""
        self._expected[level, game] = work

        def finished(done: asyncio.Future[None]) -> None:
            if done.cancelled() or done.exception() is not None:
                self._expected.pop((level, game), None)

        work.add_done_callback(finished)

    async def get_ready(self) -> None:
        """Compile the bots of all games, once after each installation."""
        for game in registry.names():
            missing = [level for level in COMPILED if not is_ready(game, level)]
            if missing:
                announce("server-bots-warming", game)
            for level in missing:
                await self._compile(level, game)
            if missing:
                announce("server-bots-ready", game)

    def is_warming(self, level: str, game: str) -> bool:
        """Does a bot play below its level because it is not ready yet?"""
        if not gusher.bots.thinks_ahead(level) or is_ready(game, level):
            return False
        self._warming.add(game)
        return True

    def have_warmed(self) -> bool:
        """Have some game's bots become ready since the last call?"""
        warm = {game for game in self._warming if is_ready(game, COMPILED[-1])}
        self._warming -= warm
        return bool(warm)

    def _pool(self, level: str) -> Pool:
        """Where a level thinks."""
        if level not in self._pools:
            if level in QUICK:
                self._pools[level] = Pool(one_thread)
            elif level == REVIEW_POOL:
                self._pools[level] = Pool(partial(self._process, REVIEW_LEVEL, REVIEW_NICE), self._workers)
            else:
                self._pools[level] = Pool(partial(self._process, level), self._workers)
        return self._pools[level]

    async def _process(self, level: str | None = None, nice: int = 0) -> Executor:
        """A new process that has loaded what a level needs for the games it is expected to play."""
        context = multiprocessing.get_context("spawn")
        process = ProcessPoolExecutor(1, context, prepare, (self._module, nice))
        games = [game for known, game in self._expected if known == level and is_ready(game, known)]
        try:
            await asyncio.wrap_future(process.submit(load, games, level))
        except BaseException:
            end(process)
            raise
        return process

    def waiting(self) -> dict[str, int]:
        """How many decisions and hints wait, by level."""
        return {level: pool.waiting for level, pool in list(self._pools.items())}

    def broken(self) -> list[str]:
        """Levels whose processes keep dying: the last decision failed although a new process was started for it."""
        return [level for level, pool in list(self._pools.items()) if pool.is_broken]

    def close(self) -> None:
        for pool in [*self._pools.values(), self._compiler]:
            pool.close()
