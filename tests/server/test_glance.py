"""Tables at a glance, and a position to look at: what the start page shows."""

from __future__ import annotations

from gusher.kernel import registry

from .harness import BOT, HUMAN, House, claim_of, live


@live(pace_ms=600_000)
async def test_a_token_shows_its_table_at_a_glance(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT], options={"first": 0})
    await house.join(table, 0)
    path, token = f"/api/tables/{table['table']}", claim_of(table["seats"][0]["token"])
    told = (await house.http.get(f"{path}?lang=de", headers={"Authorization": f"Bearer {token}"})).json()
    assert (told["you"], told["to_act"], told["result"]) == (0, 0, None)
    assert told["last"]
    assert told["table"]["id"] == table["table"]
    assert (await house.http.get(path)).status_code == 404
    watching = (await house.http.get(path, headers={"Authorization": f"Bearer {table['spectator']}"})).json()
    assert watching["you"] is None


@live(pace_ms=600_000)
async def test_a_waiting_table_has_nothing_to_tell_yet(house: House) -> None:
    table = await house.table([HUMAN] * 4, wait=True)
    headers = {"Authorization": f"Bearer {table['spectator']}"}
    told = (await house.http.get(f"/api/tables/{table['table']}", headers=headers)).json()
    assert (told["table"]["waiting"], told["to_act"], told["last"]) == (True, None, "")


@live()
async def test_every_game_has_a_position_to_look_at(house: House) -> None:
    for game in registry.names():
        view = (await house.http.get(f"/api/demo/{game}")).json()
        assert (view["game"], view["seat"], view["legal"]) == (game, None, [])
    assert (await house.http.get("/api/demo/chess")).status_code == 404
