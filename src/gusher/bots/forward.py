"""A network in compiled code, four positions at a time.

Each weight is read once for four positions, in the 8 bits that it has in the file: the layers after the first then stay
in a core's own cache, and arithmetic is what limits them.  The sums are written so that the compiler can use the
processor's vectors: `float32`, adjacent in memory, in any order (`@summing`).
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import numpy as np

from gusher.kernel.game import Game
from gusher.kernel.jit import rule, summing
from gusher.kernel.layout import Array
from gusher.kernel.mask import lowest
from gusher.kernel.tensor import DTYPE

from .network import LAYERS, NARROW, SEATS, Network, quantised

FOUR = 4
ZERO, ONE = np.float32(0.0), np.float32(1.0)


class Layer(NamedTuple):
    weights: Array  # (outputs, inputs), 8 bits each, to be multiplied by
    scale: Array  # a number for each output
    bias: Array


class Layers(NamedTuple):
    """All layers of a network."""

    first: Layer  # its weights (inputs, outputs): most inputs are 0, and their rows are skipped
    up0: Layer
    down0: Layer
    up1: Layer
    down1: Layer
    policy: Layer
    judge: Layer
    outcome: Layer


class Workspace(NamedTuple):
    """Working memory."""

    starts: Array  # for each entry of an observation, its first input
    factors: Array  # and the factor for its kind (`tensor.spread`)
    known: Array  # for each seat, an observation that others differ little from
    known_hidden: Array  # and what the first layer makes of it
    row: Array  # another observation
    inputs: Array  # those that differ,
    changes: Array  # and by how much
    hidden: Array  # what the first layer makes of four positions
    between: Array
    change: Array
    thought: Array  # what the policy and the judgement read
    judged: Array
    outcome: Array


@functools.lru_cache(maxsize=8)
def layers_of(network: Network) -> Layers:
    layers = {name: Layer(*quantised(network.weights[name]), network.weights[f"{name}.bias"]) for name in LAYERS}
    turned = np.ascontiguousarray(layers["first"].weights.T)
    return Layers(**{**layers, "first": layers["first"]._replace(weights=turned)})


def workspace_for(game: Game, layers: Layers) -> Workspace:
    """Nothing is known at first."""
    tensor, width = game.learning.tensor.TENSOR, len(layers.first.bias)
    source, _, factor = tensor.columns
    starts = np.searchsorted(source, np.arange(tensor.size))
    silent = np.where(factor[starts] < 0, -1, 0).astype(DTYPE)
    return Workspace(
        starts,
        factor[starts],
        known=np.tile(silent, (SEATS, 1)),
        known_hidden=np.tile(layers.first.bias, (SEATS, 1)),
        row=np.zeros(tensor.size, DTYPE),
        inputs=np.zeros(2 * tensor.float_size, np.int64),
        changes=np.zeros(2 * tensor.float_size, np.float32),
        hidden=np.zeros((FOUR, width), np.float32),
        between=np.zeros((FOUR, width // 2), np.float32),
        change=np.zeros((FOUR, width), np.float32),
        thought=np.zeros((FOUR, width), np.float32),
        judged=np.zeros((FOUR, width // 4), np.float32),
        outcome=np.zeros((FOUR, 2 * SEATS), np.float32),
    )


@rule
def compare(work: Workspace, seat: int) -> int:
    """How many inputs differ from what is known, and which: the float form (`tensor.spread`) of the entries that do."""
    known, count = work.known[seat], 0
    for entry in range(len(known)):
        before, now, start = int(known[entry]), int(work.row[entry]), work.starts[entry]
        if now == before:
            continue
        if work.factors[entry] > ZERO:
            work.inputs[count], work.changes[count] = start, (now - before) * work.factors[entry]
            count += 1
        elif work.factors[entry] < ZERO:
            work.inputs[count], work.changes[count] = start + before, -ONE
            count += before >= 0
            work.inputs[count], work.changes[count] = start + now, ONE
            count += now >= 0
        else:
            bits = now ^ before
            while bits != 0:
                bit = lowest(bits)
                work.inputs[count], work.changes[count] = start + bit, ONE if now >> bit & 1 else -ONE
                count += 1
                bits &= bits - 1
    return count


@summing
def enter(first: Layer, work: Workspace, seat: int, count: int, out: Array) -> None:
    """The first layer for an observation after `compare`.  Inputs are taken four at a time, so that `out` is read and
    written less often."""
    weights, inputs, changes, before = first.weights, work.inputs, work.changes, work.known_hidden[seat]
    out[:] = ZERO
    fours = count & ~3
    for at in range(0, fours, 4):
        a, b, c, d = changes[at], changes[at + 1], changes[at + 2], changes[at + 3]
        row_a, row_b = weights[inputs[at]], weights[inputs[at + 1]]
        row_c, row_d = weights[inputs[at + 2]], weights[inputs[at + 3]]
        for unit in range(len(out)):
            out[unit] += (a * row_a[unit] + b * row_b[unit]) + (c * row_c[unit] + d * row_d[unit])
    for at in range(fours, count):
        strength, row = changes[at], weights[inputs[at]]
        for unit in range(len(out)):
            out[unit] += strength * row[unit]
    for unit in range(len(out)):
        out[unit] = out[unit] * first.scale[unit] + before[unit]


@summing
def pass_on(layer: Layer, inputs: Array, out: Array) -> None:
    """A layer for four positions (a, b, c, d), four outputs at a time: sixteen sums stay in registers, and what is read
    is used four times."""
    a, b, c, d = inputs[0], inputs[1], inputs[2], inputs[3]
    for unit in range(0, len(layer.bias), FOUR):
        first, second = layer.weights[unit], layer.weights[unit + 1]
        third, fourth = layer.weights[unit + 2], layer.weights[unit + 3]
        a1 = a2 = a3 = a4 = b1 = b2 = b3 = b4 = c1 = c2 = c3 = c4 = d1 = d2 = d3 = d4 = ZERO
        for at in range(inputs.shape[1]):
            w1, w2 = np.float32(first[at]), np.float32(second[at])
            w3, w4 = np.float32(third[at]), np.float32(fourth[at])
            a1, a2, a3, a4 = a1 + a[at] * w1, a2 + a[at] * w2, a3 + a[at] * w3, a4 + a[at] * w4
            b1, b2, b3, b4 = b1 + b[at] * w1, b2 + b[at] * w2, b3 + b[at] * w3, b4 + b[at] * w4
            c1, c2, c3, c4 = c1 + c[at] * w1, c2 + c[at] * w2, c3 + c[at] * w3, c4 + c[at] * w4
            d1, d2, d3, d4 = d1 + d[at] * w1, d2 + d[at] * w2, d3 + d[at] * w3, d4 + d[at] * w4
        out[0, unit], out[0, unit + 1], out[0, unit + 2], out[0, unit + 3] = a1, a2, a3, a4
        out[1, unit], out[1, unit + 1], out[1, unit + 2], out[1, unit + 3] = b1, b2, b3, b4
        out[2, unit], out[2, unit + 1], out[2, unit + 2], out[2, unit + 3] = c1, c2, c3, c4
        out[3, unit], out[3, unit + 1], out[3, unit + 2], out[3, unit + 3] = d1, d2, d3, d4
    for number in range(FOUR):
        row = out[number]
        for unit in range(len(row)):
            row[unit] = row[unit] * layer.scale[unit] + layer.bias[unit]


@rule
def rectify(rows: Array) -> None:
    """Replace negative values with 0."""
    for number in range(len(rows)):
        row = rows[number]
        for unit in range(len(row)):
            row[unit] = max(row[unit], ZERO)


@summing
def normalise(rows: Array, out: Array) -> None:
    """Scale each row to mean 0 and variance 1."""
    size = np.float32(rows.shape[1])
    for number in range(len(rows)):
        row, result = rows[number], out[number]
        total = squares = ZERO
        for unit in range(len(row)):
            total += row[unit]
        mean = total / size
        for unit in range(len(row)):
            squares += (row[unit] - mean) * (row[unit] - mean)
        factor = ONE / np.sqrt(squares / size + np.float32(NARROW))
        for unit in range(len(row)):
            result[unit] = (row[unit] - mean) * factor


@rule
def add_block(up: Layer, down: Layer, work: Workspace) -> None:
    normalise(work.hidden, work.thought)
    pass_on(up, work.thought, work.between)
    rectify(work.between)
    pass_on(down, work.between, work.change)
    for number in range(FOUR):
        hidden, change = work.hidden[number], work.change[number]
        for unit in range(len(hidden)):
            hidden[unit] += change[unit]


@rule
def think(layers: Layers, work: Workspace) -> None:
    """From `hidden` to `thought`."""
    add_block(layers.up0, layers.down0, work)
    add_block(layers.up1, layers.down1, work)
    normalise(work.hidden, work.thought)
    rectify(work.thought)


@rule
def judge(layers: Layers, work: Workspace) -> None:
    """From `thought` to `outcome`."""
    pass_on(layers.judge, work.thought, work.judged)
    rectify(work.judged)
    pass_on(layers.outcome, work.judged, work.outcome)


@rule
def share_out(outcome: Array, players: int, first: int, shares: Array) -> None:
    """What each seat can expect of a win; the outcome is counted from the seat `first`."""
    most, total = outcome[0], 0.0
    for place in range(1, players):
        most = max(most, outcome[place])
    for place in range(players):
        seat = (first + place) % players
        shares[seat] = math.exp(outcome[place] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@summing
def weigh(policy: Layer, thought: Array, action: int) -> float:
    """The logarithm of an action's odds, up to a constant."""
    row, total = policy.weights[action], ZERO
    for at in range(len(thought)):
        total += thought[at] * np.float32(row[at])
    return total * policy.scale[action] + policy.bias[action]  # type: ignore[no-any-return]  # numbers of arrays
