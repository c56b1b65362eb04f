"""The Incident cards one by one: whether there is a choice to make, which one, and what it does (7.1–7.5, 9)."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import offer, offer_bits, span

from .common import (
    BEYOND_PRICE,
    SAVED,
    USED,
    can_place,
    count_leaders,
    fall,
    holdings,
    note_leader_step,
    offer_placing,
    owner_of,
    pay,
    place,
    receive,
    ruler,
    stand,
    take_off,
    type_of,
)
from .events import MOVED, NO_EFFECT, STRIKE, WAY
from .networks import collect
from .rings import can_move_any, distance, march, mark_stops, next_leader, offer_moves
from .scratch import Scratch
from .sea import (
    can_lay,
    count_tankers,
    give_up_tanker,
    lay_pipeline,
    offer_pipelines,
    offer_tankers,
    offer_waters,
    place_tanker,
)
from .state import COUNTRIES, NONE, RING, SPACES, TYPES, WORD, WORDS, Card, Edition, State
from .verbs import COUP, LAUNCH, LAY, LOSE_LEADER, LOSE_TANKER, MOVE, REVOLT, REVOLUTION

VISIT = int(Card.STATE_VISIT)  # a plain number: numba-cuda takes no other index
FREE = BEYOND_PRICE - 1  # when nothing is paid: money enough for any leader there is


@rule
def has_choice(ed: Edition, g: State, seat: int) -> bool:
    """7.5: does the card ask for a choice of which at least one is possible?"""
    match g.card:
        case Card.COUP:
            return can_place(ed, g, seat, FREE)
        case Card.REVOLUTION:
            return can_revolt(ed, g, seat)
        case Card.STATE_VISIT:
            return can_move_any(ed, g, seat, FREE)
        case Card.LAUNCHED:
            return g.bank_tankers > 0
        case Card.CONCESSION:
            return can_lay(ed, g, seat)
        case Card.ASSASSINATION:
            return count_leaders(g, seat) > 0
        case Card.TANKER_LOST:
            return count_tankers(g, seat) > 0
        case Card.PALACE_REVOLT:
            return can_flee(ed, g, seat)
        case _:
            return False


@rule
def carry_out(ed: Edition, g: State, seat: int) -> None:
    """7.1: a card that leaves no choice."""
    amount = ed.card_amount[g.card]
    match g.card:
        case Card.OIL_BOOM | Card.FOREIGN_LOAN:
            receive(g, seat, amount)
        case Card.RECORD_EXPORTS:
            collect(ed, g, seat)
        case Card.FINE | Card.REPARATIONS:
            pay(g, seat, NONE, amount)
        case Card.STRIKE:
            g.strike[seat] = 1
            emit(g, STRIKE, seat)
        case Card.SUMMIT:
            for step in range(1, g.players):
                other = (seat + step) % g.players
                if not g.out[other]:
                    pay(g, seat, other, amount)
        case _:
            emit(g, NO_EFFECT, seat, g.card)  # 7.5: nothing is possible


@rule
def offer_choices(ed: Edition, g: State, scratch: Scratch, seat: int) -> int:
    """Offer the choices; returns the words of the mask that may then be in use."""
    match g.card:
        case Card.COUP:
            offer_placing(ed, g, scratch, COUP, seat, FREE)
        case Card.REVOLUTION:
            offer_revolutions(ed, g, scratch, seat)
        case Card.STATE_VISIT:
            return offer_visits(ed, g, scratch, seat)
        case Card.LAUNCHED:
            offer_waters(ed, scratch, LAUNCH, holdings(ed, g, seat))
        case Card.CONCESSION:
            offer_pipelines(ed, g, scratch, LAY, holdings(ed, g, seat))
        case Card.ASSASSINATION:
            offer_victims(g, scratch, seat)
        case Card.TANKER_LOST:
            offer_tankers(g, scratch, LOSE_TANKER, seat)
        case _:
            offer_flights(ed, g, scratch, seat)
    return span(COUP, REVOLT + SPACES - 1)


@rule
def carry_out_choice(ed: Edition, g: State, scratch: Scratch, seat: int, action: int) -> None:
    match g.card:
        case Card.COUP:
            place(ed, g, seat, (action - COUP) // COUNTRIES, (action - COUP) % COUNTRIES, 0)
            note_leader_step(g, USED | SAVED)
        case Card.REVOLUTION:
            place(ed, g, seat, (action - REVOLUTION) // COUNTRIES, (action - REVOLUTION) % COUNTRIES, 0)
            note_leader_step(g, USED | SAVED)
        case Card.STATE_VISIT:
            visit(ed, g, scratch, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
            note_leader_step(g, USED | SAVED)
        case Card.LAUNCHED:
            place_tanker(g, seat, action - LAUNCH, 0)
        case Card.CONCESSION:
            lay_pipeline(g, seat, action - LAY, 0)
        case Card.ASSASSINATION:
            fall(ed, g, action - LOSE_LEADER)
            note_leader_step(g, USED)  # 8.2: losing a leader does not save the player
        case Card.TANKER_LOST:
            give_up_tanker(g, seat, action - LOSE_TANKER, 0)
        case _:
            flee(ed, g, seat, action - REVOLT)
            note_leader_step(g, USED | SAVED)


# -- Revolution: an opponent's leader on a capital, replaced by one of another type from the reserve (4.8)


@rule
def can_replace(ed: Edition, g: State, seat: int, kind: int, country: int) -> bool:
    victim = g.leader[ed.capital[country]]
    return g.reserve[seat][kind] > 0 and victim != NONE and owner_of(victim) != seat and type_of(victim) != kind


@rule
def can_revolt(ed: Edition, g: State, seat: int) -> bool:
    for kind in range(TYPES):
        for country in range(COUNTRIES):
            if can_replace(ed, g, seat, kind, country):
                return True
    return False


@rule
def offer_revolutions(ed: Edition, g: State, scratch: Scratch, seat: int) -> None:
    for kind in range(TYPES):
        for country in range(COUNTRIES):
            if can_replace(ed, g, seat, kind, country):
                offer(scratch.mask, REVOLUTION + kind * COUNTRIES + country)


# -- State visit: one of your leaders, one to four spaces, free (7.4)


@rule
def offer_visits(ed: Edition, g: State, scratch: Scratch, seat: int) -> int:
    used = 0
    mark_stops(ed, g, scratch, seat)
    start = next_leader(g, seat, NONE)
    while start != NONE:
        used |= offer_moves(ed, g, scratch, start, ed.card_amount[VISIT])
        start = next_leader(g, seat, start)
    return used


@rule
def visit(ed: Edition, g: State, scratch: Scratch, seat: int, start: int, goal: int) -> None:
    distance(ed, g, scratch, start, goal, ed.card_amount[VISIT])
    emit(g, MOVED, seat, start, goal, 0)
    march(ed, g, scratch, start, goal)


# -- Assassination: one of your leaders on the board


@rule
def offer_victims(g: State, scratch: Scratch, seat: int) -> None:
    for word in range(WORDS):
        offer_bits(scratch.mask, LOSE_LEADER + word * WORD, g.stands[seat][word])


# -- Palace revolt: one of your leaders on a capital, to a free neighbouring space of its ring


@rule
def can_flee(ed: Edition, g: State, seat: int) -> bool:
    for country in range(COUNTRIES):
        if ruler(ed, g, country) == seat:
            for way in range(2):
                if g.leader[ed.ring[ed.capital[country]][way]] == NONE:
                    return True
    return False


@rule
def offer_flights(ed: Edition, g: State, scratch: Scratch, seat: int) -> None:
    for country in range(COUNTRIES):
        if ruler(ed, g, country) == seat:
            for way in range(2):
                space = ed.ring[ed.capital[country]][way]
                if g.leader[space] == NONE:
                    offer(scratch.mask, REVOLT + space)


@rule
def flee(ed: Edition, g: State, seat: int, goal: int) -> None:
    start = ed.capital[goal // RING]
    leader = g.leader[start]
    emit(g, MOVED, seat, start, goal, 0)
    emit(g, WAY, seat, goal)
    take_off(g, start)
    stand(ed, g, leader, goal)
