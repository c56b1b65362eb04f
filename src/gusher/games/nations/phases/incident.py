"""International Incidents: the cards that a stop on "?" brings, one after another (7.1–7.5)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY, draw_weighted
from gusher.kernel.jit import emit, rule

from ..events import CARD_TAKEN
from ..incidents import carry_out, carry_out_choice, has_choice, offer_choices
from ..scratch import Scratch
from ..state import CARD_KINDS, NONE, Edition, State
from ..verbs import INCIDENT


@rule
def enter(ed: Edition, g: State) -> bool:
    """Take a card and carry it out; a leader that it brings onto "?" takes the next one (7.4)."""
    while g.due or g.card != NONE:
        if g.card == NONE:
            if g.chain == ed.cards:  # 7.5: none of them is under the deck yet
                g.due = 0
                break
            if g.drawn < ed.cards:
                g.seat = CHANCE
                return True
            take(ed, g, g.deck[g.drawn - ed.cards])  # all have been seen: the next card is known
        if has_choice(ed, g, g.turn):
            g.seat = g.turn
            return True
        carry_out(ed, g, g.turn)
        g.card = NONE
    g.chain = 0
    return False


@rule
def take(ed: Edition, g: State, card: int) -> None:
    """7.1: the top card."""
    emit(g, CARD_TAKEN, g.turn, card)
    g.due = 0
    g.card = card
    put_under(ed, g, card)
    g.drawn += 1
    if g.drawn == 2 * ed.cards:
        g.drawn = ed.cards


@rule
def put_under(ed: Edition, g: State, card: int) -> None:
    """7.5: a card goes under the deck once it has been carried out, and so before the cards that led to it."""
    place = g.drawn % ed.cards
    for _ in range(g.chain):
        before = (place - 1) % ed.cards
        g.deck[place] = g.deck[before]
        place = before
    g.deck[place] = card
    if ed.rules > 1:  # in version 1 a card went under the deck before it was carried out
        g.chain += 1


@rule
def draw(ed: Edition, g: State) -> int:
    return INCIDENT + draw_weighted(g, g.unseen, CARD_KINDS)


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return [(INCIDENT + card, copies) for card, copies in enumerate(g.unseen) if copies]


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    return offer_choices(ed, g, scratch, g.seat)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    if action >= INCIDENT:
        card = action - INCIDENT
        g.unseen[card] -= 1
        take(ed, g, card)
    else:
        carry_out_choice(ed, g, scratch, g.seat, action)
        g.card = NONE


witnesses = EVERYBODY  # 7.1: cards are read out
