"""What a seat may not know never reaches it: not in views, logs, errors, previews or replays, byte for byte."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import random
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import gusher
from gusher.kernel import registry
from gusher.kernel.match import hash_of_seed
from gusher.server import protocol as p
from gusher.server.events import Setup
from gusher.server.store import invitation_hash, new_token, token_hash
from gusher.server.table_state import Due
from gusher.server.thinkers import Choice

from .harness import Client, House, claim_of, live, settled
from .harness import house as open_house

NOW = 1_800_000_000_000
STILL: dict[str, Any] = {"pace_ms": 600_000, "now": lambda: NOW}
"""The server never moves first, and no time passes."""


def midgame(game: str, decisions: int, seed: int) -> gusher.Match:
    match, rng = gusher.new(game, seed=seed), random.Random(seed)
    while decisions and not match.over:
        match.play(rng.choice(match.legal()))
        decisions -= 1
    return match


@dataclass(frozen=True)
class Deal:
    """A position, and all that chance will bring: neither is known to everybody."""

    position: dict[str, Any]
    seed: str


def twins(match: gusher.Match, seat: int, number: int) -> tuple[Deal, Deal]:
    """Two deals that differ, but only in what the seat cannot know.  In Nations that is what is still to come (the
    cards of the deck, the starting player), and in Giganten what lies face down as well."""
    view, rng = match.view(seat), random.Random(number)
    first = gusher.sample(view, rng)
    for _ in range(50):
        second = gusher.sample(view, rng)
        if second["state"] != first["state"]:
            return Deal(first, f"one seed {number}"), Deal(second, f"another seed {number}")
    raise AssertionError("nothing is hidden here")


def script(first: Deal, second: Deal, seat: int, rng: random.Random, most: int) -> list[tuple[int, str]]:
    """Moves that are possible in both, as long as the rules themselves show the seat no difference."""
    pair = [_stepped(first), _stepped(second)]
    moves: list[tuple[int, str]] = []
    while len(moves) < most and not pair[0].over:
        assert pair[0].seat == pair[1].seat
        legal = [set(map(str, match.legal())) for match in pair]
        chosen = _common_move(pair, sorted(legal[0] & legal[1]), seat, rng)
        if chosen is None:
            break
        moves.append((pair[0].seat or 0, chosen))
        for match in pair:
            _play(match, chosen)
    return moves


def _stepped(deal: Deal) -> gusher.Match:
    position = deal.position
    game = registry.get(position["game"])
    return gusher.Match(
        game.ruleset(game.editions.load(position["edition"]), position["players"], position["options"]),
        deal.seed,
        state=game.rules.State.from_dict(position["state"]),
        memory=position["memory"],
    )


def _play(match: gusher.Match, text: str) -> None:
    match.play(text, only=False)


def _common_move(pair: list[gusher.Match], texts: list[str], seat: int, rng: random.Random) -> str | None:
    for text in rng.sample(texts, len(texts)):
        tried = [match.clone() for match in pair]
        for match in tried:
            _play(match, text)
        if tried[0].over:
            continue
        if tried[0].seat == tried[1].seat and all(
            tried[0].view(who) == tried[1].view(who) and tried[0].log(who) == tried[1].log(who) for who in (seat, None)
        ):
            return text
    return None


async def traffic(
    house: House, deal: Deal, seat: int, moves: list[tuple[int, str]], strange: list[str]
) -> dict[str, list[str]]:
    """Everything that the seat and a spectator get while a script is played, whatever they ask; but for the table's
    name and the hash of its seed."""
    position = deal.position
    game, players = registry.get(position["game"]), position["players"]
    setup = Setup(
        game.name,
        players,
        position["options"],
        position["edition"],
        [p.SeatPlan()] * players,
        p.Clock(),
        600_000,
        position=position,
        rules=game.rules_version,
        deduction=True,
    )
    keys, spectator = {number: new_token() for number in range(players)}, new_token()
    table = await house.tables.create(setup, deal.seed, keys, spectator)
    house.tables.thinkers.hint = betrayed  # type: ignore[method-assign]
    told = {
        "table": table,
        "spectator": spectator,
        "seats": [{"seat": number, "token": keys[number]} for number in range(players)],
    }
    clients = [await house.join(told, number) for number in range(players)]
    watcher = await house.join(told, None)
    counter = iter(range(100_000))
    for number, (actor, move) in enumerate(moves):
        for who in (clients[seat], watcher):
            await pester(who, strange, counter)
        answer = await clients[actor].ask("play", id=f"m{number}", rev=clients[actor].rev, action=move)
        assert answer["type"] == "ack", answer
        await settled([*clients, watcher])
    for who in (clients[seat], watcher):
        await pester(who, strange, counter)
    pages = [
        (await house.get(told, f"replay?start=0&stop=60{more}", token)).text
        for token in (claim_of(keys[seat]), spectator)
        for more in ("", f"&seat={(seat + 1) % players}")
    ]
    pages += [(await house.get(told, what, claim_of(keys[seat]))).text for what in ("record", "verify", "review")]
    pages.append((await house.get(told, "replay", "not-a-token")).text)
    for client in (*clients, watcher):
        await client.close()
    hashed, claim = hash_of_seed(deal.seed), claim_of(keys[seat])
    return {
        name: [line.replace(table, "TABLE").replace(hashed, "HASH").replace(claim, "TOKEN") for line in lines]
        for name, lines in {"seat": clients[seat].raw, "spectator": watcher.raw, "pages": pages}.items()
    }


async def betrayed(address: str, table: str, game: str, view: Any) -> list[p.Idea]:
    """A hint that tells everything that the bot was given: whatever a real one makes of it, it cannot know more."""
    return [p.Idea(json.dumps([game, view], sort_keys=True))]


async def pester(who: Client, strange: list[str], counter: Any) -> None:
    """All kinds of questions, right and wrong."""
    for action in [*strange, *who.legal[:2]]:
        await who.ask("why", id=f"w{next(counter)}", action=action)
        await who.ask("play", id=f"s{next(counter)}", rev=0, action=action)
        if action not in who.legal:
            await who.ask("play", id=f"p{next(counter)}", rev=who.rev, action=action)
    for action in who.legal[:3]:
        await who.ask("preview", id=f"v{next(counter)}", rev=who.rev, action=action)
    await who.ask("replay", id=f"r{next(counter)}", start=0, stop=64)
    await who.ask("replay", id=f"r{next(counter)}", start=0, stop=64, seat=0)
    await who.ask("undo", id=f"u{next(counter)}", rev=0)
    await who.ask("hint", id=f"h{next(counter)}", rev=who.rev)
    for seat in (who.view["seat"] or 0, 1):
        await who.ask("deduction", id=f"d{next(counter)}", at=who.view["at"], seat=seat)


@pytest.mark.parametrize(
    ("game", "case", "decisions"),
    [
        *(("giganten", case, 14 + 17 * case) for case in range(6)),
        *(("nations", case, 1 + 6 * case) for case in range(5)),
    ],
)
def test_two_games_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(
    game: str, case: int, decisions: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also to a spectator, errors, previews and replays included; and nothing of it is in the server's own log."""
    caplog.set_level(logging.DEBUG)
    rng = random.Random(case)
    match = midgame(game, decisions, case)
    assert not match.over
    seat = case % match.players
    deals = twins(match, seat, case)
    moves = script(*deals, seat, rng, 12)
    verbs = match.game.rules.verbs
    strange = [verbs.action(rng.randrange(verbs.total)).text for _ in range(12)] + ["pay 1+1", "pay 0+2", "dance"]

    async def main() -> list[dict[str, list[str]]]:
        seen = []
        for number, deal in enumerate(deals):
            async with open_house(f"sqlite:///{tmp_path}/{number}.db", **STILL) as served:
                seen.append(await traffic(served, deal, seat, moves, strange))
        return seen

    one, other = asyncio.run(main())
    assert one["seat"] == other["seat"]
    assert one["spectator"] == other["spectator"]
    assert one["pages"] == other["pages"]
    assert len(one["seat"]) > 30
    assert any(line.startswith('{"type":"deduction"') for line in one["seat"])
    assert any(line.startswith('{"type":"hint"') for line in one["seat"]) or not any(who == seat for who, _ in moves)
    assert not any(deal.seed in caplog.text for deal in deals)


def test_what_chance_will_bring_is_nowhere_before_it_has(tmp_path: Path) -> None:
    """Nations, from the first decision to the end: whoever compares two tables with different seeds sees the same up
    to the first entry of chance that differs."""

    async def played(number: int, seed: str) -> tuple[list[Any], list[Any]]:
        async with open_house(f"sqlite:///{tmp_path}/{number}.db", **STILL) as served:
            game = registry.get("nations")
            setup = Setup(
                "nations",
                4,
                game.ruleset(options={"first": 0}).options,
                game.editions.default,
                [p.SeatPlan()] * 4,
                p.Clock(),
                600_000,
                rules=game.rules_version,
            )
            keys, spectator = {number: new_token() for number in range(4)}, new_token()
            table = await served.tables.create(setup, seed, keys, spectator)
            told = {
                "table": table,
                "spectator": spectator,
                "seats": [{"seat": number, "token": keys[number]} for number in range(4)],
            }
            clients = [await served.join(told, seat) for seat in range(4)]
            watcher, rng = await served.join(told, None), random.Random(1)
            while watcher.view["at"] < 40 and not watcher.view["over"]:
                actor = next(client for client in clients if client.legal)
                await actor.play(rng.choice(actor.legal))
                await settled([*clients, watcher])
            pages = [
                (await served.get(told, f"replay?start={start}&stop={start + 1}")).json()["views"]
                for start in range(len(watcher.log))
            ]
            return watcher.log, pages

    async def main() -> None:
        found = [await played(number, f"deck {number}") for number in range(4)]
        compared = 0
        for (log, pages), (other_log, other_pages) in itertools.combinations(found, 2):
            same = next(n for n, (one, other) in enumerate(zip(log, other_log, strict=False)) if one != other)
            assert log[same]["seat"] is None  # chance, and nobody's decision before it
            assert pages[: same + 1] == other_pages[: same + 1]
            compared += same
        assert compared > 0

    asyncio.run(main())


@live()
async def test_what_fails_inside_says_nothing_of_what_it_was_about(house: House) -> None:
    """Neither to whoever asked nor in the log: the words of an exception may quote a seed."""
    logger, lines = logging.getLogger("gusher.server"), list[str]()
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    logger.addHandler(handler)
    try:
        table = await house.table([{"kind": "human"}] * 4)
        seed = house.tables.open[table["table"]].state.seed
        clients = [await house.join(table, seat) for seat in range(4)]
        with house.tables.store.engine.begin() as connection:
            connection.execute(sa.text("alter table events rename to gone"))
        refused = await house.http.post("/api/tables", json={"game": "giganten"})
        assert (refused.status_code, refused.json()["key"]) == (500, "server-failed")
        actor = next(client for client in clients if client.legal)
        with pytest.raises(ConnectionError):
            await actor.play(actor.legal[0])
        assert table["table"] not in house.tables.open  # with a move that was not kept
        told = "\n".join(lines)
        assert "a request failed" in told
        assert "a connection failed" in told
        tokens = [entry["token"] for entry in table["seats"]]
        secrets = [seed, *tokens, *map(token_hash, tokens), *map(invitation_hash, tokens)]
        assert not any(secret in told for secret in [*secrets, *map(claim_of, tokens)])
        assert not any(secret in "".join(actor.raw) + refused.text for secret in secrets)
    finally:
        logger.removeHandler(handler)


def test_an_automatic_payment_looks_like_a_chosen_one(tmp_path: Path) -> None:
    """While the server waits to carry out the only legal action, others see a seat that thinks; the entry then
    says `human` until the end."""

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", pace_ms=30) as served:
            table = await served.table([{"kind": "human"}] * 4)
            clients = [await served.join(table, seat) for seat in range(4)]
            rng = random.Random(1)
            for _ in range(60):
                while not (actors := [client for client in clients if len(client.legal) > 1]):
                    await asyncio.sleep(0.01)
                await actors[0].play(rng.choice(actors[0].legal))
                assert {entry["by"] for entry in clients[0].log} <= {"human", "chance"}
            entries = served.tables.open[table["table"]].state.match.entries
            assert "only" in {entry.by for entry in entries}

    asyncio.run(main())


def test_bots_move_on_the_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move comes a whole number of beats after its turn began, whatever it had to think about: here on a
    clock that only thinking and waiting move on."""
    clock, rng = [NOW], random.Random(3)

    async def think(address: str, table: str, level: str, view: dict[str, Any], seed: str, seconds: float) -> Choice:
        clock[0] += rng.randrange(1, 180)
        return Choice(str(rng.choice(view["legal"])), hurried=False)

    async def wait(seconds: float) -> None:
        clock[0] += round(seconds * 1000)

    monkeypatch.setattr("gusher.server.table.sleep", wait)

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", pace_ms=50, now=lambda: clock[0]) as served:
            monkeypatch.setattr(served.tables.thinkers, "choose", think)
            table = await served.table([{"kind": "bot", "bot": "random"}] * 4, pace_ms=50)
            watcher = await served.join(table, None)
            await watcher.until(lambda: sum(entry["by"] == "bot" for entry in watcher.log) > 30)
            times = [entry["ms"] for entry in watcher.log if entry["by"] == "bot"]
            apart = {after - before for before, after in pairwise(times)}
            assert all(pause % 50 == 0 for pause in apart)
            assert {50, 100, 150} <= apart

    asyncio.run(main())


def test_the_pause_before_an_automatic_action_comes_from_nothing_but_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One to two beats after the turn began: the same for whatever is done, whoever's turn it is."""
    monkeypatch.setattr("random.random", lambda: 0.25)

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db", now=lambda: NOW) as served:
            table = served.tables.open[(await served.table([{"kind": "human"}] * 4, pace_ms=800))["table"]]
            pauses = {
                table._pause(Due(kind, table.state.turn_since + 800, action), late)
                for kind in ("only", "order")
                for late in (False, True)
                for action in ("pay 1+0", "pass", "bid 7")
            }
            assert pauses == {1.0}

    asyncio.run(main())
