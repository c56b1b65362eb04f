"""Five hundred live tables on one server process, four clients each.

    python bench/server.py [--tables 500] [--seconds 20] [--think 5] [--json]

The server runs in a process of its own, with its database on disk; the clients in this one.  Every client reads
everything it is sent.  Whoever is to act thinks for a while, as people do, and plays; measured is the time from
sending the move to its acknowledgement, and what the server's memory grows by for each table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

SERVE = """
import sys
from gusher.server import serve
from gusher.server.limits import Limits
many = Limits(messages_per_second=1e6, messages_burst=10**6, requests_per_second=1e6, requests_burst=10**6,
              tables_burst=10**6, connections_per_address=10**6, least_pace_ms=0)
serve("127.0.0.1", int(sys.argv[1]), False, "sqlite:///" + sys.argv[2], limits=many, pace_ms=300)
"""


def memory_kb(process: int) -> int:
    """What a process holds in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def cpu_s(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Player:
    """One client: reads everything, and plays when it is to act."""

    def __init__(self, think_s: float, times: list[float], rng: random.Random) -> None:
        self.think_s, self.times, self.rng = think_s, times, rng
        self.sent: dict[str, float] = {}
        self.measuring = False

    async def run(self, port: int, table: str, token: str, ready: asyncio.Event) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws", compression=None, proxy=None, max_size=None,
                                      ping_interval=None) as link:
            await link.send(json.dumps({"type": "hello", "table": table, "token": token}))
            async for data in link:
                assert isinstance(data, str)
                if data.startswith('{"type":"view"'):       # decoding all of them would measure this process
                    await self._look(link, data)
                elif data.startswith('{"type":"ack"'):
                    began = self.sent.pop(json.loads(data)["id"])
                    if self.measuring:
                        self.times.append(time.perf_counter() - began)
                elif data.startswith('{"type":"orders"'):
                    ready.set()

    async def _look(self, link: Any, data: str) -> None:
        if '"legal":[]' in data:
            return
        message = json.loads(data)
        legal = message["view"]["legal"]
        if len(legal) > 1:
            asyncio.create_task(self._play(link, message["rev"], self.rng.choice(legal)))  # noqa: RUF006 (short)

    async def _play(self, link: Any, rev: int, action: str) -> None:
        await asyncio.sleep(self.rng.uniform(0.2, 1.8) * self.think_s)
        name = f"{self.rng.getrandbits(60)}"
        self.sent[name] = time.perf_counter()
        with contextlib.suppress(websockets.ConnectionClosed):      # at the end
            await link.send(json.dumps({"type": "play", "id": name, "rev": rev, "action": action}))


async def measure(port: int, process: int, tables: int, seconds: float, think_s: float) -> dict[str, Any]:
    times: list[float] = []
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as http:
        for _ in range(300):
            try:
                await http.get("/healthz")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        body = {"game": "giganten", "seats": [{"kind": "human"}] * 4}
        await http.post("/api/tables", json=body)           # so that what is made once does not count
        before = memory_kb(process)
        made = [(await http.post("/api/tables", json=body)).json() for _ in range(tables)]
        opened = memory_kb(process)
    players, runs, events = [], [], []
    for table in made:
        for entry in table["seats"]:
            player, ready = Player(think_s, times, rng), asyncio.Event()
            players.append(player)
            events.append(ready)
            runs.append(asyncio.create_task(player.run(port, table["table"], entry["token"], ready)))
        await events[-1].wait()
    await asyncio.gather(*(event.wait() for event in events))
    await asyncio.sleep(think_s)
    connected = memory_kb(process)
    for player in players:
        player.measuring = True
    used, began = cpu_s(process), time.monotonic()
    await asyncio.sleep(seconds)
    took = time.monotonic() - began
    after, busy = memory_kb(process), cpu_s(process) - used
    for run in runs:
        run.cancel()
    await asyncio.gather(*runs, return_exceptions=True)
    ranked = sorted(times)
    return {
        "tables": tables, "clients": 4 * tables, "moves": len(ranked), "moves_per_s": len(ranked) / took,
        "ack_p50_ms": 1000 * ranked[len(ranked) // 2], "ack_p95_ms": 1000 * ranked[int(len(ranked) * 0.95)],
        "ack_p99_ms": 1000 * ranked[int(len(ranked) * 0.99)], "cpu_percent": 100 * busy / took,
        "kb_per_table": (opened - before + after - connected) / tables,
        "kb_per_connection": (connected - opened) / (4 * tables),
        "kb_per_table_with_clients": (after - before) / tables, "server_mb": after / 1024,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=5, help="seconds that a person thinks on average")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), f"{folder}/bench.db"],
                                  stdout=subprocess.DEVNULL)
        try:
            found = asyncio.run(measure(port, server.pid, given.tables, given.seconds, given.think))
        finally:
            server.kill()
            server.wait()
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name.replace('_', ' '):28}{value:>12,.1f}" if isinstance(value, float)
              else f"{name.replace('_', ' '):28}{value:>12,}")


if __name__ == "__main__":
    main()
