"""A real PostgreSQL for the tests: found or installed, made in a temporary folder, started and stopped."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .harness import free_port


def programs() -> Path | None:
    """Where PostgreSQL's programs are; installs them where that is possible (Debian, as root)."""
    if (found := _found()) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "postgresql"],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
        found = _found()
    return found


def _found() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if folders:
        return folders[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


def _as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@dataclass(frozen=True)
class Postgres:
    """A database, and how to stop and start it."""

    url: str
    folder: str
    control: list[str]
    options: list[str]

    def start(self) -> None:
        _run([*self.control, *self.options, "start"])

    def stop(self) -> None:
        _run([*self.control, "-m", "immediate", "stop"])


@contextlib.contextmanager
def postgres(bin_folder: Path) -> Iterator[Postgres]:
    """A fresh database."""
    with tempfile.TemporaryDirectory(prefix="gusher-pg-") as name:
        folder, port = Path(name), free_port()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = str(folder / "data")
        _run([str(bin_folder / "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "--no-sync"])
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        control = [str(bin_folder / "pg_ctl"), "-D", data, "-w"]
        url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        made = Postgres(url, data, control, ["-l", str(folder / "log"), "-o", options])
        made.start()
        try:
            yield made
        finally:
            made.stop()


def _run(command: list[str]) -> None:
    subprocess.run(_as_postgres(command), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
