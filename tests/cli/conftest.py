"""Running commands as a user would, without a terminal."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import gusher
from gusher import bots
from gusher.cli import main
from gusher.kernel import registry
from gusher.kernel.game import Game


@dataclass(frozen=True)
class Ran:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play", "giganten", typed="take 1\\n")` in an empty folder, 80 columns wide."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = 0
        try:
            main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return command


@pytest.fixture(scope="module", params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn."""
    return registry.get(request.param)


def script(game: str, seed: str, humans: int, players: int | None = None) -> list[str]:
    """What the humans of a match type, choosing at random, with the bots playing as `gusher play` lets them."""
    match = gusher.new(game, players, seed)
    rngs = [bots.seat_rng(match, seat) for seat in range(match.players)]
    human, lines = random.Random(seed), []
    while not match.over:
        view = match.view(match.seat)
        seat = view["to_act"]
        if seat < humans:
            action = human.choice(view["legal"])
            lines.append(action)
        else:
            action = bots.decide(bots.get("random"), view, rngs[seat]).action
        match.play(action)
    return lines
