"""Where a leader can go (4.3–4.8), and the shortest way there.

Within a country, a leader keeps going one way round the ring from where it came in, until it stops or takes an arrow;
and it never returns to a country.  So a way is a chain of entries, each with the countries visited so far.  All entries
are followed, those across the fewest borders first; an entry is dropped if another at the same space is at least as
short and has visited no country that it has not, since it can lead nowhere new.

Of several shortest ways to a space, the one across the fewest borders is taken; then the one found first, which goes
clockwise where it can.
"""

from __future__ import annotations

from gusher.kernel.jit import compiled_as, emit, rule, shared
from gusher.kernel.mask import lowest, offer_bits, span

from .common import owner_of, stand, take_off, type_of
from .events import WAY
from .scratch import Scratch
from .state import CLOCKWISE, COUNTER, NONE, RING, SEATS, SPACES, WORD, WORDS, Edition, State
from .verbs import MOVE

WHOLE = (1 << RING) - 1  # a ring with all its spaces
AHEAD = WHOLE >> 1  # all but one
EVERYWHERE, NOWHERE = -1, -2  # where ways are wanted to, if not to a single space


@rule
def can_attack(ed: Edition, g: State, leader: int, space: int) -> bool:
    """4.8: an opponent's leader on a capital, if it is of another type."""
    other = g.leader[space]
    return ed.is_capital[space] != 0 and owner_of(other) != owner_of(leader) and type_of(other) != type_of(leader)


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
    start = next_leader(g, seat, NONE)
    while start != NONE:
        if ed.price[type_of(g.leader[start])] <= money and can_move(ed, g, start):
            return True
        start = next_leader(g, seat, start)
    return False


@rule
def next_leader(g: State, seat: int, space: int) -> int:
    """The player's leader on the board that comes after a space (after NONE the first one), or NONE."""
    space += 1
    if space < WORD:
        rest = g.stands[seat][0] >> space
        if rest != 0:
            return space + lowest(rest)
        space = WORD
    if space < SPACES:
        rest = g.stands[seat][1] >> (space - WORD)
        if rest != 0:
            return space + lowest(rest)
    return NONE


# -- numbers of spaces, by shifts: GPUs divide slowly ----------------------------------------------------


@rule
def country_of(space: int) -> int:
    return space >> 3


@rule
def place_of(space: int) -> int:
    """Its place on the ring."""
    return space & (RING - 1)


@rule
def word_of(space: int) -> int:
    """The word of a set of spaces that it is in."""
    return space >> 5


@rule
def bit_of(space: int) -> int:
    """Its bit in that word."""
    return space & (WORD - 1)


@rule
def has_space(spaces: list[int], space: int) -> int:
    """1 if a set of spaces has this one, else 0."""
    return (spaces[word_of(space)] >> bit_of(space)) & 1


@rule
def far_to(scratch: Scratch, space: int) -> int:
    """After a survey: the length of the shortest way, in spaces; 0 if there is none."""
    return scratch.far[space] if has_space(scratch.reached, space) else 0


@rule
def mark_stops(ed: Edition, g: State, scratch: Scratch, seat: int) -> None:
    """4.5, 4.6: where a player's leaders must stop."""
    for word in range(WORDS):
        taken = 0
        for other in range(SEATS):
            taken |= g.stands[other][word]
        scratch.taken[word] = taken
        scratch.stops[word] = taken | ed.incidents[word]
        scratch.rivals[word] = taken & ed.capitals[word] & ~g.stands[seat][word]
    for other in range(g.players):
        agent = g.agent[other]
        if other != seat and agent != NONE:
            scratch.stops[word_of(agent)] |= 1 << bit_of(agent)


@rule
def build_walls(ed: Edition, g: State, scratch: Scratch, leader: int) -> None:
    """4.8: where somebody stands whom the leader cannot attack."""
    for word in range(WORDS):
        scratch.walls[word] = scratch.taken[word]
        rivals = scratch.rivals[word]
        while rivals != 0:
            if can_attack(ed, g, leader, word * WORD + lowest(rivals)):
                scratch.walls[word] &= ~(rivals & -rivals)
            rivals &= rivals - 1


# -- a ring as bits, and the seven spaces ahead of a leader on it ----------------------------------------


@rule
def ring_of(spaces: list[int], country: int) -> int:
    """A set of spaces within one country: bit n for the place n."""
    return (spaces[word_of(country * RING)] >> bit_of(country * RING)) & WHOLE


@rule
def ahead_of(place: int, ring: int) -> int:
    """Bit n for the space n + 1 steps clockwise from a place: the way counter-clockwise is read from bit 6 down."""
    return ((ring | ring << RING) >> (place + 1)) & AHEAD


@rule
def back_at(place: int, ahead: int) -> int:
    """The ring on which these spaces are ahead of a place: undoes `ahead_of`."""
    return ((ahead << (place + 1)) | (ahead >> (RING - 1 - place))) & WHOLE


@rule
def clockwise_until(stops: int) -> int:
    """The spaces ahead, up to and including the first stop."""
    first = stops & -stops
    return (first | (first - 1)) & AHEAD


@rule
def counter_until(stops: int) -> int:
    """The same in the other direction."""
    stops |= stops >> 1
    stops |= stops >> 2
    stops |= stops >> 4
    return AHEAD & ~(stops >> 1)


# -- entry after entry -----------------------------------------------------------------------------------


@shared
def survey(ed: Edition, g: State, scratch: Scratch, start: int, limit: int, wanted: int) -> None:
    """Every space where the leader on `start` may stop, up to `limit` spaces away; for the `wanted` ones, also the
    distance (`far_to`) and the way there.  4.3: from each entry both ways round the ring, following every arrow."""
    build_walls(ed, g, scratch, g.leader[start])
    for word in range(WORDS):
        scratch.reached[word] = scratch.entered[word] = 0
    scratch.entry_space[0] = start
    scratch.entry_far[0] = 0
    scratch.entry_been[0] = 1 << country_of(start)
    entry, entries = 0, 1
    while entry < entries:
        entries = go_round(ed, scratch, entry, limit, entries, wanted)
        entry += 1


@rule
def go_round(ed: Edition, scratch: Scratch, entry: int, limit: int, entries: int, wanted: int) -> int:
    """4.3, 4.5, 4.6: go both ways round the ring from an entry until the leader must stop.  Returns how many entries
    there are, including those that arrows led to."""
    space = scratch.entry_space[entry]
    far = scratch.entry_far[entry]
    if entry > 0 and (far == limit or has_space(scratch.stops, space)):
        return entries
    country = country_of(space)
    place = place_of(space)
    left = min(limit - far, RING - 1)  # never a space twice
    stops = ahead_of(place, ring_of(scratch.stops, country))
    onward = clockwise_until(stops) & ~(AHEAD << left)
    back = counter_until(stops) & ~(AHEAD >> left)
    free = ~ahead_of(place, ring_of(scratch.walls, country))
    if wanted != NOWHERE:
        note_ways(scratch, space, far, onward & free, entry, CLOCKWISE, wanted)
        note_ways(scratch, space, far, back & free, entry, COUNTER, wanted)
    reach(scratch, country, back_at(place, (onward | back) & free))
    arrows = ahead_of(place, ring_of(ed.arrows, country)) & ~stops
    onward &= arrows
    back &= arrows
    crossings = onward << 1 | back << (RING + 1)  # bit n: n places further; from RING on, counter-clockwise
    if entry == 0:
        crossings |= has_space(ed.arrows, space)  # at the start
    while crossings != 0:
        step = lowest(crossings)
        crossings &= crossings - 1
        way = CLOCKWISE if step < RING else COUNTER
        steps = step if step < RING else 2 * RING - step
        there = country * RING + place_of(place + step)
        entries = cross(ed, scratch, there, far + steps, entry, way, limit, entries, wanted)
    return entries


@rule
def cross(
    ed: Edition, scratch: Scratch, space: int, far: int, entry: int, way: int, limit: int, entries: int, wanted: int
) -> int:
    """4.3: along an arrow into a country that the way has not visited; returns how many entries there are now."""
    goal = ed.arrow[space]
    country = 1 << country_of(goal)
    been = scratch.entry_been[entry]
    if been & country or far >= limit or has_space(scratch.taken, goal):
        return entries
    been |= country
    newest = scratch.newest[country_of(goal)] if ring_of(scratch.entered, country_of(goal)) != 0 else NONE
    other = newest if has_space(scratch.entered, goal) else NONE
    while other != NONE:
        if (
            scratch.entry_space[other] == goal
            and scratch.entry_far[other] <= far + 1
            and scratch.entry_been[other] & ~been == 0
        ):
            return entries
        other = scratch.entry_older[other]
    scratch.entry_space[entries] = goal
    scratch.entry_far[entries] = far + 1
    scratch.entry_been[entries] = been
    scratch.entry_older[entries] = newest
    scratch.newest[country_of(goal)] = entries
    scratch.entered[word_of(goal)] |= 1 << bit_of(goal)
    if wanted != NOWHERE:
        scratch.entry_before[entries] = entry
        scratch.entry_way[entries] = way
        note_way(scratch, goal, far + 1, entries, CLOCKWISE, wanted)
    reach(scratch, country_of(goal), 1 << place_of(goal))
    return entries + 1


@rule
def reach(scratch: Scratch, country: int, ring: int) -> None:
    """Note spaces of a country that can be reached."""
    scratch.reached[word_of(country * RING)] |= ring << bit_of(country * RING)


@rule
def note_ways(scratch: Scratch, space: int, far: int, ahead: int, entry: int, way: int, wanted: int) -> None:
    """Note the way to the spaces `ahead` of one."""
    while ahead != 0:
        step = lowest(ahead) + 1
        ahead &= ahead - 1
        steps = step if way == CLOCKWISE else RING - step
        note_way(scratch, (space & ~(RING - 1)) + place_of(space + step), far + steps, entry, way, wanted)


@rule
def note_way(scratch: Scratch, goal: int, far: int, entry: int, way: int, wanted: int) -> None:
    """Note the way to a space, if it is wanted and is the shortest so far."""
    if wanted != EVERYWHERE and wanted != goal:
        return
    if not has_space(scratch.reached, goal) or far < scratch.far[goal]:
        reach(scratch, country_of(goal), 1 << place_of(goal))
        scratch.far[goal] = far
        scratch.entry[goal] = entry
        scratch.way[goal] = way


@rule
def offer_moves(ed: Edition, g: State, scratch: Scratch, start: int, limit: int) -> int:
    """Every space that the leader on `start` can reach within `limit`, after `mark_stops`; the words of the mask."""
    survey(ed, g, scratch, start, limit, NOWHERE)
    first = MOVE + start * SPACES
    for word in range(WORDS):
        offer_bits(scratch.mask, first + word * WORD, scratch.reached[word])
    return span(first, first + SPACES - 1)


@rule
def distance(ed: Edition, g: State, scratch: Scratch, start: int, goal: int, limit: int) -> int:
    """4.3: the length of the shortest legal way, in spaces, after surveying for it."""
    mark_stops(ed, g, scratch, owner_of(g.leader[start]))
    survey(ed, g, scratch, start, limit, goal)
    return far_to(scratch, goal)


def trace(ed: Edition, scratch: Scratch, goal: int) -> list[int]:
    """After a survey: the spaces of the shortest way to one that was reached, in order."""
    way_back = []
    space, entry, way = goal, scratch.entry[goal], scratch.way[goal]
    for _ in range(far_to(scratch, goal)):
        way_back.append(space)
        if space == scratch.entry_space[entry]:
            way, entry = scratch.entry_way[entry], scratch.entry_before[entry]
            space = ed.arrow[space]
        else:
            space = ed.ring[space][1 - way]
    return way_back[::-1]


@rule
def _tell_nothing(ed: Edition, g: State, scratch: Scratch, seat: int, goal: int) -> None:
    pass


@compiled_as(_tell_nothing)
def tell_way(ed: Edition, g: State, scratch: Scratch, seat: int, goal: int) -> None:
    """Report the way that a leader takes, for the log; compiled code reports nothing (`emit`)."""
    if g.journal is not None:
        for space in trace(ed, scratch, goal):
            emit(g, WAY, seat, space)


@rule
def march(ed: Edition, g: State, scratch: Scratch, start: int, goal: int) -> None:
    """Move a leader the way that `distance` found."""
    leader = g.leader[start]
    tell_way(ed, g, scratch, owner_of(leader), goal)
    take_off(g, start)
    stand(ed, g, leader, goal)
