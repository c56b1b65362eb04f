"""Monte Carlo tree search over sampled positions, as a rule.

A node stands for what the players have done since the position that is thought about, whatever chance has said in
between and whatever is hidden: one tree for all positions that the thinking seat cannot tell apart (information-set
search).  The actions in question are tried in turns, each of them on the same position and with the same chance.
Below them a simulation goes down the tree by upper confidence bounds, each seat looking for its own gain, adds one
node and plays on, by the scripted players for some rounds or at random to the end.  A node is widened slowly, in the
order in which the scripted player rates the actions.

Written once against the functions below, which `jit.bind` fills in for each game.
"""

from __future__ import annotations

import math
from typing import Any

from gusher.kernel.chance import OVER
from gusher.kernel.jit import rule
from gusher.kernel.mask import BITS, has
from gusher.kernel.record import Record, i8, i32, i64
from gusher.kernel.rng import seed

SEATS = 4                       # the most at any table
DEPTH = 60                      # decisions followed in the tree
ROOT = 0
NOBODY = 0                      # no node: the root is nobody's child
WHOLE = 10_000                  # a whole win, shared out among the seats at the end of a simulation
SHARPNESS = 3                   # the higher, the more a win counts beside a good second place


class Node(Record):
    """An action in the tree, and how the simulations that took it ended."""

    action = i32()
    seat = i8()                 # who took it
    is_whole = i8()             # the scripted player has no other idea of what could be done next
    child = i32()               # the newest child,
    sibling = i32()             # and the child of the same parent that was the newest before, or NOBODY
    visits = i32()
    offered = i32()             # how often it could have been taken
    value = i64(SEATS)          # sum of the shares of a win
    score = i64(SEATS)          # sum of the final scores


def step(ed: Any, g: Any, desk: Any, action: int) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def offer_all(ed: Any, g: Any, desk: Any) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def playout(ed: Any, g: Any, desk: Any, options: int) -> int:  # type: ignore[empty-body]
    """The driver's, bound to the game."""


def score(ed: Any, g: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The game's own."""


def prospects(ed: Any, g: Any, mind: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The judgement of the game's scripted player: what a seat can expect to score beside what it has."""


def choose(ed: Any, g: Any, desk: Any, mind: Any) -> int:  # type: ignore[empty-body]
    """The scripted player's, bound to the game."""


def finish(ed: Any, g: Any, desk: Any, minds: Any, options: int, last: int) -> int:  # type: ignore[empty-body]
    """The scripted players', bound to the game."""


@rule
def count_tried(nodes: Any, node: int, seat: int, desk: Any) -> int:
    """How many of the legal actions have a node; each of them was offered once more."""
    tried = 0
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat and has(desk.mask, nodes[child].action):
            nodes[child].offered += 1
            tried += 1
        child = nodes[child].sibling
    return tried


@rule
def best_child(nodes: Any, node: int, seat: int, desk: Any, explore: int) -> int:
    """The legal action with the highest upper confidence bound for the seat that takes it."""
    best = NOBODY
    best_bound = 0.0
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat and has(desk.mask, nodes[child].action):
            visits = nodes[child].visits
            bound = (nodes[child].value[seat] / (visits * WHOLE)
                     + explore * 0.001 * math.sqrt(math.log(nodes[child].offered) / visits))
            if best == NOBODY or bound > best_bound:
                best = child
                best_bound = bound
        child = nodes[child].sibling
    return best


@rule
def add_child(ed: Any, g: Any, desk: Any, mind: Any, nodes: Any, node: int, used: int) -> int:
    """A node for the best rated legal action that has none yet; NOBODY if the scripted player has no other idea."""
    seat = g.seat
    child = nodes[node].child
    while child != NOBODY:
        if nodes[child].seat == seat:
            action = nodes[child].action
            desk.mask[action // BITS] &= ~(1 << (action % BITS))
        child = nodes[child].sibling
    action = choose(ed, g, desk, mind)
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
def simulate(ed: Any, g: Any, desk: Any, minds: Any, nodes: Any, path: Any, first: int, used: int, ahead: int,
             explore: int, width: int, is_random: int) -> int:
    """One simulation from the position in `g`, which begins with the action of the node `first`; the length of its
    path in the tree, whose nodes are in `path`.  Below zero: the last of them is a new node."""
    last = g.round + ahead
    path[0] = node = first
    length = 1
    is_new = 0
    options = step(ed, g, desk, nodes[first].action)
    while options > 0 and length < DEPTH and not is_new:
        tried = count_tried(nodes, node, g.seat, desk)
        chosen = NOBODY
        is_open = tried == 0 or (not nodes[node].is_whole and tried * tried * 1000 <= nodes[node].visits * width)
        if tried < options and used < len(nodes) and is_open:
            chosen = add_child(ed, g, desk, minds[g.seat], nodes, node, used)
            is_new = chosen != NOBODY
            if not is_new:
                nodes[node].is_whole = 1
                offer_all(ed, g, desk)
        if chosen == NOBODY:
            chosen = best_child(nodes, node, g.seat, desk, explore)
        if chosen == NOBODY:                            # the tree is full
            break
        path[length] = chosen
        length += 1
        options = step(ed, g, desk, nodes[chosen].action)
        node = chosen
    if is_random:
        playout(ed, g, desk, options)
    else:
        finish(ed, g, desk, minds, options, last)
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


@rule
def find_child(nodes: Any, node: int, seat: int, action: int) -> int:
    """The node for an action of a seat after what `node` stands for, or NOBODY."""
    child: int = nodes[node].child
    while child != NOBODY and (nodes[child].seat != seat or nodes[child].action != action):
        child = nodes[child].sibling
    return child


@rule
def copy_children(kept: Any, child: int, nodes: Any, parent: int, used: int, most: int) -> int:
    """Copy the kept node `child` and its older siblings to below `parent`, in their order.  What is below them is
    still to be copied: until then their own children are numbers in `kept`.  How many nodes are in use then."""
    newest = NOBODY
    nodes[parent].child = NOBODY
    while child != NOBODY and used < len(nodes):
        nodes[used] = kept[child]
        nodes[used].sibling = NOBODY
        discount(nodes[used], most)
        if newest == NOBODY:
            nodes[parent].child = used
        else:
            nodes[newest].sibling = used
        newest = used
        used += 1
        child = kept[child].sibling
    return used


@rule
def discount(node: Any, most: int) -> None:
    """Let a node count for so many visits at most, with the same averages."""
    visits = node.visits
    if visits > most:
        node.visits = most
        node.offered = node.offered * most // visits
        for seat in range(SEATS):
            node.value[seat] = node.value[seat] * most // visits
            node.score[seat] = node.score[seat] * most // visits


# -- entry points -----------------------------------------------------------------------------------------


@rule
def list_ideas(eds: Any, states: Any, desks: Any, minds: Any, nodes: Any, most: int) -> int:
    """Nodes 1, 2 … for the actions that the scripted player rates best in the position `states[0]`; how many nodes
    are in use then."""
    used = 1
    while used <= most:
        offer_all(eds[0], states[0], desks[0])
        if add_child(eds[0], states[0], desks[0], minds[states[0].seat], nodes, ROOT, used) == NOBODY:
            break
        used += 1
    return used


@rule
def follow(nodes: Any, decisions: Any) -> int:
    """The node for these decisions, rows of a seat and an action; NOBODY where they leave the tree."""
    node = ROOT
    for number in range(len(decisions)):
        node = find_child(nodes, node, decisions[number, 0], decisions[number, 1])
        if node == NOBODY:
            break
    return node


@rule
def graft(kept: Any, node: int, nodes: Any, used: int, most: int) -> int:
    """Give the nodes 1, 2 … `used - 1` what grew below the same actions after the kept node `node`, every node with
    so many visits at most.  How many nodes are in use then."""
    for racer in range(1, used):
        twin = find_child(kept, node, nodes[racer].seat, nodes[racer].action)
        if twin != NOBODY:
            nodes[racer].is_whole = kept[twin].is_whole
            nodes[racer].visits = min(kept[twin].visits, most)
            todo = used
            used = copy_children(kept, kept[twin].child, nodes, racer, used, most)
            while todo < used:
                used = copy_children(kept, nodes[todo].child, nodes, todo, used, most)
                todo += 1
    return used


@rule
def think(eds: Any, worlds: Any, states: Any, desks: Any, minds: Any, nodes: Any, path: Any, shares: Any,
          results: Any, racers: Any, used: int, shift: int, first: int, turns: int, ahead: int, explore: int,
          width: int, is_random: int) -> int:
    """So many turns, numbered from `first`: in each, one simulation for every one of the nodes `racers`, all from the
    same position and with the same chance.  What share of a win the thinking seat had then goes into
    `results[node, turn]`.  How many nodes are in use then."""
    seat = worlds[0].seat
    for turn in range(first, first + turns):
        for racer in racers:
            states[0] = worlds[turn % len(worlds)]
            seed(states[0], (shift + turn) * 2_654_435_761 + states[0].key[0])
            length = simulate(eds[0], states[0], desks[0], minds, nodes, path, racer, used, ahead, explore, width,
                              is_random)
            if length < 0:
                used += 1
                length = -length
            note(eds[0], states[0], minds, nodes, path, length, shares)
            results[racer, turn] = shares[seat]
    return used
