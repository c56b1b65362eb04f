"""Learning from decisions by proximal policy optimisation: their odds move towards what came out better than expected,
a little at a time, and the outlook towards what came."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from .model import Model, Parameters
from .rollout import Table
from .settings import Settings

LONGEST = 0.5
"""The longest step of the weights: the gradient is cut to this length."""


def loss(
    model: Model, clip: float, parameters: Parameters, piece: dict[str, Any], entropy_weight: Any
) -> tuple[Any, Any]:
    """What is to be made small for one piece of the decisions; and how undecided the policy is, for the curve."""
    policy, share, lead = model.forward(parameters, piece["rows"], piece["masks"])
    weight = piece["is_mine"].float()
    weight = weight / weight.sum().clamp_min(1.0)
    chosen = policy.gather(1, piece["actions"][:, None])[:, 0]
    ratio, gain = (chosen - piece["odds"]).exp(), piece["gain"]
    better = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
    entropy = -(policy.exp() * policy.clamp_min(-1e4)).sum(1)

    players, used = piece["players"], model.is_used(piece["players"])
    place = model.place(piece["seats"], players)
    target = piece["targets"]
    known = share.masked_fill(~used, -1e4).log_softmax(1).gather(1, place) * used
    surprise = -(target[:, 0] * known).sum(1)
    miss = ((lead.gather(1, place) - target[:, 1]).square() * used).sum(1)

    undecided = (entropy * weight).sum()
    return -(better * weight).sum() + (0.5 * surprise + 0.25 * miss).mean() - entropy_weight * undecided, undecided


def pieces(tables: Sequence[Table], gains: Sequence[Any]) -> Iterator[dict[str, Any]]:
    """All decisions once, in pieces: each has one step of every table, so that all stages and set-ups are in it."""
    orders = [torch.randperm(len(table.rows)).tolist() for table in tables]
    for steps in zip(*orders, strict=True):
        taken = list(zip(tables, gains, steps, strict=True))
        piece = {
            name: torch.cat([getattr(table, name)[step] for table, _, step in taken])
            for name in ("rows", "masks", "seats", "actions", "odds", "is_mine", "targets")
        }
        piece["gain"] = torch.cat([gain[step] for _, gain, step in taken])
        piece["players"] = torch.cat([table.many for table in tables])
        yield piece


def learn(
    tables: Sequence[Table], parameters: Parameters, optimiser: Any, judge: Any, settings: Settings, progress: float
) -> float:
    """One pass over all decisions; how undecided the policy is on average.  `judge` is `loss`, perhaps compiled."""
    lead = settings.lead * max(0.0, 1 - 1.5 * progress)
    gains = [table.advantages(lead) for table in tables]
    mine = torch.cat([gain[table.is_mine] for table, gain in zip(tables, gains, strict=True)])
    middle, spread = mine.mean(), mine.std() + 1e-8
    for group in optimiser.param_groups:
        group["lr"] = settings.rate * max(0.02, 1 - progress)
    entropy_weight = torch.tensor(settings.entropy * (1 - progress) + 0.001, device=mine.device)
    undecided = []
    for piece in pieces(tables, [(gain - middle) / spread for gain in gains]):
        cost, entropy = judge(parameters, piece, entropy_weight)
        optimiser.zero_grad(set_to_none=True)
        cost.backward()
        torch.nn.utils.clip_grad_norm_(list(parameters.values()), LONGEST)
        optimiser.step()
        undecided.append(entropy.detach())
    return float(torch.stack(undecided).mean())
