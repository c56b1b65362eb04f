"""Networks as PyTorch computes them, on many observations at once.

`Learner` is the one that learns by playing.  `Pupil` is the smaller one for play: it is taught by the learner, and
`gusher.bots.network` computes it without PyTorch.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from gusher.bots.network import LAYERS, SEATS, Network
from gusher.kernel.game import Game

BLOCKS = 2
JUDGING = 256  # units behind the learner's opinions of the outcome


class Model(nn.Module):  # type: ignore[misc]  # mypy is not to depend on PyTorch
    """What all networks of a game share: how observations are read and answers are meant."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        source, test, factor = game.learning.tensor.TENSOR.columns
        self.register_buffer("source", torch.from_numpy(source.astype(np.int64)), persistent=False)
        self.register_buffer("test", torch.from_numpy(test.astype(np.int16)), persistent=False)
        self.register_buffer("factor", torch.from_numpy(factor), persistent=False)
        self.register_buffer("places", torch.arange(SEATS), persistent=False)

    def floats(self, rows: Any) -> Any:
        """The float form of observations, as `Tensor.floats` gives it."""
        value = rows[:, self.source]
        is_there = torch.where(self.factor < 0, value == self.test, (value & self.test) != 0)
        return torch.where(self.factor > 0, value * self.factor, is_there)

    def answer(self, floats: Any) -> tuple[Any, Any, Any]:
        """A weight for each action; and for each seat, counted from the one that looks, a weight for winning and its
        lead at the end."""
        raise NotImplementedError

    def forward(self, rows: Any, legal: Any, players: Any) -> tuple[Any, Any, Any]:
        """The logarithm of the odds of every action (-inf if it is not legal), every seat's chance of winning, and
        its lead; seats counted from the one that looks."""
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            policy, share, lead = self.answer(self.floats(rows))
        is_used = self.places < players[:, None]
        odds = policy.float().masked_fill(~legal, -torch.inf).log_softmax(1)
        return odds, share.float().masked_fill(~is_used, -torch.inf).softmax(1), lead.float() * is_used

    def act(self, rows: Any, legal: Any, players: Any) -> tuple[Any, Any, Any]:
        """An action for each observation by its odds, the logarithm of these, and what the seat expects for itself:
        its chance of winning and its lead."""
        odds, share, lead = self(rows, legal, players)
        luck = torch.empty_like(odds).exponential_().clamp_min_(1e-30).log_()  # never -inf: that less -inf is no number
        action = (odds - luck).argmax(1)
        return action, odds.gather(1, action[:, None])[:, 0], torch.stack([share[:, 0], lead[:, 0]], 1)


class Block(nn.Module):  # type: ignore[misc]
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, inputs: Any) -> Any:
        return inputs + self.down(functional.gelu(self.up(self.norm(inputs))))


class Learner(Model):
    """A residual network.  At first every action is about as likely as the others."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__(game)
        self.first = nn.Linear(game.learning.tensor.TENSOR.float_size, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(BLOCKS)), nn.LayerNorm(width), nn.GELU())
        self.policy = nn.Linear(width, game.rules.verbs.size)
        self.outcome = nn.Sequential(nn.Linear(width, JUDGING), nn.GELU(), nn.Linear(JUDGING, 2 * SEATS))
        nn.init.normal_(self.policy.weight, std=0.01)

    def answer(self, floats: Any) -> tuple[Any, Any, Any]:
        hidden = self.blocks(self.first(floats))
        share, lead = self.outcome(hidden).split(SEATS, 1)
        return self.policy(hidden), share, lead


class Pupil(Model):
    """Two hidden layers of rectified units: the network of `gusher.bots.network`."""

    def __init__(self, game: Game, units: int) -> None:
        super().__init__(game)
        self.game = game
        self.first = nn.Linear(game.learning.tensor.TENSOR.float_size, units)
        self.second = nn.Linear(units, units)
        self.policy = nn.Linear(units, game.rules.verbs.size)
        self.share, self.lead = nn.Linear(units, SEATS), nn.Linear(units, SEATS)

    def answer(self, floats: Any) -> tuple[Any, Any, Any]:
        hidden = functional.relu(self.second(functional.relu(self.first(floats))))
        return self.policy(hidden), self.share(hidden), self.lead(hidden)

    def exported(self, about: dict[str, Any]) -> Network:
        """The network for play, with nothing of PyTorch left in it."""
        weights = {}
        for name in LAYERS:
            layer = getattr(self, name)
            weights[name], weights[f"{name}.bias"] = (
                value.detach().float().cpu().numpy() for value in (layer.weight, layer.bias)
            )
        return Network(self.game, weights, about)


def imported(network: Network) -> Pupil:
    """A network from a file as PyTorch computes it."""
    pupil = Pupil(network.game, len(network.weights["first"]))
    with torch.no_grad():
        for name in LAYERS:
            layer = getattr(pupil, name)
            layer.weight.copy_(torch.from_numpy(np.array(network.weights[name])))
            layer.bias.copy_(torch.from_numpy(np.array(network.weights[f"{name}.bias"])))
    return pupil
