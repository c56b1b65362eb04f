"""A trained network at play: one look at what a seat knows gives a weight for every action and everybody's chances.

Two hidden layers of rectified units over the float form of the observation (`docs/tensors.md`).  A file of weights
carries a fingerprint of what its inputs and outputs mean; a network of another declaration is refused.

`Network` computes with NumPy, which is quick enough for one decision and never waits for a compiler.  The rules below
do the same for compiled code, such as a search; `rules_of` fills in the game's functions.
"""

from __future__ import annotations

import functools
import hashlib
import json
import math
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from gusher.kernel import jit, registry, tensor
from gusher.kernel.engine import linked
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game
from gusher.kernel.jit import rule
from gusher.kernel.mask import BITS, lowest
from gusher.kernel.stepping import observe
from gusher.kernel.tensor import seat_after, spread_row

from .observation import Observation

SEATS = 4  # the most at any table
LAYERS = ("first", "second", "policy", "share", "lead")
"""Two hidden layers, and what is read off the second: a weight for each action, and for each seat, counted from the one
that looks, its chance of winning and how far ahead of the others it will end."""
FOLDER = Path(__file__).parent / "networks"
"""The networks that come with Gusher, one for each game."""


def fingerprint(game: Game) -> str:
    """A hash of what the inputs and outputs of a game's networks mean: each field of an observation and each verb."""
    fields = [(f.name, f.kind, f.axes, f.scale, f.values) for f in game.learning.tensor.TENSOR.fields]
    verbs = [(verb.name, verb.base, verb.size) for verb in game.rules.verbs.verbs if not verb.by_chance]
    return hashlib.sha256(json.dumps([fields, verbs]).encode()).hexdigest()[:16]


# -- files ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Network:
    """The weights of a network, by name: for each layer a matrix (outputs, inputs) and a bias, as float32."""

    game: Game
    weights: Mapping[str, Any]
    about: Mapping[str, Any]
    """Where it comes from: command, commit, seed, device, minutes."""

    def save(self, path: Path, bits: int = 8) -> None:
        """Write it as 8-bit integers with a scale for each output, or as 16-bit floats."""
        told = {**self.about, "game": self.game.name, "fingerprint": fingerprint(self.game)}
        arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps(told).encode(), np.uint8)}
        for name in LAYERS:
            matrix = self.weights[name]
            if bits == 8:
                scale = np.maximum(np.abs(matrix).max(axis=1), 1e-12) / 127
                arrays[f"{name}.scale"] = scale.astype(np.float32)
                arrays[name] = np.rint(matrix / scale[:, None]).astype(np.int8)
            else:
                arrays[name] = matrix.astype(np.float16)
            arrays[f"{name}.bias"] = self.weights[f"{name}.bias"].astype(np.float32)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def forward(self, row: Any) -> tuple[Any, Any, Any]:
        """For one observation: a weight for each action (the log of its odds), and for each seat, counted from the one
        that looks, its share of the win and its lead."""
        w, (source, test, factor) = self.weights, self.game.learning.tensor.TENSOR.columns
        value = np.asarray(row)[source]
        is_there = np.where(factor < 0, value == test, (value & test) != 0)  # as in `tensor.spread`
        hidden = np.where(factor > 0, value * factor, is_there).astype(np.float32)
        for name in ("first", "second"):
            hidden = np.maximum(w[name] @ hidden + w[f"{name}.bias"], 0)
        policy, share, lead = (w[name] @ hidden + w[f"{name}.bias"] for name in ("policy", "share", "lead"))
        return policy, share, lead

    @functools.cached_property
    def compiled(self) -> Weights:
        """The same for compiled code."""
        w = self.weights
        first, second = (np.ascontiguousarray(w[name].T) for name in ("first", "second"))  # a row for each input
        ends = np.concatenate([w["share"], w["lead"]]), np.concatenate([w["share.bias"], w["lead.bias"]])
        return Weights(
            first,
            w["first.bias"],
            second,
            w["second.bias"],
            w["policy"],
            w["policy.bias"],
            *ends,
            *self.game.learning.tensor.TENSOR.columns,
        )

    @property
    def memory(self) -> Memory:
        """Working memory for compiled code: one for each thread."""
        shape, width = self.game.learning.tensor.TENSOR, len(self.weights["first.bias"])
        row, inputs = np.zeros(shape.size, tensor.DTYPE), np.zeros(shape.float_size, np.float32)
        active = np.zeros(max(shape.float_size, width) + 1, np.int64)
        return Memory(row, inputs, active, *(np.zeros(size, np.float32) for size in (width, width, 2 * SEATS)))


def load(path: Path, game: Game) -> Network:
    """A network from a file; one that was trained on other observations or actions is refused."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays["about"].tobytes())
        weights = {name: _matrix(arrays, name) for name in LAYERS}
        weights |= {f"{name}.bias": arrays[f"{name}.bias"].astype(np.float32) for name in LAYERS}
        is_whole = all(weights[name].shape == shape for name, shape in shapes(game, len(weights["first"])).items())
    except FileNotFoundError:
        raise SetupError("error-network-missing", file=str(path), game=game.name) from None
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as fault:
        raise SetupError("error-network-file", file=str(path), detail=str(fault)) from None
    if about.get("fingerprint") != fingerprint(game):
        raise SetupError(
            "error-network-other",
            file=str(path),
            game=game.name,
            wanted=fingerprint(game),
            found=str(about.get("fingerprint")),
        )
    if not is_whole or len(weights["first"]) % 8:
        raise SetupError("error-network-file", file=str(path), detail="its layers do not fit together")
    return Network(game, weights, about)


def shapes(game: Game, width: int) -> dict[str, tuple[int, ...]]:
    """The shape of every matrix and bias of a network with `width` units in each hidden layer, a multiple of 8."""
    outputs = {"first": width, "second": width, "policy": game.rules.verbs.size, "share": SEATS, "lead": SEATS}
    inputs = dict.fromkeys(LAYERS, width) | {"first": game.learning.tensor.TENSOR.float_size}
    return {name: (outputs[name], inputs[name]) for name in LAYERS} | {
        f"{name}.bias": (outputs[name],) for name in LAYERS
    }


def _matrix(arrays: Mapping[str, Any], name: str) -> Any:
    matrix = arrays[name].astype(np.float32)
    return matrix * arrays[f"{name}.scale"][:, None] if f"{name}.scale" in arrays else matrix


@functools.cache
def shipped(name: str) -> Network:
    """The network that comes with Gusher for a game."""
    return load(FOLDER / f"{name}.npz", registry.get(name))


# -- the bot ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NetworkBot:
    """Plays what a network weighs most, at one look.  With a `temperature`, an action is taken by the odds
    exp(weight / temperature).  `file` is a network of one's own; else the game's is taken."""

    temperature: float = 0.0
    file: Path | None = None

    def choose(self, seen: Observation) -> str:
        network = shipped(seen.game.name) if self.file is None else _own(self.file, seen.game.name)
        row = [0] * seen.game.learning.tensor.TENSOR.size
        seen.game.learning.tensor.observe(seen.edition, seen.state, seen.seat, row)
        policy, _, _ = network.forward(row)
        weights = {text: float(policy[seen.game.rules.verbs.parse(text).index]) for text in seen.legal}
        if self.temperature > 0:
            for text in weights:
                weights[text] -= self.temperature * math.log(-math.log(seen.rng.uniform(1e-9, 1 - 1e-9)))
        return max(weights, key=lambda text: weights[text])


@functools.lru_cache(maxsize=8)
def _own(path: Path, name: str) -> Network:
    return load(path, registry.get(name))


# -- for compiled code ------------------------------------------------------------------------------------


class Weights(NamedTuple):
    """A network for compiled code, float32.  The hidden layers have a row for each input, so that inputs that are 0 are
    skipped; the others a row for each output, so that only those asked for are computed."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    policy: Any
    policy_bias: Any
    ends: Any  # shares of the win, then leads
    ends_bias: Any
    source: Any  # the three columns of `Tensor.columns`
    test: Any
    factor: Any


class Memory(NamedTuple):
    """Working memory of one thread."""

    row: Any  # the observation
    inputs: Any  # its float form
    active: Any  # which inputs of a layer are not 0
    near: Any  # the first hidden layer
    far: Any  # the second
    ends: Any  # for each seat its share of the win, then its lead


@rule
def dot(left: Any, right: Any) -> float:
    """The sum of products, in eight parts: the compiler may not reorder one long sum by itself."""
    a = b = c = d = e = f = g = h = left[0] * np.float32(0.0)
    for at in range(0, len(left), 8):
        a += left[at] * right[at]
        b += left[at + 1] * right[at + 1]
        c += left[at + 2] * right[at + 2]
        d += left[at + 3] * right[at + 3]
        e += left[at + 4] * right[at + 4]
        f += left[at + 5] * right[at + 5]
        g += left[at + 6] * right[at + 6]
        h += left[at + 7] * right[at + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))  # type: ignore[no-any-return]  # a number of an array


@rule
def pass_on(inputs: Any, active: Any, weights: Any, bias: Any, out: Any) -> None:
    """One layer of rectified units.  Inputs that are 0 are skipped; the others are taken four at a time, so that `out`
    is read and written less often."""
    count = 0
    for at in range(len(inputs)):
        active[count] = at
        count += inputs[at] != 0.0
    for unit in range(len(out)):
        out[unit] = bias[unit]
    fours = count & ~3
    for at in range(0, fours, 4):
        i, j, k, m = active[at], active[at + 1], active[at + 2], active[at + 3]
        a, b, c, d = inputs[i], inputs[j], inputs[k], inputs[m]
        first, second, third, fourth = weights[i], weights[j], weights[k], weights[m]
        for unit in range(len(out)):
            out[unit] += (a * first[unit] + b * second[unit]) + (c * third[unit] + d * fourth[unit])
    for at in range(fours, count):
        strength, row = inputs[active[at]], weights[active[at]]
        for unit in range(len(out)):
            out[unit] += strength * row[unit]
    for unit in range(len(out)):
        out[unit] = max(out[unit], np.float32(0.0))


@rule
def look(ed: Any, g: Any, seat: int, net: Any, memory: Any) -> None:
    """What `seat` knows through both hidden layers; `weight_of` and `judge` read the result."""
    observe(ed, g, seat, memory.row)
    spread_row(memory.row, net.source, net.test, net.factor, memory.inputs)
    pass_on(memory.inputs, memory.active, net.first, net.first_bias, memory.near)
    pass_on(memory.near, memory.active, net.second, net.second_bias, memory.far)


@rule
def weight_of(net: Any, memory: Any, action: int) -> float:
    """The weight of an action: the log of its odds."""
    return dot(memory.far, net.policy[action]) + net.policy_bias[action]  # type: ignore[no-any-return]  # as in `dot`


@rule
def judge(net: Any, memory: Any, seat: int, players: int, shares: Any) -> None:
    """What `seat`, which has looked, thinks of everybody's chances: the share of the win of each seat at the table."""
    highest = -1e30
    for place in range(2 * SEATS):
        memory.ends[place] = dot(memory.far, net.ends[place]) + net.ends_bias[place]
    for place in range(players):
        highest = max(highest, memory.ends[place])
    total = 0.0
    for place in range(players):
        memory.ends[place] = math.exp(memory.ends[place] - highest)
        total += memory.ends[place]
    for place in range(players):
        shares[seat_after(seat, place, players)] = memory.ends[place] / total


@rule
def look_often(
    eds: Any, states: Any, scratches: Any, net: Any, memory: Any, weights: Any, shares: Any, times: int
) -> None:
    """One look at `states[0]` and all that comes of it, again and again: the weights of the actions in
    `scratch.mask` and everybody's shares.  For measuring, and for tests."""
    for _ in range(times):
        seat = states[0].seat
        look(eds[0], states[0], seat, net, memory)
        used = scratches[0].used
        while used != 0:
            pair = lowest(used)
            used &= used - 1
            for word in range(2 * pair, 2 * pair + 2):
                bits = scratches[0].mask[word]
                while bits != 0:
                    action = word * BITS + lowest(bits)
                    bits &= bits - 1
                    weights[action] = weight_of(net, memory, action)
        judge(net, memory, seat, states[0].players, shares)


@functools.cache
def rules_of(name: str) -> SimpleNamespace:
    """The rules above for one game."""
    return linked(registry.get(name), sys.modules[__name__])


def entry(name: str, function: str) -> Any:
    """A compiled entry point."""
    return jit.compiled(getattr(rules_of(name), function), entry=True)
