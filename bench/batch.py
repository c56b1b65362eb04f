"""How fast batches step, writing legal masks and observations, compared with well-known learning environments.

    python bench/batch.py [--json] [--seconds 3] [--no-peers] [--plot docs/img/batch-linear.svg] [--most 1048576]

A decision is a player's choice between two or more legal actions.  Ours are chosen at random in the same call; the
figures include checking legality, masks (both forms), observations, rewards and restarts.  Every figure is the best of
many sweeps in a separate process, because the machine may be shared.  One core is measured in processor time, for us
and the peers, and the gain from two cores in wall-clock time.  The ratios for larger batches and for the peers come
from alternating runs (`interleave.py`), with their spread, so they hold on a busy machine too.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import interleave
import numpy as np
import peers

import gusher
from gusher.kernel import registry

N = 4096
SIZES = [1 << power for power in range(10, 21)]
LARGE = 65_536  # the largest batch that alternates with the others
SPREAD = 300  # decisions until games that began together are spread over all phases
STRETCH = 8_000  # decisions between readings of the clock, or one sweep if that is more


def spread(game: str, n: int, threads: int) -> gusher.Batch:
    """A batch with games in all phases: a few thousand are played on, then repeated to fill it."""
    batch, few = gusher.batch(game, n, seed=1, threads=threads), gusher.batch(game, min(n, N), seed=1)
    few.step_random(SPREAD)
    for all_rows, rows in zip((batch.states, *batch.arrays), (few.states, *few.arrays), strict=True):
        for start in range(0, n, few.n):
            all_rows[start : start + few.n] = rows[: n - start]
    return batch


def measure(game: str, n: int, threads: int, seconds: float) -> tuple[float, float]:
    """Decisions a second of ``batch.step``, in processor and wall-clock time; one thread is pinned to one core."""
    if threads == 1 and sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    batch, actions = spread(game, n, threads), np.full(n, gusher.RANDOM)
    sweeps, end = max(1, STRETCH // n), time.perf_counter() + seconds
    used: list[float] = []
    walls: list[float] = []
    while len(used) < 3 or time.perf_counter() < end:
        began, wall = time.process_time(), time.perf_counter()
        for _ in range(sweeps):
            batch.step(actions)
        used.append(time.process_time() - began)
        walls.append(time.perf_counter() - wall)
    return sweeps * n / min(used), sweeps * n / min(walls)


def child(game: str, n: int, threads: int, seconds: float) -> tuple[float, float]:
    """One measurement in a fresh process."""
    call = [sys.executable, __file__, "--measure", f"{game},{n},{threads}", "--seconds", str(seconds)]
    used, wall = json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout)
    return float(used), float(wall)


def measure_game(game: str, seconds: float) -> dict[str, float]:
    child(game, 64, 1, 0)  # into the cache
    (core, one), (_, two) = child(game, N, 1, seconds), child(game, N, 2, seconds)
    return {"one_core": core, "one_core_wall": one, "two_cores": two, "two_to_one": two / one}


def measure_sizes(game: str, most: int, seconds: float) -> list[dict[str, float]]:
    """The time of one sweep over the games, on one core."""
    found = []
    for n in [size for size in SIZES if size <= most]:
        rate, _ = child(game, n, 1, seconds)
        found.append({"n": n, "sweep_s": n / rate, "decisions_per_s": rate})
    return found


def plot(points: list[dict[str, float]], title: str) -> str:
    """Sweep time against the number of games, on log scales, with the line of constant cost per game."""
    width, height, edge = 640, 420, 60
    xs = [math.log10(point["n"]) for point in points]
    ys = [math.log10(point["sweep_s"]) for point in points]
    low, high = math.floor(min(ys)), math.ceil(max(ys))

    def x_of(x: float) -> float:
        return edge + (x - xs[0]) / max(xs[-1] - xs[0], 1e-9) * (width - 2 * edge)

    def y_of(y: float) -> float:
        return height - edge - (y - low) / max(high - low, 1) * (height - 2 * edge)

    level = sum(ys) / len(ys) - sum(xs) / len(xs)  # log of the mean cost of a game
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{width / 2}" y="24" text-anchor="middle" font-size="14">{title}</text>',
        f'<text x="{width / 2}" y="{height - 14}" text-anchor="middle">games in the batch</text>',
        f'<text x="16" y="{height / 2}" text-anchor="middle" transform="rotate(-90 16 {height / 2})">'
        f"seconds for one decision in each</text>",
    ]
    parts += [
        f'<line x1="{edge}" x2="{width - edge}" y1="{y_of(power):.1f}" y2="{y_of(power):.1f}" '
        f'stroke="#ddd"/><text x="{edge - 6}" y="{y_of(power) + 4:.1f}" text-anchor="end">'
        f"{10.0**power:g}</text>"
        for power in range(low, high + 1)
    ]
    parts += [
        f'<text x="{x_of(x):.1f}" y="{height - edge + 18}" text-anchor="middle">{point["n"] // 1024:.0f}k</text>'
        for x, point in zip(xs, points, strict=True)
    ]
    parts.append(
        f'<line x1="{x_of(xs[0]):.1f}" y1="{y_of(xs[0] + level):.1f}" x2="{x_of(xs[-1]):.1f}" '
        f'y2="{y_of(xs[-1] + level):.1f}" stroke="#999" stroke-dasharray="5 4"/>'
    )
    parts += [
        f'<circle cx="{x_of(x):.1f}" cy="{y_of(y):.1f}" r="4" fill="#b3541e"/>' for x, y in zip(xs, ys, strict=True)
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def table(found: dict[str, Any]) -> str:
    """The result, for people."""
    lines = [f"{'':34}{'one core':>14}{'two cores':>14}{'ratio':>8}"]
    lines += [
        f"{'gusher ' + name + f' (batch of {N})':34}{figures['one_core']:>14,.0f}{figures['two_cores']:>14,.0f}"
        f"{figures['two_to_one']:>8.2f}"
        for name, figures in found["games"].items()
    ]
    lines += [f"giganten, {name}: {ratio} : 1" for name, ratio in found["ratios"].items()]
    for peer in found.get("peers", {}).get("peers", []):
        if "missing" in peer:
            lines.append(f"{peer['name']:34}  cannot be measured here: {peer['missing']}")
        else:
            ratio = found["games"]["giganten"]["one_core"] / peer["decisions_per_s"]
            lines.append(f"{peer['name']:34}{peer['decisions_per_s']:>14,.0f}{'':14}   giganten {ratio:,.1f} : 1")
    lines += [
        f"{point['n']:>9,} games: {point['sweep_s'] * 1e3:10.2f} ms a sweep, "
        f"{point['decisions_per_s']:>12,.0f} decisions/s"
        for point in found["sizes"]
    ]
    return "\n".join(["decisions/s with masks and observations", *lines])


def contestant(game: str, n: int) -> Callable[[], int]:
    """One sweep over a batch, for `interleave.py`."""
    batch, actions = spread(game, n, 1), np.full(n, gusher.RANDOM)

    def run() -> int:
        batch.step(actions)
        return n

    return run


def ratios(rounds: int, seconds: float, with_peers: bool) -> dict[str, interleave.Spread]:
    """Batches of many sizes against one of N, and that one against the peers, all in alternation."""
    sizes = [N, *(n for n in SIZES if N < n <= LARGE)]
    ours = {f"batch of {n:,}": [sys.executable, __file__, "--contestant", f"giganten,{n}"] for n in sizes}
    theirs = peers.contestants(learning=True) if with_peers else {}
    rates = interleave.rounds_of(ours | theirs, rounds, seconds)
    first, *larger = ours
    to_peers = {f"{first} to {peer}": interleave.ratios(rates[first], rates[peer]) for peer in theirs}
    return {f"{name} to {first}": interleave.ratios(rates[name], rates[first]) for name in larger} | to_peers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--no-peers", action="store_true", help="leave the peers out")
    parser.add_argument("--most", type=int, default=SIZES[-1], help="the largest batch (about 4 KB a game)")
    parser.add_argument("--plot", type=Path, help="write the plot of cost against games here (SVG)")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how often we and the peers take turns for the ratios")
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.contestant:
        game, n = given.contestant.split(",")
        interleave.answer(contestant(game, int(n)))
        return
    if given.measure:
        game, n, threads = given.measure.split(",")
        print(json.dumps(measure(game, int(n), int(threads), given.seconds)))
        return
    found: dict[str, Any] = {"games": {}}
    for name in registry.names():
        print(f"measuring {name} …", file=sys.stderr)
        found["games"][name] = measure_game(name, given.seconds)
    print("measuring sizes …", file=sys.stderr)
    found["sizes"] = measure_sizes("giganten", given.most, given.seconds)
    found["ratios"] = ratios(given.rounds, given.seconds, not given.no_peers)
    if not given.no_peers:
        found["peers"] = peers.measure_learning(given.seconds)
    if given.plot:
        given.plot.parent.mkdir(parents=True, exist_ok=True)
        given.plot.write_text(plot(found["sizes"], "Giganten, one core: cost grows with the games"), encoding="utf-8")
    print(json.dumps(found, indent=1) if given.json else table(found))


if __name__ == "__main__":
    main()
