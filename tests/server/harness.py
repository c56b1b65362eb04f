"""A server in the test's own event loop, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar

import httpx
import uvicorn
import websockets

from gusher.server.app import config_for, create_app
from gusher.server.limits import FREE
from gusher.server.listening import listening_socket
from gusher.server.settings import Settings
from gusher.server.tables import Tables

WAIT_S = 120.0  # long enough for a machine with thirty other things to do
BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def claim_of(invitation: str) -> str:
    """The token that an invitation is exchanged for: the same in every connection, so that all have the seat."""
    return hashlib.sha256(invitation.encode()).hexdigest()


class House:
    """A running server."""

    def __init__(self, tables: Tables | None, port: int, server: uvicorn.Server | None = None) -> None:
        self._tables, self.port, self._server = tables, port, server
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT_S, trust_env=False)

    @property
    def tables(self) -> Tables:
        assert self._tables is not None
        return self._tables

    def stop(self) -> None:
        assert self._server is not None
        self._server.should_exit = True

    async def table(self, seats: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
        """A new table: the server's reply."""
        body = {"game": "giganten", "seats": seats or [HUMAN, BOT, BOT, BOT], **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def join(self, table: dict[str, Any], seat: int | None, **more: Any) -> Client:
        token = (
            table["spectator"]
            if seat is None
            else next(entry["token"] for entry in table["seats"] if entry["seat"] == seat)
        )
        return await Client.open(self.port, table["table"], token, **more)

    async def get(self, table: dict[str, Any], what: str, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token or table['spectator']}"}
        return await self.http.get(f"/api/tables/{table['table']}/{what}", headers=headers)


class Client:
    """One connection; keeps the last message of each type and every byte that came."""

    numbers = itertools.count()
    opened: ClassVar[set[Client]] = set()

    def __init__(self, link: websockets.ClientConnection) -> None:
        self.link = link
        self.last: dict[str, dict[str, Any]] = {}
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Condition()
        self.gone = False  # the connection has ended
        self.reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, port: int, table: str, token: str, **more: Any) -> Client:
        address = f"ws://127.0.0.1:{port}/ws?table={table}"
        link = await websockets.connect(address, compression=None, proxy=None, max_size=None)
        client = cls(link)
        cls.opened.add(client)
        await client.send({"type": "hello", "table": table, "token": token, "claim": claim_of(token), **more})
        await client.until(lambda: client.is_greeted or client.gone)
        return client

    async def _read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for data in self.link:
                assert isinstance(data, str)
                self.raw.append(data)
                message = json.loads(data)
                await self._note(message)
        self.opened.discard(self)
        async with self.news:
            self.gone = True
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError())
                    answer.exception()  # nobody may be waiting any more
            self.news.notify_all()

    async def _note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        async with self.news:
            self.last[kind] = message
            if kind == "log":
                self.log[message["start"] :] = message["entries"]
            # a token is the answer to its request; an ack that follows is nobody's
            if (answer := self.answers.get(message.get("id") or "")) and not answer.done():
                answer.set_result(message)
            self.news.notify_all()

    async def send(self, message: dict[str, Any]) -> None:
        await self.link.send(json.dumps(message))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for the answer with its id."""
        name = fields.pop("id", None) or f"r{next(self.numbers)}"
        self.answers[name] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": name, **fields})
        return await asyncio.wait_for(self.answers[name], WAIT_S)

    async def play(self, action: str, **more: Any) -> dict[str, Any]:
        return await self.ask("play", **{"rev": self.rev, "action": action, **more})

    async def until(self, true: Callable[[], Any]) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(true), WAIT_S)

    async def see(self, true: Callable[[Client], Any]) -> None:
        """Wait until something is true of this client."""
        await self.until(lambda: true(self))

    @property
    def is_greeted(self) -> bool:
        """Has everything come that follows hello?"""
        expected = {"table", "log", "chat"}
        if "table" in self.last and self.last["table"]["table"]["waiting"]:
            expected = {"table", "chat"}
        if "table" in self.last and self.last["table"]["you"] is not None:
            expected.add("orders")
        if "view" in self.last and self.view["over"]:
            expected.add("over")
        return expected <= self.last.keys()

    @property
    def rev(self) -> int:
        return int(self.last["view"]["rev"])

    @property
    def view(self) -> dict[str, Any]:
        return self.last["view"]["view"]  # type: ignore[no-any-return]

    @property
    def legal(self) -> list[str]:
        return self.view["legal"]  # type: ignore[no-any-return]

    async def close(self) -> None:
        await self.link.close()
        await self.reader


async def close_all() -> None:
    """Close the clients that a test has left open; their sockets would be found much later, in another test."""
    loop = asyncio.get_running_loop()
    for client in [client for client in Client.opened if client.reader.get_loop() is loop]:
        await client.close()


@contextlib.asynccontextmanager
async def house(database: str, **settings: Any) -> AsyncIterator[House]:
    """A server on a free port, for as long as the block runs."""
    chosen = Settings(database, **{"limits": FREE, "pace_ms": 0, **settings})
    app = create_app(chosen)
    listening = listening_socket("127.0.0.1", 0, chosen.limits)
    server = uvicorn.Server(config_for(app, lifespan="on", timeout_graceful_shutdown=1))
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
    served = House(app.state.tables, listening.getsockname()[1], server)
    try:
        yield served
    finally:
        await close_all()
        await served.http.aclose()
        served.stop()
        await running


def live(**settings: Any) -> Callable[[Callable[..., Awaitable[None]]], Callable[[Path], None]]:
    """Makes a test of a coroutine that gets a running server."""

    def decorate(test: Callable[..., Awaitable[None]]) -> Callable[[Path], None]:
        @functools.wraps(test)
        def run(tmp_path: Path) -> None:
            async def main() -> None:
                async with house(f"sqlite:///{tmp_path}/test.db", **settings) as served:
                    await asyncio.wait_for(test(served), 3 * WAIT_S)

            asyncio.run(main())

        del run.__dict__["__wrapped__"]  # pytest must see run's own parameter
        return run

    return decorate


async def play_out(clients: list[Client], rng: random.Random, most: int = 100_000) -> int:
    """Random legal play by all clients until the end, or so many decisions; how many they were."""
    played = 0

    def actor() -> Client | None:
        return next((client for client in clients if len(client.legal) > 1), None)

    watched = clients[0]
    while played < most and not watched.view["over"]:
        async with asyncio.timeout(WAIT_S):
            while actor() is None and not watched.view["over"]:
                await asyncio.sleep(0.001)
        if (client := actor()) is not None:
            answer = await client.play(rng.choice(client.legal))
            assert answer["type"] == "ack" or answer["key"] == "error-stale", answer
            played += answer["type"] == "ack"
    return played


async def settled(clients: list[Client]) -> None:
    """Wait until all have seen the newest position."""
    newest = max(client.rev for client in clients)
    for client in clients:
        await client.see(lambda seen: seen.rev >= newest)
