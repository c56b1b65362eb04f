"""A game's rules ready to run, interpreted or compiled."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict

from . import driver, jit
from .game import Game, Ruleset
from .layout import Array

JUDGEMENT = ("prepare", "rate", "prospects")
F = TypeVar("F", bound=Callable[..., Any])


def linked(game: Game, rule: F, /, **more: Any) -> F:
    """A rule with this game's functions filled in, to be run as it is or compiled."""
    return cast("F", _linked(game, rule, **more))


@functools.cache
def _linked(game: Game, rule: Callable[..., Any], /, **more: Any) -> Callable[..., Any]:
    filled = asdict(game.rules.flow) | {"score": game.rules.score, "check": game.rules.invariants.check}
    if game.has("learning"):
        filled |= {name: getattr(game.learning.judgement, name) for name in JUDGEMENT}
        filled["observe"] = game.learning.tensor.observe
    return jit.link(rule, game.label, **{**filled, **more})


def entry(game: Game, rule: F) -> F:
    """A rule for a game that Python can call, compiled when first called or loaded from the cache on disk."""
    return jit.compiled(linked(game, rule), entry=True)


def blank(ruleset: Ruleset) -> tuple[Array, Array, Array]:
    """What an entry point works on: arrays of the edition, one state and one scratch."""
    rules = ruleset.game.rules
    return ruleset.packed, np.zeros(1, rules.State.dtype), np.zeros(1, rules.Scratch.dtype)


def simulate(ruleset: Ruleset, games: int, first: int) -> Simulated:
    """Compiled games of random play with the seeds `first`, `first + 1` …"""
    players = ruleset.players
    scores, lengths = np.zeros((games, players), np.int32), np.zeros(games, np.int32)
    decisions = entry(ruleset.game, driver.simulate)(*blank(ruleset), first, players, scores, lengths)
    return Simulated(int(decisions), scores, lengths)


def fuzz(ruleset: Ruleset, games: int, first: int) -> Fuzzed:
    """Checked games of random play with the seeds `first`, `first + 1` …, up to the first that is not sound."""
    done, longest = np.zeros(2, np.int64), ruleset.game.rules.longest
    try:
        run = entry(ruleset.game, driver.fuzz)
        fault: int | str = -int(run(*blank(ruleset), first, ruleset.players, games, longest, done))
    except RuntimeError as raised:
        fault = str(raised)
    return Fuzzed(int(done[0]), int(done[1]), fault)


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
