"""Five hundred live tables on one server process, four clients each; then the server is killed and restarted.

    python bench/server.py [--tables 500] [--seconds 20] [--think 5] [--fresh] [--kills 10] [--idle 5000] [--peer]

The server runs in its own process, with its database on disk; the clients run in this one.  The tables are at moments
spread evenly over whole games (`--fresh`: at the beginning).  Every client reads everything it is sent.  Whoever is to
act thinks for a while, as people do, and plays.  Measures the time from sending the move to its acknowledgement, and
the server's memory per table.

Then the server is killed with -9 and restarted while all clients try to reconnect four times a second, as pages do: how
long until each client has its position?  A client says which position it has, and gets the position only if that is out
of date.  Finally, with a single table, this is done `--kills` times with a reloaded page, and every position must be
the one seen before.  Then `--idle` spectators connect and nothing happens.  With `--peer`, boardgame.io's server gets
as many tables and people in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import httpx
from boardgame import Boardgame, Guest, installed
from link import Link, connect
from processes import Served

import gusher

SERVE = """
import sys
from gusher.server import serve
from gusher.server.limits import FREE, Limits
limits = FREE if sys.argv[3] == "free" else Limits()
serve("127.0.0.1", int(sys.argv[1]), False, sys.argv[2], limits=limits, pace_ms=300)
"""
HUMANS = [{"kind": "human"}] * 4
INSTALLED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
AGAIN_S = 0.25  # a client that could not connect tries again after this
RATIOS = ("ack_p50_ms", "ack_p95_ms", "cpu_ms_per_move", "kb_per_table_with_clients")  # Gusher's to boardgame.io's
RECORDS = 200  # different games, which the tables are in the middle of
SEEN = re.compile(r'{"type":"view","rev":(\d+),.*?"at":(\d+)')  # to decode all views would measure this process


def at_rank(ranked: list[float], part: float) -> float:
    return ranked[min(int(len(ranked) * part), len(ranked) - 1)]


class Server(Served):
    """Gusher's process: without limits, or with the defaults."""

    def __init__(self, database: str, limits: Literal["free", "usual"] = "free") -> None:
        self.database, self.limits = database, limits
        super().__init__()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.database, self.limits]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=INSTALLED)


class Player:
    """One client: reads everything, plays when it is to act, and reconnects when the connection breaks."""

    def __init__(self, server: Server, table: str, token: str, think_s: float, rng: random.Random) -> None:
        self.server, self.think_s, self.rng = server, think_s, rng
        self.hello = {"type": "hello", "table": table, "token": token, "claim": secrets.token_urlsafe(24)}
        self.address = f"127.1.{rng.randrange(256)}.{rng.randrange(1, 255)}"  # people do not all live in one house
        self.ready = asyncio.Event()
        self.view = ""  # the last view message
        self.times: list[float] = []
        self._sent: dict[str, float] = {}
        self._link: Link
        self._plays: asyncio.Task[None] | None = None

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                await self._visit()
            await asyncio.sleep(AGAIN_S)

    async def _visit(self) -> None:
        link = await connect(self.server.port, json.dumps({**self.hello, **self._known()}), self._hear, self.address)
        self._link = link
        try:
            await link.gone
        finally:
            link.close()

    def _hear(self, data: str) -> None:
        if data.startswith('{"type":"view"'):  # decoding all of them would measure this process
            self.view = data
            self._look()
        elif data.startswith('{"type":"ack"'):
            self.times.append(time.perf_counter() - self._sent.pop(json.loads(data)["id"]))
        elif data.startswith('{"type":"token"'):
            self.hello = {"type": "hello", "table": self.hello["table"], "token": self.hello["claim"]}
        elif data.startswith('{"type":"orders"'):
            self.ready.set()

    def _known(self) -> dict[str, int]:
        """What it has already seen, as the page reports it."""
        if not self.view:
            return {}
        found = SEEN.match(self.view)
        assert found is not None
        return {"rev": int(found[1]), "since": int(found[2])}

    def _look(self) -> None:
        if '"legal":[]' in self.view or self.think_s <= 0:
            return
        message = json.loads(self.view)
        legal = message["view"]["legal"]
        if len(legal) > 1:
            self._plays = asyncio.create_task(self._play(message["rev"], self.rng.choice(legal)))

    async def _play(self, rev: int, action: str) -> None:
        await asyncio.sleep(self.rng.uniform(0.2, 1.8) * self.think_s)
        await self.ready.wait()  # the connection may have broken meanwhile
        name = f"{self.rng.getrandbits(60)}"
        self._sent[name] = time.perf_counter()
        self._link.send(json.dumps({"type": "play", "id": name, "rev": rev, "action": action}))


def middles(rng: random.Random) -> list[dict[str, Any]]:
    """Records that stop at moments spread evenly over whole games."""
    found = []
    for number in range(RECORDS):
        whole, part = [gusher.new("giganten", seed=f"bench {number}") for _ in range(2)]
        while not whole.over:
            whole.play(rng.choice(whole.legal()))
        stop = whole.at * number // RECORDS
        for action in [entry.action for entry in whole.entries if entry.asked]:
            if part.at >= stop:
                break
            part.play(action)
        found.append(part.record(with_seed=True))
    return found


async def tables(server: Server, count: int, records: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], int]:
    """New tables, and the memory before them, so that one-off allocations do not count."""

    async def made(number: int) -> dict[str, Any]:
        if records:
            answer = await http.post(
                "/api/tables/import", json={"record": records[number % len(records)], "seats": HUMANS}
            )
        else:
            answer = await http.post("/api/tables", json={"game": "giganten", "seats": HUMANS})
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60, trust_env=False) as http:
        first = await made(0)
        visit = Player(server, first["table"], first["seats"][0]["token"], 0, random.Random(1))
        run = asyncio.create_task(visit.run())
        await visit.ready.wait()
        await stopped([run])
        before = server.memory_kb()
        return [await made(number) for number in range(count)], before


async def stopped(runs: list[asyncio.Task[None]]) -> None:
    for run in runs:
        run.cancel()
    await asyncio.gather(*runs, return_exceptions=True)


async def live(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    rng = random.Random(1)
    start_s = await server.answering()
    made, before = await tables(server, given.tables, [] if given.fresh else middles(rng))
    opened = server.memory_kb()
    players = [
        Player(server, table["table"], entry["token"], given.think, rng) for table in made for entry in table["seats"]
    ]
    runs = await seated(players)
    connected = server.memory_kb()
    used = await under_load(server, players, given)
    after = server.memory_kb()
    back = await restart(server, players)
    await stopped(runs)
    return {
        "load_average": os.getloadavg()[0],
        "first_start_s": start_s,
        "tables": given.tables,
        "clients": len(players),
        **used,
        "kb_per_table": (opened - before + after - connected) / given.tables,
        "kb_per_connection": (connected - opened) / len(players),
        "kb_per_table_with_clients": (after - before) / given.tables,
        "server_mb": after / 1024,
        **back,
    }


async def peer(given: argparse.Namespace) -> dict[str, Any]:
    """The same on boardgame.io's server."""
    with installed() as modules:
        server = Boardgame(modules)
        try:
            await server.answering()
            rng = random.Random(1)
            runs = await seated([Guest(server, "first", seat, given.think, rng) for seat in range(4)])
            before = server.memory_kb()
            guests = [Guest(server, f"{n}", seat, given.think, rng) for n in range(given.tables) for seat in range(4)]
            runs += await seated(guests)
            used = await under_load(server, guests, given)
            after = server.memory_kb()
            await stopped(runs)
        finally:
            server.kill()
    return {**used, "kb_per_table_with_clients": (after - before) / given.tables}


async def seated(people: Sequence[Player | Guest]) -> list[asyncio.Task[None]]:
    """Everybody comes in, four at a time."""
    runs: list[asyncio.Task[None]] = []
    for number, person in enumerate(people):
        runs.append(asyncio.create_task(person.run()))
        if number % 4 == 3:
            await person.ready.wait()
    await asyncio.gather(*(person.ready.wait() for person in people))
    return runs


async def under_load(server: Served, people: Sequence[Player | Guest], given: argparse.Namespace) -> dict[str, Any]:
    """Let people play for a while: how long acknowledgements take, and what they cost the server."""
    await asyncio.sleep(given.think)
    for person in people:
        person.times.clear()
    used, began = server.cpu_s(), time.monotonic()
    await asyncio.sleep(given.seconds)
    took, busy = time.monotonic() - began, server.cpu_s() - used
    ranked = sorted(seconds for person in people for seconds in person.times)
    return {
        "moves": len(ranked),
        "moves_per_s": len(ranked) / took,
        "ack_p50_ms": 1000 * at_rank(ranked, 0.5),
        "ack_p95_ms": 1000 * at_rank(ranked, 0.95),
        "ack_p99_ms": 1000 * at_rank(ranked, 0.99),
        "cpu_percent": 100 * busy / took,
        "cpu_ms_per_move": 1000 * busy / len(ranked),
    }


async def restart(server: Server, players: list[Player]) -> dict[str, Any]:
    """Kill the server under everybody, and start it again."""
    server.kill()
    for player in players:
        player.ready.clear()
        player.times.clear()
    began, own_cpu_s = time.perf_counter(), time.process_time()
    server.start()

    async def back(player: Player) -> float:
        await player.ready.wait()
        return time.perf_counter() - began

    waits = sorted(await asyncio.gather(*map(back, players)))
    return {
        "all_back_p50_s": at_rank(waits, 0.5),
        "all_back_p95_s": at_rank(waits, 0.95),
        "all_back_slowest_s": waits[-1],
        "all_back_moves": sum(len(player.times) for player in players),  # made by those who were already back
        "all_back_clients_cpu_s": time.process_time() - own_cpu_s,  # of this process, not the server's
        "all_back_server_cpu_s": server.cpu_s(),
    }


async def alone(server: Server, kills: int) -> dict[str, Any]:
    """One table in the middle of its game: from the restart to the position seen before."""
    await server.answering()
    record = middles(random.Random(2))[RECORDS // 2]
    (table,), _ = await tables(server, 1, [record])
    whole, reconnects = [], []
    player = Player(server, table["table"], table["seats"][0]["token"], 0, random.Random(3))
    seen: str | None = None
    for _ in range(kills + 1):
        player.ready.clear()
        player.view = ""  # like a reloaded page: it needs everything
        began = time.perf_counter()
        if seen is not None:
            server.start()
            await server.answering()
        connecting = time.perf_counter()
        run = asyncio.create_task(player.run())
        await player.ready.wait()
        if seen is not None:
            whole.append(time.perf_counter() - began)
            reconnects.append(time.perf_counter() - connecting)
            assert player.view == seen
        seen = player.view
        server.kill()
        await stopped([run])
    whole.sort()
    reconnects.sort()
    return {
        "restarts": kills,
        "start_to_position_p50_s": at_rank(whole, 0.5),
        "start_to_position_p95_s": at_rank(whole, 0.95),
        "start_to_position_slowest_s": whole[-1],
        "reconnect_p50_s": at_rank(reconnects, 0.5),
        "reconnect_p95_s": at_rank(reconnects, 0.95),
        "reconnect_slowest_s": reconnects[-1],
    }


async def idle(server: Server, count: int, seconds: float) -> dict[str, Any]:
    """Spectators at one table where nothing happens."""
    await server.answering()
    (table,), before = await tables(server, 1, [])
    watchers = [Player(server, table["table"], table["spectator"], 0, random.Random(n)) for n in range(count)]
    for watcher in watchers:
        del watcher.hello["claim"]
    runs: list[asyncio.Task[None]] = []
    for start in range(0, count, 100):
        runs += [asyncio.create_task(watcher.run()) for watcher in watchers[start : start + 100]]
        while not all(watcher.view for watcher in watchers[: start + 100]):
            await asyncio.sleep(0.01)
    used = server.cpu_s()
    await asyncio.sleep(seconds)
    busy, after = server.cpu_s() - used, server.memory_kb()
    is_open = all(not run.done() for run in runs)
    await stopped(runs)
    assert is_open
    return {
        "idle_sockets": count,
        "idle_cpu_percent": 100 * busy / seconds,
        "idle_kb_per_socket": (after - before) / count,
    }


@contextlib.contextmanager
def running(database: str, limits: Literal["free", "usual"] = "free") -> Iterator[Server]:
    server = Server(database, limits)
    try:
        yield server
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=5, help="seconds that a person thinks on average")
    parser.add_argument("--fresh", action="store_true", help="tables at the beginning of their game")
    parser.add_argument("--kills", type=int, default=10, help="restarts with one table")
    parser.add_argument("--idle", type=int, default=5_000, help="WebSockets that only watch")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io as well (Node, npm)")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        with running(f"sqlite:///{folder}/many.db") as server:
            found |= asyncio.run(live(server, given))
        if given.kills:
            with running(f"sqlite:///{folder}/one.db") as server:
                found |= asyncio.run(alone(server, given.kills))
        if given.idle:
            with running(f"sqlite:///{folder}/idle.db") as server:
                found |= asyncio.run(idle(server, given.idle, given.seconds))
    if given.peer:
        other = asyncio.run(peer(given))
        found |= {f"boardgame.io_{name}": value for name, value in other.items()}
        for name in RATIOS:
            found[f"ratio_{name}"] = found[name] / other[name]
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        shown = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}" if name.endswith("_s") else f"{value:,.1f}"
        print(f"{name.replace('_', ' '):42}{shown:>12}")


if __name__ == "__main__":
    main()
