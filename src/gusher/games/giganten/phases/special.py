"""Action 4, second half — the special action on the card (4.8–4.12)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, span

from ..common import from_supply, has_supply, player_at, shift_price
from ..events import NO_CRUDE, SET_BACK, STORED
from ..scratch import Scratch
from ..state import BEIGE, COMPANIES, NONE, Edition, State
from ..verbs import DECLINE, MOST_STEPS, PRICE, SETBACK, STORE

BEGIN, DONE = 0, 1  # g.step


@rule
def enter(ed: Edition, g: State) -> bool:
    """4.8: what the card says is obligatory, so setting the others back needs no decision, unless the table plays
    `special`: may."""
    seat = player_at(g, g.turn)
    card = g.card[seat]
    if g.step == BEGIN:
        if ed.card_price[card] > 0:
            g.seat = seat
            return True
        if ed.card_crude[card] > 0:
            if has_supply(g):
                g.seat = seat
                return True
            emit(g, NO_CRUDE, seat)  # S6: with none left, the free crude is forfeited
        if ed.card_setback[card] > 0:
            if ed.special_may:
                g.seat = seat
                return True
            set_back(g, seat, ed.card_setback[card])
    put_down(g, seat)
    return False


@rule
def set_back(g: State, seat: int, spaces: int) -> None:
    """4.11: every opponent's locomotive, no further than column 0; never the black one."""
    for other in range(g.players):
        old = g.loco[other]
        if other != seat and old > 0:
            g.loco[other] = max(old - spaces, 0)
            emit(g, SET_BACK, other, old, g.loco[other])


@rule
def put_down(g: State, seat: int) -> None:
    """4.12: the card goes to its discard pile, and the next player moves."""
    card = g.card[seat]
    g.card[seat] = NONE
    if card < BEIGE:
        g.beige_gone[card] += 1
    else:
        g.red_gone[card - BEIGE] += 1
    g.turn += 1


@rule
def price_action(company: int, steps: int) -> int:
    """The action `price company +steps`."""
    return PRICE + company * 2 * MOST_STEPS + steps + (MOST_STEPS if steps < 0 else MOST_STEPS - 1)


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    card = g.card[g.seat]
    if ed.card_price[card] > 0:
        offer_price_changes(ed, scratch, ed.card_price[card])
    elif ed.card_crude[card] > 0:
        for company in range(COMPANIES):  # 4.10: into one of the player's own tanks
            offer(scratch.mask, STORE + company)
    else:
        offer(scratch.mask, SETBACK)
    if ed.special_may:  # 4.8
        offer(scratch.mask, DECLINE)
    return span(PRICE, DECLINE)


@rule
def offer_price_changes(ed: Edition, scratch: Scratch, most: int) -> None:
    """4.9: exactly the number on the card, or up to it."""
    least = 1 if ed.price_up_to else most
    for company in range(COMPANIES):
        for steps in range(least, most + 1):
            offer(scratch.mask, price_action(company, steps))
            offer(scratch.mask, price_action(company, -steps))


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    if action == SETBACK:
        set_back(g, g.seat, ed.card_setback[g.card[g.seat]])
    elif action == DECLINE:
        pass  # 4.8: nothing happens
    elif action >= STORE:
        company = action - STORE
        g.tank[g.seat][company] += from_supply(g, 1)
        emit(g, STORED, g.seat, company)
    else:
        company = (action - PRICE) // (2 * MOST_STEPS)
        place = (action - PRICE) % (2 * MOST_STEPS)
        steps = place - MOST_STEPS if place < MOST_STEPS else place - MOST_STEPS + 1
        shift_price(ed, g, company, steps)
    g.step = DONE
