"""What is on the table: the edition that is played, and the whole of a game in one record."""

from __future__ import annotations

from enum import IntEnum

from gusher.kernel.layout import ALL, Layout, i8, i16, i32, i64

SEATS = 4  # at the table; two, three or four are used (S1)
COLOURS = ("red", "yellow", "blue", "green")
TYPES = 4
TYPE_NAMES = ("king", "president", "dictator", "revolutionary")
COUNTRIES = 8
COUNTRY_NAMES = ("U", "N1", "N2", "S1", "S2", "A", "B", "D")
MOST_NAME = 13  # characters of a country's name: what the terminal's map has room for
RING = 8
SPACES = COUNTRIES * RING  # space = country * RING + place on the ring, clockwise from north
WORD = 32  # spaces in a word of a set of spaces
WORDS = SPACES // WORD
HALVES = 2
HALF_NAMES = ("north", "south")
DECK = 24  # Incident cards in all
NONE = -1  # no leader, no space, no card, nobody

# where a tanker lies: offshore in a half of the sea, inshore of a country, or kept back (2.1)
INSHORE = HALVES  # INSHORE + country
RESERVE = INSHORE + COUNTRIES
STATIONS = RESERVE + 1

# the two ways round a ring, and the rows of precomputed agents' moves
CLOCKWISE, COUNTER = 0, 1
AGENT_SPACES = 4  # 5.1
AGENT_MOVES = 24  # room for the spaces that an agent can reach from one space


class Phase(IntEnum):
    """Setting up, the steps of a turn, and the end."""

    SETUP = 0
    FIRST_TURN = 1
    REVENUE = 2
    AGENT = 3
    AGENT_INCIDENT = 4  # 5.3: the cards that the agent's stop brings
    RUIN = 5  # 8.1: a player who cannot go on is out
    LEADER = 6
    LEADER_INCIDENT = 7  # 7.2: the cards that the leader's stop brings
    TRADE = 8
    TURN_ENDS = 9
    OVER = 10


class Card(IntEnum):
    """The kinds of Incident cards."""

    OIL_BOOM = 0
    FOREIGN_LOAN = 1
    RECORD_EXPORTS = 2
    COUP = 3
    REVOLUTION = 4
    STATE_VISIT = 5
    LAUNCHED = 6
    CONCESSION = 7
    ASSASSINATION = 8
    TANKER_LOST = 9
    FINE = 10
    REPARATIONS = 11
    STRIKE = 12
    PALACE_REVOLT = 13
    SUMMIT = 14


CARD_KINDS = len(Card)
CARD_NAMES = tuple(card.name.lower().replace("_", "-") for card in Card)


class Edition(Layout):
    """The printed things and the options of the table: read-only, passed beside the state."""

    rules = i8(seen_by=ALL)  # the version of the rules: an old record is replayed by its own

    # the land (S3, 4.3)
    ring = i8(SPACES, 2, seen_by=ALL)  # the next space clockwise and counter-clockwise
    arrow = i8(SPACES, seen_by=ALL)  # the space across the border, or NONE
    incident = i8(SPACES, seen_by=ALL)  # 1 on "?" spaces, else 0
    incidents = i64(WORDS, seen_by=ALL)  # the same as a set,
    arrows = i64(WORDS, seen_by=ALL)  # the spaces with an arrow,
    capitals = i64(WORDS, seen_by=ALL)  # and the capitals
    capital = i8(COUNTRIES, seen_by=ALL)  # the space of each capital
    is_capital = i8(SPACES, seen_by=ALL)
    borders = i16(COUNTRIES, seen_by=ALL)  # the countries joined by an arrow, one bit each
    name = i32(COUNTRIES, MOST_NAME, seen_by=ALL)  # its characters, then 0
    derricks = i8(COUNTRIES, seen_by=ALL)
    port = i8(COUNTRIES, seen_by=ALL)  # the halves of the sea it lies on, one bit each; 0 inland
    canal = i8(seen_by=ALL)  # 6.3: the country that holds it
    laid = i16(COUNTRIES, seen_by=ALL)  # S4: pipelines from the start, as in `State.joined`
    agent_reach = i64(SPACES, WORDS, seen_by=ALL)  # 5.1: the spaces exactly four away as a set;
    agent_to = i8(SPACES, AGENT_MOVES, seen_by=ALL)  # one by one, then NONE;
    agent_via = i8(SPACES * AGENT_MOVES, AGENT_SPACES - 1, seen_by=ALL)  # and the spaces between

    # the pieces
    leaders = i8(TYPES, seen_by=ALL)  # S1: how many of each type a player has
    price = i8(TYPES, seen_by=ALL)  # 4.1: to place one, or move it by one space
    pay = i8(TYPES, seen_by=ALL)  # 3.3: what a pair pays under it
    money = i16(seen_by=ALL)  # S2: what a player starts with
    first_tankers = i8(seen_by=ALL)
    tankers = i8(seen_by=ALL)  # S2: how many there are in all
    pipelines = i8(seen_by=ALL)
    tanker_price = i8(seen_by=ALL)  # 6.1
    tanker_sale = i8(seen_by=ALL)
    pipeline_price = i8(seen_by=ALL)  # 6.6

    # the cards
    cards = i8(seen_by=ALL)  # how many there are in all
    card_count = i8(CARD_KINDS, seen_by=ALL)
    card_amount = i8(CARD_KINDS, seen_by=ALL)  # millions, or spaces

    # options of the table
    fallen_out = i8(seen_by=ALL)  # `fallen_leaders`: 1 = out
    round_limit = i16(seen_by=ALL)  # `round_limit`: 0 = off
    first = i8(seen_by=ALL)  # `first`: a seat, or NONE = random


def country_name(ed: Edition, country: int) -> str:
    """As the edition's file has it."""
    return "".join(map(chr, ed.name[country])).rstrip("\0")


class State(Layout):
    """One game.  Fixed size, no pointers: copying the bytes forks the game, chance included."""

    # chance of simulated games (rng.py); nobody sees it
    key = i64(2)
    draws = i64()

    # the turn
    players = i8(seen_by=ALL)  # the number of players
    round = i32(seen_by=ALL)  # the number of the round
    phase = i8(seen_by=ALL)  # Phase: the step of the turn under way
    step = i8(seen_by=ALL)  # the step within it; each phase has its own
    seat = i8(seen_by=ALL)  # the seat to act, or CHANCE, or OVER
    first = i8(seen_by=ALL)  # the starting seat
    turn = i8(seen_by=ALL)  # whose turn it is
    led = i8(seen_by=ALL)  # 5.3: what a card has done to the leader step, see `common.py`
    due = i8(seen_by=ALL)  # 1: a card is to be drawn
    card = i8(seen_by=ALL)  # the card being carried out, or NONE
    chain = i8(seen_by=ALL)  # 7.5: cards drawn in a chain, none of which is back under the deck yet

    # the players
    out = i8(SEATS, seen_by=ALL)  # 1: the player has dropped out (8.1)
    money = i32(SEATS, seen_by=ALL)  # whole millions (S6)
    strike = i8(SEATS, seen_by=ALL)  # the next collection is skipped
    agent = i8(SEATS, seen_by=ALL)  # a space, or NONE before the first turn
    reserve = i8(SEATS, TYPES, seen_by=ALL)  # leaders to be placed
    tankers = i8(SEATS, STATIONS, seen_by=ALL)  # each player's, at each station

    # the board and the bank
    leader = i8(SPACES, seen_by=ALL)  # the leader there: seat * TYPES + type, or NONE;
    stands = i64(SEATS, WORDS, seen_by=ALL)  # each player's leaders as a set of spaces, see `common.put`
    joined = i16(COUNTRIES, seen_by=ALL)  # the countries joined to each by pipeline, one bit each
    bank_tankers = i8(seen_by=ALL)  # tankers left in the bank
    bank_pipelines = i8(seen_by=ALL)  # pipelines left in the bank

    # the Incident cards
    unseen = i8(CARD_KINDS, seen_by=ALL)  # how many of each kind nobody has seen yet
    drawn = i8(seen_by=ALL)  # how many were drawn; from DECK on, the deck repeats and is known
    deck = i8(DECK, seen_by=ALL)  # cards seen, in the order in which they will come again; else NONE
