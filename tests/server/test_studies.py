"""Notes and variations of a finished match over HTTP, and tables that play on from one of its moments."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import gusher
from gusher import study
from gusher.server import http

from ..conformance.play import play_on
from .harness import BOT, HUMAN, House, claim_of, live
from .harness import house as serving

MATCH = play_on(gusher.new("giganten", 3, 4), Random(4))
TREE = study.add_variation(MATCH.record(), study.played_out(MATCH.branch(40, 1), "random", 1), "Bolder")
TREE = study.annotate(TREE, 9, "Look", [["C3"], ["C3", "D4"]])


async def imported(house: House, record: dict[str, Any]) -> dict[str, Any]:
    body = {"record": record, "seats": [HUMAN, BOT, BOT]}
    answer = await house.http.post("/api/tables/import", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    await house.join(table, 0)
    return table


def seat_token(table: dict[str, Any]) -> str:
    return claim_of(table["seats"][0]["token"])


async def sent(
    house: House, method: str, table: dict[str, Any], what: str, body: dict[str, Any], token: str | None = None
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token or seat_token(table)}"}
    return await house.http.request(method, f"/api/tables/{table['table']}/{what}", json=body, headers=headers)


@live()
async def test_a_record_brings_its_variations_and_takes_them_along(house: House) -> None:
    table = await imported(house, TREE)
    kept = (await house.get(table, "study")).json()
    assert (kept["rev"], kept["writable"]) == (1, False)
    assert (await house.get(table, "study", seat_token(table))).json()["writable"]
    again = (await house.get(table, "record")).json()
    assert [again[key] for key in ("notes", "variations")] == [kept[key] for key in ("notes", "variations")]
    assert study.lines_of(again) == study.lines_of(TREE)


@live()
async def test_the_variations_of_a_match_are_limited_together(house: House) -> None:
    """Whoever asks for one of them has all of them replayed."""
    table = await imported(house, MATCH.record())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http, "MOST_VARIED", len(TREE["variations"][0]["entries"]) - 1)
        refused = await sent(house, "PUT", table, "study", {"rev": 0, "variations": TREE["variations"]})
        assert refused.json()["key"] == "server-study-long"
        body = {"record": TREE, "seats": [HUMAN, BOT, BOT]}
        assert (await house.http.post("/api/tables/import", json=body)).json()["key"] == "server-study-long"


@live()
async def test_whoever_has_a_seat_may_write_and_nobody_overwrites_another(house: House) -> None:
    table = await imported(house, MATCH.record())
    note = {"at": 9, "text": "Look", "marks": [["C3"]]}
    first = await sent(house, "PUT", table, "study", {"rev": 0, "notes": [note]})
    assert (first.status_code, first.json()["rev"], first.json()["notes"]) == (200, 1, [note])
    stale = await sent(house, "PUT", table, "study", {"rev": 0})
    assert (stale.status_code, stale.json()["key"]) == (409, "server-study-changed")
    watching = await sent(house, "PUT", table, "study", {"rev": 1}, table["spectator"])
    assert watching.json()["key"] == "server-spectator"
    bad = await sent(house, "PUT", table, "study", {"rev": 1, "notes": [{"at": 9, "marks": [["Atlantis"]]}]})
    assert (bad.status_code, bad.json()["key"]) == (400, "record-note-place")
    assert (await house.get(table, "study")).json()["notes"] == [note]


@live()
async def test_the_positions_of_a_variation_are_those_of_its_line(house: House) -> None:
    table = await imported(house, TREE)
    line = gusher.replay(TREE, line=1)
    reply = (await house.get(table, f"lines/1?start={line.at - 3}")).json()
    assert (reply["total"], len(reply["views"]), len(reply["log"])) == (line.at, 4, 3)
    assert reply["views"][-1]["result"]["scores"] == line.scores()
    before = gusher.replay(TREE, 60, line=1)
    seen = (await house.get(table, "lines/1?start=60&stop=61&seat=1")).json()["views"][0]
    assert seen["state"] == before.view(1)["state"]
    assert (await house.get(table, "lines/2")).json()["key"] == "error-line"


@live()
async def test_a_moment_of_a_variation_tells_what_a_seat_could_work_out(house: House) -> None:
    table, seen = await imported(house, TREE), gusher.replay(TREE, 60, line=1).view(1)
    answer = (await house.get(table, "lines/1/deduction?at=60&seat=1")).json()
    assert answer == {"at": 60, "seat": 1, "deduction": msgspec.to_builtins(study.deduction(seen))}
    for wrong in ("at=60", "seat=1", "at=60&seat=3", "at=9999&seat=1"):
        assert (await house.get(table, f"lines/1/deduction?{wrong}")).json()["key"] == "server-malformed"


@live()
async def test_playing_on_begins_in_the_true_position_with_fresh_chance(house: House) -> None:
    table = await imported(house, TREE)
    at = next(n for n, entry in enumerate(MATCH.entries) if n > 30 and entry.asked)
    answer = await sent(house, "POST", table, "branch", {"at": at, "seats": [HUMAN, BOT, BOT]})
    assert answer.status_code == 201, answer.text
    state = house.tables.open[answer.json()["table"]].state
    assert state.match.state == gusher.replay(TREE, at).state
    assert state.seed != MATCH.seed
    assert state.setup.imported
    over = await sent(house, "POST", table, "branch", {"at": MATCH.at, "seats": [HUMAN, BOT, BOT]})
    assert over.json()["key"] == "server-branch-over"
    assert (await sent(house, "POST", table, "branch", {"at": 10**5})).json()["key"] == "error-upto"


@live()
async def test_the_bots_can_play_it_out_and_the_result_is_a_variation(house: House) -> None:
    table = await imported(house, MATCH.record())
    at = MATCH.at - 20
    made = (await sent(house, "POST", table, "branch", {"at": at, "seats": [BOT, BOT, BOT]})).json()
    client = await house.join(made, None)
    await client.see(lambda seen: seen.view["over"])
    other = gusher.replay((await house.get(made, "record")).json())
    variation = study.add_variation(MATCH.record(), other)["variations"][0]
    kept = await sent(house, "PUT", table, "study", {"rev": 0, "variations": [variation]})
    assert kept.status_code == 200, kept.text


@live()
async def test_a_running_match_has_nothing_of_this(house: House) -> None:
    table = await house.table()
    await house.join(table, 0)
    for method, what in [
        ("GET", "study"),
        ("PUT", "study"),
        ("GET", "lines/0"),
        ("GET", "lines/0/deduction?at=0&seat=0"),
        ("POST", "branch"),
    ]:
        body: dict[str, Any] = {"at": 0} if method == "POST" else {"rev": 0}
        answer = await sent(house, method, table, what, body)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-not-over")


def test_notes_outlive_the_server(tmp_path: Path) -> None:
    async def main() -> None:
        database = f"sqlite:///{tmp_path}/a.db"
        async with serving(database) as house:
            table = await imported(house, TREE)
        async with serving(database) as house:
            assert (await house.get(table, "study")).json()["notes"][0]["text"] == "Look"

    asyncio.run(main())
