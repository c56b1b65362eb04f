"""Everything one server process holds together, and how it starts and stops."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from starlette.applications import Starlette

from gusher import texts

from . import words
from .bots import Thinkers
from .limits import Gate, Limits
from .store import Store
from .tables import Tables
from .webhooks import Caller
from .wire import listen

TOUCH_S = 20.0  # how often a connection is asked whether anybody is there
READY_S = 0.4
STATIC = Path(__file__).parent / "static"


def data_folder() -> Path:
    """Where data goes unless somebody says otherwise."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "gusher"


def database_in(folder: Path) -> str:
    """The URL of the SQLite file in a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'gusher.db'}"


@dataclass(frozen=True)
class Settings:
    database: str
    limits: Limits = field(default_factory=Limits)
    pace_ms: int = 800
    away_s: float = 120.0
    origins: frozenset[str] = frozenset()  # pages of other sites that may connect
    private_webhooks: bool = False  # may webhooks go to addresses in the own network?
    static: Path = STATIC
    bot_module: str | None = None  # imported where bots think: it may add levels
    compile_bots: bool = False  # at the start, if that was never done; says so on the console
    now: Callable[[], int] | None = None  # the time in milliseconds, for tests


class Connected(Protocol):
    """A connection, as far as it concerns the hall."""

    def check(self) -> None: ...


class Hall:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, process=secrets.token_hex(4))
        self.gate = Gate(settings.limits)
        self.callers: set[Connected] = set()
        self.thinkers = Thinkers(module=settings.bot_module)
        self.tables = Tables(
            self.store,
            settings.limits,
            self.thinkers,
            Caller(settings.private_webhooks),
            settings.pace_ms,
            settings.away_s,
            settings.now,
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.store.start)
        self.tables.spawn(self.tables.keep_house())
        self.tables.spawn(self.keep_in_touch())
        self.tables.spawn(self.get_ready())
        if self.store.is_postgres:
            self.tables.spawn(listen(self.store.url, self.tables))
        try:
            yield
        finally:
            await self.tables.close()
            self.thinkers.close()
            await asyncio.to_thread(self.store.close)

    async def get_ready(self) -> None:
        """Before the first page asks.  Whoever is there already, after a restart, must not wait for this."""
        await asyncio.sleep(READY_S)
        if not self.callers:
            await asyncio.to_thread(words.warm_up)
        if self.settings.compile_bots:
            await self.thinkers.get_ready(_tell)

    async def keep_in_touch(self) -> None:
        """Ask every connection now and then whether anybody is there, one after the other."""
        while True:
            callers = list(self.callers)
            for caller in callers:
                caller.check()
                await asyncio.sleep(TOUCH_S / len(callers))
            await asyncio.sleep(0 if callers else TOUCH_S)


def _tell(key: str, game: str) -> None:
    """On the console, in the language of whoever started the server."""
    language = texts.preferred()
    print(texts.say(language, key, {"game": texts.say(language, f"{game}-name")}), flush=True)


def hall_of(app: Starlette) -> Hall:
    hall: Hall = app.state.hall
    return hall
