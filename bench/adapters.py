"""How long a step takes through PettingZoo, Gymnasium and OpenSpiel, compared with those libraries' own games.

    python bench/adapters.py [--json] [--rounds 5] [--seconds 1]

All contestants play whole games, choosing the first legal action or a random one, in alternation (`interleave.py`).
Figures are microseconds of processor time for everything in the loop: getting the observation and its mask, choosing,
stepping.  Then the façade's calls, timed in this process.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import interleave
import peers

STEPS = 200
GAMES = ("giganten", "nations")
OPENSPIEL_PEER = "backgammon"


# -- contestants: each gives a function that takes some steps --------------------------------------------


def pettingzoo_loop(env: Any) -> Callable[[], int]:
    def run() -> int:
        steps = 0
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(seen["action_mask"].argmax()))
            steps += 1
        return steps

    return run


def gymnasium_loop(env: Any) -> Callable[[], int]:
    _, info = env.reset(seed=1)
    state = {"mask": info["action_mask"]}

    def run() -> int:
        for _ in range(STEPS):
            _, _, over, _, info = env.step(int(state["mask"].argmax()))
            state["mask"] = env.reset()[1]["action_mask"] if over else info["action_mask"]
        return STEPS

    return run


def openspiel_loop(name: str) -> Callable[[], int]:
    env = importlib.import_module("open_spiel.python.rl_environment").Environment(name)
    rng = random.Random(1)

    def run() -> int:
        steps, told = 0, env.reset()
        while not told.last() and steps < STEPS:
            told = env.step([rng.choice(told.observations["legal_actions"][told.observations["current_player"]])])
            steps += 1
        return steps

    return run


def contestant(name: str) -> Callable[[], int]:
    kind, game = name.split()
    if kind == "pettingzoo-peer":
        return pettingzoo_loop(importlib.import_module(f"pettingzoo.classic.{game}").env())
    if kind == "openspiel-peer":
        return openspiel_loop(game)
    adapter = importlib.import_module(f"gusher.adapters.{kind}")
    if kind == "pettingzoo":
        return pettingzoo_loop(adapter.env(game))
    if kind == "gymnasium":
        return gymnasium_loop(adapter.GusherEnv(game))
    return openspiel_loop(f"gusher_{game}")


# -- the façade ------------------------------------------------------------------------------------------


def facade(game: str, seconds: float) -> dict[str, float]:
    """Microseconds of `new`, `load` and `sample`, medians; the position is thirty decisions into a game."""
    gusher = importlib.import_module("gusher")
    match, rng = gusher.new(game, seed=1), random.Random(1)
    for _ in range(30):
        match.play(rng.choice(match.legal()))
    position, view = match.position(), match.view(match.seat)
    calls: dict[str, Callable[[], Any]] = {
        "new": lambda: gusher.new(game),
        "load": lambda: gusher.load(position),
        "sample": lambda: gusher.sample(view, rng),
    }
    return {name: timed(call, seconds) for name, call in calls.items()}


def timed(call: Callable[[], Any], seconds: float) -> float:
    taken: list[float] = []
    end = time.process_time() + seconds
    while time.process_time() < end or not taken:
        began = time.process_time()
        call()
        taken.append(time.process_time() - began)
    return 1e6 * interleave.spread(taken).middle


# -- all of it -------------------------------------------------------------------------------------------


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Everybody's microseconds per step, and ours as ratios to the peers."""
    python = str(peers.ensure_environment(peers.LEARNING_VENV, peers.LEARNING_PINNED))
    theirs = {
        "pettingzoo": f"pettingzoo-peer {peers.PETTINGZOO_GAMES[0]}",
        "openspiel": f"openspiel-peer {OPENSPIEL_PEER}",
    }
    ours = {kind: [f"{kind} {game}" for game in GAMES] for kind in ("pettingzoo", "gymnasium", "openspiel")}
    commands = {name: [sys.executable, __file__, "--contestant", name] for names in ours.values() for name in names}
    commands |= {name: [python, __file__, "--contestant", name] for name in theirs.values()}
    rates = interleave.rounds_of(commands, rounds, seconds)
    steps = {name: interleave.spread([1e6 / rate for rate in given]) for name, given in rates.items()}
    to_peers = {
        name: interleave.ratios(rates[name], rates[theirs.get(kind, theirs["pettingzoo"])])
        for kind, names in ours.items()
        for name in names
    }
    return {"step_us": steps, "times_the_peer": to_peers, "facade_us": {game: facade(game, seconds) for game in GAMES}}


def table(found: dict[str, Any]) -> str:
    lines = [f"{'':32}{'µs a step (least – most)':>32}{'times the peer':>28}"]
    for name, us in found["step_us"].items():
        ratio = found["times_the_peer"].get(name, "")
        lines.append(f"{name:32}{us!s:>32}{ratio!s:>28}")
    for game, calls in found["facade_us"].items():
        lines.append(f"{game}: " + ", ".join(f"{name} {us / 1000:.2f} ms" for name, us in calls.items()))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody has a turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of a turn")
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.contestant:
        interleave.answer(contestant(given.contestant))
        return
    found = measure(given.rounds, given.seconds)
    print(json.dumps(found, indent=1) if given.json else table(found))


if __name__ == "__main__":
    main()
