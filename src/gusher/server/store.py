"""The database: SQLite in a file, or PostgreSQL by URL.

All writing goes through one thread that puts everything waiting into one transaction: at many tables one flush to
the disk serves many moves, and no move is acknowledged before its flush.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .schema import events, tables, tokens, webhooks

HEAD = "0001"  # the newest file in migrations/versions; a test compares
SPECTATOR = -1
MIGRATION_LOCK = 0x675348  # PostgreSQL: two processes that start together migrate one after the other
MOST_AT_ONCE = 256
CHANNEL = "gusher"

Work = Callable[[sa.Connection], Any]
T = TypeVar("T")


class Conflict(Exception):
    """Another process has written this event."""


@dataclass(frozen=True)
class Row:
    """A table as it stands in the database."""

    id: str
    created_ms: int
    setup: str
    seed: str
    seed_hash: str


@dataclass(frozen=True)
class Append:
    """One event to be written, with what changes in the table's row."""

    table: str
    n: int
    body: str
    over: bool
    due_ms: int | None


def new_token() -> str:
    """192 bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Tokens have too many bits to be tried out, so a plain hash keeps them as safe as a slow one would."""
    return hashlib.sha256(b"gusher token " + token.encode()).hexdigest()


def engine_url(database: str) -> str:
    """PostgreSQL by whatever spelling, through psycopg."""
    for prefix in ("postgresql://", "postgres://"):
        if database.startswith(prefix):
            return "postgresql+psycopg://" + database.removeprefix(prefix)
    return database


class Store:
    """Everything that is kept.  Methods are coroutines; the work is done in threads."""

    def __init__(self, database: str, process: str = "") -> None:
        self.url = engine_url(database)
        self.process = process
        self.is_postgres = self.url.startswith("postgresql")
        self.engine = sa.create_engine(self.url, pool_pre_ping=self.is_postgres, hide_parameters=True)
        if not self.is_postgres:
            sa.event.listen(self.engine, "connect", _set_up_sqlite)
        self._waiting: queue.SimpleQueue[tuple[Append | Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")

    def start(self) -> None:
        """Bring the database up to date, then begin to write."""
        if self._version() != HEAD:
            self._migrate()
        self._writer.start()

    def _version(self) -> str | None:
        """The last migration that was run."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            return connection.execute(sa.text("select version_num from alembic_version")).scalar()

    def _migrate(self) -> None:
        from alembic import command  # takes a third of the time of a start, and is seldom needed
        from alembic.config import Config

        with self.engine.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self._waiting.put(None)
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------

    async def _write(self, work: Append | Work) -> Any:
        done: Future[Any] = Future()
        self._waiting.put((work, done))
        return await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch, last = [first], False
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                if (more := self._waiting.get()) is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, asked: list[tuple[Append | Work, Future[Any]]]) -> None:
        # What nobody waits for any more is not written; from here on it can no longer be called off.
        self._write_wanted([one for one in asked if one[1].set_running_or_notify_cancel()])

    def _write_wanted(self, batch: list[tuple[Append | Work, Future[Any]]]) -> None:
        try:
            results = self._in_one([work for work, _ in batch])
        except Exception as fault:
            if len(batch) == 1:
                conflict = isinstance(fault, IntegrityError) and isinstance(batch[0][0], Append)
                batch[0][1].set_exception(Conflict() if conflict else fault)
            else:  # one of them spoils the transaction: each by itself, so that only that one fails
                for single in batch:
                    self._write_wanted([single])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)

    def _in_one(self, works: Sequence[Append | Work]) -> list[Any]:
        appends = [work for work in works if isinstance(work, Append)]
        with self.engine.begin() as connection:
            if appends:
                self._append_all(connection, appends)
            return [None if isinstance(work, Append) else work(connection) for work in works]

    def _append_all(self, connection: sa.Connection, appends: list[Append]) -> None:
        connection.execute(_INSERT_EVENT, [{"table_id": a.table, "n": a.n, "body": a.body} for a in appends])
        connection.execute(_UPDATE_TABLE, [{"key": a.table, "over": a.over, "due_ms": a.due_ms} for a in appends])
        for append in appends:
            self._tell(connection, f"{self.process} {append.table} changed {append.n}")

    def _tell(self, connection: sa.Connection, payload: str) -> None:
        if self.is_postgres:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def append(self, append: Append) -> None:
        """Keep an event for good; raises ``Conflict`` if another process has written one with that number."""
        await self._write(append)

    async def tell(self, payload: str) -> None:
        """Say something to the other processes; with SQLite there are none."""
        if self.is_postgres:
            await self._write(lambda connection: self._tell(connection, payload))

    async def create(
        self, row: Row, body: str, keys: Sequence[tuple[str, int]], over: bool, due_ms: int | None
    ) -> None:
        """A new table with its first event and the hashes of its tokens."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                tables.insert(),
                {
                    "id": row.id,
                    "created_ms": row.created_ms,
                    "setup": row.setup,
                    "seed": row.seed,
                    "seed_hash": row.seed_hash,
                    "over": over,
                    "due_ms": due_ms,
                },
            )
            connection.execute(_INSERT_EVENT, {"table_id": row.id, "n": 0, "body": body})
            if keys:
                connection.execute(
                    tokens.insert(), [{"hash": hashed, "table_id": row.id, "seat": seat} for hashed, seat in keys]
                )

        await self._write(work)

    async def add_token(self, table: str, seat: int, hashed: str, alone: bool) -> None:
        """One more token for a seat; `alone`: all others of that seat open nothing any more."""

        def work(connection: sa.Connection) -> None:
            if alone:
                connection.execute(tokens.delete().where(tokens.c.table_id == table, tokens.c.seat == seat))
            connection.execute(tokens.insert(), {"hash": hashed, "table_id": table, "seat": seat})
            if alone:
                self._tell(connection, f"{self.process} {table} rotated {seat}")

        await self._write(work)

    async def set_webhook(self, table: str, seat: int, url: str | None) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(webhooks.delete().where(webhooks.c.table_id == table, webhooks.c.seat == seat))
            if url is not None:
                connection.execute(webhooks.insert(), {"table_id": table, "seat": seat, "url": url})

        await self._write(work)

    # -- reading --------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def seat_of(self, table: str, token: str) -> int | None:
        """Which seat of the table the token opens; None for a wrong token and for a table that does not exist."""
        query = sa.select(tokens.c.seat).where(tokens.c.hash == token_hash(token), tokens.c.table_id == table)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def load(self, table: str) -> tuple[Row, list[str]] | None:
        """A table and all its events."""
        return await self._read(functools.partial(_load, table=table))

    async def events_from(self, table: str, start: int) -> list[str]:
        query = sa.select(events.c.body).where(events.c.table_id == table, events.c.n >= start).order_by(events.c.n)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def due(self, before_ms: int) -> list[str]:
        """Running tables at which the server should have acted before that time."""
        query = sa.select(tables.c.id).where(tables.c.due_ms < before_ms, sa.not_(tables.c.over)).limit(200)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def webhooks_of(self, table: str) -> dict[int, str]:
        query = sa.select(webhooks.c.seat, webhooks.c.url).where(webhooks.c.table_id == table)
        return await self._read(lambda connection: {row.seat: row.url for row in connection.execute(query)})


_INSERT_EVENT = events.insert()
_UPDATE_TABLE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("key"))
    .values(over=sa.bindparam("over"), due_ms=sa.bindparam("due_ms"))
)
_NOTIFY = sa.text("select pg_notify(:channel, :payload)")


def _load(connection: sa.Connection, table: str) -> tuple[Row, list[str]] | None:
    found = connection.execute(
        sa.select(
            tables.c.id,
            tables.c.created_ms,
            tables.c.setup,
            tables.c.seed,
            tables.c.seed_hash,
        ).where(tables.c.id == table)
    ).first()
    if found is None:
        return None
    bodies = connection.execute(
        sa.select(events.c.body).where(events.c.table_id == table).order_by(events.c.n)
    ).scalars()
    return Row(*found), list(bodies)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")  # on the disk before the acknowledgement
    cursor.execute("pragma foreign_keys = on")
    cursor.execute("pragma busy_timeout = 5000")
    cursor.close()
