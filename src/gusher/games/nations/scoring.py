"""The end (8.3, 8.4)."""

from __future__ import annotations

from gusher.kernel.jit import rule

from .networks import revenue
from .sea import count_tankers
from .state import Edition, State

MORE_THAN_REVENUE = 1000  # no revenue is that high: `edition.py` makes sure of it


def is_out(g: State, seat: int) -> bool:
    """8.1: out for good."""
    return bool(g.out[seat])


@rule
def worth(ed: Edition, g: State, seat: int) -> int:
    """8.4: cash and what the bank pays for the tankers, wherever they lie."""
    return g.money[seat] + ed.tanker_sale * count_tankers(g, seat)


@rule
def score(ed: Edition, g: State, seat: int) -> int:
    """8.3, 8.4: 0 for a player who is out; among the others the greatest worth wins, then the higher revenue."""
    if g.out[seat]:
        return 0
    return 1 + worth(ed, g, seat) * MORE_THAN_REVENUE + revenue(ed, g, seat)
