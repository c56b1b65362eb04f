"""Seats bots.  They get a view and nothing else, and think in processes of their own: neither the event loop nor
another level's bots wait for a slow one."""

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
from random import Random
from typing import Any, TypeVar

from gusher import bots
from gusher.bots.levels import LEVELS
from gusher.bots.search import SearchBot
from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game

QUICK = frozenset({"random"})  # levels whose choice takes less than handing it to another process
COMPILED = ("foreman", "tycoon")  # one level of each kind that is compiled
COMPILING_NICE = 10
THINKING_S = 30.0  # then any legal action will do
T = TypeVar("T")
log = logging.getLogger("gusher.server")


def playable() -> list[Game]:
    """All games."""
    return [registry.get(name) for name in registry.names()]


def levels() -> list[str]:
    return list(bots.BOTS)


def ranks() -> dict[str, int]:
    """The bots that people play against, from the easiest to the strongest."""
    return {name: number for number, name in enumerate(LEVELS)}


def check_level(name: str) -> str:
    if name not in bots.BOTS:
        raise SetupError("server-bot-unknown", bot=name, bots=", ".join(bots.BOTS))
    return name


def choose(level: str, view: Mapping[str, Any], seed: str, seconds: float) -> str:
    """One choice, in whatever process this runs."""
    return bots.decide(bots.BOTS[level], view, Random(seed), seconds, grace=THINKING_S).action


def prepare(module: str | None, nice: int = 0) -> None:
    """Get a process ready: `module` may add levels.  It ends with the server, also with one that was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    os.nice(nice)
    if module is not None:
        importlib.import_module(module)


def _end_with(server: Any) -> None:
    server.join()
    os._exit(1)


def load(game: str, level: str) -> None:
    """Compile what a level runs compiled, or load it if that was done before."""
    bots.warm_up(registry.get(game), [level])


def is_strong(level: str) -> bool:
    """Does the level think ahead?  For that it has to be compiled; the others play the same either way."""
    return isinstance(bots.BOTS.get(level), SearchBot)


def is_ready(game: str, level: str) -> bool:
    """Does the level play as well as it can, at once?"""
    return bots.scripted.is_ready(registry.get(game), "search" if is_strong(level) else "scripted")


def choice_seed(seed: str, rev: int) -> str:
    """What a bot's luck comes from: the same at every replay of a guided game, and nothing anybody can work out
    before the seed is published."""
    return hashlib.sha256(f"gusher bot {seed} {rev}".encode()).hexdigest()


class Thinkers:
    """One pool for each level, made when first needed."""

    def __init__(
        self,
        workers: int | None = None,
        thinking_s: float = THINKING_S,
        module: str | None = None,
        quick: frozenset[str] = QUICK,
    ) -> None:
        self.workers = workers or max((os.cpu_count() or 1) // 2, 1)
        self.thinking_s, self.module, self.quick = thinking_s, module, quick
        self._pools: dict[str, Executor] = {}
        self._compiler: ProcessPoolExecutor | None = None
        self._expected: set[tuple[str, str]] = set()
        self._warming: set[str] = set()  # games whose strong bots were not ready when somebody looked

    async def choose(self, level: str, view: Mapping[str, Any], seed: str, seconds: float) -> str:
        """A legal action; one at random if the bot fails or takes too long."""
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self.pool(level), choose, level, view, seed, seconds)
            action = await asyncio.wait_for(work, self.thinking_s)
        except (TimeoutError, BrokenProcessPool):
            self._drop(level)
            action = ""
        except Exception as fault:  # a bot's own fault must not stop the game
            log.error("a bot failed: %s %s", level, type(fault).__name__)
            action = ""
        return action if action in view["legal"] else Random(seed).choice(view["legal"])

    async def think(self, pool: str, work: Callable[..., T], *given: Any) -> T | None:
        """Something that takes thought, in a pool of its own; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.pool(pool), work, *given), self.thinking_s)
        except (TimeoutError, BrokenProcessPool):
            self._drop(pool)
        except Exception as fault:  # a bot's own fault must not stop the game
            log.error("thinking failed: %s %s", pool, type(fault).__name__)
        return None

    def expect(self, level: str, game: str) -> None:
        """A bot of this level will play this game: begin to get ready, beside everything else."""
        pool = self.pool(level)
        if level in self.quick or (level, game) in self._expected:
            return
        self._expected.add((level, game))
        if is_ready(game, level):
            pool.submit(load, game, level)
        else:
            self._compile(level, game)

    def compile(self, level: str, game: str) -> None:
        """Begin to compile what a level runs, if nobody has."""
        if (level, game) not in self._expected and not is_ready(game, level):
            self._expected.add((level, game))
            self._compile(level, game)

    def _compile(self, level: str, game: str) -> Future[None] | None:
        """People come first: one process, with little of the machine's time.  Until it is done bots run interpreted."""
        if self._compiler is None:
            self._compiler = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), prepare, (self.module, COMPILING_NICE)
            )
        try:
            return self._compiler.submit(load, game, level)
        except BrokenProcessPool:  # a table does without, and the next level tries again
            self._compiler = None
            self._expected.discard((level, game))
            return None

    async def get_ready(self, tell: Callable[[str, str], None]) -> None:
        """Compile the bots of all games, once after each installation; `tell` hears of it, and of which game."""
        for game in [game.name for game in playable()]:
            missing = [level for level in COMPILED if not is_ready(game, level)]
            if missing:
                tell("server-bots-warming", game)
            for level in missing:
                self._expected.add((level, game))
                if (work := self._compile(level, game)) is not None:
                    await asyncio.wrap_future(work)
            if missing:
                tell("server-bots-ready", game)
        compiler, self._compiler = self._compiler, None
        _end(compiler)  # it holds half a gigabyte

    def is_warming(self, level: str, game: str) -> bool:
        """Does a bot play below its level because it is not ready yet?"""
        if not is_strong(level) or is_ready(game, level):
            return False
        self._warming.add(game)
        return True

    def have_warmed(self) -> bool:
        """Have the bots of some game got ready since the last time?"""
        warm = {game for game in self._warming if is_ready(game, COMPILED[-1])}
        self._warming -= warm
        return bool(warm)

    def pool(self, level: str) -> Executor:
        """Where a level thinks; a new process starts at once."""
        if level not in self._pools:
            if level in self.quick:
                self._pools[level] = ThreadPoolExecutor(1, thread_name_prefix=f"bot-{level}")
            else:
                pool = self._pools[level] = ProcessPoolExecutor(
                    self.workers, multiprocessing.get_context("spawn"), prepare, (self.module,)
                )
                pool.submit(levels)
        return self._pools[level]

    def _drop(self, level: str) -> None:
        """A pool that hangs or broke: the next choice gets a new one."""
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
