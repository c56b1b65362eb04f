"""What a network sees of The Game of Nations, from one seat, seats counted from its own.

The board, the prices and the cards' amounts are the edition's, the same in every game, and are not repeated here.
Nothing is secret here but the order of the Incident cards that nobody has seen.
"""

from __future__ import annotations

from typing import Any

from gusher.kernel.jit import rule
from gusher.kernel.tensor import SEEN_SEATS, Tensor, seat_after, seen_from

from .scoring import MORE_THAN_REVENUE
from .state import (
    CARD_KINDS,
    CARD_NAMES,
    COUNTRIES,
    COUNTRY_NAMES,
    DECK,
    HALF_NAMES,
    NONE,
    RING,
    SEATS,
    SPACES,
    STATIONS,
    TYPE_NAMES,
    TYPES,
    Edition,
    Phase,
    State,
)

MOST = 32_767  # money beyond it is shown as this much

spaces = [f"{name}.{place}" for name in COUNTRY_NAMES for place in range(RING)]
stations = (*HALF_NAMES, *COUNTRY_NAMES, "reserve")

TENSOR = Tensor(score_unit=MORE_THAN_REVENUE, score_words="millions, and thousandths of one for the revenue")
PHASE = TENSOR.category("phase", "the step of the turn under way", [phase.name.lower() for phase in Phase])
STAGE = TENSOR.category("stage", "where within it", ("0", "1", "2"))
TO_ACT = TENSOR.seat("to act", "whose decision is due")
TURN = TENSOR.seat("turn", "whose turn it is")
FIRST = TENSOR.seat("first", "the starting player")
PLAYERS = TENSOR.number("players", "at the table", scale=4)
ROUND = TENSOR.number("round", "rounds played", scale=40)
ROUNDS_LEFT = TENSOR.number("rounds left", "until the round limit; -1: there is none", scale=40)
LED = TENSOR.bits("led", "what a card has done to the leader step", ("used up", "saved"))
DUE = TENSOR.number("due", "1: a card is to be taken", scale=1)
CARD = TENSOR.category("card", "the card being carried out", CARD_NAMES)

OUT = TENSOR.number("out", "1: out of the game", SEEN_SEATS, scale=1)
MONEY = TENSOR.number("money", f"whole millions, at most {MOST}", SEEN_SEATS, scale=50)
STRIKE = TENSOR.number("strike", "1: the next collection is skipped", SEEN_SEATS, scale=1)
AGENT = TENSOR.category("agent", "the country of the agent", COUNTRY_NAMES, SEEN_SEATS)
AGENT_PLACE = TENSOR.category(
    "agent place", "its space there, clockwise from north", [str(place) for place in range(RING)], SEEN_SEATS
)
RESERVE = TENSOR.number("reserve", "leaders to be placed", SEEN_SEATS, TYPE_NAMES, scale=3)
TANKERS = TENSOR.number("tankers", "where the tankers lie", SEEN_SEATS, stations, scale=4)

OWNER = TENSOR.seat("leader of", "whose leader stands on the space", spaces)
KIND = TENSOR.category("leader", "its type", TYPE_NAMES, spaces)
JOINED = TENSOR.bits("joined", "the countries joined to each by pipeline", COUNTRY_NAMES, COUNTRY_NAMES)
BANK_TANKERS = TENSOR.number("bank tankers", "tankers for sale", scale=20)
BANK_PIPELINES = TENSOR.number("bank pipelines", "pipelines for sale", scale=20)
UNSEEN = TENSOR.number("unseen", "Incident cards of each kind that nobody has seen", CARD_NAMES, scale=3)
COMING = TENSOR.category(
    "coming",
    "the cards of the deck from the next one on, where they are known",
    CARD_NAMES,
    [str(place + 1) for place in range(DECK)],
)


@rule
def observe(ed: Edition, g: State, seat: int, out: Any) -> None:
    """All that `seat` may know, as integers."""
    observe_turn(ed, g, seat, out)
    for place in range(SEATS):
        if place < g.players:
            observe_player(g, seat_after(seat, place, g.players), place, out)
        else:
            observe_nobody(place, out)
    observe_board(g, seat, out)
    observe_cards(ed, g, out)


@rule
def observe_turn(ed: Edition, g: State, seat: int, out: Any) -> None:
    out[PHASE] = g.phase
    out[STAGE] = g.step
    out[TO_ACT] = seen_from(seat, g.seat, g.players)
    out[TURN] = seen_from(seat, g.turn, g.players)
    out[FIRST] = seen_from(seat, g.first, g.players)
    out[PLAYERS] = g.players
    out[ROUND] = min(g.round, MOST)
    out[ROUNDS_LEFT] = ed.round_limit - g.round if ed.round_limit else NONE
    out[LED] = g.led
    out[DUE] = g.due
    out[CARD] = g.card


@rule
def observe_player(g: State, seat: int, place: int, out: Any) -> None:
    out[OUT + place] = g.out[seat]
    out[MONEY + place] = min(g.money[seat], MOST)
    out[STRIKE + place] = g.strike[seat]
    agent = g.agent[seat]
    out[AGENT + place] = agent // RING if agent >= 0 else NONE
    out[AGENT_PLACE + place] = agent % RING if agent >= 0 else NONE
    for kind in range(TYPES):
        out[RESERVE + place * TYPES + kind] = g.reserve[seat][kind]
    for station in range(STATIONS):
        out[TANKERS + place * STATIONS + station] = g.tankers[seat][station]


@rule
def observe_nobody(place: int, out: Any) -> None:
    """A seat that is not used."""
    out[OUT + place] = out[MONEY + place] = out[STRIKE + place] = 0
    out[AGENT + place] = out[AGENT_PLACE + place] = NONE
    for kind in range(TYPES):
        out[RESERVE + place * TYPES + kind] = 0
    for station in range(STATIONS):
        out[TANKERS + place * STATIONS + station] = 0


@rule
def observe_board(g: State, seat: int, out: Any) -> None:
    players = g.players
    for space in range(SPACES):
        out[OWNER + space] = seen_from(seat, g.leader[space] >> 2, players)
    for space in range(SPACES):
        out[KIND + space] = g.leader[space] & 3 if g.leader[space] >= 0 else NONE
    for country in range(COUNTRIES):
        out[JOINED + country] = g.joined[country]
    out[BANK_TANKERS] = g.bank_tankers
    out[BANK_PIPELINES] = g.bank_pipelines


@rule
def observe_cards(ed: Edition, g: State, out: Any) -> None:
    """7.1: the deck goes round, so that what has been seen is known again."""
    for kind in range(CARD_KINDS):
        out[UNSEEN + kind] = g.unseen[kind]
    top = g.drawn if g.drawn < ed.cards else g.drawn - ed.cards
    for index in range(top, ed.cards):
        out[COMING + index - top] = g.deck[index]
    for index in range(top):
        out[COMING + ed.cards - top + index] = g.deck[index]
    for index in range(ed.cards, DECK):
        out[COMING + index] = NONE
