"""What a network sees of Giganten, from one seat: only what that seat may know, seats counted from its own.

The board, the cards' numbers and the price scale are the edition's, the same in every game, and are not repeated here.
"""

from __future__ import annotations

from typing import Any

from gusher.kernel.jit import rule
from gusher.kernel.layout import Array
from gusher.kernel.tensor import NOBODY, SEEN_SEATS, Tensor, seat_after, seen_from, set_from

from .state import BEIGE, COLUMNS, COMPANIES, COMPANY_NAMES, NONE, RED, ROWS, SEATS, SITES, Edition, Phase, State
from .verbs import BID as FIRST_BID
from .verbs import SELL

THOUSAND = 1000
WATCHERS = 1 << SEATS  # in `looked`: turned up for everybody

places = (*SEEN_SEATS, "offer red", *(f"offer {slot}" for slot in range(1, SEATS + 1)))
sites = [str(site + 1) for site in range(SITES)]
columns = [chr(ord("A") + column) for column in range(COLUMNS)]
rows = [str(row + 1) for row in range(ROWS)]

TENSOR = Tensor(score_unit=THOUSAND, score_words="thousands of dollars")
PHASE = TENSOR.category("phase", "the action under way", [phase.name.lower() for phase in Phase])
STAGE = TENSOR.category("stage", "where within it; 0 while crude is shipped", [str(step) for step in range(6)])
TO_ACT = TENSOR.seat("to act", "whose decision is due")
FIRST = TENSOR.seat("first", "who holds the die")
COMPANY = TENSOR.category("company", "whose price is rolled or whose auction is held; else hudson", COMPANY_NAMES)
PLAYERS = TENSOR.number("players", "at the table", scale=4)
ROUND = TENSOR.number("round", "from 1 on", scale=20)
TURN = TENSOR.number("turn", "how many have had their turn in the action", scale=4)
PRICE = TENSOR.number("price", "step on the price scale", COMPANY_NAMES, scale=16)
SUPPLY = TENSOR.number("supply", "crude in the supply; -1: it never runs out", scale=60)
BLACK = TENSOR.number("black", "column of the black locomotive", scale=20)

CASH = TENSOR.number("cash", "whole thousands of dollars", SEEN_SEATS, scale=50)
CHANGE = TENSOR.number("change", "dollars beyond those thousands", SEEN_SEATS, scale=1000)
COLUMN = TENSOR.category("truck column", "where the truck stands; none before it is placed", columns, SEEN_SEATS)
ROW = TENSOR.category("truck row", "", rows, SEEN_SEATS)
LOCO = TENSOR.number("locomotive", "column of the locomotive", SEEN_SEATS, scale=20)
DERRICKS = TENSOR.number("derricks", "in hand", SEEN_SEATS, scale=5)
TANK = TENSOR.number("tank", "crude in the tank", SEEN_SEATS, COMPANY_NAMES, scale=4)
LICENCES = TENSOR.number("licences", "cards held", SEEN_SEATS, scale=16)
ONES = TENSOR.number("ones", "how many of my own licences are worth 1; the rest are worth 2", scale=16)

CARD_RED = TENSOR.number("card red", "1 for a red card: cards taken this round, then those on offer", places, scale=1)
CARD_LICENCES = TENSOR.number("card licences", "0 where there is no card, as in all that follow", places, scale=8)
CARD_MOVES = TENSOR.number("card moves", "movement points", places, scale=10)
CARD_PRICE = TENSOR.number("card price", "price change", places, scale=4)
CARD_BLACK = TENSOR.number("card black", "advance of the black locomotive", places, scale=4)
CARD_CRUDE = TENSOR.number("card crude", "1: a free crude", places, scale=1)
CARD_SETBACK = TENSOR.number("card setback", "", places, scale=4)
BEIGE_DECK = TENSOR.number(
    "beige deck", "copies of each card still in the draw pile", [f"beige{row + 1}" for row in range(BEIGE)], scale=4
)
RED_DECK = TENSOR.number("red deck", "the same of the red cards", [f"red{row + 1}" for row in range(RED)], scale=4)
LICENCE_DECK = TENSOR.number("licence deck", "licences in the draw pile", scale=78)
GONE = TENSOR.number("licences gone", "licences in the discards", ("ones", "twos"), scale=39)

FACE_DOWN = TENSOR.number("face down", "1: an untouched tile lies on the site (by column, then row)", sites, scale=1)
LOOKED = TENSOR.bits("looked", "who has seen the tile", SEEN_SEATS, sites)
TILE = TENSOR.number("tile", "its value if I have seen it, else 0", sites, scale=6)
OWNER = TENSOR.seat("owner", "whose derrick stands there", sites)
CRUDE = TENSOR.number("crude", "under that derrick", sites, scale=6)

POINTS = TENSOR.number("points", "movement left", scale=10)
SITE = TENSOR.category("site", "whose crude is shipped; else the last site dealt with", sites)
BID = TENSOR.number("bid", "the highest so far", scale=32)
LEADER = TENSOR.seat("leader", "who bid it")
BIDDERS = TENSOR.bits("bidders", "who is still in the auction", SEEN_SEATS)
SOLD = TENSOR.number("sold", "crude sold at this company this round", scale=8)


@rule
def observe(ed: Edition, g: State, seat: int, out: Any) -> None:
    """All that `seat` may know, as integers."""
    observe_round(g, seat, out)
    for place in range(SEATS):
        if place < g.players:
            observe_player(ed, g, seat_after(seat, place, g.players), place, out)
        else:
            observe_nobody(place, out)
    out[ONES] = g.ones[seat]
    observe_cards(ed, g, out)
    observe_sites(ed, g, seat, out)


@rule
def observe_round(g: State, seat: int, out: Any) -> None:
    out[PHASE] = g.phase
    out[STAGE] = 0 if g.phase == Phase.TRANSPORT else g.step
    out[TO_ACT] = seen_from(seat, g.seat, g.players)
    out[FIRST] = seen_from(seat, g.first, g.players)
    out[COMPANY] = g.company if g.company < COMPANIES else NONE
    out[PLAYERS] = g.players
    out[ROUND] = g.round
    out[TURN] = g.turn
    for company in range(COMPANIES):
        out[PRICE + company] = g.price[company]
    out[SUPPLY] = g.supply
    out[BLACK] = g.black
    out[POINTS] = g.points
    out[SITE] = g.site
    out[BID] = g.bid
    out[LEADER] = seen_from(seat, g.leader, g.players)
    out[BIDDERS] = set_from(seat, g.bidders, g.players)
    out[SOLD] = g.sold


@rule
def observe_player(ed: Edition, g: State, seat: int, place: int, out: Any) -> None:
    out[CASH + place] = g.cash[seat] // THOUSAND
    out[CHANGE + place] = g.cash[seat] % THOUSAND
    truck = g.truck[seat]
    out[COLUMN + place] = truck % COLUMNS if truck >= 0 else NONE
    out[ROW + place] = truck // COLUMNS if truck >= 0 else NONE
    out[LOCO + place] = g.loco[seat]
    out[DERRICKS + place] = g.derricks[seat]
    for company in range(COMPANIES):
        out[TANK + place * COMPANIES + company] = g.tank[seat][company]
    out[LICENCES + place] = g.licences[seat]
    observe_card(ed, g.card[seat], place, out)


@rule
def observe_nobody(place: int, out: Any) -> None:
    """A seat that is not used."""
    out[CASH + place] = out[CHANGE + place] = out[LOCO + place] = out[DERRICKS + place] = out[LICENCES + place] = 0
    out[COLUMN + place] = out[ROW + place] = NONE
    for company in range(COMPANIES):
        out[TANK + place * COMPANIES + company] = 0
    observe_no_card(place, out)


@rule
def observe_card(ed: Edition, card: int, place: int, out: Any) -> None:
    if card == NONE:
        observe_no_card(place, out)
        return
    out[CARD_RED + place] = card >= BEIGE
    out[CARD_LICENCES + place] = ed.card_licences[card]
    out[CARD_MOVES + place] = ed.card_moves[card]
    out[CARD_PRICE + place] = ed.card_price[card]
    out[CARD_BLACK + place] = ed.card_black[card]
    out[CARD_CRUDE + place] = ed.card_crude[card]
    out[CARD_SETBACK + place] = ed.card_setback[card]


@rule
def observe_no_card(place: int, out: Any) -> None:
    out[CARD_RED + place] = out[CARD_LICENCES + place] = out[CARD_MOVES + place] = out[CARD_PRICE + place] = 0
    out[CARD_BLACK + place] = out[CARD_CRUDE + place] = out[CARD_SETBACK + place] = 0


@rule
def observe_cards(ed: Edition, g: State, out: Any) -> None:
    for slot in range(SEATS + 1):
        observe_card(ed, g.offer[slot], SEATS + slot, out)
    for row in range(BEIGE):
        out[BEIGE_DECK + row] = g.beige_deck[row]
    for row in range(RED):
        out[RED_DECK + row] = g.red_deck[row]
    out[LICENCE_DECK] = g.licence_deck
    out[GONE] = g.gone_ones
    out[GONE + 1] = g.gone_twos


@rule
def observe_sites(ed: Edition, g: State, seat: int, out: Any) -> None:
    """4.6: a tile's value only for those who have looked; 5.4: a tile that was built on lies open."""
    players = g.players
    mine = 1 << seat
    # up to a number that the compiler does not know: it then takes many at a time instead of writing out each
    for site in range(ed.sites):
        out[FACE_DOWN + site] = g.looked[site] < WATCHERS
    for site in range(ed.sites):
        out[LOOKED + site] = set_from(seat, g.looked[site], players)
    for site in range(ed.sites):
        out[TILE + site] = g.tile[site] if g.looked[site] & mine else 0
    for site in range(ed.sites):
        out[OWNER + site] = seen_from(seat, g.owner[site], players)
    for site in range(ed.sites):
        out[CRUDE + site] = g.crude[site]
    for site in range(ed.sites, SITES):
        out[FACE_DOWN + site] = out[LOOKED + site] = out[TILE + site] = out[CRUDE + site] = 0
        out[OWNER + site] = NOBODY


def bluffs(observations: Array, actions: Array) -> Array:
    """Is an action a bid beyond the value of one's own licences (7.6)?"""
    worth = 2 * observations[:, LICENCES] - observations[:, ONES]
    return (actions >= FIRST_BID) & (actions < SELL) & (actions - FIRST_BID + 1 > worth)
