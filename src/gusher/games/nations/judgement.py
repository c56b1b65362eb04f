"""How the scripted player judges The Game of Nations: every action by what it is worth, in thousandths of a million.

Everything is open except the cards.  A country is worth its revenue for some rounds to come, plus something for
derricks that wait for a tanker; an action is worth what it adds to that, less its price, plus part of what it takes
from the others.  A reserve is kept, because a player who cannot pay is out.
"""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i8, i16, i32
from gusher.kernel.mask import BITS, lowest

from .common import holdings, owner_of, put, ruler, take_off, type_of
from .networks import derricks_in, earn, network, revenue, tankers_off
from .rings import EVERYWHERE, far_to, mark_stops, survey
from .scratch import Scratch
from .state import COUNTRIES, HALVES, INSHORE, NONE, RESERVE, RING, SEATS, SPACES, TYPES, Card, Edition, Phase, State
from .verbs import (
    AGENT,
    COUP,
    END,
    LAUNCH,
    LAY,
    LOSE_LEADER,
    LOSE_TANKER,
    MOVE,
    PAIR_FROM,
    PAIR_TO,
    PASS,
    PIPE,
    PLACE,
    REVOLT,
    REVOLUTION,
    TANKER_BUY,
    TANKER_MOVE,
    TANKER_PLACE,
    TANKER_SELL,
    WATERS,
)

LEADERS = 6  # of one player
MILLION = 1000  # worth is in thousandths
FAR = 1000  # rounds to come without a limit


class Mind(Layout):
    """What the player values, and its plan for the pending decision."""

    # what it values: tuned in many games between slightly different players
    horizon = i32(value=5)  # how many rounds of a revenue it counts on
    derrick = i32(value=300)  # a derrick in a network with a port that has no tanker yet
    inland = i32(value=0)  # a derrick that no tanker can load yet
    card = i32(value=5300)  # an Incident card, plus 5000
    guard = i32(value=100)  # an agent in a country the player controls
    reserve = i32(value=30)  # millions that it wants to keep
    thrift = i32(value=1728)  # each million below the reserve
    spite = i32(value=500)  # share of what others lose, in thousandths
    walker = i32(value=500)  # a leader that stands on no capital, ready to move
    counted = i32(value=15)  # how many rounds of a revenue count where a simulated game is cut short

    # the plan
    rounds = i32()  # how many rounds of revenue count
    before = i32(SEATS)  # what each seat's countries are worth now
    ordinal = i8(SPACES)  # the number of the player's own leader there
    far = i16(LEADERS, SPACES)  # distance to each space, 0 if it cannot stop there


SCORE_UNIT = 1000  # a score is a worth in millions, plus something to break ties
AHEAD = 2  # rounds that the search plays beyond the current one


@rule
def prepare(ed: Edition, g: State, scratch: Scratch, mind: Mind) -> None:
    """Make the plan for the pending decision, and take actions not worth considering out of the mask."""
    left = ed.round_limit - g.round if ed.round_limit > 0 else FAR
    mind.rounds = min(left, mind.horizon)
    if g.phase == Phase.AGENT:  # its move does not change what countries are worth
        return
    for seat in range(g.players):
        mind.before[seat] = outlook(ed, g, mind, seat)
    if g.phase == Phase.LEADER or g.card == Card.STATE_VISIT:
        plan_moves(ed, g, scratch, mind, g.seat)


@rule
def plan_moves(ed: Edition, g: State, scratch: Scratch, mind: Mind, seat: int) -> None:
    """How far each leader can go.  Only capitals, "?" and the next space are worth considering."""
    mark_stops(ed, g, scratch, seat)
    ordinal = 0
    for start in range(SPACES):
        leader = g.leader[start]
        if owner_of(leader) == seat:
            limit = min(g.money[seat] // ed.price[type_of(leader)], SPACES) if g.card == NONE else SPACES
            survey(ed, g, scratch, start, limit, EVERYWHERE)
            mind.ordinal[start] = ordinal
            for goal in range(SPACES):
                far = mind.far[ordinal][goal] = far_to(scratch, goal)
                if far > 1 and not ed.is_capital[goal] and not ed.incident[goal]:
                    action = MOVE + start * SPACES + goal
                    scratch.mask[action // BITS] &= ~(1 << (action % BITS))
            ordinal += 1


# -- what countries are worth ---------------------------------------------------------------------------


@rule
def outlook(ed: Edition, g: State, mind: Mind, seat: int) -> int:
    """3.1–3.5: the revenue of a player's networks for the rounds to come, and their waiting derricks."""
    held = holdings(ed, g, seat)
    worth = 0
    while held != 0:
        countries = network(g, held)
        held &= ~countries
        worth += mind.rounds * MILLION * earn(ed, g, seat, countries, 0)
        waiting = derricks_in(ed, countries) - tankers_off(g, seat, countries)
        if waiting > 0:
            worth += waiting * (mind.derrick if has_port(ed, countries) else mind.inland)
    return worth


@rule
def has_port(ed: Edition, countries: int) -> bool:
    while countries != 0:
        if ed.port[lowest(countries)] != 0:
            return True
        countries &= countries - 1
    return False


@rule
def gain(ed: Edition, g: State, mind: Mind, seat: int, other: int) -> int:
    """What a trial position is worth to a player, compared with the one before: by the player's own countries, and
    those of the only other player it can have affected (NONE: nobody)."""
    total = outlook(ed, g, mind, seat) - mind.before[seat]
    if other != NONE and other != seat:
        total -= (outlook(ed, g, mind, other) - mind.before[other]) * mind.spite // 1000 // (g.players - 1)
    return total


@rule
def try_leader(ed: Edition, g: State, mind: Mind, seat: int, leader: int, start: int, goal: int) -> int:
    """4.6–4.9: what it is worth to move a leader from `start` (NONE: the reserve) to `goal` (NONE: off the board).
    Only coming to a capital or leaving one changes anything."""
    worth = 0
    if goal != NONE and ed.is_capital[goal]:
        worth = try_capital(ed, g, mind, seat, leader, start, goal)
    elif start != NONE and ed.is_capital[start]:
        take_off(g, start)
        worth = gain(ed, g, mind, seat, NONE)
        put(g, leader, start)
    if start != NONE and not ed.is_capital[start]:
        worth += mind.walker  # prefer to move one that holds nothing
    return worth


@rule
def try_capital(ed: Edition, g: State, mind: Mind, seat: int, leader: int, start: int, goal: int) -> int:
    """4.7–4.9: a country is taken, with the tankers inshore, perhaps from somebody."""
    country = goal // RING
    fallen = g.leader[goal]
    if start != NONE:
        take_off(g, start)
    if fallen != NONE:
        take_off(g, goal)
    put(g, leader, goal)
    taken_a = move_tankers(g, (seat + 1) % SEATS, seat, country)
    taken_b = move_tankers(g, (seat + 2) % SEATS, seat, country)
    taken_c = move_tankers(g, (seat + 3) % SEATS, seat, country)
    worth = gain(ed, g, mind, seat, owner_of(fallen)) + MILLION * ed.tanker_sale * (taken_a + taken_b + taken_c)
    return_tankers(g, (seat + 1) % SEATS, seat, country, taken_a)
    return_tankers(g, (seat + 2) % SEATS, seat, country, taken_b)
    return_tankers(g, (seat + 3) % SEATS, seat, country, taken_c)
    take_off(g, goal)
    if fallen != NONE:
        put(g, fallen, goal)
    if start != NONE:
        put(g, leader, start)
    return worth


@rule
def move_tankers(g: State, other: int, seat: int, country: int) -> int:
    """4.9: the tankers inshore of a country go to whoever takes it; returns how many."""
    count = g.tankers[other][INSHORE + country]
    g.tankers[other][INSHORE + country] = 0
    g.tankers[seat][INSHORE + country] += count
    return count


@rule
def return_tankers(g: State, other: int, seat: int, country: int, count: int) -> None:
    if count > 0:
        g.tankers[other][INSHORE + country] += count
        g.tankers[seat][INSHORE + country] -= count


@rule
def try_tanker(ed: Edition, g: State, mind: Mind, seat: int, start: int, goal: int) -> int:
    """What it is worth to move a tanker from one station (NONE: the bank) to another: it counts only inshore."""
    if not is_inshore(start) and not is_inshore(goal):
        return 0
    if start != NONE:
        g.tankers[seat][start] -= 1
    if goal != NONE:
        g.tankers[seat][goal] += 1
    worth = gain(ed, g, mind, seat, NONE)
    if start != NONE:
        g.tankers[seat][start] += 1
    if goal != NONE:
        g.tankers[seat][goal] -= 1
    return worth


@rule
def is_inshore(station: int) -> bool:
    return INSHORE <= station < RESERVE


@rule
def try_pipeline(ed: Edition, g: State, mind: Mind, seat: int, pair: int) -> int:
    """3.4: what a pipeline is worth: something only to a player who holds both of its ends."""
    a = PAIR_FROM[pair]
    b = PAIR_TO[pair]
    holder = ruler(ed, g, a)
    if holder == NONE or holder != ruler(ed, g, b):
        return 0
    g.joined[a] |= 1 << b
    g.joined[b] |= 1 << a
    worth = gain(ed, g, mind, seat, holder)
    g.joined[a] &= ~(1 << b)
    g.joined[b] &= ~(1 << a)
    return worth


@rule
def price_of(g: State, mind: Mind, seat: int, millions: int) -> int:
    """What it is worth not to spend this much: more if spending it would touch the reserve."""
    money = g.money[seat]
    short = max(mind.reserve - money + millions, 0) - max(mind.reserve - money, 0)
    return MILLION * millions + mind.thrift * short


# -- actions --------------------------------------------------------------------------------------------


@rule
def rate_placing(ed: Edition, g: State, mind: Mind, seat: int, place: int, is_free: int) -> int:
    """4.1, 4.2: a leader from the reserve onto a capital."""
    kind = place // COUNTRIES
    worth = try_leader(ed, g, mind, seat, seat * TYPES + kind, NONE, ed.capital[place % COUNTRIES])
    return worth if is_free else worth - price_of(g, mind, seat, ed.price[kind])


@rule
def rate_move(ed: Edition, g: State, mind: Mind, seat: int, start: int, goal: int) -> int:
    """4.3–4.8: a leader moves, perhaps to attack."""
    leader = g.leader[start]
    worth = try_leader(ed, g, mind, seat, leader, start, goal)
    if ed.incident[goal]:
        worth += mind.card - 5000
    if g.card != NONE:  # a State visit is free
        return worth
    return worth - price_of(g, mind, seat, mind.far[mind.ordinal[start]][goal] * ed.price[type_of(leader)])


@rule
def rate_tanker(ed: Edition, g: State, mind: Mind, seat: int, action: int) -> int:
    """6.1: buy, place, move or sell."""
    if action >= TANKER_SELL:
        return (
            try_tanker(ed, g, mind, seat, action - TANKER_SELL, NONE)
            - MILLION * ed.tanker_sale
            - price_of(g, mind, seat, -ed.tanker_sale)
        )
    if action >= TANKER_MOVE:
        start = (action - TANKER_MOVE) // WATERS
        goal = (action - TANKER_MOVE) % WATERS
        worth = try_tanker(ed, g, mind, seat, start, goal)
        return worth + spare_worth(ed, g, mind, seat, goal) if goal < HALVES else worth
    if action >= TANKER_PLACE:
        return try_tanker(ed, g, mind, seat, RESERVE, action - TANKER_PLACE) - 1
    return (
        try_tanker(ed, g, mind, seat, NONE, action - TANKER_BUY)
        + MILLION * ed.tanker_sale
        - price_of(g, mind, seat, ed.tanker_price)
    )


@rule
def spare_worth(ed: Edition, g: State, mind: Mind, seat: int, half: int) -> int:
    """6.2: a tanker offshore is worth something if one of the player's ports there has a derrick for it."""
    for country in range(COUNTRIES):
        is_own_port = (ed.port[country] >> half) & 1 and owner_of(g.leader[ed.capital[country]]) == seat
        if is_own_port and try_tanker(ed, g, mind, seat, NONE, INSHORE + country) > 0:
            return mind.derrick
    return 0


@rule
def rate_agent(ed: Edition, g: State, mind: Mind, seat: int, goal: int) -> int:
    """5.1: the agent takes a card, or stands in the way of attackers."""
    worth = mind.card - 5000 if ed.incident[goal] else 0
    if owner_of(g.leader[ed.capital[goal // RING]]) == seat:
        worth += mind.guard
    return worth


@rule
def rate(ed: Edition, g: State, scratch: Scratch, mind: Mind, action: int) -> int:
    """What a legal action is worth, in thousandths of a million, compared with the others."""
    seat = g.seat
    if action >= MOVE:
        return rate_move(ed, g, mind, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    if action < AGENT:
        return rate_placing(ed, g, mind, seat, action - PLACE, 0)
    if action < TANKER_BUY:
        return rate_agent(ed, g, mind, seat, action - AGENT)
    if action < PIPE:
        return rate_tanker(ed, g, mind, seat, action)
    if action < END:
        return try_pipeline(ed, g, mind, seat, action - PIPE) - price_of(g, mind, seat, ed.pipeline_price)
    if action <= PASS:
        return 0  # nothing done, nothing paid
    return rate_card(ed, g, mind, seat, action)


@rule
def rate_card(ed: Edition, g: State, mind: Mind, seat: int, action: int) -> int:
    """7.1–7.5: the choices on cards."""
    if action < REVOLUTION:
        return rate_placing(ed, g, mind, seat, action - COUP, 1)
    if action < LAUNCH:
        return rate_placing(ed, g, mind, seat, action - REVOLUTION, 1)
    if action < LAY:
        return try_tanker(ed, g, mind, seat, NONE, action - LAUNCH)
    if action < LOSE_LEADER:
        return try_pipeline(ed, g, mind, seat, action - LAY)
    if action < LOSE_TANKER:
        space = action - LOSE_LEADER
        return try_leader(ed, g, mind, seat, g.leader[space], space, NONE)
    if action < REVOLT:
        return try_tanker(ed, g, mind, seat, action - LOSE_TANKER, NONE)
    space = action - REVOLT
    start = ed.capital[space // RING]
    return try_leader(ed, g, mind, seat, g.leader[start], start, space)


# -- for the search ---------------------------------------------------------------------------------------


@rule
def prospects(ed: Edition, g: State, mind: Mind, seat: int) -> int:
    """What a seat can expect to score on top of what it has, in a game that is cut short: its revenue for some
    rounds."""
    rounds = min(ed.round_limit - g.round, mind.counted) if ed.round_limit > 0 else mind.counted
    return 0 if g.out[seat] else SCORE_UNIT * rounds * revenue(ed, g, seat)
