"""Any legal action, each as likely as the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any


class RandomBot:
    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: Random) -> str:
        return rng.choice(legal)
