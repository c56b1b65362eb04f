"""A program is replaced by a newer one: running tables are finished by the rules they began with."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import gusher
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.server import events

from .harness import BOT, HUMAN, House, play_out
from .harness import house as open_house

OLDER = [(game, rules) for game in map(registry.get, registry.names()) for rules in game.older]
DECISIONS = 8  # before the upgrade
SHORT: dict[str, dict[str, Any]] = {"nations": {"round_limit": 10}}  # random play takes long otherwise


def respell(house: House, table: str, texts: dict[str, str]) -> int:
    """Write the stored actions as the older program wrote them, as `texts` say; how many have changed."""
    changed = 0
    with house.tables.store.engine.begin() as connection:
        query = sa.text("select n, body from events where table_id = :id")
        for n, body in connection.execute(query, {"id": table}).all():
            event = events.loads(body)
            if isinstance(event, events.Play):
                changed += sum(text in texts for _, text, _ in event.entries)
                event.entries = [(seat, texts.get(text, text), ms) for seat, text, ms in event.entries]
            change = sa.text("update events set body = :body where table_id = :id and n = :n")
            connection.execute(change, {"body": events.dumps(event), "id": table, "n": n})
        connection.execute(sa.text("update snapshots set made_by = 'the older program'"))
    return changed


@pytest.mark.parametrize(("game", "rules"), OLDER, ids=str)
def test_a_running_table_is_finished_under_the_rules_it_began_with(
    game: Game, rules: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the older program wrote an action differently."""
    database, rng = f"sqlite:///{tmp_path}/a.db", random.Random(1)

    async def begin() -> dict[str, Any]:
        async with open_house(database) as old:
            seats = [HUMAN, *[BOT] * (game.players[-1] - 1)]
            table = await old.table(seats, game=game.name, seed="7", options=SHORT.get(game.name, {}))
            client = await old.join(table, 0)
            await play_out([client], rng, most=DECISIONS)
            assert not client.view["over"]
            return table

    async def finish(table: dict[str, Any]) -> None:
        async with open_house(database) as new:
            texts = {today: text for text, today in game.older[rules].items()}
            assert bool(respell(new, table["table"], texts)) == bool(texts)
            client = await new.join(table, 0)
            assert client.view["rules"] == rules < game.rules_version
            assert client.view["at"] > DECISIONS
            await play_out([client], rng)
            await client.until(lambda: "over" in client.last)
            record = (await new.get(table, "record")).json()
            assert record["rules"] == rules
            assert gusher.verify(record)

    with monkeypatch.context() as older:
        older.setitem(game.__dict__, "rules_version", rules)
        table = asyncio.run(begin())
    asyncio.run(finish(table))
