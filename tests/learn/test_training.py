"""Training runs, tiny ones, on one thread of a processor."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gusher
from gusher.bots.network import load
from gusher.kernel import registry
from gusher.kernel.errors import SetupError

torch = pytest.importorskip("torch", reason="training needs PyTorch, which is not installed")

from gusher.learn import checkpoint, ppo, train  # noqa: E402  # only now: PyTorch may be missing
from gusher.learn.model import Model, exported, fresh  # noqa: E402
from gusher.learn.rollout import Clock, Table  # noqa: E402
from gusher.learn.settings import Settings, Setup, setups  # noqa: E402

GAMES = registry.names()
SOURCES = Path(gusher.__file__).parent


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def tiny(name: str, updates: int = 4) -> Settings:
    return Settings(name, games=64, steps=8, width=16, updates=updates)


class Killed(Exception):
    pass


@pytest.mark.parametrize("name", GAMES)
def test_a_run_that_was_killed_carries_on_as_if_nothing_had_happened(name: str, tmp_path: Path) -> None:
    def kill(progress: train.Progress) -> None:
        if progress.update == 3:
            raise Killed

    def begun(folder: str) -> train.Run:
        run = train.Run(tiny(name), tmp_path / folder)
        run.league.every = 1  # so that guests play from the second update on
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
    for weights, others in zip(whole.parameters.values(), again.parameters.values(), strict=True):
        assert torch.equal(weights, others)
    told = [json.loads(line) for line in curve.read_text().splitlines()]
    assert [row["update"] for row in told] == [1, 2, 3, 4]


def test_learning_moves_the_odds_towards_what_came_out_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = train.Run(tiny("nations"), tmp_path)
    table = run.tables[0]
    with torch.no_grad():
        for each in run.tables:
            each.play(run.act, run.parameters, None, Clock())
            each.judge(run.act, run.parameters, 0.95)
    monkeypatch.setattr(Table, "advantages", lambda self, lead: (self.actions % 2).float())

    def odds_of_better() -> float:
        with torch.no_grad():
            policy, _, _ = run.model.forward(run.parameters, table.rows.flatten(0, 1), table.masks.flatten(0, 1))
        actions = table.actions.flatten()
        return float(policy.gather(1, actions[:, None])[:, 0][actions % 2 == 1].mean())

    before = odds_of_better()
    ppo.learn(run.tables, run.parameters, run.optimiser, run.loss, run.settings, 0.0)
    assert odds_of_better() > before


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_every_option_is_trained_on(name: str) -> None:
    game = registry.get(name)
    found = setups(game)
    assert sum(setup.share for setup in found) == pytest.approx(1)
    assert {setup.players for setup in found} == set(game.players)
    for option in game.options:
        assert len({dict(setup.options)[option.name] for setup in found}) >= min(2, len(option.values)) or (
            option.name == "first"
        )


@pytest.mark.parametrize("name", GAMES)
def test_pytorch_and_numpy_compute_the_same(name: str) -> None:
    game = registry.get(name)
    parameters, model = fresh(game, 16, "cpu"), Model(game, "cpu")
    network, batch = exported(parameters, game, {}), gusher.batch(name, 8, seed=4)
    batch.step_random(50)
    rows, words = torch.from_numpy(batch.observations), torch.from_numpy(batch.words)
    np.testing.assert_array_equal(model.floats(rows).numpy(), batch.floats())
    np.testing.assert_array_equal(model.legal(words).numpy(), batch.legal)
    policy, share, lead = model.forward(parameters, rows, words)
    for at in range(batch.n):
        own = network.forward(batch.observations[at])
        legal = batch.legal[at]
        odds = own[0][legal] - np.log(np.exp(own[0][legal]).sum())
        np.testing.assert_allclose(policy[at].numpy()[legal], odds, atol=1e-5)
        np.testing.assert_allclose(share[at].numpy(), own[1], atol=1e-5)
        np.testing.assert_allclose(lead[at].numpy(), own[2], atol=1e-5)


def test_a_seat_is_judged_from_its_own_decision_to_its_next() -> None:
    """Two seats in turn, a game that ends: by hand."""
    settings = Settings("nations", games=2, steps=4, width=16)
    table = Table(settings, Setup(2, (("round_limit", 10),), 1.0), 0, Model(registry.get("nations"), "cpu"))
    opinions = [[0.5, 0.5], [0.4, 0.6], [0.7, 0.3], [0.2, 0.8]]
    for step, (seat, opinion) in enumerate(zip([0, 1, 0, 1], opinions, strict=True)):
        table.seats[step], table.outlooks[step, :, 0, :2] = seat, torch.tensor(opinion)
    table.ended[3], table.results[3, :, 0, :2] = True, torch.tensor([1.0, 0.0])
    table.judge(lambda *given: (None, None, torch.zeros(table.n, 2, 4)), {}, trace=0.5)
    targets = table.targets[:, 0, 0, :2].tolist()
    assert targets[3] == [1.0, 0.0]  # the result
    assert targets[2] == [1.0, 0.0]
    assert targets[1] == pytest.approx([1.0, 0.5 * 0.8])  # seat 1: half its own next opinion, half the result
    assert targets[0] == pytest.approx([0.5 * 0.7 + 0.5, 0.4])


def test_a_folder_with_a_run_is_not_overwritten(tmp_path: Path) -> None:
    train.Run(tiny("nations"), tmp_path).save()
    with pytest.raises(SetupError, match="already holds a training run"):
        train.Run(tiny("nations"), tmp_path)
    with pytest.raises(SetupError, match="no checkpoint"):
        train.resume(tmp_path / "elsewhere")


def test_settings_that_cannot_work_are_refused(tmp_path: Path) -> None:
    for wrong in ({"device": "abacus"}, {"width": 20}, {"games": 0}):
        with pytest.raises(SetupError):
            train.Run(Settings("nations", **wrong), tmp_path / "run")
    assert not (tmp_path / "run").exists()


@pytest.mark.slow
def test_the_command_is_killed_and_resumed(tmp_path: Path) -> None:
    """From the outside, with the real signal; then its network plays."""
    folder = tmp_path / "run"
    call = [sys.executable, "-m", "gusher", "train", "nations"]
    begin = [*call, "--updates", "100000", "--games", "64", "--width", "16", "--evaluate", "8", "--out", str(folder)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    with subprocess.Popen(begin, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdout is not None
        assert any("scripted players" in line for line in running.stdout)  # told when the checkpoint is written
        running.send_signal(signal.SIGKILL)
    saved = checkpoint.load(folder)
    saved["settings"]["updates"] = saved["progress"]["update"] + 2
    checkpoint.save(folder, saved)
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


def test_only_this_package_imports_pytorch() -> None:
    for path in SOURCES.rglob("*.py"):
        names = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names.add((node.module or "").split(".")[0])
        assert "torch" not in names or path.parent.name == "learn", path
