"""Training runs, tiny ones, on one thread of a processor."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import gusher
from gusher.bots.network import load
from gusher.kernel import registry
from gusher.kernel.errors import SetupError

torch = pytest.importorskip("torch", reason="training needs PyTorch, which is not installed")

from gusher.learn import checkpoint, ppo, train  # noqa: E402  # only now: PyTorch may be missing
from gusher.learn.evaluate import meet_scripted  # noqa: E402
from gusher.learn.model import Learner, imported  # noqa: E402
from gusher.learn.rollout import Clock, Rollout, network_guest, scripted_guest  # noqa: E402
from gusher.learn.settings import Settings, unusual_setups, usual_setups, usual_shares  # noqa: E402

GAMES = registry.names()
SOURCES = Path(gusher.__file__).parent


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def tiny(name: str, updates: int = 4) -> Settings:
    return Settings(name, games=64, steps=8, width=16, pieces=4, updates=updates)


def played(name: str, steps: int = 8) -> Rollout:
    """Some decisions of a learner that knows nothing."""
    rollout = Rollout(Settings(name, games=64, steps=steps, pieces=4))
    with torch.no_grad():
        rollout.play(Learner(registry.get(name), 16).act, None, 0, Clock())
        rollout.judge(0.95)
    return rollout


class Killed(Exception):
    pass


@pytest.mark.parametrize("name", GAMES)
def test_a_run_that_was_killed_carries_on_as_if_nothing_had_happened(name: str, tmp_path: Path) -> None:
    def kill(progress: train.Progress) -> None:
        if progress.update == 3:
            raise Killed

    def begun(folder: str) -> train.Run:
        run = train.Run(tiny(name), tmp_path / folder)
        run.league.every = 1  # so that guests play in the last updates
        return run

    whole = begun("whole")
    whole.go(lambda progress: None, games=0, every=0.0)
    with pytest.raises(Killed):
        begun("cut").go(kill, games=0, every=0.0)
    curve = tmp_path / "cut" / checkpoint.CURVE
    curve.write_text(curve.read_text() + '{"update": 3, "min')  # killed while it wrote
    again = train.resume(tmp_path / "cut")
    assert again.update == 3
    again.go(lambda progress: None, games=0)
    for weights, others in zip(whole.learner.parameters(), again.learner.parameters(), strict=True):
        assert torch.equal(weights, others)
    told = [json.loads(line) for line in curve.read_text().splitlines()]
    assert [row["update"] for row in told] == [1, 2, 3, 4, 4]  # the last line is about the network for play
    networks = [load(tmp_path / folder / checkpoint.NETWORK, registry.get(name)) for folder in ("whole", "cut")]
    for layer in networks[0].weights:
        np.testing.assert_array_equal(networks[0].weights[layer], networks[1].weights[layer])


def test_learning_moves_the_odds_towards_what_came_out_better(monkeypatch: pytest.MonkeyPatch) -> None:
    rollout, learner = played("nations"), Learner(registry.get("nations"), 16)
    monkeypatch.setattr(Rollout, "advantages", lambda self, lead: (self.actions % 2).float())
    optimiser = torch.optim.AdamW(learner.parameters(), 1e-3)

    def odds_of_better() -> float:
        actions = rollout.actions.flatten()
        with torch.no_grad():
            odds, _, _ = learner(*(getattr(rollout, name).flatten(0, 1) for name in ("rows", "legal", "players")))
        return float(odds.gather(1, actions[:, None])[:, 0][actions % 2 == 1].mean())

    before = odds_of_better()
    settings = tiny("nations")
    ppo.learn(rollout, learner, optimiser, lambda *given: ppo.loss(learner, 0.2, *given), settings, 0.0)
    assert odds_of_better() > before


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_every_option_is_trained_on(name: str) -> None:
    game = registry.get(name)
    assert {setup.players for setup in usual_setups(game)} == set(game.players)
    assert {setup.players for setup in unusual_setups(game)} == set(game.players)
    for option in game.options:
        found = {dict(setup.options).get(option.name) for setup in unusual_setups(game)}
        assert option.is_seat or found == set(option.values)


@pytest.mark.parametrize("name", GAMES)
def test_pytorch_and_numpy_compute_the_same(name: str) -> None:
    game = registry.get(name)
    learner, batch = Learner(game, 16), gusher.batch(name, 8, seed=4)
    network = learner.exported({})
    batch.step_random(50)
    rows, legal = torch.from_numpy(batch.observations), torch.from_numpy(batch.legal)
    floats = learner.floats(rows).numpy()
    np.testing.assert_array_equal(floats[:, : batch.tensor.float_size], batch.floats())
    assert not floats[:, batch.tensor.float_size :].any()
    thoughts = network.think(network.floats(batch.observations))
    wins, leads = network.judge(thoughts, batch.players)
    for model in (learner, imported(network)):
        with torch.no_grad():
            odds, share, lead = (given.numpy() for given in model(rows, legal, torch.full((8,), batch.players)))
        np.testing.assert_allclose(share[:, : batch.players], wins, atol=1e-5)
        np.testing.assert_allclose(lead[:, : batch.players], leads, atol=1e-5)
        for at in range(batch.n):
            mine = batch.legal[at]
            weights = network.weigh(thoughts[at], np.flatnonzero(mine))
            np.testing.assert_allclose(odds[at, mine], weights - np.log(np.exp(weights).sum()), rtol=1e-4, atol=1e-5)
            assert np.isneginf(odds[at, ~mine]).all()


def test_a_seat_is_judged_from_its_own_decision_to_its_next() -> None:
    """Two seats in turn, by hand: a game that ends, and one that goes on."""
    rollout = Rollout(Settings("nations", games=2, steps=4))
    rollout.players[:] = 2
    for step, (seat, opinion) in enumerate(zip([0, 1, 0, 1], [0.5, 0.6, 0.7, 0.8], strict=True)):
        rollout.seats[step], rollout.outlooks[step, :, 0] = seat, opinion
    rollout.is_usable[:] = True
    rollout.ended[3, 0], rollout.results[3, 0, 0, :2] = True, torch.tensor([1.0, 0.0])
    rollout.judge(trace=0.5)
    targets = rollout.targets[:, 0, 0, :2]  # seats counted from the one that decides
    assert targets[3].tolist() == [0.0, 1.0]
    assert targets[2].tolist() == [1.0, 0.0]
    assert targets[1].tolist() == pytest.approx([0.5 * 0.8 + 0.5 * 0.0, 1.0])
    assert targets[0].tolist() == pytest.approx([0.5 * 0.7 + 0.5 * 1.0, 0.4])
    assert rollout.is_known[:, 0, :2].all()
    assert not rollout.is_known[:, 0, 2:].any()
    assert rollout.is_usable[:, 1].tolist() == [True, True, False, False]  # nothing is known of what came later
    assert rollout.targets[0, 1, 0, 0] == pytest.approx(0.7)
    assert rollout.advantages(0.0)[:2, 1].tolist() == pytest.approx([0.2, 0.2])


@pytest.mark.parametrize("name", GAMES)
def test_results_are_those_of_the_games(name: str) -> None:
    """Every game that ends is in the store: the winner's share is one, leads cancel out at a table of two."""
    rollout = played(name, steps=400)
    assert rollout.ended.any()
    shares, leads = rollout.results[rollout.ended].unbind(1)
    assert torch.allclose(shares.sum(1), torch.ones(len(shares)))
    assert (leads[shares > 0] >= 0).all()  # 0 where all are level
    pairs = rollout.players[rollout.ended] == 2
    assert leads[pairs].sum(1).abs().max() < 1e-6 if pairs.any() else 2 not in registry.get(name).players


def test_guests_play_some_seats_and_are_not_learned_from() -> None:
    game = registry.get("nations")
    rollout, guest = Rollout(Settings("nations", games=64, steps=16, guests=0.25)), Learner(game, 16)
    with torch.no_grad():
        guest.policy.bias[::2] = 100.0  # it takes an even action wherever there is one
        rollout.play(Learner(game, 16).act, network_guest(guest), 0, Clock())
    theirs = ~rollout.is_usable
    assert 0.05 < theirs.float().mean() < 0.25
    could = rollout.legal[:, :, ::2].any(2)
    assert (rollout.actions[theirs & could] % 2 == 0).all()
    assert (rollout.actions[~theirs & could] % 2 == 1).any()


@pytest.mark.parametrize("name", GAMES)
def test_scripted_players_are_guests_as_well(name: str) -> None:
    rollout, same = (Rollout(Settings(name, games=64, steps=1, guests=0.5)) for _ in range(2))
    with torch.no_grad():
        rollout.play(Learner(registry.get(name), 16).act, scripted_guest, 0, Clock())
    games = (~rollout.is_usable[0]).nonzero()[:, 0]
    assert 0.1 < len(games) / rollout.n < 0.5
    assert torch.equal(rollout.actions[0, games], scripted_guest(same, 0, games))


@pytest.mark.parametrize("name", GAMES)
def test_a_network_that_copies_nobody_loses_to_scripted_players(name: str) -> None:
    """Its own seat is counted, on every seat in turn, and the scripted players play."""
    game = registry.get(name)
    met = meet_scripted(Learner(game, 16), game, game.players[0], 24, "cpu")
    assert met.share < 0.5 / game.players[0]
    assert met.score < met.others


def test_a_run_starts_from_the_weights_of_another(tmp_path: Path) -> None:
    run = train.Run(tiny("nations"), tmp_path / "one")
    run.save()
    file = tmp_path / "one" / checkpoint.NETWORK
    other = train.Run(tiny("nations"), tmp_path / "two", file)
    for weights, others in zip(run.learner.parameters(), other.learner.parameters(), strict=True):
        assert torch.allclose(weights, others, atol=2e-3)  # as 8-bit integers
    with pytest.raises(SetupError, match="Give --width 16"):
        train.Run(replace(tiny("nations"), width=32), tmp_path / "three", file)
    with pytest.raises(SetupError, match="trained on observations or actions that differ"):
        train.Run(tiny("giganten"), tmp_path / "three", file)
    (tmp_path / "text").write_text("no weights")
    for wrong, message in (("text", "is not a network"), ("nowhere", "There is no network")):
        with pytest.raises(SetupError, match=message):
            train.Run(tiny("nations"), tmp_path / "three", tmp_path / wrong)
    assert not (tmp_path / "three").exists()


def test_a_folder_with_a_run_is_not_overwritten(tmp_path: Path) -> None:
    train.Run(tiny("nations"), tmp_path).save()
    with pytest.raises(SetupError, match="already holds a training run"):
        train.Run(tiny("nations"), tmp_path)
    with pytest.raises(SetupError, match="no checkpoint"):
        train.resume(tmp_path / "elsewhere")


def test_settings_that_cannot_work_are_refused(tmp_path: Path) -> None:
    for wrong in ({"device": "abacus"}, {"width": 20}, {"games": 0}, {"favour": 9}):
        with pytest.raises(SetupError):
            train.Run(Settings("nations", **wrong), tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_every_setting_can_be_given_by_its_name() -> None:
    changed = tiny("nations").changed(["entropy=0.004", "favour=2", "compile=false"])
    assert changed == replace(tiny("nations"), entropy=0.004, favour=2, compile=False)
    for wrong, message in (
        ("speed=3", "no setting “speed=3”.* clip, .*width"),
        ("game=giganten", "no setting “game=giganten”"),
        ("entropy", "wrong kind of value"),
        ("steps=many", r"wrong kind of value: .*steps"),
    ):
        with pytest.raises(SetupError, match=message):
            tiny("nations").changed([wrong])


def test_half_of_the_games_have_the_number_of_players_that_a_run_favours() -> None:
    assert usual_shares(usual_setups(registry.get("nations")), 2) == [0.5, 0.25, 0.25]
    two, three, four = Rollout(Settings("nations", games=1024, steps=8, pieces=4, favour=2)).usual
    assert two.n == pytest.approx(2 * three.n, abs=16)
    assert three.n == four.n


@pytest.mark.slow
def test_the_command_is_killed_and_resumed(tmp_path: Path) -> None:
    """From the outside, with the real signal; then its network plays."""
    folder = tmp_path / "run"
    call = [sys.executable, "-m", "gusher", "train", "nations"]
    begin = [
        *call,
        "--updates",
        "100000",
        "--games",
        "64",
        "--width",
        "16",
        "--evaluate",
        "8",
        "--guests",
        "0.5",
        "--out",
        str(folder),
    ]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    with subprocess.Popen(begin, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdout is not None
        assert any("scripted players" in line for line in running.stdout)  # told when the checkpoint is written
        running.send_signal(signal.SIGKILL)
    saved = checkpoint.load(folder)
    saved["settings"]["updates"] = saved["progress"]["update"] + 2
    checkpoint.save(folder, saved)
    refused = subprocess.run(
        [*call, "--resume", str(folder), "--guests", "0.25"], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "Give only --resume and --minutes" in refused.stderr
    done = subprocess.run(
        [*call, "--evaluate", "8", "--resume", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    network = load(folder / checkpoint.NETWORK, registry.get("nations"))
    assert network.about["settings"]["game"] == "nations"
    assert network.about["settings"]["guests"] == 0.5


def test_only_this_package_imports_pytorch() -> None:
    for path in SOURCES.rglob("*.py"):
        names = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names.add((node.module or "").split(".")[0])
        assert "torch" not in names or path.parent.name == "learn", path
