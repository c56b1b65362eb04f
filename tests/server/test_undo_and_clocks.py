"""Undo, seats and clocks cannot be used against somebody."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import gusher
from gusher.kernel.chance import CHANCE
from gusher.kernel.match import fresh_seed, hash_of_seed
from gusher.server import events
from gusher.server.protocol import Clock, SeatPlan
from gusher.server.table_state import DAY_MS, TableState

from .harness import BOT, HUMAN, Client, House, live, settled

LIVE = {"kind": "live", "seconds": 600, "increment": 30, "bot": "random"}
DAYS = {"kind": "days", "days": 2, "bot": "random"}


def state_of(clock: Clock, people: int = 4) -> TableState:
    """A table at its first decision, at time 0."""
    seats = [SeatPlan() if seat < people else SeatPlan("bot", "random") for seat in range(4)]
    game, seed = gusher.kernel.registry.get("giganten"), fresh_seed()
    options = game.ruleset(None, 4).options
    setup = events.Setup(game.name, 4, options, game.editions.default, seats, clock, 0, rules=game.rules_version)
    state = TableState(setup, seed, hash_of_seed(seed), 0)
    state.play(None, None, "chance", 0, None)
    return state


def play(state: TableState, when: int, number: int = 0) -> int:
    """The seat to act plays."""
    seat = state.match.seat
    assert seat is not None
    state.play(seat, state.match.legal()[number].text, "human", when, None)
    return seat


def with_running_clocks(clock: Clock, people: int = 4) -> TableState:
    """A table where each seat has made its first move, still at time 0."""
    state = state_of(clock, people)
    moved: set[int] = set()
    while len(moved) < 4 or state.match.seat == CHANCE:
        moved.add(play(state, 0))
    return state


def play_until_chance(state: TableState) -> tuple[int, int]:
    """Play on until a decision is followed by chance; its seat and its entry."""
    while True:
        at, seat = state.match.at, play(state, 0)
        if any(entry.seat == CHANCE for entry in state.match.entries[at:]) and state.match.entries[at].asked:
            return seat, at


# -- undo -----------------------------------------------------------------------------------------------


async def past_anothers_move(clients: list[Client]) -> tuple[Client, Client]:
    """Two players each make a decision; the first could now take back only if the others agree."""
    first = next(client for client in clients if client.legal)
    await first.play(first.legal[0])
    await settled(clients)
    second = next(client for client in clients if client.legal)
    await second.play(second.legal[0])
    await settled(clients)
    return first, second


@live(pace_ms=600_000, away_s=0.0)
async def test_giving_an_absent_rivals_seat_to_a_bot_gives_no_right_to_undo_alone(house: House) -> None:
    table = await house.table([HUMAN] * 3, players=3)
    clients = [await house.join(table, seat) for seat in range(3)]
    first, _ = await past_anothers_move(clients)
    at = first.view["at"]
    others = [client for client in clients if client is not first]
    for other in others:
        await other.close()
    for seat in [other.view["seat"] for other in others]:
        while (answer := await first.ask("seat", seat=seat, bot="random"))["type"] != "ack":
            assert answer["key"] == "server-seat-present"  # the server has not noticed yet
            await asyncio.sleep(0.01)
        assert first.last["table"]["table"]["seats"][seat]["given_by"] == first.view["seat"]  # for all to see
    await first.ask("undo", rev=first.rev)
    assert sorted(first.last["table"]["table"]["ask"]["wanted"]) == sorted(o.view["seat"] for o in others)
    assert first.view["at"] >= at


def test_who_gave_their_own_seat_to_a_bot_is_not_asked() -> None:
    state = state_of(Clock())
    state.apply(events.TakeSeat(0, 1, None))
    state.apply(events.GiveSeat(0, 1, None, target=1, bot="random"))
    assert state.voters(0) == [2, 3]
    state.apply(events.TakeSeat(0, 2, None))
    state.apply(events.GiveSeat(0, None, None, target=2, bot="random", by_clock=True))
    assert state.voters(0) == [2, 3]
    state.apply(events.GiveSeat(0, 0, None, target=3, bot="random"))  # nobody ever came to this seat
    assert state.voters(0) == [2]


def test_what_chance_has_shown_falls_anew_between_people() -> None:
    """Twenty tables agree to take a decision back and play it again: with the old chance nothing would ever differ."""
    differs = 0
    for _ in range(20):
        state = state_of(Clock())
        seat, at = play_until_chance(state)
        shown = [entry.action for entry in state.match.entries[at:]]
        state.apply(events.AskUndo(0, seat, None, to=at, anew=state.undo_falls_anew(at)))
        assert state.ask is not None
        assert state.ask.anew
        for other in list(state.ask.wanted):
            state.apply(events.Vote(0, other, None, ask=state.ask.ask, agree=True))
        assert state.match.at == at
        state.play(seat, state.match.parse(shown[0]).text, "human", 0, None)
        differs += [entry.action for entry in state.match.entries[at:]] != shown
    assert differs


def test_alone_chance_falls_as_before() -> None:
    state = state_of(Clock(), people=1)
    seat, at = play_until_chance(state)
    assert not state.undo_falls_anew(at)
    shown = [entry.action for entry in state.match.entries[at:]]
    state.apply(events.AskUndo(0, 0, None, to=at))
    state.play(seat, state.match.parse(shown[0]).text, "human", 0, None)
    assert [entry.action for entry in state.match.entries[at:]] == shown


def test_a_match_in_which_chance_fell_anew_can_be_proved() -> None:
    """The record tells where, and how many outcomes were taken back; the seed gives all the others."""
    match, rng = gusher.new("giganten", 3, seed="x"), random.Random(1)
    for number in range(400):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
        if number % 20 == 19 and not match.over:
            match.rewind(match.at - rng.randrange(1, 12), anew=True)
            match.settle()
    while not match.over:
        match.play(rng.choice(match.legal()))
    record = match.record()
    assert record["redraws"]
    assert gusher.verify(record) > 0
    assert gusher.replay(record).redraws == match.redraws
    with pytest.raises(gusher.RecordFault) as caught:
        gusher.verify({**record, "redraws": []})
    assert caught.value.key == "record-deal"


@live(pace_ms=600_000)
async def test_hints_and_undo_can_be_forbidden(house: House) -> None:
    table = await house.table([HUMAN] * 4, hints=False, undo=False)
    clients = [await house.join(table, seat) for seat in range(4)]
    actor = next(client for client in clients if client.legal)
    assert (actor.last["table"]["table"]["hints"], actor.last["table"]["table"]["undo"]) == (False, False)
    assert (await actor.ask("hint", rev=actor.rev))["key"] == "server-no-hints"
    await actor.play(actor.legal[0])
    assert (actor.last["view"]["undo"], actor.last["view"]["can_ask"]) == (False, False)
    assert (await actor.ask("undo", rev=actor.rev))["key"] == "server-no-undo"


# -- seats ----------------------------------------------------------------------------------------------


@live(pace_ms=600_000, away_s=0.0)
async def test_where_each_decision_has_days_only_the_clock_takes_a_seat(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT], clock=DAYS)
    red = await house.join(table, 0)
    assert (await red.ask("seat", seat=1, bot="random"))["key"] == "server-seat-days"
    assert (await red.ask("seat", seat=0, bot="random"))["type"] == "ack"


@live(pace_ms=600_000, away_s=60.0)
async def test_who_was_at_another_server_a_moment_ago_is_not_away(house: House) -> None:
    table = await house.table([HUMAN, HUMAN, BOT, BOT])
    open_table = house.tables.open[table["table"]]
    open_table._loaded -= 3600
    open_table.hear_presence("other", "1:1")
    open_table.hear_presence("other", "-")
    assert open_table.away_s(1) < 60


# -- clocks ---------------------------------------------------------------------------------------------


def test_playing_and_taking_back_earns_no_increment_and_no_time_to_think() -> None:
    state = with_running_clocks(Clock("live", seconds=600, increment=30))
    seat = state.match.seat
    assert seat is not None
    for second in range(0, 300, 10):  # it plays at once, thinks on the others' time, and takes back
        at = state.match.at
        play(state, 1000 * second)
        assert state.match.undo_seat == seat
        state.apply(events.Undo(1000 * (second + 10), seat, None, to=at))
    assert state.left_ms(seat, 300_000) == 300_000
    other = next(number for number in range(4) if number != seat)
    assert state.left_ms(other, 300_000) == 600_000


def test_a_decision_taken_back_by_vote_earns_no_increment() -> None:
    state = with_running_clocks(Clock("live", seconds=600, increment=30), people=1)
    state.control[:] = [None] * 4
    state.left = [600_000] * 4
    at, seat = state.match.at, play(state, 10_000)
    assert state.left[seat] == 620_000
    state.apply(events.AskUndo(20_000, seat, None, to=at))
    for other in list(state.ask.wanted if state.ask else []):
        assert state.ask is not None
        state.apply(events.Vote(20_000, other, None, ask=state.ask.ask, agree=True))
    assert state.match.at == at
    assert state.left[seat] == 590_000


def test_taking_back_does_not_start_a_days_clock_again() -> None:
    state = state_of(Clock("days", days=2))
    at, seat = state.match.at, state.match.seat
    assert seat is not None
    play(state, DAY_MS)
    state.apply(events.Undo(DAY_MS, seat, None, to=at))
    assert state.left_ms(seat, DAY_MS) == DAY_MS


def test_time_given_moves_the_clock_and_nothing_else() -> None:
    state = state_of(Clock("days", days=2))
    seat, other = state.match.seat, next(number for number in range(4) if number != state.match.seat)
    assert seat is not None
    state.apply(events.GiveTime(0, other, None, target=seat, ms=DAY_MS))
    assert state.left_ms(seat, 0) == 3 * DAY_MS
    state.apply(events.GiveSeat(0, seat, None, target=seat, bot="random"))
    due: Any = state.due()
    assert (due.kind, due.when_ms) == ("bot", 0)
    state.apply(events.GiveTime(0, other, None, target=seat, ms=DAY_MS))
    assert state.due() == due


@live(pace_ms=600_000)
async def test_a_bot_is_given_no_time(house: House) -> None:
    for clock in (LIVE, DAYS):
        table = await house.table([HUMAN, HUMAN, BOT, BOT], clock=clock)
        red = await house.join(table, 0)
        assert (await red.ask("time", seat=2))["key"] == "server-time-bot"
        turn = red.view["to_act"]
        if clock is DAYS and turn != 1:
            assert (await red.ask("time", seat=1))["key"] == "server-time-turn"


def test_a_clock_that_goes_back_charges_nobody() -> None:
    state = state_of(Clock("live", seconds=600))
    state.turn_since = 10**12
    seat = play(state, 0)
    assert state.left[seat] == 600_000
