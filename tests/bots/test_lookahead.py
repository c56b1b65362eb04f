"""A network that looks ahead: what it computes, what it may know, and how long it takes."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import gusher
from gusher import bots
from gusher.bots import lookahead
from gusher.bots.lookahead import Lookahead, LookaheadBot, Settings
from gusher.bots.network import NetworkBot
from gusher.bots.search import worlds_of
from gusher.kernel import registry

from ..learn.test_network import some_network
from .test_observation import alike, positions

GAMES = registry.names()
SHORT = Settings(shallow=0, depth=4, least=0.0)


def ahead(name: str, seed: int = 1) -> Lookahead:
    lookahead.warm_up(registry.get(name))
    match = positions(name, seed)
    seen = bots.observe(match.view(match.seat), random.Random(1), 60.0)
    actions = [match.game.rules.verbs.parse(text).index for text in seen.legal[:3]]
    return Lookahead(match.ruleset, seen.seat, worlds_of(seen), some_network(match.game), actions, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_compiled_code_sees_and_weighs_what_numpy_does(name: str) -> None:
    game = registry.get(name)
    network, batch = some_network(game), gusher.batch(name, 32, seed=3)
    batch.step_random(60)
    one = ahead(name)
    layer = lookahead.first_layer(network)
    trials = one._blank(batch.n)
    trials.states[:], trials.live[:] = batch.states, np.arange(batch.n)
    trials.actions[:] = [np.flatnonzero(legal)[0] for legal in batch.legal]
    left = lookahead.entry(name, "play_on")(batch.edition.pack(), one.scratches, trials, layer, False, batch.n)
    batch.step(trials.actions)
    going = trials.live[:left]
    assert left > batch.n // 2
    assert not batch.done[going].any()
    floats = network.floats(batch.observations[going])
    np.testing.assert_allclose(trials.hidden[:left], network._layer("first", floats), atol=1e-4)
    thoughts = network.think_on(trials.hidden[:left])
    weights = network.weights["policy"], network.weights["policy.bias"]
    lookahead.entry(name, "choose_all")(trials, left, thoughts, *weights, 0.0)
    for number, at in enumerate(going):
        legal = np.flatnonzero(batch.legal[at])
        weighed = network.weigh(thoughts[number], legal)
        assert weighed[legal == trials.actions[at]] >= weighed.max() - 1e-4


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_shares_add_up_and_every_action_meets_the_same_chance(name: str) -> None:
    full, half = ahead(name), ahead(name)
    full.simulate(full.ideas, 0, 6)
    half.simulate(half.ideas[1:], 0, 6)
    assert (full.visits == 6).all()
    np.testing.assert_allclose(full.shares.sum(axis=1), 6, atol=1e-5)
    np.testing.assert_allclose(full.results[1:, :6], half.results[1:, :6], atol=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_secrets_do_not_change_what_it_finds(name: str, tmp_path: Path) -> None:
    """Neither the network nor the sampled positions tell two positions apart that the seat cannot."""
    lookahead.warm_up(registry.get(name))
    some_network(registry.get(name)).save(tmp_path / "network.npz")
    bot = LookaheadBot(60.0, trials=12, settings=SHORT, bot=NetworkBot(file=tmp_path / "network.npz"))
    for seed in range(3):
        match = positions(name, seed)
        twins = [alike(match, number).view(match.seat) for number in range(3)]
        found = [bot.ponder(bots.observe(view, random.Random(5), 60.0)) for view in twins]
        assert found[0] == found[1] == found[2]
        assert found[0][0].action in twins[0]["legal"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_known_at_one_look(name: str) -> None:
    """The chances of all seats add up to a win, and every legal action has a weight."""
    match = positions(name, 2)
    opinion = NetworkBot().opinion(bots.observe(match.view(match.seat), random.Random(1), 1.0))
    assert sum(opinion.shares) == pytest.approx(1)
    assert len(opinion.shares) == match.players
    assert list(opinion.policy) == match.view(match.seat)["legal"]


def test_a_table_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "is_ready", lambda game: False)
    match = positions("nations", 2)
    seen = bots.observe(match.view(match.seat), random.Random(1), 1.0)
    assert LookaheadBot().choose(seen) == NetworkBot().choose(seen)
