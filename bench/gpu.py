"""How fast the same rules run on a GPU, beside one core of the same machine, and whether the games are the same.

    python bench/gpu.py [--json] [--games 1048576] [--check 10000]

Random legal play, everything resident on the GPU; a decision has two legal actions or more.  Needs numba-cuda and a
CUDA device; without one it says so.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import numpy as np

from gusher.kernel import registry
from gusher.kernel.cuda import Arena, module
from gusher.kernel.errors import GusherError

OPTIONS: dict[str, dict[str, Any]] = {"nations": {"round_limit": 40}}
SEED = 1


def frozen(name: str) -> tuple[Any, Any, int]:
    game = registry.get(name)
    players = game.players[-1]
    options = game.full_options(OPTIONS.get(name, {}))
    return game, game.freeze(game.load_edition(game.edition), players, options), players


def gpu_rate(name: str, n: int, passes: int) -> dict[str, float]:
    """Decisions a second of `n` games at once, after a warm-up that mixes their stages."""
    game, edition, players = frozen(name)
    began = time.perf_counter()
    arena = Arena(game, edition, players, n, SEED)
    arena.play(9)
    arena.cuda.synchronize()
    start = time.perf_counter() - began
    before, games = arena.decisions(), arena.games()
    began = time.perf_counter()
    arena.play(passes)
    arena.cuda.synchronize()
    took = time.perf_counter() - began
    return {"games_at_once": n, "decisions_per_s": (arena.decisions() - before) / took,
            "games_per_s": (arena.games() - games) / took, "start_s": start}


def cpu_rate(name: str) -> float:
    game, edition, players = frozen(name)
    game.compiled.simulate(edition, 1, players, 0)
    began = time.perf_counter()
    played = game.compiled.simulate(edition, 20000, players, SEED)
    return float(played.decisions / (time.perf_counter() - began))


def same_games(name: str, n: int) -> int:
    """How many of `n` games end on the GPU in the very state that they end in on the CPU."""
    game, edition, players = frozen(name)
    arena = Arena(game, edition, players, n, SEED)
    while True:
        arena.play(50, again=False)
        states = arena.states.copy_to_host()
        if (states["seat"] == -2).all():
            break
    return sum(game.compiled.digest(edition, SEED + index, players)[1].tobytes() == states[index:index + 1].tobytes()
               for index in range(n))


def measure(name: str, games: int, check: int) -> dict[str, Any]:
    sizes = [size for size in (1024, 16384, 262144, 1048576) if size <= games]
    rates = [gpu_rate(name, size, 36) for size in sizes]
    best = max(rate["decisions_per_s"] for rate in rates)
    core = cpu_rate(name)
    return {"rates": rates, "decisions_per_s": best, "core_decisions_per_s": core, "ratio_to_core": best / core,
            "same_games": same_games(name, check), "checked_games": check}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--games", type=int, default=1048576, help="the most games at once")
    parser.add_argument("--check", type=int, default=10000, help="games compared with the CPU")
    arguments = parser.parse_args()
    try:
        device = module().get_current_device().name
    except GusherError as fault:
        sys.exit(str(fault))
    found = {name: measure(name, arguments.games, arguments.check) for name in registry.names()}
    if arguments.json:
        print(json.dumps({"device": str(device), "numpy": np.__version__, "games": found}))
        return
    for name, figures in found.items():
        for rate in figures["rates"]:
            print(f"{name:10}{rate['games_at_once']:>10,} at once {rate['decisions_per_s'] / 1e6:>9.1f} M decisions/s"
                  f"{rate['games_per_s'] / 1e6:>8.2f} M games/s   first start {rate['start_s']:.0f} s")
        print(f"{name:10}{figures['ratio_to_core']:.0f} times one core of this machine; "
              f"{figures['same_games']:,} of {figures['checked_games']:,} games the same as on the CPU")


if __name__ == "__main__":
    main()
