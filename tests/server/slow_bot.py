"""A bot that computes without a pause, in pure Python, until a file is there."""

from __future__ import annotations

import os
from pathlib import Path

from gusher import bots

BEGUN, MAY_END = "begun", "may-end"  # files in the folder that GUSHER_SLOW_BOT names


class SlowBot:
    def choose(self, seen: bots.Observation) -> str:
        folder = Path(os.environ["GUSHER_SLOW_BOT"])
        (folder / BEGUN).touch()
        while not (folder / MAY_END).exists():
            sum(range(1000))
        return seen.legal[0]


def register() -> None:
    bots.BOTS["slow"] = SlowBot()


register()
