"""Bots, hints and long work are shared fairly, and what happens to one of them harms no other."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher import texts
from gusher.server import pool, thinkers
from gusher.server.pool import FairQueue, Pool, one_thread
from gusher.server.thinkers import Choice, Thinkers

from .harness import BOT, HUMAN, WAIT_S, House, live


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(45):
        queue.put("hog", f"t{table}", f"hog {table}")
    queue.put("hog", "t0", "hog 0 again")
    assert queue.ahead_of("hog") == 46
    assert queue.ahead_of("guest") == 1
    queue.put("guest", "mine", "guest 1")
    queue.put("guest", "mine", "guest 2")
    queue.put("guest", "other", "guest other")
    order = [queue.get() for _ in range(len(queue))]
    assert order[:6] == ["hog 0", "guest 1", "hog 1", "guest other", "hog 2", "guest 2"]
    assert order[-1] == "hog 0 again"
    assert len(queue) == 0


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(asyncio.wait_for(test(), 60))

    run.__name__ = test.__name__
    return run


async def one_process() -> Executor:
    return ProcessPoolExecutor(1, get_context("spawn"))


def end_itself_once(flag: Path) -> str:
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "survived"


@in_a_loop
async def test_a_time_out_harms_one_job_only() -> None:
    may_end = threading.Event()
    workers = Pool(one_thread)
    stuck = workers.submit("a", "t", may_end.wait, seconds=0.1)
    following = [workers.submit("a", f"t{number}", partial(int, number), seconds=WAIT_S) for number in range(5)]
    with pytest.raises(TimeoutError):
        await stuck
    assert await asyncio.gather(*following) == list(range(5))
    may_end.set()
    workers.close()


@in_a_loop
async def test_waiting_for_a_turn_does_not_count_as_thinking() -> None:
    may_end = threading.Event()
    workers = Pool(one_thread)
    first = workers.submit("a", "t", may_end.wait)
    second = workers.submit("a", "u", lambda: "done", seconds=0.2)
    await asyncio.sleep(0.4)
    may_end.set()
    await first
    assert await second == "done"
    workers.close()


def test_a_killed_process_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    async def main() -> None:
        workers = Pool(one_process)
        pid = await workers.submit("a", "t", os.getpid)
        os.kill(pid, signal.SIGKILL)
        assert await workers.submit("a", "t", os.getpid) != pid
        assert await workers.submit("a", "t", partial(end_itself_once, tmp_path / "flag")) == "survived"
        workers.close()

    asyncio.run(asyncio.wait_for(main(), 60))


@in_a_loop
async def test_an_idle_worker_ends_and_comes_back() -> None:
    workers = Pool(one_thread, idle_s=0.05)
    assert await workers.submit("a", "t", lambda: 1) == 1
    async with asyncio.timeout(WAIT_S):
        while workers._workers:
            await asyncio.sleep(0.01)
    assert await workers.submit("a", "t", lambda: 2) == 2
    workers.close()


@in_a_loop
async def test_a_worker_that_cannot_start_fails_the_job_and_not_the_pool() -> None:
    broken = [True]

    async def start() -> Executor:
        if broken:
            broken.pop()
            raise BlockingIOError
        return await one_thread()

    workers = Pool(start)
    with pytest.raises(BlockingIOError):
        await workers.submit("a", "t", lambda: 1)
    assert await workers.submit("a", "t", lambda: 2) == 2
    workers.close()


@in_a_loop
async def test_a_worker_that_hangs_while_it_starts_counts_as_dead() -> None:
    hangs = [True, True]

    async def start() -> Executor:
        if hangs:
            hangs.pop()
            await asyncio.sleep(3600)
        return await one_thread()

    workers = Pool(start, start_s=0.01)
    with pytest.raises(BrokenExecutor):
        await workers.submit("a", "t", lambda: 1)
    assert workers.is_broken
    assert await workers.submit("a", "t", lambda: 2) == 2
    assert not workers.is_broken
    workers.close()


@in_a_loop
async def test_a_job_called_off_is_not_done() -> None:
    may_end, done = threading.Event(), []
    workers = Pool(one_thread)
    first = workers.submit("a", "t", may_end.wait)
    second = workers.submit("a", "t", lambda: done.append(2))
    third = workers.submit("a", "t", lambda: done.append(3))
    second.cancel()
    may_end.set()
    await first
    await third
    assert done == [3]
    workers.close()


@in_a_loop
async def test_strong_bots_step_down_where_many_wait_and_nowhere_else() -> None:
    may_end = threading.Event()
    deciding = Thinkers()
    deciding._pools = {"tycoon": Pool(one_thread), thinkers.STEP_DOWN_LEVEL: Pool(one_thread)}
    most = int(thinkers.MOST_WAIT_S / pool.GUESS_S) + 1
    waiting = [deciding._pools["tycoon"].submit("hog", f"t{number}", may_end.wait) for number in range(most + 1)]
    await asyncio.sleep(0)
    match = gusher.new("giganten", seed="x")
    view = match.view(match.seat)
    asked: list[str] = []

    def choose(level: str, *_: Any) -> str:
        asked.append(level)
        return str(view["legal"][0])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "choose", choose)
        choice: Callable[[str], Awaitable[Choice]] = lambda address: deciding.choose(  # noqa: E731
            address, "x", "tycoon", view, "s", 0.1
        )
        assert (await choice("hog")).hurried
        guest = asyncio.ensure_future(choice("guest"))
        await asyncio.sleep(0)
        may_end.set()
        assert not (await guest).hurried
    assert asked == [thinkers.STEP_DOWN_LEVEL, "tycoon"]
    await asyncio.gather(*waiting)
    deciding.close()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("key", ["web-bots-warming", "web-bots-hurried", "server-bots-warming"])
def test_players_are_told_the_level_that_strong_bots_step_down_to(language: str, key: str) -> None:
    name = texts.say(language, f"bot-{thinkers.STEP_DOWN_LEVEL}")
    assert name.lower() in texts.say(language, key, {"game": "Giganten"}).lower()


@in_a_loop
async def test_strong_bots_step_down_while_they_are_loaded_from_a_slow_disk() -> None:
    deciding = Thinkers()
    deciding._pools = {"tycoon": Pool(one_thread), "foreman": Pool(one_thread)}
    match = gusher.new("giganten", seed="x")
    view = match.view(match.seat)
    loading = deciding._expected["tycoon", "giganten"] = asyncio.get_running_loop().create_future()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "choose", lambda level, *_: str(view["legal"][0]))
        patch.setattr(thinkers, "MOST_WAIT_S", 0.01)
        patch.setattr(thinkers, "is_ready", lambda game, level: False)
        assert not (await deciding.choose("a", "t", "tycoon", view, "s", 0.1)).hurried  # it plays interpreted
        patch.setattr(thinkers, "is_ready", lambda game, level: True)
        assert (await deciding.choose("a", "t", "tycoon", view, "s", 0.1)).hurried
        loading.set_result(None)
        assert not (await deciding.choose("a", "t", "tycoon", view, "s", 0.1)).hurried
    deciding.close()


@live()
async def test_the_table_says_that_its_bots_are_hurried(house: House) -> None:
    hurried = True

    async def choose(address: str, table: str, level: str, view: dict[str, Any], seed: str, seconds: float) -> Choice:
        return Choice(view["legal"][0], hurried)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.tables.thinkers, "choose", choose)
        client = await house.join(await house.table([BOT] * 4, pace_ms=20), None)
        await client.until(lambda: client.last["table"]["table"]["hurried"])
        hurried = False
        await client.until(lambda: not client.last["table"]["table"]["hurried"])


@live(pace_ms=600_000)
async def test_hints_are_asked_for_by_table_and_address(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    actor = next(client for client in clients if client.legal)
    asked: list[tuple[str, str]] = []

    async def hint(address: str, table: str, game: str, view: dict[str, Any]) -> list[Any]:
        asked.append((address, table))
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.tables.thinkers, "hint", hint)
        assert (await actor.ask("hint", rev=actor.rev))["type"] == "hint"
    assert asked == [("127.0.0.1", table["table"])]
