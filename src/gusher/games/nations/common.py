"""What several steps share: leaders and control, placing and falling, money, leader steps used up by cards."""

from __future__ import annotations

from gusher.kernel.jit import count_bits, emit, rule, shared
from gusher.kernel.mask import lowest, offer_bits

from .events import CONTROL, FELL, PAID, PLACED, RECEIVED, TANKERS_TAKEN
from .scratch import Scratch
from .state import COUNTRIES, INSHORE, NONE, RING, SEATS, TYPES, WORD, WORDS, Edition, Phase, State

USED, SAVED = 1, 2  # g.led: the leader step is used up (5.3); the player cannot be out (8.2)
BEYOND_PRICE = 1 << 30  # the price of a missing leader: more than anybody ever has


@rule
def owner_of(leader: int) -> int:
    """The seat of a leader in `State.leader`; NONE where nobody stands."""
    return leader >> 2


@rule
def type_of(leader: int) -> int:
    return leader & 3


@rule
def ruler(ed: Edition, g: State, country: int) -> int:
    """3.1: who has a leader on the capital, or NONE."""
    return owner_of(g.leader[ed.capital[country]])


@rule
def countries_with(capitals: int) -> int:
    """A bit for each of the four rings in a word that holds at most one space of each."""
    capitals |= capitals >> 4
    capitals |= capitals >> 2
    capitals |= capitals >> 1
    return (((capitals & 0x01010101) * 0x01020408) >> 24) & 0b1111


@rule
def holdings(ed: Edition, g: State, seat: int) -> int:
    """3.1: the countries that a player controls, one bit each."""
    return countries_with(g.stands[seat][0] & ed.capitals[0]) | countries_with(g.stands[seat][1] & ed.capitals[1]) << 4


@rule
def vacant_capitals(ed: Edition, g: State) -> int:
    """The countries with nobody on the capital, one bit each."""
    held = 0
    for seat in range(SEATS):
        held |= holdings(ed, g, seat)
    return ~held & ((1 << COUNTRIES) - 1)


@rule
def count_leaders(g: State, seat: int) -> int:
    """How many leaders the player has on the board."""
    count = 0
    for word in range(WORDS):
        count += count_bits(g.stands[seat][word])
    return count


@rule
def has_leader(g: State, seat: int) -> bool:
    """8.1: is a leader left, on the board or in the reserve?"""
    left = count_leaders(g, seat)
    for kind in range(TYPES):
        left += g.reserve[seat][kind]
    return left > 0


@rule
def cheapest_in_reserve(ed: Edition, g: State, seat: int) -> int:
    """4.1: what the cheapest leader in the reserve costs."""
    cheapest = BEYOND_PRICE
    for kind in range(TYPES):
        if g.reserve[seat][kind] > 0:
            cheapest = min(cheapest, ed.price[kind])
    return cheapest


@rule
def can_pay(ed: Edition, g: State, seat: int) -> bool:
    """8.1: is there money for the cheapest of the player's leaders, in the reserve or on the board?"""
    cheapest = cheapest_in_reserve(ed, g, seat)
    if cheapest > g.money[seat]:
        for word in range(WORDS):
            stands = g.stands[seat][word]
            while stands != 0:
                cheapest = min(cheapest, ed.price[type_of(g.leader[word * WORD + lowest(stands)])])
                stands &= stands - 1
    return cheapest <= g.money[seat]


@shared
def can_place(ed: Edition, g: State, seat: int, money: int) -> bool:
    """4.2: is there an affordable leader in the reserve, and a vacant capital?"""
    return cheapest_in_reserve(ed, g, seat) <= money and vacant_capitals(ed, g) != 0


@shared
def offer_placing(ed: Edition, g: State, scratch: Scratch, verb: int, seat: int, money: int) -> None:
    """4.2: every affordable leader in the reserve, on every vacant capital."""
    vacant = vacant_capitals(ed, g)
    for kind in range(TYPES):
        if g.reserve[seat][kind] > 0 and ed.price[kind] <= money:
            offer_bits(scratch.mask, verb + kind * COUNTRIES, vacant)


@rule
def place(ed: Edition, g: State, seat: int, kind: int, country: int, millions: int) -> None:
    """A leader from the reserve onto a capital, which is or becomes vacant (4.2, 4.8)."""
    g.money[seat] -= millions
    g.reserve[seat][kind] -= 1
    emit(g, PLACED, seat, kind, country, millions)
    stand(ed, g, seat * TYPES + kind, ed.capital[country])


@rule
def put(g: State, leader: int, space: int) -> None:
    """Put a leader on an empty space.  Nothing else puts one there, and only `take_off` takes one off."""
    g.leader[space] = leader
    g.stands[owner_of(leader)][space // WORD] |= 1 << (space % WORD)


@rule
def take_off(g: State, space: int) -> None:
    g.stands[owner_of(g.leader[space])][space // WORD] &= ~(1 << (space % WORD))
    g.leader[space] = NONE


@shared
def stand(ed: Edition, g: State, leader: int, space: int) -> None:
    """A leader comes to a space: whoever stands there falls (4.8), a capital gives control (4.7), "?" a card (4.6)."""
    if g.leader[space] != NONE:
        fall(ed, g, space)
    put(g, leader, space)
    if ed.is_capital[space]:
        take_control(g, owner_of(leader), space // RING)
    elif ed.incident[space]:
        g.due = 1


@rule
def fall(ed: Edition, g: State, space: int) -> None:
    """4.10, 4.11: a leader leaves the board, for the reserve or for good."""
    seat = owner_of(g.leader[space])
    kind = type_of(g.leader[space])
    take_off(g, space)
    if not ed.fallen_out:
        g.reserve[seat][kind] += 1
    emit(g, FELL, seat, kind, space, ed.fallen_out)


@rule
def take_control(g: State, seat: int, country: int) -> None:
    """4.7, 4.9: whoever takes control gets the tankers inshore."""
    emit(g, CONTROL, seat, country)
    for other in range(g.players):
        count = g.tankers[other][INSHORE + country]
        if other != seat and count > 0:
            g.tankers[other][INSHORE + country] = 0
            g.tankers[seat][INSHORE + country] += count
            emit(g, TANKERS_TAKEN, seat, country, count, other)


@rule
def receive(g: State, seat: int, millions: int) -> None:
    g.money[seat] += millions
    emit(g, RECEIVED, seat, millions)


@rule
def pay(g: State, seat: int, payee: int, owed: int) -> None:
    """7.3: a player who cannot pay in full pays what they have, to a player or to the bank (NONE)."""
    millions = min(owed, g.money[seat])
    g.money[seat] -= millions
    if payee != NONE:
        g.money[payee] += millions
    emit(g, PAID, seat, payee, millions, owed)


@rule
def note_leader_step(g: State, effect: int) -> None:
    """5.3: if a card drawn by the agent affects a leader, that was this turn's leader step."""
    if g.phase == Phase.AGENT_INCIDENT:
        g.led |= effect
