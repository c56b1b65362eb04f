"""Tokens, hostile messages, limits and headers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

from gusher.server.errors import Refusal
from gusher.server.limits import FREE, Limits
from gusher.server.notify import Webhooks, check_url, is_public

from .harness import BOT, HUMAN, WAIT_S, Client, House, live, play_out
from .harness import house as open_house


@live()
async def test_a_token_opens_its_own_seat_and_nothing_else(house: House) -> None:
    one, two = await house.table([HUMAN] * 4), await house.table([HUMAN] * 4)
    token = one["seats"][2]["token"]
    client = await Client.open(house.port, one["table"], token)
    assert client.last["table"]["you"] == 2
    answers = []
    for table, key in ((two["table"], token), (one["table"], "x" * 32), ("nosuchtable", token)):
        client = await Client.open(house.port, table, key)
        assert client.link.close_code == 4404
        answers.append(client.raw)
    assert answers[0] == answers[1] == answers[2]
    pages = [
        await house.get(table, "replay", key)
        for table, key in ((two, token), (one, "x" * 32), ({"table": "nosuchtable"}, token))
    ]
    assert {(page.status_code, page.text) for page in pages} == {(404, pages[0].text)}


@live()
async def test_tokens_are_kept_hashed_and_long(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    tokens = [entry["token"] for entry in table["seats"]] + [table["spectator"]]
    assert all(len(token) >= 32 for token in tokens)  # 192 bits
    assert len(set(tokens)) == 5
    with house.tables.store.engine.connect() as connection:
        rows = [
            str(row)
            for name in ("tables", "events", "tokens", "webhooks")
            for row in connection.execute(sa.text(f"select * from {name}"))
        ]
    assert not any(token in row for token in tokens for row in rows)


@live()
async def test_a_rotated_token_opens_nothing_any_more(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    first, second = await house.join(table, 1), await house.join(table, 1)
    fresh = await first.ask("rotate")
    await second.until(lambda: second.gone)
    assert second.link.close_code == 4401
    old = await house.join(table, 1)
    assert old.link.close_code == 4404
    new = await Client.open(house.port, table["table"], fresh["token"])
    assert new.last["table"]["you"] == 1
    assert (await first.ask("ping"))["type"] == "pong"


def hostile(rng: random.Random, good: dict[str, object]) -> str | bytes:
    """A message that is wrong in some way."""
    kind = rng.randrange(9)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return json.dumps(good)[: rng.randrange(40)]
    if kind == 2:
        return "[" * rng.randrange(1, 8000)
    if kind == 3:
        return json.dumps({**good, "extra": 1})
    if kind == 4:
        wrong: Any = rng.choice([None, -1, 10**30, "", "ü" * 300, [], {}, 1.5])
        return json.dumps({**good, rng.choice(list(good)): wrong})
    if kind == 5:
        return json.dumps(
            {
                "type": rng.choice(["hello", "over", "view", "admin", "", "vote", "time", "seat"]),
                "id": "x",
                "seat": rng.randrange(-3, 20),
                "ask": 3,
                "agree": True,
            }
        )
    if kind == 6:
        return json.dumps(
            {
                **good,
                "action": rng.choice(
                    [
                        "drive Z99",
                        "bid -1",
                        "pay 99+99",
                        "'; drop table events",
                        "\x00",
                        "take",
                        "roll +2",
                        "deal 1+1",
                        "tile 4",
                        "bid " + "9" * 50,
                    ]
                ),
            }
        )
    if kind == 7:
        return json.dumps({**good, "rev": rng.choice([0, -5, 10**9, 2**70])})
    company = rng.choice(["hudson", "", 5])
    return json.dumps({"type": "orders", "id": "o", "orders": [{"company": company, "up_to": -1}]})


@live(pace_ms=600_000)
async def test_ten_thousand_hostile_messages_change_nothing(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    before = [client.last["view"] for client in clients]
    state = house.tables.open[table["table"]].state
    events, rng = state.n, random.Random(1)
    to_act = before[0]["view"]["to_act"]
    for number in range(10_000):
        client = clients[number % 4]
        good = {"type": "play", "id": f"h{number}", "rev": client.rev, "action": "sell 3"}
        if client.view["seat"] != to_act and number % 3 == 0:
            good["action"] = clients[to_act].legal[0]  # a fine action, out of turn
        await client.link.send(hostile(rng, good))
        if number % 400 < 4:  # nobody waits for more than a hundred answers
            await client.ask("ping")
    for client in clients:
        assert (await client.ask("ping"))["type"] == "pong"
        assert len(client.raw) > 2000
    assert state.n == events
    after = [await house.join(table, seat) for seat in range(4)]
    assert [client.last["view"] for client in after] == before


@live()
async def test_oversized_messages_and_bodies_are_refused(house: House) -> None:
    table = await house.table()
    client = await house.join(table, 0)
    await client.link.send("x" * 20_000)
    await client.until(lambda: client.gone)
    assert client.link.close_code == 1009
    deep = b'{"record":' + b'{"a":' * 15_000 + b"1" + b"}" * 15_001
    json_type = {"Content-Type": "application/json"}
    for path, content, status in (
        ("/api/tables", b"[" * 40_000, 413),
        ("/api/tables/import", b" " * 2_100_000, 413),
        ("/api/tables/import", deep, 400),
    ):
        assert (await house.http.post(path, content=content, headers=json_type)).status_code == status


@live()
async def test_messages_may_come_in_pieces_and_pings_in_between(house: House) -> None:
    client = await house.join(await house.table(), 0)
    ping = json.dumps({"type": "ping", "id": "in pieces"})
    client.answers["in pieces"] = asyncio.get_running_loop().create_future()
    await client.link.send([ping[:5], "", ping[5:9], ping[9:]])
    assert (await asyncio.wait_for(client.answers["in pieces"], WAIT_S))["type"] == "pong"
    await asyncio.wait_for(await client.link.ping(), WAIT_S)
    await client.link.send(["x" * 10_000, "x" * 10_000])
    await client.until(lambda: client.gone)
    assert client.link.close_code == 1009


async def fall_behind(house: House, table: dict[str, Any], slow: Client) -> None:
    """Ask for more and more without reading any of it, until the server has had enough."""
    slow.link.transport.pause_reading()
    connections = house.tables.open[table["table"]].connections
    there = len(connections)
    async with asyncio.timeout(WAIT_S):
        with contextlib.suppress(websockets.ConnectionClosed):
            while len(connections) == there:  # the system itself buffers a lot
                await slow.send({"type": "lang", "lang": "de"})
                await asyncio.sleep(0)


@live(limits=replace(FREE, waiting_bytes=50_000, unread_seconds=0.5))
async def test_a_client_that_does_not_read_is_cut_off_and_delays_nobody(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    deaf, other = await house.join(table, 0), await house.join(table, 1)
    await fall_behind(house, table, deaf)
    assert (await other.ask("ping"))["type"] == "pong"
    await other.until(lambda: not other.last["table"]["table"]["seats"][0]["present"])
    async with asyncio.timeout(WAIT_S):  # until the system has ended the connection
        while house.tables.gate.connections["127.0.0.1"] > 1:
            await asyncio.sleep(0.01)
    deaf.link.transport.abort()


@live(limits=replace(FREE, waiting_bytes=50_000))
async def test_a_client_that_fell_behind_is_told_to_come_back(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    slow = await house.join(table, 0)
    await fall_behind(house, table, slow)
    slow.link.transport.resume_reading()
    await slow.until(lambda: slow.gone)
    assert slow.link.close_code == 1013
    back = await house.join(table, 0)
    assert back.last["view"] == slow.last["view"]


@live(limits=replace(FREE, ping_seconds=0.2))
async def test_a_connection_that_has_gone_without_a_word_is_noticed(house: House) -> None:
    """By pings that nobody answers."""
    table = await house.table([HUMAN] * 4)
    red, other = await house.join(table, 0), await house.join(table, 1)
    red.link.transport.pause_reading()
    await other.until(lambda: not other.last["table"]["table"]["seats"][0]["present"])
    assert len(house.tables.open[table["table"]].connections) == 1
    red.link.transport.abort()


@live(limits=replace(FREE, messages_per_second=5, messages_burst=10, strikes=20))
async def test_who_writes_too_fast_is_told_and_then_closed(house: House) -> None:
    client = await house.join(await house.table(), 0)
    with contextlib.suppress(websockets.ConnectionClosed):
        for number in range(500):
            await client.send({"type": "ping", "id": f"{number}"})
            await asyncio.sleep(0)
    await client.see(lambda c: c.gone)
    assert client.last["refused"]["key"] == "server-too-fast"
    assert client.link.close_code == 4429


@live(limits=Limits(tables_burst=3, requests_burst=30, requests_per_second=0.01, connections_per_address=2))
async def test_tables_requests_and_connections_are_limited(house: House) -> None:
    table = await house.table()
    for _ in range(2):
        await house.table()
    refused = await house.http.post("/api/tables", json={"game": "giganten"})
    assert (refused.status_code, refused.json()["key"]) == (429, "server-too-many-tables")
    assert int(refused.headers["retry-after"]) > 0
    first, second = await house.join(table, 0), await house.join(table, None)
    with pytest.raises(websockets.InvalidStatus):
        await house.join(table, 0)
    await second.close()
    async with asyncio.timeout(WAIT_S):  # until the server has noticed
        while house.tables.gate.connections["127.0.0.1"] > 1:
            await asyncio.sleep(0.01)
    await house.join(table, 0)
    assert (await first.ask("ping"))["type"] == "pong"
    statuses = [(await house.http.get("/api/games")).status_code for _ in range(40)]
    assert statuses[-1] == 429


@live()
async def test_every_answer_has_the_security_headers(house: House) -> None:
    for path in ("/", "/api/games", "/api/tables/x/record", "/nothing.js", "/healthz", "/../../etc/passwd"):
        headers = (await house.http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert (await house.http.get("/api/games")).headers["cache-control"] == "no-store"


@live()
async def test_pages_of_other_sites_may_not_open_a_socket(house: House) -> None:
    address = f"ws://127.0.0.1:{house.port}/ws"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address, origin=websockets.Origin("https://evil.example"), proxy=None)
    own = websockets.Origin(f"http://127.0.0.1:{house.port}")
    await (await websockets.connect(address, origin=own, proxy=None)).close()


@live(limits=replace(FREE, hello_seconds=0.2))
async def test_who_does_not_say_hello_is_closed(house: House) -> None:
    link = await websockets.connect(f"ws://127.0.0.1:{house.port}/ws", proxy=None)
    await link.wait_closed()
    assert link.close_code == 4408


def test_a_server_that_stops_says_that_it_will_be_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db") as served:
            client = await served.join(await served.table(), 0)
            served.stop()
            await client.until(lambda: client.gone)
            assert client.link.close_code == 1012

    asyncio.run(main())


@live()
async def test_a_game_that_does_not_load_is_a_fault_and_not_left_out(house: House) -> None:
    def get(name: str) -> None:
        raise ImportError(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gusher.server.http.registry.get", get)
        answer = await house.http.get("/api/games")
    assert (answer.status_code, answer.json()["key"]) == (500, "server-failed")


@live()
async def test_setups_that_cannot_be_are_refused(house: House) -> None:
    bodies: list[Any] = [
        {"game": "chess"},
        {"game": "giganten", "players": 5},
        {"game": "giganten", "options": {"x": 1}},
        {"game": "giganten", "edition": "../../../etc/passwd"},
        {"game": "giganten", "seats": [HUMAN]},
        {"game": "giganten", "seats": [{"kind": "bot", "bot": "nobody"}] * 4},
        {"game": "giganten", "seed": "1", "seats": [HUMAN, HUMAN, BOT, BOT]},
        {"game": "giganten", "clock": {"kind": "live"}},
        {"game": 5},
        {},
        [],
    ]
    for body in bodies:
        answer = await house.http.post("/api/tables", json=body)
        assert answer.status_code in (400, 404), body
        assert answer.json()["text"]


@live(private_webhooks=True, pace_ms=600_000)
async def test_a_webhook_is_called_when_the_turn_begins(house: House) -> None:
    heard: list[bytes] = []

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    listener = await asyncio.start_server(receive, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}/turn"
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    for client in clients:
        assert (await client.ask("webhook", url=address))["type"] == "ack"
    actor = next(client for client in clients if client.legal)
    assert (await actor.ask("webhook", url="ftp://example.org"))["key"] == "server-webhook-address"
    await actor.play(actor.legal[0])
    async with asyncio.timeout(WAIT_S):
        while not heard:
            await asyncio.sleep(0.01)
    told = json.loads(heard[0].partition(b"\r\n\r\n")[2])
    assert told == {"table": table["table"], "seat": (actor.view["seat"] + 1) % 4, "game": "giganten", "turn": True}
    listener.close()


def test_webhooks_go_to_public_addresses_only() -> None:
    private = (
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "fe80::1",
        "::ffff:127.0.0.1",
        "0.0.0.0",
        "100.64.0.1",
        "fd00::1",
    )
    assert not any(map(is_public, private))
    assert is_public("93.184.216.34")
    for url in ("http://", "file:///etc/passwd", "https://user:secret@example.org", "gopher://x", "http://[::1"):
        with pytest.raises(Refusal):
            check_url(url)

    async def local() -> bool:
        return await Webhooks().call("http://localhost:1/", {})

    assert not asyncio.run(local())


def test_a_slow_bot_delays_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table's bot computes without a pause; meanwhile a whole game is played at another table."""
    import tests.server.slow_bot as slow

    monkeypatch.setenv("GUSHER_SLOW_BOT", str(tmp_path))

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", bot_module="tests.server.slow_bot") as served:
            stuck = await served.join(await served.table([{"kind": "bot", "bot": "slow"}] * 4), None)
            async with asyncio.timeout(WAIT_S):
                while not (tmp_path / slow.BEGUN).exists():
                    await asyncio.sleep(0.01)
            at = stuck.view["at"]
            red = await served.join(await served.table(), 0)
            await play_out([red], random.Random(1))
            assert red.view["over"]
            assert stuck.view["at"] == at  # still computing: it had not been waited for
            (tmp_path / slow.MAY_END).touch()
            await stuck.until(lambda: stuck.view["at"] > at)

    asyncio.run(main())
