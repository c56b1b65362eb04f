"""The sequence of play, and the one place where a phase is chosen."""

from __future__ import annotations

from typing import Any

from gusher.kernel.chance import OVER
from gusher.kernel.jit import rule

from .phases import (
    auctions,
    cards,
    derricks,
    die,
    licences,
    limit,
    moving,
    prices,
    setup,
    special,
    transport,
)
from .phases.setup import set_up as set_up
from .scratch import Scratch
from .scratch import lay_out as lay_out
from .state import SEATS, Edition, Phase, State

NEXT = (
    Phase.PRICES,  # SETUP      (S1–S10), then round after round:
    Phase.CARDS,  # PRICES     Action 1
    Phase.LICENCES,  # CARDS      Action 2
    Phase.MOVING,  # LICENCES   Action 3
    Phase.SPECIAL,  # MOVING     Action 4: each player moves, then …
    Phase.DERRICKS,  # SPECIAL    … does what the card says; the next player's MOVING comes first
    Phase.TRANSPORT,  # DERRICKS   Action 5
    Phase.AUCTIONS,  # TRANSPORT  Action 6
    Phase.LIMIT,  # AUCTIONS   Action 7
    Phase.DIE,  # LIMIT      Action 8
    Phase.PRICES,  # DIE        Action 9
)
SECTIONS = (
    ((Phase.SETUP, Phase.PRICES), (setup, prices)),
    ((Phase.CARDS,), (cards,)),
    ((Phase.LICENCES,), (licences,)),
    *(((Phase.MOVING,), (moving,)), ((Phase.SPECIAL,), (special,))) * SEATS,
    ((Phase.DERRICKS,), (derricks,)),
    ((Phase.TRANSPORT,), (transport,)),
    ((Phase.AUCTIONS,), (auctions,)),
    ((Phase.LIMIT, Phase.DIE), (limit, die)),
)
"""A GPU plays the games of a batch section by section (kernel/cuda.py): in each, all do the same."""
LONGEST = 64  # no way from one decision to the next passes more phases than this


@rule
def advance(ed: Edition, g: State) -> None:
    """Play on until a player or chance is due, or the game is over."""
    if g.seat == OVER:
        return
    for _ in range(LONGEST):
        if enter(ed, g):
            return
        follow(g)
    raise RuntimeError("the game does not come to a decision")


@rule
def follow(g: State) -> None:
    """The phase is complete: the next one begins."""
    g.step = 0
    if g.phase == Phase.MOVING:
        g.phase = Phase.SPECIAL
    elif g.phase == Phase.SPECIAL and g.turn < g.players:
        g.phase = Phase.MOVING
    else:
        g.phase = NEXT[g.phase]
        g.turn = 0


@rule
def enter(ed: Edition, g: State) -> bool:
    """Does the phase wait for somebody?  False: it is complete."""
    match g.phase:
        case Phase.SETUP:
            return setup.enter(ed, g)
        case Phase.PRICES:
            return prices.enter(ed, g)
        case Phase.CARDS:
            return cards.enter(ed, g)
        case Phase.LICENCES:
            return licences.enter(ed, g)
        case Phase.MOVING:
            return moving.enter(ed, g)
        case Phase.SPECIAL:
            return special.enter(ed, g)
        case Phase.DERRICKS:
            return derricks.enter(ed, g)
        case Phase.TRANSPORT:
            return transport.enter(ed, g)
        case Phase.AUCTIONS:
            return auctions.enter(ed, g)
        case Phase.LIMIT:
            return limit.enter(ed, g)
        case _:
            return die.enter(ed, g)


@rule
def legal(ed: Edition, g: State, scratch: Scratch) -> int:
    """Put the legal actions of the seat to act into `scratch.mask`, which is empty; the words that it may use."""
    match g.phase:
        case Phase.CARDS:
            return cards.legal(ed, g, scratch)
        case Phase.MOVING:
            return moving.legal(ed, g, scratch)
        case Phase.SPECIAL:
            return special.legal(ed, g, scratch)
        case Phase.DERRICKS:
            return derricks.legal(ed, g, scratch)
        case Phase.TRANSPORT:
            return transport.legal(ed, g, scratch)
        case _:
            return auctions.legal(ed, g, scratch)


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    """Carry out a legal action, or an outcome of chance."""
    match g.phase:
        case Phase.SETUP:
            setup.apply(ed, g, action)
        case Phase.PRICES:
            prices.apply(ed, g, action)
        case Phase.CARDS:
            cards.apply(ed, g, action)
        case Phase.LICENCES:
            licences.apply(ed, g, action)
        case Phase.MOVING:
            moving.apply(ed, g, scratch, action)
        case Phase.SPECIAL:
            special.apply(ed, g, action)
        case Phase.DERRICKS:
            derricks.apply(ed, g, action)
        case Phase.TRANSPORT:
            transport.apply(ed, g, action)
        case _:
            auctions.apply(ed, g, action)


@rule
def draw(ed: Edition, g: State) -> int:
    """An outcome of chance, from the generator in the state."""
    match g.phase:
        case Phase.SETUP:
            return setup.draw(ed, g)
        case Phase.PRICES:
            return prices.draw(ed, g)
        case Phase.CARDS:
            return cards.draw(ed, g)
        case Phase.LICENCES:
            return licences.draw(ed, g)
        case Phase.MOVING:
            return moving.draw(ed, g)
        case Phase.DERRICKS:
            return derricks.draw(ed, g)
        case _:
            return auctions.draw(ed, g)


CHANCES: dict[int, Any] = {
    Phase.SETUP: setup,
    Phase.PRICES: prices,
    Phase.CARDS: cards,
    Phase.LICENCES: licences,
    Phase.MOVING: moving,
    Phase.DERRICKS: derricks,
    Phase.AUCTIONS: auctions,
}


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    """Every outcome that chance can have now, with its weight as a whole number."""
    ways: list[tuple[int, int]] = CHANCES[g.phase].odds(ed, g)
    return ways


def witnesses(ed: Edition, g: State) -> int:
    """Who gets to know the outcome that chance is about to have: one bit for each seat."""
    seats: int = CHANCES[g.phase].witnesses(ed, g)
    return seats
