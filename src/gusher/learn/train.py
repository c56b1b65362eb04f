"""A training run: play, learn, and again, until the time is up."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import torch

from gusher.bots import network as networks
from gusher.kernel import registry
from gusher.kernel.errors import SetupError

from . import checkpoint, ppo
from .checkpoint import Curve
from .evaluate import Standing, meet_scripted
from .league import League
from .model import Model, Parameters, exported, fresh, imported
from .rollout import Clock, Table, finish
from .settings import Settings, setups


@dataclass(frozen=True)
class Progress:
    """How far a run has come."""

    update: int
    share: float  # of the budget
    minutes: float
    decisions: int
    rate: float  # decisions a second in the last update
    parts: dict[str, float]  # the share of the time of environment, inference and learning
    entropy: float
    scripted: tuple[Standing, ...] = ()  # against scripted players, if that was just tried

    def told(self) -> dict[str, Any]:
        """A line of the curve."""
        row = {
            "update": self.update,
            "minutes": round(self.minutes, 3),
            "decisions": self.decisions,
            "rate": round(self.rate),
            "entropy": round(self.entropy, 4),
            **self.parts,
        }
        return {**row, "scripted": [met.told() for met in self.scripted]} if self.scripted else row


class Run:
    """A training run in a folder.  `start` is a network to begin with; `resumed` what a checkpoint holds."""

    def __init__(
        self, settings: Settings, folder: Path, start: Path | None = None, resumed: dict[str, Any] | None = None
    ) -> None:
        check(settings)
        self.began, self.settings, self.folder = time.monotonic(), settings, folder
        self.game = registry.get(settings.game)
        folder.mkdir(parents=True, exist_ok=True)
        if resumed is None and (folder / checkpoint.CHECKPOINT).exists():
            raise SetupError("error-train-folder", folder=str(folder))
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.model = Model(self.game, settings.device)
        self.parameters = self._begin(start)
        self.rival: Parameters = {name: torch.empty_like(value) for name, value in self.parameters.items()}
        for value in self.parameters.values():
            value.requires_grad_(True)
        self.optimiser = torch.optim.AdamW(
            list(self.parameters.values()), settings.rate, betas=(0.9, 0.98), fused=settings.device == "cuda"
        )
        self.tables = [Table(settings, setup, number, self.model) for number, setup in enumerate(setups(self.game))]
        self.league, self.update, self.decisions = League(), 0, 0
        self.learned = 0.0  # seconds in updates,
        self.spent = 0.0  # and in all, by the processes before this one
        self.act: Any = self.model.act
        self.loss: Any = partial(ppo.loss, self.model, settings.clip)
        self.fault: str | None = None  # why torch.compile is not used, if it was asked for
        if settings.device == "cuda" and settings.compile:
            self._compile()
        if start is not None:
            self.league.grow(self.parameters, 0)
        if resumed is not None:
            self._restore(resumed)
        self.curve = Curve(folder, self.update)

    def _begin(self, start: Path | None) -> Parameters:
        if start is None:
            return fresh(self.game, self.settings.width, self.settings.device)
        parameters = imported(networks.load(start, self.game), self.settings.device)
        width = len(parameters["first.bias"])
        if width != self.settings.width:
            raise SetupError("error-train-width", file=str(start), width=width, wanted=self.settings.width)
        return parameters

    def _compile(self) -> None:
        """Compile what runs on the GPU, in an update that does not count; where that fails, do without: training is
        then slower, not worse."""
        slow = self.act, self.loss
        self.act, self.loss = (torch.compile(function, dynamic=False) for function in slow)
        self.league.grow(self.parameters, 0)  # so that guests are compiled, too
        try:
            self.advance()
        except Exception as fault:  # whatever a compiler may raise
            self.act, self.loss = slow
            self.fault = f"{type(fault).__name__}: {fault}"
        self.league, self.update, self.decisions, self.learned = League(), 0, 0, 0.0

    # -- the loop -------------------------------------------------------------------------------------------

    @property
    def seconds(self) -> float:
        """How long the run has taken so far, in all."""
        return self.spent + time.monotonic() - self.began

    @property
    def share(self) -> float:
        """How much of the budget for learning is spent: what has gone into compilation is not for learning."""
        if self.settings.updates:
            return self.update / self.settings.updates
        left = max(0.0, 60 * self.settings.minutes - self.seconds)
        return self.learned / (self.learned + left) if self.learned else 0.0

    def go(self, report: Callable[[Progress], None], games: int = 2000, every: float = 60.0) -> Standings:
        """Train to the end of the budget.  A checkpoint, and so many games of evaluation, `every` so many seconds, at
        the end, and after the first update: whatever is wrong with them is wrong at once."""
        due = 0.0
        standings: Standings = ()
        while self.share < 1:
            progress = self.advance()
            if time.monotonic() >= due or self.share >= 1:
                self.save()
                standings = self.evaluate(games)
                progress = replace(progress, scripted=standings)
                due = time.monotonic() + every
            self.curve.add(progress.told())
            report(progress)
        return standings

    def advance(self) -> Progress:
        """One update: games are played on, and learned from."""
        began, clock, settings = finish(self.settings.device), Clock(), self.settings
        for table in self.tables:
            rival = self.league.invite(self.rival)
            with torch.no_grad():
                table.play(self.act, self.parameters, rival, clock)
                table.judge(self.act, self.parameters, settings.trace)
        entropy = ppo.learn(self.tables, self.parameters, self.optimiser, self.loss, settings, self.share)
        done = finish(settings.device)
        clock.learning += done - began - clock.environment - clock.inference
        made = sum(table.n * settings.steps for table in self.tables)
        self.update, self.decisions, self.learned = self.update + 1, self.decisions + made, self.learned + done - began
        self.league.grow(self.parameters, self.update)
        return Progress(
            self.update, self.share, self.seconds / 60, self.decisions, made / (done - began), clock.shares(), entropy
        )

    def evaluate(self, games: int) -> Standings:
        """The saved network, as it will be played, at every number of players."""
        network = networks.load(self.folder / checkpoint.NETWORK, self.game)
        return tuple(meet_scripted(network, players, games) for players in self.game.players) if games else ()

    # -- on disk --------------------------------------------------------------------------------------------

    def network(self) -> networks.Network:
        about = {
            "command": shlex.join(sys.argv),
            "commit": commit(),
            "device": device_name(self.settings.device),
            "minutes": round(self.seconds / 60, 2),
            "decisions": self.decisions,
            "settings": asdict(self.settings),
        }
        return exported(self.parameters, self.game, about)

    def save(self) -> None:
        """Everything that is needed to carry on as if nothing had happened."""
        everything = {
            "settings": asdict(self.settings),
            "progress": {
                "update": self.update,
                "decisions": self.decisions,
                "learned": self.learned,
                "spent": self.seconds,
            },
            "parameters": {name: value.detach().cpu() for name, value in self.parameters.items()},
            "optimiser": self.optimiser.state_dict(),
            "league": {"members": self.league.members, "every": self.league.every},
            "luck": torch.get_rng_state(),
            "luck_cuda": torch.cuda.get_rng_state() if self.settings.device == "cuda" else None,
            "games": [{name: value.cpu() for name, value in table.memory().items()} for table in self.tables],
        }
        checkpoint.save(self.folder, everything)
        network = self.network()
        checkpoint.replace(self.folder / checkpoint.NETWORK, network.save)
        checkpoint.replace(self.folder / checkpoint.START, lambda path: network.save(path, bits=16))

    def _restore(self, saved: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, value in self.parameters.items():
                value.copy_(saved["parameters"][name])
        self.optimiser.load_state_dict(saved["optimiser"])
        for name, value in saved["progress"].items():
            setattr(self, name, value)
        self.league.members, self.league.every = saved["league"]["members"], saved["league"]["every"]
        for table, games in zip(self.tables, saved["games"], strict=True):
            table.restore(games)
        torch.set_rng_state(saved["luck"])
        if saved["luck_cuda"] is not None:
            torch.cuda.set_rng_state(saved["luck_cuda"])


Standings = tuple[Standing, ...]


def resume(folder: Path, minutes: float | None = None) -> Run:
    """Carry a run on from its last checkpoint, with the same settings; or for longer than it was meant to be."""
    saved = checkpoint.load(folder)
    settings = Settings(**saved["settings"])
    if minutes is not None:
        settings = replace(settings, minutes=minutes)
    return Run(settings, folder, resumed=saved)


def check(settings: Settings) -> None:
    """Refuse what cannot work, before anything is written."""
    if settings.device not in ("cpu", "cuda"):
        raise SetupError("batch-choice", name="device", given=settings.device, known="cpu, cuda")
    if settings.device == "cuda" and not torch.cuda.is_available():
        raise SetupError("error-cuda-device")
    if settings.width < 8 or settings.width % 8:
        raise SetupError("error-train-units", width=settings.width)
    for name in ("games", "steps"):
        if getattr(settings, name) < 2:
            raise SetupError("batch-number", name=name, given=getattr(settings, name))


def default_device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def device_name(device: str) -> str:
    return str(torch.cuda.get_device_name()) if device == "cuda" else "CPU"


def commit() -> str:
    """The commit that the code is of, as far as that is known; `GUSHER_COMMIT` says it where there is no repository."""
    told = os.environ.get("GUSHER_COMMIT", "")
    git = shutil.which("git")
    if not told and git:
        call = [git, "describe", "--always", "--dirty"]
        told = subprocess.run(call, cwd=Path(__file__).parent, capture_output=True, text=True, check=False).stdout
    return told.strip() or "unknown"
