"""What is on the table: the edition that is played, and the whole of a game in one record."""

from __future__ import annotations

from enum import IntEnum

from gusher.kernel.layout import ALL, OWNER, Layout, i8, i16, i32, i64, seats_in
from gusher.kernel.mask import words_for

SEATS = 4  # at the table; three may be used (S1)
COLOURS = ("red", "grey", "blue", "green")
COMPANIES = 3
COMPANY_NAMES = ("hudson", "jet", "standard")
COLUMNS, ROWS = 20, 12
CELLS = COLUMNS * ROWS  # cell = row * COLUMNS + column
BOARD_WORDS = words_for(CELLS)  # a set of cells: four words of three rows each
SITES = 36
TILES_EACH = 12  # of each kind (S3)
KINDS = 3  # sites with one, two (red) or three derricks on the tile's back
RED_KIND = 1
TILE_VALUES = 8  # a tile shows 2 … 6; counts are kept by value
SCALE = 32  # room for the steps of the price scale
BEIGE, RED = 30, 12  # room for different cards; a card is its row, the red ones from BEIGE on
CARDS = BEIGE + RED
FACES = 6
MOST_MOVES = 15  # the most movement points a card may show
NONE = -1  # no card, no cell, no site, nobody
UNLIMITED = -1  # S6: `supply` when the crude never runs out

TURNED_UP = 0b11111  # in `State.looked`, of a tile that lies open: the bits of all seats and of those who only watch


class Phase(IntEnum):
    """Setting up, the nine actions of a round, and the end."""

    SETUP = 0
    PRICES = 1
    CARDS = 2
    LICENCES = 3
    MOVING = 4
    SPECIAL = 5  # the second half of Action 4: each player moves, then does what the card says
    DERRICKS = 6
    TRANSPORT = 7
    AUCTIONS = 8
    LIMIT = 9
    DIE = 10
    OVER = 11


class Edition(Layout):
    """The printed things and the options of the table: read-only, passed beside the state."""

    rules = i8(seen_by=ALL)  # the version of the rules: an old record is replayed by its own

    # the board (S2, S3)
    board = i64(seen_by=ALL)  # a fingerprint of the terrain (reach.py)
    cost = i8(CELLS, seen_by=ALL)  # movement points to enter: 1 plain, 2 hill, 3 mountain
    ground = i64(3, BOARD_WORDS, seen_by=ALL)  # the cells that cost 1, 2, 3 as sets
    sites = i8(seen_by=ALL)  # how many drill sites are in play
    site_cell = i16(SITES, seen_by=ALL)  # sorted by column, then row (6.2)
    site_kind = i8(SITES, seen_by=ALL)  # 0, 1 (red), 2
    kind_sites = i8(KINDS, TILES_EACH, seen_by=ALL)  # the sites of each kind, then NONE
    site_at = i8(CELLS, seen_by=ALL)  # the site on a cell, or NONE
    near = i8(CELLS, 4, seen_by=ALL)  # the sites orthogonally next to a cell, then NONE
    tiles = i8(KINDS, TILE_VALUES, seen_by=ALL)  # how many tiles of a kind show a value
    build_cost = i32(KINDS, seen_by=ALL)  # 5.2

    # prices and track
    scale = i8(seen_by=ALL)  # how many steps the price scale has
    price = i32(SCALE, seen_by=ALL)  # dollars of each step
    zone = i8(SCALE, seen_by=ALL)  # -1 red (low), 0 white, +1 blue (high)
    start_step = i8(seen_by=ALL)  # S5
    die = i8(FACES, seen_by=ALL)  # 1.1: blue faces positive, red ones negative
    track = i8(COLUMNS, seen_by=ALL)  # 4.7: points to enter a column
    rail_reach = i8(COLUMNS, MOST_MOVES + 1, seen_by=ALL)  # the last column within reach, by column and points
    star = i8(seen_by=ALL)  # where the game ends; option `star`

    # cards: beige rows 0 … BEIGE-1, red rows BEIGE … CARDS-1
    beige = i8(seen_by=ALL)  # rows in use
    red = i8(seen_by=ALL)
    card_count = i8(CARDS, seen_by=ALL)  # how many copies are in the deck
    card_licences = i8(CARDS, seen_by=ALL)
    card_moves = i8(CARDS, seen_by=ALL)
    card_price = i8(CARDS, seen_by=ALL)  # price change N, or 0
    card_black = i8(CARDS, seen_by=ALL)  # advance of the black locomotive
    card_crude = i8(CARDS, seen_by=ALL)  # 1: a free crude
    card_setback = i8(CARDS, seen_by=ALL)
    licence_ones = i8(seen_by=ALL)  # S7: 39 of value 1
    licence_twos = i8(seen_by=ALL)  #     39 of value 2

    # money and limits
    cash = i32(seen_by=ALL)  # S8
    derricks = i8(seen_by=ALL)  # S8
    freight = i32(seen_by=ALL)  # 6.4, 6.5
    tank_limit = i8(seen_by=ALL)  # 8.1
    surplus_price = i32(seen_by=ALL)  # 8.1
    rank_pay = i32(SEATS, seen_by=ALL)  # E3
    crude_pay = i32(seen_by=ALL)  # E4

    # options of the table
    supply = i16(seen_by=ALL)  # `crude_supply`: UNLIMITED or 60
    price_up_to = i8(seen_by=ALL)  # `price_change`: 1 = up-to
    special_may = i8(seen_by=ALL)  # `special`: 1 = may
    carrier_forced = i8(seen_by=ALL)  # `carrier`: 1 = most-advanced
    free_bids = i8(seen_by=ALL)  # `bids`: 1 = free
    inflation = i8(seen_by=ALL)  # `inflation`
    first = i8(seen_by=ALL)  # `first`: a seat, or NONE = random


class State(Layout):
    """One game.  Fixed size, no pointers: copying the bytes forks the game, chance included.

    What a truck's move reads comes first: that is half of the work, and a GPU keeps it in its cache."""

    # chance of simulated games (rng.py); nobody sees it
    key = i64(2)
    draws = i64()

    # the round
    players = i8(seen_by=ALL)  # the number of players
    round = i8(seen_by=ALL)  # the number of the round
    phase = i8(seen_by=ALL)  # Phase: the action under way
    step = i8(seen_by=ALL)  # the step within it; each phase has its own
    turn = i8(seen_by=ALL)  # how many players have had their turn in it
    seat = i8(seen_by=ALL)  # the seat to act, or CHANCE, or OVER
    first = i8(seen_by=ALL)  # who holds the die
    company = i8(seen_by=ALL)  # whose price is rolled, or whose auction is held

    # decisions under way
    looking = i64(seen_by=ALL)  # sites whose tiles the mover is about to see, one bit each
    points = i8(seen_by=ALL)  # movement left
    site = i8(seen_by=ALL)  # the site built on, or whose crude is shipped
    bid = i8(seen_by=ALL)  # the highest so far
    leader = i8(seen_by=ALL)  # who bid it, or NONE
    bidders = i8(seen_by=ALL)  # seats still in the auction, one bit each
    sold = i8(seen_by=ALL)  # crude sold at this company this round (7.8)

    # the market
    price = i8(COMPANIES, seen_by=ALL)  # steps on the scale
    supply = i16(seen_by=ALL)  # crude in the supply, or UNLIMITED

    # the players
    cash = i32(SEATS, seen_by=ALL)  # whole dollars
    truck = i16(SEATS, seen_by=ALL)  # a cell, or NONE before the first Action 4
    loco = i8(SEATS, seen_by=ALL)  # a column
    derricks = i8(SEATS, seen_by=ALL)  # in hand
    tank = i8(SEATS, COMPANIES, seen_by=ALL)  # crude in each player's tank at each company
    licences = i8(SEATS, seen_by=ALL)  # cards held (3.2: how many is open)
    ones = i8(SEATS, seen_by=OWNER)  # of them, how many are worth 1; the rest are worth 2
    card = i8(SEATS, seen_by=ALL)  # the action card taken this round, or NONE
    black = i8(seen_by=ALL)  # the black locomotive

    # the land
    tile_cells = i64(BOARD_WORDS, seen_by=ALL)  # cells with a face-down tile
    derrick_cells = i64(BOARD_WORDS, seen_by=ALL)  # cells with a derrick
    looked = i8(SITES, seen_by=ALL)  # 4.6: one bit for each seat that has seen the tile
    tile = i8(SITES, seen_by=seats_in("looked", watchers=SEATS))  # its value once somebody has seen it, else 0
    owner = i8(SITES, seen_by=ALL)  # of the derrick there, or NONE
    crude = i8(SITES, seen_by=ALL)  # under that derrick

    # the cards
    beige_deck = i8(BEIGE, seen_by=ALL)  # copies of each beige card still in the draw pile
    beige_gone = i8(BEIGE, seen_by=ALL)  # beige cards in the discards
    red_deck = i8(RED, seen_by=ALL)  # the same for the red cards
    red_gone = i8(RED, seen_by=ALL)  # red cards in the discards
    licence_deck = i8(seen_by=ALL)  # licences in the draw pile
    gone_ones = i8(seen_by=ALL)  # licences worth 1 in the discards, which are open (S8)
    gone_twos = i8(seen_by=ALL)  # licences worth 2 in the discards
    offer = i8(SEATS + 1, seen_by=ALL)  # 2.4: face up, red first, NONE where taken
