"""The database: SQLite in a file, or PostgreSQL by URL.

One thread does all the writing and puts everything that waits into one transaction: with many tables one flush to the
disk serves many moves, and no move is acknowledged before its flush.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import queue
import secrets
import threading
from collections.abc import AsyncIterator, Callable, Collection, Hashable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Any, Generic, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError

from gusher.kernel.errors import SetupError

HEAD = "0006"  # the newest file in migrations/versions; a test compares
SPECTATOR = -1
GUEST = -2  # came with the table's invitation, and may take a free seat
MIGRATION_LOCK = 0x675348  # PostgreSQL: two processes that start together migrate one after the other
MOST_AT_ONCE = 256
PAGE = 200  # tables taken over at once
ASKED_AT_ONCE = 500  # questions; databases limit the parameters of one
CHANNEL = "gusher"
EVERYWHERE = "-"  # in place of a table: a notice that concerns them all
FORGET_SERVERS_MS = 3_600_000
MOST_GUESTS = 200  # tokens given for a table's invitation


def _columns(table: str, *names: str) -> sa.TableClause:
    """A table as queries need it; `migrations/` has its types and keys."""
    return sa.table(table, *map(sa.column, names))


tables = _columns("tables", "id", "created_ms", "setup", "seed", "seed_hash", "over", "due_ms", "used_ms", "owner")
events = _columns("events", "table_id", "n", "body")  # the key (table_id, n): two processes cannot both write event n
tokens = _columns("tokens", "hash", "table_id", "seat")
webhooks = _columns("webhooks", "table_id", "seat", "url")
snapshots = _columns("snapshots", "table_id", "n", "made_by", "body")
servers = _columns("servers", "process", "until_ms")  # a process acts at the tables it owns until its lease runs out
reviews = _columns("reviews", "table_id", "level", "line", "made_by", "body")
studies = _columns("studies", "table_id", "rev", "body")  # notes and variations of a finished match
bans = _columns("bans", "network", "until_ms", "note")

Work = Callable[[sa.Connection], None]
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Conflict(Exception):
    """Another process has written this event."""


@dataclass(frozen=True)
class Row:
    """A table's row in the database, without what changes."""

    id: str
    created_ms: int
    setup: str
    seed: str
    seed_hash: str


@dataclass(frozen=True)
class Append:
    """One event to store, with what changes in the table's row."""

    table: str
    n: int
    body: str
    over: bool
    due_ms: int | None
    snapshot: Snapshot | None = None


class Snapshot(NamedTuple):
    """What a table's first `n` events have made of it, as one version of the program has worked it out."""

    n: int
    made_by: str
    body: bytes


class Stored(NamedTuple):
    """A table in the database: its row, its newest snapshot, and the events since; without a snapshot, all of them."""

    row: Row
    over: bool
    snapshot: Snapshot | None
    bodies: list[str]


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """A token has too many bits to be guessed, so a plain hash protects it as well as a slow one would."""
    return hashlib.sha256(b"gusher token " + token.encode()).hexdigest()


def invitation_hash(invitation: str) -> str:
    """Not a token's hash: an invitation opens nothing until it is exchanged for a token."""
    return hashlib.sha256(b"gusher invitation " + invitation.encode()).hexdigest()


def engine_url(database: str) -> str:
    """PostgreSQL in either spelling goes through psycopg."""
    for prefix in ("postgresql://", "postgres://"):
        if database.startswith(prefix):
            database = "postgresql+psycopg://" + database.removeprefix(prefix)
    try:
        kind = sa.make_url(database).drivername
    except (ArgumentError, ValueError):
        kind = None
    if kind not in ("postgresql+psycopg", "sqlite"):
        raise SetupError("server-database-url")  # without the URL: it may hold a password
    return database


class Together(Generic[K, T]):
    """Questions that wait are asked together: after a restart thousands come at once."""

    def __init__(self, executor: Executor, answer: Callable[[Sequence[K]], dict[K, T]]) -> None:
        self._executor, self._answer = executor, answer
        self._one_at_a_time = asyncio.Lock()
        self._waiting: list[K] = []
        self._answers: asyncio.Task[dict[K, T]] | None = None  # to those that wait

    async def ask(self, question: K) -> T | None:
        if self._answers is None or len(self._waiting) == ASKED_AT_ONCE:
            self._waiting = []
            self._answers = asyncio.create_task(self._ask_all(self._waiting))
        self._waiting.append(question)
        answers = await asyncio.shield(self._answers)  # whoever asked may be gone
        return answers.get(question)

    async def _ask_all(self, questions: list[K]) -> dict[K, T]:
        async with self._one_at_a_time:
            if self._waiting is questions:
                self._answers = None  # from here on others wait
            return await asyncio.get_running_loop().run_in_executor(self._executor, self._answer, questions)


class Store:
    """Everything that outlives the process.  Methods are coroutines; threads do the work."""

    def __init__(self, database: str, process: str = "") -> None:
        self.url = engine_url(database)
        self.process = process
        self.is_postgres = self.url.startswith("postgresql")
        self.engine = sa.create_engine(self.url, pool_pre_ping=self.is_postgres, hide_parameters=True)
        if self.is_postgres:
            logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of every conflict, which is no fault
        else:
            sa.event.listen(self.engine, "connect", _set_up_sqlite)
        self._now = sa.text(_DATABASE_NOW) if self.is_postgres else sa.text("0")
        self._waiting: queue.SimpleQueue[tuple[Append | Work, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._seats = Together(self._readers, self._seats_of)
        self._loads = Together(self._readers, self._load_all)

    def start(self) -> None:
        """Bring the database up to date and start the writer."""
        if self.version() != HEAD:
            self.migrate(HEAD)
        self._writer.start()

    def version(self) -> str | None:
        """The last migration that ran; None: this database has never been ours."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            return connection.execute(sa.text("select version_num from alembic_version")).scalar()

    def migrate(self, revision: str) -> None:
        from alembic import command  # a third of the time it takes to start, and seldom needed
        from alembic.config import Config

        with self.engine.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    def close(self) -> None:
        self._waiting.put(None)
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._waiting.qsize()

    # -- writing --------------------------------------------------------------------------------------

    async def write(self, work: Append | Work) -> None:
        """Store an event, which makes this process the table's owner, or change something else.  Raises ``Conflict`` if
        another process has written an event with that number."""
        done: Future[None] = Future()
        self._waiting.put((work, done))
        await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        asked: list[tuple[Append | Work, Future[None]] | None] = []
        while None not in asked:  # the sign to stop
            asked = [self._waiting.get()]
            while len(asked) < MOST_AT_ONCE and not self._waiting.empty():
                asked.append(self._waiting.get())
            # What nobody waits for any more is not written; from here on nothing can be called off.
            self._write_batch([one for one in asked if one is not None and one[1].set_running_or_notify_cancel()])

    def _write_batch(self, batch: list[tuple[Append | Work, Future[None]]]) -> None:
        try:
            self._write_together([work for work, _ in batch])
        except Exception as fault:
            if len(batch) == 1:
                conflict = isinstance(fault, IntegrityError) and isinstance(batch[0][0], Append)
                batch[0][1].set_exception(Conflict() if conflict else fault)
            else:  # one of them spoils the transaction: one by one, only that one fails
                for single in batch:
                    self._write_batch([single])
            return
        for _, done in batch:
            done.set_result(None)

    def _write_together(self, works: Sequence[Append | Work]) -> None:
        appends = [work for work in works if isinstance(work, Append)]
        with self.engine.begin() as connection:
            if appends:
                self._append_all(connection, appends)
            for work in works:
                if not isinstance(work, Append):
                    work(connection)

    def _append_all(self, connection: sa.Connection, appends: list[Append]) -> None:
        appends.sort(key=attrgetter("table"))  # all processes in the same order, so that none waits for another in turn
        connection.execute(events.insert(), [{"table_id": a.table, "n": a.n, "body": a.body} for a in appends])
        changes = [{"key": a.table, "over": a.over, "due_ms": a.due_ms, "owner": self.process} for a in appends]
        connection.execute(_UPDATE_TABLE, changes)
        kept = [{"table_id": a.table, **a.snapshot._asdict()} for a in appends if a.snapshot is not None]
        if kept:
            connection.execute(_KEEP_SNAPSHOT, kept)
        for append in appends:
            self._notify(connection, append.table, "changed", append.n)

    def _notify(self, connection: sa.Connection, table: str, what: str, detail: object) -> None:
        """Tell the other processes when this transaction is committed; with SQLite there are none."""
        if self.is_postgres:
            payload = f"{self.process} {table} {what} {detail}"
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def notify(self, table: str, what: str, detail: object) -> None:
        """Tell the other processes something that is not stored."""
        if self.is_postgres:
            await self.write(lambda connection: self._notify(connection, table, what, detail))

    async def create(self, row: Row, first: Sequence[Append], keys: Sequence[tuple[str, int]]) -> None:
        """Store a new table with its first events and the hashes of its tokens."""

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), asdict(row) | {"over": first[-1].over, "used_ms": row.created_ms})
            self._append_all(connection, list(first))
            connection.execute(
                tokens.insert(), [{"hash": hashed, "table_id": row.id, "seat": seat} for hashed, seat in keys]
            )

        await self.write(work)

    async def add_token(self, table: str, seat: int, hashed: str, replace: bool) -> None:
        """Store a new token of a seat; `replace` makes the seat's other tokens invalid."""

        def work(connection: sa.Connection) -> None:
            if replace:
                connection.execute(tokens.delete().where(tokens.c.table_id == table, tokens.c.seat == seat))
                self._notify(connection, table, "rotated", seat)
            connection.execute(tokens.insert(), {"hash": hashed, "table_id": table, "seat": seat})

        await self.write(work)

    async def reseat(self, table: str, cleared: Collection[int], token: str = "", seat: int = GUEST) -> None:
        """Let `token` open `seat`; whatever else opened it, or another of the `cleared` seats, opens the door only."""
        here = tokens.c.table_id == table

        def work(connection: sa.Connection) -> None:
            connection.execute(tokens.update().where(here, tokens.c.seat.in_(cleared)).values(seat=GUEST))
            connection.execute(tokens.update().where(here, tokens.c.hash == token_hash(token)).values(seat=seat))
            for left in cleared:
                self._notify(connection, table, "moved", left)

        await self.write(work)

    async def claim(self, table: str, invitation: str, token: str) -> None:
        """Exchange an invitation, if it is still open, for a token.  That of the table stays open."""
        here = tokens.c.table_id == table
        is_open = (tokens.c.hash == invitation_hash(invitation)) & here
        guests = sa.select(sa.func.count()).where(here, tokens.c.seat == GUEST).scalar_subquery()
        query = sa.select(tokens.c.seat, guests).where(is_open)
        found = await self._read(lambda connection: connection.execute(query).first())
        if found is None:
            return  # a wrong one costs no write
        with suppress(IntegrityError):  # the token is known: from a hello whose answer was lost
            if found[0] != GUEST:
                change = tokens.update().where(is_open).values(hash=token_hash(token))
                await self.write(partial(_execute, change))
            elif found[1] < MOST_GUESTS:
                await self.add_token(table, GUEST, token_hash(token), replace=False)

    async def set_webhook(self, table: str, seat: int, url: str | None) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(webhooks.delete().where(webhooks.c.table_id == table, webhooks.c.seat == seat))
            if url is not None:
                connection.execute(webhooks.insert(), {"table_id": table, "seat": seat, "url": url})
            self._notify(connection, table, "webhook", seat)

        await self.write(work)

    async def touch(self, used: Sequence[str], now_ms: int, since_ms: int) -> None:
        """Note that somebody was at these tables, unless that was noted after `since_ms`."""
        for start in range(0, len(used), PAGE):
            is_used = tables.c.id.in_(used[start : start + PAGE]) & (tables.c.used_ms < since_ms)
            await self.write(partial(_execute, tables.update().where(is_used).values(used_ms=now_ms)))

    async def remove(self, which: sa.ColumnElement[bool]) -> int:
        """Remove tables with everything that belongs to them, a page at a time so that moves need not wait; how many
        they were."""
        query, removed = sa.select(tables.c.id).where(which).order_by(tables.c.id).limit(PAGE), 0
        while page := await self._read(partial(_ids, query)):
            await self.write(partial(_execute, tables.delete().where(tables.c.id.in_(page) & which)))
            removed += len(page)
        return removed

    async def keep_review(self, table: str, level: str, line: int, made_by: str, body: bytes) -> None:
        kept = {"table_id": table, "level": level, "line": line, "made_by": made_by, "body": body}
        await self.write(lambda connection: _execute(_KEEP_REVIEW.bindparams(**kept), connection))

    async def keep_study(self, table: str, rev: int, body: str) -> None:
        """Store a table's study in place of the one before; raises ``Conflict`` if somebody else has changed it."""
        kept = {"table_id": table, "rev": rev, "body": body}

        def work(connection: sa.Connection) -> None:
            if connection.execute(_KEEP_STUDY, kept).rowcount == 0:
                raise Conflict

        await self.write(work)

    # -- which process acts at a table ----------------------------------------------------------------

    async def renew(self, lease_ms: int) -> set[str]:
        """Extend this process's lease; which processes have one.  With SQLite there is only one process."""
        alive = {self.process}
        if not self.is_postgres:
            return alive
        until = {"process": self.process, "lease_ms": lease_ms, "forget_ms": FORGET_SERVERS_MS}

        def work(connection: sa.Connection) -> None:
            for statement in _RENEW:
                connection.execute(statement, until)
            alive.update(connection.execute(_ALIVE).scalars())

        await self.write(work)
        return alive

    async def resign(self) -> None:
        """Give up the lease: others may act at this process's tables at once."""
        if not self.is_postgres:
            return

        def work(connection: sa.Connection) -> None:
            connection.execute(servers.delete().where(servers.c.process == self.process))
            self._notify(connection, EVERYWHERE, "resigned", 0)

        await self.write(work)

    async def take_over(
        self, late_ms: int, soon_ms: int, but: Collection[str] = (), only: str | None = None
    ) -> AsyncIterator[str]:
        """Tables where this process has to act: its own that should have acted before `late_ms`, and those due before
        `soon_ms` whose owner has no lease any more, which become its own.  `only` looks at one table, whatever is due
        there and when."""
        is_mine = tables.c.owner == self.process
        is_led = sa.exists().where(servers.c.process == tables.c.owner, servers.c.until_ms > self._now)
        is_free = tables.c.owner.is_(None) | (~is_mine & ~is_led)
        is_due = (is_mine & (tables.c.due_ms < late_ms)) | (is_free & (tables.c.due_ms < soon_ms))
        if only is not None:
            is_due = (tables.c.id == only) & tables.c.due_ms.is_not(None) & (is_mine | is_free)
        found = sa.select(tables.c.id).where(is_due, tables.c.over == sa.false(), tables.c.id.not_in(but))
        last = ""
        while True:
            page = found.where(tables.c.id > last).order_by(tables.c.id).limit(PAGE).with_for_update(skip_locked=True)
            change = tables.update().where(tables.c.id.in_(page)).values(owner=self.process).returning(tables.c.id)
            taken: list[str] = []
            await self.write(partial(self._take, change, taken))
            if not taken:
                return
            for table in taken:
                yield table
            last = max(taken)

    def _take(self, change: sa.Executable, taken: list[str], connection: sa.Connection) -> None:
        taken += sorted(connection.execute(change).scalars())
        for table in taken:
            self._notify(connection, table, "taken", 0)

    async def release(self, table: str) -> None:
        """This process cannot act at the table: somebody else may."""
        is_mine = (tables.c.id == table) & (tables.c.owner == self.process)
        await self.write(partial(_execute, tables.update().where(is_mine).values(owner=None)))

    # -- reading --------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def seat_of(self, table: str, token: str) -> int | None:
        """Which seat of the table the token opens; None for a wrong token and for a table that does not exist."""
        return await self._seats.ask((token_hash(token), table))

    def _seats_of(self, asked: Sequence[tuple[str, str]]) -> dict[tuple[str, str], int]:
        with self.engine.connect() as connection:
            rows = connection.execute(_SEATS, {"hashes": [hashed for hashed, _ in asked]})
            return {(hashed, table): seat for hashed, table, seat in rows}

    async def load(self, table: str) -> Stored | None:
        """A table, with all that is needed to work out its state."""
        return await self._loads.ask(table)

    def _load_all(self, wanted: Sequence[str]) -> dict[str, Stored]:
        with self.engine.connect() as connection:
            rows, kept, since = [connection.execute(query, {"wanted": wanted}).all() for query in _LOAD]
        bodies: dict[str, list[str]] = {row.id: [] for row in rows}
        for table, body in since:
            bodies[table].append(body)
        made = {table: Snapshot(*snapshot) for table, *snapshot in kept}
        return {row.id: Stored(Row(*row[:-1]), bool(row.over), made.get(row.id), bodies[row.id]) for row in rows}

    async def whole(self, table: str) -> Stored | None:
        return await self._read(lambda connection: load(connection, table))

    async def events_from(self, table: str, start: int) -> list[str]:
        return await self._read(lambda connection: _bodies(connection, table, start))

    async def review_of(self, table: str, level: str, line: int, made_by: str) -> bytes | None:
        """A finished review, if one was made of the same line by the same program."""
        wanted = {"table_id": table, "level": level, "line": line, "made_by": made_by}
        query = sa.select(reviews.c.body).filter_by(**wanted)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def study_of(self, table: str) -> tuple[int, str] | None:
        query = sa.select(studies.c.rev, studies.c.body).where(studies.c.table_id == table)
        found = await self._read(lambda connection: connection.execute(query).first())
        return None if found is None else (found.rev, found.body)

    async def ping(self) -> None:
        """Raises if the database cannot be reached."""
        await self._read(lambda connection: connection.execute(sa.text("select 1")))

    async def banned(self, now_ms: int) -> list[str]:
        """The networks that are banned at that time."""
        query = sa.select(bans.c.network).where(bans.c.until_ms.is_(None) | (bans.c.until_ms > now_ms))
        return await self._read(partial(_ids, query))

    async def webhooks_of(self, table: str) -> dict[int, str]:
        query = sa.select(webhooks.c.seat, webhooks.c.url).where(webhooks.c.table_id == table)
        return await self._read(lambda connection: {row.seat: row.url for row in connection.execute(query)})


_ROW = [*(tables.c[name] for name in Row.__dataclass_fields__), tables.c.over]
# What is asked thousands of times after a restart is put together once.
_WANTED: sa.BindParameter[str] = sa.bindparam("wanted", expanding=True)
_LOAD = (
    sa.select(*_ROW).where(tables.c.id.in_(_WANTED)),
    sa.select(snapshots).where(snapshots.c.table_id.in_(_WANTED)),
    sa.select(events.c.table_id, events.c.body)
    .select_from(events.outerjoin(snapshots, snapshots.c.table_id == events.c.table_id))
    .where(events.c.table_id.in_(_WANTED), events.c.n >= sa.func.coalesce(snapshots.c.n, 0))  # that no snapshot covers
    .order_by(events.c.table_id, events.c.n),
)
_SEATS = sa.select(tokens.c.hash, tokens.c.table_id, tokens.c.seat).where(
    tokens.c.hash.in_(sa.bindparam("hashes", expanding=True))
)
_UPDATE_TABLE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("key"))
    .values(over=sa.bindparam("over"), due_ms=sa.bindparam("due_ms"), owner=sa.bindparam("owner"))
)
_KEEP_SNAPSHOT = sa.text(
    "insert into snapshots (table_id, n, made_by, body) values (:table_id, :n, :made_by, :body) "
    "on conflict (table_id) do update set n = excluded.n, made_by = excluded.made_by, body = excluded.body"
)
_KEEP_REVIEW = sa.text(
    "insert into reviews (table_id, level, line, made_by, body) values (:table_id, :level, :line, :made_by, :body) "
    "on conflict (table_id, level, line) do update set made_by = excluded.made_by, body = excluded.body"
)
_KEEP_STUDY = sa.text(
    "insert into studies (table_id, rev, body) values (:table_id, :rev, :body) "
    "on conflict (table_id) do update set rev = excluded.rev, body = excluded.body "
    "where studies.rev = excluded.rev - 1"
)
_DATABASE_NOW = "(extract(epoch from clock_timestamp()) * 1000)"  # leases run by the one clock that all processes share
_RENEW = (
    sa.text(
        f"insert into servers (process, until_ms) values (:process, {_DATABASE_NOW} + :lease_ms) "
        "on conflict (process) do update set until_ms = excluded.until_ms"
    ),
    sa.text(f"delete from servers where until_ms < {_DATABASE_NOW} - :forget_ms"),
)
_ALIVE = sa.text(f"select process from servers where until_ms > {_DATABASE_NOW}")
_NOTIFY = sa.text("select pg_notify(:channel, :payload)")


def _execute(change: sa.Executable, connection: sa.Connection) -> None:
    connection.execute(change)


def _ids(query: sa.Select[Any], connection: sa.Connection) -> list[str]:
    return list(connection.execute(query).scalars())


def load(connection: sa.Connection, table: str) -> Stored | None:
    """A table with all its events."""
    row = connection.execute(sa.select(*_ROW).where(tables.c.id == table)).first()
    return None if row is None else Stored(Row(*row[:-1]), bool(row.over), None, _bodies(connection, table, 0))


def _bodies(connection: sa.Connection, table: str, start: int) -> list[str]:
    query = sa.select(events.c.body).where(events.c.table_id == table, events.c.n >= start).order_by(events.c.n)
    return list(connection.execute(query).scalars())


def _set_up_sqlite(connection: SQLiteConnection, _record: object) -> None:
    for pragma in (
        "journal_mode = wal",
        "synchronous = full",  # on the disk before the acknowledgement
        "foreign_keys = on",
        "busy_timeout = 5000",
    ):
        connection.execute(f"pragma {pragma}")
