"""Small batches on a GPU: one kernel with a warp per game, compared with the sections that large batches use.

    python bench/gpu_small.py [--seconds 2]

Both alternate in one run.  The ratio shows where `GpuBatch.few` should be.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import gusher
from gusher.kernel import registry

SIZES = (256, 1024, 4096, 8192, 16384)
STEPS = 200


def rate(batch: Any, steps: int) -> float:
    """Decisions a second of ``batch.step``, with the actions on the GPU, where a learner's are."""
    actions = batch.device.array(np.full(batch.n, gusher.RANDOM))
    began = time.perf_counter()
    for _ in range(steps):
        batch.step(actions)
    batch.device.host(batch.done)  # waits for the GPU
    return float(steps * batch.n / (time.perf_counter() - began))


def measure(game: str, n: int, seconds: float) -> tuple[float, float]:
    """The best of each: a warp per game, and sections."""
    alone, sections = (gusher.batch(game, n, seed=1, device="cuda") for _ in range(2))
    both: tuple[Any, Any] = (alone, sections)
    both[0].few, both[1].few = n, 0
    for batch in both:
        rate(batch, 5)  # compiled and recorded
    best, end = [0.0, 0.0], time.perf_counter() + seconds
    while time.perf_counter() < end:
        best = [max(old, rate(batch, STEPS)) for old, batch in zip(best, both, strict=True)]
    same = all(
        (both[0].device.host(own) == both[1].device.host(other)).all()
        for own, other in zip(both[0].arrays, both[1].arrays, strict=True)
    )
    print(
        f"{game:9} {n:>6,} games: alone {best[0] / 1e6:6.1f} M/s, sections {best[1] / 1e6:6.1f} M/s, "
        f"{best[0] / best[1]:4.1f} : 1, {'the same games' if same else 'NOT THE SAME GAMES'}"
    )
    return best[0], best[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each size")
    given = parser.parse_args()
    for game in registry.names():
        for n in SIZES:
            measure(game, n, given.seconds)


if __name__ == "__main__":
    main()
