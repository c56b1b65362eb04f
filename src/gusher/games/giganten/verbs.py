"""All actions of Giganten and all outcomes of its chance, in the order that fixes the encoding.

The order follows the nine actions of a round, so that the actions of one phase are adjacent.  It is pinned by a
test: records, trained networks and masks depend on it."""

from __future__ import annotations

from gusher.kernel.actions import Cells, Columns, Numbers, Steps, Sums, Verbs, Words
from gusher.kernel.mask import words_for

from .state import BEIGE, COLUMNS, COMPANY_NAMES, RED, ROWS, SEATS

MOST_LICENCES = 39  # of either value
MOST_BID = 3 * MOST_LICENCES  # 7.2: the value of all licences
MOST_STEPS = 4  # 4.9: the largest price change on a card
MOST_SALE = 8  # two left in the tank, five derricks, one free crude
MOST_DEALT = 8  # 3.1: the most licences on a card
LEAST_TILE, MOST_TILE = 2, 6
MOST_FACE = 6  # 1.1: the largest number on the die
OWN, BLACK, RIVAL = 0, 1, 2  # whose locomotive ships

companies = Words(*COMPANY_NAMES)
cells = Cells(COLUMNS, ROWS)

VERBS = Verbs()
TAKE = VERBS.player("take", Words("red", *(str(slot) for slot in range(1, SEATS + 1))))
PLACE = VERBS.player("place", Cells(COLUMNS, ROWS, only=0))
DRIVE = VERBS.player("drive", cells)
RAIL = VERBS.player("rail", Columns(COLUMNS))
HALT = VERBS.player("halt")
PRICE = VERBS.player("price", companies, Steps(MOST_STEPS))
STORE = VERBS.player("store", companies)
SETBACK = VERBS.player("setback")  # 4.8: asked only under the option `special`: may
DECLINE = VERBS.player("decline")
BUILD = VERBS.player("build", cells)
SHIP = VERBS.player("ship", Words("own", "black", "rival"), companies)
LOSE = VERBS.player("lose")
PASS = VERBS.player("pass")
BID = VERBS.player("bid", Numbers(1, MOST_BID))
SELL = VERBS.player("sell", Numbers(0, MOST_SALE))
PAY = VERBS.player("pay", Sums(MOST_LICENCES))  # last, because it is two thirds of all actions

FIRST = VERBS.chance("first", Numbers(0, SEATS - 1))
ROLL = VERBS.chance("roll", Steps(MOST_FACE))  # blue faces positive, red ones negative (1.1)
TURN = VERBS.chance(
    "turn", Words(*(f"beige{row + 1}" for row in range(BEIGE)), *(f"red{row + 1}" for row in range(RED)))
)
DEAL = VERBS.chance("deal", Sums(MOST_DEALT))
TILE = VERBS.chance("tile", Numbers(LEAST_TILE, MOST_TILE))
FORFEIT = VERBS.chance("forfeit", Sums(MOST_LICENCES))

ACTIONS = VERBS.size
MASK_WORDS = words_for(ACTIONS)
PAY_ROW = MOST_LICENCES + 1  # PAY + ones * PAY_ROW + twos
DEAL_ROW = MOST_DEALT + 1  # DEAL + ones * DEAL_ROW + twos
