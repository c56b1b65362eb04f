"""Deductions over the WebSocket: for the seat that asks, from what it is shown, where the table allows it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec

import gusher
from gusher import study
from gusher.server.limits import FREE

from .harness import BOT, HUMAN, Client, House, live

SLOW = 60_000  # nobody but people moves


async def ask(client: Client, seat: int | None = None, at: int | None = None) -> dict[str, Any]:
    mine = client.view["seat"]
    return await client.ask(
        "deduction", seat=mine if seat is None else seat, at=client.view["at"] if at is None else at
    )


@live(pace_ms=SLOW)
async def test_whoever_plays_alone_may_ask_now_and_about_earlier_moments(house: House) -> None:
    table = await house.table([HUMAN, BOT, BOT], players=3)
    client = await house.join(table, 0)
    assert client.last["table"]["table"]["deduction"]
    answer = await ask(client)
    assert (answer["type"], answer["at"], answer["seat"]) == ("deduction", client.view["at"], 0)
    assert answer["deduction"] == msgspec.to_builtins(study.deduction(client.view))
    assert (await ask(client, at=0))["deduction"]["licences"]["cards"] == 78
    assert (await ask(client, at=client.view["at"] + 1))["key"] == "server-malformed"
    assert (await ask(client, seat=1))["key"] == "server-not-over"
    assert (await ask(await house.join(table, None), seat=0))["key"] == "server-not-over"


@live(pace_ms=SLOW)
async def test_between_people_the_host_must_allow_it(house: House) -> None:
    seats = [HUMAN, HUMAN, BOT]
    for table, allowed in (
        (await house.table(seats, players=3), False),
        (await house.table(seats, players=3, deduction=True), True),
        (await house.table([HUMAN, BOT, BOT], players=3, deduction=False), False),
    ):
        client = await house.join(table, 0)
        assert client.last["table"]["table"]["deduction"] == allowed
        answer = await ask(client)
        assert answer["type"] == "deduction" if allowed else answer["key"] == "server-no-deduction"


@live()
async def test_after_the_end_anybody_may_ask_what_a_seat_could_work_out(house: House) -> None:
    match, rng = gusher.new("giganten", 3, 4), Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    body = {"record": match.record(with_seed=True), "seats": [HUMAN, HUMAN, BOT]}
    watcher = await house.join((await house.http.post("/api/tables/import", json=body)).json(), None)
    assert len((await ask(watcher, seat=1, at=match.at))["deduction"]["hands"][0]["worth"]) == 1, "all is open"
    match.rewind(60)
    for seat in range(3):
        answer = await ask(watcher, seat=seat, at=60)
        assert answer["deduction"] == msgspec.to_builtins(study.deduction(match.view(seat)))


@live(pace_ms=SLOW, limits=replace(FREE, heavy_per_second=1e-9, heavy_burst=3))
async def test_it_is_worked_out_once_and_not_too_often(house: House) -> None:
    client = await house.join(await house.table([HUMAN, BOT, BOT], players=3), 0)
    first = await ask(client)
    kept = house.tables.deductions.bytes
    assert kept > 0
    assert (await ask(client))["deduction"] == first["deduction"]
    assert house.tables.deductions.bytes == kept
    assert (await ask(client, at=0))["type"] == "deduction"
    assert house.tables.deductions.bytes > kept
    assert (await ask(client))["key"] == "server-too-fast"
