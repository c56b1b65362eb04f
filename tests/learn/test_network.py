"""A network at play: its files, its compiled form, and what it is allowed to know."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

import gusher
from gusher import bots
from gusher.bots.network import FOLDER, LAYERS, Network, NetworkBot, fingerprint, load, shapes, shipped
from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game

from ..bots.test_observation import alike, positions

GAMES = registry.names()
WIDTH = 32


def some_network(game: Game, seed: int = 1, width: int = WIDTH) -> Network:
    """A network with weights by chance: strong opinions, and wrong ones."""
    rng = np.random.default_rng(seed)
    weights = {
        name: rng.normal(0, 1 / np.sqrt(WIDTH) if name in LAYERS else 0.1, shape).astype(np.float32)
        for name, shape in shapes(game, width).items()
    }
    return Network(game, weights, {"seed": seed})


@pytest.mark.parametrize("name", GAMES)
def test_a_network_that_is_saved_and_loaded_chooses_the_same(name: str, tmp_path: Path) -> None:
    game = registry.get(name)
    network, batch = some_network(game), gusher.batch(name, 64, seed=5)
    batch.step_random(40)
    network.save(tmp_path / "network.npz")
    again = load(tmp_path / "network.npz", game)
    assert again.about["seed"] == 1
    same = 0
    thoughts = [one.think(one.floats(batch.observations)) for one in (network, again)]
    for at in range(batch.n):
        legal = np.flatnonzero(batch.legal[at])
        before, after = (one.weigh(thought[at], legal) for one, thought in zip((network, again), thoughts, strict=True))
        same += before.argmax() == after.argmax()
        np.testing.assert_allclose(before, after, atol=0.2)
    assert same >= 0.9 * batch.n  # rounding decides between two actions that weigh the same


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_networks_are_small(name: str) -> None:
    assert shipped(name).about["game"] == name
    assert (FOLDER / f"{name}.npz").stat().st_size <= 4_000_000


def test_a_network_for_other_observations_is_refused(tmp_path: Path) -> None:
    giganten, nations = registry.get("giganten"), registry.get("nations")
    some_network(giganten).save(tmp_path / "network.npz")
    with pytest.raises(SetupError, match="trained on observations or actions that differ") as refusal:
        load(tmp_path / "network.npz", nations)
    assert fingerprint(nations) in str(refusal.value)
    assert fingerprint(giganten) in str(refusal.value)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no network")
    np.savez(tmp_path / "other.npz", about=np.frombuffer(json.dumps({}).encode(), np.uint8))
    some_network(registry.get("nations"), width=40).save(tmp_path / "odd.npz")
    for file in ("text.npz", "other.npz", "odd.npz"):
        with pytest.raises(SetupError, match="is not a network"):
            load(tmp_path / file, registry.get("nations"))
    with pytest.raises(SetupError, match="There is no network for nations"):
        load(tmp_path / "missing.npz", registry.get("nations"))


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize("name", GAMES)
def test_secrets_do_not_change_what_a_network_decides(name: str, temperature: float, tmp_path: Path) -> None:
    """Positions that the seat cannot tell apart give the same decision."""
    some_network(registry.get(name)).save(tmp_path / "network.npz")
    bot = NetworkBot(temperature, tmp_path / "network.npz")
    for seed in range(3):
        match = positions(name, seed)
        decisions = [
            bots.decide(bot, alike(match, number).view(match.seat), random.Random(5), 60.0) for number in range(4)
        ]
        assert {decision.fault for decision in decisions} == {None}
        assert len({decision.action for decision in decisions}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_sees_what_training_sees(name: str) -> None:
    """The observation from a seat's view is the one from the whole state, all through a game."""
    game = registry.get(name)
    match, rng = gusher.new(name, seed=8, options=game.bounded), random.Random(8)
    while match.seat is not None and match.at < 300:
        seen = bots.observe(match.view(match.seat), rng, 1.0)
        rows = []
        for state in (match.state, seen.state):
            rows.append([0] * game.learning.tensor.TENSOR.size)
            game.learning.tensor.observe(match.edition, state, match.seat, rows[-1])
        assert rows[0] == rows[1]
        match.play(rng.choice(match.legal()))


def test_the_hotter_a_network_the_more_it_varies(tmp_path: Path) -> None:
    some_network(registry.get("giganten")).save(tmp_path / "network.npz")
    match = gusher.new("giganten", seed=2)
    view = match.view(match.seat)
    kinds = [
        len({bots.decide(NetworkBot(heat, tmp_path / "network.npz"), view, random.Random(n)).action for n in range(40)})
        for heat in (0.0, 100.0)
    ]
    assert kinds[0] == 1 < kinds[1]
