"""Learning from decisions by proximal policy optimisation: their odds move towards what came out better than expected,
a little at a time, and the network's opinion of the outcome moves towards what came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch.nn import functional

from .rollout import Rollout
from .settings import Settings

LONGEST = 0.5
"""The longest step of the weights: the gradient is cut to this length."""


def loss(learner: Any, clip: float, piece: dict[str, Any], entropy_weight: Any) -> tuple[Any, Any]:
    """What is to be made small for some decisions; and how undecided the policy is, for the curve."""
    legal = piece["legal"]
    odds, share, lead = learner(piece["rows"], legal, piece["players"])
    chosen = odds.gather(1, piece["actions"][:, None])[:, 0]
    ratio, gain = (chosen - piece["odds"]).exp(), piece["gain"]
    better = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
    entropy = -(odds.exp() * odds.masked_fill(~legal, 0)).sum(1).mean()
    wins, leads = piece["targets"].unbind(1)
    surprise = functional.binary_cross_entropy(share, wins, reduction="none")
    wrong = (0.5 * surprise + 0.25 * (lead - leads).square()) * piece["is_known"]
    return -better.mean() + wrong.sum(1).mean() - entropy_weight * entropy, entropy


def shuffled(usable: Any, size: int) -> Iterator[Any]:
    """The numbers of all usable decisions in random order, `size` at a time; a last handful is left out, because
    compiled code wants one size."""
    order = usable[torch.randperm(len(usable), device=usable.device)]
    size = min(size, len(order))
    return iter(order[: len(order) // size * size].split(size))


def learn(rollout: Rollout, learner: Any, optimiser: Any, judge: Any, settings: Settings, progress: float) -> float:
    """Learn from all decisions; how undecided the policy is on average.  `judge` is `loss`, perhaps compiled."""
    gain = rollout.advantages(settings.lead * max(0.0, 1 - 1.5 * progress)).flatten()
    usable = rollout.is_usable.flatten().nonzero()[:, 0]
    gain = (gain - gain[usable].mean()) / (gain[usable].std() + 1e-8)
    names = ("rows", "legal", "players", "actions", "odds", "targets", "is_known")
    store = {"gain": gain, **{name: getattr(rollout, name).flatten(0, 1) for name in names}}
    for group in optimiser.param_groups:
        group["lr"] = settings.rate * max(0.02, 1 - progress)
    entropy_weight = torch.tensor(settings.entropy * (1 - progress) + 0.001, device=gain.device)
    undecided = []
    for _ in range(settings.epochs):
        for numbers in shuffled(usable, rollout.decisions // settings.pieces):
            cost, entropy = judge({name: values[numbers] for name, values in store.items()}, entropy_weight)
            optimiser.zero_grad(set_to_none=True)
            cost.backward()
            torch.nn.utils.clip_grad_norm_(learner.parameters(), LONGEST)
            optimiser.step()
            undecided.append(entropy.detach())
    return float(torch.stack(undecided).mean())
