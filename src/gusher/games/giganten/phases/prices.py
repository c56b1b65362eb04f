"""Action 1 — prices: the die for each company (1.1–1.5)."""

from __future__ import annotations

from gusher.kernel.chance import CHANCE, EVERYBODY
from gusher.kernel.jit import rule
from gusher.kernel.rng import below

from ..common import shift_price
from ..scratch import Scratch
from ..state import COMPANIES, FACES, Edition, State
from ..verbs import MOST_FACE, ROLL


@rule
def enter(ed: Edition, g: State) -> bool:
    """1.1: in the order Hudson, Jet, US Standard."""
    if g.company == COMPANIES:
        g.company = 0
        return False
    g.seat = CHANCE
    return True


@rule
def roll_of(face: int) -> int:
    """The outcome `roll +3`, `roll -2` … for a face of the die."""
    return ROLL + face + (MOST_FACE if face < 0 else MOST_FACE - 1)


@rule
def draw(ed: Edition, g: State) -> int:
    return roll_of(ed.die[below(g, FACES)])


def odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    return [(roll_of(face), ed.die.count(face)) for face in dict.fromkeys(ed.die)]


@rule
def apply(ed: Edition, g: State, scratch: Scratch, action: int) -> None:
    """1.2: in the white zone the die's colour gives the direction; 1.5: the zone before the move decides."""
    place = action - ROLL
    face = place - MOST_FACE if place < MOST_FACE else place - MOST_FACE + 1
    zone = ed.zone[g.price[g.company]]
    if zone > 0:
        face = -abs(face)  # 1.3: high prices fall
    elif zone < 0:
        face = abs(face)  # 1.4: low prices rise
    shift_price(ed, g, g.company, face)
    g.company += 1


witnesses = EVERYBODY
