"""How the scripted player judges Giganten: every action by what it is worth, in dollars.

It reads only what its seat may know: what lies open, its own licences, the tiles it has looked at.  `prepare` makes the
plan for a decision; `rate` judges one legal action by that plan.  The best-rated action is played; the search tries the
best-rated ones first.
"""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i16, i32
from gusher.kernel.mask import BITS, FULL, has

from .common import licence_value
from .reach import around, cost_of, find_stops, survey
from .scratch import Scratch
from .state import BOARD_WORDS, COLUMNS, COMPANIES, KINDS, MOST_MOVES, NONE, ROWS, SEATS, SITES, Edition, Phase, State
from .verbs import (
    BID,
    BUILD,
    DECLINE,
    DRIVE,
    HALT,
    LEAST_TILE,
    LOSE,
    MOST_BID,
    MOST_STEPS,
    MOST_TILE,
    PASS,
    PAY,
    PAY_ROW,
    PLACE,
    PRICE,
    RAIL,
    RIVAL,
    SELL,
    SETBACK,
    SHIP,
    STORE,
)

TARGETS = 3  # sites out of reach that a truck may be on its way to
FAR = 99  # further than any drive
NEVER = -1_000_000  # worth of an action it will never take


class Mind(Layout):
    """What the player values, and its plan for the pending decision."""

    # what it values, in dollars: tuned in many games between slightly different players
    crude = i32(value=3014)  # a crude brought to a tank
    licence = i32(value=552)  # one point of licence value
    derrick = i32(value=1182)  # a derrick that stands at the end
    column = i32(value=762)  # each column of the locomotive
    move = i32(value=2215)  # a movement point, before the truck is placed
    step = i32(value=523)  # each step between the truck and a site it makes for
    entry = i32(value=479)  # what winning one more auction costs
    setback = i32(value=845)  # each space that the others go back
    price = i32(value=85)  # each step of a price change
    keep = i32(value=924)  # what a crude kept is worth, in thousandths of the coming price
    later = i32(value=563)  # what a site reached in a later round is worth, in thousandths of its worth now
    pace = i32(value=35)  # points that the locomotive gets in a round, in tenths
    advance = i32(value=4648)  # columns that the black locomotive advances in a round, in thousandths

    # the plan
    left = i32()  # how many more times derricks will pump, in thousandths
    future = i32()  # rounds after this one, in thousandths
    fare = i32()  # the column of the furthest locomotive for hire
    tile = i32(KINDS)  # what a tile shows on average, in thousandths
    points = i16(COLUMNS)  # from column 0 to each column, by rail
    site = i32(SITES)  # what building there is worth, with the locomotive where it is
    far = i16(SITES)  # points to a cell beside it, or FAR
    target = i16(TARGETS)  # the best sites to make for, then NONE
    rail = i16(MOST_MOVES + 1)  # the column that the locomotive reaches, by points
    service = i32(COLUMNS)  # what the locomotive is worth in each column


SCORE_UNIT = 1  # scores are in dollars
AHEAD = 1  # rounds that the search plays beyond the current one


@rule
def prepare(ed: Edition, g: State, scratch: Scratch, mind: Mind) -> None:
    """Make the plan for the pending decision, and take actions not worth considering out of the mask."""
    seat = g.seat
    plan_time(ed, g, mind, seat)
    if g.phase > Phase.DERRICKS:
        drop_leaps(g, scratch)
        return
    look_up(ed, mind)
    if g.phase == Phase.SPECIAL or g.phase == Phase.DERRICKS:
        return
    for site in range(ed.sites):
        mind.site[site] = NEVER
        if has(g.tile_cells, ed.site_cell[site]):
            mind.site[site] = site_worth(ed, g, mind, seat, site, g.loco[seat])
    plan_railway(ed, g, mind, seat)
    if g.truck[seat] == NONE:
        find_targets(ed, g, mind, NONE)
        return
    if g.phase == Phase.CARDS:
        survey(ed, g, scratch, g.truck[seat], most_moves(ed, g))
        find_stops(g, scratch)
        measure(ed, g, scratch, mind, most_moves(ed, g))
    elif g.points > 0:
        drop_idle_drives(g, scratch)
    find_targets(ed, g, mind, g.truck[seat])


@rule
def plan_time(ed: Edition, g: State, mind: Mind, seat: int) -> None:
    """How long the game will last, and where the furthest locomotive for hire is."""
    mind.future = max(ed.star - 1 - g.black, 0) * 1_000_000 // mind.advance
    mind.left = mind.future + (1000 if g.phase <= Phase.TRANSPORT else 0)
    mind.fare = g.black
    for other in range(g.players):
        if other != seat:
            mind.fare = max(mind.fare, g.loco[other])


@rule
def drop_leaps(g: State, scratch: Scratch) -> None:
    """Raise a bid only by one."""
    first = BID + g.bid + 1  # BID is `bid 1`: the leaps begin here
    last = BID + MOST_BID - 1
    for word in range(first // BITS, last // BITS + 1):
        low = max(first - word * BITS, 0)
        high = min(last - word * BITS, BITS - 1)
        scratch.mask[word] &= ~((1 << (high + 1)) - (1 << low))


@rule
def drop_idle_drives(g: State, scratch: Scratch) -> None:
    """If the truck can stop beside a site, it drives nowhere else."""
    beside = 0
    for word in range(BOARD_WORDS):
        beside |= near_tiles(g, word) & scratch.stops[word]
    if beside == 0:
        return
    shift = DRIVE % BITS
    for index in range(BOARD_WORDS):
        idle = scratch.stops[index] & ~near_tiles(g, index)
        scratch.mask[DRIVE // BITS + index] &= ~((idle << shift) & FULL)
        scratch.mask[DRIVE // BITS + index + 1] &= ~(idle >> (BITS - shift))


@rule
def near_tiles(g: State, word: int) -> int:
    """The cells beside untouched sites, in one word of the board."""
    above = g.tile_cells[word - 1] if word > 0 else 0
    below = g.tile_cells[word + 1] if word + 1 < BOARD_WORDS else 0
    return around(above, g.tile_cells[word], below)


@rule
def look_up(ed: Edition, mind: Mind) -> None:
    """What many judgements need: average tiles, and points by rail."""
    for kind in range(KINDS):
        total = count = 0
        for value in range(LEAST_TILE, MOST_TILE + 1):
            count += ed.tiles[kind][value]
            total += value * ed.tiles[kind][value]
        mind.tile[kind] = 1000 * total // count
    for column in range(1, COLUMNS):
        mind.points[column] = mind.points[column - 1] + ed.track[column]


@rule
def most_moves(ed: Edition, g: State) -> int:
    """The most movement points on the cards on offer."""
    most = 1
    for slot in range(SEATS + 1):
        if g.offer[slot] != NONE:
            most = max(most, ed.card_moves[g.offer[slot]])
    return most


# -- sites and derricks ---------------------------------------------------------------------------------


@rule
def expected_tile(ed: Edition, g: State, mind: Mind, seat: int, site: int) -> int:
    """What the tile shows, in thousandths: known to those who have looked, else the average of its kind."""
    return 1000 * g.tile[site] if (g.looked[site] >> seat) & 1 else mind.tile[ed.site_kind[site]]


@rule
def lag(mind: Mind, loco: int, column: int) -> int:
    """Rounds until the locomotive serves a column, in thousandths."""
    return max(mind.points[column] - mind.points[loco], 0) * 10_000 // mind.pace


@rule
def oil_worth(ed: Edition, mind: Mind, crude: int, column: int, loco: int) -> int:
    """What some crude (in thousandths) under a derrick brings, with the locomotive in column `loco`."""
    pumped = min(crude, mind.left)
    late = min(lag(mind, loco, column), pumped)
    carried = max(mind.crude - ed.freight, 0) if mind.fare >= column else 0
    worth = ((pumped - late) * mind.crude + late * carried) // 1000
    if crude > mind.left:  # E3, E4: the derrick still stands at the end
        worth += mind.derrick + (crude - mind.left) * ed.crude_pay // 1000
    return worth


@rule
def site_worth(ed: Edition, g: State, mind: Mind, seat: int, site: int, loco: int) -> int:
    """What a derrick there brings, less its price."""
    crude = expected_tile(ed, g, mind, seat, site)
    return oil_worth(ed, mind, crude, ed.site_cell[site] % COLUMNS, loco) - ed.build_cost[ed.site_kind[site]]


@rule
def can_afford(ed: Edition, g: State, seat: int, site: int) -> bool:
    return g.derricks[seat] > 0 and g.cash[seat] >= ed.build_cost[ed.site_kind[site]]


# -- truck and locomotive -------------------------------------------------------------------------------


@rule
def plan_railway(ed: Edition, g: State, mind: Mind, seat: int) -> None:
    """Where the locomotive can get to, and what it is worth there: for the player's own derricks, and at the end."""
    column = g.loco[seat]
    points = 0
    for have in range(MOST_MOVES + 1):
        while column + 1 < COLUMNS and points + ed.track[column + 1] <= have:
            column += 1
            points += ed.track[column]
        mind.rail[have] = column
    for place in range(g.loco[seat], mind.rail[MOST_MOVES] + 1):
        mind.service[place] = place * mind.column
    for site in range(ed.sites):
        if g.owner[site] == seat:
            at = ed.site_cell[site] % COLUMNS
            for place in range(g.loco[seat], mind.rail[MOST_MOVES] + 1):
                mind.service[place] += oil_worth(ed, mind, 1000 * g.crude[site], at, place)


@rule
def measure(ed: Edition, g: State, scratch: Scratch, mind: Mind, points: int) -> None:
    """How many points it takes to reach a cell beside each site."""
    truck = g.truck[g.seat]
    for site in range(ed.sites):
        mind.far[site] = FAR
        cell = ed.site_cell[site]
        if mind.site[site] != NEVER and steps_between(truck, cell) <= points + 1:
            mind.far[site] = min(
                min(
                    points_to(scratch, cell - 1, truck, points, cell % COLUMNS > 0),
                    points_to(scratch, cell + 1, truck, points, cell % COLUMNS < COLUMNS - 1),
                ),
                min(
                    points_to(scratch, cell - COLUMNS, truck, points, cell >= COLUMNS),
                    points_to(scratch, cell + COLUMNS, truck, points, cell // COLUMNS < ROWS - 1),
                ),
            )


@rule
def points_to(scratch: Scratch, cell: int, truck: int, points: int, is_cell: int) -> int:
    """The cost of the way to a cell, if the truck may stop there; otherwise FAR."""
    if not is_cell:
        return FAR
    if cell == truck:
        return 0
    if not has(scratch.stops, cell):
        return FAR
    cost = cost_of(scratch, cell, points)
    return FAR if cost == NONE else cost


@rule
def steps_between(cell: int, other: int) -> int:
    return abs(cell % COLUMNS - other % COLUMNS) + abs(cell // COLUMNS - other // COLUMNS)


@rule
def find_targets(ed: Edition, g: State, mind: Mind, start: int) -> None:
    """The sites most worth making for from a cell."""
    first = second = third = 0
    mind.target[0] = mind.target[1] = mind.target[2] = NONE
    for site in range(ed.sites):
        worth = mind.site[site]
        if start != NONE and worth > third:
            worth -= mind.step * steps_between(start, ed.site_cell[site])
        if worth > first:
            first, second, third = worth, first, second
            mind.target[2] = mind.target[1]
            mind.target[1] = mind.target[0]
            mind.target[0] = site
        elif worth > second:
            second, third = worth, second
            mind.target[2] = mind.target[1]
            mind.target[1] = site
        elif worth > third:
            third = worth
            mind.target[2] = site


@rule
def prospect(ed: Edition, mind: Mind, cell: int) -> int:
    """What it is worth for later rounds to have the truck there."""
    best = 0
    for place in range(TARGETS):
        site = mind.target[place]
        if site != NONE:
            steps = steps_between(cell, ed.site_cell[site])
            if steps > 1:
                best = max(best, mind.site[site] * mind.later // 1000 - mind.step * steps)
    return best


@rule
def stand_worth(ed: Edition, g: State, mind: Mind, seat: int, cell: int, loco: int) -> int:
    """What it is worth to end the move on a cell, with the locomotive in a column: the best site beside it, and the way
    to others."""
    best = 0
    for side in range(4):
        site = ed.near[cell][side]
        if site == NONE:
            break
        if mind.site[site] != NEVER and can_afford(ed, g, seat, site):
            best = max(best, site_worth(ed, g, mind, seat, site, loco))
    return best + prospect(ed, mind, cell)


@rule
def turn_worth(ed: Edition, g: State, mind: Mind, seat: int, points: int) -> int:
    """What a round with these points is worth: the best site in reach, and the locomotive with the rest."""
    if g.truck[seat] == NONE:
        return points * mind.move
    best = mind.service[mind.rail[points]]
    for site in range(ed.sites):
        if mind.far[site] <= points and can_afford(ed, g, seat, site):
            loco = mind.rail[points - mind.far[site]]
            best = max(best, site_worth(ed, g, mind, seat, site, loco) + mind.service[loco])
    return best


# -- the market -----------------------------------------------------------------------------------------


@rule
def coming_price(ed: Edition, g: State, company: int) -> int:
    """1.2–1.4: roughly what the price will be after the next roll."""
    step = g.price[company]
    return ed.price[min(max(step - 3 * ed.zone[step], 0), ed.scale - 1)]


@rule
def kept_worth(ed: Edition, g: State, mind: Mind, company: int) -> int:
    """What a crude left in the tank is worth."""
    sure = min(mind.future, 1000)
    return (sure * mind.keep // 1000 * coming_price(ed, g, company) + (1000 - sure) * ed.crude_pay) // 1000


@rule
def tank_worth(ed: Edition, g: State, mind: Mind, company: int, crude: int) -> int:
    """8.1: what crude not sold now is worth."""
    excess = max(crude - ed.tank_limit, 0)
    return (crude - excess) * kept_worth(ed, g, mind, company) + excess * ed.surplus_price


@rule
def licence_worth(mind: Mind) -> int:
    """One point of licence value: little when the game is nearly over."""
    return mind.licence * min(mind.left, 2000) // 2000


@rule
def winning_worth(ed: Edition, g: State, mind: Mind, seat: int, company: int) -> int:
    """What the right to sell at a company is worth now."""
    crude = g.tank[seat][company]
    best = 0
    kept = tank_worth(ed, g, mind, company, crude)
    for sold in range(1, crude + 1):
        worth = sold * ed.price[g.price[company]] + tank_worth(ed, g, mind, company, crude - sold)
        best = max(best, worth - kept)
    return best


@rule
def store_worth(ed: Edition, g: State, mind: Mind, seat: int, company: int) -> int:
    """What one more crude is worth in a company's tank: its price if the auction is won, else what is kept."""
    hand = 2 * licence_value(g, seat)
    rival = 0
    for other in range(g.players):
        if other != seat and g.tank[other][company] > 0:
            rival = max(rival, 3 * g.licences[other])  # twice what such a hand is worth
    crude = g.tank[seat][company]
    kept = tank_worth(ed, g, mind, company, crude + 1) - tank_worth(ed, g, mind, company, crude)
    worth = kept
    if hand > 0:
        worth += max(ed.price[g.price[company]] - kept, 0) * hand // (hand + rival)
    return worth if crude > 0 else worth - mind.entry


@rule
def price_worth(ed: Edition, g: State, seat: int, action: int) -> int:
    """4.9: what a change of price brings me, less what it brings the others."""
    company = (action - PRICE) // (2 * MOST_STEPS)
    place = (action - PRICE) % (2 * MOST_STEPS)
    steps = place - MOST_STEPS if place < MOST_STEPS else place - MOST_STEPS + 1
    goal = min(max(g.price[company] + steps, 0), ed.scale - 1)
    mine = 3 * g.tank[seat][company] + ed.derricks - g.derricks[seat]
    theirs = 0
    for other in range(g.players):
        if other != seat:
            theirs += g.tank[other][company]
    return (ed.price[goal] - ed.price[g.price[company]]) * (mine - theirs) // 3


# -- actions --------------------------------------------------------------------------------------------


@rule
def card_worth(ed: Edition, g: State, mind: Mind, seat: int, card: int) -> int:
    """2.4: a card by what its licences, its movement and its special action are worth."""
    worth = ed.card_licences[card] * licence_worth(mind) * 3 // 2 + ed.card_price[card] * mind.price
    if ed.card_crude[card] > 0:
        worth += mind.crude
    return worth + ed.card_setback[card] * mind.setback + turn_worth(ed, g, mind, seat, ed.card_moves[card])


@rule
def rate_move(ed: Edition, g: State, scratch: Scratch, mind: Mind, seat: int, action: int) -> int:
    """4.1, 4.2: what the end of the turn will be worth after a move of the truck or the locomotive."""
    loco = g.loco[seat]
    if action < DRIVE:
        cell = (action - PLACE) * COLUMNS
        return stand_worth(ed, g, mind, seat, cell, loco)
    truck = g.truck[seat]
    if action < RAIL:
        cell = action - DRIVE
        loco = mind.rail[g.points - points_to(scratch, cell, truck, g.points, 1)]
        return stand_worth(ed, g, mind, seat, cell, loco) + mind.service[loco] - 1  # prefer staying to driving about
    if action < HALT:
        loco = action - RAIL
    return stand_worth(ed, g, mind, seat, truck, loco) + mind.service[loco]


@rule
def rate_auction(ed: Edition, g: State, mind: Mind, seat: int, action: int) -> int:
    """7.2–7.7: bids by worth and never beyond the hand; pays with small cards; sells unless keeping is better."""
    if action >= PAY:
        ones = (action - PAY) // PAY_ROW
        twos = (action - PAY) % PAY_ROW
        return ones - 1000 * (ones + 2 * twos)
    if action >= SELL:
        sold = action - SELL
        left = g.tank[seat][g.company] - sold
        return sold * ed.price[g.price[g.company]] + tank_worth(ed, g, mind, g.company, left)
    bid = action - BID + 1
    if bid > licence_value(g, seat):
        return NEVER
    return winning_worth(ed, g, mind, seat, g.company) - bid * licence_worth(mind)


@rule
def rate(ed: Edition, g: State, scratch: Scratch, mind: Mind, action: int) -> int:
    """What a legal action is worth, in dollars, compared with the others."""
    seat = g.seat
    if action < PLACE:
        return card_worth(ed, g, mind, seat, g.offer[action])
    if action < PRICE:
        return rate_move(ed, g, scratch, mind, seat, action)
    if action < STORE:
        return price_worth(ed, g, seat, action)
    if action < SETBACK:
        return store_worth(ed, g, mind, seat, action - STORE)
    if action == SETBACK:
        return ed.card_setback[g.card[seat]] * mind.setback
    if action == DECLINE:
        return 0
    if action < SHIP:
        return site_worth(ed, g, mind, seat, ed.site_at[action - BUILD], g.loco[seat])
    if action < LOSE:
        carrier = (action - SHIP) // COMPANIES
        fee = 0 if carrier == 0 else ed.freight + (ed.freight // 3 if carrier == RIVAL else 0)
        return store_worth(ed, g, mind, seat, (action - SHIP) % COMPANIES) - fee
    if action <= PASS:
        return 0  # nothing done, nothing paid
    return rate_auction(ed, g, mind, seat, action)


# -- for the search ---------------------------------------------------------------------------------------


@rule
def prospects(ed: Edition, g: State, mind: Mind, seat: int) -> int:
    """What a seat can expect to score on top of what it has, in a game that is cut short: from its derricks, tanks,
    licences and locomotive, less what the score already counts of them (E3, E4)."""
    plan_time(ed, g, mind, seat)
    look_up(ed, mind)
    worth = licence_value(g, seat) * licence_worth(mind) + g.loco[seat] * mind.column
    for company in range(COMPANIES):
        worth += g.tank[seat][company] * (kept_worth(ed, g, mind, company) - ed.crude_pay)
    for site in range(ed.sites):
        if g.owner[site] == seat:
            column = ed.site_cell[site] % COLUMNS
            worth += oil_worth(ed, mind, 1000 * g.crude[site], column, g.loco[seat])
            worth -= g.crude[site] * ed.crude_pay + mind.derrick
    return worth
