"""Why an action is not legal, and the clause that a legal one rests on (see `Why` in the kernel's `parts.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gusher.kernel.actions import Action, cell_text, column_text
from gusher.kernel.errors import Term
from gusher.kernel.mask import has
from gusher.kernel.parts import Reason, Why

from .common import has_supply, may_stop
from .phases import auctions, moving
from .phases.derricks import can_build
from .phases.transport import can_ship, furthest_rival
from .reach import cost_of, survey
from .scratch import Scratch
from .state import COLUMNS, COMPANY_NAMES, MOST_MOVES, NONE, Edition, Phase, State
from .verbs import BLACK, OWN, RIVAL, VERBS

GROUNDS = {
    "take": "2.4",
    "place": "4.1",
    "drive": "4.3",
    "rail": "4.7",
    "halt": "4.2",
    "price": "4.9",
    "store": "4.10",
    "setback": "4.11",
    "decline": "4.8",
    "build": "5.1",
    "lose": "6.7",
    "bid": "7.2",
    "pay": "7.5",
    "sell": "7.7",
    "first": "S10",
    "deal": "3.1",
    "forfeit": "7.6",
}
ROLLS = {0: "1.2", 1: "1.3", -1: "1.4"}
"""By the zone that the price is in."""
CARRIERS = ("own", "black", "rival")
SHIPS = {"own": "6.3", "black": "6.4", "rival": "6.5"}


def _clause(ed: Edition, g: State, action: Action) -> str:
    """The clause that an action rests on."""
    if action.verb == "roll":
        return ROLLS[ed.zone[g.price[g.company]]]
    if action.verb == "ship":
        return "6.6" if ed.carrier_forced and action.args[0] == "rival" else SHIPS[action.args[0]]
    if action.verb == "pass":
        return "7.3" if g.phase == Phase.AUCTIONS else "5.1"
    if action.verb == "turn":
        return "2.1" if action.args[0].startswith("red") else "2.3"
    if action.verb == "tile":
        return "5.4" if g.phase == Phase.DERRICKS else "4.6"
    return GROUNDS[action.verb]


def expected(g: State) -> tuple[str, tuple[str, ...]]:
    """The clause of the pending decision, and the verbs that answer it."""
    if g.phase == Phase.CARDS:
        return "2.4", ("take",)
    if g.phase == Phase.MOVING:
        return ("4.1", ("place",)) if g.step == moving.PLACING else ("4.2", ("drive", "rail", "halt"))
    if g.phase == Phase.SPECIAL:
        return "4.8", ("price", "store", "setback", "decline")
    if g.phase == Phase.DERRICKS:
        return "5.1", ("build", "pass")
    if g.phase == Phase.TRANSPORT:
        return "6.2", ("ship", "lose")
    return {
        auctions.BIDDING: ("7.2", ("bid", "pass")),
        auctions.PAYING: ("7.5", ("pay",)),
        auctions.SELLING: ("7.7", ("sell",)),
    }[g.step]


def _no(clause: str, key: str, **params: Any) -> Reason:
    return Reason(clause, f"giganten-not-{key}", params)


def _cell(cell: int) -> str:
    return cell_text(cell, COLUMNS)


def _take(ed: Edition, g: State, action: Action) -> Reason | None:
    slot = 0 if action.args[0] == "red" else int(action.args[0])
    return _no("2.4", "on-offer", card=action.args[0]) if g.offer[slot] == NONE else None


def _place(ed: Edition, g: State, action: Action) -> Reason | None:
    if may_stop(g, g.seat, action.args[0]):
        return None
    return _no("4.1", "place-free", cell=_cell(action.args[0]))


def _drive(ed: Edition, g: State, action: Action) -> Reason | None:
    cell, seat = action.args[0], g.seat
    if cell == g.truck[seat]:
        return _no("4.3", "drive-here", cell=_cell(cell))
    if has(g.derrick_cells, cell):
        return _no("4.5", "drive-derrick", cell=_cell(cell))
    if has(g.tile_cells, cell):
        return _no("4.4", "drive-site", cell=_cell(cell))
    if not may_stop(g, seat, cell):
        return _no("4.4", "drive-truck", cell=_cell(cell))
    scratch = Scratch()
    survey(ed, g, scratch, g.truck[seat], MOST_MOVES)
    cost = cost_of(scratch, cell, MOST_MOVES)
    if cost == NONE:
        return _no("4.3", "drive-never", cell=_cell(cell), points=g.points)
    return _no("4.3", "drive-far", cell=_cell(cell), cost=cost, points=g.points) if cost > g.points else None


def _rail(ed: Edition, g: State, action: Action) -> Reason | None:
    column, here = action.args[0], g.loco[g.seat]
    if column <= here:
        return _no("4.7", "rail-back", column=column_text(column), here=column_text(here))
    cost = sum(ed.track[space] for space in range(here + 1, column + 1))
    return _no("4.7", "rail-far", column=column_text(column), cost=cost, points=g.points) if cost > g.points else None


def _price(ed: Edition, g: State, action: Action) -> Reason | None:
    most = ed.card_price[g.card[g.seat]]
    if most == 0:
        return _no("4.8", "price-card")
    steps = abs(action.args[1])
    if ed.price_up_to:
        return _no("4.9", "price-up-to", steps=most) if steps > most else None
    return _no("4.9", "price-exact", steps=most) if steps != most else None


def _store(ed: Edition, g: State, action: Action) -> Reason | None:
    return _no("4.8", "store-card") if ed.card_crude[g.card[g.seat]] == 0 else None


def _setback(ed: Edition, g: State, action: Action) -> Reason | None:
    return _no("4.8", "setback-card") if ed.card_setback[g.card[g.seat]] == 0 else None


def _decline(ed: Edition, g: State, action: Action) -> Reason | None:
    return None if ed.special_may else _no("4.8", "decline")


def _build(ed: Edition, g: State, action: Action) -> Reason | None:
    cell, seat = action.args[0], g.seat
    site = ed.site_at[cell]
    if has(g.derrick_cells, cell):
        return _no("5.1", "build-derrick", cell=_cell(cell))
    if site == NONE or not has(g.tile_cells, cell):
        return _no("5.1", "build-site", cell=_cell(cell))
    if site not in ed.near[g.truck[seat]]:
        return _no("5.1", "build-near", cell=_cell(cell), truck=_cell(g.truck[seat]))
    if g.derricks[seat] == 0:
        return _no("5.3", "build-derricks")
    cost = ed.build_cost[ed.site_kind[site]]
    if g.cash[seat] < cost:
        return _no("5.2", "build-money", cost=cost, cash=g.cash[seat])
    if not has_supply(g):
        return _no("S6", "build-crude")
    assert can_build(ed, g, seat, site)
    return None


def _ship(ed: Edition, g: State, action: Action) -> Reason | None:
    carrier, seat = CARRIERS.index(action.args[0]), g.seat
    column = ed.site_cell[g.site] % COLUMNS
    if can_ship(ed, g, seat, carrier):
        return None
    if carrier == OWN:
        return _no("6.3", "ship-own", column=column_text(column), here=column_text(g.loco[seat]))
    if g.loco[seat] >= column:
        return _no("6.4", "ship-own-serves")
    if ed.carrier_forced and carrier == BLACK:
        return _no("6.6", "ship-most-advanced")
    rival = furthest_rival(g, seat)
    furthest = max(rival, g.black) if ed.carrier_forced else rival
    if carrier == BLACK and g.black < column:
        return _no("6.4", "ship-black", column=column_text(column), here=column_text(g.black))
    if carrier == RIVAL and furthest < column:
        return _no("6.5", "ship-rival", column=column_text(column), here=column_text(furthest))
    return _no("6.7", "ship-money", cost=ed.freight, cash=g.cash[seat])


def _bid(ed: Edition, g: State, action: Action) -> Reason | None:
    bid, most = action.args[0], auctions.highest_bid(ed, g, g.seat)
    if bid <= g.bid:
        return _no("7.2", "bid-low", bid=g.bid)
    if bid > most:
        return _no("7.2", "bid-free" if ed.free_bids else "bid-high", most=most, cards=g.licences[g.seat])
    return None


def _pay(ed: Edition, g: State, action: Action) -> Reason | None:
    ones, twos = action.args[0]
    held_ones, held_twos = g.ones[g.seat], g.licences[g.seat] - g.ones[g.seat]
    if ones > held_ones or twos > held_twos:
        return _no("7.5", "pay-held", ones=held_ones, twos=held_twos)
    value = ones + 2 * twos
    if value < g.bid:
        return _no("7.5", "pay-little", value=value, bid=g.bid)
    least = 1 if ones else 2
    return _no("7.5", "pay-much", value=value, bid=g.bid) if value - least >= g.bid else None


def _sell(ed: Edition, g: State, action: Action) -> Reason | None:
    held = g.tank[g.seat][g.company]
    if action.args[0] > held:
        return _no("7.7", "sell-held", held=held, company=Term(f"giganten-company-{COMPANY_NAMES[g.company]}"))
    return None


CHECKS: dict[str, Callable[[Edition, State, Action], Reason | None]] = {
    "take": _take,
    "place": _place,
    "drive": _drive,
    "rail": _rail,
    "price": _price,
    "store": _store,
    "setback": _setback,
    "decline": _decline,
    "build": _build,
    "ship": _ship,
    "bid": _bid,
    "pay": _pay,
    "sell": _sell,
}
WHY = Why("giganten", VERBS, expected, _clause, CHECKS)
