"""Nothing stops the housekeeping: one table's fault costs that table a pause, a database outage costs nothing else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

import gusher.server.tables as tables_module
from gusher.server.tables import steady_clock
from gusher.server.thinkers import Choice

from .harness import BOT, WAIT_S, House, live


async def until(true: Any) -> None:
    async with asyncio.timeout(WAIT_S):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "BEAT_S", 0.02)
    monkeypatch.setattr(tables_module, "PING_EVERY_S", 0.0)


def forget(house: House, *tables: dict[str, Any]) -> None:
    """As after a restart: the tables are in the store alone, and it is past the time to act at them."""
    for table in tables:
        open_table = house.tables.open.pop(table["table"])
        open_table.schedule(None)
    with house.tables.store.engine.begin() as connection:
        connection.execute(sa.text("update tables set due_ms = 1"))


@live(pace_ms=600_000)
async def test_a_table_of_older_rules_stalls_alone(house: House) -> None:
    old, good = await house.table([BOT] * 4), await house.table([BOT] * 4)
    forget(house, old, good)
    with house.tables.store.engine.begin() as connection:
        change = sa.text("update tables set setup = replace(setup, :now, :before) where id = :id")
        connection.execute(change, {"now": '"rules":', "before": '"rules":9', "id": old["table"]})
    await until(lambda: good["table"] in house.tables.open and old["table"] in house.tables._stalls)
    assert old["table"] not in house.tables.open
    await until(lambda: house.tables._stalls[old["table"]].tries > 2)  # tried again, and the house still stands
    assert (await house.http.get("/readyz")).status_code == 200


@live(pace_ms=600_000)
async def test_an_outage_of_the_database_is_survived_and_told(house: House) -> None:
    table = await house.table([BOT] * 4)
    forget(house, table)
    outage = 0

    async def broken(*given: object) -> AsyncIterator[str]:
        nonlocal outage
        outage += 1
        raise sqlite3.OperationalError("gone")
        yield ""

    async def unreachable() -> None:
        raise sqlite3.OperationalError("gone")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.tables.store, "take_over", broken)
        patch.setattr(house.tables.store, "ping", unreachable)
        await until(lambda: outage > 3)
        answer = await house.http.get("/readyz")
        assert (answer.status_code, answer.json()["ok"], answer.json()["database"]) == (503, False, False)
        assert (await house.http.get("/livez")).status_code == 200  # a restart would not help
    await until(lambda: table["table"] in house.tables.open)
    answer = await house.http.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (200, True)


@live()
async def test_a_fault_at_one_table_stops_neither_it_for_good_nor_another(house: House) -> None:
    faults, choose = 0, house.tables.thinkers.choose

    async def failing(*given: Any) -> Choice:
        nonlocal faults
        if faults < 2:
            faults += 1
            raise RuntimeError("a bug")
        return await choose(*given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.tables.thinkers, "choose", failing)
        patch.setattr(tables_module, "PATIENCE_MS", -3_600_000)  # overdue at once
        table = await house.table([BOT] * 4)
        watching = await house.join(table, None)
        await watching.until(lambda: "over" in watching.last)
    assert faults == 2


@live(pace_ms=0)
async def test_who_joins_a_stalled_table_wakes_it(house: House) -> None:
    async def failing(*given: Any) -> Choice:
        raise RuntimeError("a bug")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.tables.thinkers, "choose", failing)
        table = await house.table([BOT] * 4)
        await until(lambda: table["table"] in house.tables._stalls)
    state = house.tables.open[table["table"]].state
    house.tables._stalls[table["table"]] = tables_module.Stall(9, time.monotonic() + 3600)
    state.turn_since -= 3_600_000
    watching = await house.join(table, None)
    await watching.until(lambda: "over" in watching.last)


@live()
async def test_a_table_from_a_clock_that_was_ahead_goes_on_when_somebody_comes(house: House) -> None:
    table = await house.table([BOT] * 4, pace_ms=10_000)
    open_table = house.tables.open[table["table"]]
    open_table.schedule(None)
    open_table.state.turn_since += 10**10
    await house.join(table, None)
    await until(lambda: open_table.is_waiting)
    assert open_table.state.turn_since <= house.tables.now()


@live()
async def test_bot_processes_that_keep_dying_are_reported_until_one_works_again(house: House) -> None:
    pool = house.tables.thinkers._pool("trainee")
    with pytest.raises(BrokenExecutor):
        await pool.submit("address", "table", partial(os._exit, 1))
    answer = await house.http.get("/readyz")
    assert (answer.status_code, answer.json()["broken_bots"]) == (503, ["trainee"])
    await pool.submit("address", "table", os.getpid)
    assert (await house.http.get("/readyz")).status_code == 200


@live()
async def test_a_housekeeping_that_hangs_is_not_ready(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables_module, "READY_BEAT_S", -1.0)
        assert (await house.http.get("/readyz")).status_code == 503
        assert (await house.http.get("/livez")).status_code == 200
        patch.setattr(tables_module, "LIVE_BEAT_S", -1.0)
        assert (await house.http.get("/livez")).status_code == 503


@live()
async def test_a_table_that_always_fails_is_tried_ever_less_often_but_for_ever(house: House) -> None:
    for _ in range(2_000):
        house.tables.stall("x", RuntimeError())
    assert house.tables._stalls["x"].until - time.monotonic() <= tables_module.LONGEST_STALL_S


def test_the_servers_clock_does_not_follow_jumps_of_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_clock()
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= now() - before < 60_000


@live()
async def test_the_housekeeping_ends_even_if_it_is_needed_at_that_moment(house: House) -> None:
    """As when all servers are stopped at once: each hears that another has resigned."""
    for turns in range(6):
        work = asyncio.create_task(house.tables.keep_house())
        await asyncio.sleep(0.2)  # until it waits for its next beat
        house.tables._is_needed.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        work.cancel()
        await asyncio.wait([work], timeout=WAIT_S)
        assert work.cancelled(), turns
