"""Positions that a seat cannot tell from the true one, drawn by their exact odds.

Two things are hidden: the licences in the other hands (3.2) and the tiles that only others have seen (4.6).

Tiles: those I have not seen can lie in any arrangement, kind by kind.

Licences: see `belief.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.layout import Array

from .state import Edition, State
from .verbs import LEAST_TILE, MOST_TILE


def sample(ed: Edition, view: Mapping[str, Any], rng: Any) -> State:
    """A state that gives the seat of `view` the same view; only `rng.random()` is used."""
    return State.unpack(samples(ed, view, rng, 1))


def samples(ed: Edition, view: Mapping[str, Any], rng: Any, count: int) -> Array:
    """`count` such states, drawn independently, as records for compiled code; the odds are worked out only once."""
    import numpy as np

    seen = view["state"]
    values = {name: seen[name] for name in State.fields if name in seen}
    values |= {
        "tile": [tile or 0 for tile in seen["tile"]],
        "ones": [ones or 0 for ones in seen["ones"]],
        "key": [0, 0],
        "draws": 0,
    }
    drawn = np.repeat(State.from_dict(values).pack(), count)
    drawn["key"] = [[int(rng.random() * 2**32), int(rng.random() * 2**32)] for _ in range(count)]
    _spread_tiles(ed, seen, rng, drawn["tile"])
    _spread_ones(ed, view, rng, drawn["ones"])
    return drawn


def _spread_tiles(ed: Edition, seen: Mapping[str, Any], rng: Any, tiles: Array) -> None:
    """4.6: a tile that only others have seen can be any of its kind that I have not seen."""
    for kind in range(len(ed.tiles)):
        sites = [site for site in range(ed.sites) if ed.site_kind[site] == kind]
        hidden = [site for site in sites if seen["tile"][site] is None and seen["looked"][site]]
        pool = [value for value in range(LEAST_TILE, MOST_TILE + 1) for _ in range(ed.tiles[kind][value])]
        for site in sites:
            if seen["tile"][site]:
                pool.remove(seen["tile"][site])
        for row in tiles if hidden else ():
            left = list(pool)
            for site in hidden:
                row[site] = left.pop(int(rng.random() * len(left)))


def _spread_ones(ed: Edition, view: Mapping[str, Any], rng: Any, ones: Array) -> None:
    """How many ones are in each hand."""
    import numpy as np

    from .belief import believe  # which needs NumPy

    state, seat = view["state"], view["seat"]
    hidden = [other for other in range(view["players"]) if state["ones"][other] is None]
    if hidden:
        weights = believe(ed, state, view["memory"], seat, hidden).weights
        luck = [rng.random() * weights.sum() for _ in range(len(ones))]
        places = np.searchsorted(np.cumsum(weights.ravel()), luck, side="right")
        for other, counts in zip(hidden, np.unravel_index(places, weights.shape), strict=True):
            ones[:, other] = counts
