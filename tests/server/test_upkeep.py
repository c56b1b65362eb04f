"""What an operator can rely on: old tables go, banned addresses stay out, a backup brings everything back."""

from __future__ import annotations

import asyncio
import gzip
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import gusher.server.tables as tables_module
from gusher import SetupError
from gusher.server.admin import Admin, AdminError, network_of
from gusher.server.limits import Bans, household
from gusher.server.retention import Retention
from gusher.server.store import Store, tables
from gusher.server.table_state import DAY_MS

from .harness import BOT, HUMAN, House, live
from .harness import house as open_house
from .postgres import postgres, programs
from .test_housekeeping import until


@pytest.fixture(autouse=True)
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "BEAT_S", 0.02)


def ids(house: House) -> set[str]:
    with house.tables.store.engine.connect() as connection:
        return set(connection.execute(sa.select(tables.c.id)).scalars())


def age(house: House, table: dict[str, Any], days: int, unused: bool = False) -> None:
    """Somebody was there that many days ago; or it was only set up then."""
    when = house.tables.now() - days * DAY_MS
    values: dict[str, Any] = {"used_ms": when, "created_ms": when if unused else when - 1}
    with house.tables.store.engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == table["table"]).values(values))


@live(retention=Retention(unused=7, abandoned=90, finished=365))
async def test_each_kind_of_table_is_kept_for_its_time(house: House) -> None:
    new = [await house.table([HUMAN] * 4) for _ in range(6)]
    over = [await house.table([BOT] * 4) for _ in range(2)]
    await until(lambda: all(house.tables.open[table["table"]].state.match.over for table in over))
    for table, days, unused in zip(new, (0, 6, 8, 8, 89, 91), (True, True, True, False, False, False), strict=True):
        age(house, table, days, unused)
    for table, days in zip(over, (364, 366), strict=True):
        age(house, table, days)
    before = ids(house)
    await house.tables.upkeep.remove_old()
    assert before - ids(house) == {new[2]["table"], new[5]["table"], over[1]["table"]}
    with house.tables.store.engine.connect() as connection:
        left = connection.execute(sa.text("select count(*) from events where table_id not in (select id from tables)"))
        assert left.scalar() == 0


@live(retention=Retention(unused=0, abandoned=0, finished=0))
async def test_nought_keeps_for_ever(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    age(house, table, 9999)
    await house.tables.upkeep.remove_old()
    assert ids(house) == {table["table"]}


@live()
async def test_who_comes_to_an_old_table_keeps_it(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    age(house, table, 91)
    await house.join(table, None)
    await house.tables.upkeep._touch()
    await house.tables.upkeep.remove_old()
    assert ids(house) == {table["table"]}


@live(pace_ms=600_000)
async def test_whoever_still_sits_at_a_removed_table_is_told_that_it_is_gone(house: House) -> None:
    table, other = await house.table([HUMAN] * 4), await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    with Admin(house.tables.settings.database) as admin:
        admin.remove(table["table"])
    actor = next(client for client in clients if client.legal)
    with pytest.raises(ConnectionError):
        await actor.play(actor.legal[0])
    assert (await house.join(table, 0)).link.close_code == 4404
    await house.join(other, 0)


# -- bans -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.0/24", "203.0.113.99", "203.0.114.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9", "2001:db8:1:3::9"),
        ("2001:db8:1:2::/127", "2001:db8:1:2::9", "2001:db8:1:3::9"),
        ("2001:db8::/32", "2001:db8:77::1", "2001:db9::1"),
        ("::ffff:203.0.113.7", "203.0.113.7", "::1"),
    ],
)
def test_a_ban_covers_a_household_or_a_network(banned: str, inside: str, outside: str) -> None:
    bans = Bans([network_of(banned)])
    assert household(inside) in bans
    assert household(outside) not in bans
    assert "?" not in bans  # a socket without an address


@pytest.mark.parametrize("address", ["", "nonsense", "1.2.3", "203.0.113.7/24", "0.0.0.0/0", "::/0", "1.2.3.4/33"])
def test_what_is_no_address_cannot_be_banned(address: str) -> None:
    with pytest.raises(SetupError):
        network_of(address)


def test_a_banned_address_is_shut_out_at_once_and_let_in_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"

    async def main() -> None:
        async with open_house(database) as served:
            table = await served.table([HUMAN] * 4)
            client = await served.join(table, 0)
            with Admin(database) as admin:
                admin.ban("127.0.0.1", None, "a test")
                await client.until(lambda: client.gone)
                assert client.link.close_code == 4403
                page = await served.http.get("/api/games")
                assert (page.status_code, page.json()["key"]) == (403, "server-banned")
                assert (await served.http.get("/")).status_code == 403
                admin.unban("127.0.0.1")
                await until(lambda: not served.tables.gate.bans)
            assert (await served.http.get("/api/games")).status_code == 200

    asyncio.run(main())


def test_a_ban_can_end_by_itself(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.db")
    store.start()
    with Admin(f"sqlite:///{tmp_path}/a.db") as admin:
        ban = admin.ban("203.0.113.7", 2, "")
    now = time.time() * 1000
    assert abs((ban.until_ms or 0) - now - 2 * DAY_MS) < 60_000
    assert asyncio.run(store.banned(int(now))) == ["203.0.113.7/32"]
    assert asyncio.run(store.banned(int(now + 3 * DAY_MS))) == []
    store.close()


# -- backups --------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/restored.db"
    elif (found := programs()) is None:
        pytest.skip("no PostgreSQL, and none can be installed")
    else:
        with postgres(found) as made:
            yield made.url


def contents(database: str) -> dict[str, list[Any]]:
    engine = Store(database).engine
    with engine.connect() as connection:
        names = ("tables", "events", "tokens", "webhooks", "bans")
        found = {name: sorted(map(str, connection.execute(sa.text(f"select * from {name}")))) for name in names}
    engine.dispose()
    return found


async def make_backup(database: str, path: Path) -> dict[str, Any]:
    """Of a server that runs, with a match under way; its table."""
    async with open_house(database, pace_ms=600_000) as served:
        table = await served.table([HUMAN] * 4, clock={"kind": "days", "days": 2})
        clients = [await served.join(table, seat) for seat in range(4)]
        actor = next(client for client in clients if client.legal)
        await actor.play(actor.legal[0])
        with Admin(database) as admin:
            admin.ban("203.0.113.7", 2, "why")
            assert admin.backup(path) > 5
    return table


def refused(database: str, path: Path) -> str:
    """Why a backup is not restored."""
    with pytest.raises(AdminError) as refusal:
        Admin(database).restore(path)
    return refusal.value.key


def test_a_backup_brings_everything_back_in_either_database(tmp_path: Path, empty_database: str) -> None:
    first, path = f"sqlite:///{tmp_path}/first.db", tmp_path / "backup.gz"

    async def main() -> None:
        table = await make_backup(first, path)
        with Admin(first) as admin:
            rows = admin.backup(path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert Admin(empty_database).restore(path) == rows
        if empty_database.startswith("sqlite"):
            assert contents(empty_database) == contents(first)
        async with open_house(empty_database, pace_ms=600_000) as served:
            clients = [await served.join(table, seat) for seat in range(4)]
            actor = next(client for client in clients if client.legal)
            assert (await actor.play(actor.legal[0]))["type"] == "ack"
        assert refused(empty_database, path) == "admin-not-empty"

    asyncio.run(main())


def test_a_damaged_backup_leaves_the_database_empty(tmp_path: Path) -> None:
    path, target = tmp_path / "backup.gz", f"sqlite:///{tmp_path}/b.db"
    asyncio.run(make_backup(f"sqlite:///{tmp_path}/a.db", path))
    text = gzip.decompress(path.read_bytes()).decode()
    lines = text.splitlines(keepends=True)
    whole = path.read_bytes()
    damaged = [
        b"",
        b"nonsense",
        whole[: len(whole) // 2],
        gzip.compress(b""),
        gzip.compress(b"[]\n"),
        gzip.compress("".join(lines[:-1]).encode()),
        gzip.compress("".join(lines[:2] + lines[3:]).encode()),
        gzip.compress(text.replace('"table":"events"', '"table":"elsewhere"').encode()),
    ]
    for data in damaged:
        path.write_bytes(data)
        assert refused(target, path) == "admin-no-backup"
    path.write_bytes(gzip.compress(text.replace('"version":"0', '"version":"9').encode()))
    assert refused(target, path) == "admin-newer"
    path.write_bytes(whole)
    assert Admin(target).restore(path) == len(lines) - 2
