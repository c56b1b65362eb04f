"""Thousands of games at once, each decision chosen at random: the first thing to do with ``gusher.batch``.

python examples/random_batch.py [--game giganten] [--n 1024] [--steps 500] [--threads 1]
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import gusher


def main(game: str, n: int, steps: int, threads: int) -> None:
    batch, rng = gusher.batch(game, n=n, seed=1, threads=threads), np.random.default_rng(1)
    lengths: list[int] = []
    began = time.perf_counter()
    for _ in range(steps):
        preferences = rng.random(batch.legal.shape, np.float32)  # your network's output goes here
        actions = np.where(batch.legal, preferences, -1).argmax(axis=1)
        batch.step(actions)  # writes batch.observations, .legal, .rewards, .done …
        lengths += batch.finished.lengths.tolist()
    seconds = time.perf_counter() - began
    print(f"{n * steps / seconds:,.0f} decisions/s with a policy in NumPy; {len(lengths)} games ended")
    began = time.perf_counter()
    decisions = batch.step_random(steps)
    print(f"{decisions / (time.perf_counter() - began):,.0f} decisions/s with the built-in random policy")
    print("\nwhat seat", batch.seats[0], "of environment 0 sees:")
    print(batch.describe(0))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="giganten")
    parser.add_argument("--n", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--threads", type=int, default=1)
    main(**vars(parser.parse_args()))
