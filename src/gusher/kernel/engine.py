"""A game's rules ready to run, interpreted or compiled."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from msgspec import Struct

from . import driver, jit
from .game import Game
from .layout import Array, Layout

FLOW = ("set_up", "lay_out", "follow", "advance", "enter", "legal", "apply", "draw")
JUDGEMENT = ("prepare", "rate", "prospects")
F = TypeVar("F", bound=Callable[..., Any])


def linked(game: Game, rule: F, /, **more: Any) -> F:
    """A rule with this game's functions filled in, to be run as it is or compiled."""
    return cast("F", _linked(game, rule, **more))


@functools.cache
def _linked(game: Game, rule: Callable[..., Any], /, **more: Any) -> Callable[..., Any]:
    filled: dict[str, Any] = {name: getattr(game.rules.flow, name) for name in FLOW}
    filled |= {"score": game.rules.score, "check": game.rules.invariants.check}
    if game.has("learning"):
        filled |= {name: getattr(game.learning.judgement, name) for name in JUDGEMENT}
        filled["observe"] = game.learning.tensor.observe
    return jit.link(rule, game.label, **{**filled, **more})


def entry(game: Game, rule: F) -> F:
    """A rule for a game that Python can call, compiled when first called or loaded from the cache on disk."""
    return jit.compiled(linked(game, rule), entry=True)


class Compiled:
    """Whole games of random play, compiled."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def ready_file(self) -> Path:
        """Stands in the cache when every entry point of this game does."""
        return jit.cache_folder() / f"{self.game.label}.ready"

    def blank(self, edition: Layout) -> tuple[Array, Array, Array]:
        """Arrays of one edition, one state and one scratch."""
        return edition.pack(), np.zeros(1, self.game.rules.State.dtype), np.zeros(1, self.game.rules.Scratch.dtype)

    def simulate(self, edition: Layout, games: int, players: int, first: int) -> Simulated:
        """Random games with the seeds `first`, `first + 1` …"""
        arrays = self.blank(edition)
        scores, lengths = np.zeros((games, players), np.int32), np.zeros(games, np.int32)
        decisions = entry(self.game, driver.simulate)(*arrays, first, players, scores, lengths)
        return Simulated(int(decisions), scores, lengths)

    def digest(self, edition: Layout, seed: int, players: int) -> tuple[int, Array]:
        """The fingerprint of a random game, and its final state."""
        arrays = self.blank(edition)
        return int(entry(self.game, driver.digest)(*arrays, seed, players)), arrays[1]

    def fuzz(self, edition: Layout, games: int, players: int, first: int, longest: int) -> Fuzzed:
        """Checked random games with the seeds `first`, `first + 1` …, up to the first that is not sound."""
        done = np.zeros(2, np.int64)
        try:
            fault = int(entry(self.game, driver.fuzz)(*self.blank(edition), first, players, games, longest, done))
        except RuntimeError as raised:
            return Fuzzed(int(done[0]), int(done[1]), str(raised))
        return Fuzzed(int(done[0]), int(done[1]), -fault)

    def warm_up(self, edition: Layout, report: Callable[[str, int, int], None]) -> float:
        """Compile every entry point, reporting progress; returns the seconds it took."""
        began = time.perf_counter()
        players = self.game.players[-1]
        entries: dict[str, Callable[[], Any]] = {
            "simulate": lambda: self.simulate(edition, 1, players, 0),
            "digest": lambda: self.digest(edition, 0, players),
        }
        for done, (name, run) in enumerate(entries.items()):
            report(name, done, len(entries))
            run()
        report("", len(entries), len(entries))
        self.ready_file.parent.mkdir(parents=True, exist_ok=True)
        self.ready_file.touch()
        return time.perf_counter() - began


class Simulated(Struct, frozen=True):
    """The results of many simulated games: decisions in all, scores by seat, decisions of each game."""

    decisions: int
    scores: Array
    lengths: Array

    def __repr__(self) -> str:
        return f"Simulated({len(self.lengths)} games, {self.decisions} decisions)"


class Fuzzed(Struct, frozen=True):
    """The results of checked random games: the sound ones, their decisions, and what was wrong with the next, if
    anything: the number of an invariant, or the words of a rule that raised."""

    games: int
    decisions: int
    fault: int | str
