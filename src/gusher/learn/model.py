"""The network of `gusher.bots.network` as PyTorch computes it, on many observations at once.

Observations stay whole numbers and masks stay packed until they are needed: a sixth of the memory of their long forms.
All functions are plain arithmetic on tensors of a fixed shape, so that `torch.compile` can make a few kernels of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from gusher.bots.network import LAYERS, SEATS, Network, shapes
from gusher.kernel.game import Game
from gusher.kernel.mask import BITS

Parameters = dict[str, Any]
"""Float32 tensors by the names of `Network.weights`."""


def fresh(game: Game, width: int, device: str) -> Parameters:
    """A network that knows nothing: every action is as likely as the others, and so is every winner."""
    made: Parameters = {}
    for name, shape in shapes(game, width).items():
        made[name] = torch.zeros(shape)
        if name in ("first", "second"):
            torch.nn.init.kaiming_uniform_(made[name], nonlinearity="relu")
        elif name in LAYERS:
            torch.nn.init.normal_(made[name], std=0.01)
    return {name: value.to(device) for name, value in made.items()}


def imported(network: Network, device: str) -> Parameters:
    return {name: torch.from_numpy(np.array(value)).to(device) for name, value in network.weights.items()}


def exported(parameters: Parameters, game: Game, about: dict[str, Any]) -> Network:
    """The network as it stands, for play: nothing of PyTorch is left in it."""
    return Network(game, {name: value.detach().float().cpu().numpy() for name, value in parameters.items()}, about)


class Model:
    """What is the same for all networks of a game: how observations are read and answers are meant."""

    def __init__(self, game: Game, device: str) -> None:
        source, test, factor = game.tensor.TENSOR.columns
        self.source = torch.from_numpy(source.astype(np.int64)).to(device)
        self.test = torch.from_numpy(test.astype(np.int16)).to(device)
        self.factor = torch.from_numpy(factor).to(device)
        actions = torch.arange(game.verbs.size, device=device)
        self.word, self.bit = actions // BITS, actions % BITS
        self.seats = torch.arange(SEATS, device=device)
        self.is_exact = device == "cpu"  # a GPU multiplies matrices of bfloat16

    def floats(self, rows: Any) -> Any:
        """The float form of observations, as `Tensor.floats` gives it."""
        value = rows[:, self.source]
        is_value, is_set = value == self.test, (value & self.test) != 0
        return torch.where(self.factor > 0, value * self.factor, torch.where(self.factor < 0, is_value, is_set).float())

    def legal(self, words: Any) -> Any:
        """Packed masks, spread out: what may each do?"""
        return ((words[:, self.word] >> self.bit) & 1) == 1

    def forward(self, parameters: Parameters, rows: Any, words: Any) -> tuple[Any, Any, Any]:
        """For each observation the logarithm of the odds of every action (those that are not legal have none), and for
        each seat, counted from the one that looks, a weight for winning and its lead at the end."""
        precision = torch.float32 if self.is_exact else torch.bfloat16
        hidden = self.floats(rows).to(precision)
        for name in ("first", "second"):
            hidden = torch.relu(self.layer(parameters, name, hidden))
        policy = self.layer(parameters, "policy", hidden).float().masked_fill(~self.legal(words), -torch.inf)
        share, lead = (self.layer(parameters, name, hidden).float() for name in ("share", "lead"))
        return policy.log_softmax(1), share, lead

    def layer(self, parameters: Parameters, name: str, inputs: Any) -> Any:
        weight, bias = parameters[name].to(inputs.dtype), parameters[f"{name}.bias"].to(inputs.dtype)
        return torch.nn.functional.linear(inputs, weight, bias)

    def outlook(self, share: Any, lead: Any, seats: Any, players: Any) -> Any:
        """Everybody's share of the win and lead, (n, 2, seats), the seats in their own order."""
        place = self.place(seats, players)
        share = share.masked_fill(self.seats >= players[:, None], -torch.inf).softmax(1)
        return torch.stack([share.gather(1, place), lead.gather(1, place)], 1) * self.is_used(players)[:, None]

    def place(self, seats: Any, players: Any) -> Any:
        """Where each seat sits, counted from the one that looks."""
        return (self.seats - seats[:, None]) % players[:, None]

    def is_used(self, players: Any) -> Any:
        return self.seats < players[:, None]

    def act(self, parameters: Parameters, rows: Any, words: Any, seats: Any, players: Any) -> tuple[Any, Any, Any]:
        """An action for each observation by its odds, the logarithm of these, and the outlook."""
        policy, share, lead = self.forward(parameters, rows, words)
        luck = -torch.log(-torch.log(torch.rand_like(policy).clamp_min(1e-20)))
        action = (policy + luck).argmax(1)
        return action, policy.gather(1, action[:, None])[:, 0], self.outlook(share, lead, seats, players)
