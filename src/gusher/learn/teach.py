"""Teaching the smaller network for play: it is shown what the learner makes of positions in its own games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from .ppo import LONGEST, shuffled
from .rollout import Clock, Rollout
from .settings import Settings

RATE = 1e-3


def loss(pupil: Any, learner: Any, piece: dict[str, Any]) -> Any:
    """How far the pupil's answers are from the learner's."""
    given = piece["rows"], piece["legal"], piece["players"]
    with torch.no_grad():
        odds, share, lead = learner(*given)
    own_odds, own_share, own_lead = pupil(*given)
    surprise = (odds.exp() * (odds - own_odds).masked_fill(~piece["legal"], 0)).sum(1).mean()
    return surprise + (own_share - share).square().sum(1).mean() + (own_lead - lead).square().sum(1).mean()


def teach(
    pupil: Any, learner: Any, rollout: Rollout, settings: Settings, progress: Callable[[], float], update: int
) -> float:
    """Teach until `progress` is 1, on games that the learner plays on; how far the pupil was off at the end."""
    optimiser = torch.optim.AdamW(pupil.parameters(), RATE, betas=(0.9, 0.98), fused=settings.device == "cuda")
    everything = torch.arange(rollout.decisions, device=settings.device)
    off = 0.0
    while (done := progress()) < 1:
        with torch.no_grad():
            rollout.play(learner, None, update, Clock())
        update += 1
        store = {name: getattr(rollout, name).flatten(0, 1) for name in ("rows", "legal", "players")}
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.02, 1 - done)
        for numbers in shuffled(everything, rollout.decisions // settings.pieces):
            cost = loss(pupil, learner, {name: values[numbers] for name, values in store.items()})
            optimiser.zero_grad(set_to_none=True)
            cost.backward()
            torch.nn.utils.clip_grad_norm_(pupil.parameters(), LONGEST)
            optimiser.step()
        off = cost.item()
    return off
