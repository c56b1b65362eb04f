"""What a seat may not know reaches it on no channel, and what it knows is all that sampling builds on."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gusher
from gusher import study
from gusher.kernel import registry
from gusher.kernel.chance import CHANCE
from gusher.kernel.driver import offer_all
from gusher.kernel.engine import linked
from gusher.kernel.game import Game
from gusher.kernel.layout import ALL, NOBODY
from gusher.kernel.mask import members
from gusher.kernel.rng import seed as start

from .play import NAMES, new_match, play_on, stops

GAMES = st.sampled_from(NAMES)
RELAXED = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


def channels(match: gusher.Match, seat: int | None) -> bytes:
    """Everything that leaves for a seat: view, log, refusals, explanations, deductions, and the log in words."""

    def say(key: str, params: dict[str, Any] | None = None) -> str:
        return gusher.texts.say("en", key, params)

    log = match.log(seat)
    words = [match.game.words.text.describe(match.edition, say, entry) for entry in log]
    refusals = []
    if match.seat == seat:
        refusals = [str(match.explain(index)) for index in range(0, match.game.rules.verbs.size, 7)]
    told = json.dumps([match.view(seat), log, words, refusals], sort_keys=True).encode()
    return told + (msgspec.json.encode(study.deduction(match.view(seat))) if match.game.has("deduction") else b"")


def positions_alike(match: gusher.Match, seat: int | None, rng: random.Random) -> gusher.Match:
    """Another position that the seat cannot tell from this one."""
    return gusher.load(gusher.sample(match.view(seat), rng))


@RELAXED
@given(GAMES, st.integers(0, 10_000), st.integers(0, 400))
def test_states_that_differ_only_in_secrets_look_alike(name: str, seed: int, decisions: int) -> None:
    """Two positions with other secrets give a seat byte-identical views, logs and refusals."""
    rng = random.Random(seed)
    match = play_on(new_match(registry.get(name), seed), rng, decisions)
    if match.over:
        return
    for seat in [None, *range(match.players)]:
        first, second = positions_alike(match, seat, rng), positions_alike(match, seat, rng)
        assert channels(first, seat) == channels(second, seat)


@RELAXED
@given(GAMES, st.integers(0, 10_000), st.integers(0, 400))
def test_a_sampled_state_gives_the_seat_the_view_of_the_true_one(name: str, seed: int, decisions: int) -> None:
    """But for the way there: a position that was sampled has none behind it."""
    rng = random.Random(seed)
    match = play_on(new_match(registry.get(name), seed), rng, decisions)
    if match.over:
        return
    for seat in [None, *range(match.players)]:
        true, sampled = match.view(seat), positions_alike(match, seat, rng).view(seat)
        assert {**true, "at": 0} == {**sampled, "at": 0}


@RELAXED
@given(GAMES, st.integers(0, 10_000), st.integers(0, 400))
def test_hidden_outcomes_of_chance_leave_no_trace_in_other_logs(name: str, seed: int, decisions: int) -> None:
    """Whoever was no witness reads that chance has spoken, and not what it said."""
    match = play_on(new_match(registry.get(name), seed), random.Random(seed), decisions)
    if match.over:
        return
    for entry in match.entries:
        if entry.seat == CHANCE:
            for seat in [None, *range(match.players)]:
                bit = 1 << (len(match.game.seats) if seat is None else seat)
                shown = match._seen_entry(0, entry, seat, all_open=False)
                if entry.witnesses >= 0 and not entry.witnesses & bit:
                    assert shown["action"] is None
                else:
                    assert shown["action"] is not None


def test_views_show_only_what_the_fields_declare(game: Game) -> None:
    """The generator is in no view, and a field that declares nothing is seen by nobody."""
    hidden = {name for name, field in game.rules.State.fields.items() if field.sight == NOBODY}
    assert {"key", "draws"} <= hidden
    for match in stops(game, 3, 50):
        for seat in [None, *range(match.players)]:
            assert not hidden & set(match.view(seat)["state"])


def test_fields_seen_by_all_are_the_same_in_every_view(game: Game) -> None:
    for match in stops(game, 4, 80):
        for name, field in game.rules.State.fields.items():
            if field.sight == ALL:
                values = [match.view(seat)["state"][name] for seat in [None, *range(match.players)]]
                assert all(value == values[0] for value in values)


def test_only_the_seat_to_act_is_told_its_legal_actions(game: Game) -> None:
    for match in stops(game, 5, 20):
        for seat in [None, *range(match.players)]:
            assert bool(match.view(seat)["legal"]) == (seat is not None and seat == match.seat)


def test_a_seat_that_does_not_exist_has_no_view(game: Game) -> None:
    with pytest.raises(gusher.SetupError, match="seats are numbered"):
        new_match(game, 0).view(9)


def test_everything_is_open_once_the_match_is_over(game: Game) -> None:
    match = play_on(new_match(game, 6), random.Random(6))
    views = [match.view(seat) for seat in [None, *range(match.players)]]
    assert all(view["state"] == views[0]["state"] for view in views)
    assert None not in [entry["action"] for entry in match.log(None)]


def test_the_generator_of_a_match_is_not_the_one_in_the_state(game: Game) -> None:
    """Chance comes from the seed's keyed hash: the state holds nothing to predict it from."""
    match = play_on(new_match(game, 7), random.Random(7), 50)
    assert match.state.key == [0, 0]
    assert match.state.draws == 0


def test_chance_only_ever_has_outcomes_with_a_weight(game: Game) -> None:
    """Drawn outcomes are among the odds, in simulated play too."""
    edition = game.ruleset().edition
    for number in range(30):
        state: Any = game.rules.State()
        scratch: Any = game.rules.Scratch()
        start(state, number)
        game.rules.flow.set_up(edition, state, game.players[-1])
        game.rules.flow.advance(edition, state)
        rng = random.Random(number)
        for _ in range(300):
            if state.seat < CHANCE:
                break
            if state.seat == CHANCE:
                ways = dict(game.rules.flow.odds(edition, state))
                action = game.rules.flow.draw(edition, state)
                assert ways[action] > 0
            else:
                linked(game, offer_all)(edition, state, scratch)
                action = rng.choice(list(members(scratch.mask)))
            game.rules.flow.apply(edition, state, scratch, action)
            game.rules.flow.advance(edition, state)
