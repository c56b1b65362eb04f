"""Where a leader can go (4.3–4.8), and the shortest way there.

Within a country a leader keeps going one way round the ring, from where it came in, until it stops or takes an
arrow; and it never comes back into a country.  So a way is a chain of entries, each with the countries that
have been on the way.  All entries are followed, the ones over fewest borders first; one that is no shorter than
another at the same space, which has been in no other countries, can lead nowhere else and is dropped.

Of several shortest ways to a space the one over fewest borders is taken; then the one found first, which goes
clockwise where it can.
"""

from __future__ import annotations

from gusher.kernel.jit import rule, tell
from gusher.kernel.mask import offer_bits

from .desk import Desk
from .events import WAY
from .state import CLOCKWISE, COUNTER, HALF, HALT, NONE, RING, SPACES, WALL, Edition, State
from .table import owner_of, stand, type_of
from .verbs import MOVE


@rule
def can_attack(ed: Edition, g: State, leader: int, space: int) -> bool:
    """4.8: an opponent's leader on a capital, if it is of another type."""
    other = g.leader[space]
    return (ed.is_capital[space] != 0 and owner_of(other) != owner_of(leader)
            and type_of(other) != type_of(leader))


@rule
def can_enter(ed: Edition, g: State, leader: int, space: int) -> bool:
    """4.5: may a leader come onto a space next to it?"""
    return g.leader[space] == NONE or can_attack(ed, g, leader, space)


@rule
def can_move(ed: Edition, g: State, space: int) -> bool:
    """Can the leader there move at all?  Every move begins with one space."""
    leader = g.leader[space]
    if can_enter(ed, g, leader, ed.ring[space][CLOCKWISE]) or can_enter(ed, g, leader, ed.ring[space][COUNTER]):
        return True
    return ed.arrow[space] != NONE and can_enter(ed, g, leader, ed.arrow[space])


@rule
def can_move_any(ed: Edition, g: State, seat: int, money: int) -> bool:
    """4.2: can one of the player's leaders on the board be moved for this money?"""
    for space in range(SPACES):
        leader = g.leader[space]
        if owner_of(leader) == seat and ed.price[type_of(leader)] <= money and can_move(ed, g, space):
            return True
    return False


@rule
def has_space(spaces: list[int], space: int) -> int:
    """1 if a set of spaces has this one, else 0."""
    return (spaces[space // HALF] >> (space % HALF)) & 1


@rule
def far_to(desk: Desk, space: int) -> int:
    """After a survey: how many spaces the shortest way has; 0 if there is none."""
    return desk.far[space] if has_space(desk.reached, space) else 0


@rule
def mark_stops(ed: Edition, g: State, desk: Desk, seat: int) -> None:
    """4.5, 4.6: where a player's leaders are, and where one must stop or cannot go."""
    for half in range(SPACES // HALF):
        own = 0
        for place in range(HALF):
            leader = g.leader[half * HALF + place]
            own |= (owner_of(leader) == seat) << place
            desk.stop[half * HALF + place] = WALL if leader != NONE else ed.incident[half * HALF + place]
        desk.own[half] = own
    for other in range(g.players):
        if other != seat and g.agent[other] != NONE:
            desk.stop[g.agent[other]] |= HALT


@rule
def survey(ed: Edition, g: State, desk: Desk, start: int, limit: int, with_ways: int = 1) -> None:
    """Every space where the leader on `start` may stop, up to `limit` spaces away, and how far it is (`far_to`; without
    the ways there it is quicker).  4.3: from each entry one way round the ring and then the other, noting where the
    leader may stop and following every arrow.

    One loop that goes one space at a time, because threads of a GPU go through it together."""
    for half in range(SPACES // HALF):
        desk.reached[half] = desk.entered[half] = 0
    desk.entry_space[0] = start
    desk.entry_far[0] = 0
    desk.entry_been[0] = 1 << (start // RING)
    leader = g.leader[start]
    entry, entries = 0, 1
    if ed.arrow[start] != NONE:
        entries = cross(ed, desk, start, 0, 0, CLOCKWISE, limit, entries, with_ways)
    space, far, way, last = start, 0, CLOCKWISE, min(RING - 1, limit)      # never a space twice
    while entry < entries:
        if far < last:
            far += 1
            space = ed.ring[space][way]
            stop = desk.stop[space]
            if stop >= WALL and not can_attack(ed, g, leader, space):
                last = far
            else:
                reach(desk, space, far, entry, way, with_ways)
                if stop != 0:
                    last = far
                elif ed.arrow[space] != NONE and far < limit:
                    entries = cross(ed, desk, space, far, entry, way, limit, entries, with_ways)
        else:                                               # the other way round; then from the next entry
            entry += way == COUNTER
            way = 1 - way
            if entry < entries:
                space = desk.entry_space[entry]
                last = far = desk.entry_far[entry]
                if entry == 0 or desk.stop[space] == 0:
                    last = min(far + RING - 1, limit)


@rule
def cross(ed: Edition, desk: Desk, space: int, far: int, entry: int, way: int, limit: int, entries: int,
          with_ways: int) -> int:
    """4.3: along an arrow into a country where the way has not been; how many entries there are now."""
    goal = ed.arrow[space]
    country = 1 << (goal // RING)
    been = desk.entry_been[entry]
    if been & country or far >= limit or desk.stop[goal] >= WALL:
        return entries
    been |= country
    other = desk.newest[goal] if has_space(desk.entered, goal) else NONE
    while other != NONE:
        if desk.entry_far[other] <= far + 1 and desk.entry_been[other] & ~been == 0:
            return entries
        other = desk.entry_older[other]
    desk.entry_space[entries] = goal
    desk.entry_far[entries] = far + 1
    desk.entry_been[entries] = been
    desk.entry_before[entries] = entry
    desk.entry_way[entries] = way
    desk.entry_older[entries] = desk.newest[goal] if has_space(desk.entered, goal) else NONE
    desk.newest[goal] = entries
    desk.entered[goal // HALF] |= 1 << (goal % HALF)
    reach(desk, goal, far + 1, entries, CLOCKWISE, with_ways)
    return entries + 1


@rule
def reach(desk: Desk, space: int, far: int, entry: int, way: int, with_ways: int) -> None:
    """Note a way to a space, if it is the shortest so far."""
    if with_ways and (not has_space(desk.reached, space) or far < desk.far[space]):
        desk.far[space] = far
        desk.entry[space] = entry
        desk.way[space] = way
    desk.reached[space // HALF] |= 1 << (space % HALF)


@rule
def offer_moves(ed: Edition, g: State, desk: Desk, start: int, limit: int) -> None:
    """Every space that the leader on `start` can reach within `limit`, after `mark_stops`."""
    survey(ed, g, desk, start, limit, 0)
    for half in range(SPACES // HALF):
        offer_bits(desk.mask, MOVE + start * SPACES + half * HALF, desk.reached[half])


@rule
def distance(ed: Edition, g: State, desk: Desk, start: int, goal: int, limit: int) -> int:
    """4.3: how many spaces the shortest legal way has; `desk.path` is then that way."""
    mark_stops(ed, g, desk, owner_of(g.leader[start]))
    survey(ed, g, desk, start, limit)
    trace(ed, desk, goal)
    return far_to(desk, goal)


@rule
def trace(ed: Edition, desk: Desk, goal: int) -> None:
    """After a survey: the shortest way to a space that was reached, into `desk.path`."""
    space = goal
    entry = desk.entry[goal]
    way = desk.way[goal]
    for far in range(far_to(desk, goal), 0, -1):                # back from the goal
        desk.path[far - 1] = space
        if space == desk.entry_space[entry]:
            way = desk.entry_way[entry]
            entry = desk.entry_before[entry]
            space = ed.arrow[space]
        else:
            space = ed.ring[space][1 - way]


@rule
def march(ed: Edition, g: State, desk: Desk, start: int, goal: int, far: int) -> None:
    """Move a leader along `desk.path`."""
    leader = g.leader[start]
    for space in range(far):
        tell(g, WAY, owner_of(leader), desk.path[space])
    g.leader[start] = NONE
    stand(ed, g, leader, goal)
