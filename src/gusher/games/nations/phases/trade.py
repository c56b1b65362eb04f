"""One tanker action and one pipeline, in either order (2.2, 6.1–6.6)."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.mask import offer, span

from ..common import holdings
from ..scratch import Scratch
from ..sea import (
    give_up_tanker,
    lay_pipeline,
    move_tanker,
    offer_pipelines,
    offer_tanker_moves,
    offer_tankers,
    offer_waters,
    place_tanker,
)
from ..state import RESERVE, Edition, State
from ..verbs import END, PIPE, TANKER_BUY, TANKER_MOVE, TANKER_PLACE, TANKER_SELL, WATERS

TANKER_USED, PIPELINE_USED, ENDED = 1, 2, 4  # g.step: bits


@rule
def enter(ed: Edition, g: State) -> bool:
    g.seat = g.turn
    return not g.step & ENDED


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    seat = g.seat
    held = holdings(ed, g, seat)
    offer(scratch.mask, END)  # 2.3: if nothing else is legal, it is automatic
    if not g.step & TANKER_USED:
        offer_tanker_actions(ed, g, scratch, seat, held)
    if not g.step & PIPELINE_USED and g.bank_pipelines > 0 and g.money[seat] >= ed.pipeline_price:
        offer_pipelines(ed, g, scratch, PIPE, held)
    return span(TANKER_BUY, END)


@rule
def offer_tanker_actions(ed: Edition, g: State, scratch: Scratch, seat: int, held: int) -> None:
    """6.1: buy, move or sell one; 2.1: or place the one kept back."""
    if g.bank_tankers > 0 and g.money[seat] >= ed.tanker_price:  # 6.5
        offer_waters(ed, scratch, TANKER_BUY, held)
    if g.tankers[seat][RESERVE] > 0:
        offer_waters(ed, scratch, TANKER_PLACE, held)
    offer_tanker_moves(ed, g, scratch, seat, held)
    offer_tankers(g, scratch, TANKER_SELL, seat)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    seat = g.seat
    if action == END:
        g.step |= ENDED
    elif action >= PIPE:
        lay_pipeline(g, seat, action - PIPE, ed.pipeline_price)
        g.step |= PIPELINE_USED
    else:
        act_on_tanker(ed, g, seat, action)
        g.step |= TANKER_USED


@rule
def act_on_tanker(ed: Edition, g: State, seat: int, action: int) -> None:
    if action >= TANKER_SELL:
        give_up_tanker(g, seat, action - TANKER_SELL, ed.tanker_sale)
    elif action >= TANKER_MOVE:
        move_tanker(g, seat, (action - TANKER_MOVE) // WATERS, (action - TANKER_MOVE) % WATERS)
    elif action >= TANKER_PLACE:
        move_tanker(g, seat, RESERVE, action - TANKER_PLACE)
    else:
        place_tanker(g, seat, action - TANKER_BUY, ed.tanker_price)
