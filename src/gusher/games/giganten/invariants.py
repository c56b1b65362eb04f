"""What is true of every position: checked by the fuzzer after each decision, and when a position is loaded."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.mask import has, members

from .state import (
    BEIGE,
    CARDS,
    CELLS,
    COLUMNS,
    COMPANIES,
    EVERYBODY,
    NONE,
    SEATS,
    SITES,
    UNLIMITED,
    Edition,
    Phase,
    State,
)

LONGEST_GAME = 21       # rounds: the black locomotive advances at least one space in each (2.1)


def faults(ed: Edition, g: State) -> list[str]:
    """Every invariant that the position breaks, in plain words; none for a sound one."""
    form = _form(ed, g)                     # the rest needs numbers that are in range
    return form or [*_money(g), *_crude(ed, g), *_licences(ed, g), *_cards(ed, g), *_land(ed, g), *_who(g)]


def _form(ed: Edition, g: State) -> list[str]:
    broken = []
    if not 3 <= g.players <= SEATS:
        return [f"players is {g.players}, not 3 or 4"]
    if g.phase not in list(Phase):
        broken.append(f"phase is {g.phase}, not {Phase.SETUP} … {Phase.OVER}")
    if not (0 <= g.seat < g.players or g.seat in (CHANCE, OVER)):
        broken.append(f"seat is {g.seat}: nobody sits there")
    if not 0 <= g.first < g.players:
        broken.append(f"first is {g.first}: nobody sits there")
    if not 0 <= g.company <= COMPANIES:
        broken.append(f"company is {g.company}")
    broken += [f"the price of company {c} is at step {g.price[c]} of {ed.scale}" for c in range(COMPANIES)
               if not 0 <= g.price[c] < ed.scale]
    broken += [f"the card of seat {s} is {g.card[s]}" for s in range(SEATS) if not NONE <= g.card[s] < CARDS]
    broken += [f"card {card} is on offer" for card in g.offer if not NONE <= card < CARDS]
    broken += [f"the truck of seat {s} is on cell {g.truck[s]}" for s in range(SEATS)
               if not NONE <= g.truck[s] < CELLS]
    broken += [f"the locomotive of seat {s} is on column {g.loco[s]}" for s in range(SEATS)
               if not 0 <= g.loco[s] < COLUMNS]
    if not NONE <= g.site < max(ed.sites, 1):
        broken.append(f"site is {g.site}")
    if not NONE <= g.leader < g.players:
        broken.append(f"leader is {g.leader}")
    return broken


def _money(g: State) -> list[str]:
    return [f"seat {seat} has {cash} $" for seat, cash in enumerate(g.cash) if cash < 0]


def _crude(ed: Edition, g: State) -> list[str]:
    broken = [f"site {site} holds {crude} crude" for site, crude in enumerate(g.crude) if crude < 0]
    broken += [f"seat {seat} has {tank} in its tanks" for seat, tank in enumerate(g.tank) if min(tank) < 0]
    if ed.supply == UNLIMITED:
        return broken if g.supply == UNLIMITED else [*broken, f"the supply is {g.supply}, not unlimited"]
    in_transit = 1 if g.phase == Phase.TRANSPORT and g.seat >= 0 else 0
    total = g.supply + sum(g.crude) + sum(map(sum, g.tank)) + in_transit
    if g.supply < 0 or total != ed.supply:
        broken.append(f"{total} crude of {ed.supply} are there, {g.supply} of them in the supply")
    return broken


def _licences(ed: Edition, g: State) -> list[str]:
    broken = [f"seat {s} holds {g.ones[s]} ones among {g.licences[s]} licences" for s in range(SEATS)
              if not 0 <= g.ones[s] <= g.licences[s]]
    total = g.licence_deck + sum(g.licences) + g.gone_ones + g.gone_twos
    if total != ed.licence_ones + ed.licence_twos or min(g.licence_deck, g.gone_ones, g.gone_twos) < 0:
        broken.append(f"{total} licences are there, not {ed.licence_ones + ed.licence_twos}")
    ones = ed.licence_ones - sum(g.ones) - g.gone_ones
    if not 0 <= ones <= g.licence_deck:
        broken.append(f"{ones} of the {g.licence_deck} licences in the deck are ones")
    return broken


def _cards(ed: Edition, g: State) -> list[str]:
    held = [*g.card, *g.offer]
    broken = []
    for card in range(CARDS):
        deck = g.beige_deck[card] if card < BEIGE else g.red_deck[card - BEIGE]
        gone = g.beige_gone[card] if card < BEIGE else g.red_gone[card - BEIGE]
        if min(deck, gone) < 0 or deck + gone + held.count(card) != ed.card_count[card]:
            broken.append(f"{deck + gone + held.count(card)} copies of card {card} are there, "
                          f"not {ed.card_count[card]}")
    return broken


def _land(ed: Edition, g: State) -> list[str]:
    broken = []
    sites = {ed.site_cell[site]: site for site in range(ed.sites)}
    for cell in [*members(g.tile_cells), *members(g.derrick_cells)]:
        if cell not in sites:
            broken.append(f"cell {cell} has a tile or a derrick but no drill site")
    for site in range(SITES):
        has_derrick = site < ed.sites and has(g.derrick_cells, ed.site_cell[site])
        if bool(has_derrick) != (g.owner[site] != NONE):
            broken.append(f"site {site} has an owner without a derrick, or a derrick without an owner")
        if has_derrick and has(g.tile_cells, ed.site_cell[site]):
            broken.append(f"site {site} has both a tile and a derrick")
        if has_derrick and g.crude[site] == 0:
            broken.append(f"the derrick on site {site} has no crude")
        if g.tile[site] and not 0 < g.looked[site] <= EVERYBODY:
            broken.append(f"the tile of site {site} is known though nobody has seen it")
    for seat in range(g.players):
        count = g.derricks[seat] + g.owner.count(seat)
        if count != ed.derricks or g.derricks[seat] < 0:
            broken.append(f"seat {seat} has {count} derricks, not {ed.derricks}")
        cell = g.truck[seat]
        if cell != NONE and (has(g.tile_cells, cell) or has(g.derrick_cells, cell) or g.truck.count(cell) > 1):
            broken.append(f"the truck of seat {seat} stands where it may not")
    return broken


def _who(g: State) -> list[str]:
    broken = []
    if (g.phase == Phase.OVER) != (g.seat == OVER):
        broken.append("the game is over and somebody is to act, or the other way round")
    if g.round > LONGEST_GAME:
        broken.append(f"round {g.round}: the game does not end")
    return broken
