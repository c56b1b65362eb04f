"""How long `gusher.study.deduction` takes, and how large its answer is:

    python bench/deduction.py [--games 3]

At every decision of games between scripted players; milliseconds of processor time.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

import msgspec

import gusher
from gusher import bots, study
from gusher.kernel import registry


def measure(game: str, seed: int) -> list[tuple[float, int]]:
    """Milliseconds and bytes, decision by decision."""
    match, rng, found = gusher.new(game, seed=seed, options=registry.get(game).bounded), Random(seed), []
    while (seat := match.seat) is not None:
        view = match.view(seat)
        began = time.process_time()
        encoded = msgspec.json.encode(study.deduction(view))
        found.append((1000 * (time.process_time() - began), len(encoded)))
        match.play(bots.decide(bots.get("scripted"), view, rng, 1.0).action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    for game in gusher.game_names():
        measure(game, 0)  # the first call fills a few tables
        found = [one for seed in range(arguments.games) for one in measure(game, seed)]
        times, sizes = zip(*found, strict=True)
        print(
            f"{game:9} {len(found):5,} decisions, median {statistics.median(times):5.2f} ms, "
            f"longest {max(times):5.2f} ms, {max(sizes):,} bytes at most"
        )


if __name__ == "__main__":
    main()
