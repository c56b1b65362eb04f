"""A network that looks ahead: what it computes, what it may know, and how long it takes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gusher
from gusher import bots
from gusher.bots.lookahead import Lookahead, LookaheadBot, Settings
from gusher.bots.network import NetworkBot, load
from gusher.kernel import registry

from ..learn.test_network import some_network
from .test_observation import alike, positions

GAMES = registry.names()
SHORT = Settings(shallow=0, depth=4, least=0.0)


def ahead(name: str, seed: int = 1) -> Lookahead:
    LookaheadBot().warm_up(registry.get(name))
    match = positions(name, seed)
    seen = bots.observe(match.view(match.seat), random.Random(1), 60.0)
    actions = [match.game.rules.verbs.parse(text).index for text in seen.legal[:3]]
    return Lookahead(match.ruleset, seen.seat, seen.worlds(), some_network(match.game), actions, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_compiled_code_sees_chooses_and_expects_what_numpy_does(name: str, tmp_path: Path) -> None:
    game, batch = registry.get(name), gusher.batch(name, 32, seed=3)
    some_network(game).save(tmp_path / "network.npz")  # compiled code reads 8-bit weights, as in a file
    network = load(tmp_path / "network.npz", game)
    batch.step_random(60)
    one = Lookahead(batch.ruleset, 0, batch.states, network, [0], SHORT._replace(depth=1))
    trials = one.blank(batch.n)
    trials.states[:], trials.live[:] = batch.states, np.arange(batch.n)
    actions = trials.actions[:] = np.array([np.flatnonzero(legal)[0] for legal in batch.legal])
    one.play(trials)

    def thoughts() -> Any:
        return network.think(network.floats(batch.observations))

    batch.step(actions)
    going = ~batch.done
    weights = np.array([network.weigh(thought, np.arange(game.rules.verbs.size)) for thought in thoughts()])
    batch.step(np.where(batch.legal, weights, -np.inf).argmax(axis=1))
    going &= ~batch.done
    assert going.sum() > batch.n // 2
    shares, _ = network.judge(thoughts(), batch.players)
    for at in np.flatnonzero(going):
        expected = np.roll(shares[at], batch.seats[at])
        np.testing.assert_allclose(trials.shares[at, : batch.players], expected, atol=1e-5)


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
    LookaheadBot().warm_up(registry.get(name))
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
    monkeypatch.setattr(LookaheadBot, "is_ready", lambda self, game: False)
    match = positions("nations", 2)
    seen = bots.observe(match.view(match.seat), random.Random(1), 1.0)
    assert LookaheadBot().choose(seen) == NetworkBot().choose(seen)
