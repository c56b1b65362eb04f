"""Fails at every decision."""

from __future__ import annotations

from typing import Never

from gusher.bots.observation import Observation


def choose(seen: Observation) -> Never:
    raise RuntimeError("out of oil")
