"""The client for programs: it plays, it comes back, and it says what the server does not do."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gusher
from gusher.client import FINAL, Client, Denied, Seat, seat_of
from gusher.server import protocol
from gusher.server.protocol import Ack

from .harness import BOT, HUMAN, WAIT_S, House, free_port, live
from .processes import Process


def client_of(house: House) -> Client:
    return Client(f"http://127.0.0.1:{house.port}", trust_env=False)


def has_seen(seat: Seat, entries: int) -> bool:
    return len(seat.log) >= entries or seat.over is not None


async def play_out(seat: Seat, most: int = 100_000) -> int:
    """Random legal play until the end, or so many decisions; how many they were."""
    played, rng = 0, Random(1)
    async for turn in seat.turns():
        played += await turn.play(rng.choice(turn.legal))
        if played == most:
            break
    return played


@live()
async def test_a_program_plays_a_match_and_gets_its_record(house: House) -> None:
    async with client_of(house) as client:
        assert [game.name for game in (await client.games()).games] == list(gusher.game_names())
        options = {"round_limit": 10}
        made = await client.new_table("nations", players=2, seats=[HUMAN, BOT], options=options)
        async with client.seat(made.table, made.seats[0].token) as seat:
            assert seat.you == 0
            assert seat.token != made.seats[0].token  # the invitation is used up
            assert await play_out(seat) > 0
            assert seat.over is not None
            assert len(seat.log) == seat.view["at"]
            token, result = seat.token, seat.over.result
        record = await client.record(made.table, token)
        assert gusher.replay(record).scores() == result["scores"]
        assert gusher.verify(record) == (await client.verify(made.table, token)).proved
        answer = await house.get({"table": made.table}, "picture.svg", token)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text == gusher.replay(record).svg()
        answer = await house.get({"table": made.table}, "picture.png?theme=dark", token)
        assert answer.content.startswith(b"\x89PNG")


@live()
async def test_what_is_refused_says_why_and_the_seat_stays_open(house: House) -> None:
    async with client_of(house) as client:
        with pytest.raises(Denied, match="chess"):
            await client.new_table("chess")
        with pytest.raises(gusher.SetupError, match=r"cannot be set up like this: .*unknown field `colour`"):
            await client.new_table("giganten", colour="red")
        with pytest.raises(gusher.SetupError, match=r"got `int` - at `\$.record`"):
            await client.import_table(7)  # type: ignore[arg-type]
        made = await client.new_table("giganten")
        with pytest.raises(Denied) as denied:
            await client.record(made.table, made.spectator)
        assert denied.value.key == "server-not-over"
        assert (await house.get({"table": made.table}, "picture.svg", made.spectator)).status_code == 403
        async with client.seat(made.table, made.seats[0].token) as seat:
            await seat.until(lambda: len(seat.view["legal"]) > 1)
            with pytest.raises(Denied, match="does not answer the current question"):
                await seat.play("bid 5")
            with pytest.raises(Denied) as stale:
                await seat.play(seat.view["legal"][0], rev=seat.rev - 1)
            assert stale.value.key == "error-stale"
            assert (await seat.play(seat.view["legal"][0])).rev <= seat.rev


@live()
async def test_a_turn_that_came_too_late_is_not_an_error(house: House) -> None:
    async with client_of(house) as client:
        made = await client.new_table("giganten")
        async with client.seat(made.table, made.seats[0].token) as seat:
            async for turn in seat.turns():
                assert await turn.play(turn.legal[0])
                assert not await turn.play(turn.legal[0])
                break


@live()
async def test_a_wrong_token_closes_the_seat_for_good(house: House) -> None:
    async with client_of(house) as client:
        made = await client.new_table("giganten")
        with pytest.raises(Denied) as denied:
            async with client.seat(made.table, "x" * 32):
                pass
        assert denied.value.key == "server-no-table"
        async with client.seat(made.table, made.seats[0].token):  # whoever comes second with an invitation is too late
            with pytest.raises(Denied):
                async with client.seat(made.table, made.seats[0].token):
                    pass


@live()
async def test_a_seat_that_was_given_to_a_bot_is_taken_back(house: House) -> None:
    async with client_of(house) as client:
        made = await client.new_table("giganten", pace_ms=10_000)
        async with client.seat(made.table, made.seats[0].token) as seat:
            assert seat.you is not None
            await seat.ask(protocol.GiveSeat(id="", seat=seat.you, bot="random"), Ack)
            await seat.until(lambda: seat.table is not None and seat.table.seats[0].kind == "bot")
            taking = asyncio.create_task(play_out(seat, 1))
            await asyncio.wait_for(
                seat.until(lambda: seat.table is not None and seat.table.seats[0].kind == "human"), 20
            )
            taking.cancel()


@live()
async def test_a_guest_takes_a_free_seat_of_a_table_that_waits(house: House) -> None:
    async with client_of(house) as client:
        made = await client.new_table("nations", players=2, seats=[HUMAN, HUMAN], wait=True)
        assert made.invitation is not None
        async with (
            client.seat(made.table, made.seats[0].token) as host,
            client.seat(made.table, made.invitation) as guest,
        ):
            await asyncio.wait_for(guest.sit(), WAIT_S)
            assert guest.you == 1
            await host.until(lambda: host.table is not None and host.table.seats[1].ready)
            await host.ask(protocol.Begin(id=""), Ack)
            await asyncio.wait_for(guest.until(lambda: guest.view), WAIT_S)
            async with client.seat(made.table, made.invitation) as late:
                with pytest.raises(gusher.SetupError, match="No seat is free"):
                    await late.sit()


def test_a_seat_survives_the_death_of_the_server(tmp_path: Path) -> None:
    """Killed again and again in the middle of a match: every move is played, and played once."""

    async def main() -> None:
        process = Process(f"sqlite:///{tmp_path}/test.db")
        await process.start()
        try:
            async with Client(f"http://127.0.0.1:{process.port}", trust_env=False) as client:
                made = await client.new_table("giganten", seats=[HUMAN, BOT, BOT, BOT])
                async with client.seat(made.table, made.seats[0].token) as seat:
                    playing = asyncio.create_task(play_out(seat, 20))
                    for entries in (20, 40, 60):
                        await seat.until(partial(has_seen, seat, entries))
                        process.kill()
                        await process.start()
                    assert await playing == 20
                    mine = [entry for entry in seat.log if entry.seat == seat.you and entry.by == "human"]
                    assert len(mine) >= 20  # and those with only one legal action, which the server has played
                    assert [entry.n for entry in seat.log] == list(range(len(seat.log)))
                async with client.seat(made.table, seat.token) as again:
                    await again.until(lambda: again.log)
                    kept = [(entry.seat, entry.action) for entry in again.log]
                    assert kept[: len(seat.log)] == [(entry.seat, entry.action) for entry in seat.log]
        finally:
            await process.stop()

    asyncio.run(asyncio.wait_for(main(), 120))


@live()
async def test_the_command_plays_a_seat_to_the_end(house: House) -> None:
    async with client_of(house) as client:
        options = {"round_limit": 10}
        made = await client.new_table("nations", players=2, seats=[HUMAN, BOT], options=options)
        link = f"http://127.0.0.1:{house.port}/#/t/{made.table}/{made.seats[0].token}"
        command = [sys.executable, "-m", "gusher", "bot", "--seat", link, "random", "--lang", "en"]
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        out, _ = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0
        assert "random plays: Red" in out.decode()
        assert "The match is over. Score:" in out.decode()


@live()
async def test_the_command_shows_how_a_bot_failed(house: House) -> None:
    async with client_of(house) as client:
        bot = Path(__file__).with_name("broken_bot.py")
        made = await client.new_table("nations", players=2, seats=[HUMAN, BOT], options={"round_limit": 10})
        seat = f"{made.table}/{made.seats[0].token}"
        command = [sys.executable, "-m", "gusher", "bot", str(bot), "--server", client.url, "--seat", seat]
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        out, _ = await asyncio.wait_for(process.communicate(), 60)
        assert "RuntimeError: out of oil" in out.decode()  # the end of the traceback, however long it is


@pytest.mark.parametrize("ask", [lambda client: client.games(), lambda client: client.seat("t", "x").__aenter__()])
def test_a_server_that_is_not_there_is_named(ask: Callable[[Client], Coroutine[Any, Any, Any]]) -> None:
    async def main() -> None:
        async with Client(f"http://127.0.0.1:{free_port()}", trust_env=False) as client:
            await asyncio.wait_for(ask(client), WAIT_S)

    with pytest.raises(Denied, match=r"There is no Gusher server at http://127"):
        asyncio.run(main())


def test_a_seat_is_named_by_a_link_or_by_table_and_token() -> None:
    token = "t" * 32
    assert seat_of(f"https://gusher.example/#/t/abcd/{token}") == ("https://gusher.example", "abcd", token)
    assert seat_of(f"https://gusher.example/games/#/t/abcd/{token}") == ("https://gusher.example/games", "abcd", token)
    assert seat_of(f"abcd/{token}", "http://localhost:9") == ("http://localhost:9", "abcd", token)
    for wrong in ("abcd", "https://gusher.example/", f"ftp://gusher.example/#/t/abcd/{token}", ""):
        with pytest.raises(gusher.SetupError, match="does not name a seat"):
            seat_of(wrong)


def test_coming_back_makes_sense_after_every_other_code() -> None:
    assert set(map(int, protocol.Close)) - FINAL == {1013, 4408, 4429, 4500}
