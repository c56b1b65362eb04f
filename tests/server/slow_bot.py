"""A bot that computes for a second without a pause, in pure Python."""

from __future__ import annotations

import time

from gusher import bots


class SlowBot:
    def choose(self, seen: bots.Observation) -> str:
        ends = time.monotonic() + 1
        while time.monotonic() < ends:
            sum(range(1000))
        return seen.legal[0]


def register() -> None:
    bots.BOTS["slow"] = SlowBot()


register()
