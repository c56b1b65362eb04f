"""A network as PyTorch computes it, on many observations at once: `gusher.bots.network` plays it without PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from gusher.bots.network import BLOCKS, LAYERS, NARROW, SEATS, Network, shapes
from gusher.kernel.game import Game


class Learner(nn.Module):  # type: ignore[misc]  # mypy is not to depend on PyTorch
    """The network that learns.  At first every action is about as likely as the others."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        self.game, self.width = game, width
        for name, column in zip(("source", "test", "factor"), game.learning.tensor.TENSOR.columns, strict=True):
            blank = np.zeros(aligned(len(column)), {"source": np.int64, "test": np.int16}.get(name, np.float32))
            blank[: len(column)] = column  # beyond it the float form is 0
            self.register_buffer(name, torch.from_numpy(blank), persistent=False)
        self.register_buffer("places", torch.arange(SEATS), persistent=False)
        for name in LAYERS[1:]:
            outputs, inputs = shapes(game, width)[name]
            setattr(self, name, nn.Linear(inputs, outputs))
        self.first = nn.Linear(len(self.source), width)
        self.policy = nn.Linear(width, aligned(game.rules.verbs.size))
        nn.init.normal_(self.policy.weight, std=0.01)

    def floats(self, rows: Any) -> Any:
        """The float form of observations, as `Tensor.floats` gives it, with zeros up to an aligned size."""
        value = rows[:, self.source]
        is_there = torch.where(self.factor < 0, value == self.test, (value & self.test) != 0)
        return torch.where(self.factor > 0, value * self.factor, is_there)

    def answer(self, floats: Any) -> tuple[Any, Any, Any]:
        """A weight for each action; and for each seat, counted from the one that looks, a weight for winning and its
        lead at the end."""
        hidden = self.first(floats)
        for up, down in BLOCKS:
            hidden = hidden + getattr(self, down)(functional.relu(getattr(self, up)(self.normalised(hidden))))
        thought = functional.relu(self.normalised(hidden))
        outcome = self.outcome(functional.relu(self.judge(thought)))
        return self.policy(thought), outcome[:, :SEATS], outcome[:, SEATS : 2 * SEATS]

    def normalised(self, values: Any) -> Any:
        return functional.layer_norm(values, (self.width,), eps=NARROW)

    def forward(self, rows: Any, legal: Any, players: Any) -> tuple[Any, Any, Any]:
        """The logarithm of the odds of every action (-inf if it is not legal), every seat's chance of winning, and
        its lead; seats counted from the one that looks."""
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            policy, share, lead = self.answer(self.floats(rows))
        is_used = self.places < players[:, None]
        odds = policy[:, : legal.shape[1]].float().masked_fill(~legal, -torch.inf).log_softmax(1)
        return odds, share.float().masked_fill(~is_used, -torch.inf).softmax(1), lead.float() * is_used

    def act(self, rows: Any, legal: Any, players: Any) -> tuple[Any, Any, Any]:
        """An action for each observation by its odds, the logarithm of these, and what the seat expects for itself:
        its chance of winning and its lead."""
        odds, share, lead = self(rows, legal, players)
        luck = torch.empty_like(odds).exponential_().clamp_min_(1e-30).log_()  # never -inf: that less -inf is no number
        action = (odds - luck).argmax(1)
        return action, odds.gather(1, action[:, None])[:, 0], torch.stack([share[:, 0], lead[:, 0]], 1)

    def exported(self, about: dict[str, Any]) -> Network:
        """The network for play, with nothing of PyTorch left in it."""
        weights = {name: value.detach().float().cpu().numpy() for name, value in self.used().items()}
        return Network(self.game, weights, about)

    def used(self) -> dict[str, Any]:
        """The weights by name, without what only fills them up to an aligned size."""
        found = {}
        for name, shape in shapes(self.game, self.width).items():
            layer = getattr(self, name.partition(".")[0])
            whole = layer.bias if name.endswith(".bias") else layer.weight
            found[name] = whole[tuple(slice(size) for size in shape)]
        return found


def imported(network: Network) -> Learner:
    """A network from a file, to be trained further."""
    learner = Learner(network.game, len(network.weights["first"]))
    with torch.no_grad():
        for name, value in learner.used().items():
            value.copy_(torch.from_numpy(np.array(network.weights[name])))
    return learner


def aligned(size: int) -> int:
    """The size of a layer that a GPU multiplies quickly."""
    return -(-size // 16) * 16
