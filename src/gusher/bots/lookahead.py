"""The strongest bot: a network that looks ahead.

Its policy names the actions that are worth a thought.  Each is tried on positions that the seat cannot tell apart: the
network plays on for everybody for some decisions and judges where that has led.  All trials go forward together, a
decision at a time, so that the network looks at many positions at once.
"""

from __future__ import annotations

import functools
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from threadpoolctl import ThreadpoolController

from gusher.kernel import jit, registry
from gusher.kernel.chance import OVER
from gusher.kernel.driver import score, step
from gusher.kernel.engine import linked
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.jit import rule, slot
from gusher.kernel.layout import Array
from gusher.kernel.mask import BITS, lowest
from gusher.kernel.match import Match
from gusher.kernel.rng import below, seed
from gusher.kernel.stepping import observe
from gusher.kernel.tensor import spread_row

from . import scripted
from .network import SEATS, Network, NetworkBot, shipped
from .observation import Observation
from .race import TURNS, Idea, Patience, Race
from .search import MARGIN, worlds_of

FINE = 1 << 20  # how finely luck is divided


class Settings(NamedTuple):
    """How far and how wide it looks."""

    ideas: int = 8  # actions that are tried, those that the policy weighs most
    least: float = 0.005  # the odds that an action must have beside the best one to be tried
    shallow: int = 8  # decisions that it looks ahead at least, and then to the end of the round:
    depth: int = 160  # positions compare best where a round begins; decisions that it looks ahead at most
    heat: float = 0.0  # the temperature at which it plays on
    patience: Patience = Patience(turns=16, doubt=2.5)


DEFAULT = Settings()


class Trials(NamedTuple):
    """Games under way, a row for each; from `hidden` on, only for those that are in `live`."""

    states: Array
    actions: Array  # the next action of each
    leaves: Array  # what the seat to act sees at the end of a trial, as in `hidden`
    live: Array  # the numbers of those that still go on
    hidden: Array  # what the seat to act sees, behind the network's first layer
    masks: Array  # what is legal
    used: Array


class FirstLayer(NamedTuple):
    """The network's first layer for compiled code, and its working memory."""

    weights: Array  # a row for each input: most inputs are 0 and are skipped
    bias: Array
    source: Array  # the three columns of `Tensor.columns`
    test: Array
    factor: Array
    row: Array  # an observation
    inputs: Array  # its float form
    active: Array  # which inputs are not 0


@rule
def see(ed: Any, g: Any, layer: FirstLayer, out: Array) -> None:
    """What the seat to act knows, through the first layer.  Inputs are taken four at a time, so that `out` is read and
    written less often."""
    observe(ed, g, g.seat, layer.row)
    spread_row(layer.row, layer.source, layer.test, layer.factor, layer.inputs)
    inputs, active, weights = layer.inputs, layer.active, layer.weights
    count = 0
    for at in range(len(inputs)):
        active[count] = at
        count += inputs[at] != 0.0
    for unit in range(len(out)):
        out[unit] = layer.bias[unit]
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


prospects: Callable[..., int] = slot("prospects(ed, g, mind, seat) -> int: what a seat can expect to score yet")


@rule
def set_out(worlds: Array, first: int, turns: int, actions: Array, trials: Trials) -> None:
    """Trials of some actions in some turns: in each turn all on the same position and with the same chance."""
    at = 0
    for turn in range(first, first + turns):
        for action in actions:
            trials.states[at] = worlds[turn % len(worlds)]
            g = trials.states[at]
            seed(g, turn * 2_654_435_761 + g.key[0])
            trials.actions[at] = action
            trials.live[at] = at
            at += 1


@rule
def play_on(eds: Array, scratches: Array, trials: Trials, layer: FirstLayer, is_deep: bool, count: int) -> int:
    """Carry out the next action in the `count` trials that go on; how many still do.  A trial that `is_deep` enough
    ends with a round."""
    ed, scratch = eds[0], scratches[0]
    left = 0
    for number in range(count):
        at = trials.live[number]
        g = trials.states[at]
        before = g.round
        if step(ed, g, scratch, trials.actions[at]) == 0:
            continue
        if is_deep and g.round > before:
            see(ed, g, layer, trials.leaves[at])
        else:
            see(ed, g, layer, trials.hidden[left])
            used = trials.used[left] = scratch.used
            while used != 0:
                word = 2 * lowest(used)
                used &= used - 1
                trials.masks[left, word] = scratch.mask[word]
                trials.masks[left, word + 1] = scratch.mask[word + 1]
            trials.live[left] = at
            left += 1
    return left


@rule
def choose_all(trials: Trials, left: int, thoughts: Array, policy: Array, bias: Array, heat: float) -> None:
    """The action that the policy weighs most in each trial that goes on; with luck in it, if there is heat."""
    for number in range(left):
        at = trials.live[number]
        best = -1
        best_weight = 0.0
        used = trials.used[number]
        while used != 0:
            pair = lowest(used)
            used &= used - 1
            for word in range(2 * pair, 2 * pair + 2):
                bits = trials.masks[number, word]
                while bits != 0:
                    action = word * BITS + lowest(bits)
                    bits &= bits - 1
                    weight = dot(thoughts[number], policy[action]) + bias[action]
                    if heat > 0.0:
                        luck = (below(trials.states[at], FINE) + 0.5) / FINE
                        weight -= heat * math.log(-math.log(luck))
                    if best < 0 or weight > best_weight:
                        best = action
                        best_weight = weight
        trials.actions[at] = best


@rule
def tell(eds: Array, states: Array, minds: Array, scores: Array, shares: Array) -> None:
    """What each seat scores, or can expect to; and the win shared out where a game is over."""
    for at in range(len(states)):
        g = states[at]
        most = 0
        for seat in range(g.players):
            scores[at, seat] = score(eds[0], g, seat)
            most = max(most, scores[at, seat])
        if g.seat != OVER:
            for seat in range(g.players):
                scores[at, seat] += prospects(eds[0], g, minds[seat], seat)
            continue
        winners = 0
        for seat in range(g.players):
            winners += scores[at, seat] >= most
        for seat in range(g.players):
            shares[at, seat] = 1.0 / winners if scores[at, seat] >= most else 0.0


@functools.cache
def rules_of(name: str) -> SimpleNamespace:
    """The rules above for one game."""
    game = registry.get(name)
    return linked(game, sys.modules[__name__], prospects=game.learning.judgement.prospects)


def entry(name: str, function: str) -> Any:
    """A compiled entry point."""
    return jit.compiled(getattr(rules_of(name), function), entry=True)


class Lookahead:
    """Tries actions in positions that the seat cannot tell apart (`worlds`)."""

    def __init__(
        self, ruleset: Ruleset, seat: int, worlds: Array, network: Network, actions: list[int], settings: Settings
    ) -> None:
        self.game, self.network, self.settings = ruleset.game, network, settings
        self.edition, self.worlds = ruleset.packed, worlds
        self.seat, self.players, self.actions = seat, ruleset.players, np.array(actions)
        self.scratches = np.zeros(1, self.game.rules.Scratch.dtype)
        self.minds = scripted.packed([scripted.mind(self.game)] * SEATS)
        self.layer = first_layer(network)
        self.ideas = np.arange(len(actions))
        self.results = np.zeros((len(actions), TURNS), np.float32)
        self.visits = np.zeros(len(actions), np.int64)
        self.shares, self.scores = np.zeros((len(actions), SEATS)), np.zeros((len(actions), SEATS))

    def simulate(self, racers: Any, first: int, turns: int) -> None:
        trials = self._blank(turns * len(racers))
        entry(self.game.name, "set_out")(self.worlds, first, turns, self.actions[racers], trials)
        with one_core().limit(limits=1):
            shares, scores = self._play(trials)
        by_idea = (turns, len(racers), SEATS)
        self.results[racers, first : first + turns] = shares.reshape(by_idea)[:, :, self.seat].T
        self.visits[racers] += turns
        self.shares[racers] += shares.reshape(by_idea).sum(axis=0)
        self.scores[racers] += scores.reshape(by_idea).sum(axis=0)

    def _blank(self, count: int) -> Trials:
        rules = self.game.rules
        return Trials(
            states=np.zeros(count, rules.State.dtype),
            actions=np.zeros(count, np.int64),
            live=np.zeros(count, np.int64),
            leaves=np.zeros((count, len(self.layer.bias)), np.float32),
            hidden=np.zeros((count, len(self.layer.bias)), np.float32),
            masks=np.zeros((count, rules.Scratch.fields["mask"].shape[0]), np.int64),
            used=np.zeros(count, np.int64),
        )

    def _play(self, trials: Trials) -> tuple[Any, Any]:
        """Play on, and judge: for each trial every seat's share of the win and score."""
        name, network, count = self.game.name, self.network, len(trials.states)
        policy = network.weights["policy"], network.weights["policy.bias"]
        games = self.edition, self.scratches, trials, self.layer
        left = entry(name, "play_on")(*games, False, count)
        for depth in range(self.settings.depth):
            if not left:
                break
            thoughts = network.think_on(trials.hidden[:left])
            entry(name, "choose_all")(trials, left, thoughts, *policy, self.settings.heat)
            left = entry(name, "play_on")(*games, depth >= self.settings.shallow, left)
        trials.leaves[trials.live[:left]] = trials.hidden[:left]
        shares, scores = np.zeros((count, SEATS)), np.zeros((count, SEATS), np.int64)
        entry(name, "tell")(self.edition, trials.states, self.minds, scores, shares)
        going = np.flatnonzero(trials.states["seat"] != OVER)
        if len(going):
            judged, _ = network.judge(network.think_on(trials.leaves[going]), self.players)
            seats = (trials.states["seat"][going, None] + np.arange(self.players)) % self.players
            shares[going[:, None], seats] = judged
        return shares, scores

    def idea(self, number: int) -> Idea:
        """What was found about an action."""
        visits = int(self.visits[number])
        shares, scores = (
            tuple((sums[number, : self.players] / max(visits, 1)).tolist()) for sums in (self.shares, self.scores)
        )
        return Idea(self.game.rules.verbs.action(int(self.actions[number])).text, visits, shares, scores)


def first_layer(network: Network) -> FirstLayer:
    tensor = network.game.learning.tensor.TENSOR
    return FirstLayer(
        _by_input(network),
        network.weights["first.bias"],
        *tensor.columns,
        row=np.zeros(tensor.size, np.int16),
        inputs=np.zeros(tensor.float_size, np.float32),
        active=np.zeros(tensor.float_size + 1, np.int64),
    )


@functools.lru_cache(maxsize=8)
def _by_input(network: Network) -> Any:
    return np.ascontiguousarray(network.weights["first"].T)


@functools.cache
def one_core() -> ThreadpoolController:
    """Keeps NumPy from using more than one core for a product of matrices."""
    return ThreadpoolController()


@dataclass(frozen=True)
class LookaheadBot:
    """Thinks on one core for at most `seconds` (never longer than it is allowed) or `trials`."""

    seconds: float = 1.0
    trials: int = 512
    settings: Settings = DEFAULT
    bot: NetworkBot = field(default_factory=NetworkBot)
    """Whose network it is."""

    def choose(self, seen: Observation) -> str:
        if len(seen.legal) == 1 or not is_ready(seen.game):  # a table does not wait for the compiler
            return self.bot.choose(seen)
        return self.ponder(seen)[0].action

    def ponder(self, seen: Observation) -> list[Idea]:
        """What it would do, best first, and what it expects."""
        until = time.perf_counter() + MARGIN * min(self.seconds, seen.seconds)
        opinion = self.bot.opinion(seen)
        best = sorted(opinion.policy, key=lambda text: -opinion.policy[text])
        odds = {text: math.exp(opinion.policy[text] - opinion.policy[best[0]]) for text in best}
        ideas = [text for text in best[: self.settings.ideas] if odds[text] >= self.settings.least]
        if len(ideas) == 1:
            return [Idea(ideas[0], 0, opinion.shares, ())]
        parse = seen.game.rules.verbs.parse
        network, actions = self.bot.network(seen.game), [parse(text).index for text in ideas]
        ahead = Lookahead(seen.ruleset, seen.seat, worlds_of(seen), network, actions, self.settings)
        race = Race([ahead], self.settings.patience)
        race.run(until, self.trials)
        return [ahead.idea(number) for number in race.ranking]


def warm_up(game: Game) -> None:
    """Compile it for a game, or load it from the cache on disk."""
    match = Match(game.ruleset(), 0)
    match.settle()
    seen = Observation(match.view(match.seat), Random(0))
    actions = [game.rules.verbs.parse(text).index for text in seen.legal[:2]]
    ahead = Lookahead(match.ruleset, seen.seat, worlds_of(seen), shipped(game.name), actions, Settings(depth=1))
    ahead.simulate(ahead.ideas, 0, 1)
    scripted.note_ready(game, "lookahead")


def is_ready(game: Game) -> bool:
    """Can it run at once, without compiling it first?"""
    return scripted.is_ready(game, "lookahead")
