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
from gusher.kernel.batch import DEVICES
from gusher.kernel.checks import check_choice, check_number
from gusher.kernel.errors import SetupError

from . import checkpoint, ppo
from .checkpoint import Curve
from .evaluate import Standing, meet_scripted
from .league import League
from .model import Learner, imported
from .rollout import Clock, Guest, Rollout, finish, network_guest, scripted_guest
from .settings import Settings


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
    """A training run in a folder.  `start` holds the weights to begin with; `resumed` is what a checkpoint holds."""

    def __init__(
        self, settings: Settings, folder: Path, start: Path | None = None, resumed: dict[str, Any] | None = None
    ) -> None:
        check(settings)
        self.began, self.settings, self.folder = time.monotonic(), settings, folder
        game = self.game = registry.get(settings.game)
        first = networks.load(start, game) if start else None
        if first is not None and len(first.weights["first"]) != settings.width:
            width = len(first.weights["first"])
            raise SetupError("error-train-width", file=str(start), width=width, wanted=settings.width)
        if resumed is None and (folder / checkpoint.CHECKPOINT).exists():
            raise SetupError("error-train-folder", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.learner = (imported(first) if first else Learner(game, settings.width)).to(settings.device)
        self.guest = Learner(game, settings.width).to(settings.device)
        self.optimiser = torch.optim.AdamW(
            self.learner.parameters(), settings.rate, betas=(0.9, 0.98), fused=settings.device == "cuda"
        )
        self.rollout = Rollout(settings)
        self.league, self.update, self.decisions = League(), 0, 0
        self.learned = 0.0  # seconds in updates,
        self.spent = 0.0  # and in all, by the processes before this one
        self.act: Any = self.learner.act
        self.loss: Any = partial(ppo.loss, self.learner, settings.clip)
        self.fault: str | None = None  # why torch.compile is not used, if it was asked for
        if settings.device == "cuda" and settings.compile:
            self._compile()
        if resumed is not None:
            self._restore(resumed)
        self.curve = Curve(folder, self.update)

    def _compile(self) -> None:
        """Compile acting and learning, in an update that does not count; where that fails, do without: training is
        then slower, not worse."""
        plain = self.act, self.loss
        self.act, self.loss = (torch.compile(function, dynamic=False) for function in plain)
        try:
            self.advance()
        except Exception as fault:  # whatever a compiler may raise
            self.act, self.loss = plain
            self.fault = f"{type(fault).__name__}: {fault}"
        self.update, self.decisions, self.learned = 0, 0, 0.0

    # -- the loop -------------------------------------------------------------------------------------------

    @property
    def seconds(self) -> float:
        """How long the run has taken so far, in all."""
        return self.spent + time.monotonic() - self.began

    @property
    def share(self) -> float:
        """How much of the budget for learning is spent: what has gone into compilation is not for learning."""
        settings = self.settings
        if settings.updates:
            return self.update / settings.updates
        left = max(0.0, 60 * settings.minutes - self.seconds)
        return self.learned / (self.learned + left) if self.learned else 0.0

    def go(self, report: Callable[[Progress], None], games: int = 2000, every: float = 60.0) -> Standings:
        """Train to the end of the budget.  How the network stands in the end, as it is saved.

        A checkpoint and `games` games of evaluation come every `every` seconds, at the end, and after the first
        update: whatever is wrong with them is wrong at once."""
        due = 0.0
        while self.share < 1:
            progress = self.advance()
            if time.monotonic() >= due or self.share >= 1:
                self.save()
                progress = replace(progress, scripted=self.evaluate(self.learner, games))
                due = time.monotonic() + every
            self.curve.add(progress.told())
            report(progress)
        network = networks.load(self.folder / checkpoint.NETWORK, self.game)
        standings = self.evaluate(imported(network).to(self.settings.device), games)
        told = {"update": self.update, "minutes": round(self.seconds / 60, 3)}
        self.curve.add({**told, "network": [met.told() for met in standings]})
        return standings

    def advance(self) -> Progress:
        """One update: games are played on, and learned from."""
        began, clock, settings = finish(self.settings.device), Clock(), self.settings
        with torch.no_grad():
            self.rollout.play(self.act, self._guest(), self.update, clock)
            self.rollout.judge(settings.trace)
        entropy = ppo.learn(self.rollout, self.learner, self.optimiser, self.loss, settings, self.share)
        done = finish(settings.device)
        clock.learning += done - began - clock.environment - clock.inference
        made = self.rollout.decisions
        self.update, self.decisions, self.learned = self.update + 1, self.decisions + made, self.learned + done - began
        self.league.grow(self.learner, self.update, self.share)
        return Progress(
            self.update, self.share, self.seconds / 60, self.decisions, made / (done - began), clock.shares(), entropy
        )

    def _guest(self) -> Guest | None:
        """Who plays on the guests' seats in this update, if anybody."""
        if torch.rand(()) < self.settings.scripted:
            return scripted_guest
        return network_guest(self.guest) if self.league.invite(self.guest) else None

    def evaluate(self, model: Any, games: int) -> Standings:
        """A network against scripted players, at every number of players."""
        if not games:
            return ()
        return tuple(
            meet_scripted(model, self.game, players, games, self.settings.device) for players in self.game.players
        )

    # -- on disk --------------------------------------------------------------------------------------------

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
            "learner": self.learner.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "league": {"members": self.league.members, "every": self.league.every},
            "luck": torch.get_rng_state(),
            "luck_cuda": torch.cuda.get_rng_state() if self.settings.device == "cuda" else None,
            "games": [{name: value.cpu() for name, value in games.items()} for games in self.rollout.memory()],
        }
        checkpoint.save(self.folder, everything)
        about = {
            "command": shlex.join(["gusher", *sys.argv[1:]]),
            "commit": commit(),
            "device": device_name(self.settings.device),
            "minutes": round(self.seconds / 60, 2),
            "decisions": self.decisions,
            "settings": asdict(self.settings),
        }
        checkpoint.replace(self.folder / checkpoint.NETWORK, self.learner.exported(about).save)

    def _restore(self, saved: dict[str, Any]) -> None:
        self.learner.load_state_dict(saved["learner"])
        self.optimiser.load_state_dict(saved["optimiser"])
        for name, value in saved["progress"].items():
            setattr(self, name, value)
        self.league.members, self.league.every = saved["league"]["members"], saved["league"]["every"]
        self.rollout.restore(saved["games"])
        torch.set_rng_state(saved["luck"])
        if saved["luck_cuda"] is not None:
            torch.cuda.set_rng_state(saved["luck_cuda"])


Standings = tuple[Standing, ...]


def resume(folder: Path, minutes: float | None = None) -> Run:
    """Resume a run from its last checkpoint with the same settings, or with another limit of time."""
    saved = checkpoint.load(folder)
    settings = Settings(**saved["settings"])
    if minutes is not None:
        settings = replace(settings, minutes=minutes)
    return Run(settings, folder, resumed=saved)


def check(settings: Settings) -> None:
    """Refuse what cannot work, before anything is written."""
    if check_choice("device", settings.device, DEVICES) == "cuda" and not torch.cuda.is_available():
        raise SetupError("error-cuda-device")
    if settings.width < 16 or settings.width % 16:
        raise SetupError("error-train-units", width=settings.width)
    for name in ("games", "steps"):
        check_number(name, getattr(settings, name), 2)
    numbers = registry.get(settings.game).players
    if settings.favour not in (0, *numbers):
        raise SetupError("error-choice", name="favour", given=str(settings.favour), known=", ".join(map(str, numbers)))


def default_device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def device_name(device: str) -> str:
    return str(torch.cuda.get_device_name()) if device == "cuda" else "CPU"


def commit() -> str:
    """The commit of the code, if known; `GUSHER_COMMIT` names it where there is no repository."""
    told = os.environ.get("GUSHER_COMMIT", "")
    git = shutil.which("git")
    if not told and git:
        call = [git, "describe", "--always", "--dirty"]
        told = subprocess.run(call, cwd=Path(__file__).parent, capture_output=True, text=True, check=False).stdout
    return told.strip() or "unknown"
