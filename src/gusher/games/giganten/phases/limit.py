"""Action 8 — tank limit (8.1)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule

from ..common import to_supply
from ..events import SURPLUS
from ..state import COMPANIES, Edition, State


@rule
def enter(ed: Edition, g: State) -> bool:
    """8.1: every tank with more than two crude sells the excess to the bank.  Nobody is asked."""
    for seat in range(g.players):
        for company in range(COMPANIES):
            excess = g.tank[seat][company] - ed.tank_limit
            if excess > 0:
                g.tank[seat][company] = ed.tank_limit
                g.cash[seat] += excess * ed.surplus_price
                to_supply(g, excess)
                emit(g, SURPLUS, seat, company, excess, excess * ed.surplus_price)
    return False
