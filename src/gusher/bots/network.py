"""A trained network at play: what a seat knows gives a weight for every action and everybody's chances.

A residual network over the float form of the observation (`docs/tensors.md`), computed with NumPy: it never waits for a
compiler, and needs nothing of what trained it.  A file of weights carries a fingerprint of what its inputs and outputs
mean; a network of another declaration is refused.
"""

from __future__ import annotations

import functools
import hashlib
import json
import math
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game
from gusher.kernel.layout import Array

from .observation import Observation

SEATS = 4  # the most at any table
BLOCKS = ("up0", "down0"), ("up1", "down1")
"""The layers of each residual block."""
LAYERS = ("first", *(name for block in BLOCKS for name in block), "policy", "judge", "outcome")
"""`policy` gives a weight for each action; `outcome`, behind `judge`, for each seat, counted from the one that looks, a
weight for winning, and then how far ahead of the others it will end."""
NARROW = 1e-5  # what is added to a variance before it divides
FOLDER = Path(__file__).parent / "networks"
"""The networks that come with Gusher, one for each game."""


def fingerprint(game: Game) -> str:
    """A hash of what the inputs and outputs of a game's networks mean: each field of an observation and each verb."""
    fields = [(f.name, f.kind, f.axes, f.scale, f.values) for f in game.learning.tensor.TENSOR.fields]
    verbs = [(verb.name, verb.base, verb.size) for verb in game.rules.verbs.verbs if not verb.by_chance]
    return hashlib.sha256(json.dumps([fields, verbs]).encode()).hexdigest()[:16]


def shapes(game: Game, width: int) -> dict[str, tuple[int, ...]]:
    """The shape of every matrix and bias of a network `width` units wide, a multiple of 16."""
    half, quarter = width // 2, width // 4
    matrices = {
        "first": (width, game.learning.tensor.TENSOR.float_size),
        **{name: shape for up, down in BLOCKS for name, shape in ((up, (half, width)), (down, (width, half)))},
        "policy": (game.rules.verbs.size, width),
        "judge": (quarter, width),
        "outcome": (2 * SEATS, quarter),
    }
    return {**matrices, **{f"{name}.bias": (outputs,) for name, (outputs, _) in matrices.items()}}


# -- files and arithmetic ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Network:
    """The weights of a network, by name: for each layer a matrix (outputs, inputs) and a bias, as float32."""

    game: Game
    weights: Mapping[str, Array]
    about: Mapping[str, Any]
    """Where it comes from: command, commit, seed, device, minutes."""

    def save(self, path: Path) -> None:
        """Write it as 8-bit integers with a scale for each output."""
        told = {**self.about, "game": self.game.name, "fingerprint": fingerprint(self.game)}
        arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps(told).encode(), np.uint8)}
        for name in LAYERS:
            arrays[name], arrays[f"{name}.scale"] = quantised(self.weights[name])
            arrays[f"{name}.bias"] = self.weights[f"{name}.bias"].astype(np.float32)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def floats(self, rows: ArrayLike) -> Array:
        """The float form of observations, as `Tensor.floats` gives it, without a compiler."""
        source, test, factor = self.game.learning.tensor.TENSOR.columns
        value = np.asarray(rows)[:, source]
        is_there = np.where(factor < 0, value == test, (value & test) != 0)
        return np.where(factor > 0, value * factor, is_there).astype(np.float32)

    def think(self, floats: Array) -> Array:
        """What the network makes of observations in their float form: `weigh` and `judge` read the result."""
        hidden = self._layer("first", floats)
        for up, down in BLOCKS:
            hidden = hidden + self._layer(down, np.maximum(self._layer(up, normalised(hidden)), 0))
        return np.maximum(normalised(hidden), 0)

    def weigh(self, thought: Array, actions: Array | list[int]) -> Array:
        """The weights of some actions (the logarithms of their odds) in one position."""
        weights: Array = np.vecdot(self.weights["policy"][actions], thought) + self.weights["policy.bias"][actions]
        return weights

    def judge(self, thought: Array, players: int) -> tuple[Array, Array]:
        """For each seat, counted from the viewer's, its share of the win and its lead."""
        outcome = self._layer("outcome", np.maximum(self._layer("judge", thought), 0))
        share, lead = outcome[:, :players], outcome[:, SEATS : SEATS + players]
        odds = np.exp(share - share.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), lead

    def _layer(self, name: str, inputs: Array) -> Array:
        matrix, bias = self.weights[name], self.weights[f"{name}.bias"]
        if len(inputs) == 1:  # BLAS would wake every core for a single position
            outputs: Array = np.vecdot(inputs[:, None], matrix)
            return outputs + bias
        return inputs @ matrix.T + bias


def quantised(matrix: Array) -> tuple[Array, Array]:
    """A matrix as 8-bit integers with a scale for each output; one from a file comes out as it is in the file."""
    scale = np.maximum(np.abs(matrix).max(axis=1), 1e-12) / 127
    return np.rint(matrix / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def normalised(values: Array) -> Array:
    """Scale each row to mean 0 and variance 1."""
    centred: Array = values - values.mean(axis=1, keepdims=True)
    centred /= np.sqrt(np.square(centred).mean(axis=1, keepdims=True) + NARROW)
    return centred


def load(path: Path, game: Game) -> Network:
    """A network from a file; one that was trained on other observations or actions is refused."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays["about"].tobytes())
        weights = {name: arrays[name] * arrays[f"{name}.scale"][:, None] for name in LAYERS}
        weights |= {f"{name}.bias": arrays[f"{name}.bias"] for name in LAYERS}
        width = len(weights["first"])
        is_whole = all(weights[name].shape == shape for name, shape in shapes(game, width).items())
    except FileNotFoundError:
        raise SetupError("error-network-missing", file=str(path), game=game.name) from None
    except (OSError, KeyError, ValueError, IndexError, zipfile.BadZipFile) as fault:
        raise SetupError("error-network-file", file=str(path), detail=str(fault)) from None
    found, wanted = about.get("fingerprint"), fingerprint(game)
    if found != wanted:
        raise SetupError("error-network-other", file=str(path), game=game.name, wanted=wanted, found=str(found))
    if not is_whole:
        raise SetupError("error-network-file", file=str(path), detail="its layers do not fit together")
    if width % 16:
        detail = f"it is {width} units wide, and not a multiple of 16"
        raise SetupError("error-network-file", file=str(path), detail=detail)
    return Network(game, weights, about)


@functools.cache
def shipped(name: str) -> Network:
    """The network that comes with Gusher for a game."""
    return load(FOLDER / f"{name}.npz", registry.get(name))


# -- the bot ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opinion:
    """What a network thinks of a position, from what one seat knows."""

    policy: dict[str, float]
    """For each legal action the logarithm of its odds, up to a constant."""
    shares: tuple[float, ...]
    """The share of a win that each seat can expect."""


@dataclass(frozen=True)
class NetworkBot:
    """Plays what a network weighs most, without looking ahead.  With a `temperature`, an action is drawn with the odds
    exp(weight / temperature).  `file` is a network to use in place of the game's own."""

    temperature: float = 0.0
    file: Path | None = None

    def network(self, game: Game) -> Network:
        return shipped(game.name) if self.file is None else _own(self.file, game.name)

    def choose(self, seen: Observation) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        weights = self.opinion(seen).policy
        if self.temperature > 0:
            for text in weights:
                weights[text] -= self.temperature * math.log(-math.log(seen.rng.uniform(1e-9, 1 - 1e-9)))
        return max(weights, key=lambda text: weights[text])

    def opinion(self, seen: Observation) -> Opinion:
        """One look at what the seat knows."""
        network, players = self.network(seen.game), seen.view["players"]
        row = [0] * seen.game.learning.tensor.TENSOR.size
        seen.game.learning.tensor.observe(seen.edition, seen.state, seen.seat, row)
        thought = network.think(network.floats([row]))
        weights = network.weigh(thought[0], [seen.game.rules.verbs.parse(text).index for text in seen.legal])
        shares, _ = network.judge(thought, players)
        return Opinion(
            dict(zip(seen.legal, weights.tolist(), strict=True)),
            tuple(np.roll(shares[0], seen.seat).tolist()),
        )


@functools.lru_cache(maxsize=8)
def _own(path: Path, name: str) -> Network:
    return load(path, registry.get(name))
