"""Revenue (3.1–3.6): tankers and derricks paired over pipeline networks."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule, shared
from gusher.kernel.mask import lowest

from .common import holdings, type_of
from .events import COLLECTED, LOADED, NETWORK
from .state import INSHORE, NONE, Edition, State


@rule
def network(g: State, held: int) -> int:
    """3.4: the first of the countries `held`, and those that pipelines join to it, directly or by way of others."""
    found = fresh = held & -held
    while fresh != 0:
        more = g.joined[lowest(fresh)] & held & ~found
        fresh = (fresh & (fresh - 1)) | more
        found |= more
    return found


@rule
def derricks_in(ed: Edition, countries: int) -> int:
    total = 0
    while countries != 0:
        total += ed.derricks[lowest(countries)]
        countries &= countries - 1
    return total


@rule
def tankers_off(g: State, seat: int, countries: int) -> int:
    """6.4: only tankers inshore count."""
    total = 0
    while countries != 0:
        total += g.tankers[seat][INSHORE + lowest(countries)]
        countries &= countries - 1
    return total


@rule
def derrick_pay(ed: Edition, g: State, country: int) -> int:
    """3.3: what a pair pays in a country that somebody controls."""
    return ed.pay[type_of(g.leader[ed.capital[country]])]


@rule
def best_paid(ed: Edition, g: State, countries: int) -> int:
    """3.5: the country whose derricks are loaded first."""
    best = NONE
    most = 0
    while countries != 0:
        country = lowest(countries)
        countries &= countries - 1
        if best == NONE or derrick_pay(ed, g, country) > most:
            best = country
            most = derrick_pay(ed, g, country)
    return best


@rule
def earn(ed: Edition, g: State, seat: int, countries: int, is_told: int) -> int:
    """3.2, 3.5: what one network pays."""
    tankers = tankers_off(g, seat, countries)
    if is_told and tankers > 0:
        emit(g, NETWORK, seat, countries, tankers, derricks_in(ed, countries))
    millions = 0
    while tankers > 0 and countries != 0:
        country = best_paid(ed, g, countries)
        pairs = min(tankers, ed.derricks[country])
        earned = pairs * derrick_pay(ed, g, country)
        if is_told and pairs > 0:
            emit(g, LOADED, seat, country, pairs, earned)
        millions += earned
        tankers -= pairs
        countries &= ~(1 << country)
    return millions


@shared
def account(ed: Edition, g: State, seat: int, is_told: int) -> int:
    """The revenue of all networks of a player: 2, 2, 4 and 6 M in the examples of 3.6."""
    held = holdings(ed, g, seat)
    millions = 0
    while held != 0:
        countries = network(g, held)
        millions += earn(ed, g, seat, countries, is_told)
        held &= ~countries
    return millions


@rule
def revenue(ed: Edition, g: State, seat: int) -> int:
    """What the board would pay a player at this moment."""
    return account(ed, g, seat, 0)


@rule
def collect(ed: Edition, g: State, seat: int) -> None:
    """2.2: take the revenue, with the account of where each million came from."""
    millions = account(ed, g, seat, 1)
    g.money[seat] += millions
    emit(g, COLLECTED, seat, millions)
