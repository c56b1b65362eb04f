"""How fast a network learns (decisions a second end to end, and where the time goes) and how fast it plays.

    python bench/training.py [--game giganten] [--device cuda] [--games 16384] [--updates 10] [--json FILE]

A decision has two or more legal actions; it is played, stored and learned from.  "looks" are network evaluations on one
core, many at once as in the search: from the observation to everybody's chances.
`--prepare` compiles what evaluation needs and exits.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

import gusher
from gusher.kernel import registry
from gusher.learn.evaluate import meet_scripted
from gusher.learn.model import Learner
from gusher.learn.settings import Settings
from gusher.learn.train import Run, default_device, device_name

STRETCHES = 5  # the best of these counts: the machine may be shared


def training(settings: Settings, updates: int) -> dict[str, Any]:
    """Decisions a second over some updates, after two that do not count."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        run = Run(settings, Path(folder))
        run.advance()
        run.advance()
        ready = time.perf_counter() - began
        done = [run.advance() for _ in range(updates)]
    made = run.rollout.decisions
    seconds = sum(made / progress.rate for progress in done)
    parts = {part: round(float(np.mean([one.parts[part] for one in done])), 3) for part in done[0].parts}
    return {
        "game": settings.game,
        "device": device_name(settings.device),
        "games": settings.games,
        "width": settings.width,
        "compiled": settings.device == "cuda" and settings.compile and run.fault is None,
        "decisions_per_s": round(updates * made / seconds),
        "seconds_per_million": {
            part: round(share * seconds * 1e6 / updates / made, 4) for part, share in parts.items()
        },
        "shares": parts,
        "ready_s": round(ready, 1),
        "fault": run.fault,
    }


def looks(name: str, width: int, at_once: int) -> float:
    """Evaluations a second on one core, over positions of random games."""
    game = registry.get(name)
    network = Learner(game, width).exported({})
    batch = gusher.batch(name, at_once, seed=1)
    batch.step_random(150)
    times = []
    with threadpool_limits(1):
        for _ in range(10 * STRETCHES):
            began = time.perf_counter()
            network.judge(network.think(batch.floats()), batch.players)
            times.append(time.perf_counter() - began)
    return at_once / min(times)


def prepare(name: str) -> None:
    """Compile what evaluation runs, so that a concurrent training run need not wait."""
    game = registry.get(name)
    meet_scripted(Learner(game, 16), game, game.players[0], 1, "cpu")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=registry.names())
    parser.add_argument("--device", default=default_device())
    parser.add_argument("--games", type=int, action="append")
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--at-once", type=int, default=256)
    parser.add_argument("--updates", type=int, default=10)
    parser.add_argument("--no-compile", action="store_true")
    parser.add_argument("--prepare", action="store_true")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found = []
    for name in given.game or registry.names():
        if given.prepare:
            prepare(name)
            continue
        for games in given.games or [1 << 15 if given.device == "cuda" else 1024]:
            settings = Settings(
                name,
                device=given.device,
                games=games,
                steps=given.steps,
                width=given.width,
                compile=not given.no_compile,
            )
            figures = {
                **training(settings, given.updates),
                "looks_per_s": round(looks(name, given.width, given.at_once)),
            }
            found.append(figures)
            shares = ", ".join(f"{part} {share:.0%}" for part, share in figures["shares"].items())
            print(
                f"{name:9} {figures['device']}, {games:,} games at a time, {given.width} units: "
                f"{figures['decisions_per_s']:,} decisions/s ({shares}); "
                f"{figures['looks_per_s']:,} looks/s on one core; ready in {figures['ready_s']} s",
                flush=True,
            )
            if figures["fault"]:
                print(f"  without torch.compile: {figures['fault']}", flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
