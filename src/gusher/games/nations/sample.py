"""Positions that a seat cannot tell from the true one.

Everything is open (S6, 7.1): money, pieces, and the Incident cards that were read out.  The unseen part of the deck is
counted by kind and drawn late, in views and states alike; so all a view lacks is the generator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import Edition, State


def sample(ed: Edition, view: Mapping[str, Any], rng: Any) -> State:
    """The state that gives `view`, with a fresh generator; only `rng.random()` is used."""
    fresh = {"key": [int(rng.random() * 2**32) for _ in range(2)], "draws": 0}
    return State.from_dict({**fresh, **view["state"]})
