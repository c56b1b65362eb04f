"""What an operator does to the database, while the server runs or not: look at tables, remove them, ban addresses,
make a backup and restore it.

A backup is a compressed text: first its version, then every row as one line of JSON, at the end how many there are.  It
knows neither SQLite nor PostgreSQL, so it also leads from one to the other.  It holds the seeds of running games.
"""

from __future__ import annotations

import base64
import gzip
import ipaddress
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, NamedTuple, Self, TextIO

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from gusher.kernel.errors import GusherError, SetupError

from . import store as kept
from .events import loads_setup
from .limits import household
from .retention import Retention
from .settings import sole_use
from .store import HEAD, Store
from .table_state import DAY_MS
from .unplayed import UnplayedState
from .upkeep import expired

FORMAT = "gusher-backup"
ROWS_AT_ONCE = 500
DAMAGED = (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, IntegrityError, DataError)
"""What a file raises that is not a backup, or not a whole one."""


class AdminError(GusherError):
    """Something that cannot be done to this database."""


class TableLine(NamedTuple):
    """What an operator sees of a table: nothing that its players keep from each other."""

    id: str
    game: str
    players: int
    people: int
    events: int
    over: bool
    created_ms: int
    used_ms: int


class Ban(NamedTuple):
    network: str
    until_ms: int | None
    note: str


class Admin:
    """A database, looked after from outside the server.  A `with` block checks that it is there, and of this version;
    only `restore` needs none."""

    def __init__(self, database: str) -> None:
        self._store = Store(database)
        self._engine = self._store.engine

    def __enter__(self) -> Self:
        found = self._version()
        if found is None:
            raise AdminError("admin-no-database")
        if found != HEAD:
            raise AdminError("admin-version", found=found, here=HEAD)
        return self

    def __exit__(self, *_: object) -> None:
        self._engine.dispose()

    def _version(self) -> str | None:
        path = self._engine.url.database
        if not self._store.is_postgres and path and not Path(path).exists():
            return None  # to look into SQLite's file would create it
        try:
            return self._store.version()
        except OperationalError:
            raise AdminError("admin-unreachable") from None

    # -- tables ---------------------------------------------------------------------------------------

    def tables(self, most: int, over: bool | None = None) -> list[TableLine]:
        """The tables used last."""
        t, e = kept.tables.c, kept.events.c
        events = sa.select(sa.func.count()).where(e.table_id == t.id).scalar_subquery()
        query = sa.select(t.id, t.setup, events, t.over, t.created_ms, t.used_ms)
        query = query.where(_ended(over)).order_by(t.used_ms.desc()).limit(most)
        with self._engine.connect() as connection:
            return [_line(*row) for row in connection.execute(query)]

    def count(self, over: bool | None = None) -> int:
        with self._engine.connect() as connection:
            return _count(connection, _ended(over))

    def record(self, table: str) -> dict[str, Any]:
        """The record of any table, whether or not this version knows its rules."""
        with self._engine.connect() as connection:
            found = kept.load(connection, table)
        if found is None:
            raise AdminError("admin-no-table", table=table)
        return UnplayedState.read(found).record(found.over)

    def remove(self, table: str) -> None:
        with self._engine.begin() as connection:
            if not connection.execute(kept.tables.delete().where(kept.tables.c.id == table)).rowcount:
                raise AdminError("admin-no-table", table=table)

    def expire(self, retention: Retention, apply: bool) -> dict[str, int]:
        """How many tables need not be kept any longer, by reason; `apply` removes them."""
        found = {}
        with self._engine.begin() as connection:
            for why, which in expired(retention, _now_ms()).items():
                found[why] = _count(connection, which)
                if apply:
                    connection.execute(kept.tables.delete().where(which))
        return found

    # -- bans -----------------------------------------------------------------------------------------

    def ban(self, address: str, days: float | None, note: str) -> Ban:
        """From the next beat of the housekeeping on, two seconds later; a second ban replaces the first."""
        ban = Ban(network_of(address), None if days is None else _now_ms() + int(days * DAY_MS), note)
        with self._engine.begin() as connection:
            connection.execute(kept.bans.delete().where(kept.bans.c.network == ban.network))
            connection.execute(kept.bans.insert(), ban._asdict())
        return ban

    def unban(self, address: str) -> str:
        network = network_of(address)
        with self._engine.begin() as connection:
            if not connection.execute(kept.bans.delete().where(kept.bans.c.network == network)).rowcount:
                raise AdminError("admin-not-banned", network=network)
        return network

    def bans(self) -> list[Ban]:
        with self._engine.connect() as connection:
            return [Ban(*row) for row in connection.execute(sa.select(*kept.bans.c).order_by(kept.bans.c.network))]

    # -- backups --------------------------------------------------------------------------------------

    def backup(self, path: Path) -> int:
        """Write everything as of one moment, for the owner of the file alone; how many rows.  Nobody has to stop."""
        unfinished = path.with_name(f"{path.name}.part")
        try:
            with _new_text(unfinished) as file, self._snapshot() as connection:
                rows = sum(_write(file, line) for line in _rows(connection))
                _write(file, {"rows": rows})
            unfinished.replace(path)
        except OSError as fault:
            raise AdminError("cli-error-write", file=str(path), detail=fault.strerror or "") from None
        finally:
            unfinished.unlink(missing_ok=True)
        return rows

    @contextmanager
    def _snapshot(self) -> Iterator[sa.Connection]:
        """A connection for which time stands still."""
        with self._engine.connect() as connection:
            if self._store.is_postgres:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            else:
                connection.execute(sa.text("begin"))
            yield connection

    def restore(self, path: Path) -> int:
        """Fill an empty database from a backup, or leave it empty; how many rows.  A backup of an older version is
        brought up to date."""
        try:
            with sole_use(self._store.url):
                if self._version() is not None:
                    raise AdminError("admin-not-empty")
                with gzip.open(path, "rt", encoding="utf-8") as file, _all_or_nothing(self._engine):
                    return self._fill(path, map(msgspec.json.decode, file))
        except GusherError:
            raise
        except DAMAGED:
            raise AdminError("admin-no-backup", file=str(path)) from None
        finally:
            self._engine.dispose()

    def _fill(self, path: Path, lines: Iterator[dict[str, Any]]) -> int:
        first = next(lines, {})
        version = first["version"] if first.get("format") == FORMAT else None
        if not isinstance(version, str):
            raise ValueError
        if version > HEAD:
            raise AdminError("admin-newer", file=str(path), found=version, here=HEAD)
        self._store.migrate(version)
        with self._engine.begin() as connection:
            rows = _insert(connection, lines)
        self._store.migrate(HEAD)
        return rows


def network_of(text: str) -> str:
    """A network, or the household that an address or a smaller network belongs to."""
    try:
        network = ipaddress.ip_network(text if "/" in text else household(str(ipaddress.ip_address(text))))
        if network.version == 6 and network.prefixlen > 64:
            network = ipaddress.ip_network(household(str(network.network_address)))
    except ValueError:
        raise SetupError("admin-address", address=text) from None
    if not network.prefixlen:
        raise SetupError("admin-everybody", address=text)
    return str(network)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


def _ended(over: bool | None) -> sa.ColumnElement[bool]:
    return sa.true() if over is None else kept.tables.c.over == over


def _count(connection: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(kept.tables).where(which)).scalar_one()


def _line(table: str, text: str, events: int, over: bool, created_ms: int, used_ms: int) -> TableLine:
    setup = loads_setup(text)
    return TableLine(table, setup.game, setup.players, setup.people, events, bool(over), created_ms, used_ms)


@contextmanager
def _new_text(path: Path) -> Iterator[TextIO]:
    """A compressed file that only its owner may read, and that is on the disk when the block ends."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as file:
            _write(file, {"format": FORMAT, "version": HEAD})
            yield file
        raw.flush()
        os.fsync(raw.fileno())


def _write(file: TextIO, line: dict[str, Any]) -> int:
    file.write(msgspec.json.encode(line).decode() + "\n")
    return 1


def _schema(connection: sa.Connection) -> list[sa.Table]:
    """All tables as they are in this database; those that others refer to come first."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _rows(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    for table in _schema(connection):
        for row in connection.execute(sa.select(table).execution_options(yield_per=ROWS_AT_ONCE)).mappings():
            yield {"table": str(table.name), "row": {str(name): value for name, value in row.items()}}


def _insert(connection: sa.Connection, lines: Iterable[dict[str, Any]]) -> int:
    """Insert the rows up to the line that says how many they are."""
    tables, rows = {table.name: table for table in _schema(connection)}, 0
    for name, group in groupby(lines, lambda line: line.get("table")):
        if name is None and next(group)["rows"] == rows:
            return rows
        while batch := [_decoded(tables[name], line["row"]) for line in islice(group, ROWS_AT_ONCE)]:
            connection.execute(tables[name].insert(), batch)
            rows += len(batch)
    raise EOFError


def _decoded(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """JSON has no bytes: they are written as base64."""
    binary = [column.name for column in table.c if isinstance(column.type, sa.LargeBinary)]
    return row | {name: base64.b64decode(row[name]) for name in binary}


@contextmanager
def _all_or_nothing(engine: sa.Engine) -> Iterator[None]:
    """If the block fails, the tables that it has made are gone again."""
    before = sa.inspect(engine).get_table_names()
    try:
        yield
    except BaseException:
        made = sa.MetaData()
        made.reflect(engine, only=lambda name, _: name not in before)
        made.drop_all(engine)
        raise
