"""``gusher bot``: one of our bots, or one of yours, at a table on a server."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Annotated

from gusher import bots
from gusher.kernel import registry
from gusher.kernel.errors import needs

from .group import argument, option
from .params import Language
from .screen import Screen


def bot(
    name: Annotated[str, argument("BOT", "bot-name")],
    seat: Annotated[str, option("--seat", key="bot-seat", metavar="LINK|TABLE/TOKEN")],
    server: Annotated[str | None, option("--server", key="bot-server", metavar="URL")] = None,
    seconds: Annotated[float, option("--seconds", key="arena-seconds", metavar="S", min=0.001)] = 1.0,
    lang: Language = None,
) -> None:
    asyncio.run(_play(Screen(lang), name, seat, server, seconds))


async def _play(screen: Screen, name: str, seat: str, server: str | None, seconds: float) -> None:
    with needs("web"):
        from gusher.client import Client, seat_of

    chosen, (url, table, token) = bots.get(name), seat_of(seat, server)
    async with Client(url) as client, client.seat(table, token) as place:
        await place.sit()
        assert place.table is not None
        screen.say("bot-sits", bot=name, seat=screen.words.seat(registry.get(place.table.game), place.you or 0))
        screen.say("bot-comes-back", "dim", link=place.link)
        await asyncio.to_thread(bots.warm_up, registry.get(place.table.game), [name])
        rng = Random()
        async for turn in place.turns():
            decided = await asyncio.to_thread(bots.decide, chosen, turn.view, rng, seconds)
            if decided.fault:
                screen.say("bot-fault", "bold red", bot=name)
                screen.text(decided.detail.rstrip() or decided.fault, "dim")
            await turn.play(decided.action)
        assert place.over is not None
        screen.say("bot-over", score=place.over.result["scores"][place.you or 0])
