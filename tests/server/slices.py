"""Long runs in slices, each with a seed of its own.  A journal keeps what each has found, so that a run that was
interrupted goes on where it stood, and its sums are those of all slices."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path


def add_up(journal: Path | None, goal: str, total: int, run: Callable[[int], Mapping[str, int]]) -> Counter[str]:
    """Run one slice after another until they have `total` of what is called `goal`; the sums of all they count.  One
    that raises is not counted, and ends the run."""
    sums: Counter[str] = Counter()
    seed = 0
    if journal is not None and journal.exists():
        for line in journal.read_text().splitlines():
            row = json.loads(line)
            seed = max(seed, row.pop("seed"))
            sums.update(row)
    while sums[goal] < total:
        seed += 1
        found = run(seed)
        sums.update(found)
        if journal is not None:
            with journal.open("a") as file:
                file.write(json.dumps({"seed": seed, **found}) + "\n")
        print(f"slice {seed}: {sums[goal]:,} of {total:,} {goal}", flush=True)
    return sums


def listed(sums: Mapping[str, int]) -> str:
    return ", ".join(f"{count:,} {name}" for name, count in sums.items())
