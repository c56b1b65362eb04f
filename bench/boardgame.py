"""The obvious alternative, boardgame.io, with as many tables and people as `bench/server.py`.

It is installed from npm into a temporary folder.  Its clients here are the same as Gusher's, and speak just enough
Socket.IO over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from link import Link, connect
from processes import Served

VERSION = "0.50.2"
SPACE = "/peer,"  # the game's namespace
PATH = "/socket.io/?EIO=4&transport=websocket"


class Boardgame(Served):
    """Its process."""

    def __init__(self, modules: str) -> None:
        self.modules = modules
        super().__init__()

    def start(self) -> None:
        command = ["node", str(Path(__file__).with_suffix(".cjs")), str(self.port)]
        environment = {**os.environ, "NODE_PATH": self.modules, "NODE_ENV": "production"}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)


class Guest:
    """One client: reads everything, and moves when it is its turn."""

    def __init__(self, server: Boardgame, match: str, seat: int, think_s: float, rng: random.Random) -> None:
        self.server, self.match, self.seat, self.think_s, self.rng = server, match, str(seat), think_s, rng
        self.ready = asyncio.Event()
        self.times: list[float] = []
        self._sent: tuple[int, float] | None = None  # the position that the move was for, and when it was sent
        self._plays: asyncio.Task[None] | None = None
        self._link: Link

    async def run(self) -> None:
        self._link = await connect(self.server.port, f"40{SPACE}", self._hear, path=PATH)
        await self._link.gone

    def _hear(self, data: str) -> None:
        if data == "2":  # a ping
            self._link.send("3")
        elif data.startswith(f"40{SPACE}"):
            self._say("sync", self.match, self.seat, None, 4)  # whoever comes first sets the match up
        elif data.startswith(f"42{SPACE}"):
            self._look(data)

    def _say(self, *words: Any) -> None:
        self._link.send(f"42{SPACE}{json.dumps(words)}")

    def _look(self, data: str) -> None:
        position, turn = re.search(r'"_stateID":(\d+)', data), re.search(r'"currentPlayer":"(\d)"', data)
        if position is None or turn is None:
            return  # who is connected
        self.ready.set()
        if self._sent is not None and int(position[1]) > self._sent[0]:
            self.times.append(time.perf_counter() - self._sent[1])
            self._sent = None
        if turn[1] == self.seat and self._sent is None:
            self._plays = asyncio.create_task(self._play(int(position[1])))

    async def _play(self, position: int) -> None:
        await asyncio.sleep(self.rng.uniform(0.2, 1.8) * self.think_s)
        move = {"type": "act", "args": [self.rng.randrange(1000)], "playerID": self.seat, "credentials": None}
        self._sent = position, time.perf_counter()
        self._say("update", {"type": "MAKE_MOVE", "payload": move}, position, self.match, self.seat)


@contextlib.contextmanager
def installed() -> Iterator[str]:
    """Where npm has put it."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "install", "--no-audit", "--no-fund", "--omit=optional", f"boardgame.io@{VERSION}"]
        subprocess.run([*command, "--prefix", folder], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        yield f"{folder}/node_modules"
