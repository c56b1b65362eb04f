"""No visitor can freeze the others: processor time, silent sockets, pings, shared logs."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.server import events, messages
from gusher.server import protocol as p
from gusher.server.limits import FREE, Budget, Gate, Limits, TooMuch, household, metered
from gusher.server.settings import Settings
from gusher.server.sockets import Doorkeeper
from gusher.server.table_state import TableState

from .harness import HUMAN, WAIT_S, Client, House, live, play_out, settled
from .harness import house as open_house

# -- processor time -------------------------------------------------------------------------------------


def spin(seconds: float) -> None:
    """Use so much processor time, however long that takes."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_a_request_pays_for_its_own_steps_only() -> None:
    async def neighbour(gone: asyncio.Event) -> None:
        spin(0.4)
        gone.set()

    async def request() -> str:
        spin(0.05)
        gone = asyncio.Event()
        other = asyncio.create_task(neighbour(gone))
        await gone.wait()
        await other
        spin(0.05)
        return "done"

    async def main() -> float:
        budget = Budget(rate=1e-9, burst=10)
        assert await metered(request(), budget) == "done"
        return 10 - budget.left()

    assert 0.1 <= asyncio.run(main()) < 0.4


def test_a_metered_request_can_be_called_off_and_can_fail() -> None:
    async def main() -> None:
        async def for_ever() -> None:
            await asyncio.Event().wait()

        async def failing() -> None:
            await asyncio.sleep(0)
            raise ZeroDivisionError

        budget = Budget(1, 1)

        async def wait() -> None:
            await metered(for_ever(), budget)

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(ZeroDivisionError):
            await metered(failing(), budget)

    asyncio.run(main())


def test_a_debt_has_to_be_waited_out() -> None:
    budget = Budget(rate=0.001, burst=1)
    budget.check()
    budget.charge(3)
    with pytest.raises(TooMuch) as refused:
        budget.check()
    assert refused.value.wait == pytest.approx(2000, rel=0.1)


def test_a_household_is_one_address_or_one_ipv6_network() -> None:
    assert household("203.0.113.7") == household("::ffff:203.0.113.7") == "203.0.113.7"
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("unix socket") == "unix socket"


@live(limits=replace(FREE, work_per_second=0.5, work_burst=1))
async def test_an_address_in_debt_is_refused_pages_and_served_later_at_tables(house: House) -> None:
    client = await house.join(await house.table([HUMAN] * 4), 0)
    budget = house.tables.gate.work("127.0.0.1")
    budget.charge(budget.left() + 0.4)
    answer = await house.http.get("/api/games")
    assert (answer.status_code, answer.json()["key"]) == (429, "server-too-fast")
    assert int(answer.headers["retry-after"]) >= 1
    asked = time.monotonic()
    budget.charge(budget.left() + 0.4)
    assert (await client.ask("ping"))["type"] == "pong"
    assert time.monotonic() - asked > 0.7, "0.4 s of work at 0.5 a second"


@live()
async def test_work_beside_the_event_loop_is_paid_for(house: House) -> None:
    budget = house.tables.gate.work("somebody")
    before = budget.left()
    budget._rate = 1e-9
    await house.tables.aside.run("somebody", "", partial(spin, 0.05))
    assert before - budget.left() >= 0.05


@pytest.mark.parametrize(("trusted", "address"), [(None, "127.0.0.1"), ("127.0.0.1", "2001:db8::/64")])
def test_proxy_headers_count_only_from_a_trusted_proxy(tmp_path: Path, trusted: str | None, address: str) -> None:
    async def main() -> None:
        limits = replace(FREE, requests_per_second=1e-9, requests_burst=10)
        async with open_house(f"sqlite:///{tmp_path}/a.db", trust_proxy=trusted, limits=limits) as served:
            await served.http.get("/api/games", headers={"X-Forwarded-For": "2001:db8::7"})
            requests = served.tables.gate.requests
            assert [who for who in ("127.0.0.1", "2001:db8::/64") if requests(who).left() < 10] == [address]

    asyncio.run(main())


@pytest.mark.parametrize(
    "trusted", ["*", "proxy.example", "10.0.0.0/33", "10.0.0.1/24", "0.0.0.0/0", "::/0", "", "127.0.0.1,"]
)
def test_what_is_no_proxy_or_everybody_is_not_trusted(trusted: str) -> None:
    with pytest.raises(SetupError, match="such as 127"):
        Settings("sqlite://", trust_proxy=trusted)


def test_several_proxies_and_networks_can_be_trusted() -> None:
    Settings("sqlite://", trust_proxy="127.0.0.1, 10.0.0.0/24,fd00::/8")


def test_addresses_are_forgotten_and_connections_counted() -> None:
    gate = Gate(Limits(connections_per_address=1))
    first, second = gate.work("0"), gate.work("1")
    for number in range(1, 10_001):
        gate.work(str(number))
    assert gate.work("1") is second
    assert gate.work("0") is not first
    with gate.connection("a"), pytest.raises(TooMuch), gate.connection("a"):
        pass
    assert not gate.connections


# -- rendered logs --------------------------------------------------------------------------------------


def played(decisions: int, names: tuple[str, ...] = ()) -> TableState:
    game = registry.get("giganten")
    setup = events.Setup(
        game=game.name,
        players=4,
        options=game.ruleset(players=4).options,
        edition=game.editions.default,
        seats=[p.SeatPlan("human")] * 4,
        clock=p.Clock(),
        pace_ms=0,
        rules=game.rules_version,
    )
    state = TableState(setup, "seed", "hash", 0)
    state.play(None, None, "chance", 0, None)
    play_on(state, decisions, Random(1))
    return state


def play_on(state: TableState, decisions: int, rng: Random) -> None:
    for _ in range(decisions):
        if (seat := state.match.seat) is None:
            return
        state.play(seat, rng.choice(state.match.legal()).text, "human", 0, None)


def test_shared_logs_are_what_each_seat_may_read_at_any_time() -> None:
    """After moves, names, moves taken back, and the end."""
    state, logs, rng = played(20), messages.Logs(), Random(2)

    def check(start: int) -> None:
        for seat in (None, 0, 3):
            for language in ("en", "de"):
                shared = msgspec.json.decode(msgspec.json.encode(logs.entries(state, seat, start, language)))
                fresh = msgspec.json.decode(msgspec.json.encode(messages.log_entries(state, seat, start, language)))
                assert shared == fresh

    check(0)
    for step in range(12):
        play_on(state, 3, rng)
        check(rng.randrange(state.match.at))
        if step % 4 == 1:
            to = state.match.last_decision(0)
            assert to is not None
            state.apply(events.Undo(when=0, seat=0, id=None, to=to))
            play_on(state, 2, rng)
        if step % 4 == 2:
            state.apply(events.Rename(when=0, seat=1, id=None, name=f"Ottilie {step}"))
        check(0)
    play_on(state, 10_000, rng)
    assert state.match.over
    check(0)
    other = played(30)
    assert msgspec.json.encode(logs.entries(other, None, 0, "en")) == msgspec.json.encode(
        messages.log_entries(other, None, 0, "en")
    )


@live(pace_ms=600_000)
async def test_a_log_is_rendered_once_for_each_language_however_many_watch(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    state = house.tables.open[table["table"]].state
    rendered = 0
    original = messages.log_entries

    def counting(*args: Any) -> list[p.LogEntry]:
        nonlocal rendered
        found = original(*args)
        rendered += len(found)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(messages, "log_entries", counting)
        watchers = [await house.join(table, None, lang="en") for _ in range(10)]
        for lang in ("de", "fr", "de", "en"):
            for watcher in watchers:
                del watcher.log[:]
                await watcher.send({"type": "lang", "lang": lang})
            for watcher in watchers:
                await watcher.ask("ping")
                assert len(watcher.log) == state.match.at
    assert rendered <= 3 * state.match.at


def test_a_long_log_is_rendered_a_little_at_a_time() -> None:
    state = played(150)

    async def main() -> int:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(others())
        async with messages.Logs().prepared(state, None, 0, "it"):
            ticking.cancel()
        return turns

    assert asyncio.run(main()) >= state.match.at // messages.SOME


def test_kept_logs_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "KEPT_LOG_BYTES", 30_000)
    logs, states = messages.Logs(), [played(20) for _ in range(6)]
    for state in states:
        for language in ("en", "de", "fr", "it"):
            logs.entries(state, None, 0, language)
            assert logs._kept.bytes <= 30_000
    assert logs._kept.bytes > 5_000


# -- replays --------------------------------------------------------------------------------------------


@live(pace_ms=600_000)
async def test_a_table_does_not_wait_for_those_who_look_back(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    actor = next(client for client in clients if client.legal)
    may_end = threading.Event()
    busy = asyncio.create_task(house.tables.aside.run("somebody", "", may_end.wait))
    await actor.send({"type": "preview", "id": "p", "rev": actor.rev, "action": actor.legal[0]})
    other = next(client for client in clients if client is not actor)
    await other.send({"type": "replay", "id": "r", "start": 0, "stop": 3})
    again = await house.join(table, actor.view["seat"])
    try:
        assert (await again.play(again.legal[0]))["type"] == "ack"
        assert "replay" not in other.last
    finally:
        may_end.set()
    await busy
    await other.until(lambda: "replay" in other.last)
    await actor.until(lambda: "preview" in actor.last)


@live(pace_ms=600_000)
async def test_the_same_views_are_worked_out_once(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    one, two, own = [await house.join(table, seat) for seat in (None, None, 0)]
    with pytest.MonkeyPatch.context() as patch:
        counted: list[Any] = []
        original = messages.past_views

        def counting(*args: Any) -> list[msgspec.Raw]:
            counted.append(args)
            return original(*args)

        patch.setattr(messages, "past_views", counting)
        answers = [await client.ask("replay", start=0, stop=4) for client in (one, two, one)]
        assert answers[0]["views"] == answers[1]["views"] == answers[2]["views"] != []
        assert len(counted) == 1
        assert (await own.ask("replay", start=0, stop=4))["views"][0]["seat"] == 0
        assert len(counted) == 2


# -- sockets --------------------------------------------------------------------------------------------


async def raw(house: House, *sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for data in sent:
        writer.write(data)
        await writer.drain()
    return reader, writer


async def answer_to(house: House, *sent: bytes) -> bytes:
    """All that comes back until the server closes the connection."""
    reader, writer = await raw(house, *sent)
    try:
        return await asyncio.wait_for(reader.read(), WAIT_S)
    except ConnectionError:
        return b"reset"
    finally:
        writer.close()


GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"


@live(limits=replace(FREE, requests_per_second=0.001, requests_burst=2))
async def test_asking_whether_the_server_is_well_counts_as_well(house: House) -> None:
    answers = [(await house.http.get(path)).status_code for path in ("/readyz", "/livez", "/healthz", "/readyz")]
    assert answers == [200, 200, 429, 429]


@live(limits=replace(FREE, header_seconds=0.3, body_seconds=0.3))
async def test_silent_connections_are_cut(house: House) -> None:
    """Nothing said; headers begun; a second request begun; a body announced.  A connection that said hello stays."""
    joined = await house.join(await house.table([HUMAN] * 4), 0)
    assert await answer_to(house) in (b"", b"reset")
    assert await answer_to(house, GET[:20]) in (b"", b"reset")
    assert (await answer_to(house, GET, GET[:20])).count(b"HTTP/1.1 200") == 1
    assert (await answer_to(house, POST)).startswith(b"HTTP/1.1 408")
    assert (await answer_to(house, POST, b"{")).startswith(b"HTTP/1.1 408")
    assert (await joined.ask("ping"))["type"] == "pong"


@live(limits=replace(FREE, sockets_per_address=4))
async def test_sockets_of_one_address_are_limited_and_given_back(house: House) -> None:
    joined = await house.join(await house.table(), 0)  # with the HTTP client's: two sockets
    held = [await raw(house) for _ in range(2)]
    last = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    assert await answer_to(house, last) in (b"", b"reset")
    for _, writer in held:
        writer.close()
    await joined.close()
    async with asyncio.timeout(WAIT_S):  # until the server has noticed
        while not (await answer_to(house, last)).startswith(b"HTTP/1.1 200"):
            await asyncio.sleep(0.01)


def test_near_the_limit_on_open_files_nobody_else_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.server.sockets.raised_file_limit", lambda: 130)
    doorkeeper = Doorkeeper(Limits(spare_files=128), behind_proxy=False)
    for address in ("a", "b"):
        assert doorkeeper.admits(address)
        doorkeeper.opened(address)
    assert not doorkeeper.admits("c")
    doorkeeper.closed("a")
    assert doorkeeper.admits("c")


@live(limits=replace(FREE, messages_per_second=1, messages_burst=30))
async def test_pings_and_pieces_count(house: House) -> None:
    table = await house.table([HUMAN] * 4)

    async def flood(client: Client, pieces: int) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            await client.link.send(["x"] * pieces)
            while True:
                await client.link.ping()
                await asyncio.sleep(0)

    for pieces in (1, 100):
        client = await house.join(table, 0)
        await asyncio.wait_for(flood(client, pieces), WAIT_S)
    calm = await house.join(table, 0)
    await asyncio.wait_for(await calm.link.ping(), WAIT_S)


@live(pace_ms=600_000)
async def test_a_refused_move_does_not_read_the_table_again(house: House) -> None:
    """It would cost the server much more than whoever sends it."""
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    before = house.tables.open[table["table"]].state
    for client in clients:
        for action in ("drive A1", "sell 3", "dance"):
            assert (await client.play(action))["type"] == "refused"
    assert house.tables.open[table["table"]].state is before


# -- what is kept ---------------------------------------------------------------------------------------


@live(limits=replace(FREE, changes=3), pace_ms=600_000)
async def test_what_a_seat_changes_besides_its_moves_is_limited(house: House) -> None:
    """Otherwise one table could fill the disk, and take for ever to read."""
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    for name in ("Red", "Rouge"):  # and to sit down was a change, too
        assert (await clients[0].ask("name", name=name))["type"] == "ack"
    for kind, fields in (
        ("name", {"name": "Rot"}),
        ("chat", {"text": "Hello"}),
        ("seat", {"seat": 0, "bot": "random"}),
    ):
        assert (await clients[0].ask(kind, **fields))["key"] == "server-share-full"
    assert (await clients[1].ask("name", name="Yellow"))["type"] == "ack"
    for _ in range(8):
        actor = next(client for client in clients if client.legal)
        assert (await actor.play(actor.legal[0]))["type"] == "ack"
        await settled(clients)


@live(limits=replace(FREE, tables_per_hour=1e-9, tables_burst=3))
async def test_tokens_of_a_rematch_cost_as_much_as_a_table(house: House) -> None:
    client = await house.join(await house.table(), 0)
    await play_out([client], Random(1))
    answers = [await client.ask("rematch") for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["token", "token", "refused"]
    assert answers[2]["key"] == "server-too-many-tables"


@live()
async def test_the_whole_log_is_made_a_little_at_a_time_at_the_end(house: House) -> None:
    made: list[int] = []
    original = messages.log_entries

    def noting(*args: Any) -> list[p.LogEntry]:
        found = original(*args)
        made.append(len(found))
        return found

    table = await house.table()
    client = await house.join(table, 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(messages, "log_entries", noting)
        await play_out([client], Random(1))
        await client.until(lambda: "over" in client.last)
    assert len(client.log) == client.view["at"] > 4 * max(made)
    assert all(entry["action"] is not None for entry in client.log)
