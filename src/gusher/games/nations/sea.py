"""Tankers and pipelines (6.1–6.6): where they may go; bought, moved, sold, laid, received or lost."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule, shared
from gusher.kernel.mask import lowest, offer

from .common import holdings, ruler
from .events import PIPELINE, TANKER_GONE, TANKER_MOVED, TANKER_PLACED
from .scratch import Scratch
from .state import COUNTRIES, HALVES, INSHORE, NONE, STATIONS, Edition, State
from .verbs import PAIR_FROM, PAIR_TO, TANKER_MOVE, WATERS


@rule
def is_canal_open(ed: Edition, g: State, seat: int) -> bool:
    """6.3: to whoever controls the country that holds it, or to all if nobody does."""
    keeper = ruler(ed, g, ed.canal)
    return keeper == NONE or keeper == seat  # `in` does not compile for a GPU


@shared
def offer_waters(ed: Edition, scratch: Scratch, verb: int, held: int) -> None:
    """6.1: offshore in either half, or inshore of a controlled port."""
    for half in range(HALVES):
        offer(scratch.mask, verb + half)
    for country in range(COUNTRIES):
        if (held >> country) & 1 and ed.port[country] != 0:
            offer(scratch.mask, verb + INSHORE + country)


@rule
def offer_tanker_moves(ed: Edition, g: State, scratch: Scratch, seat: int, held: int) -> None:
    """6.2, 6.3: offshore to a controlled port of the same half and back, and through the canal."""
    is_open = is_canal_open(ed, g, seat)
    for half in range(HALVES):
        if g.tankers[seat][half] > 0:
            base = TANKER_MOVE + half * WATERS
            if is_open:
                offer(scratch.mask, base + 1 - half)
            for country in range(COUNTRIES):
                if (held >> country) & 1 and (ed.port[country] >> half) & 1:
                    offer(scratch.mask, base + INSHORE + country)
    for country in range(COUNTRIES):
        if g.tankers[seat][INSHORE + country] > 0 and (is_open or country != ed.canal):
            for half in range(HALVES):
                if (ed.port[country] >> half) & 1:
                    offer(scratch.mask, TANKER_MOVE + (INSHORE + country) * WATERS + half)


@rule
def offer_tankers(g: State, scratch: Scratch, verb: int, seat: int) -> None:
    """Every place where the player has a tanker, the reserve included."""
    for station in range(STATIONS):
        if g.tankers[seat][station] > 0:
            offer(scratch.mask, verb + station)


@rule
def count_tankers(g: State, seat: int) -> int:
    total = 0
    for station in range(STATIONS):
        total += g.tankers[seat][station]
    return total


@rule
def place_tanker(g: State, seat: int, station: int, millions: int) -> None:
    """A tanker from the bank."""
    g.bank_tankers -= 1
    g.money[seat] -= millions
    g.tankers[seat][station] += 1
    emit(g, TANKER_PLACED, seat, station, millions)


@rule
def move_tanker(g: State, seat: int, start: int, goal: int) -> None:
    g.tankers[seat][start] -= 1
    g.tankers[seat][goal] += 1
    emit(g, TANKER_MOVED, seat, start, goal)


@rule
def give_up_tanker(g: State, seat: int, station: int, millions: int) -> None:
    """A tanker back to the bank, sold or lost."""
    g.tankers[seat][station] -= 1
    g.bank_tankers += 1
    g.money[seat] += millions
    emit(g, TANKER_GONE, seat, station, millions)


@rule
def pair_of(a: int, b: int) -> int:
    """The number of a pair of countries, a < b, in `verbs.PAIRS`."""
    return a * (2 * COUNTRIES - 1 - a) // 2 + b - a - 1


@rule
def free_borders(ed: Edition, g: State, held: int, country: int) -> int:
    """6.6: the countries across a border without a pipeline, if at least one end is among `held`."""
    free = ed.borders[country] & ~g.joined[country]
    return free if (held >> country) & 1 else free & held


@rule
def can_lay(ed: Edition, g: State, seat: int) -> bool:
    """6.5, 6.6: is there a pipeline left, and a border to lay it across?"""
    held = holdings(ed, g, seat)
    free = 0
    for country in range(COUNTRIES):
        free |= free_borders(ed, g, held, country)
    return g.bank_pipelines > 0 and free != 0


@shared
def offer_pipelines(ed: Edition, g: State, scratch: Scratch, verb: int, held: int) -> None:
    """6.6: every border where the player may lay one."""
    for country in range(COUNTRIES):
        others = free_borders(ed, g, held, country) >> (country + 1) << (country + 1)  # each pair once
        while others != 0:
            offer(scratch.mask, verb + pair_of(country, lowest(others)))
            others &= others - 1


@rule
def lay_pipeline(g: State, seat: int, pair: int, millions: int) -> None:
    a = PAIR_FROM[pair]
    b = PAIR_TO[pair]
    g.joined[a] |= 1 << b
    g.joined[b] |= 1 << a
    g.bank_pipelines -= 1
    g.money[seat] -= millions
    emit(g, PIPELINE, seat, pair, millions)
