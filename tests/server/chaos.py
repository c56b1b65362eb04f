"""People play on three servers while servers, PostgreSQL and bot processes are killed and started again at random.

    python -m tests.server.chaos [--kills 1000] [--slice 50] [--tables 6] [--journal FILE]

Players connect to any server that answers, as behind a load balancer, and send a move again under the same id when the
connection broke before its answer.  For each kill at least five moves are acknowledged.  At the end every acknowledged
move was stored exactly once, no move twice, every table's log is whole and its deal can be proved from the seed, no
seed was seen before the end of its game, and every table goes on.  With a journal the run can be interrupted: it goes
on with the next slice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import websockets

from gusher.kernel import records
from gusher.server import events
from gusher.server.store import engine_url
from gusher.server.table_state import TableState

from .harness import BOT, HUMAN, claim_of
from .postgres import Postgres, postgres, programs
from .processes import Process
from .slices import add_up, listed

SERVERS = 3
NOVICE = {"kind": "bot", "bot": "novice"}  # thinks in a process of its own
LINE_UPS = ([HUMAN] * 4, [HUMAN] * 4, [HUMAN, HUMAN, BOT, BOT], [HUMAN, HUMAN, NOVICE, BOT])
MOVES_A_KILL = 5  # at least so many moves are acknowledged before each
MOVES_A_DATABASE = 20  # and between two kills of the database
SLICE_S = 1_800.0
OUT_OF_REACH = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)
ANSWER_S = 10.0
SETTLE_S = 300.0  # until every table has gone on; a bot's new process may take a while on a busy machine

Made = dict[str, Any]  # what the server answers to a new table


@dataclass
class Chaos:
    database: Postgres
    servers: list[Process]
    rng: random.Random
    line_ups: Sequence[list[dict[str, str]]] = LINE_UPS
    tables: list[Made] = field(default_factory=list)
    seeds: dict[str, str] = field(default_factory=dict)
    acked: dict[str, str] = field(default_factory=dict)  # the id of a move: its table
    kills: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)  # acknowledged at each table, counted anew at the end
    playing: list[asyncio.Task[None]] = field(default_factory=list)  # one for each table
    killing: list[asyncio.Task[None]] = field(default_factory=list)
    is_calm: bool = False

    def port(self) -> int:
        """Of any server, up or down: a balancer does not know at once either."""
        return self.rng.choice(self.servers).port

    # -- people -----------------------------------------------------------------------------------------

    async def open_table(self) -> Made:
        while True:
            with contextlib.suppress(*OUT_OF_REACH):
                address = f"http://127.0.0.1:{self.port()}"
                async with httpx.AsyncClient(base_url=address, timeout=ANSWER_S, trust_env=False) as http:
                    answer = await http.post(
                        "/api/tables", json={"game": "giganten", "seats": self.rng.choice(self.line_ups), "pace_ms": 20}
                    )
                if answer.status_code == 201:
                    made: Made = answer.json()
                    self.tables.append(made)
                    self.seeds[made["table"]] = await asyncio.to_thread(self.seed_of, made["table"])
                    return made
                assert answer.status_code >= 500, answer.text
            await asyncio.sleep(0.1)

    def seed_of(self, table: str) -> str:
        while True:
            with contextlib.suppress(sa.exc.OperationalError):
                return str(self.rows("select seed from tables where id = :t", t=table)[0][0])
            time.sleep(0.1)

    def rows(self, query: str, **params: Any) -> list[Any]:
        engine = sa.create_engine(engine_url(self.database.url))
        try:
            with engine.connect() as connection:
                return list(connection.execute(sa.text(query), params))
        finally:
            engine.dispose()

    async def people(self) -> None:
        """One table after another, its people side by side."""
        while True:
            made = await self.open_table()
            players = [Player(self, made, entry["seat"], entry["token"]) for entry in made["seats"]]
            await asyncio.gather(*(player.play_to_the_end() for player in players))

    # -- killing ------------------------------------------------------------------------------------------

    async def plague(self, server: Process) -> None:
        """Kill a server, stop it as a rolling upgrade does, or kill the processes its bots think in; start it again."""
        while await self.a_few_moves():
            kind = self.rng.choices(("servers killed", "servers stopped", "bots killed"), (5, 1, 3))[0]
            self.kills[kind] += 1
            if kind == "bots killed":
                for process in children_of(server.child):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
            else:
                how = signal.SIGKILL if kind == "servers killed" else signal.SIGTERM
                await asyncio.to_thread(server.kill, how)
                await asyncio.sleep(self.rng.uniform(0, 0.5))
                await self.start(server)

    async def start(self, server: Process) -> None:
        """Again and again, as a supervisor does: while the database is away a server does not start."""
        while True:
            with contextlib.suppress(ChildProcessError):
                await server.start()
                return
            await asyncio.sleep(0.2)

    async def a_few_moves(self, least: int = MOVES_A_KILL) -> bool:
        """Let people play before the next blow, whoever is hit; is there to be one?"""
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        goal = len(self.acked) + least
        while len(self.acked) < max(goal, MOVES_A_KILL * (self.kills.total() + 1)) and not self.is_calm:
            await asyncio.sleep(0.01)
        return not self.is_calm

    async def plague_database(self) -> None:
        while await self.a_few_moves(MOVES_A_DATABASE):
            self.kills["databases killed"] += 1
            await asyncio.to_thread(self.database.stop)
            await asyncio.sleep(self.rng.uniform(0, 1))
            await asyncio.to_thread(self.database.start)

    def check_tasks(self) -> None:
        for task in self.playing + self.killing:
            if task.done():
                task.result()

    # -- the end --------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Once nothing is killed any more, every table goes on; then people stop, and the database is whole."""
        self.is_calm = True
        await asyncio.gather(*self.killing)
        self.moves.clear()
        async with asyncio.timeout(SETTLE_S):
            while len(self.moves) < len(self.playing):
                await asyncio.sleep(0.1)
                self.check_tasks()
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        await asyncio.to_thread(self.check_stored)

    def check_stored(self) -> None:
        """What the database holds in the end."""
        found: Counter[str] = Counter()
        for table in self.seeds:
            query = "select setup, seed, seed_hash, created_ms, over from tables where id = :t"
            ((setup, seed, seed_hash, created_ms, over),) = self.rows(query, t=table)
            stored = self.rows("select n, body from events where table_id = :t order by n", t=table)
            assert [n for n, _ in stored] == list(range(len(stored))), "the log has a gap"
            state = TableState(events.loads_setup(setup), seed, seed_hash, created_ms)
            for event in (events.loads(body) for _, body in stored):
                found.update([event.id] if event.id else [])
                state.apply(event)
            assert state.match.over == over
            records.verify(state.match.record(with_seed=True))
        twice = [name for name, count in found.items() if count > 1]
        assert not twice, f"stored twice: {twice}"
        lost = [name for name in self.acked if name not in found]
        assert not lost, f"acknowledged and lost: {lost}"


class Player:
    """One seat of a table, on whichever server answers."""

    def __init__(self, chaos: Chaos, made: Made, seat: int, token: str) -> None:
        self.chaos, self.table, self.seat = chaos, made["table"], seat
        self.hello = json.dumps({"type": "hello", "table": self.table, "token": token, "claim": claim_of(token)})
        self.unanswered: dict[str, Any] | None = None  # the move under way; it outlives the connection
        self.is_sent = False  # through this connection
        self.is_over = False
        self.rev, self.legal = 0, list[str]()

    async def play_to_the_end(self) -> None:
        while not self.is_over:
            with contextlib.suppress(*OUT_OF_REACH):
                await self.visit()
            await asyncio.sleep(0.05)

    async def visit(self) -> None:
        address = f"ws://127.0.0.1:{self.chaos.port()}/ws"
        async with websockets.connect(address, compression=None, proxy=None, max_size=None, close_timeout=1) as link:
            self.is_sent = False
            await link.send(self.hello)
            async for data in self.messages(link):
                await self.hear(link, json.loads(data))
                if self.is_over:
                    return

    async def messages(self, link: websockets.ClientConnection) -> AsyncIterator[str]:
        """What the server sends; the connection is given up if nothing comes although it should."""
        while True:
            async with asyncio.timeout(ANSWER_S):  # `wait_for` would miss a cancellation, and its player play on
                data = await link.recv()
            assert isinstance(data, str)
            assert self.is_over or '"type":"over"' in data[:20] or self.chaos.seeds[self.table] not in data, "leaked"
            yield data

    async def hear(self, link: websockets.ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                self.is_over = message["view"]["over"]
                self.rev, self.legal = message["rev"], message["view"]["legal"]
                await self.play(link)
            case "ack":
                self.chaos.acked[message["id"]] = self.table
                self.chaos.moves[self.table] += 1
                self.unanswered = None
                await self.play(link)  # the new position came before
            case "refused":
                assert message["key"] in ("error-stale", "error-turn"), message
                self.unanswered = None
                if message["view"]:
                    self.rev, self.legal = message["rev"], message["view"]["legal"]
                    await self.play(link)

    async def play(self, link: websockets.ClientConnection) -> None:
        """If it is our turn.  A move whose answer the last connection did not bring is sent again, once."""
        if self.unanswered is None:
            if len(self.legal) < 2:
                return
            await asyncio.sleep(self.chaos.rng.uniform(0, 0.05))
            name = f"{self.seat} {self.chaos.rng.getrandbits(64):x}"
            action = self.chaos.rng.choice(self.legal)
            self.unanswered = {"type": "play", "id": name, "rev": self.rev, "action": action}
            self.is_sent = False
        if not self.is_sent:
            self.is_sent = True
            await link.send(json.dumps(self.unanswered))


def children_of(process: int) -> list[int]:
    """All processes that it has started, and that they have started."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(path.parent.name))
    found, look = [], [process] if process else []
    while look:
        found += (new := parents.get(look.pop(), []))
        look += new
    return found


async def rage(database: Postgres, tables: int, kills: int, seconds: float, seed: int) -> Chaos:
    """Play at so many tables and kill until either limit; raises ``AssertionError`` if anything was lost."""
    rng = random.Random(seed)
    chaos = Chaos(database, [Process(database.url) for _ in range(SERVERS)], rng)
    try:
        await asyncio.gather(*(server.start() for server in chaos.servers))
        chaos.playing = [asyncio.create_task(chaos.people()) for _ in range(tables)]
        chaos.killing = [asyncio.create_task(chaos.plague(server)) for server in chaos.servers]
        chaos.killing.append(asyncio.create_task(chaos.plague_database()))
        end = time.monotonic() + seconds
        while chaos.kills.total() < kills and time.monotonic() < end:
            await asyncio.sleep(0.1)
            chaos.check_tasks()
        await chaos.settle()
    finally:
        for server in chaos.servers:
            await server.stop()
    return chaos


def counted(chaos: Chaos) -> dict[str, int]:
    moves = {"acknowledged moves": len(chaos.acked), "tables": len(chaos.tables)}
    return {"kills": chaos.kills.total(), **dict(sorted(chaos.kills.items())), **moves}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--slice", type=int, default=50, help="kills")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--journal", type=Path, help="what the slices found so far")
    given = parser.parse_args()
    found = programs()
    if found is None:
        sys.exit("no PostgreSQL, and none can be installed")
    with postgres(found) as database:

        def run(seed: int) -> dict[str, int]:
            return counted(asyncio.run(rage(database, given.tables, given.slice, SLICE_S, seed)))

        sums = add_up(given.journal, "kills", given.kills, run)
    print(f"{listed(sums)}: none lost, none twice, no seed seen, every table alive")


if __name__ == "__main__":
    main()
