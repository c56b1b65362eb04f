"""Server processes that tests may kill."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

from .harness import close_all, free_port

SERVE = """
import os, sys
import uvicorn, gusher.server.app
from gusher.server import sentences, serve
from gusher.server.limits import FREE
sentences.warm_up()
for line in sys.stdin:
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(0, 1)
        serve("127.0.0.1", int(sys.argv[1]), False, sys.argv[2], limits=FREE, pace_ms=1)
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Process:
    """A server process of its own.  It is forked from one that has imported everything, so that a hundred starts
    do not take a hundred times as long."""

    def __init__(self, database: str) -> None:
        self.database, self.port = database, free_port()
        self.child = 0
        self.parent = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), self.database],
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    async def start(self) -> None:
        assert self.parent.stdin is not None
        self.parent.stdin.write("start\n")
        self.parent.stdin.flush()
        self.child = int(self._heard())
        for _ in range(2000):
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
                answer = await reader.read(1)  # it listens before it is ready, and may yet fail
                writer.close()
                if answer:
                    return
            if not Path(f"/proc/{self.child}").exists():
                break
            await asyncio.sleep(0.005)
        self.kill()
        raise ChildProcessError("the server does not start")

    def _heard(self) -> str:
        assert self.parent.stdout is not None
        return self.parent.stdout.readline().strip()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.child:
            with contextlib.suppress(ProcessLookupError):  # it has ended by itself
                os.kill(self.child, how)
            assert self._heard() == "gone"
            self.child = 0

    async def stop(self) -> None:
        self.kill()
        await close_all()
        for pipe in (self.parent.stdin, self.parent.stdout):
            if pipe is not None:
                pipe.close()
        self.parent.wait()
