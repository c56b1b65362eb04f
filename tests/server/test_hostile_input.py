"""Odd input gets an ordinary refusal, and one bad table harms no other."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from gusher import SetupError
from gusher.server import sentences
from gusher.server.app import HEADERS
from gusher.server.limits import FREE
from gusher.server.lines import clean_line, isolated
from gusher.server.listening import listening_socket
from gusher.server.notify import Webhooks, is_public
from gusher.server.settings import sole_use

from .harness import BOT, HUMAN, WAIT_S, House, live
from .harness import house as open_house
from .hostile import Assault

ODD_PATHS = (
    "/%00",
    "/a%00.js",
    "/" + "x" * 5000,
    "/" + "x/" * 2000 + "y.js",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%ff%fe.js",
    "/api/nothing",
    "/api/rules/giganten%00/en",
    "/api/rules/giganten/e%00",
    "/api/editions/giganten/%00",
    "/api/tables/%00/record",
    "/api/tables/" + "x" * 3000 + "/record",
    "/api/tables/a%20b%27/replay?start=99999999999999999999",
    "/api/tables/abcd/replay?seat=-1",
)


@live()
async def test_odd_paths_are_not_found_and_have_the_usual_headers(house: House) -> None:
    for path in ODD_PATHS:
        answer = await house.http.get(path, headers={"Authorization": "Bearer " + "x" * 32})
        assert 400 <= answer.status_code < 500 or answer.headers["content-type"].startswith("text/html"), path
        assert answer.status_code < 500 or "not built" in answer.text, path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def odd_setups() -> Iterator[dict[str, Any]]:
    odd: list[Any] = [10**30, -(10**30), 1e308, "\0", "x" * 5000, None, [], {}, "\u202e", True]
    for value in odd:
        yield {"game": value}
        for field in ("players", "seed", "edition", "seats", "clock", "options"):
            yield {"game": "giganten", field: value}
        yield {"game": "giganten", "options": {"first": value}}
        yield {"game": "giganten", "options": {str(value): 1}}
        yield {"game": "giganten", "clock": {"kind": "live", "seconds": value}}
        yield {"game": "giganten", "seats": [{"kind": "bot", "bot": value}] * 4}


@live()
async def test_odd_setups_are_refused_or_played_and_never_a_fault(house: House) -> None:
    for body in odd_setups():
        answer = await house.http.post("/api/tables", json=body)
        assert answer.status_code in (201, 400, 404), (body, answer.text)
    with house.tables.store.engine.connect() as connection:
        seeds = connection.execute(sa.text("select seed from tables")).scalars()
        assert not any("\0" in seed for seed in seeds), "PostgreSQL could not store it"


@live()
async def test_posts_need_json_and_a_page_of_our_own(house: House) -> None:
    body = b'{"game": "giganten"}'
    json_type = {"Content-Type": "application/json; charset=utf-8"}
    own = {"Origin": f"http://127.0.0.1:{house.port}"}
    for headers, status in (
        ({**json_type, **own}, 201),
        (json_type, 201),  # not a browser
        ({"Content-Type": "text/plain", **own}, 415),
        ({}, 415),
        ({**json_type, "Origin": "https://evil.example"}, 403),
        ({**json_type, "Origin": "null"}, 403),
        ({**json_type, "Origin": "http://[x"}, 403),
    ):
        for path in ("/api/tables", "/api/tables/import"):
            answer = await house.http.post(path, content=body, headers=headers)
            expected = 400 if status == 201 and path.endswith("import") else status  # there is no record in it
            assert answer.status_code == expected, headers


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ottilie\t\n von  Öl ", "Ottilie von Öl"),
        ("\u202eeilittO\u202c", "eilittO"),
        ("\u2066A\u2069\u200f\u061c", "A"),
        ("a\0b\x07c\u2028d", "a b c d"),
        ("\u200b\u200d\ufeff", ""),
        ("e\u0301", "é"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("نعمة\u200cها", "نعمة\u200cها"),
        ("\ue000x", "x"),
    ],
)
def test_names_are_cleaned(written: str, kept: str) -> None:
    assert clean_line(written) == kept
    assert clean_line(kept) == kept


def test_names_written_from_right_to_left_are_isolated_in_sentences() -> None:
    assert isolated("Ottilie") == "Ottilie"
    assert isolated("נעמה") == "\u2068נעמה\u2069"


@live(limits=replace(FREE, chat_lines=2), pace_ms=600_000)
async def test_names_and_chat_are_cleaned_and_chat_is_limited_for_each_seat(house: House) -> None:
    table = await house.table([{"kind": "human", "name": "\u202eRed\0"}, HUMAN, HUMAN, HUMAN])
    red, yellow = await house.join(table, 0), await house.join(table, 1)
    await yellow.ask("name", name="\u2067Gelb\u2069 ")
    await red.see(lambda seen: [seat["name"] for seat in seen.last["table"]["table"]["seats"][:2]] == ["Red", "Gelb"])
    assert (await red.ask("chat", text="\u200b\u202e"))["key"] == "server-chat-empty"
    for text in ("one\0", "two"):
        assert (await red.ask("chat", text=text))["type"] == "ack"
    assert (await red.ask("chat", text="three"))["key"] == "server-chat-full"
    assert (await yellow.ask("chat", text="me too"))["type"] == "ack"
    again = await house.join(table, 2)
    assert [line["text"] for line in again.last["chat"]["lines"]] == ["one", "two", "me too"]


# -- webhooks -------------------------------------------------------------------------------------------


def test_addresses_that_lead_elsewhere_are_not_public() -> None:
    elsewhere = (
        "fec0::1",  # site-local
        "2002:7f00:1::",  # 6to4 of 127.0.0.1
        "64:ff9b::7f00:1",  # NAT64 of 127.0.0.1
        "64:ff9b:1::a00:1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",  # Teredo
        "::127.0.0.1",
        "ff0e::1",
        "2001:db8::1",
    )
    assert [address for address in elsewhere if is_public(address)] == []
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


@live()
async def test_a_webhook_with_control_characters_is_refused(house: House) -> None:
    client = await house.join(await house.table([HUMAN] * 4), 0)
    await client.send({"type": "webhook", "id": "w", "url": "http://example.org/\0"})
    await client.until(lambda: client.last.get("refused", {}).get("key") == "server-malformed")


@live()
async def test_a_webhook_names_its_host_as_it_is_looked_up(house: House) -> None:
    """What HTTP cannot say of a host would be a fault at every turn."""
    client = await house.join(await house.table([HUMAN] * 4), 0)
    for host in ("bücher.example", "a\u3002b", "\x85"):
        assert (await client.ask("webhook", url=f"http://{host}/"))["key"] == "server-webhook-address"
    assert (await client.ask("webhook", url="https://xn--bcher-kva.example/ü"))["type"] == "ack"


def test_slow_name_servers_hold_up_nothing_but_webhooks(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()
    monkeypatch.setattr("gusher.server.notify.socket.getaddrinfo", lambda *_, **__: may_end.wait() and [])

    async def main() -> None:
        webhooks = Webhooks()
        calls = [asyncio.create_task(webhooks.call("http://slow.example/", {})) for _ in range(40)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), WAIT_S) == "free"
        may_end.set()
        assert not any(await asyncio.gather(*calls))
        assert webhooks._client is None
        await webhooks.close()

    asyncio.run(main())


# -- the database ---------------------------------------------------------------------------------------


def test_two_servers_on_one_file_refuse_to_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/gusher.db"
    with sole_use(database):
        with pytest.raises(SetupError, match="Another server is using"), sole_use(database):
            pass
        with sole_use(f"sqlite:///{tmp_path}/other.db"):
            pass
    with sole_use(database), sole_use("postgresql://somewhere/db"), sole_use("sqlite://"):
        pass


def test_a_server_takes_connections_before_it_is_ready_and_names_an_address_that_is_taken() -> None:
    with listening_socket("127.0.0.1", 0, FREE) as listening:
        address, port = listening.getsockname()
        with socket.create_connection((address, port), WAIT_S):
            pass
        with pytest.raises(SetupError, match=f"cannot listen on {address}:{port}"):
            listening_socket(address, port, FREE)


def spoil(database: str, statement: str, **params: Any) -> None:
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text(statement), params)
    engine.dispose()


@pytest.mark.parametrize(
    ("statement", "key", "status"),
    [
        ('update events set body = \'{"k": "ste\' where table_id = :table', "server-table-damaged", 500),
        ("update events set body = x'ff00' where table_id = :table", "server-table-damaged", 500),
        (
            "update tables set setup = replace(setup, '\"rules\":', '\"rules\"\\:9') where id = :table",
            "server-old-rules-sealed",
            409,
        ),
    ],
)
def test_a_table_that_cannot_be_read_says_so_and_harms_no_other(
    tmp_path: Path, statement: str, key: str, status: int
) -> None:
    database = f"sqlite:///{tmp_path}/a.db"

    async def main() -> None:
        async with open_house(database) as served:
            bad, good = await served.table([HUMAN] * 4), await served.table([HUMAN] * 4)
        spoil(database, statement, table=bad["table"])
        async with open_house(database) as served:
            client = await served.join(bad, 0)
            assert client.gone
            assert client.last["refused"]["key"] == key
            assert client.link.close_code == 4410
            page = await served.get(bad, "record")
            assert (page.status_code, page.json()["key"]) == (status, key)
            clients = [await served.join(good, seat) for seat in range(4)]
            actor = next(client for client in clients if client.legal)
            assert (await actor.play(actor.legal[0]))["type"] == "ack"

    asyncio.run(main())


@pytest.mark.parametrize(("seats", "bots_finish"), [([HUMAN, BOT, BOT, BOT], False), ([BOT] * 4, True)])
def test_a_table_of_unknown_rules_offers_its_record(
    tmp_path: Path, seats: list[dict[str, str]], bots_finish: bool
) -> None:
    """Where nobody has a secret from anybody: the record is what a server that knows the rules would write."""
    database = f"sqlite:///{tmp_path}/a.db"

    async def main() -> None:
        async with open_house(database) as served:
            table = await served.table(seats)
            client = await served.join(table, None if bots_finish else 0)
            if bots_finish:
                await client.until(lambda: "over" in client.last)
                expected = (await served.get(table, "record")).json()
            else:
                await client.until(lambda: client.legal)
                await client.play(client.legal[0])
                await client.until(lambda: client.legal)
                assert (await client.ask("undo", rev=client.rev))["type"] == "ack"
                await client.until(lambda: client.legal)
                expected = json.loads(json.dumps(served.tables.open[table["table"]].state.match.record()))
        spoil(database, "update tables set setup = replace(setup, '\"rules\":', '\"rules\"\\:9')")
        async with open_house(database) as served:
            client = await served.join(table, None)
            assert client.last["refused"]["key"] == "server-old-rules"
            page = await served.get(table, "record")
            assert page.status_code == 200
            record = page.json()
            assert record.pop("rules") != expected.pop("rules")
            for left_out in ("result", "names"):
                record.pop(left_out), expected.pop(left_out, None)
            assert record == expected
            assert (await served.get(table, "record", "x" * 32)).status_code == 404

    asyncio.run(main())


@live()
async def test_what_is_not_http_is_refused_with_the_usual_headers(house: House) -> None:
    """Nor a WebSocket that may be opened, or is asked for by halves."""
    upgrade = b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    for data in (
        b"\0\0\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /ws" + upgrade + b"\r\n",
        b"POST /ws" + upgrade + key + b"\r\n",
        b"GET /elsewhere" + upgrade + key + b"\r\n",
        b"GET /ws" + upgrade + key + b"Origin: http://elsewhere\r\n\r\n",
        b"GET /ws" + upgrade + key + b"Content-Length: 5\r\n\r\nhello",
        b"GET /ws" + upgrade + key + b"X: x\r\n" * 300 + b"\r\n",
        b"GET /ws?" + b"x" * 20_000 + upgrade + key + b"\r\n",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(data)
        answer = (await asyncio.wait_for(reader.read(), WAIT_S)).decode()
        writer.close()
        assert answer.startswith("HTTP/1.1 4"), data[:20]
        for name, value in HEADERS.items():
            assert f"{name}: {value}".lower() in answer.lower()


def test_a_text_that_is_none_is_refused_and_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db") as house:
            client = await house.join(await house.table([HUMAN] * 4), 0)
            for text in (b"\xff\xfe", b'{"type": "ping", "id": "\xed\xa0\x80"}'):
                client.last.pop("refused", None)
                await client.link.send(text, text=True)
                await client.until(lambda: client.last.get("refused", {}).get("key") == "server-malformed")
            await client.link.send([b'{"type": "ping", ', b'"id": "\xc3', b'\xbc"}'], text=True)
            await client.until(lambda: client.last.get("pong", {}).get("id") == "ü")

    asyncio.run(main())
    assert not caplog.records


def test_what_somebody_makes_very_long_is_not_kept() -> None:
    sentences._said.cache_clear()
    for number in range(50):
        sentences.say("en", "server-bot-unknown", {"bot": f"{number}" * 500, "bots": "x"})
    assert sentences._said.cache_info().currsize == 0
    sentences.say("en", "server-bot-unknown", {"bot": "y", "bots": "x"})
    assert sentences._said.cache_info().currsize == 1


def test_messages_by_the_schema_and_against_it_leave_nothing_lost_leaked_or_dead(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """`python -m tests.server.hostile` sends a million of them."""

    async def main() -> None:
        database = f"sqlite:///{tmp_path}/a.db"
        async with open_house(database) as house:
            await Assault(house.port, database, messages=2_000, seed=1).run()

    asyncio.run(main())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
