"""A snapshot is a shortcut: a table that comes back from one is the table that its events give."""

from __future__ import annotations

import random
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs

import gusher
from gusher.kernel import registry
from gusher.kernel.match import fresh_seed, hash_of_seed
from gusher.server import events, messages, snapshots
from gusher.server import protocol as p
from gusher.server.table_state import TableState

from .harness import HUMAN, House, live, play_out


def begin(game: str) -> TableState:
    ruleset = registry.get(game).ruleset()
    seats, clock = [p.SeatPlan()] * ruleset.players, p.Clock("live", 600, 5)
    setup = events.Setup(game, ruleset.players, {}, ruleset.source.name, seats, clock, 800, rules=ruleset.rules)
    seed = fresh_seed()
    return TableState(setup, seed, hash_of_seed(seed), 0)


def busy(game: str, decisions: int, rng: random.Random) -> TableState:
    """A table where everything has happened."""
    state = begin(game)
    state.play(None, None, "chance", 0, None)
    state.apply(events.TakeSeat(1, 0, None))
    state.apply(events.Rename(2, 0, "a", "Greta"))
    state.apply(events.Chat(3, 0, "b", "hello"))
    for number in range(decisions):
        seat = state.match.seat or 0
        state.play(seat, rng.choice(state.match.legal()).text, "human", 1000 * number, f"move {number}")
        if number % 7 == 3:
            take_back(state)
    state.apply(events.GiveSeat(10**6, 1, "c", 1, "trainee"))
    state.apply(events.GiveTime(10**6, 1, "d", 2, 60_000))
    return state


def take_back(state: TableState) -> None:
    if (to := state.match.last_decision()) is not None:
        state.apply(events.Undo(10**6, 0, None, to))


def shown(state: TableState) -> list[Any]:
    """What clients see of it, and what decides what comes next."""
    seats = [None, *range(state.setup.players)]
    views = [messages.view_message(state, seat) for seat in seats]
    logs = [messages.log_entries(state, seat, 0, "en") for seat in seats]
    rest = [*structs.astuple(state), state.match.standing()]
    return [views, logs, rest, state.due(), state.match.record(with_seed=True)]


def there_and_back(state: TableState) -> TableState:
    state.at_snapshot = -snapshots.SNAPSHOT_ENTRIES  # it is time for one
    snapshot = snapshots.take(state)
    assert snapshot is not None
    found = snapshots.resumed(state.setup, snapshot)
    assert found is not None
    return found


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("decisions", [0, 1, 40])
def test_a_table_resumed_from_a_snapshot_is_the_same_and_goes_on_the_same(game: str, decisions: int) -> None:
    state = busy(game, decisions, random.Random(decisions))
    fresh = there_and_back(state)
    assert shown(fresh) == shown(state)
    assert fresh.done_before(0, "a") == state.done_before(0, "a") is not None
    rng = random.Random(1)
    for _ in range(3):
        take_back(fresh)
        take_back(state)
        unread = there_and_back(state)
        action, seat = rng.choice(state.match.legal()).text, state.match.seat
        event = state.play(seat, action, "human", 0, None)
        assert fresh.play(seat, action, "human", 0, None) == event
        unread.apply(event)  # before anybody has looked at its log
        assert unread.match.at == state.match.at
        assert shown(fresh) == shown(state) == shown(unread)


def test_every_field_of_the_state_is_in_the_snapshot_or_follows_from_it() -> None:
    assert set(vars(begin("giganten"))) == {"game", "match", "changed_from", "at_snapshot"}


@live()
async def test_tables_come_back_from_snapshots_and_only_from_ones_that_this_program_made(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    await play_out(clients, random.Random(1), most=30)
    state = house.tables.open[table["table"]].state
    await clients[state.match.seat or 0].see(lambda seen: seen.rev == state.rev and len(seen.legal) > 1)
    store, resumed = house.tables.store, 0
    found = await store.load(table["table"])
    assert found is not None
    assert found.snapshot is not None
    assert found.snapshot.n + len(found.bodies) == state.n
    assert len(found.bodies) < snapshots.SNAPSHOT_ENTRIES

    def counted(*given: Any, resume: Any = snapshots.resumed) -> TableState | None:
        nonlocal resumed
        found: TableState | None = resume(*given)
        resumed += found is not None
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(snapshots, "resumed", counted)
        whole = shown(state)
        assert shown(await house.tables.read(table["table"])) == whole
        assert resumed == 1
        for spoiled in ("made_by = 'somebody else'", "body = x'00'"):
            with store.engine.begin() as connection:
                connection.execute(sa.text(f"update snapshots set {spoiled}"))
            assert shown(await house.tables.read(table["table"])) == whole
        assert resumed == 1


@live()
async def test_an_imported_match_is_stored_with_its_snapshot(house: House) -> None:
    match, rng = gusher.new("giganten"), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    body = {"record": match.record(), "seats": [HUMAN] * 4}
    answer = await house.http.post("/api/tables/import", json=body)
    table = answer.json()["table"]
    found = await house.tables.store.load(table)
    assert found is not None
    assert found.snapshot is not None
    assert found.bodies == []
    assert shown(await house.tables.read(table)) == shown(house.tables.open[table].state)
