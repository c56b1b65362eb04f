"""Earlier selves to play against: who only meets itself goes round in circles."""

from __future__ import annotations

import torch

from .model import Parameters

MOST = 8


class League:
    """Frozen networks, the oldest first.  When it is full, every second one leaves and newcomers come half as often: it
    always reaches back to the beginning."""

    def __init__(self, every: int = 8) -> None:
        self.members: list[Parameters] = []
        self.every = every
        """Updates between two newcomers."""

    def grow(self, parameters: Parameters, update: int) -> None:
        if update % self.every:
            return
        self.members.append({name: value.detach().to(torch.bfloat16).cpu() for name, value in parameters.items()})
        if len(self.members) > MOST:
            del self.members[::2]
            self.every *= 2

    def invite(self, guest: Parameters) -> Parameters | None:
        """One of them by chance, written into the tensors of `guest`; None while there is nobody."""
        if not self.members:
            return None
        member = self.members[int(torch.randint(len(self.members), ()))]
        for name, value in guest.items():
            value.copy_(member[name])
        return guest
