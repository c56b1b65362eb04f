"""How fast the same rules run on a GPU, compared with one core of the same machine, and whether the games agree.

    python bench/gpu.py [--games 1048576] [--check 10000] [--json FILE]

"random" is pure random play (`gpu_random.py`), with everything resident on the GPU; "batch" is
`gusher.batch(device="cuda")` with masks and observations written for a network at every step.  A decision has two or
more legal actions.  Needs numba-cuda and a CUDA device; without them it says so.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from typing import Any

import numpy as np
from gpu_random import RandomGames

import gusher
from gusher.kernel import gpu, registry
from gusher.kernel.batch import Batch
from gusher.kernel.engine import simulate
from gusher.kernel.errors import GusherError
from gusher.kernel.game import Ruleset

SEED = 1
SIZES = (1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20)


def ruleset_of(name: str) -> Ruleset:
    game = registry.get(name)
    return game.ruleset(options=game.bounded)


def wait() -> None:
    gpu.device().cuda.synchronize()


def random_rate(name: str, n: int, passes: int) -> float:
    """Decisions a second with `n` games at once, after a warm-up that spreads them over all stages."""
    arena = RandomGames(ruleset_of(name), n, SEED)
    arena.play(9)
    before = arena.decisions()
    began = time.perf_counter()
    arena.play(passes)
    wait()
    took = time.perf_counter() - began
    return (arena.decisions() - before) / took


def batch_rate(name: str, n: int, steps: int) -> float:
    """The same, writing everything a network reads at every step."""
    batch = gusher.batch(name, n, seed=SEED, device="cuda")
    batch.step_random(40)
    wait()
    began = time.perf_counter()
    made = batch.step_random(steps)
    wait()
    return made / (time.perf_counter() - began)


def core_rate(name: str) -> float:
    ruleset = ruleset_of(name)
    simulate(ruleset, 1, 0)
    began = time.perf_counter()
    played = simulate(ruleset, 20000, SEED)
    return float(played.decisions / (time.perf_counter() - began))


def core_batch_rate(name: str, n: int = 1024) -> float:
    batch = gusher.batch(name, n, seed=SEED)
    batch.step_random(40)
    began = time.perf_counter()
    made = batch.step_random(400)
    return made / (time.perf_counter() - began)


def same_games(name: str, n: int) -> int:
    """How many of `n` random games end in exactly the same state on the GPU as on the CPU."""
    ruleset = ruleset_of(name)
    arena = RandomGames(ruleset, n, SEED)
    while True:
        arena.play(50, again=False)
        states = arena.device.host(arena.states)
        if (states["seat"] == -2).all():
            break
    known = Batch(ruleset, n, SEED, 1, "win", False)
    while (known.seats >= 0).any():
        known.step_random(50)
    return sum(known.states[index].tobytes() == states[index].tobytes() for index in range(n))


def same_steps(name: str, n: int, steps: int = 60) -> int:
    """Of `n` environments, how many have the same arrays as on the CPU after each step."""
    ours, known = gusher.batch(name, n, seed=SEED, device="cuda"), gusher.batch(name, n, seed=SEED)
    same = np.ones(n, bool)
    for _ in range(steps):
        ours.step_random()
        known.step_random()
        for own, other in zip(ours.arrays, known.arrays, strict=True):
            differs = gpu.device().host(own) != other
            same &= ~(differs.any(axis=1) if differs.ndim > 1 else differs)
    return int(same.sum())


def measure(name: str, games: int, check: int) -> dict[str, Any]:
    sizes = [size for size in SIZES if size <= games]
    began = time.perf_counter()
    random_rate(name, 64, 1)
    batch_rate(name, 64, 1)
    found: dict[str, Any] = {"compile_s": time.perf_counter() - began}
    found["random"] = {size: random_rate(name, size, 36) for size in sizes}
    found["batch"] = {size: batch_rate(name, size, 40) for size in sizes}
    found["core"], found["core_batch"] = core_rate(name), core_batch_rate(name)
    if check:
        found.update(checked=check, same_games=same_games(name, check), same_steps=same_steps(name, check))
    return found


def report(name: str, found: dict[str, Any]) -> None:
    for kind, core in (("random", found["core"]), ("batch", found["core_batch"])):
        for size, rate in found[kind].items():
            print(
                f"{name:10}{kind:8}{size:>10,} at once {rate / 1e6:>9.1f} M decisions/s"
                f"{rate / core:>9.1f} times one core"
            )
    if "checked" in found:
        print(
            f"{name:10}same as on the CPU: {found['same_games']:,} of {found['checked']:,} games, "
            f"{found['same_steps']:,} of {found['checked']:,} environments over 60 steps"
        )
    print(f"{name:10}compiled in {found['compile_s']:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file, too")
    parser.add_argument("--games", type=int, default=SIZES[-1], help="the most games at once")
    parser.add_argument("--check", type=int, default=10000, help="games compared with the CPU; 0: none")
    parser.add_argument("--game", choices=registry.names(), action="append", help="only this one")
    arguments = parser.parse_args()
    try:
        device = gpu.device().cuda.get_current_device().name
    except GusherError as fault:
        sys.exit(str(fault))
    found = {}
    for name in arguments.game or registry.names():
        found[name] = measure(name, arguments.games, arguments.check)
        report(name, found[name])
    if arguments.json:
        arguments.json.write_text(json.dumps({"device": str(device), "games": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
