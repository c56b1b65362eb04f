"""How hard a puzzle is: a rating as chess players have it, from how likely each level of bots is to find it.

A level rated R finds a puzzle rated d with the odds 10^((R - d) / 400).  The ratings of the levels and of the puzzles
are those that make what was seen likeliest, with the levels' mean at 1500."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from gusher.bots.levels import LEVELS
from gusher.bots.network import NetworkBot
from gusher.kernel.layout import Array

MEAN = 1500.0
SCALE = 400 / math.log(10)
SURE = 0.98  # nobody always finds a puzzle, or never
ROUNDS = 200
JUDGES = {name: bot.temperature for name, bot in LEVELS.items() if isinstance(bot, NetworkBot)}
"""The levels that do not look ahead, with their temperatures: how likely they are to do something is known exactly."""


def odds(policy: Mapping[str, float], temperature: float) -> dict[str, float]:
    """How likely a network is to take each action at a temperature."""
    most = max(policy.values())
    if temperature == 0:
        return {action: float(weight == most) for action, weight in policy.items()}
    weights = {action: math.exp((weight - most) / temperature) for action, weight in policy.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def ratings(found: Array) -> tuple[Array, Array]:
    """The ratings of puzzles and of levels, given how likely each level is to find each puzzle (puzzle, level)."""
    seen = np.clip(found, 1 - SURE, SURE)
    puzzles, levels = np.zeros(seen.shape[0]), np.zeros(seen.shape[1])
    for _ in range(ROUNDS):  # a step of Newton's method for either, in turns
        puzzles += _step(seen, puzzles, levels, axis=1)
        levels -= _step(seen, puzzles, levels, axis=0)
        puzzles, levels = puzzles - levels.mean(), levels - levels.mean()
    return MEAN + SCALE * puzzles, MEAN + SCALE * levels


def _step(seen: Array, puzzles: Array, levels: Array, axis: int) -> Array:
    expected = 1 / (1 + np.exp(puzzles[:, None] - levels[None, :]))
    slope = (expected * (1 - expected)).sum(axis=axis)
    step: Array = np.clip((expected - seen).sum(axis=axis) / slope, -1, 1)
    return step
