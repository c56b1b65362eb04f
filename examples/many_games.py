"""Millions of decisions a second: who wins if everybody plays at random?

python examples/many_games.py [GAMES]
"""

from __future__ import annotations

import sys
import time

import gusher


def main(games: int = 100_000) -> None:
    gusher.simulate("giganten", games=1)  # compiles the first time, then loads from the cache
    began = time.perf_counter()
    played = gusher.simulate("giganten", games=games, players=4, seed=1)
    seconds = time.perf_counter() - began
    wins = (played.scores == played.scores.max(axis=1, keepdims=True)).mean(axis=0)
    print(f"{games} games, {played.decisions / seconds:,.0f} decisions/s, {played.lengths.mean():.0f} decisions a game")
    print("wins by seat:", " ".join(f"{share:.1%}" for share in wins))


if __name__ == "__main__":
    main(*(int(games) for games in sys.argv[1:2]))
