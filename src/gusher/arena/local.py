"""A contest on all cores of this machine, a process for each."""

from __future__ import annotations

import functools
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any

from gusher import bots
from gusher.kernel import registry

from .contest import Contest
from .play import Row, play

TRIES = 2  # a game that has ended its process this often is played without strange bots


def run(contest: Contest, numbers: Iterable[int], jobs: int | None = None) -> Iterator[Row]:
    """The games with these numbers, as they come in."""
    count = jobs or os.cpu_count() or 1
    prepare(contest.game, contest.bots)  # compiled once, before the others load it
    if count == 1:
        yield from (play(contest, number) for number in numbers)
        return
    tries = dict.fromkeys(numbers, 0)
    while tries:
        yield from _round(contest, tries, count)


@functools.cache
def prepare(game: str, names: tuple[str, ...]) -> None:
    """Load what the bots need, so that no game waits for it."""
    bots.warm_up(registry.get(game), names)


def workers(count: int, begin: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """Processes that end with this one; each does `begin` first."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin_work, (begin, given))


def _begin_work(begin: Callable[..., None], given: tuple[Any, ...]) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    begin(*given)


def _leave_with_parent() -> None:
    """A command that is killed leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _round(contest: Contest, tries: dict[int, int], count: int) -> Iterator[Row]:
    """Play until all games are done or a process has died; `tries` keeps those that are left."""
    with workers(count, prepare, contest.game, contest.bots) as pool:
        todo, running = iter(list(tries)), dict[Future[Row], int]()
        try:
            while True:
                for number in todo:
                    running[pool.submit(play, contest, number, tries[number] >= TRIES)] = number
                    if len(running) >= 2 * count:
                        break
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    number = running[future]
                    yield future.result()
                    del running[future], tries[number]
        except BrokenProcessPool:
            for number in running.values():
                tries[number] += 1
