"""The server may die at any moment; what it has acknowledged stays."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets

from gusher.server import events
from gusher.server.store import Append, Conflict, Store, Together

from .harness import BOT, HUMAN, WAIT_S, Client, House
from .harness import house as open_house
from .processes import Process

Made = dict[str, Any]  # what the server answers to a new table


def kept_ids(database: str) -> set[str]:
    """The ids of all moves in the database."""
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        bodies = list(connection.execute(sa.text("select body from events")).scalars())
    engine.dispose()
    return {event.id for event in map(events.loads, bodies) if event.id}


async def storm(
    process: Process,
    tables: list[Made],
    rng: random.Random,
    acked: set[str],
    moves: int,
    seen: dict[tuple[str, int], Client],
) -> None:
    """Play at all tables until so many moves were acknowledged and the server is killed, in the middle of others.
    `seen` are the connections before: whatever they were shown must still be so."""
    enough, goal = asyncio.Event(), len(acked) + moves

    async def seat(table: Made, number: int) -> None:
        with contextlib.suppress(ConnectionError, OSError, TimeoutError, websockets.WebSocketException):
            token = table["seats"][number]["token"]
            client = await Client.open(process.port, table["table"], token)
            if not {"view", "log"} <= client.last.keys():
                return
            if (before := seen.get((table["table"], number))) is not None:
                assert_goes_on(before, client)
            seen[table["table"], number] = client
            while "view" in client.last and not client.view["over"]:
                await client.until(lambda: len(client.legal) > 1 or client.gone or client.view["over"])
                if client.gone or client.view["over"]:
                    break
                name = f"{table['table']}-{number}-{rng.getrandbits(64)}"
                answer = await client.play(rng.choice(client.legal), id=name)
                if answer["type"] == "ack":
                    acked.add(name)
                    if len(acked) >= goal:
                        enough.set()
            await client.close()

    playing = [asyncio.create_task(seat(table, number)) for table in tables for number in range(2)]
    while not enough.is_set() and not all(task.done() for task in playing):
        await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0, 0.02))
    process.kill()
    await asyncio.gather(*playing)


def assert_goes_on(before: Client, after: Client) -> None:
    """All that was shown before the server died is there again."""
    assert after.rev >= before.rev
    assert after.log[: len(before.log)] == before.log or after.view["over"]  # at the end everything is open
    if after.rev == before.rev:
        assert after.last["view"] == before.last["view"]


@pytest.mark.slow
def test_killed_a_hundred_times_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    """And after every restart every player is shown the position that was there.  (How long that takes:
    bench/server.py.)"""
    database = f"sqlite:///{tmp_path}/kill.db"
    rng, acked = random.Random(1), set[str]()

    async def main() -> None:
        process = Process(database)
        tables: list[Made] = []
        seen: dict[tuple[str, int], Client] = {}
        for number in range(100):
            await process.start()
            if number % 10 == 0:
                house = House(None, process.port)
                tables = [await house.table([HUMAN, HUMAN, BOT, BOT]) for _ in range(2)]
                await house.http.aclose()
            await storm(process, tables, rng, acked, rng.randrange(1, 9), seen)
        await process.stop()
        assert acked <= kept_ids(database)  # nothing is ever removed, so that once is enough
        assert len(acked) >= 300
        assert len(seen) == 40

    asyncio.run(main())


def test_killed_once_the_exact_position_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        process = Process(f"sqlite:///{tmp_path}/kill.db")
        await process.start()
        house = House(None, process.port)
        table = await house.table([HUMAN] * 4, pace_ms=10_000)
        clients = [await house.join(table, seat) for seat in range(4)]
        actor = next(client for client in clients if client.legal)
        ack = await actor.play(actor.legal[0], id="first")
        for client in clients:
            await client.see(lambda seen: seen.rev == ack["rev"] and len(seen.log) == seen.view["at"])
        seen, logs = [client.last["view"] for client in clients], [client.log for client in clients]
        process.kill()
        await process.start()
        back = [await house.join(table, seat) for seat in range(4)]
        assert [client.last["view"] for client in back] == seen
        assert [client.log for client in back] == logs
        again = await back[actor.view["seat"]].play("anything", id="first")
        assert (again["type"], again["again"], again["rev"]) == ("ack", True, ack["rev"])
        await house.http.aclose()
        await process.stop()

    asyncio.run(main())


def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody has to come back for that."""
    database = f"sqlite:///{tmp_path}/a.db"

    async def main() -> None:
        async with open_house(database, pace_ms=30) as served:
            table = await served.table([BOT] * 4, pace_ms=30)
            await asyncio.sleep(0.2)
        store = Store(database)
        with store.engine.begin() as connection:  # as if a day had passed
            connection.execute(sa.text("update tables set due_ms = 1"))
        async with open_house(database, pace_ms=30) as served:
            async with asyncio.timeout(WAIT_S):
                while table["table"] not in served.tables.open:
                    await asyncio.sleep(0.01)
                state = served.tables.open[table["table"]].state
                before = state.n
                while state.n == before:
                    await asyncio.sleep(0.01)
        store.engine.dispose()

    asyncio.run(main())


def test_an_event_number_is_written_once(tmp_path: Path) -> None:
    """Two writers, one number: one of them is told, and others in the same batch are kept."""

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", pace_ms=60_000) as served:
            tables = [(await served.table([HUMAN] * 4))["table"] for _ in range(3)]
            store = served.tables.store
            said = events.dumps(events.Chat(when=0, seat=0, id=None, text="x"))
            results = await asyncio.gather(
                *(store.write(Append(table, 1, said, False, None)) for table in (tables[0], *tables)),
                return_exceptions=True,
            )
            assert [type(result) for result in results].count(Conflict) == 1
            assert [len(await store.events_from(table, 1)) for table in tables] == [1, 1, 1]

    asyncio.run(main())


def test_a_move_that_cannot_be_kept_is_not_seen(tmp_path: Path) -> None:
    """The store fails: no acknowledgement, and everybody still sees the position before."""

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", pace_ms=60_000) as served:
            table = await served.table([HUMAN] * 4)
            clients = [await served.join(table, seat) for seat in range(4)]
            actor = next(client for client in clients if client.legal)
            before, store = actor.last["view"]["view"], served.tables.store

            async def fail(work: object) -> None:
                raise OSError("no space left")

            store.write = fail  # type: ignore[method-assign]
            with pytest.raises(ConnectionError):
                await actor.play(actor.legal[0])
            del store.write
            assert served.tables.open[table["table"]].state.match.at == before["at"]
            back = await served.join(table, before["seat"])
            assert back.view == before
            assert (await back.play(back.legal[0]))["type"] == "ack"

    asyncio.run(main())


def test_whoever_waits_for_a_table_that_is_lost_comes_back_to_what_is_stored(tmp_path: Path) -> None:
    """The database fails under a move and cannot be read, either, while somebody is coming in."""

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", pace_ms=60_000) as served:
            made = await served.table([HUMAN] * 4)
            clients = [await served.join(made, seat) for seat in range(4)]
            actor = next(client for client in clients if client.legal)
            before, tables = actor.view, served.tables
            fails = asyncio.Event()

            async def fail(_: object) -> None:
                await fails.wait()
                raise OSError("the disk is gone")

            patch = pytest.MonkeyPatch()
            patch.setattr(tables.store, "write", fail)
            patch.setattr(tables, "read", fail)
            move = asyncio.create_task(actor.play(actor.legal[0]))
            lock = tables.open[made["table"]].lock
            while not lock.locked():
                await asyncio.sleep(0)
            coming = asyncio.create_task(served.join(made, before["seat"]))
            while not lock._waiters:
                await asyncio.sleep(0)
            fails.set()
            with pytest.raises(ConnectionError):
                await move
            late = await coming
            assert "view" not in late.last  # what was not stored is not seen
            assert late.gone
            patch.undo()
            back = await served.join(made, before["seat"])
            assert back.view == before
            assert (await back.play(back.legal[0]))["type"] == "ack"

    asyncio.run(main())


def test_the_health_page_answers(tmp_path: Path) -> None:
    async def main() -> httpx.Response:
        async with open_house(f"sqlite:///{tmp_path}/a.db") as served:
            return await served.http.get("/healthz")

    assert asyncio.run(main()).text == "ok"


def test_a_write_that_was_called_off_does_not_stop_the_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", pace_ms=60_000) as served:
            table, store = (await served.table([HUMAN] * 4))["table"], served.tables.store
            said = events.dumps(events.Chat(when=0, seat=0, id=None, text="x"))
            tasks = [asyncio.create_task(store.write(Append(table, n, said, False, None))) for n in range(1, 40)]
            await asyncio.sleep(0)
            for task in tasks[10:30]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert results[:10] == [None] * 10
            assert results[30:] == [None] * 9

    asyncio.run(main())


def test_questions_that_wait_are_asked_together_and_fail_together() -> None:
    """Whoever is gone meanwhile takes nobody's answer away, and nothing more is asked at once than may be."""
    asked: list[int] = []

    def doubled(questions: Sequence[int]) -> dict[int, int]:
        asked.append(len(questions))
        if -1 in questions:
            raise OSError
        return {number: 2 * number for number in questions if number % 7}

    async def main() -> None:
        with ThreadPoolExecutor(2) as executor:
            together = Together(executor, doubled)
            tasks = [asyncio.create_task(together.ask(number)) for number in range(1_200)]
            await asyncio.sleep(0)
            for task in tasks[100:200]:
                task.cancel()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert answers[:100] == [2 * n if n % 7 else None for n in range(100)]
            assert answers[200:] == [2 * n if n % 7 else None for n in range(200, 1_200)]
            assert sum(asked) == 1_200
            assert asked == [500, 500, 200]
            failed = await asyncio.gather(together.ask(1), together.ask(-1), return_exceptions=True)
            assert [type(fault) for fault in failed] == [OSError, OSError]
            assert await together.ask(1) == 2

    asyncio.run(main())
