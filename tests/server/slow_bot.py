"""A bot that computes for a second without a pause, in pure Python."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gusher import bots


class SlowBot:
    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: Random) -> str:
        ends = time.monotonic() + 1
        while time.monotonic() < ends:
            sum(range(1000))
        return legal[0]


def register() -> None:
    bots.BOTS["slow"] = SlowBot()


register()
