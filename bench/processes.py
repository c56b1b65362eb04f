"""Servers in separate processes, and the resources they use."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from pathlib import Path


class Served(ABC):
    """A server's process."""

    process: subprocess.Popen[bytes]

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.start()

    @abstractmethod
    def start(self) -> None:
        """Start it, and name it `process`."""

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def memory_kb(self) -> int:
        """Its memory use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def answering(self) -> float:
        """Wait until it answers; returns how long that took."""
        began = time.perf_counter()
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
                answer = await reader.read(1)
                writer.close()
                if answer:
                    return time.perf_counter() - began
            await asyncio.sleep(0.005)
