"""Bots and hints.  They get a seat's view and nothing else, and think in processes of their own: neither the event
loop nor another level's bots wait for a slow one."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, TypeVar

import msgspec

from gusher import bots
from gusher.bots import hints
from gusher.bots.search import SearchBot
from gusher.kernel import registry
from gusher.kernel.errors import SetupError

from .errors import Refusal
from .protocol import Idea

QUICK = frozenset({"random"})  # levels that choose faster than another process could be asked
COMPILED = ("foreman", "tycoon")  # one level of each kind that is compiled
COMPILING_NICE = 10
THINKING_S = 30.0  # after that any legal action will do
HINT_POOL, HINT_LEVEL, HINT_S = "hint", "search", 1.0
T = TypeVar("T")
log = logging.getLogger("gusher.server")


def check_level(name: str) -> str:
    if name not in bots.BOTS:
        raise SetupError("server-bot-unknown", bot=name, bots=", ".join(bots.BOTS))
    return name


def is_strong(level: str) -> bool:
    """Does the level think ahead?  Then it has to be compiled; the others play the same either way."""
    return isinstance(bots.BOTS.get(level), SearchBot)


def is_ready(game: str, level: str) -> bool:
    """Can the level play as well as it is able to, right away?"""
    return bots.scripted.is_ready(registry.get(game), "search" if is_strong(level) else "scripted")


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
    os.nice(nice)
    if module is not None:
        importlib.import_module(module)


def _end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(1)


def load(game: str, level: str) -> None:
    """Compile what a level runs compiled, or load it if that was done before."""
    bots.warm_up(registry.get(game), [level])


def choose(level: str, view: Mapping[str, Any], seed: str, seconds: float) -> str:
    return bots.decide(bots.BOTS[level], view, Random(seed), seconds, grace=THINKING_S).action


def ideas(view: Mapping[str, Any], seconds: float) -> list[Idea]:
    """A bot's ideas, the best first; the same for the same view."""
    game = registry.get(view["game"])
    seed = hashlib.sha256(msgspec.json.encode(view)).hexdigest()
    found = hints.hint(view, Random(seed), seconds)
    if not found.ideas:
        return [Idea(found.action)]
    return [
        Idea(idea.action, round(idea.shares[found.seat], 3), hints.spoken_score(game, idea.scores[found.seat]))
        for idea in found.ideas
    ]


# -- in the server --------------------------------------------------------------------------------------


class Thinkers:
    """One pool for each level, started when first needed."""

    def __init__(self, module: str | None = None) -> None:
        self._module = module
        self._workers = max((os.cpu_count() or 1) // 2, 1)
        self._pools: dict[str, Executor] = {}
        self._compiler: ProcessPoolExecutor | None = None
        self._expected: dict[tuple[str, str], Future[None]] = {}
        self._warming: set[str] = set()  # games whose strong bots were not ready when somebody looked

    async def choose(self, level: str, view: Mapping[str, Any], seed: str, seconds: float) -> str:
        """A legal action; a random one if the bot fails or takes too long."""
        legal: list[str] = view["legal"]
        action = await self._think(level, partial(choose, level, view, seed, seconds))
        return action if action in legal else Random(seed).choice(legal)

    async def hint(self, game: str, view: Mapping[str, Any]) -> list[Idea]:
        """What a bot would do on the seat of the view, and what it expects, from what that seat may know."""
        if not is_ready(game, HINT_LEVEL):
            self._compile(HINT_LEVEL, game)
        found = await self._think(HINT_POOL, partial(ideas, view, HINT_S))
        if found is None:
            raise Refusal("server-no-hint")
        return found

    async def _think(self, pool: str, work: Callable[[], T]) -> T | None:
        """Work for a pool; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool(pool), work), THINKING_S)
        except (TimeoutError, BrokenProcessPool):
            self._drop(pool)  # it hangs or is broken: the next choice gets a new one
        except Exception as fault:  # a bot's own fault must not stop the game
            log.error("a bot failed: %s %s", pool, type(fault).__name__)
        return None

    def expect(self, level: str, game: str) -> None:
        """A bot of this level will play this game: start to get it ready in the background."""
        pool = self._pool(level)
        if level in QUICK or (level, game) in self._expected:
            return
        if is_ready(game, level):
            self._expected[level, game] = pool.submit(load, game, level)
        else:
            self._compile(level, game)

    def _compile(self, level: str, game: str) -> Future[None] | None:
        """Compile a level once, in one process of low priority: people come first.  Until then bots run interpreted."""
        if (level, game) not in self._expected:
            if self._compiler is None:
                self._compiler = self._processes(1, COMPILING_NICE)
            try:
                self._expected[level, game] = self._compiler.submit(load, game, level)
            except BrokenProcessPool:  # this table does without, and the next one tries again
                self._compiler = None
        return self._expected.get((level, game))

    async def get_ready(self, announce: Callable[[str, str], None]) -> None:
        """Compile the bots of all games, once after each installation; `announce` gets a message's key and the game."""
        for game in registry.names():
            missing = [level for level in COMPILED if not is_ready(game, level)]
            if missing:
                announce("server-bots-warming", game)
            for level in missing:
                if (work := self._compile(level, game)) is not None:
                    await asyncio.wrap_future(work)
            if missing:
                announce("server-bots-ready", game)
        compiler, self._compiler = self._compiler, None
        _end(compiler)  # it holds half a gigabyte

    def is_warming(self, level: str, game: str) -> bool:
        """Does a bot play below its level because it is not ready yet?"""
        if not is_strong(level) or is_ready(game, level):
            return False
        self._warming.add(game)
        return True

    def have_warmed(self) -> bool:
        """Have some game's bots become ready since the last call?"""
        warm = {game for game in self._warming if is_ready(game, COMPILED[-1])}
        self._warming -= warm
        return bool(warm)

    def _pool(self, level: str) -> Executor:
        """Where a level thinks; a new process starts at once."""
        if level not in self._pools:
            if level in QUICK:
                self._pools[level] = ThreadPoolExecutor(1, thread_name_prefix=f"bot-{level}")
            else:
                pool = self._pools[level] = self._processes(self._workers)
                pool.submit(registry.names)
        return self._pools[level]

    def _processes(self, workers: int, nice: int = 0) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(workers, context, prepare, (self._module, nice))

    def broken(self) -> list[str]:
        """Levels whose processes have died."""
        return [level for level, pool in self._pools.items() if getattr(pool, "_broken", False)]

    def mend(self) -> None:
        """Start the processes again that have died."""
        for level in self.broken():
            self._drop(level)
            self._pool(level)

    def _drop(self, level: str) -> None:
        _end(self._pools.pop(level, None))

    def close(self) -> None:
        for level in list(self._pools):
            self._drop(level)
        _end(self._compiler)


def _end(pool: Executor | None) -> None:
    """Stop a pool, whatever its processes are doing."""
    if isinstance(pool, ProcessPoolExecutor):
        for process in list((pool._processes or {}).values()):
            process.kill()
    if pool is not None:
        pool.shutdown(wait=False, cancel_futures=True)
