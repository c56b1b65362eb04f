"""How strong a network is: games against scripted players, compiled, on all cores of the processor."""

from __future__ import annotations

import math
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from gusher.bots import minds
from gusher.bots.network import Network, entry

FIRST = 1 << 40
"""The seed of the first game: none that is trained on."""


@dataclass(frozen=True)
class Standing:
    """The network on one seat, scripted players on all others."""

    players: int
    games: int
    share: float  # of the wins; par is 1 / players
    error: float  # half of the 95 % interval
    score: float  # on average, in the unit of the reward `score`
    others: float  # the scripted players'

    def told(self) -> dict[str, Any]:
        return {name: round(value, 4) for name, value in asdict(self).items()}


def meet_scripted(network: Network, players: int, games: int, threads: int | None = None) -> Standing:
    """So many games, each seat in turn, with the options that environments use.  No sampling: the best action."""
    game = network.game
    edition = game.freeze(game.load_edition(game.edition), players, game.full_options(game.bounded))
    scores = np.zeros((games, players), np.int64)
    threads = threads or os.cpu_count() or 1
    play = entry(game.name, "meet_scripted")

    def stretch(bounds: tuple[int, int]) -> None:
        first, last = bounds
        arrays = game.compiled.blank(edition)
        scripted = minds.packed([minds.mind(game)] * players)  # of each thread's own: a mind holds its plan
        play(*arrays, scripted, network.compiled, network.memory, FIRST + first, players, scores[first:last])

    edges = np.linspace(0, games, threads + 1).astype(int).tolist()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(stretch, pairwise(edges)))
    return standing(scores / game.tensor.TENSOR.score_unit, (FIRST + np.arange(games)) % players)


def standing(scores: Any, mine: Any) -> Standing:
    games, players = scores.shape
    best = scores == scores.max(axis=1, keepdims=True)
    shares = (best / best.sum(axis=1, keepdims=True))[np.arange(games), mine]
    own = scores[np.arange(games), mine]
    others = (scores.sum(axis=1) - own) / (players - 1)
    error = 1.96 * float(shares.std()) / math.sqrt(games)
    return Standing(players, games, float(shares.mean()), error, float(own.mean()), float(others.mean()))
