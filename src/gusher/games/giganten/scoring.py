"""The end (E1–E5)."""

from __future__ import annotations

from gusher.kernel.jit import rule

from .common import licence_value
from .state import COMPANIES, Edition, State


@rule
def is_ahead(g: State, seat: int, other: int) -> bool:
    """E2: by column; then by licence value; then by turn order from the holder of the die."""
    if g.loco[seat] != g.loco[other]:
        return g.loco[seat] > g.loco[other]
    mine = licence_value(g, seat)
    theirs = licence_value(g, other)
    if mine != theirs:
        return mine > theirs
    return (seat - g.first) % g.players < (other - g.first) % g.players


@rule
def rank(g: State, seat: int) -> int:
    """E2: 0 for the furthest locomotive, then 1, 2, 3."""
    place = 0
    for other in range(g.players):
        if other != seat and is_ahead(g, other, seat):
            place += 1
    return place


@rule
def derrick_pay(ed: Edition, g: State, seat: int) -> int:
    """E3: each derrick on the board, by the rank of the owner's locomotive."""
    count = 0
    for site in range(ed.sites):
        if g.owner[site] == seat:
            count += 1
    return count * ed.rank_pay[rank(g, seat)]


@rule
def crude_pay(ed: Edition, g: State, seat: int) -> int:
    """E4: each crude under the player's derricks or in their tanks."""
    count = 0
    for site in range(ed.sites):
        if g.owner[site] == seat:
            count += g.crude[site]
    for company in range(COMPANIES):
        count += g.tank[seat][company]
    return count * ed.crude_pay


@rule
def score(ed: Edition, g: State, seat: int) -> int:
    """E5: what a player is worth in dollars."""
    return g.cash[seat] + derrick_pay(ed, g, seat) + crude_pay(ed, g, seat)
