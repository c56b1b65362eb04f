"""Workers outside the event loop, shared fairly: addresses take turns, and so do the tables of an address."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .limits import Gate

IDLE_S = 600.0  # after that a worker ends; the next job starts another
GUESS_S = 1.0  # for a job, before there is anything to go by
ATTEMPTS = 2  # at a job whose process was killed
START_S = 120.0  # for a worker to start in: a slow disk may need a minute to load what was compiled
T = TypeVar("T")


class FairQueue(Generic[T]):
    """Whoever has just had a turn goes to the end of the line."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # by address, then by table; dicts keep their order

    def __len__(self) -> int:
        return sum(map(self._jobs_of, self._waiting))

    def put(self, address: str, table: str, item: T) -> None:
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(item)

    def get(self) -> T:
        address, tables = _pop_first(self._waiting)
        table, items = _pop_first(tables)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._waiting[address] = tables
        return item

    def ahead_of(self, address: str) -> int:
        """How many go before the next one that this address puts in."""
        own = self._jobs_of(address)
        return own + sum(min(self._jobs_of(other), own + 1) for other in self._waiting if other != address)

    def _jobs_of(self, address: str) -> int:
        return sum(map(len, self._waiting.get(address, {}).values()))


def _pop_first(waiting: dict[str, T]) -> tuple[str, T]:
    first = next(iter(waiting))
    return first, waiting.pop(first)


@dataclass(frozen=True)
class Job:
    work: Callable[[], Any]
    seconds: float | None  # to do it in, from when a worker takes it
    answer: asyncio.Future[Any]


class Pool:
    """At most `most` workers, each with an executor of its own: what happens to one harms one job.  They start when
    there is something to do, end when idle, and are replaced when they die or take too long.  The time it takes to
    `start` one does not count."""

    def __init__(
        self,
        start: Callable[[], Awaitable[Executor]],
        most: int = 1,
        idle_s: float = IDLE_S,
        start_s: float = START_S,
    ) -> None:
        self._start, self._most, self._idle_s, self._start_s = start, most, idle_s, start_s
        self._queue: FairQueue[Job] = FairQueue()
        self._queued = asyncio.Semaphore(0)
        self._workers: set[asyncio.Task[None]] = set()
        self._resting = 0
        self._mean_s = GUESS_S
        self.is_broken = False  # did the last job fail in every process that was started for it?

    def submit(
        self, address: str, table: str, work: Callable[[], T], seconds: float | None = None
    ) -> asyncio.Future[T]:
        """The answer to come: what `work` returns or raises, a ``TimeoutError`` or a ``BrokenExecutor``."""
        job = Job(work, seconds, asyncio.get_running_loop().create_future())
        job.answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
        self._queue.put(address, table, job)
        self._queued.release()
        self._hire()
        return job.answer

    @property
    def waiting(self) -> int:
        """How many jobs no worker has taken yet."""
        return len(self._queue)

    def wait_s(self, address: str) -> float:
        """How long the next job of an address will wait, going by the last ones."""
        return self._queue.ahead_of(address) * self._mean_s / self._most

    def close(self) -> None:
        for worker in self._workers:
            worker.cancel()
        while self._queue:
            self._queue.get().answer.cancel()

    def _hire(self) -> None:
        if len(self._queue) > self._resting and len(self._workers) < self._most:
            worker = asyncio.get_running_loop().create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._left)

    def _left(self, worker: asyncio.Task[None]) -> None:
        self._workers.discard(worker)
        if not worker.cancelled():
            self._hire()

    async def _work(self) -> None:
        executor: Executor | None = None
        try:
            while (job := await self._next()) is not None:
                executor = await self._do(job, executor)
        finally:
            end(executor)

    async def _next(self) -> Job | None:
        """The next job; None after a long time without one."""
        self._resting += 1
        try:
            async with asyncio.timeout(self._idle_s):
                await self._queued.acquire()
        except TimeoutError:
            return None
        finally:
            self._resting -= 1
        return self._queue.get()

    async def _started(self) -> Executor:
        """A new executor.  One that hangs while it starts counts as dead."""
        try:
            async with asyncio.timeout(self._start_s):
                return await self._start()
        except TimeoutError:
            raise BrokenExecutor from None

    async def _do(self, job: Job, executor: Executor | None) -> Executor | None:
        """Do a job, and return the executor for the next one; None if that has to be a new one."""
        for attempt in range(1, ATTEMPTS + 1):
            if job.answer.done():  # done, or called off
                break
            limit = asyncio.timeout(job.seconds)
            try:
                executor = executor or await self._started()
                began = time.monotonic()
                async with limit:
                    answer = await asyncio.wrap_future(executor.submit(job.work))
                self._mean_s += (time.monotonic() - began - self._mean_s) / 8
                self.is_broken = False
                _settle(job.answer, answer)
            except asyncio.CancelledError:
                job.answer.cancel()
                end(executor)
                raise
            except Exception as fault:
                is_broken = isinstance(fault, BrokenExecutor)
                if is_broken or limit.expired():
                    end(executor)
                    executor = None
                if not is_broken or attempt == ATTEMPTS:
                    self.is_broken = is_broken
                    _settle(job.answer, fault)
        return executor


async def one_thread() -> Executor:
    return ThreadPoolExecutor(1)


class Aside:
    """Long work beside the event loop, at the expense of the address that asks for it.  One thread: more of them would
    only take the interpreter away from the event loop more often."""

    def __init__(self, gate: Gate) -> None:
        self._gate, self._pool = gate, Pool(one_thread)

    async def run(self, address: str, table: str, work: Callable[[], T]) -> T:
        budget = self._gate.work(address)

        def timed() -> T:
            began = time.thread_time()
            try:
                return work()
            finally:
                budget.charge(time.thread_time() - began)

        return await self._pool.submit(address, table, timed)

    def close(self) -> None:
        self._pool.close()


def _settle(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


def end(executor: Executor | None) -> None:
    """Stop an executor, whatever its process is doing."""
    if executor is None:
        return
    if isinstance(executor, ProcessPoolExecutor):
        for process in list((executor._processes or {}).values()):
            process.kill()
    executor.shutdown(wait=False, cancel_futures=True)
