"""A state consistent with a view: everything is open, so only the generator is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import Edition, State


def sample(ed: Edition, view: Mapping[str, Any], rng: Any) -> State:
    fresh = {"key": [int(rng.random() * 2**32) for _ in range(2)], "draws": 0}
    return State.from_dict({**fresh, **view["state"]})
