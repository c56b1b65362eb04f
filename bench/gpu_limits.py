"""What limits the GPU: Nsight Compute's counts for every kernel in a pass of random play and in a step of a batch.

    python bench/gpu_limits.py [--games 1048576] [--game nations]

Divergence is how many of a warp's 32 threads take part in an instruction; occupancy, the share of a processor's warp
slots in use; issue, the share of cycles in which an instruction is issued; then the L1 hit rate, and the traffic to and
from memory.  Needs `ncu`, which comes with CUDA, and permission to use it.
"""

from __future__ import annotations

import argparse
import csv
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from gpu_random import RandomGames

import gusher
from gusher.kernel import gpu, registry
from gusher.kernel.errors import GusherError
from gusher.kernel.game import Game
from gusher.kernel.gpu_batch import GpuBatch

METRICS = {
    "ms": "gpu__time_duration.sum",
    "threads": "smsp__thread_inst_executed_per_inst_executed.ratio",
    "occupancy %": "sm__warps_active.avg.pct_of_peak_sustained_active",
    "issue %": "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "cache %": "l1tex__t_sector_hit_rate.pct",
    "MB": "dram__bytes.sum",
    "memory %": "dram__throughput.avg.pct_of_peak_sustained_elapsed",
}
SCALES = {
    "nsecond": 1e-6,
    "ns": 1e-6,
    "usecond": 1e-3,
    "us": 1e-3,
    "msecond": 1,
    "ms": 1,  # to milliseconds
    "byte": 1e-6,
    "Kbyte": 1e-3,
    "Mbyte": 1,
    "Gbyte": 1e3,
}  # and megabytes
LEAST = 0.01  # milliseconds: a launch that took less is left out of the table


# -- the child, which runs under Nsight Compute ----------------------------------------------------------


def listen(kernels: Any, game: Game, heard: list[str]) -> None:
    """Every launch says its name."""
    sections = ["+".join(phase.name.lower() for phase in section.phases) for section in game.rules.flow.sections]
    for name, found in vars(kernels).items():
        if isinstance(found, list):
            spoken = [saying(kernel, section, heard) for kernel, section in zip(found, sections, strict=True)]
            setattr(kernels, name, spoken)
        else:
            setattr(kernels, name, saying(found, name, heard))


def saying(kernel: Callable[..., None], name: str, heard: list[str]) -> Callable[..., None]:
    def launch(n: int, *arguments: Any) -> None:
        heard.append(name)
        kernel(n, *arguments)

    return launch


def run(name: str, games: int, names: pathlib.Path) -> None:
    """A pass of random play and a step of a batch, in the middle of play."""
    game = registry.get(name)
    ruleset = game.ruleset(options=game.bounded)
    arena = RandomGames(ruleset, games, 1)
    arena.play(9)
    batch = gusher.batch(name, games, seed=1, device="cuda")
    assert isinstance(batch, GpuBatch)
    batch.step_random(40)
    heard: list[str] = []
    listen(arena.kernels, game, heard)
    listen(batch.kernels, game, heard)
    cuda = gpu.device().cuda
    cuda.synchronize()
    cuda.profile_start()
    arena._pass_again()
    heard.append("")
    batch._take_a_step()
    cuda.synchronize()
    cuda.profile_stop()
    names.write_text(json.dumps(heard))


# -- the parent ------------------------------------------------------------------------------------------


def counted(name: str, games: int) -> tuple[list[str], list[dict[str, float]]]:
    """The launches, "" between random play and the batch, and what was counted in each."""
    with tempfile.TemporaryDirectory() as folder:
        names, rows = pathlib.Path(folder, "names.json"), pathlib.Path(folder, "rows.csv")
        call = [
            "ncu",
            "--profile-from-start",
            "off",
            "--csv",
            "--page",
            "raw",
            "--log-file",
            str(rows),
            "--metrics",
            ",".join(METRICS.values()),
            sys.executable,
            __file__,
            "--game",
            name,
            "--games",
            str(games),
            "--names",
            str(names),
        ]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode or not names.exists():
            sys.exit(
                f"ncu could not count ({done.returncode}): {done.stdout[-500:]}{done.stderr[-1500:]}"
                f"{rows.read_text()[-500:] if rows.exists() else ''}"
            )
        lines = [line for line in rows.read_text().splitlines() if line.startswith('"')]
        heard: list[str] = json.loads(names.read_text())
    units, *found = csv.DictReader(lines)
    return heard, [
        {
            column: float(row[metric].replace(",", "")) * SCALES.get(units[metric], 1)
            for column, metric in METRICS.items()
        }
        for row in found
    ]


def report(name: str, heard: list[str], found: list[dict[str, float]]) -> None:
    rows = iter(found)
    print(f"{name + ', random play, one pass':50}" + "".join(f"{column:>13}" for column in METRICS))
    for launch in heard:
        if launch:
            row = next(rows)
            if row["ms"] >= LEAST:
                print(f"  {launch:48}" + "".join(f"{row[column]:>13,.2f}" for column in METRICS))
        else:
            print(f"{name + ', batch, one step'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1 << 20, help="games at once")
    parser.add_argument("--game", choices=registry.names(), action="append", help="only this one")
    parser.add_argument("--names", type=pathlib.Path, help=argparse.SUPPRESS)  # this is the child
    given = parser.parse_args()
    try:
        gpu.device()
    except GusherError as fault:
        sys.exit(str(fault))
    if given.names:
        run(given.game[0], given.games, given.names)
        return
    if shutil.which("ncu") is None:
        sys.exit("ncu (Nsight Compute) is not on the PATH: it comes with the CUDA toolkit.")
    for name in given.game or registry.names():
        report(name, *counted(name, given.games))


if __name__ == "__main__":
    main()
