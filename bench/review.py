"""Is the review right?  Bots' games, reviewed: the terms' sum, calibration, who gives away more, and steadiness.

    python bench/review.py [--game nations] [--players 2] [--games 20] [--strong network] [--weak scripted] [--jobs 2]

In every game the seats are shared out between a strong and a weak bot.  Printed are

    sum       the largest difference between the four terms and a seat's result less par
    brier     the mean squared error of the chances to win on the curve, beside that of par for everybody
    bins      predicted and actual share of wins, by tenths
    pairs     in how many games the strong bot's seats gave away less for each decision than the weak bot's
    words     of the decisions called a mistake or a blunder, how many are at least an inaccuracy with other samples
    seconds   of processor time for a review
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

import numpy as np

import gusher
from gusher import bots, study
from gusher.kernel import registry
from gusher.study import Decision, Review

SERIOUS = ("mistake", "blunder")


class Reviewed(NamedTuple):
    """What one game gave."""

    error: float
    predicted: list[float]
    happened: list[float]
    strong: float  # given away for each decision
    weak: float
    confirmed: int
    serious: int
    seconds: float


def record_of(game: str, names: list[str], seed: int) -> dict[str, object]:
    match = gusher.new(game, len(names), seed, dict(registry.get(game).bounded))
    players, rng = [bots.get(name) for name in names], Random(seed)
    while not match.over:
        match.play(bots.decide(players[match.seat or 0], match.view(match.seat), rng, 0.2).action)
    return match.record()


def reviewed(game: str, players: int, strong: str, weak: str, seed: int) -> Reviewed:
    names = [strong if (seat + seed) % 2 else weak for seat in range(players)]
    record = record_of(game, names, seed)
    began = time.process_time()
    first = study.review(record, seed=1)
    seconds = time.process_time() - began
    again = {step.at: step for step in study.review(record, seed=2).steps if isinstance(step, Decision)}
    serious = [step for step in first.steps if isinstance(step, Decision) and step.word in SERIOUS]
    predicted = [share for _, shares in first.curve for share in shares]
    return Reviewed(
        max(abs(error) for error in errors(first)),
        predicted,
        first.result * len(first.curve),
        given_away(first, [seat for seat in range(players) if names[seat] == strong]),
        given_away(first, [seat for seat in range(players) if names[seat] == weak]),
        sum(again[step.at].word in study.FAULTS for step in serious),
        len(serious),
        seconds,
    )


def errors(found: Review) -> list[float]:
    sums = [sum(getattr(terms, term) for term in study.TERMS) for terms in found.terms]
    return [total - (result - found.par) for total, result in zip(sums, found.result, strict=True)]


def given_away(found: Review, seats: list[int]) -> float:
    steps = [step for step in found.steps if isinstance(step, Decision) and step.seat in seats]
    return sum(step.given_away for step in steps) / max(len(steps), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nations", choices=gusher.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--strong", default="network")
    parser.add_argument("--weak", default="scripted")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        futures = [
            pool.submit(reviewed, given.game, given.players, given.strong, given.weak, seed)
            for seed in range(given.games)
        ]
        found = [future.result() for future in futures]
    predicted = np.concatenate([one.predicted for one in found])
    happened = np.concatenate([one.happened for one in found])
    print(f"games    {len(found)} of {given.game}, {given.players} players, {given.strong} and {given.weak}")
    print(f"sum      {max(one.error for one in found):.1e}")
    par = 1 / given.players
    print(f"brier    {np.mean((predicted - happened) ** 2):.4f}, par {np.mean((par - happened) ** 2):.4f}")
    for tenth in range(10):
        here = (predicted >= tenth / 10) & (predicted < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            print(f"bins     {100 * predicted[here].mean():5.1f} %  {100 * happened[here].mean():5.1f} %  {here.sum()}")
    apart = [one for one in found if one.strong != one.weak]
    print(f"pairs    {sum(one.strong < one.weak for one in apart)} of {len(apart)}")
    print(f"words    {sum(one.confirmed for one in found)} of {sum(one.serious for one in found)}")
    print(f"seconds  {np.mean([one.seconds for one in found]):.1f}")


if __name__ == "__main__":
    main()
