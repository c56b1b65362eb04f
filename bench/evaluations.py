"""What an evaluation costs: from a position to the network's preferred action, as in lookahead.

    python bench/evaluations.py [--game giganten] [--players 4] [--rounds 9]

An evaluation covers the observation of the seat to act, all layers, and the weights of the legal actions or, where a
trial ends, everybody's chances.  The positions occur in trials, 1 to 22 decisions ahead.  The peer, in a separate
process that alternates with ours, is a plain loop over two layers of 512 units that is given the observation, one
position at a time: it skips inputs of 0 and scores only legal actions.  Prints evaluations per second of one core's
processor time, the ratio, and the microseconds of each part of ours.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, NamedTuple

import interleave
import numpy as np
from numba import njit

import gusher
from gusher.bots import forward, lookahead
from gusher.bots.forward import FOUR
from gusher.bots.lookahead import Group, Lookahead, LookaheadBot, Settings
from gusher.bots.network import SEATS, NetworkBot, shipped
from gusher.bots.observation import Observation
from gusher.kernel import jit, registry
from gusher.kernel.chance import OVER
from gusher.kernel.engine import entry
from gusher.kernel.game import Game
from gusher.kernel.mask import members
from gusher.kernel.stepping import observe_environments

ROOTS = 4  # positions of a game that the network plays against itself,
APART = 40  # decisions from one to the next, on average
DEPTHS = range(1, 25, 3)
AT_DEPTH = 8  # positions
REPEATS = 20  # of all positions, each time
SECONDS = 0.5  # of each contestant in each round
UNITS = 512  # of the peer
OURS, PEER = "ours", "plain loop"
OBSERVATION, FIRST, FURTHER, CHANCES, ACTION = range(5)  # how far an evaluation goes


class Sample(NamedTuple):
    """Positions of the trials from one root, as if all waited for the network at once."""

    ahead: Lookahead
    states: Any
    group: Group


def samples(game: Game, players: int) -> list[Sample]:
    LookaheadBot().warm_up(game)
    bot, rng = NetworkBot(), Random(1)
    found: list[Sample] = []
    match = gusher.new(game.name, players, 1, dict(game.bounded))
    while len(found) < ROOTS:
        if match.over:
            raise SystemExit("the game was too short")
        seen = Observation(match.view(match.seat), rng)
        if len(seen.legal) > 1 and rng.random() < 1 / APART:
            found.append(sample(seen))
        match.play(bot.choose(seen))
    return found


def sample(seen: Observation) -> Sample:
    game, network = seen.game, shipped(seen.game.name)
    actions = [game.rules.verbs.parse(text).index for text in seen.legal[:2]]
    states = []
    for depth in DEPTHS:
        settings = Settings(shallow=depth, depth=depth)
        ahead = Lookahead(seen.ruleset, seen.seat, seen.worlds(), network, actions, settings)
        trials = ahead.blank(AT_DEPTH)
        entry(game, lookahead.set_out)(ahead.worlds, 0, AT_DEPTH // 2, ahead.actions, trials)
        ahead.play(trials)
        states.append(trials.states[trials.states["seat"] != OVER])
    there = np.concatenate(states)
    there = there[: len(there) // FOUR * FOUR]
    group = lookahead.group_for(game)._replace(
        masks=np.zeros((len(there), game.rules.Scratch.fields["mask"].shape[0]), np.int64),
        used=np.zeros(len(there), np.int64),
    )
    for at in range(len(there)):
        scratch: Any = game.rules.Scratch()
        record = game.rules.State.unpack(there[at : at + 1])
        group.used[at] = game.rules.flow.legal(seen.edition, record, scratch)
        group.masks[at] = scratch.mask
    return Sample(ahead, there, group)


# -- ours -------------------------------------------------------------------------------------------------


def ours(game: Game, given: list[Sample]) -> Callable[[int], int]:
    """Evaluates all positions up to one of the parts above; returns how many there are."""
    compiled = jit.compiled
    observe, choose = compiled(game.learning.tensor.observe), compiled(lookahead.choose)
    compare, enter, think = compiled(forward.compare), compiled(forward.enter), compiled(forward.think)
    judge, share_out = compiled(forward.judge), compiled(forward.share_out)

    @njit(error_model="numpy")
    def evaluate(eds: Any, states: Any, group: Any, layers: Any, work: Any, shares: Any, upto: int) -> int:
        chosen = 0
        for at in range(REPEATS * len(states)):
            at %= len(states)
            g, place = states[at], at % FOUR
            observe(eds[0], g, g.seat, work.row)
            count = compare(work, g.seat)
            if upto >= FIRST:
                enter(layers.first, work, g.seat, count, work.hidden[place])
            if upto < FURTHER or place < FOUR - 1:
                continue
            think(layers, work)
            if upto == CHANCES:
                judge(layers, work)
            for number in range(at + 1 - FOUR, at + 1):
                g, place = states[number], number % FOUR
                if upto == CHANCES:
                    share_out(work.outcome[place], g.players, g.seat, shares)
                elif upto == ACTION:
                    chosen += choose(g, group, number, layers.policy, work.thought[place], 0.0)
        return chosen

    def run(upto: int) -> int:
        for ahead, states, group in given:
            evaluate(ahead.edition, states, group, ahead.layers, ahead.work, np.zeros(SEATS), upto)
        return REPEATS * sum(len(one.states) for one in given)

    return run


def parts(evaluate: Callable[[int], int], rounds: int) -> dict[str, float]:
    """Microseconds per position: for each part, the time added to the parts before it."""
    taken: list[list[float]] = [[] for _ in range(ACTION + 1)]
    for _ in range(rounds):
        for upto in range(ACTION + 1):
            began = time.process_time()
            count = evaluate(upto)
            taken[upto].append(1e6 * (time.process_time() - began) / count)
    whole = [median(times[1:]) for times in taken]  # the first call compiles
    return {
        "observation": whole[OBSERVATION],
        "first layer": whole[FIRST] - whole[OBSERVATION],
        "further layers": whole[FURTHER] - whole[FIRST],
        "legal actions": whole[ACTION] - whole[FURTHER],
        "or chances": whole[CHANCES] - whole[FURTHER],
    }


# -- the peer ---------------------------------------------------------------------------------------------


@njit
def rise(inputs: Any, weights: Any, bias: Any, out: Any) -> None:
    """A layer, and nothing below 0."""
    out[:] = bias
    for at in range(len(inputs)):
        if inputs[at] != 0.0:
            for unit in range(len(out)):
                out[unit] += inputs[at] * weights[at, unit]
    for unit in range(len(out)):
        out[unit] = max(out[unit], np.float32(0.0))


@njit
def plain_loop(inputs: Any, legal: Any, first: Any, second: Any, policy: Any, bias: Any, low: Any, high: Any) -> int:
    """The sum of the chosen actions, so that nothing is optimised away."""
    total = 0
    for at in range(REPEATS * len(inputs)):
        at %= len(inputs)
        rise(inputs[at], first, bias, low)
        rise(low, second, bias, high)
        best, most = 0, np.float32(-np.inf)
        for action in legal[at]:
            if action < 0:
                break
            weight = np.float32(0.0)
            for unit in range(len(high)):
                weight += high[unit] * policy[action, unit]
            if weight > most:
                best, most = action, weight
        total += best
    return total


def peer(game: Game, given: list[Sample]) -> Callable[[], int]:
    """A network with random weights: its output does not matter."""
    rng, tensor, network = np.random.default_rng(1), game.learning.tensor.TENSOR, shipped(game.name)
    sizes = tensor.float_size, UNITS, game.rules.verbs.size
    matrices = [rng.normal(0, 0.05, (size, UNITS)).astype(np.float32) for size in sizes]
    observe, rows, actions = entry(game, observe_environments), [], []
    for ahead, states, group in given:
        rows.append(np.zeros((len(states), tensor.size), np.int16))
        observe(ahead.edition, states, states["seat"].astype(np.int8), rows[-1])
        actions += [list(members(mask.tolist())) for mask in group.masks]
    inputs, legal = network.floats(np.concatenate(rows)), np.full((len(actions), max(map(len, actions))), -1)
    for row, some in zip(legal, actions, strict=True):
        row[: len(some)] = some

    def run() -> int:
        plain_loop(inputs, legal, *matrices, *np.zeros((3, UNITS), np.float32))
        return REPEATS * len(inputs)

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--be", choices=(OURS, PEER), help=argparse.SUPPRESS)
    given = parser.parse_args()
    game = registry.get(given.game)
    if given.be == PEER:
        interleave.answer(peer(game, samples(game, given.players)))
        return
    evaluate = ours(game, samples(game, given.players))
    if given.be == OURS:
        interleave.answer(lambda: evaluate(ACTION))
        return
    call = [sys.executable, __file__, "--game", given.game, "--players", str(given.players), "--be"]
    found = interleave.rounds_of({name: [*call, name] for name in (OURS, PEER)}, given.rounds, SECONDS)
    for name, figures in found.items():
        print(f"{name:16}{interleave.spread(figures)} evaluations/s")
    print(f"{'ratio':16}{interleave.ratios(found[OURS], found[PEER])}")
    for part, micros in parts(evaluate, given.rounds).items():
        print(f"{part:16}{micros:.2f} µs")


if __name__ == "__main__":
    main()
