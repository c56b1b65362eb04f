"""One, two and three server processes on one PostgreSQL: how many moves a second, and what a move costs.

    python bench/scale.py [--servers 3] [--seconds 10] [--tables 8] [--share 0.1] [--json]

Every server stands for a separate machine: it gets only `--share` of a core, so that a small computer can act as ten
weak ones.  Each has `--tables` tables of four people who move as soon as it is their turn.  `together`: all of a
table's people are at the same server, as with a balancer that routes by table; `spread`: each at any server.  Measures
moves a second; a move's processor time on its server and in PostgreSQL; and what PostgreSQL writes for it.  Then what
it costs a server to hear of a move at a table that it does not have.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from server import Player, Server, stopped, tables

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' PostgreSQL

from gusher.server.store import CHANNEL, engine_url
from tests.server.postgres import Postgres, postgres, programs

SETTLE_S = 10.0  # a server that has just started gets ready for its first page
NOTICES_PER_S = 500
SLICE_S = 0.05  # a server runs for its share of this, and is stopped for the rest


@contextlib.asynccontextmanager
async def slowed(servers: list[Server], share: float) -> AsyncIterator[None]:
    """Let each server run for only a share of the time."""

    async def slow(server: Server, start: float) -> None:
        await asyncio.sleep(start)
        while True:
            server.process.send_signal(signal.SIGCONT)
            await asyncio.sleep(SLICE_S * share)
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(SLICE_S * (1 - share))

    tasks = [asyncio.create_task(slow(server, SLICE_S * n / len(servers))) for n, server in enumerate(servers)]
    try:
        yield
    finally:
        await stopped(tasks)
        for server in servers:
            server.process.send_signal(signal.SIGCONT)


def database_cpu_s(database: Postgres) -> float:
    """The processor time of PostgreSQL and everything it has started."""
    postmaster = int((Path(database.folder) / "postmaster.pid").read_text().split()[0])
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(path.parent.name) == postmaster:
                total += sum(map(int, fields[11:15]))  # with those of its children that have ended
            elif int(fields[1]) == postmaster:
                total += sum(map(int, fields[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def written_bytes(database: Postgres) -> int:
    engine = sa.create_engine(engine_url(database.url))
    with engine.connect() as connection:
        found = connection.execute(sa.text("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")).scalar_one()
    engine.dispose()
    return int(found)


async def measure(database: Postgres, count: int, spread: bool, given: argparse.Namespace) -> dict[str, Any]:
    rng = random.Random(count)
    servers = [Server(database.url) for _ in range(count)]
    runs: list[asyncio.Task[None]] = []
    try:
        for server in servers:
            await server.answering()
        players = []
        for server in servers:
            made, _ = await tables(server, given.tables, [])
            for table in made:
                for entry in table["seats"]:
                    at = rng.choice(servers) if spread else server
                    players.append(Player(at, table["table"], entry["token"], 0.001, rng))
        runs = [asyncio.create_task(player.run()) for player in players]
        await asyncio.gather(*(player.ready.wait() for player in players))
        async with slowed(servers, given.share):
            await asyncio.sleep(2)
            for player in players:
                player.times.clear()
            before = [sum(server.cpu_s() for server in servers), database_cpu_s(database)]
            wal = written_bytes(database)
            await asyncio.sleep(given.seconds)
            after = [sum(server.cpu_s() for server in servers), database_cpu_s(database)]
            moves = sum(len(player.times) for player in players)
        used = [1000 * (late - early) / max(moves, 1) for early, late in zip(before, after, strict=True)]
        return {
            "servers": count,
            "people": "spread" if spread else "together",
            "tables": given.tables * count,
            "moves_per_s": moves / given.seconds,
            "server_ms_per_move": used[0],
            "postgresql_ms_per_move": used[1],
            "written_bytes_per_move": (written_bytes(database) - wal) / max(moves, 1),
        }
    finally:
        await stopped(runs)
        for server in servers:
            server.kill()


async def notice(database: Postgres, seconds: float) -> dict[str, Any]:
    """A server without people, first undisturbed, and then told of moves elsewhere."""
    server = Server(database.url)
    try:
        await server.answering()
        await asyncio.sleep(SETTLE_S)
        start = server.cpu_s()
        await asyncio.sleep(seconds)
        quiet = server.cpu_s() - start
        told = await asyncio.to_thread(announce, database, seconds)
        await asyncio.sleep(0.5)  # until it has heard them all
        used = server.cpu_s() - start - quiet
        return {
            "idle_server_percent": 100 * quiet / seconds,
            "notices": told,
            "notice_us": 1e6 * (used - quiet) / told,
        }
    finally:
        server.kill()


def announce(database: Postgres, seconds: float) -> int:
    """Announce moves, each in its own transaction; how many."""
    until, count = time.monotonic() + seconds, 0
    engine = sa.create_engine(engine_url(database.url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        while time.monotonic() < until:
            payload = f"another {secrets.token_urlsafe(8)} changed {count}"
            connection.execute(
                sa.text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )
            count += 1
            time.sleep(1 / NOTICES_PER_S)
    engine.dispose()
    return count


def told(name: str, value: Any) -> str:
    return f"{name.replace('_', ' ')} {value:,.2f}" if isinstance(value, float) else f"{name} {value}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=8, help="for each server")
    parser.add_argument("--share", type=float, default=0.1, help="of a core, for each server")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = programs()
    if found is None:
        sys.exit("no PostgreSQL, and none can be installed")
    with postgres(found) as database:
        runs = [
            measure(database, count, spread, given) for spread in (False, True) for count in range(1, given.servers + 1)
        ]
        for run in (*runs, notice(database, given.seconds)):
            row = asyncio.run(run)
            print(json.dumps(row) if given.json else "  ".join(map(told, row, row.values())), flush=True)
        print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
