"""Monte Carlo tree search over sampled positions, as a rule.

A node stands for what the players have done since the position that is thought about, whatever chance has said in
between and whatever is hidden: one tree for all positions that the thinking seat cannot tell apart (information-set
search).  The actions in question are tried in turns, each of them on the same position and with the same chance.
Below them a simulation goes down the tree by upper confidence bounds, each seat looking for its own gain, adds one
node and plays on, by the scripted players for some rounds.  A node is widened slowly, in the order in which the
scripted player rates the actions.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from gusher.kernel.chance import OVER
from gusher.kernel.driver import offer_all, score, step
from gusher.kernel.jit import rule
from gusher.kernel.layout import Array, Layout, ScratchLike, StateLike, i8, i32, i64
from gusher.kernel.mask import BITS, has
from gusher.kernel.rng import seed

from .network import SEATS
from .scripted import best_rated, finish, prospects

DEPTH = 60  # decisions followed in the tree
ROOT = 0
NOBODY = 0  # no node: the root is nobody's child
WHOLE = 10_000  # a whole win, shared out among the seats at the end of a simulation
SHARPNESS = 3  # the higher, the more a win counts compared with a good second place


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


class Tree(NamedTuple):
    """The arrays of one tree."""

    nodes: Array
    path: Array  # the nodes that the simulation has gone through
    shares: Array  # of a win, seat by seat, at its end
    results: Array  # (node, turn): the share of the thinking seat


class Settings(NamedTuple):
    """How a tree grows."""

    ideas: int = 24  # actions that are looked at, the best rated ones
    explore: int = 500  # in thousandths: how curious it is further down
    width: int = 1000  # in thousandths: how many actions it looks at further down


@rule
def count_tried(nodes: Array, node: int, seat: int, scratch: ScratchLike) -> int:
    """How many of the legal actions have a node; each of them was offered once more."""
    tried = 0
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat and has(scratch.mask, nodes[child].action):
            nodes[child].offered += 1
            tried += 1
        child = nodes[child].sibling
    return tried


@rule
def best_child(nodes: Array, node: int, seat: int, scratch: ScratchLike, explore: int) -> int:
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
def add_child(ed: Layout, g: StateLike, scratch: ScratchLike, mind: object, nodes: Array, node: int, used: int) -> int:
    """A node for the best rated legal action that has none yet; NOBODY if the scripted player has no other idea."""
    seat = g.seat
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat:
            action = nodes[child].action
            scratch.mask[action // BITS] &= ~(1 << (action % BITS))
        child = nodes[child].sibling
    action = best_rated(ed, g, scratch, mind)
    if action < 0:
        return NOBODY
    new = nodes[used]
    new.action = action
    new.seat = seat
    new.is_whole = new.child = new.visits = 0
    new.sibling = nodes[node].child
    new.offered = 1
    for other in range(SEATS):
        new.value[other] = new.score[other] = 0
    nodes[node].child = used
    return used


@rule
def expect(ed: Layout, g: StateLike, mind: object, seat: int) -> int:
    """What a seat scores; in a game that is cut short, what it can expect to."""
    return score(ed, g, seat) if g.seat == OVER else score(ed, g, seat) + prospects(ed, g, mind, seat)


@rule
def share_out(ed: Layout, g: StateLike, minds: Array, players: int, shares: Array) -> None:
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
    ed: Layout,
    g: StateLike,
    scratch: ScratchLike,
    minds: Array,
    tree: Tree,
    first: int,
    used: int,
    ahead: int,
    settings: Settings,
) -> int:
    """One simulation from the position in `g`, which begins with the action of the node `first`; the length of its
    path in the tree, whose nodes are in `tree.path`.  Below zero: the last of them is a new node."""
    nodes, path = tree.nodes, tree.path
    last = g.round + ahead
    path[0] = node = first
    length = 1
    is_new = 0
    options = step(ed, g, scratch, nodes[first].action)
    while options > 0 and length < DEPTH and not is_new:
        tried = count_tried(nodes, node, g.seat, scratch)
        chosen = NOBODY
        is_narrow = tried * tried * 1000 <= nodes[node].visits * settings.width
        is_open = tried == 0 or (not nodes[node].is_whole and is_narrow)
        if tried < options and used < len(nodes) and is_open:
            chosen = add_child(ed, g, scratch, minds[g.seat], nodes, node, used)
            is_new = chosen != NOBODY
            if not is_new:
                nodes[node].is_whole = 1
                offer_all(ed, g, scratch)
        if chosen == NOBODY:
            chosen = best_child(nodes, node, g.seat, scratch, settings.explore)
        if chosen == NOBODY:  # the tree is full
            break
        path[length] = chosen
        length += 1
        options = step(ed, g, scratch, nodes[chosen].action)
        node = chosen
    finish(ed, g, scratch, minds, options, last)
    return -length if is_new else length


@rule
def note(ed: Layout, g: StateLike, minds: Array, tree: Tree, length: int) -> None:
    """Write the end of a simulation into the nodes on its path."""
    nodes, path, shares = tree.nodes, tree.path, tree.shares
    share_out(ed, g, minds, g.players, shares)
    nodes[ROOT].visits += 1
    for depth in range(length):
        nodes[path[depth]].visits += 1
        for seat in range(g.players):
            nodes[path[depth]].value[seat] += int(WHOLE * shares[seat] + 0.5)
            nodes[path[depth]].score[seat] += expect(ed, g, minds[seat], seat)


# -- entry points -----------------------------------------------------------------------------------------


@rule
def list_ideas(eds: Array, states: Array, scratches: Array, minds: Array, nodes: Array, most: int) -> int:
    """Nodes 1, 2 … for the actions that the scripted player rates best in the position `states[0]`; how many nodes
    are in use then."""
    used = 1
    while used <= most:
        offer_all(eds[0], states[0], scratches[0])
        if add_child(eds[0], states[0], scratches[0], minds[states[0].seat], nodes, ROOT, used) == NOBODY:
            break
        used += 1
    return used


@rule
def think(
    eds: Array,
    worlds: Array,
    states: Array,
    scratches: Array,
    minds: Array,
    tree: Tree,
    racers: Array,
    used: int,
    shift: int,
    first: int,
    turns: int,
    ahead: int,
    settings: Settings,
) -> int:
    """Run `turns` turns, numbered from `first`: in each, one simulation for every one of the nodes `racers`, all from
    the same position and with the same chance.  The thinking seat's share of a win goes into `tree.results`.  How many
    nodes are in use then."""
    ed, g, scratch = eds[0], states[0], scratches[0]
    seat = worlds[0].seat
    for turn in range(first, first + turns):
        for racer in racers:
            states[0] = worlds[turn % len(worlds)]
            seed(g, (shift + turn) * 2_654_435_761 + g.key[0])
            length = simulate(ed, g, scratch, minds, tree, racer, used, ahead, settings)
            if length < 0:
                used += 1
                length = -length
            note(ed, g, minds, tree, length)
            tree.results[racer, turn] = tree.shares[seat]
    return used
