"""Is the review right?  Reviews games between bots: the terms' sum, calibration, who gives away more, and stability.

    python bench/review.py [--game nations] [--players 2] [--games 20] [--strong network] [--weak scripted] [--jobs 2]
                           [--level quick] [--journal FILE] [--minutes M] [--picture FILE]

In every game the seats are divided between a strong and a weak bot.  Prints

    sum       the largest difference between the four terms and a seat's result less par
    brier     the mean squared error of the curve's winning chances, next to that of par for everybody
    bins      predicted and actual share of wins, by decile; `--picture` plots them (it needs Matplotlib)
    pairs     in how many games the strong bot's seats gave away less per decision than the weak bot's
    words     of the decisions called a mistake or a blunder, how many are at least an inaccuracy with other samples
    seconds   of processor time for a review, on average and at most, and to its first result

A thousand games take hours: with a journal they can be reviewed in slices of `--minutes` each, and a killed run resumes
where it stopped.  A journal from another version of the program is not continued.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import gusher
from gusher import bots, study
from gusher.arena.journal import Journal
from gusher.kernel import registry
from gusher.study import Decision, Review

SERIOUS = ("mistake", "blunder")
Row = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """Which games are reviewed."""

    game: str
    players: int
    strong: str
    weak: str
    level: str
    total: int

    def header(self) -> Row:
        made_by = study.made_by(self.game, self.level)
        return {key: value for key, value in asdict(self).items() if key != "total"} | {"made_by": made_by}


def record_of(game: str, names: list[str], seed: int) -> Row:
    match = gusher.new(game, len(names), seed, dict(registry.get(game).bounded))
    players, rng = [bots.get(name) for name in names], Random(seed)
    while not match.over:
        match.play(bots.decide(players[match.seat or 0], match.view(match.seat), rng, 0.2).action)
    return match.record()


def reviewed(plan: Plan, number: int) -> Row:
    """The result of game `number`."""
    names = [plan.strong if (seat + number) % 2 else plan.weak for seat in range(plan.players)]
    record = record_of(plan.game, names, number)
    began, times = time.process_time(), []
    first = study.review(record, plan.level, seed=1, report=lambda done, of: times.append(time.process_time() - began))
    again = {step.at: step for step in study.review(record, plan.level, seed=2).steps if isinstance(step, Decision)}
    serious = [step for step in first.steps if isinstance(step, Decision) and step.word in SERIOUS]
    return {
        "game": number,
        "error": max(abs(error) for error in errors(first)),
        "predicted": [round(share, 4) for _, shares in first.curve for share in shares],
        "happened": first.result,
        "strong": given_away(first, [seat for seat in range(plan.players) if names[seat] == plan.strong]),
        "weak": given_away(first, [seat for seat in range(plan.players) if names[seat] == plan.weak]),
        "confirmed": sum(again[step.at].word in study.FAULTS for step in serious),
        "serious": len(serious),
        "seconds": times[-1],
        "first": times[0],
    }


def errors(found: Review) -> list[float]:
    sums = [sum(getattr(terms, term) for term in study.TERMS) for terms in found.terms]
    return [total - (result - found.par) for total, result in zip(sums, found.result, strict=True)]


def given_away(found: Review, seats: list[int]) -> float:
    """For each decision."""
    steps = [step for step in found.steps if isinstance(step, Decision) and step.seat in seats]
    return sum(step.given_away for step in steps) / max(len(steps), 1)


def fill(plan: Plan, journal: Journal, jobs: int, until: float) -> None:
    """Review whatever is missing from the journal; no game is begun after `until`."""
    left = iter([number for number in range(plan.total) if number not in journal.rows])
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Row]] = set()
        while True:
            while len(running) < jobs and time.monotonic() < until and (number := next(left, None)) is not None:
                running.add(pool.submit(reviewed, plan, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                journal.add(one.result())


class Calibration:
    """Predicted chances, and what happened."""

    def __init__(self, rows: list[Row]) -> None:
        self.predicted = np.concatenate([row["predicted"] for row in rows])
        self.happened = np.concatenate(
            [np.tile(row["happened"], len(row["predicted"]) // len(row["happened"])) for row in rows]
        )

    def brier(self, predicted: Any) -> float:
        return float(np.mean((predicted - self.happened) ** 2))

    def tenths(self) -> list[tuple[float, float, int]]:
        """Predicted, actual, and of how many."""
        tenth = np.minimum((10 * self.predicted).astype(int), 9)
        parts = [tenth == number for number in range(10) if (tenth == number).any()]
        return [
            (float(self.predicted[part].mean()), float(self.happened[part].mean()), int(part.sum())) for part in parts
        ]


def draw(found: Calibration, title: str, file: Path) -> None:
    """The reliability diagram."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "gusher"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(5, 5), layout="constrained")
    axes.plot([0, 1], [0, 1], ":", color="grey", label="as predicted")
    tenths = found.tenths()
    most = max(count for _, _, count in tenths)
    axes.plot([one[0] for one in tenths], [one[1] for one in tenths], "-", color="#2d6a7a")
    sizes = [20 + 160 * count / most for _, _, count in tenths]
    axes.scatter([one[0] for one in tenths], [one[1] for one in tenths], sizes, color="#b4552d", label="decisions")
    axes.set(xlabel="predicted chance to win", ylabel="share of wins", title=title, xlim=(0, 1), ylim=(0, 1))
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    figure.savefig(file, metadata={"Date": None})


def told(plan: Plan, rows: list[Row]) -> None:
    found = Calibration(rows)
    print(f"games    {len(rows)} of {plan.game}, {plan.players} players, {plan.strong} and {plan.weak}, {plan.level}")
    print(f"sum      {max(row['error'] for row in rows):.1e}")
    print(f"brier    {found.brier(found.predicted):.4f}, par {found.brier(1 / plan.players):.4f}")
    for predicted, happened, count in found.tenths():
        print(f"bins     {100 * predicted:5.1f} %  {100 * happened:5.1f} %  {count}")
    apart = [row for row in rows if row["strong"] != row["weak"]]
    print(f"pairs    {sum(row['strong'] < row['weak'] for row in apart)} of {len(apart)}")
    print(f"words    {sum(row['confirmed'] for row in rows)} of {sum(row['serious'] for row in rows)}")
    seconds = [row["seconds"] for row in rows]
    first = np.median([row["first"] for row in rows])
    print(f"seconds  {np.mean(seconds):.1f}, at most {max(seconds):.1f}; the first result after {first:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nations", choices=gusher.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--strong", default="network")
    parser.add_argument("--weak", default="scripted")
    parser.add_argument("--level", default="quick", choices=study.LEVELS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    plan = Plan(given.game, given.players, given.strong, given.weak, given.level, given.games)
    journal = Journal(given.journal, plan.total, plan.header())
    fill(plan, journal, given.jobs, time.monotonic() + 60 * given.minutes)
    rows = list(journal.rows.values())
    if not rows:
        raise SystemExit("No game was reviewed: give it more minutes.")
    told(plan, rows)
    if given.picture is not None:
        title = f"{plan.game}, {plan.players} players, {len(rows)} games"
        draw(Calibration(rows), title, given.picture)


if __name__ == "__main__":
    main()
