"""Action 2 — action cards: the black locomotive, and the draft (2.1–2.4)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY, OVER, draw_weighted
from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, span

from ..common import player_at
from ..events import BLACK_MOVED, CARD_LEFT, DECK_ANEW, STAR_REACHED
from ..scratch import Scratch
from ..state import BEIGE, NONE, SEATS, Edition, Phase, State
from ..verbs import TAKE, TURN

TURN_RED, TURN_BEIGE, TAKING = 0, 1, 2  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    if g.step == TURN_RED:
        make_anew(g.red_deck, g.red_gone, ed.red, g, 1)
        g.seat = CHANCE
        return True
    if g.step == TURN_BEIGE and g.turn < g.players:  # 2.3: one for each player
        make_anew(g.beige_deck, g.beige_gone, ed.beige, g, 0)
        g.seat = CHANCE
        return True
    if g.step == TURN_BEIGE:
        g.step = TAKING
        g.turn = 0
    if g.turn < g.players:  # 2.4: in turn order
        g.seat = player_at(g, g.turn)
        return True
    put_away_last(g)
    return False


@rule
def make_anew(deck: list[int], gone: list[int], rows: int, g: State, which: int) -> None:
    """0.2, 2.3: an empty deck is reshuffled from its discards when a card is needed."""
    for row in range(rows):
        if deck[row] != 0:
            return
    for row in range(rows):
        deck[row] = gone[row]
        gone[row] = 0
    emit(g, DECK_ANEW, which)


@rule
def draw(ed: Edition, g: State) -> int:
    if g.step == TURN_RED:
        return TURN + BEIGE + draw_weighted(g, g.red_deck, ed.red)
    return TURN + draw_weighted(g, g.beige_deck, ed.beige)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    first, deck = (BEIGE, g.red_deck) if g.step == TURN_RED else (0, g.beige_deck)
    return [(TURN + first + row, copies) for row, copies in enumerate(deck) if copies]


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    """2.4: one of the face-up cards."""
    for slot in range(SEATS + 1):
        if g.offer[slot] != NONE:
            offer(scratch.mask, TAKE + slot)
    return span(TAKE, TAKE + SEATS)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    if g.step == TURN_RED:
        turn_red(ed, g, action - TURN)
    elif g.step == TURN_BEIGE:
        card = action - TURN
        g.beige_deck[card] -= 1
        g.turn += 1
        g.offer[g.turn] = card
    else:
        slot = action - TAKE
        g.card[g.seat] = g.offer[slot]
        g.offer[slot] = NONE
        g.turn += 1


@rule
def turn_red(ed: Edition, g: State, card: int) -> None:
    """2.1, 2.2: the black locomotive advances by the spaces on the card; at the star the game ends at once."""
    g.red_deck[card - BEIGE] -= 1
    g.offer[0] = card
    old = g.black
    g.black = min(old + ed.card_black[card], ed.star)
    emit(g, BLACK_MOVED, old, g.black)
    if g.black == ed.star:  # E1
        g.phase = Phase.OVER
        g.seat = OVER
        emit(g, STAR_REACHED, g.round)
        return
    g.step = TURN_BEIGE
    g.turn = 0


@rule
def put_away_last(g: State) -> None:
    """2.4: the card that nobody took goes to its discard pile at once."""
    for slot in range(SEATS + 1):
        card = g.offer[slot]
        if card != NONE:
            g.offer[slot] = NONE
            emit(g, CARD_LEFT, card)
            if card < BEIGE:
                g.beige_gone[card] += 1
            else:
                g.red_gone[card - BEIGE] += 1


witnesses = EVERYBODY
