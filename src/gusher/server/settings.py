"""What can be set when a server starts."""

from __future__ import annotations

import ipaddress
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from gusher.kernel.errors import SetupError

from .limits import Limits
from .retention import Retention


@dataclass(frozen=True)
class Settings:
    database: str
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    pace_ms: int = 800
    away_s: float = 120.0  # until another player may give an absent player's seat to a bot
    trust_proxy: str | None = None  # addresses of proxies whose word on a client's address is taken, with commas
    private_webhooks: bool = False  # may webhooks go to private addresses?
    metrics: str | None = None  # HOST:PORT where Prometheus may ask; nowhere on the players' own port
    static: Path = Path(__file__).parent / "static"
    bot_module: str | None = None  # imported by the processes that bots think in: it may add levels
    compile_bots: bool = False  # at the first start after an installation, announced on the console
    now: Callable[[], int] | None = None  # the time in milliseconds, for tests

    def __post_init__(self) -> None:
        if self.trust_proxy is not None:
            for address in self.trust_proxy.split(","):
                _check_proxy(address.strip())


def _check_proxy(address: str) -> None:
    """Uvicorn would take any word: `*` trusts everybody, and a host name or a malformed network nobody."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        network = None
    if network is None or network.prefixlen == 0:
        raise SetupError("server-trust-proxy", address=address)


def data_folder() -> Path:
    """The default place for data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "gusher"


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """Keep a SQLite file to this process: two servers on one file would each show half of what happens.  The system
    gives the lock back when the process ends, however it ends."""
    scheme, _, path = database.partition("?")[0].partition(":///")
    if not scheme.startswith("sqlite") or path in ("", ":memory:"):
        yield
        return
    with open(f"{path}.lock", "wb") as lock:
        try:
            _lock(lock)
        except OSError:
            raise SetupError("server-database-in-use", database=path) from None
        yield


def _lock(file: IO[bytes]) -> None:
    """Or raise OSError if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def database_in(folder: Path) -> str:
    """The URL of the SQLite file in a folder, which is created if necessary."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'gusher.db'}"
