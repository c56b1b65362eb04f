"""Monte Carlo tree search over sampled positions, as a rule.

A node stands for what the players have done since the position that is thought about, whatever chance has said in
between and whatever is hidden: one tree for all positions that the thinking seat cannot tell apart (information-set
search).  The actions in question are tried in turns, each of them on the same position and with the same chance.
Below them a simulation goes down the tree by upper confidence bounds, each seat looking for its own gain, adds one
node and plays on, by the scripted players for some rounds or at random to the end.  A node is widened slowly, in the
order in which the scripted player rates the actions.

The tree of a seat's last decision is kept: a node has a twin there if the same actions led to it.  What the twin knows
counts like visits of the node's own, but only as much of it as is known of all the actions in question.  Otherwise
those of which more is known are played better from the start, and win for that.

Written once against the functions below, which `jit.bind` fills in for each game.
"""

from __future__ import annotations

import math
from typing import Any

from gusher.kernel.chance import OVER
from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i8, i32, i64
from gusher.kernel.mask import BITS, has
from gusher.kernel.rng import seed

SEATS = 4  # the most at any table
DEPTH = 60  # decisions followed in the tree
ROOT = 0
NOBODY = 0  # no node: the root is nobody's child
WHOLE = 10_000  # a whole win, shared out among the seats at the end of a simulation
SHARPNESS = 3  # the higher, the more a win counts beside a good second place


class Node(Layout):
    """An action in the tree, and how the simulations that took it ended."""

    action = i32()
    seat = i8()  # who took it
    is_whole = i8()  # the scripted player has no other idea of what could be done next
    child = i32()  # the newest child,
    sibling = i32()  # and the child of the same parent that was the newest before, or NOBODY
    visits = i32()
    offered = i32()  # how often it could have been taken
    value = i64(SEATS)  # sum of the shares of a win
    score = i64(SEATS)  # sum of the final scores
    twin = i32()  # the node for the same in the kept tree, or NOBODY,
    known = i32()  # and how many of the visits are the twin's


def step(ed: Any, g: Any, scratch: Any, action: int) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def offer_all(ed: Any, g: Any, scratch: Any) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def playout(ed: Any, g: Any, scratch: Any, options: int) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def score(ed: Any, g: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The game's own."""


def prospects(ed: Any, g: Any, mind: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The judgement of the game's scripted player: what a seat can expect to score beside what it has."""


def choose(ed: Any, g: Any, scratch: Any, mind: Any) -> int:  # type: ignore[empty-body]
    """The scripted player's, bound to the game."""


def finish(ed: Any, g: Any, scratch: Any, minds: Any, options: int, last: int) -> int:  # type: ignore[empty-body]
    """The scripted players', bound to the game."""


@rule
def recall(kept: Any, node: Any, part: int, whole: int) -> None:
    """Let a node know what its twin in the kept tree does, by this part of the whole of the visits there."""
    if node.twin != NOBODY:
        twin = kept[node.twin]
        more = twin.visits * part // whole - node.known
        if more > 0:
            node.known += more
            node.visits += more
            node.offered += twin.offered * more // twin.visits
            for seat in range(SEATS):
                node.value[seat] += twin.value[seat] * more // twin.visits
                node.score[seat] += twin.score[seat] * more // twin.visits


@rule
def count_tried(nodes: Any, node: int, seat: int, scratch: Any, kept: Any, part: int, whole: int) -> int:
    """How many of the legal actions have a node; each of them was offered once more, and knows what its twin does."""
    tried = 0
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat and has(scratch.mask, nodes[child].action):
            nodes[child].offered += 1
            tried += 1
            if part > 0:
                recall(kept, nodes[child], part, whole)
        child = nodes[child].sibling
    return tried


@rule
def best_child(nodes: Any, node: int, seat: int, scratch: Any, explore: int) -> int:
    """The legal action with the highest upper confidence bound for the seat that takes it."""
    best = NOBODY
    best_bound = 0.0
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat and has(scratch.mask, nodes[child].action):
            visits = nodes[child].visits
            bound = nodes[child].value[seat] / (visits * WHOLE) + explore * 0.001 * math.sqrt(
                math.log(nodes[child].offered) / visits
            )
            if best == NOBODY or bound > best_bound:
                best = child
                best_bound = bound
        child = nodes[child].sibling
    return best


@rule
def find_child(nodes: Any, node: int, seat: int, action: int) -> int:
    """The node for an action of a seat after what `node` stands for, or NOBODY."""
    child: int = nodes[node].child
    while child != NOBODY and (nodes[child].seat != seat or nodes[child].action != action):
        child = nodes[child].sibling
    return child


@rule
def add_child(ed: Any, g: Any, scratch: Any, mind: Any, nodes: Any, node: int, used: int, kept: Any) -> int:
    """A node for the best rated legal action that has none yet; NOBODY if the scripted player has no other idea."""
    seat = g.seat
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat:
            action = nodes[child].action
            scratch.mask[action // BITS] &= ~(1 << (action % BITS))
        child = nodes[child].sibling
    action = choose(ed, g, scratch, mind)
    if action < 0:
        return NOBODY
    new = nodes[used]
    new.action = action
    new.seat = seat
    new.is_whole = new.child = new.visits = new.known = 0
    new.twin = NOBODY if nodes[node].twin == NOBODY else find_child(kept, nodes[node].twin, seat, action)
    new.sibling = nodes[node].child
    new.offered = 1
    for other in range(SEATS):
        new.value[other] = new.score[other] = 0
    nodes[node].child = used
    return used


@rule
def expect(ed: Any, g: Any, mind: Any, seat: int) -> int:
    """What a seat scores; in a game that is cut short, what it can expect to."""
    return score(ed, g, seat) if g.seat == OVER else score(ed, g, seat) + prospects(ed, g, mind, seat)


@rule
def share_out(ed: Any, g: Any, minds: Any, players: int, shares: Any) -> None:
    """A win shared out by the scores: nearly all of it to a clear winner."""
    total = 0.0
    for seat in range(players):
        shares[seat] = max(expect(ed, g, minds[seat], seat), 0) * 1.0
        total = max(total, shares[seat])
    best = max(total, 1.0)
    total = 0.0
    for seat in range(players):
        shares[seat] = (shares[seat] / best) ** SHARPNESS
        total += shares[seat]
    for seat in range(players):
        shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / players


@rule
def simulate(
    ed: Any,
    g: Any,
    scratch: Any,
    minds: Any,
    nodes: Any,
    path: Any,
    first: int,
    used: int,
    ahead: int,
    explore: int,
    width: int,
    is_random: int,
    kept: Any,
    part: int,
) -> int:
    """One simulation from the position in `g`, which begins with the action of the node `first`; the length of its
    path in the tree, whose nodes are in `path`.  Below zero: the last of them is a new node.  Of the visits that
    `first` had in the kept tree, `part` count at most."""
    last = g.round + ahead
    whole = kept[nodes[first].twin].visits
    part = min(part, whole)
    path[0] = node = first
    length = 1
    is_new = 0
    options = step(ed, g, scratch, nodes[first].action)
    while options > 0 and length < DEPTH and not is_new:
        tried = count_tried(nodes, node, g.seat, scratch, kept, part, whole)
        chosen = NOBODY
        visits = nodes[node].visits - nodes[node].known  # what is known is no reason to look at more
        is_open = tried == 0 or (not nodes[node].is_whole and tried * tried * 1000 <= visits * width)
        if tried < options and used < len(nodes) and is_open:
            chosen = add_child(ed, g, scratch, minds[g.seat], nodes, node, used, kept)
            is_new = chosen != NOBODY
            if not is_new:
                nodes[node].is_whole = 1
                offer_all(ed, g, scratch)
        if chosen == NOBODY:
            chosen = best_child(nodes, node, g.seat, scratch, explore)
        if chosen == NOBODY:  # the tree is full
            break
        path[length] = chosen
        length += 1
        options = step(ed, g, scratch, nodes[chosen].action)
        node = chosen
    if is_random:
        playout(ed, g, scratch, options)
    else:
        finish(ed, g, scratch, minds, options, last)
    return -length if is_new else length


@rule
def note(ed: Any, g: Any, minds: Any, nodes: Any, path: Any, length: int, shares: Any) -> None:
    """Write the end of a simulation into the nodes on its path."""
    share_out(ed, g, minds, g.players, shares)
    nodes[ROOT].visits += 1
    for depth in range(length):
        nodes[path[depth]].visits += 1
        for seat in range(g.players):
            nodes[path[depth]].value[seat] += int(WHOLE * shares[seat] + 0.5)
            nodes[path[depth]].score[seat] += expect(ed, g, minds[seat], seat)


# -- entry points -----------------------------------------------------------------------------------------


@rule
def list_ideas(eds: Any, states: Any, scratches: Any, minds: Any, nodes: Any, most: int, kept: Any) -> int:
    """Nodes 1, 2 … for the actions that the scripted player rates best in the position `states[0]`; how many nodes
    are in use then."""
    used = 1
    while used <= most:
        offer_all(eds[0], states[0], scratches[0])
        if add_child(eds[0], states[0], scratches[0], minds[states[0].seat], nodes, ROOT, used, kept) == NOBODY:
            break
        used += 1
    return used


@rule
def follow(nodes: Any, decisions: Any) -> int:
    """The node for what was done, rows of a seat and an action, the thinking seat's own first; NOBODY where that leaves
    the tree.  An action of another seat of which the tree knows no decision here was the only one, and has no node."""
    node = ROOT
    for number in range(len(decisions)):
        seat = decisions[number, 0]
        child = find_child(nodes, node, seat, decisions[number, 1])
        if child == NOBODY and (seat == decisions[0, 0] or decides(nodes, node, seat)):
            return NOBODY
        node = child if child != NOBODY else node
    return node


@rule
def decides(nodes: Any, node: int, seat: int) -> bool:
    """Has the tree a decision of the seat after what `node` stands for?"""
    child = nodes[node].child
    while child != NOBODY and nodes[child].seat != seat:
        child = nodes[child].sibling
    return child != NOBODY  # type: ignore[no-any-return]  # a bool


@rule
def think(
    eds: Any,
    worlds: Any,
    states: Any,
    scratches: Any,
    minds: Any,
    nodes: Any,
    path: Any,
    shares: Any,
    results: Any,
    racers: Any,
    used: int,
    shift: int,
    first: int,
    turns: int,
    ahead: int,
    explore: int,
    width: int,
    is_random: int,
    kept: Any,
    part: int,
) -> int:
    """So many turns, numbered from `first`: in each, one simulation for every one of the nodes `racers`, all from the
    same position and with the same chance.  What share of a win the thinking seat had then goes into
    `results[node, turn]`.  How many nodes are in use then."""
    seat = worlds[0].seat
    for turn in range(first, first + turns):
        for racer in racers:
            states[0] = worlds[turn % len(worlds)]
            seed(states[0], (shift + turn) * 2_654_435_761 + states[0].key[0])
            length = simulate(
                eds[0],
                states[0],
                scratches[0],
                minds,
                nodes,
                path,
                racer,
                used,
                ahead,
                explore,
                width,
                is_random,
                kept,
                part,
            )
            if length < 0:
                used += 1
                length = -length
            note(eds[0], states[0], minds, nodes, path, length, shares)
            results[racer, turn] = shares[seat]
    return used
