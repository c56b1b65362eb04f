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
LATE = 4  # columns: so near the star the game can end in the next round (2.2)


def themes(ed: Edition, g: State, action: Action) -> list[str]:
    """The first one is the main theme."""
    found = [_subject(g, action)]
    if action.verb == "bid" and action.args[0] > 2 * g.licences[g.seat] - g.ones[g.seat]:
        found.insert(0, "bluff")  # 7.2: more than the hand is worth
    if action.verb in ("place", "drive") and _looks(ed, g, action.args[0]):
        found.insert(0, "looking")
    if ed.star - g.black <= LATE:
        found.append("star")
    return found


def _subject(g: State, action: Action) -> str:
    if action.verb == "pass":
        return "auction" if g.phase == Phase.AUCTIONS else "building"
    return BY_VERB[action.verb]


def _looks(ed: Edition, g: State, cell: int) -> bool:
    """4.6: would a truck on this cell see a tile that its owner does not know?"""
    return any(
        site != NONE
        and ed.site_kind[site] != RED_KIND
        and has(g.tile_cells, ed.site_cell[site])
        and not g.looked[site] >> g.seat & 1
        for site in ed.near[cell]
    )
