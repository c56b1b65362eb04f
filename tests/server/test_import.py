"""A record from outside rigs no table, and what is odd about a table is told to everybody there."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
import sqlalchemy as sa

import gusher
from gusher import bots
from gusher.kernel import registry
from gusher.kernel.edition import Source
from gusher.kernel.match import Match, hash_of_seed
from gusher.server import events, http, requests, table_state
from gusher.server.table_state import TableState

from .harness import BOT, HUMAN, House, live

GAME = registry.get("giganten")
HOUSE_TEXT = GAME.editions.load().text + "\n# ours\n"


def begun(seed: str = "known", moves: int = 20, source: Source | None = None) -> Match:
    match = Match(GAME.ruleset(source, 4), seed)
    match.settle()
    rng = random.Random(1)
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    return match


async def imported(house: House, record: dict[str, Any], seats: list[dict[str, Any]]) -> tuple[int, dict[str, Any]]:
    answer = await house.http.post("/api/tables/import", json={"record": record, "seats": seats, "pace_ms": 10_000})
    return answer.status_code, answer.json()


@live()
async def test_people_never_play_on_with_a_seed_that_somebody_knows(house: House) -> None:
    match = begun()
    status, table = await imported(house, match.record(with_seed=True), [HUMAN, HUMAN, BOT, BOT])
    assert status == 201
    state = house.tables.open[table["table"]].state
    assert state.seed != "known"
    assert state.seed_hash == hash_of_seed(state.seed)
    info = (await house.join(table, None)).last["table"]["table"]
    assert (info["imported"], info["seed_chosen"], info["house_edition"]) == (True, False, False)


@live()
async def test_one_person_may_play_on_with_the_seed_and_everybody_sees_it(house: House) -> None:
    _, table = await imported(house, begun().record(with_seed=True), [HUMAN, BOT, BOT, BOT])
    assert house.tables.open[table["table"]].state.seed == "known"
    info = (await house.join(table, None)).last["table"]["table"]
    assert (info["imported"], info["seed_chosen"]) == (True, True)


@live()
async def test_a_forged_hash_of_the_seed_is_refused(house: House) -> None:
    """Otherwise a dealer could publish the hash of one seed and deal from another."""
    match = Match(GAME.ruleset(None, 4), "known", seed_hash=hash_of_seed("another"))
    match.settle()
    status, problem = await imported(house, match.record(with_seed=True), [HUMAN, BOT, BOT, BOT])
    assert (status, problem["key"]) == (400, "record-seed-other")


@live()
async def test_a_finished_record_needs_its_seed(house: House) -> None:
    match = begun(moves=0)
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    sealed = {**match.record(), "seed": None}
    assert (await imported(house, sealed, [BOT] * 4))[1]["key"] == "record-seed-sealed"


@live()
async def test_an_official_name_means_the_official_edition(house: House) -> None:
    record = begun().record()
    status, problem = await imported(house, {**record, "edition_text": HOUSE_TEXT}, [HUMAN, BOT, BOT, BOT])
    assert (status, problem["key"]) == (400, "edition-name-taken")


@live()
async def test_a_house_edition_is_named_and_shown(house: House) -> None:
    match = begun(source=Source(HOUSE_TEXT, "/etc/kosmos-1999.toml"))
    status, table = await imported(house, match.record(), [HUMAN, BOT, BOT, BOT])
    assert status == 201, table
    red = await house.join(table, 0)
    info = red.last["table"]["table"]
    assert (info["edition"], info["house_edition"]) == ("kosmos-1999.toml", True)
    assert not any("# ours" in line for line in red.raw)  # the text does not travel with every position
    edition = (await house.get(table, "edition")).json()
    assert edition["data"] == Source(HOUSE_TEXT, "x").data


def test_a_bot_is_given_the_edition_and_opens_nothing() -> None:
    match = begun(source=Source(HOUSE_TEXT, "/no/such/file"))
    view = match.view(match.seat)
    assert view["edition_text"] == HOUSE_TEXT
    assert bots.decide(bots.get("scripted"), view, random.Random(1), grace=600).fault is None
    position = gusher.sample(view, random.Random(1))
    assert gusher.load(position).source.text == HOUSE_TEXT


def test_a_name_is_never_opened_as_a_path(tmp_path: Any) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE_TEXT, encoding="utf-8")
    view = {**begun().view(0), "edition": str(file)}
    for opens in (lambda: gusher.sample(view, random.Random(1)), lambda: GAME.editions.load(str(file))):
        with pytest.raises(gusher.SetupError) as caught:
            opens()
        assert caught.value.key == "edition-not-found"


@live()
async def test_long_names_and_deep_keys_in_a_record_are_refused(house: House) -> None:
    record = begun().record()
    for change, key in (
        ({"names": ["x" * 1000]}, "record-form"),
        ({"edition": "x" * 2000}, "record-form"),
        ({"edition": "mine", "edition_text": "a." * 12_500 + "a = 1"}, "edition-too-deep"),
        ({"edition": "mine", "edition_text": "# " + "x" * 100_000}, "edition-too-large"),
        ({"edition": "mine", "edition_text": "a = " + "9" * 5_000}, "edition-word-long"),
    ):
        status, problem = await imported(house, {**record, **change}, [HUMAN, BOT, BOT, BOT])
        assert (status, problem["key"]) == (400, key)


@live()
async def test_the_deal_of_a_match_imported_partway_is_not_called_a_fraud(house: House) -> None:
    match = begun(moves=150)
    _, table = await imported(house, match.record(), [BOT] * 4)
    house.tables.open[table["table"]].state.setup.pace_ms = 0
    house.tables.open[table["table"]].take_over()
    watching = await house.join(table, None)
    await watching.until(lambda: "over" in watching.last)
    assert (await house.get(table, "verify")).json()["key"] == "server-imported-deal"


@live()
async def test_a_record_that_ends_where_chance_is_due_is_played_on(house: House) -> None:
    """By the seed of the table, which nobody knows."""
    record = begun().record(with_seed=True)
    chances = [number for number, entry in enumerate(record["entries"]) if entry[0] == "chance"]
    for end in (0, chances[-1]):
        cut = {**record, "entries": record["entries"][:end]}
        _, table = await imported(house, cut, [HUMAN] * 4)
        clients = [await house.join(table, seat) for seat in range(4)]
        assert clients[0].view["at"] > end
        assert sum(bool(client.legal) for client in clients) == 1
        kept = await house.tables.read(table["table"])
        assert kept.match.entries == house.tables.open[table["table"]].state.match.entries


@live()
async def test_the_name_of_a_house_edition_is_cleaned(house: House) -> None:
    match = begun(source=Source(HOUSE_TEXT, "\u202eours\0\n" + "x" * 900))
    _, table = await imported(house, match.record(), [HUMAN, BOT, BOT, BOT])
    info = (await house.join(table, None)).last["table"]["table"]
    assert (info["edition"], info["house_edition"]) == ("ours " + "x" * 75, True)
    disguised = {**match.record(), "edition": "kosmos-1999\u200b"}
    assert (await imported(house, disguised, [HUMAN, BOT, BOT, BOT]))[1]["key"] == "edition-name-taken"


# -- long records ---------------------------------------------------------------------------------------


@live()
async def test_a_record_is_replayed_beside_the_event_loop(house: House) -> None:
    """Now, and when it is read again by a program that cannot use its snapshot."""
    match, threads = begun(moves=100), set[int]()
    original = TableState.apply

    def noting(state: TableState, event: events.Event) -> events.Event:
        threads.add(threading.get_ident())
        return original(state, event)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableState, "apply", noting)
        _, table = await imported(house, match.record(), [HUMAN, BOT, BOT, BOT])
        with house.tables.store.engine.begin() as connection:
            made = connection.execute(sa.text("delete from snapshots"))
            assert made.rowcount == 1
        assert (await house.tables.read(table["table"])).match.at == match.at
    assert threading.get_ident() not in threads
    assert len(threads) == 2


@live()
async def test_a_match_may_not_be_longer_than_the_server_can_show_quickly(house: House) -> None:
    record = begun(moves=100).record()
    with pytest.MonkeyPatch.context() as patch:
        for module in (http, requests, table_state):
            patch.setattr(module, "MOST_ENTRIES", len(record["entries"]))
        _, table = await imported(house, record, [HUMAN] * 4)
        clients = [await house.join(table, seat) for seat in range(4)]
        actor = next(client for client in clients if client.legal)
        assert (await actor.play(actor.legal[0]))["key"] == "server-match-long"
        assert house.tables.open[table["table"]].state.due() is None
        patch.setattr(http, "MOST_ENTRIES", len(record["entries"]) - 1)
        status, problem = await imported(house, record, [HUMAN] * 4)
        assert (status, problem["key"]) == (400, "server-match-long")
