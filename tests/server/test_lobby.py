"""A table that waits for its players: they come with one invitation, choose their seats, and begin together."""

from __future__ import annotations

import secrets
from typing import Any

from gusher.server.events import Play
from gusher.server.protocol import Clock
from gusher.server.store import GUEST

from .harness import BOT, HUMAN, Client, House, live
from .test_undo_and_clocks import state_of

PATIENT = {"pace_ms": 600_000}


async def came_by(house: House, table: dict[str, Any]) -> Client:
    """Somebody opens the table's invitation, in a browser of their own."""
    return await Client.open(house.port, table["table"], table["invitation"], claim=secrets.token_urlsafe(24))


def info(client: Client) -> dict[str, Any]:
    return client.last["table"]["table"]  # type: ignore[no-any-return]


def taken(client: Client) -> list[int]:
    return [seat["seat"] for seat in info(client)["seats"] if seat["taken"]]


@live(**PATIENT)
async def test_friends_sit_down_say_ready_and_begin_together(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, HUMAN, BOT], wait=True)
    host = await house.join(table, 0)
    assert info(host)["waiting"]
    assert info(host)["host"] == 0
    assert "view" not in host.last
    one, two = await came_by(house, table), await came_by(house, table)
    assert one.last["table"]["you"] is None
    assert (await host.ask("begin"))["key"] == "server-seats-free"
    assert (await one.ask("sit", seat=2))["type"] == "ack"
    assert one.last["table"]["you"] == 2
    assert (await two.ask("sit", seat=2))["key"] == "server-seat-taken"
    assert (await two.ask("sit", seat=3))["key"] == "server-seat-taken"  # a bot's
    assert (await two.ask("sit", seat=1))["type"] == "ack"
    assert (await two.ask("begin"))["key"] == "server-not-host"
    assert (await host.ask("begin"))["key"] == "server-not-ready"
    for friend in (one, two):
        assert (await friend.ask("ready", ready=True))["type"] == "ack"
    assert (await host.ask("begin"))["type"] == "ack"
    for client in (host, one, two):
        await client.see(lambda seen: "view" in seen.last)
        assert not info(client)["waiting"]
    assert (await one.ask("ready", ready=False))["key"] == "server-begun"
    assert (await one.ask("sit", seat=None))["key"] == "server-begun"


@live(**PATIENT)
async def test_the_token_follows_its_player_to_another_seat(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    host = await house.join(table, 0)
    await host.ask("name", name="Ada")
    assert (await host.ask("sit", seat=3))["type"] == "ack"
    assert (host.last["table"]["you"], info(host)["host"], taken(host)) == (3, 3, [3])
    assert [seat["name"] for seat in info(host)["seats"]] == ["", "", "", "Ada"]
    await host.close()
    again = await house.join(table, 0)  # with the token that its invitation was exchanged for
    assert again.last["table"]["you"] == 3
    other = await house.join(table, 3)  # whose seat is taken now: a guest, who may choose another
    assert other.last["table"]["you"] is None
    assert (await other.ask("sit", seat=0))["type"] == "ack"
    assert (await other.ask("sit", seat=None))["type"] == "ack"
    assert (other.last["table"]["you"], taken(other)) == (None, [3])


@live(**PATIENT)
async def test_a_second_window_of_a_player_who_moves_comes_back_on_the_new_seat(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    host, window = await house.join(table, 0), await house.join(table, 0)
    await host.ask("sit", seat=1)
    await window.see(lambda seen: seen.gone)
    assert window.link.close_code == 1013
    assert (await house.join(table, 0)).last["table"]["you"] == 1


@live(**PATIENT)
async def test_the_host_arranges_the_table_and_a_bot_takes_a_seat_from_its_player(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    host, friend = await house.join(table, 0), await came_by(house, table)
    await friend.ask("sit", seat=1)
    await friend.ask("ready", ready=True)
    plan = {"players": 3, "seats": [HUMAN, BOT, BOT], "options": {"inflation": True}, "hints": False}
    assert (await friend.ask("arrange", plan=plan))["key"] == "server-not-host"
    assert (await host.ask("arrange", plan={**plan, "seats": [BOT, HUMAN, BOT]}))["key"] == "server-own-seat"
    assert (await host.ask("arrange", plan={**plan, "players": 9}))["type"] == "refused"
    assert (await host.ask("arrange", plan=plan))["type"] == "ack"
    found = info(host)
    assert (found["players"], found["options"]["inflation"], found["hints"]) == (3, True, False)
    assert not any(seat["ready"] for seat in found["seats"])
    await friend.see(lambda seen: seen.gone)
    assert friend.link.close_code == 1013  # and comes back as a guest
    assert (await host.ask("begin"))["type"] == "ack"
    await host.see(lambda seen: "view" in seen.last)
    assert host.view["players"] == 3


@live(**PATIENT)
async def test_while_the_host_is_away_another_player_may_begin(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT], wait=True)
    host, friend = await house.join(table, 0), await came_by(house, table)
    await friend.ask("sit", seat=1)
    await host.ask("ready", ready=True)
    await host.close()
    await friend.see(lambda seen: not info(seen)["seats"][0]["present"])
    assert (await friend.ask("begin"))["type"] == "ack"


@live(**PATIENT)
async def test_spectators_get_no_invitation_and_guests_may_still_take_a_free_seat_later(house: House) -> None:
    table = await house.table([HUMAN, BOT, BOT, BOT], wait=True)
    host, watcher = await house.join(table, 0), await house.join(table, None)
    assert host.last["table"]["invitation"] == table["invitation"]
    assert watcher.last["table"]["invitation"] is None
    assert (await watcher.ask("sit", seat=0))["key"] == "server-no-invitation"
    assert (await host.ask("begin"))["type"] == "ack"
    late = await came_by(house, table)
    assert late.view["seat"] is None
    assert (await late.ask("sit", seat=1))["key"] == "server-seat-taken"


@live(**PATIENT)
async def test_nothing_is_played_while_the_table_waits(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    host = await house.join(table, 0)
    for kind, fields in (
        ("play", {"rev": 0, "action": "pass"}),
        ("undo", {"rev": 0}),
        ("seat", {"seat": 0}),
        ("rematch", {}),
    ):
        assert (await host.ask(kind, **fields))["key"] == "server-waiting"
    assert (await host.ask("chat", text="Hello"))["type"] == "ack"
    assert (await house.get(table, "record")).status_code == 403


@live(**PATIENT)
async def test_a_waiting_table_outlives_the_server(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT], wait=True)
    host, friend = await house.join(table, 0), await came_by(house, table)
    await friend.ask("sit", seat=1)
    await friend.ask("ready", ready=True)
    for client in (host, friend):
        await client.close()
    house.tables.open.clear()
    host = await house.join(table, 0)
    assert [seat["ready"] for seat in info(host)["seats"]] == [False, True, False, False]
    assert (await host.ask("begin"))["type"] == "ack"


@live(**PATIENT)
async def test_a_seed_is_not_chosen_for_people_who_are_yet_to_come(house: House) -> None:
    body = {"game": "giganten", "seats": [HUMAN, BOT, BOT, BOT], "wait": True, "seed": "1"}
    assert (await house.http.post("/api/tables", json=body)).json()["key"] == "server-seed-people"
    body = {"game": "giganten", "seats": [BOT] * 4, "wait": True}
    assert (await house.http.post("/api/tables", json=body)).json()["key"] == "server-wait-nobody"


@live(pace_ms=0)
async def test_friends_who_play_again_wait_for_each_other(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    one, two = await house.join(table, 0), await house.join(table, 1)
    for client, seat in ((one, 0), (two, 1)):
        await client.ask("seat", seat=seat, bot="random")
    await one.see(lambda seen: seen.view["over"])
    await two.see(lambda seen: seen.view["over"])
    asked = await two.ask("rematch")
    second = await Client.open(house.port, asked["table"], asked["token"])
    assert (info(second)["waiting"], info(second)["host"], second.last["table"]["you"]) == (True, 1, 1)
    stranger = await came_by(house, {"table": asked["table"], "invitation": second.last["table"]["invitation"]})
    await stranger.ask("sit", seat=0)
    late = await one.ask("rematch")  # somebody sits there already
    guest = await Client.open(house.port, late["table"], late["token"])
    assert guest.last["table"]["you"] is None
    assert await house.tables.store.seat_of(late["table"], late["token"]) == GUEST


def test_a_live_clock_runs_from_the_first_move_of_its_seat() -> None:
    state = state_of(Clock("live", seconds=600, increment=30))
    seat = state.match.seat
    assert seat is not None
    assert state.left_ms(seat, 300_000) == 600_000
    event = state.play(seat, state.match.legal()[0].text, "human", 300_000, None)
    assert isinstance(event, Play)
    assert state.left_ms(seat, 300_000) == 600_000
    due = state.due()
    assert due is not None
    assert due.when_ms == 900_000  # nobody waits for ever


@live(**PATIENT)
async def test_the_machine_itself_is_told_how_others_reach_it(house: House) -> None:
    told = (await house.http.get("/api/reach")).json()
    assert told["works"] is False  # the test's server listens on 127.0.0.1 alone
    assert told["address"] is None or told["address"].endswith(f":{house.port}")
