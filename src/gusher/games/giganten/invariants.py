"""What is true of every position: checked by the fuzzer after each decision, and when a position is loaded.

`faults` says it in words; `check` does the same as a rule, for millions of games; a test keeps the two in step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.jit import rule
from gusher.kernel.mask import count, has, members, span
from gusher.kernel.parts import Ledger

from .common import seen_tiles, tiles_left
from .state import (
    BEIGE,
    CARDS,
    CELLS,
    COLUMNS,
    COMPANIES,
    MOST_MOVES,
    NONE,
    SEATS,
    SITES,
    TURNED_UP,
    UNLIMITED,
    Edition,
    Phase,
    State,
)
from .verbs import MOST_SALE

LONGEST_GAME = 21  # rounds: the black locomotive advances at least one space in each (2.1)
ALL_CELLS = span(0, CELLS - 1)


def faults(ed: Edition, g: State) -> list[str]:
    """Every invariant that the position breaks, in plain words; none for a sound one."""
    form = _form(ed, g)  # the rest needs numbers that are in range
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
    broken += [
        f"the price of company {c} is at step {g.price[c]} of {ed.scale}"
        for c in range(COMPANIES)
        if not 0 <= g.price[c] < ed.scale
    ]
    broken += [f"the card of seat {s} is {g.card[s]}" for s in range(SEATS) if not NONE <= g.card[s] < CARDS]
    broken += [f"card {card} is on offer" for card in g.offer if not NONE <= card < CARDS]
    broken += [f"the truck of seat {s} is on cell {g.truck[s]}" for s in range(SEATS) if not NONE <= g.truck[s] < CELLS]
    broken += [
        f"the locomotive of seat {s} is on column {g.loco[s]}" for s in range(SEATS) if not 0 <= g.loco[s] < COLUMNS
    ]
    if not NONE <= g.site < max(ed.sites, 1):
        broken.append(f"site is {g.site}")
    if not NONE <= g.leader < g.players:
        broken.append(f"leader is {g.leader}")
    if not 0 <= g.bidders < 1 << g.players or g.bid < 0:
        broken.append(f"the bid is {g.bid}, the bidders are {g.bidders:b}")
    if not 0 <= g.points <= MOST_MOVES:
        broken.append(f"{g.points} movement points are left")
    if not 0 <= g.black <= ed.star:
        broken.append(f"the black locomotive is on column {g.black}")
    return broken


def _money(g: State) -> list[str]:
    return [f"seat {seat} has {cash} $" for seat, cash in enumerate(g.cash) if cash < 0]


def _crude(ed: Edition, g: State) -> list[str]:
    broken = [f"site {site} holds {crude} crude" for site, crude in enumerate(g.crude) if crude < 0]
    broken += [
        f"seat {seat} has {tank} in its tanks"
        for seat, tank in enumerate(g.tank)
        if min(tank) < 0 or max(tank) > MOST_SALE
    ]
    if ed.supply == UNLIMITED:
        return broken if g.supply == UNLIMITED else [*broken, f"the supply is {g.supply}, not unlimited"]
    in_transit = 1 if g.phase == Phase.TRANSPORT and g.seat >= 0 else 0
    total = g.supply + sum(g.crude) + sum(map(sum, g.tank)) + in_transit
    if g.supply < 0 or total != ed.supply:
        broken.append(f"{total} crude of {ed.supply} are there, {g.supply} of them in the supply")
    return broken


def _licences(ed: Edition, g: State) -> list[str]:
    broken = [
        f"seat {s} holds {g.ones[s]} ones among {g.licences[s]} licences"
        for s in range(SEATS)
        if not 0 <= g.ones[s] <= g.licences[s]
    ]
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
            broken.append(
                f"{deck + gone + held.count(card)} copies of card {card} are there, not {ed.card_count[card]}"
            )
    return broken


def _land(ed: Edition, g: State) -> list[str]:
    sites = {ed.site_cell[site]: site for site in range(ed.sites)}
    broken = [
        f"cell {cell} has a tile or a derrick but no drill site"
        for cell in [*members(g.tile_cells), *members(g.derrick_cells)]
        if cell not in sites
    ]
    for site in range(SITES):
        has_derrick = site < ed.sites and has(g.derrick_cells, ed.site_cell[site])
        if bool(has_derrick) != (g.owner[site] != NONE):
            broken.append(f"site {site} has an owner without a derrick, or a derrick without an owner")
        if has_derrick and has(g.tile_cells, ed.site_cell[site]):
            broken.append(f"site {site} has both a tile and a derrick")
        if has_derrick and g.crude[site] == 0:
            broken.append(f"the derrick on site {site} has no crude")
        if g.tile[site] and not 0 < g.looked[site] <= TURNED_UP:
            broken.append(f"the tile of site {site} is known though nobody has seen it")
    for seat in range(g.players):
        count = g.derricks[seat] + g.owner.count(seat)
        if count != ed.derricks or g.derricks[seat] < 0:
            broken.append(f"seat {seat} has {count} derricks, not {ed.derricks}")
        cell = g.truck[seat]
        if cell != NONE and (has(g.tile_cells, cell) or has(g.derrick_cells, cell) or g.truck.count(cell) > 1):
            broken.append(f"the truck of seat {seat} stands where it may not")
    kind = ed.site_kind[g.site] if g.site != NONE else 0
    if g.site != NONE and g.tile[g.site] and tiles_left(ed, seen_tiles(ed, g, kind), kind, g.tile[g.site]) < 0:
        broken.append(f"there are too many tiles like the one of site {g.site}")
    return broken


def _who(g: State) -> list[str]:
    broken = []
    if (g.phase == Phase.OVER) != (g.seat == OVER):
        broken.append("the game is over and somebody is to act, or the other way round")
    if g.round > LONGEST_GAME:
        broken.append(f"round {g.round}: the game does not end")
    return broken


# -- the same as a rule --------------------------------------------------------------------------------

FORM, MONEY, CRUDE, LICENCES, COPIES, LAND, TRUCKS, WHO = 1, 2, 3, 4, 5, 6, 7, 8


@rule
def check(ed: Edition, g: State) -> int:
    """0 if the position is sound, else the number of the first invariant that it breaks."""
    if not (is_round_sound(ed, g) and are_seats_sound(ed, g)):
        return FORM
    for seat in range(SEATS):
        if g.cash[seat] < 0:
            return MONEY
    if not is_crude_sound(ed, g):
        return CRUDE
    if not are_licences_sound(ed, g):
        return LICENCES
    if not are_cards_sound(ed, g):
        return COPIES
    if not is_land_sound(ed, g):
        return LAND
    if not are_trucks_sound(ed, g):
        return TRUCKS
    if (g.phase == Phase.OVER) != (g.seat == OVER) or g.round > LONGEST_GAME:
        return WHO
    return 0


@rule
def is_round_sound(ed: Edition, g: State) -> bool:
    """`_form`: what belongs to no seat."""
    if g.players < 3 or g.players > SEATS or g.phase < Phase.SETUP or g.phase > Phase.OVER:
        return False
    if g.seat >= g.players or g.seat < OVER or g.first < 0 or g.first >= g.players:
        return False
    if g.company < 0 or g.company > COMPANIES or g.site < NONE or g.site >= max(ed.sites, 1):
        return False
    for company in range(COMPANIES):
        if g.price[company] < 0 or g.price[company] >= ed.scale:
            return False
    if g.leader < NONE or g.leader >= g.players or g.bidders < 0 or g.bidders >= 1 << g.players or g.bid < 0:
        return False
    return g.points >= 0 and g.points <= MOST_MOVES and g.black >= 0 and g.black <= ed.star


@rule
def are_seats_sound(ed: Edition, g: State) -> bool:
    """`_form`: what each seat has; and the cards on offer."""
    for slot in range(SEATS + 1):
        if g.offer[slot] < NONE or g.offer[slot] >= CARDS:
            return False
    for seat in range(SEATS):
        if g.card[seat] < NONE or g.card[seat] >= CARDS or g.truck[seat] < NONE or g.truck[seat] >= CELLS:
            return False
        if g.loco[seat] < 0 or g.loco[seat] >= COLUMNS:
            return False
    return True


@rule
def is_crude_sound(ed: Edition, g: State) -> bool:
    """`_crude`"""
    total = g.supply + (1 if g.phase == Phase.TRANSPORT and g.seat >= 0 else 0)
    for site in range(SITES):
        if g.crude[site] < 0:
            return False
        total += g.crude[site]
    for seat in range(SEATS):
        for company in range(COMPANIES):
            if g.tank[seat][company] < 0 or g.tank[seat][company] > MOST_SALE:
                return False
            total += g.tank[seat][company]
    if ed.supply == UNLIMITED:
        return g.supply == UNLIMITED
    return g.supply >= 0 and total == ed.supply


@rule
def are_licences_sound(ed: Edition, g: State) -> bool:
    """`_licences`"""
    total = g.licence_deck + g.gone_ones + g.gone_twos
    ones = ed.licence_ones - g.gone_ones
    for seat in range(SEATS):
        if g.ones[seat] < 0 or g.ones[seat] > g.licences[seat]:
            return False
        total += g.licences[seat]
        ones -= g.ones[seat]
    if g.licence_deck < 0 or g.gone_ones < 0 or g.gone_twos < 0 or total != ed.licence_ones + ed.licence_twos:
        return False
    return ones >= 0 and ones <= g.licence_deck


@rule
def are_cards_sound(ed: Edition, g: State) -> bool:
    """`_cards`: as many copies are out of the decks as are on the table, in total and for each card there."""
    out = 0
    for card in range(CARDS):
        missing = copies_out(ed, g, card)
        if missing < 0 or copies_below_zero(g, card):
            return False
        out += missing
    held = 0
    for place in range(SEATS + SEATS + 1):
        card = card_on_table(g, place)
        if card != NONE:
            held += 1
            same = 0
            for other in range(SEATS + SEATS + 1):
                if card_on_table(g, other) == card:
                    same += 1
            if copies_out(ed, g, card) != same:
                return False
    return out == held


@rule
def card_on_table(g: State, place: int) -> int:
    """The cards that players hold, then those on offer."""
    return g.card[place] if place < SEATS else g.offer[place - SEATS]


@rule
def copies_out(ed: Edition, g: State, card: int) -> int:
    """How many copies of a card are neither in its deck nor in the discards."""
    if card < BEIGE:
        return ed.card_count[card] - g.beige_deck[card] - g.beige_gone[card]
    return ed.card_count[card] - g.red_deck[card - BEIGE] - g.red_gone[card - BEIGE]


@rule
def copies_below_zero(g: State, card: int) -> bool:
    if card < BEIGE:
        return g.beige_deck[card] < 0 or g.beige_gone[card] < 0
    return g.red_deck[card - BEIGE] < 0 or g.red_gone[card - BEIGE] < 0


@rule
def is_land_sound(ed: Edition, g: State) -> bool:
    """`_land`: tiles and derricks stand on sites, one or the other; each derrick has an owner and crude."""
    tiles = 0
    derricks = 0
    for site in range(SITES):
        has_tile = 0
        has_derrick = 0
        if site < ed.sites:
            has_tile = has(g.tile_cells, ed.site_cell[site])
            has_derrick = has(g.derrick_cells, ed.site_cell[site])
        tiles += has_tile
        derricks += has_derrick
        if (g.owner[site] != NONE) != (has_derrick == 1) or has_tile + has_derrick > 1:
            return False
        if has_derrick and g.crude[site] == 0:
            return False
        if g.tile[site] != 0 and (g.looked[site] <= 0 or g.looked[site] > TURNED_UP):
            return False
    if count(g.tile_cells, ALL_CELLS) != tiles or count(g.derrick_cells, ALL_CELLS) != derricks:
        return False
    if g.site == NONE or g.tile[g.site] == 0:
        return True
    kind = ed.site_kind[g.site]
    return tiles_left(ed, seen_tiles(ed, g, kind), kind, g.tile[g.site]) >= 0


@rule
def are_trucks_sound(ed: Edition, g: State) -> bool:
    """`_land`: what each seat has on it."""
    for seat in range(g.players):
        derricks = g.derricks[seat]
        for site in range(ed.sites):
            if g.owner[site] == seat:
                derricks += 1
        if derricks != ed.derricks or g.derricks[seat] < 0:
            return False
        cell = g.truck[seat]
        if cell != NONE:
            if has(g.tile_cells, cell) or has(g.derrick_cells, cell):
                return False
            for other in range(SEATS):
                if other != seat and g.truck[other] == cell:
                    return False
    return True


# -- money ---------------------------------------------------------------------------------------------


def postings(event: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    """What an event does to the players' money."""
    match event["event"]:
        case "built":
            return [(event["seat"], "built", -event["dollars"])]
        case "freight-paid":
            paid = (event["seat"], "freight", -event["dollars"])
            return [paid] if event["payee"] == NONE else [paid, (event["payee"], "carried", event["dollars"])]
        case "sold":
            return [(event["seat"], "sold", event["dollars"])]
        case "surplus":
            return [(event["seat"], "surplus", event["dollars"])]
    return []


LEDGER = Ledger("cash", ("sold", "surplus", "carried", "freight", "built"), postings)
