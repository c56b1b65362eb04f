"""Players that are programs.  A bot gets what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from gusher.kernel.errors import SetupError

from . import random


class Bot(Protocol):
    """Chooses one of the legal actions."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: Random) -> str:
        """`view` is what ``match.view(seat)`` gives, `legal` its legal actions as texts, `rng` the bot's own."""


BOTS: dict[str, Bot] = {"random": random.RandomBot()}


def get(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise SetupError("error-bot-unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
