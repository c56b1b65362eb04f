"""What a decision is about, for puzzles: worked out from what the seat to act knows."""

from __future__ import annotations

from gusher.kernel.actions import Action
from gusher.kernel.mask import has

from .state import NONE, RED_KIND, Edition, Phase, State

BY_VERB = {
    "take": "card",
    "place": "truck",
    "drive": "truck",
    "rail": "locomotive",
    "halt": "truck",
    "price": "price",
    "store": "crude",
    "setback": "locomotive",
    "decline": "price",
    "build": "building",
    "ship": "transport",
    "lose": "transport",
    "bid": "auction",
    "pay": "auction",
    "sell": "selling",
}
NAMES = (*sorted(set(BY_VERB.values())), "bluff", "looking", "star")
LATE = 4  # columns from the star: so close that the game can end in the next round (2.2)


def themes(ed: Edition, g: State, action: Action) -> list[str]:
    """The themes of an action, the main one first."""
    found = [_subject(g, action)]
    if found == ["auction"] and _is_bluff(ed, g, action):
        found.insert(0, "bluff")
    if action.verb in ("place", "drive") and _looks(ed, g, action.args[0]):
        found.insert(0, "looking")
    if ed.star - g.black <= LATE:
        found.append("star")
    return found


def _subject(g: State, action: Action) -> str:
    if action.verb == "pass":
        return "auction" if g.phase == Phase.AUCTIONS else "building"
    return BY_VERB[action.verb]


def _is_bluff(ed: Edition, g: State, action: Action) -> bool:
    """7.2: a bid of more than the hand is worth; or a pass on a bid that a hand of the bidder's size, with licences
    this seat has not seen, cannot pay on average (7.6)."""
    my_ones, my_twos = g.ones[g.seat], g.licences[g.seat] - g.ones[g.seat]
    if action.verb == "bid":
        return bool(action.args[0] > my_ones + 2 * my_twos)
    if action.verb != "pass" or g.leader == NONE:
        return False
    ones, twos = ed.licence_ones - g.gone_ones - my_ones, ed.licence_twos - g.gone_twos - my_twos
    return g.bid * (ones + twos) > g.licences[g.leader] * (ones + 2 * twos)


def _looks(ed: Edition, g: State, cell: int) -> bool:
    """4.6: would a truck on this cell see a tile that its owner does not know?"""
    return any(
        site != NONE
        and ed.site_kind[site] != RED_KIND
        and has(g.tile_cells, ed.site_cell[site])
        and not g.looked[site] >> g.seat & 1
        for site in ed.near[cell]
    )
