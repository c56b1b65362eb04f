"""gusher admin: what an operator types."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher.server.store import Store
from tests.server.harness import BOT, HUMAN, house

from .conftest import Run


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Named as an operator would: a password on a command line is for everybody to read."""
    url = f"sqlite:///{tmp_path}/gusher.db"
    monkeypatch.setenv("GUSHER_DATABASE", url)
    return url


@pytest.fixture
def tables(database: str, played: tuple[Path, list[str]]) -> list[str]:
    """The ids of a finished table of bots and a running one of people, which are in the database."""
    shutil.copy(played[0], database.removeprefix("sqlite:///"))
    return played[1]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    path = tmp_path_factory.mktemp("played") / "gusher.db"

    async def main() -> list[str]:
        async with house(f"sqlite:///{path}", pace_ms=0) as served:
            done, running = await served.table([BOT] * 4), await served.table([HUMAN] * 4)
            watching = await served.join(done, None)
            await watching.until(lambda: "over" in watching.last)
            return [done["table"], running["table"]]

    return path, asyncio.run(main())


def test_tables_are_listed_recorded_and_removed(run: Run, tables: list[str]) -> None:
    done, running = tables
    listed = run("admin", "tables").out
    assert done in listed
    assert running in listed
    assert "2 of 2 tables" in listed
    assert running not in run("admin", "tables", "--finished").out
    assert "1 of 2 tables" in run("admin", "tables", "--most", "1").out
    record: dict[str, Any] = json.loads(run("admin", "record", done).out)
    assert gusher.replay(record).over
    assert gusher.verify(record) > 0
    assert run("admin", "record", running, "--out", "r.json").status == 0
    assert not gusher.replay(json.loads(Path("r.json").read_text())).over
    assert run("admin", "remove", done).status == 0
    assert run("admin", "remove", done).status == 1
    assert done not in run("admin", "tables").out


def test_retention_is_shown_before_it_is_applied(run: Run, database: str, tables: list[str]) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update tables set used_ms = 2, created_ms = 1")
    store.engine.dispose()
    assert "2 tables would be removed" in run("admin", "retention").out
    assert "0 tables would be removed" in run("admin", "retention", "--keep-abandoned", "0", "--keep-finished", "0").out
    assert "2 tables have been removed" in run("admin", "retention", "--apply").out
    assert "0 of 0 tables" in run("admin", "tables").out


def test_a_backup_is_made_and_restored(run: Run, tables: list[str]) -> None:
    assert run("admin", "backup", "b.gz").status == 0
    assert run("admin", "restore", "b.gz").status == 1
    assert run("admin", "restore", "missing.gz").status == 1
    other = f"sqlite:///{Path.cwd()}/other.db"
    assert run("admin", "--database", other, "restore", "b.gz").status == 0
    assert run("admin", "--database", other, "tables").out == run("admin", "tables").out
    assert run("admin", "backup", "nowhere/b.gz").status == 1


def test_bans_are_set_listed_and_lifted(run: Run, tables: list[str]) -> None:
    assert run("admin", "ban", "nonsense").status == 2
    assert run("admin", "ban", "0.0.0.0/0").status == 2
    assert run("admin", "ban", "203.0.113.7", "--days", "1e300").status == 2
    assert "203.0.113.7/32 is banned for good. (floods)" in run("admin", "ban", "203.0.113.7", "--note", "floods").out
    assert "UTC" in run("admin", "ban", "2001:db8::1", "--days", "2").out
    assert run("admin", "bans").out.count("is banned") == 2
    assert run("admin", "unban", "203.0.113.7").status == 0
    assert run("admin", "unban", "203.0.113.7").status == 1
    assert run("admin", "bans").out.startswith("2001:db8::/64")


def test_what_is_no_database_is_refused_and_not_made_one(run: Run, database: str) -> None:
    for command in (["tables"], ["retention"], ["bans"], ["backup", "b.gz"], ["ban", "203.0.113.7"]):
        ran = run("admin", *command)
        assert ran.status == 1
        assert "no Gusher database" in ran.err
    assert run("admin", "--database", "postgresql://nobody@127.0.0.1:1/none", "tables").status == 1
    assert run("admin", "--database", "nonsense", "tables").status == 2
    store = Store(database)
    store.migrate("0002")
    store.engine.dispose()
    assert "Start this version’s server once" in " ".join(run("admin", "tables").err.split())


def test_the_server_says_what_is_wrong_with_its_options(run: Run, database: str) -> None:
    assert run("serve", "--no-open", "--database", "nonsense").status == 2
    secret = run("serve", "--no-open", "--database", "postgresql://me:password1@host:port/x")
    assert secret.status == 2
    assert "password1" not in secret.all
    assert run("serve", "--no-open", "--metrics", "nowhere").status == 2
    assert run("serve", "--no-open", "--metrics", "127.0.0.1:99999").status == 2
    assert run("serve", "--no-open", "--log-format", "xml").status == 2
    assert run("serve", "--no-open", "--keep-finished", "-1").status == 2
    assert "at least 61 days" in run("serve", "--no-open", "--keep-abandoned", "60").err
