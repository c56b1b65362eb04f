"""How strong a network is: games against scripted players."""

from __future__ import annotations

import math
import os
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch

import gusher
from gusher.kernel.game import Game

from .scripted_players import ScriptedPlayers

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


def meet_scripted(model: Any, game: Game, players: int, games: int, device: str) -> Standing:
    """Games with the options that environments use, the network on each seat in turn and taking the best action."""
    threads = os.cpu_count() or 1
    batch = gusher.batch(game.name, games, players, FIRST, game.bounded, threads=threads, reward="win", restart=False)
    mine, every, shares = np.arange(games) % players, np.arange(games), np.zeros(games)
    rivals = ScriptedPlayers(batch)
    while (batch.seats >= 0).any():
        actions = np.full(games, gusher.WAIT)
        own = np.flatnonzero(batch.seats == mine)
        if len(own):
            actions[own] = best(model, batch.observations[own], batch.legal[own], players, device)
        rivals.act((batch.seats >= 0) & (batch.seats != mine), actions)
        batch.step(actions)
        shares[batch.done] = batch.rewards[every, mine][batch.done]
    scores = batch.scores / batch.tensor.score_unit
    own_scores = scores[every, mine]
    others = (scores.sum(axis=1) - own_scores) / (players - 1)
    error = 1.96 * float(shares.std()) / math.sqrt(games)
    return Standing(players, games, float(shares.mean()), error, float(own_scores.mean()), float(others.mean()))


def best(model: Any, rows: Any, legal: Any, players: int, device: str) -> Any:
    """The action with the best odds for each observation."""
    many = torch.full((len(rows),), players, device=device)
    with torch.no_grad():
        odds, _, _ = model(torch.from_numpy(rows).to(device), torch.from_numpy(legal).to(device), many)
    return odds.argmax(1).cpu().numpy()
