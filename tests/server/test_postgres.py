"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from gusher.server import events
from gusher.server.store import engine_url

from .harness import BOT, HUMAN, WAIT_S, House, play_out
from .harness import house as open_house
from .postgres import Postgres, postgres, programs
from .test_crashes import Process

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
            stored = len(kept(server.url, table["table"]))
            async with asyncio.timeout(WAIT_S):
                while len(kept(server.url, table["table"])) == stored:
                    await asyncio.sleep(0.05)
            assert (await served.http.get("/readyz")).status_code == 200

    asyncio.run(main())
