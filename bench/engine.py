"""How fast the rules run, compared with well-known peers in the same run.

    python bench/engine.py [--json] [--seconds 3] [--no-cold]

A decision is a player's choice between two or more legal actions; chance and forced actions are not counted, for the
peers either.  Each of our figures comes from a fresh process, with compiled code from the cache, as a user gets it.
The ratios are measured separately: we alternate with the peers, in processor time (`interleave.py`), so they hold on a
busy machine too; they are printed with their spread over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import interleave
import numpy as np
import peers

from gusher.kernel import driver, jit, registry
from gusher.kernel.engine import linked, simulate
from gusher.kernel.game import Ruleset
from gusher.kernel.layout import Array

COPIES = 4096


def child(game: str, what: str, seconds: float, cache: str | None = None) -> dict[str, float]:
    """One measurement, in a separate process."""
    environment = dict(os.environ) | ({"GUSHER_CACHE": cache} if cache else {})
    call = [sys.executable, __file__, "--measure", what, "--game", game, "--seconds", str(seconds)]
    began = time.perf_counter()
    done = subprocess.run(call, env=environment, check=True, capture_output=True, text=True)
    return {"wall_s": time.perf_counter() - began, **json.loads(done.stdout)}


def frozen(name: str) -> Ruleset:
    game = registry.get(name)
    return game.ruleset(options=game.bounded)


def measure_start(name: str, seconds: float) -> dict[str, float]:
    """Only the first compiled game: what a start costs, including all imports."""
    return {"decisions": float(simulate(frozen(name), 1, 0).decisions)}


def measure_compiled(name: str, seconds: float) -> dict[str, float]:
    """Random legal play on one core: the best of several runs, because the machine may be shared."""
    ruleset, games = frozen(name), 500
    simulate(ruleset, 1, 0)
    best, best_games, end = 0.0, 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        played = simulate(ruleset, games, 1)
        took = time.perf_counter() - began
        best, best_games = max(best, played.decisions / took), max(best_games, games / took)
    return {"decisions_per_s": best, "games_per_s": best_games, "copy_ns": copy_ns(ruleset.game)}


@jit.rule
def copy_all(states: Array, targets: Array, times: int) -> None:
    for _ in range(times):
        for index in range(len(states)):
            targets[index] = states[index]


def copy_ns(game: Any) -> float:
    """The time to copy one state in compiled code."""
    states = np.zeros(COPIES, game.rules.State.dtype)
    targets, copy, rounds = states.copy(), jit.compiled(copy_all, entry=True), 20
    copy(states[:1], targets[:1], 1)
    times = []
    for _ in range(20):
        began = time.perf_counter()
        copy(states, targets, rounds)
        times.append(time.perf_counter() - began)
    return min(times) / rounds / COPIES * 1e9


def measure_interpreted(name: str, seconds: float) -> dict[str, float]:
    """The same play, interpreted, on plain objects."""
    ruleset = frozen(name)
    game, edition, players = ruleset.game, ruleset.edition, ruleset.players
    begin, playout = linked(game, driver.begin), linked(game, driver.playout)
    state: Any = game.rules.State()
    scratch: Any = game.rules.Scratch()
    best, seed, end = 0.0, 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        began, decisions = time.perf_counter(), 0
        for _ in range(5):
            decisions += playout(edition, state, scratch, begin(edition, state, scratch, seed, players))
            seed += 1
        best = max(best, decisions / (time.perf_counter() - began))
    return {"decisions_per_s": best}


MEASURES = {"start": measure_start, "compiled": measure_compiled, "interpreted": measure_interpreted}


def measure(name: str, seconds: float, cold: bool) -> dict[str, float]:
    """All figures of one game."""
    with tempfile.TemporaryDirectory() as cache:
        first = child(name, "start", 0, cache)["wall_s"] if cold else float("nan")
        if not cold:
            child(name, "start", 0)
        cached = min(child(name, "start", 0, cache if cold else None)["wall_s"] for _ in range(3))
    child(name, "compiled", 0.1)  # into the user's own cache
    fast, slow = child(name, "compiled", seconds), child(name, "interpreted", seconds)
    return {
        "decisions_per_s": fast["decisions_per_s"],
        "games_per_s": fast["games_per_s"],
        "copy_ns": fast["copy_ns"],
        "state_bytes": float(registry.get(name).rules.State.dtype.itemsize),
        "interpreted_decisions_per_s": slow["decisions_per_s"],
        "cold_start_s": first,
        "cached_start_s": cached,
    }


def table(found: dict[str, Any]) -> str:
    """The result for people."""
    lines = [f"{'':26}{'decisions/s':>14}{'games/s':>11}{'copy':>11}{'interpreted':>13}{'cold':>8}{'cached':>8}"]
    lines += [
        f"{'gusher ' + name:26}{figures['decisions_per_s']:>14,.0f}{figures['games_per_s']:>11,.0f}"
        f"{figures['copy_ns']:>8.1f} ns{figures['interpreted_decisions_per_s']:>13,.0f}"
        f"{figures['cold_start_s']:>6.1f} s{figures['cached_start_s']:>6.2f} s"
        for name, figures in found["games"].items()
    ]
    lines += [
        f"{peer['name']:26}{peer['decisions_per_s']:>14,.0f}{peer['games_per_s']:>11,.0f}"
        f"{peer['copy_us'] * 1000:>8.0f} ns"
        for peer in found["peers"]["peers"]
    ]
    for name, to_peers in found["ratios"].items():
        lines += [f"{name} to {peer}: {ratio} : 1" for peer, ratio in to_peers.items()]
    return "\n".join(lines)


def contestant(name: str) -> Callable[[], int]:
    """Our contestant for `interleave.py`: a few hundred games of random play."""
    ruleset = frozen(name)
    return lambda: int(simulate(ruleset, 200, 1).decisions)


def ratios(rounds: int, seconds: float) -> dict[str, dict[str, interleave.Spread]]:
    """The ratio of our decisions to each peer's, in alternation."""
    ours = {name: [sys.executable, __file__, "--contestant", name] for name in registry.names()}
    theirs = peers.contestants()
    rates = interleave.rounds_of(ours | theirs, rounds, seconds)
    return {name: {peer: interleave.ratios(rates[name], rates[peer]) for peer in theirs} for name in ours}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--no-cold", action="store_true", help="leave the cold compilation out")
    parser.add_argument("--measure", choices=MEASURES, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how often we and the peers take turns for the ratios")
    parser.add_argument("--game", help=argparse.SUPPRESS)
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.contestant:
        interleave.answer(contestant(arguments.contestant))
        return
    if arguments.measure:
        print(json.dumps(MEASURES[arguments.measure](arguments.game, arguments.seconds)))
        return
    found: dict[str, Any] = {"games": {}}
    for name in registry.names():
        print(f"measuring {name} …", file=sys.stderr)
        found["games"][name] = measure(name, arguments.seconds, not arguments.no_cold)
    print("measuring the peers …", file=sys.stderr)
    found["peers"] = peers.measure(arguments.seconds)
    found["ratios"] = ratios(arguments.rounds, arguments.seconds)
    print(json.dumps(found, indent=1) if arguments.json else table(found))


if __name__ == "__main__":
    main()
