"""People and bots play at a table over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import gusher
from gusher.server import events
from gusher.server.table_state import HURRIED_MS

from .harness import BOT, HUMAN, House, live, play_out, settled


@live()
async def test_two_people_and_two_bots_play_to_the_end(house: House) -> None:
    """Both see the same result; the record replays and the deal is proved from the seed."""
    table = await house.table([HUMAN, BOT, HUMAN, BOT])
    red, blue = await house.join(table, 0), await house.join(table, 2, lang="de")
    watching = await house.join(table, None)
    await play_out([red, blue], random.Random(1))
    for client in (red, blue, watching):
        await client.see(lambda c: "over" in c.last)
    assert red.last["over"] == blue.last["over"] == watching.last["over"]
    assert [entry["n"] for entry in red.log] == list(range(red.view["at"]))
    assert red.log == watching.log
    assert red.log[5]["lines"] != blue.log[5]["lines"]
    record = (await house.get(table, "record")).json()
    assert gusher.replay(record).result() == red.last["over"]["result"]
    proved = (await house.get(table, "verify")).json()
    assert proved["proved"] > 0
    assert proved["seed"] == red.last["over"]["seed"]


@live()
async def test_bots_play_alone_while_somebody_watches(house: House) -> None:
    table = await house.table([BOT] * 4)
    watching = await house.join(table, None)
    await watching.until(lambda: "over" in watching.last)
    assert {entry["by"] for entry in watching.log} == {"bot", "chance"}


@live()
async def test_without_seats_one_plays_at_once_against_bots(house: House) -> None:
    table = (await house.http.post("/api/tables", json={"game": "giganten"})).json()
    assert [entry["seat"] for entry in table["seats"]] == [0]
    red = await house.join(table, 0)
    await red.until(lambda: red.legal)


@live()
async def test_a_resent_move_is_played_once(house: House) -> None:
    red = await house.join(await house.table(), 0)
    await red.until(lambda: len(red.legal) > 1)
    message = {"rev": red.rev, "action": red.legal[0], "id": "the-same"}
    first = await red.ask("play", **message)
    again = await red.ask("play", **message)
    assert (first["type"], again["type"]) == ("ack", "ack")
    assert (first["again"], again["again"]) == (False, True)
    assert first["rev"] == again["rev"]


@live(pace_ms=300)
async def test_a_resent_move_is_known_after_a_reconnect(house: House) -> None:
    table = await house.table()
    red = await house.join(table, 0)
    await red.until(lambda: len(red.legal) > 1)
    message = {"rev": red.rev, "action": red.legal[0], "id": "the-same"}
    await red.ask("play", **message)
    await red.close()
    back = await house.join(table, 0)
    assert (await back.ask("play", **message))["again"]


@live(pace_ms=60_000)
async def test_stale_out_of_turn_illegal_and_malformed_actions_change_nothing(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    actor = next(client for client in clients if client.legal)
    other = next(client for client in clients if not client.legal)
    before = actor.last["view"]
    stale = await actor.play(actor.legal[0], rev=before["rev"] - 1)
    assert (stale["key"], stale["rev"], stale["view"]) == ("error-stale", before["rev"], before["view"])
    assert (await other.play(actor.legal[0]))["key"] == "error-turn"
    assert (await actor.play("bid 5"))["clause"]
    assert (await actor.play("dance"))["key"].startswith("error-verb")
    spectator = await house.join(table, None)
    assert (await spectator.play(actor.legal[0]))["key"] == "server-spectator"
    assert (await house.join(table, actor.view["seat"])).last["view"] == before


@live(pace_ms=60_000)
async def test_undo_is_free_until_something_new_is_known_then_all_must_agree(house: House) -> None:
    table = await house.table([HUMAN] * 3, players=3)
    clients = [await house.join(table, seat) for seat in range(3)]
    first = next(client for client in clients if client.legal)
    at, legal = first.view["at"], first.legal
    assert (await first.play(legal[0]))["type"] == "ack"
    assert first.last["view"]["undo"]
    assert (await first.ask("undo", rev=first.rev))["type"] == "ack"
    assert (first.view["at"], first.legal) == (at, legal)
    assert len(first.log) == at
    await first.play(legal[0])
    second = next(client for client in clients if client.legal)
    await second.play(second.legal[0])
    await first.until(lambda: first.rev == second.rev)
    assert not first.last["view"]["undo"]
    asked = await first.ask("undo", rev=first.rev)
    assert asked["type"] == "ack"
    others = [client for client in clients if client is not first]
    for client in others:
        await client.see(lambda c: c.last["table"]["table"]["ask"])
        number = client.last["table"]["table"]["ask"]["ask"]
        await client.ask("vote", ask=number, agree=True)
    await first.until(lambda: first.view["at"] == at)
    assert first.legal == legal


@live(pace_ms=60_000)
async def test_one_no_ends_the_vote(house: House) -> None:
    table = await house.table([HUMAN] * 3, players=3)
    clients = [await house.join(table, seat) for seat in range(3)]
    first = next(client for client in clients if client.legal)
    await first.play(first.legal[0])
    second = next(client for client in clients if client.legal)
    await second.play(second.legal[0])
    await first.until(lambda: first.rev == second.rev)
    await first.ask("undo", rev=first.rev)
    await second.until(lambda: second.last["table"]["table"]["ask"])
    number = second.last["table"]["table"]["ask"]["ask"]
    assert (await second.ask("vote", ask=number, agree=False))["type"] == "ack"
    assert second.last["table"]["table"]["ask"] is None
    assert (await second.ask("vote", ask=number, agree=True))["key"] == "server-no-vote"


@live()
async def test_why_names_the_clause(house: House) -> None:
    red = await house.join(await house.table(seed="7"), 0, lang="fr")
    await red.until(lambda: len(red.legal) > 1)
    good = await red.ask("why", action=red.legal[0])
    assert (good["type"], good["legal"]) == ("reason", True)
    bad = await red.ask("why", action="sell 3")
    assert not bad["legal"]
    assert bad["clause"]
    assert bad["text"]


@live(pace_ms=60_000)
async def test_preview_shows_what_follows_without_playing_it(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    for _ in range(12):
        actor = next(client for client in clients if client.legal)
        action = actor.legal[-1]
        shown = await actor.ask("preview", rev=actor.rev, action=action)
        assert shown["type"] == "preview", shown
        before = actor.last["view"]
        assert actor.last["view"] == before
        await actor.play(action)
        await settled(clients)


@live(pace_ms=100)
async def test_a_seat_goes_to_a_bot_and_back(house: House) -> None:
    table = await house.table()
    red = await house.join(table, 0)
    assert (await red.ask("seat", seat=0, bot="random"))["type"] == "ack"
    at = red.view["at"]
    await red.until(lambda: any(entry["seat"] == 0 and entry["by"] == "bot" for entry in red.log[at:]))
    assert (await red.ask("seat", seat=0, bot=None))["type"] == "ack"
    await red.until(lambda: len(red.legal) > 1)
    assert (await red.play(red.legal[0]))["type"] == "ack"


@live(away_s=0.2)
async def test_an_absent_players_seat_can_be_given_to_a_bot_a_present_ones_cannot(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    red, grey = await house.join(table, 0), await house.join(table, 1)
    assert (await red.ask("seat", seat=1, bot="random"))["key"] == "server-seat-present"
    await grey.close()
    await red.until(lambda: not red.last["table"]["table"]["seats"][1]["present"])
    while (answer := await red.ask("seat", seat=1, bot="random"))["type"] != "ack":
        assert answer["key"] == "server-seat-present"  # not away for long enough
        await asyncio.sleep(0.05)
    assert (await red.ask("seat", seat=1, bot=None))["key"] == "server-seat-other"
    assert (await red.ask("seat", seat=2, bot=None))["key"] == "server-seat-bot"


@live()
async def test_when_the_time_is_used_up_a_bot_takes_over(house: House) -> None:
    table = await house.table(clock={"kind": "live", "seconds": 10, "bot": "random"})
    live_table = house.tables.open[table["table"]]
    live_table.state.left[0] = 300
    live_table.schedule(live_table.state.due())
    red = await house.join(table, 0)
    await red.until(lambda: red.last["table"]["table"]["seats"][0]["bot"] == "random")
    await red.ask("seat", seat=0, bot=None)
    assert red.last["table"]["table"]["seats"][0]["left_ms"] > 50_000


@live(pace_ms=100)
async def test_chat_names_presence_and_languages(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    red, grey = await house.join(table, 0), await house.join(table, 1)
    await red.until(lambda: red.last["table"]["table"]["seats"][1]["present"])
    await grey.ask("chat", text="hello")
    await red.until(lambda: red.last["chat"]["lines"])
    assert red.last["chat"]["lines"][-1]["text"] == "hello"
    await grey.ask("name", name="Greta")
    await red.until(lambda: red.last["table"]["table"]["seats"][1]["name"] == "Greta")
    english = [entry["lines"] for entry in red.log]
    await red.send({"type": "lang", "lang": "fr"})
    await red.until(lambda: red.last["log"]["start"] == 0)
    assert len(red.log) >= len(english)
    await grey.close()
    await red.until(lambda: not red.last["table"]["table"]["seats"][1]["present"])


@live()
async def test_rematch_gives_everybody_the_same_seat_at_the_next_table(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    red, grey = await house.join(table, 0), await house.join(table, 1)
    assert (await red.ask("rematch"))["key"] == "server-not-over"
    await play_out([red, grey], random.Random(2))
    first = await red.ask("rematch")
    second = await grey.ask("rematch")
    assert first["table"] == second["table"] != table["table"]
    again = await house.join({"table": second["table"], "seats": [{"seat": 1, "token": second["token"]}]}, 1)
    assert again.last["table"]["you"] == 1


@live()
async def test_replay_shows_ones_own_views_and_after_the_end_everything(house: House) -> None:
    table = await house.table([HUMAN, BOT, BOT, BOT])
    red = await house.join(table, 0)
    await play_out([red], random.Random(3), most=6)
    await red.until(lambda: len(red.legal) > 1)
    now = red.last["view"]
    total = now["view"]["at"]
    shown = await red.ask("replay", start=total, stop=total + 1)
    assert shown["views"] == [now["view"]]
    assert (await red.ask("replay", start=0, stop=5, seat=1))["key"] == "server-not-over"
    assert (await house.get(table, "record")).status_code == 403
    await play_out([red], random.Random(3))
    opened = await red.ask("replay", start=total, stop=total + 1)
    assert None not in opened["views"][0]["state"]["ones"]
    closed = await red.ask("replay", start=total, stop=total + 1, seat=0)
    assert closed["views"][0]["state"] == now["view"]["state"]
    everything: list[dict[str, Any]] = []
    while len(everything) <= red.view["at"]:
        part = (await house.get(table, f"replay?start={len(everything)}&stop=10000")).json()
        everything += part["views"]
    assert everything[-1]["result"] == red.last["over"]["result"]


@live(pace_ms=1)
async def test_standing_orders_bid_and_stay_sealed_until_the_end(house: House) -> None:
    table = await house.table([HUMAN] * 3, players=3, seed=None)
    clients = [await house.join(table, seat) for seat in range(3)]
    rng = random.Random(4)
    while clients[0].view["facts"]["phase"] != "auctions":
        await play_out(clients, rng, most=1)
        await settled(clients)
    orders = [{"company": company, "up_to": 3, "then": "pass"} for company in ("hudson", "jet", "standard")]
    for client in clients:
        assert (await client.ask("orders", orders=orders))["type"] == "ack"
    assert (await clients[0].ask("orders", orders=[{"company": "shell"}]))["key"] == "giganten-order-form"
    await clients[0].until(
        lambda: clients[0].view["facts"]["phase"] != "auctions" or any(len(client.legal) > 1 for client in clients)
    )
    assert clients[1].last["orders"]["orders"][0]["up_to"] == 3
    watcher = await house.join(table, None)
    assert "up_to" not in "".join(watcher.raw)
    await play_out(clients, rng)
    await clients[0].until(lambda: "over" in clients[0].last)
    assert {order["seat"] for order in clients[0].last["over"]["orders"]} == {0, 1, 2}


@live()
async def test_bots_hurry_once_all_people_are_out(house: House) -> None:
    """Nobody waits for bots among themselves; while a person is still in, they keep their pace."""
    match = gusher.new("nations", 4, seed=5)
    rng = random.Random(5)
    while not any(match.state.out):
        match.play(rng.choice(match.legal()))
    out = match.state.out.index(1)
    assert not match.over
    for person in range(4):
        seats = [HUMAN if seat == person else BOT for seat in range(4)]
        made = await house.http.post(
            "/api/tables/import", json={"record": match.record(with_seed=True), "seats": seats, "pace_ms": 10_000}
        )
        seen = await house.join(made.json(), person)
        state = house.tables.open[made.json()["table"]].state
        assert state.pace_ms == (HURRIED_MS if person == out else 10_000)
        if person == out:
            at = seen.view["at"]
            await seen.until(lambda seen=seen, at=at: seen.view["at"] >= at + 5)  # type: ignore[misc]


@live()
async def test_a_record_is_imported_to_look_at_or_to_play_on(house: House) -> None:
    match = gusher.new("giganten", 3, seed=5)
    rng = random.Random(5)
    for _ in range(40):
        match.play(rng.choice(match.legal()))
    running = await house.http.post("/api/tables/import", json={"record": match.record(with_seed=True)})
    red = await house.join(running.json(), 0)
    assert red.view["at"] >= match.at
    await red.until(lambda: len(red.legal) > 1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    finished = (await house.http.post("/api/tables/import", json={"record": match.record()})).json()
    looking = await house.join(finished, None)
    assert looking.last["over"]["result"] == match.result()
    assert (await house.get(finished, "verify")).status_code == 200
    spoilt = match.record()
    spoilt["entries"][10] = [0, "bid 99", *spoilt["entries"][10][2:]]
    assert (await house.http.post("/api/tables/import", json={"record": spoilt})).json()["key"] == "record-check"
    foreign = {**match.record(), "edition": "/etc/passwd"}
    assert (await house.http.post("/api/tables/import", json={"record": foreign})).status_code == 404


@live(pace_ms=600_000)
async def test_who_comes_back_is_sent_only_what_they_lack(house: House) -> None:
    table = await house.table([HUMAN] * 4)
    clients = [await house.join(table, seat) for seat in range(4)]
    actor = next(client for client in clients if client.legal)
    stale = {"since": len(actor.log), "rev": actor.rev}
    await actor.play(actor.legal[0])
    await actor.see(lambda seen: seen.rev > stale["rev"] and len(seen.log) > stale["since"])
    newest = {"since": len(actor.log), "rev": actor.rev}
    seat = actor.view["seat"]
    behind, ahead = await house.join(table, seat, **stale), await house.join(table, seat, **newest)
    assert behind.view == actor.view
    assert behind.last["log"]["entries"] == actor.log[stale["since"] :]
    assert "view" not in ahead.last
    assert ahead.last["log"]["entries"] == []
    assert (await ahead.ask("ping"))["type"] == "pong"


@live(pace_ms=600_000)
async def test_who_comes_at_once_is_shown_the_table_together(house: House) -> None:
    made = await house.table([HUMAN] * 4)
    for seat in range(4):
        await house.join(made, seat)
    table = house.tables.open[made["table"]]
    table.state.apply(events.Chat(0, 0, None, "hello"))
    back = list(table.connections)
    for connection in back:
        table.leave(connection)
    sent: dict[int | None, list[str]] = {connection.seat: [] for connection in back}
    with pytest.MonkeyPatch.context() as patch:
        for connection in back:
            patch.setattr(connection, "send_encoded", sent[connection.seat].append)
        for connection in back:
            table.enter(connection, table.state.match.at, table.state.rev)
        table.welcome()
        table.welcome()
    for seat in range(4):
        told = [json.loads(text) for text in sent[seat]]
        assert [message["type"] for message in told] == ["table", "log", "chat", "orders"]
        assert told[0]["you"] == seat
        assert all(info["present"] for info in told[0]["table"]["seats"])
        assert told[2]["lines"][0]["text"] == "hello"
