"""Measuring on a busy machine: contestants alternate, each in its own process, in processor time.

A contestant is a command that answers each line on its standard input with a number: units per second of processor
time, over about as many seconds as the line says (see `answer`).  Other load affects all of them alike, so ratios
within a round are meaningful, and the spread over the rounds shows how reliable they are.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import NamedTuple


class Spread(NamedTuple):
    """A figure over all rounds: median, minimum and maximum."""

    middle: float
    least: float
    most: float

    def __str__(self) -> str:
        places = 2 if self.middle < 10 else 0
        return "{:,.{p}f} ({:,.{p}f} – {:,.{p}f})".format(*self, p=places)


def spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def rounds_of(contestants: Mapping[str, list[str]], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Each contestant's figure in every round, by name.  The first round warms up and does not count."""
    running = {
        name: subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for name, command in contestants.items()
    }
    found: dict[str, list[float]] = {name: [] for name in contestants}
    try:
        for number in range(rounds + 1):
            for name, process in running.items():
                assert process.stdin
                assert process.stdout
                print(seconds if number else seconds / 4, file=process.stdin, flush=True)
                told = process.stdout.readline()
                if not told:
                    raise RuntimeError(f"{name} stopped: {' '.join(contestants[name])}")
                if number:
                    found[name].append(json.loads(told))
            print(f"round {number} of {rounds}", file=sys.stderr)
    finally:
        for process in running.values():
            process.terminate()
            process.wait()
    return found


def ratios(ours: list[float], theirs: list[float]) -> Spread:
    """Ours to theirs, round by round."""
    return spread([own / other for own, other in zip(ours, theirs, strict=True)])


def answer(run: Callable[[], int]) -> None:
    """Be a contestant: `run` does some work and says how many units that was."""
    for line in sys.stdin:
        units, began = 0, time.process_time()
        while (used := time.process_time() - began) < float(line) or not units:
            units += run()
        print(units / used, flush=True)
