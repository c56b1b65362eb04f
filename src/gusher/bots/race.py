"""Which of some actions is best, found by trying them in turns: the better ones for longer."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple, Protocol

import numpy as np

from gusher.kernel.layout import Array

TURNS = 2048  # of a race, at most
TRIFLE = 0.002  # of a win: a gain not worth thinking about,
IMPATIENCE = 0.00005  # and by how much more a gain must be worth one after each turn


class Patience(NamedTuple):
    """How long actions are tried before they are left out."""

    turns: int = 8  # at first, before any is left out
    doubt: float = 2.0  # standard errors by which an action must be behind


class Thinker(Protocol):
    """What tries the actions."""

    ideas: Array
    """Their numbers."""
    results: Array
    """(number, turn): the thinking seat's share of a win."""

    def simulate(self, racers: Array, first: int, turns: int) -> None:
        """Try the actions with these numbers in `turns` turns from `first` on, each on the same positions."""


@dataclass(frozen=True)
class Idea:
    """An action that was looked at: how often, and what the seats can expect after it."""

    action: str
    visits: int
    shares: tuple[float, ...]  # of a win, seat by seat
    scores: tuple[float, ...]  # at the end of the game; empty without visits: it was the only one worth a thought


class Race:
    """The actions that are looked at, the better ones for longer.  All are tried on the same positions with the same
    chance: what tells two of them apart is then hardly luck, and two that come to the same are known for it at once."""

    def __init__(
        self, thinkers: Sequence[Thinker], patience: Patience, in_turn: Callable[..., Iterable[object]] = map
    ) -> None:
        self.thinkers, self.patience, self.in_turn, self.turns, self.simulations = thinkers, patience, in_turn, 0, 0
        self.racers: Array = thinkers[0].ideas  # still in it, the best first
        self.dropped: list[int] = []  # the others, the last one left out first

    @property
    def ranking(self) -> list[int]:
        return [*self.racers.tolist(), *self.dropped]

    def run(self, until: float, most: int) -> None:
        """Race until one action is left, the time is up, or `most` simulations are done.  Unless the time runs out, the
        result does not depend on the speed of the machine."""
        began, turns = perf_counter(), 1
        while len(self.racers) > 1 and self.turns < TURNS and turns > 0:
            cost = len(self.racers) * len(self.thinkers)
            turns = min(
                max(self.patience.turns, self.turns // 4), TURNS - self.turns, (most - self.simulations) // cost
            )
            if self.simulations:
                now = perf_counter()
                turns = min(turns, int((until - now) * self.simulations / max(now - began, 1e-9) / cost))
            elif turns == 0 or self.patience.turns * cost > most:
                turns = 1  # a little thought is better than none
            if turns > 0:
                self.advance(turns)
                self.drop()

    def advance(self, turns: int) -> None:
        first, racers = self.turns, np.sort(self.racers)
        list(self.in_turn(lambda thinker: thinker.simulate(racers, first, turns), self.thinkers))
        self.turns += turns
        self.simulations += turns * len(racers) * len(self.thinkers)

    def drop(self) -> None:
        """Drop the actions that, judging by the same turns, can hardly be better than the best one so far."""
        results = np.concatenate([thinker.results[self.racers, : self.turns] for thinker in self.thinkers], axis=1)
        means = results.mean(axis=1)
        order = np.argsort(-means, kind="stable")
        ahead = results[order] - results[order[0]]
        hope = ahead.mean(axis=1) + self.patience.doubt * ahead.std(axis=1) / math.sqrt(ahead.shape[1])
        stays = (hope > TRIFLE + IMPATIENCE * self.turns) | (self.turns < self.patience.turns)
        stays[0] = True
        self.dropped = [*self.racers[order[~stays]].tolist(), *self.dropped]
        self.racers = self.racers[order[stays]]
