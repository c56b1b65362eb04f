"""What is true of every position: checked by the fuzzer after everything that happens, and when one is loaded.

`check` is a rule, so that millions of games can be checked; `faults` says in words what it found.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.chance import CHANCE, OVER
from gusher.kernel.jit import rule
from gusher.kernel.parts import Ledger

from .common import owner_of, ruler
from .sea import count_tankers
from .state import (
    CARD_KINDS,
    COUNTRIES,
    DECK,
    INSHORE,
    NONE,
    SEATS,
    SPACES,
    STATIONS,
    TYPES,
    WORD,
    WORDS,
    Edition,
    Phase,
    State,
)

BROKEN = (
    "the position is sound",
    "a number is out of its range",
    "a seat has less than no money",
    "a seat that is out, or not used, still has something",
    "a seat has more leaders of a type than there are",
    "the tankers are not as many as there are",
    "a tanker lies where there is no port, or inshore of another's country",
    "a pipeline lies where there is no border, or on one side only",
    "the pipelines are not as many as there are",
    "the Incident cards are not those of the deck",
    "the wrong seat is to act, or nobody, or somebody though the game is over",
    "a round beyond the limit",
    "a seat's set of leaders is not what stands on the board",
)
SOUND, RANGE, MONEY, GHOST, LEADERS, TANKERS = 0, 1, 2, 3, 4, 5
WATERS, BORDERS, PIPELINES, CARDS, ACTING, ROUNDS, SETS = 6, 7, 8, 9, 10, 11, 12


def faults(ed: Edition, g: State) -> list[str]:
    """The first invariant that the position breaks, in plain words; nothing for a sound one."""
    broken = check(ed, g)
    return [BROKEN[broken]] if broken else []


@rule
def check(ed: Edition, g: State) -> int:
    """0 for a sound position, else the number of the invariant that it breaks."""
    if not is_in_range(ed, g):
        return RANGE  # the rest needs numbers that are in range
    for seat in range(SEATS):
        broken = check_seat(ed, g, seat)
        if broken != SOUND:
            return broken
    if count_all_tankers(g) != ed.tankers or g.bank_tankers < 0:
        return TANKERS
    broken = check_pipelines(ed, g)
    if broken != SOUND:
        return broken
    if not has_all_cards(ed, g):
        return CARDS
    if not is_right_seat(g):
        return ACTING
    if ed.round_limit and g.round > ed.round_limit:
        return ROUNDS
    return SOUND


@rule
def is_in_range(ed: Edition, g: State) -> bool:
    sound = (
        2 <= g.players <= SEATS
        and Phase.SETUP <= g.phase <= Phase.OVER
        and 0 <= g.first < g.players
        and 0 <= g.turn < g.players
        and OVER <= g.seat < g.players
        and 0 <= g.drawn < 2 * ed.cards
        and 0 <= g.chain <= ed.cards
        and NONE <= g.card < CARD_KINDS
        and g.round >= 0
    )
    for space in range(SPACES):
        sound = sound and NONE <= g.leader[space] < g.players * TYPES
    for seat in range(SEATS):
        sound = sound and NONE <= g.agent[seat] < SPACES
    for place in range(DECK):
        sound = sound and NONE <= g.deck[place] < CARD_KINDS
    return sound


@rule
def stands_on(g: State, seat: int, word: int) -> int:
    """Where a seat's leaders stand, as a set."""
    stands = 0
    for bit in range(WORD):
        stands |= (owner_of(g.leader[word * WORD + bit]) == seat) << bit
    return stands


@rule
def check_seat(ed: Edition, g: State, seat: int) -> int:
    """S1, S2, 3.1, 4.9, 8.1."""
    if g.money[seat] < 0:
        return MONEY
    for word in range(WORDS):
        if g.stands[seat][word] != stands_on(g, seat, word):
            return SETS
    total = 0
    for kind in range(TYPES):
        count = g.reserve[seat][kind]
        least = count
        for space in range(SPACES):
            if g.leader[space] == seat * TYPES + kind:
                count += 1
        total += count
        if (
            least < 0
            or count > ed.leaders[kind]
            or (count != ed.leaders[kind] and not ed.fallen_out and not g.out[seat])
        ):
            return LEADERS
    if g.out[seat]:
        return GHOST if total + g.money[seat] + count_tankers(g, seat) > 0 or g.agent[seat] != NONE else SOUND
    for station in range(STATIONS):
        if g.tankers[seat][station] < 0:
            return TANKERS
    for country in range(COUNTRIES):
        if g.tankers[seat][INSHORE + country] > 0 and (
            ed.port[country] == 0 or ruler(ed, g, country) not in (NONE, seat)
        ):
            return WATERS
    return SOUND


@rule
def count_all_tankers(g: State) -> int:
    total = g.bank_tankers
    for seat in range(SEATS):
        total += count_tankers(g, seat)
    return total


@rule
def check_pipelines(ed: Edition, g: State) -> int:
    """S2, 6.6."""
    total = 0
    for a in range(COUNTRIES):
        if g.joined[a] & ~ed.borders[a]:
            return BORDERS
        for b in range(COUNTRIES):
            total += (g.joined[a] >> b) & 1
            if (g.joined[a] >> b) & 1 != (g.joined[b] >> a) & 1:
                return BORDERS
    return SOUND if g.bank_pipelines >= 0 and total == 2 * (ed.pipelines - g.bank_pipelines) else PIPELINES


@rule
def has_all_cards(ed: Edition, g: State) -> bool:
    """7.1: what has been drawn and what nobody has seen make up the deck."""
    for kind in range(CARD_KINDS):
        count = g.unseen[kind]
        if count < 0:
            return False
        for place in range(DECK):
            if g.deck[place] == kind:
                count += 1
        if count != ed.card_count[kind]:
            return False
    known = 0
    for place in range(min(g.drawn, ed.cards)):
        known += g.deck[place] != NONE
    return known == min(g.drawn, ed.cards)


@rule
def is_right_seat(g: State) -> bool:
    if (g.phase == Phase.OVER) != (g.seat == OVER):
        return False
    if g.seat == CHANCE:
        return g.phase in (Phase.SETUP, Phase.AGENT_INCIDENT, Phase.LEADER_INCIDENT)
    return g.seat == OVER or (g.seat == g.turn and not g.out[g.seat])


# -- money ---------------------------------------------------------------------------------------------

POSTS = {
    "collected": ("revenue", 1),
    "received": ("incidents", 1),
    "tanker-gone": ("sold", 1),
    "placed": ("placed", -1),
    "moved": ("moved", -1),
    "tanker-placed": ("tankers", -1),
    "pipeline": ("pipelines", -1),
    "paid": ("incidents", -1),
    "out": ("out", -1),
}
"""The post of each event about money, and whether it comes in or goes out."""


def postings(event: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    """What an event does to the players' money."""
    if event["event"] not in POSTS:
        return []
    post, sign = POSTS[event["event"]]
    found = [(event["seat"], post, sign * event["millions"])]
    if event.get("payee", NONE) != NONE:
        found.append((event["payee"], post, event["millions"]))
    return found


LEDGER = Ledger("money", tuple(dict.fromkeys(post for post, _ in POSTS.values())), postings)
