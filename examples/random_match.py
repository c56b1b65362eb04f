"""A whole match through the façade, with random decisions.

python examples/random_match.py [GAME] [SEED]
"""

from __future__ import annotations

import random
import sys

import gusher


def main(game: str = "giganten", seed: int = 7) -> None:
    match, rng = gusher.new(game, seed=seed), random.Random(seed)
    while match.seat is not None:
        match.play(rng.choice(match.legal()))
    result = match.result()
    assert result is not None
    for seat, score in enumerate(result["scores"]):
        print(f"{match.name_of(seat):8} {score:>8}{'  wins' if seat in result['winners'] else ''}")
    print(f"{match.at} log entries; {gusher.verify(match.record())} outcomes of chance proved by the seed")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "giganten", int(sys.argv[2]) if len(sys.argv) > 2 else 7)
