"""How other people fare while one visitor does their worst, within the limits of a server with default settings.

    python bench/hostile.py [--seconds 8] [--only watchers|silent|readers|pings|calm] [--json]

The server, the visitor (127.0.0.2) and the people (127.0.0.1) are separate processes.  The visitor has 190 watchers who
keep changing their language, or 1,500 silent sockets, or 60 readers of replays, or 50 connections that send nothing but
pings.  Meanwhile somebody polls whether the server is ready, and people move at another table: the targets are 100 ms
and 300 ms at worst.  `calm`, with no such visitor, shows what the machine itself adds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import websockets
from server import running

import gusher

VISITOR = ("127.0.0.2", 0)
HEALTH_MS, MOVE_MS = 100, 300
PROBE_S = 0.05
LANGUAGES = ("en", "de", "fr", "it")


async def connect(port: int, table: str, token: str, **more: Any) -> websockets.ClientConnection:
    link = await websockets.connect(
        f"ws://127.0.0.1:{port}/ws", compression=None, proxy=None, max_size=None, ping_interval=None, **more
    )
    await link.send(json.dumps({"type": "hello", "table": table, "token": token, "claim": secrets.token_urlsafe(24)}))
    return link


# -- the visitor ----------------------------------------------------------------------------------------


async def watcher(port: int, table: str, token: str) -> None:
    link = await connect(port, table, token, local_addr=VISITOR)
    reading = asyncio.create_task(drain(link))
    for language in itertools.cycle(LANGUAGES):
        await link.send(json.dumps({"type": "lang", "lang": language}))
        await asyncio.sleep(0.05)
    await reading


async def drain(link: websockets.ClientConnection) -> None:
    async for _ in link:
        pass


async def silent(port: int, table: str, token: str) -> None:
    """Repeat, whenever it is cut off."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=VISITOR)
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


async def reader(port: int, table: str, token: str) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR[0])
    async with httpx.AsyncClient(transport=transport, timeout=60) as client:
        for start in itertools.cycle(range(0, 400, 7)):
            address = f"http://127.0.0.1:{port}/api/tables/{table}/replay?start={start}"
            answer = await client.get(address, headers={"Authorization": f"Bearer {token}"})
            await asyncio.sleep(0.5 if answer.status_code == 429 else 0)


async def pinging(port: int, table: str, token: str) -> None:
    link = await connect(port, table, token, local_addr=VISITOR)
    while True:
        for _ in range(1000):
            await link.ping()


VISITORS: dict[str, tuple[int, Callable[[int, str, str], Awaitable[None]]]] = {
    "watchers": (190, watcher),
    "silent": (1500, silent),
    "readers": (60, reader),
    "pings": (50, pinging),
}


async def persist(visit: Callable[[int, str, str], Awaitable[None]], *where: Any) -> None:
    while True:
        with contextlib.suppress(OSError, websockets.WebSocketException, httpx.HTTPError):
            await visit(*where)
        await asyncio.sleep(0.5)


async def attack(kind: str, port: int, table: str, token: str) -> None:
    count, visit = VISITORS[kind]
    async with asyncio.TaskGroup() as group:
        for _ in range(count):
            group.create_task(persist(visit, port, table, token))


# -- the people -----------------------------------------------------------------------------------------


async def ask_for_health(port: int, times: list[float]) -> None:
    async with httpx.AsyncClient(timeout=600, trust_env=False) as client:
        while True:
            began = time.perf_counter()
            (await client.get(f"http://127.0.0.1:{port}/readyz")).raise_for_status()
            times.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PROBE_S)


async def play(port: int, table: dict[str, Any], times: list[float]) -> None:
    """Four people at one table, moving as fast as the server allows."""
    rng, turn = random.Random(1), asyncio.Lock()

    async def sit(seat: int) -> None:
        link = await connect(port, table["table"], table["seats"][seat]["token"])
        sent = 0.0
        async for data in link:
            message = json.loads(data)
            if message["type"] == "ack":
                times.append(1000 * (time.perf_counter() - sent))
            if message["type"] == "view" and len(message["view"]["legal"]) > 1:
                await asyncio.sleep(PROBE_S)
                sent = time.perf_counter()
                action = rng.choice(message["view"]["legal"])
                body = {"type": "play", "id": str(sent), "rev": message["rev"], "action": action}
                async with turn:
                    await link.send(json.dumps(body))

    async with asyncio.TaskGroup() as group:
        for seat in range(4):
            group.create_task(sit(seat))


def finished_record() -> dict[str, Any]:
    match, rng = gusher.new("giganten", seed="hostile"), random.Random(1)
    while not match.over:
        match.play(rng.choice(list(match.legal())))
    return match.record()


async def measure(kind: str, seconds: float, port: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=600, trust_env=False) as client:
        seats = [{"kind": "human"}] * 4
        looked_at = (await client.post("/api/tables/import", json={"record": finished_record()})).json()
        played_at = (await client.post("/api/tables", json={"game": "giganten", "seats": seats})).json()
    health: list[float] = []
    moves: list[float] = []
    visitor = None
    if kind != "calm":
        plan = [kind, port, looked_at["table"], looked_at["spectator"]]
        visitor = subprocess.Popen([sys.executable, __file__, "--attack", json.dumps(plan)])
    people = [asyncio.create_task(ask_for_health(port, health)), asyncio.create_task(play(port, played_at, moves))]
    try:
        await asyncio.sleep(seconds)
    finally:
        if visitor is not None:
            visitor.kill()
            visitor.wait()
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return {"visitor": kind, "health": figures(health), "moves": figures(moves)}


def figures(times: list[float]) -> dict[str, float]:
    ranked = sorted(times)
    if not ranked:
        return {"count": 0, "p50": float("inf"), "p95": float("inf"), "worst": float("inf")}
    middle, high = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
    return {"count": len(ranked), "p50": round(middle, 1), "p95": round(high, 1), "worst": round(ranked[-1], 1)}


async def main(kinds: list[str], seconds: float, as_json: bool) -> None:
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/a.db", "usual") as server:
            await server.answering()
            await asyncio.sleep(1)
            found = await measure(kind, seconds, server.port)
        if as_json:
            print(json.dumps(found), flush=True)
        else:
            print(
                f"{kind:9} health {found['health']} (target {HEALTH_MS} ms)  moves {found['moves']} "
                f"(target {MOVE_MS} ms)",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", choices=["calm", *VISITORS])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(*json.loads(given.attack)))
    else:
        asyncio.run(main([given.only] if given.only else ["calm", *VISITORS], given.seconds, given.json))
