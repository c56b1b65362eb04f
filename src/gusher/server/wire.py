"""PostgreSQL's LISTEN/NOTIFY between server processes: `process table what rest`, four words."""

from __future__ import annotations

import asyncio
import logging

from .store import CHANNEL
from .tables import Tables

log = logging.getLogger("gusher.server")


async def listen(url: str, hall: Tables) -> None:
    """Pass on what other processes say, for ever; a lost connection is made again."""
    import psycopg  # only where there is a PostgreSQL

    plain = url.replace("postgresql+psycopg://", "postgresql://")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                await _missed(hall)
                async for notice in connection.notifies():
                    _pass_on(hall, notice.payload)
        except psycopg.OperationalError:
            log.warning("the connection that hears of other processes was lost")
            await asyncio.sleep(1)


async def _missed(hall: Tables) -> None:
    """What was said while nobody listened."""
    for table in list(hall.open.values()):
        await table.catch_up()


def _pass_on(hall: Tables, payload: str) -> None:
    words = payload.split(" ")
    if len(words) == 4:
        hall.spawn(hall.heard(*words))
