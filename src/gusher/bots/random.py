"""Any legal action, each as likely as the others."""

from __future__ import annotations

from .observation import Observation


class RandomBot:
    def choose(self, seen: Observation) -> str:
        return seen.rng.choice(seen.legal)
