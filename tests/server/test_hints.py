"""Hints: for the seat that asks, from what it knows, to its connection alone."""

from __future__ import annotations

from gusher.server.limits import Limits

from .harness import BOT, HUMAN, Client, House, live

SLOW = 60_000  # nobody but people moves


async def to_act(house: House, seats: int = 3) -> tuple[Client, Client, Client]:
    """Who is to act, somebody else, and a spectator."""
    table = await house.table([HUMAN] * seats, players=seats)
    clients = [await house.join(table, seat) for seat in range(seats)]
    await clients[0].until(lambda: any(client.legal for client in clients))
    actor = next(client for client in clients if client.legal)
    other = next(client for client in clients if client is not actor)
    return actor, other, await house.join(table, None)


@live(pace_ms=SLOW)
async def test_a_hint_names_legal_actions_and_plays_none(house: House) -> None:
    actor, other, watching = await to_act(house)
    rev = actor.rev
    answer = await actor.ask("hint", rev=rev)
    assert answer["type"] == "hint"
    assert answer["ideas"]
    for idea in answer["ideas"]:
        assert idea["action"] in actor.legal
        assert idea["share"] is None or 0 <= idea["share"] <= 1
    await other.ask("ping")
    await watching.ask("ping")
    assert actor.rev == other.rev == rev
    for client in (other, watching):
        assert not any('"hint"' in data for data in client.raw), "a hint went to somebody who did not ask"


@live(pace_ms=SLOW)
async def test_spectators_other_seats_and_old_positions_get_no_hint(house: House) -> None:
    actor, other, watching = await to_act(house)
    assert (await watching.ask("hint", rev=watching.rev))["key"] == "server-spectator"
    assert (await other.ask("hint", rev=other.rev))["key"] == "error-turn"
    assert (await actor.ask("hint", rev=actor.rev + 1))["key"] == "error-stale"


@live(pace_ms=SLOW)
async def test_a_seat_in_a_bots_hands_gets_no_hint(house: House) -> None:
    actor, _, _ = await to_act(house)
    await actor.ask("seat", seat=actor.view["seat"], bot="random")
    assert (await actor.ask("hint", rev=actor.rev))["key"] == "server-bot-plays"


@live(pace_ms=SLOW, limits=Limits(hints_per_second=1e-9, hints_burst=2))
async def test_hints_come_one_at_a_time_and_not_too_often(house: House) -> None:
    actor, _, _ = await to_act(house)
    first = await actor.ask("hint", rev=actor.rev)
    second = await actor.ask("hint", rev=actor.rev)
    assert first["type"] == second["type"] == "hint"
    assert (await actor.ask("hint", rev=actor.rev))["key"] == "server-too-fast"


@live(pace_ms=SLOW)
async def test_the_table_does_not_wait_for_a_hint(house: House) -> None:
    """The move that follows at once is played, and the hint for the old position still comes."""
    actor, _, _ = await to_act(house)
    await actor.send({"type": "hint", "id": "slow", "rev": actor.rev})
    answer = await actor.play(actor.legal[0])
    assert answer["type"] == "ack"
    await actor.until(lambda: actor.last.get("hint", {}).get("id") == "slow")


@live(pace_ms=SLOW)
async def test_the_log_calls_players_by_the_names_they_gave(house: House) -> None:
    table = await house.table([HUMAN, BOT, BOT], players=3, options={"first": 0})
    red, watching = await house.join(table, 0), await house.join(table, None, lang="de")
    await red.until(lambda: red.legal)
    await red.play(red.legal[0])
    await watching.until(lambda: any("Rot nimmt" in line for entry in watching.log for line in entry["lines"]))
    await red.ask("name", name="Ottilie")
    for client, words in ((red, "Ottilie takes"), (watching, "Ottilie nimmt")):
        await client.until(
            lambda client=client, words=words: any(  # type: ignore[misc]
                words in line for entry in client.log for line in entry["lines"]
            )
        )
    assert not any("Rot " in line for entry in watching.log for line in entry["lines"])


@live()
async def test_bots_are_told_from_the_easiest_to_the_strongest(house: House) -> None:
    for game in (await house.http.get("/api/games")).json()["games"]:
        ranks = [bot["level"] for bot in game["bots"]]
        known = [rank for rank in ranks if rank is not None]
        assert known == sorted(known)
        assert ranks[: len(known)] == known, "bots to play against come first"
        default = next(bot for bot in game["bots"] if bot["name"] == game["bot"])
        assert default["level"] not in (None, known[0]), "somebody worth playing against"
