"""The strongest bot: a network that looks ahead.

Its policy names the actions worth considering.  Each is tried on positions that the seat cannot tell apart: the
network plays on for all seats for some decisions and judges where that has led.  All trials advance together, one
decision at a time, and the network answers four of them at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from gusher.kernel.chance import OVER
from gusher.kernel.driver import score, step
from gusher.kernel.engine import entry
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.jit import rule
from gusher.kernel.layout import Array, Layout, ScratchLike, StateLike
from gusher.kernel.mask import BITS, lowest
from gusher.kernel.rng import below, seed
from gusher.kernel.stepping import observe

from . import scripted
from .compiled import ThinkingBot
from .forward import (
    FOUR,
    Layer,
    Layers,
    Workspace,
    compare,
    enter,
    judge,
    layers_of,
    share_out,
    think,
    weigh,
    workspace_for,
)
from .network import SEATS, Network, NetworkBot
from .observation import Observation
from .race import TURNS, Idea, Patience, Race
from .scripted import prospects

FINE = 1 << 20  # how finely luck is divided
DUE = -2  # in place of an action: the network has not been asked yet


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
    """Games under way, a row for each."""

    states: Array
    actions: Array  # the next action of each, or DUE
    live: Array  # the numbers of those that still go on
    shares: Array  # every seat's share of the win, once it is known


class Group(NamedTuple):
    """Up to four trials that wait for the network: `Workspace.hidden` has what the seat to act sees."""

    trials: Array  # their numbers
    is_leaf: Array  # does the trial end here?
    masks: Array  # what is legal
    used: Array


@rule
def see(ed: Layout, g: StateLike, seat: int, first: Layer, work: Workspace, out: Array) -> None:
    """What a seat knows, through the first layer."""
    observe(ed, g, seat, work.row)
    enter(first, work, seat, compare(work, seat), out)


@rule
def get_to_know(eds: Array, worlds: Array, layers: Layers, work: Workspace) -> None:
    """The position that trials begin with, from every seat: then only what has changed goes through the first layer."""
    for seat in range(worlds[0].players):
        see(eds[0], worlds[0], seat, layers.first, work, work.hidden[0])
        work.known[seat] = work.row
        work.known_hidden[seat] = work.hidden[0]


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
def play_out(
    eds: Array,
    scratches: Array,
    trials: Trials,
    group: Group,
    layers: Layers,
    work: Workspace,
    settings: Settings,
) -> None:
    """Play on in all trials, a decision at a time, and judge those that are still not over."""
    ed, scratch = eds[0], scratches[0]
    left, waiting = len(trials.states), 0
    for deep in range(settings.depth + 1):
        count, left = left, 0
        if count == 0:
            break
        for number in range(count):
            at = trials.live[number]
            if trials.actions[at] == DUE:
                answer(trials, group, waiting, layers, work, settings.heat)
                waiting = 0
            g = trials.states[at]
            before = g.round
            if step(ed, g, scratch, trials.actions[at]) == 0:
                continue
            see(ed, g, g.seat, layers.first, work, work.hidden[waiting])
            is_leaf = deep == settings.depth or (deep > settings.shallow and g.round > before)
            wait(trials, group, waiting, at, scratch, is_leaf)
            waiting += 1
            if waiting == FOUR:
                answer(trials, group, waiting, layers, work, settings.heat)
                waiting = 0
            if not is_leaf:
                trials.live[left] = at
                left += 1
    answer(trials, group, waiting, layers, work, settings.heat)


@rule
def wait(trials: Trials, group: Group, place: int, at: int, scratch: ScratchLike, is_leaf: bool) -> None:
    """Keep what the answer needs."""
    trials.actions[at] = DUE
    group.trials[place] = at
    group.is_leaf[place] = is_leaf
    used = group.used[place] = scratch.used
    while used != 0:
        word = 2 * lowest(used)
        used &= used - 1
        group.masks[place, word] = scratch.mask[word]
        group.masks[place, word + 1] = scratch.mask[word + 1]


@rule
def answer(trials: Trials, group: Group, count: int, layers: Layers, work: Workspace, heat: float) -> None:
    """Ask the network about those that wait: what to do, or what to expect where a trial ends."""
    think(layers, work)
    if group.is_leaf[:count].any():
        judge(layers, work)
    for place in range(count):
        at = group.trials[place]
        g = trials.states[at]
        if group.is_leaf[place]:
            share_out(work.outcome[place], g.players, g.seat, trials.shares[at])
        else:
            trials.actions[at] = choose(g, group, place, layers.policy, work.thought[place], heat)


@rule
def choose(g: StateLike, group: Group, place: int, policy: Layer, thought: Array, heat: float) -> int:
    """The legal action that the policy weighs most; with luck in it, if there is heat."""
    best = -1
    best_weight = 0.0
    used = group.used[place]
    while used != 0:
        pair = lowest(used)
        used &= used - 1
        for word in range(2 * pair, 2 * pair + 2):
            bits = group.masks[place, word]
            while bits != 0:
                action = word * BITS + lowest(bits)
                bits &= bits - 1
                weight = weigh(policy, thought, action)
                if heat > 0.0:
                    luck = (below(g, FINE) + 0.5) / FINE
                    weight -= heat * math.log(-math.log(luck))
                if best < 0 or weight > best_weight:
                    best = action
                    best_weight = weight
    return best


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


class Lookahead:
    """Tries actions in positions that the seat cannot tell apart (`worlds`)."""

    def __init__(
        self, ruleset: Ruleset, seat: int, worlds: Array, network: Network, actions: list[int], settings: Settings
    ) -> None:
        self.game, self.settings = ruleset.game, settings
        self.edition, self.worlds = ruleset.packed, worlds
        self.seat, self.players, self.actions = seat, ruleset.players, np.array(actions)
        self.scratches = np.zeros(1, self.game.rules.Scratch.dtype)
        self.minds = scripted.minds(self.game, SEATS)
        self.layers = layers_of(network)
        self.work = workspace_for(self.game, self.layers)
        entry(self.game, get_to_know)(self.edition, worlds, self.layers, self.work)
        self.ideas = np.arange(len(actions))
        self.results = np.zeros((len(actions), TURNS), np.float32)
        self.visits = np.zeros(len(actions), np.int64)
        self.shares, self.scores = np.zeros((len(actions), SEATS)), np.zeros((len(actions), SEATS))

    def simulate(self, racers: Array, first: int, turns: int) -> None:
        trials = self.blank(turns * len(racers))
        entry(self.game, set_out)(self.worlds, first, turns, self.actions[racers], trials)
        self.play(trials)
        scores = np.zeros((len(trials.states), SEATS), np.int64)
        entry(self.game, tell)(self.edition, trials.states, self.minds, scores, trials.shares)
        by_idea = (turns, len(racers), SEATS)
        self.results[racers, first : first + turns] = trials.shares.reshape(by_idea)[:, :, self.seat].T
        self.visits[racers] += turns
        self.shares[racers] += trials.shares.reshape(by_idea).sum(axis=0)
        self.scores[racers] += scores.reshape(by_idea).sum(axis=0)

    def blank(self, count: int) -> Trials:
        return Trials(
            states=np.zeros(count, self.game.rules.State.dtype),
            actions=np.zeros(count, np.int64),
            live=np.zeros(count, np.int64),
            shares=np.zeros((count, SEATS)),
        )

    def play(self, trials: Trials) -> None:
        """To where each trial ends: every seat's share of the win there, unless the game is over."""
        network = group_for(self.game), self.layers, self.work
        entry(self.game, play_out)(self.edition, self.scratches, trials, *network, self.settings)

    def idea(self, number: int) -> Idea:
        """What was found about an action."""
        visits = int(self.visits[number])
        shares, scores = (
            tuple((sums[number, : self.players] / max(visits, 1)).tolist()) for sums in (self.shares, self.scores)
        )
        return Idea(self.game.rules.verbs.action(int(self.actions[number])).text, visits, shares, scores)


def group_for(game: Game) -> Group:
    return Group(
        trials=np.zeros(FOUR, np.int64),
        is_leaf=np.zeros(FOUR, np.bool_),
        masks=np.zeros((FOUR, game.rules.Scratch.fields["mask"].shape[0]), np.int64),
        used=np.zeros(FOUR, np.int64),
    )


@dataclass(frozen=True)
class LookaheadBot(ThinkingBot):
    """Thinks on one core for at most `seconds` (never longer than it is allowed) or `trials`."""

    seconds: float = 1.0
    trials: int = 512
    settings: Settings = DEFAULT
    bot: NetworkBot = field(default_factory=NetworkBot)
    """Whose network it is."""

    def at_once(self, seen: Observation) -> str:
        return self.bot.choose(seen)

    def ponder(self, seen: Observation) -> list[Idea]:
        until = seen.deadline(self.seconds)
        opinion = self.bot.opinion(seen)
        best = sorted(opinion.policy, key=lambda text: -opinion.policy[text])
        odds = {text: math.exp(opinion.policy[text] - opinion.policy[best[0]]) for text in best}
        ideas = [text for text in best[: self.settings.ideas] if odds[text] >= self.settings.least]
        if len(ideas) == 1:
            return [Idea(ideas[0], 0, opinion.shares, ())]
        parse = seen.game.rules.verbs.parse
        network, actions = self.bot.network(seen.game), [parse(text).index for text in ideas]
        ahead = Lookahead(seen.ruleset, seen.seat, seen.worlds(), network, actions, self.settings)
        race = Race([ahead], self.settings.patience)
        race.run(until, self.trials)
        return [ahead.idea(number) for number in race.ranking]

    def try_out(self, seen: Observation) -> None:
        actions = [seen.game.rules.verbs.parse(text).index for text in seen.legal[:2]]
        network = self.bot.network(seen.game)
        ahead = Lookahead(seen.ruleset, seen.seat, seen.worlds(), network, actions, Settings(depth=1))
        ahead.simulate(ahead.ideas, 0, 1)
