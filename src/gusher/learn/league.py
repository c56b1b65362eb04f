"""Earlier selves to play against: a network that only ever meets itself may go round in circles."""

from __future__ import annotations

from typing import Any

import torch

MOST = 8
WEAK = 1 / 3
"""Nobody joins in this first part of a run: there is little to learn from beginners."""


class League:
    """The weights of earlier selves, the oldest first.  When it is full, every second one leaves and newcomers join
    half as often, so that it always reaches back to the first."""

    def __init__(self, every: int = 8) -> None:
        self.members: list[dict[str, Any]] = []
        self.every = every
        """Updates between two newcomers."""

    def grow(self, learner: Any, update: int, progress: float) -> None:
        if progress < WEAK or update % self.every:
            return
        self.members.append({name: value.to(torch.bfloat16) for name, value in learner.state_dict().items()})
        if len(self.members) > MOST:
            del self.members[::2]
            self.every *= 2

    def invite(self, guest: Any) -> bool:
        """Give `guest` the weights of a member drawn at random; False while there are none."""
        if not self.members:
            return False
        guest.load_state_dict(self.members[int(torch.randint(len(self.members), ()))])
        return True
