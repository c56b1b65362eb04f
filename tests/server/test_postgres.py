"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from gusher.server import events
from gusher.server.store import engine_url

from .chaos import Chaos
from .harness import BOT, HUMAN, WAIT_S, House, play_out
from .harness import house as open_house
from .postgres import Postgres, postgres, programs
from .processes import Process

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL, and none can be installed")
    with postgres(found) as made:
        yield made


@pytest.fixture
def database(server: Postgres) -> str:
    return server.url


def kept(database: str, table: str) -> list[int]:
    engine = sa.create_engine(engine_url(database))
    with engine.connect() as connection:
        rows = list(connection.execute(sa.text("select n from events where table_id = :t order by n"), {"t": table}))
    engine.dispose()
    return [row[0] for row in rows]


async def moves_on(database: str, table: str) -> None:
    """Wait until something more has been stored."""
    stored = len(kept(database, table))
    async with asyncio.timeout(WAIT_S):
        while len(kept(database, table)) == stored:
            await asyncio.sleep(0.05)


def test_two_processes_share_a_table(database: str) -> None:
    """Players connected to different processes play one game to the end, and see each other."""

    async def main() -> None:
        first, second = Process(database), Process(database)
        await asyncio.gather(first.start(), second.start())
        one, two = House(None, first.port), House(None, second.port)
        try:
            table = await one.table([HUMAN, HUMAN, BOT, BOT])
            red, grey = await one.join(table, 0), await two.join(table, 1)
            await red.until(lambda: red.last["table"]["table"]["seats"][1]["present"])
            await grey.until(lambda: grey.last["table"]["table"]["seats"][0]["present"])
            await grey.ask("chat", text="over there?")
            await red.until(lambda: red.last["chat"]["lines"])
            await play_out([red, grey], random.Random(1))
            await grey.until(lambda: "over" in grey.last)
            await red.until(lambda: "over" in red.last)
            assert red.last["over"] == grey.last["over"]
            assert red.log == grey.log
            assert kept(database, table["table"]) == list(range(len(kept(database, table["table"]))))
        finally:
            await one.http.aclose()
            await two.http.aclose()
            await first.stop()
            await second.stop()

    asyncio.run(main())


def test_when_a_process_dies_another_goes_on(database: str) -> None:
    """Its players reconnect elsewhere, and its bots play on."""

    async def main() -> None:
        first, second = Process(database), Process(database)
        await asyncio.gather(first.start(), second.start())
        one, two = House(None, first.port), House(None, second.port)
        try:
            table = await one.table([HUMAN, BOT, BOT, BOT])
            red = await one.join(table, 0)
            await play_out([red], random.Random(2), most=3)
            await red.until(lambda: len(red.legal) > 1)
            seen = red.last["view"]
            first.kill()
            back = await two.join(table, 0)
            assert back.last["view"] == seen
            await play_out([back], random.Random(3), most=10)
        finally:
            await one.http.aclose()
            await two.http.aclose()
            await first.stop()
            await second.stop()

    asyncio.run(main())


def test_both_act_at_once_and_one_move_counts(database: str) -> None:
    """Two processes, the same position, two answers of the same seat: one is acknowledged, one is stale."""

    async def main() -> None:
        async with open_house(database, pace_ms=60_000) as one, open_house(database, pace_ms=60_000) as two:
            for _ in range(5):
                table = await one.table([HUMAN] * 4)  # nine entries, and somebody is to act
                here = [await one.join(table, seat) for seat in range(4)]
                there = [await two.join(table, seat) for seat in range(4)]
                seat = here[0].view["to_act"]
                legal = here[seat].legal
                answers = await asyncio.gather(here[seat].play(legal[0]), there[seat].play(legal[1]))
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                refused = next(answer for answer in answers if answer["type"] == "refused")
                assert refused["key"] == "error-stale"
                for client in (here[0], there[0]):
                    await client.see(lambda seen: len(seen.log) == seen.view["at"] > 9)
                assert here[0].log == there[0].log
                stored = map(events.loads, await one.tables.store.events_from(table["table"], 0))
                assert sum(isinstance(event, events.Play) for event in stored) == 2

    asyncio.run(main())


def test_a_rotated_token_is_closed_in_every_process(database: str) -> None:
    async def main() -> None:
        async with open_house(database) as one, open_house(database) as two:
            table = await one.table([HUMAN] * 4)
            red, elsewhere = await one.join(table, 0), await two.join(table, 0)
            await red.ask("rotate")
            await elsewhere.until(lambda: elsewhere.gone)
            assert elsewhere.link.close_code == 4401

    asyncio.run(main())


def test_a_webhook_set_at_one_process_is_called_by_another(database: str) -> None:
    """Both have read the table's webhooks before: the news has to reach the process that plays the move."""

    async def main() -> None:
        called: list[str] = []

        async def call(url: str, body: dict[str, object]) -> bool:
            called.append(url)
            return True

        async with open_house(database, pace_ms=600_000) as one, open_house(database, pace_ms=600_000) as two:
            one.tables.webhooks.call = call  # type: ignore[method-assign]
            table = await one.table([HUMAN] * 4)
            here = [await one.join(table, seat) for seat in range(4)]
            there = [await two.join(table, seat) for seat in range(4)]

            async def play() -> int:
                """The seat to act plays at the first process; who is next."""
                actor = next(client for client in here if client.legal)
                await actor.play(actor.legal[0])
                return int(actor.view["to_act"])

            open_table = one.tables.open[table["table"]]
            await play()
            async with asyncio.timeout(WAIT_S):
                while open_table.webhooks is None:
                    await asyncio.sleep(0.01)
            for number, client in enumerate(there):
                assert (await client.ask("webhook", url=f"https://example.org/{number}"))["type"] == "ack"
            async with asyncio.timeout(WAIT_S):
                while open_table.webhooks is not None:
                    await asyncio.sleep(0.01)
            seat = await play()
            async with asyncio.timeout(WAIT_S):
                while not called:
                    await asyncio.sleep(0.01)
            assert called == [f"https://example.org/{seat}"]

    asyncio.run(main())


def test_bots_play_on_after_an_outage_of_the_database(server: Postgres) -> None:
    """Nobody watches, so nothing but the housekeeping brings the table back."""

    async def main() -> None:
        async with open_house(server.url, pace_ms=50) as served:
            table = await served.table([BOT] * 4)
            server.stop()
            try:
                async with asyncio.timeout(WAIT_S):
                    while table["table"] in served.tables.open:  # until a move could not be stored
                        await asyncio.sleep(0.01)
                answer = await served.http.get("/readyz")
                assert (answer.status_code, answer.json()["database"]) == (503, False)
            finally:
                server.start()
            await moves_on(server.url, table["table"])
            assert (await served.http.get("/readyz")).status_code == 200

    asyncio.run(main())


def test_a_killed_process_loses_its_tables_and_its_guests(database: str) -> None:
    """Nobody asks for the table of bots: the other process takes it over by itself."""

    async def main() -> None:
        first, second = Process(database), Process(database)
        await asyncio.gather(first.start(), second.start())
        one, two = House(None, first.port), House(None, second.port)
        try:
            bots = await one.table([BOT] * 4, pace_ms=300)
            people = await one.table([HUMAN] * 4)
            await one.join(people, 1)
            red = await two.join(people, 0)
            await red.until(lambda: red.last["table"]["table"]["seats"][1]["present"])
            first.kill()
            await red.until(lambda: not red.last["table"]["table"]["seats"][1]["present"])
            await moves_on(database, bots["table"])
        finally:
            await one.http.aclose()
            await two.http.aclose()
            await first.stop()
            await second.stop()

    asyncio.run(main())


def test_a_process_that_stops_hands_its_tables_over_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lease would last for an hour."""
    monkeypatch.setattr("gusher.server.tables.LEASE_S", 3_600.0)

    async def main() -> None:
        async with open_house(database, pace_ms=50) as two:
            async with open_house(database, pace_ms=50) as one:
                table = await one.table([BOT] * 4)
                watching = await one.join(table, None)
                one.stop()
                await watching.until(lambda: watching.gone)
                assert watching.link.close_code == 1012  # on which pages come back at once
            await moves_on(database, table["table"])
            assert two.tables.open[table["table"]].is_waiting

    asyncio.run(main())


def test_while_the_owner_lives_nobody_else_acts_however_late_it_is(database: str) -> None:
    async def main() -> None:
        async with open_house(database, pace_ms=600_000) as one, open_house(database, pace_ms=600_000) as two:
            table = await one.table([BOT] * 4)
            await two.join(table, None)
            change = sa.text("update tables set due_ms = 1 where id = :id")
            with one.tables.store.engine.begin() as connection:
                connection.execute(change, {"id": table["table"]})
            for only in (None, table["table"]):
                await two.tables.wake(only)
                assert not two.tables.open[table["table"]].is_waiting
            await one.tables.wake()
            assert one.tables.open[table["table"]].is_waiting
            await one.tables.store.resign()
            await two.tables.wake()
            assert two.tables.open[table["table"]].is_waiting
            async with asyncio.timeout(WAIT_S):
                while one.tables.open[table["table"]].is_waiting:  # until it hears of it
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_a_rolling_upgrade_loses_no_move_and_no_table(server: Postgres) -> None:
    """One server after the other is stopped and started anew, while people play on at the other one."""

    async def main() -> None:
        servers = [Process(server.url), Process(server.url)]
        line_ups = ([HUMAN] * 4, [HUMAN, HUMAN, BOT, BOT])
        chaos = Chaos(server, servers, random.Random(4), line_ups)
        houses = [House(None, process.port) for process in servers]
        try:
            await asyncio.gather(*(process.start() for process in servers))
            chaos.playing = [asyncio.create_task(chaos.people()) for _ in range(4)]
            for process, house in zip(servers, houses, strict=True):
                await chaos.a_few_moves(20)
                watching = await house.join(chaos.tables[0], None)
                await asyncio.to_thread(process.kill, signal.SIGTERM)
                await watching.see(lambda seen: seen.gone)
                assert watching.link.close_code == 1012
                await chaos.a_few_moves(20)
                await process.start()
            await chaos.settle()
        finally:
            for process, house in zip(servers, houses, strict=True):
                await house.http.aclose()
                await process.stop()

    asyncio.run(main())


def test_what_one_version_cannot_play_is_left_to_another(database: str) -> None:
    """As in a rolling upgrade, where the older servers do not know the newer rules."""

    async def main() -> None:
        async with open_house(database, pace_ms=600_000) as old, open_house(database, pace_ms=600_000) as new:
            table = (await old.table([BOT] * 4))["table"]
            old.tables.open.pop(table).schedule(None)
            with old.tables.store.engine.begin() as connection:
                connection.execute(sa.text("update tables set due_ms = 1, owner = null where id = :id"), {"id": table})

            async def unknown(table: str) -> None:
                raise RuntimeError("rules of the future")

            old.tables.read = unknown  # type: ignore[method-assign, assignment]
            await old.tables.wake()
            assert table not in old.tables.open
            await old.tables.wake()  # it leaves the table alone for a while
            await new.tables.wake()
            assert new.tables.open[table].is_waiting

    asyncio.run(main())
