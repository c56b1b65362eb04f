"""What can be set when a server starts."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .limits import Limits


@dataclass(frozen=True)
class Settings:
    database: str
    limits: Limits = field(default_factory=Limits)
    pace_ms: int = 800
    away_s: float = 120.0  # until another player may give an absent player's seat to a bot
    origins: frozenset[str] = frozenset()  # other sites whose pages may connect
    private_webhooks: bool = False  # may webhooks go to private addresses?
    static: Path = Path(__file__).parent / "static"
    bot_module: str | None = None  # imported by the processes that bots think in: it may add levels
    compile_bots: bool = False  # at the first start after an installation, announced on the console
    now: Callable[[], int] | None = None  # the time in milliseconds, for tests


def data_folder() -> Path:
    """The default place for data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "gusher"


def database_in(folder: Path) -> str:
    """The URL of the SQLite file in a folder, which is created if necessary."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'gusher.db'}"
