"""A seat belongs to whoever sits there: an invitation is exchanged for a token that the host does not have."""

from __future__ import annotations

import secrets

import pytest

from gusher.server import store

from .harness import BOT, HUMAN, Client, House, claim_of, live


@live(pace_ms=600_000)
async def test_an_invitation_is_used_up_by_its_first_user(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    invitation = table["seats"][1]["token"]
    host = await house.join(table, 0)
    assert [seat["taken"] for seat in host.last["table"]["table"]["seats"]] == [True, False, False, False]
    guest = await house.join(table, 1)
    assert guest.last["token"] == {
        "type": "token",
        "id": "hello",
        "table": table["table"],
        "token": claim_of(invitation),
    }
    await host.until(lambda: host.last["table"]["table"]["seats"][1]["taken"])  # everybody sees it
    spying = await Client.open(house.port, table["table"], invitation, claim=secrets.token_urlsafe(24))
    assert spying.link.close_code == 4404
    assert (await house.get(table, "replay", invitation)).status_code == 404
    assert (await house.get(table, "replay", claim_of(invitation))).status_code == 200


@live(pace_ms=600_000)
async def test_an_invitation_opens_nothing_unless_it_is_exchanged(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    for claim in (None, "short"):
        client = await Client.open(house.port, table["table"], table["seats"][0]["token"], claim=claim)
        assert client.link.close_code in (4404, 4400)
    assert (await house.get(table, "replay", table["seats"][0]["token"])).status_code == 404
    assert (await house.join(table, 0)).last["table"]["you"] == 0  # and was not used up by that


@live(pace_ms=600_000)
async def test_an_exchange_whose_answer_was_lost_can_be_repeated(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    for _ in range(2):
        client = await house.join(table, 1)
        assert client.last["token"]["token"] == claim_of(table["seats"][1]["token"])
        await client.close()
    mine = await Client.open(house.port, table["table"], client.last["token"]["token"], claim=None)
    assert mine.last["table"]["you"] == 1
    assert "token" not in mine.last


@live(pace_ms=600_000)
async def test_an_invitation_of_one_table_opens_no_other(house: House) -> None:
    one, two = await house.table([HUMAN] * 4), await house.table([HUMAN] * 4)
    stranger = await Client.open(house.port, two["table"], one["seats"][0]["token"])
    assert stranger.link.close_code == 4404
    assert (await house.join(one, 0)).last["table"]["you"] == 0


@live(pace_ms=600_000)
async def test_a_guest_may_repeat_the_exchange_and_a_known_token_is_no_fault(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    for _ in range(2):
        guest = await Client.open(house.port, table["table"], table["invitation"], claim="g" * 40)
        assert guest.last["token"]["token"] == "g" * 40
        await guest.close()
    other = await house.table([HUMAN] * 4)
    taken = await Client.open(house.port, other["table"], other["seats"][0]["token"], claim="g" * 40)
    assert taken.link.close_code == 4404  # and not 4500
    assert (await house.join(other, 0)).last["table"]["you"] == 0  # the invitation was not used up


@live(pace_ms=600_000)
async def test_the_guests_of_a_table_are_limited(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "MOST_GUESTS", 3)  # the invitation itself is one of them
        codes = []
        for number in range(3):
            guest = await Client.open(house.port, table["table"], table["invitation"], claim=f"{number}" * 40)
            codes.append(guest.link.close_code)
        assert codes == [None, None, 4404]
