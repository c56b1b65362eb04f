"""How long `import gusher` and the first match take, compared with `import numpy`:

    python bench/imports.py [--runs 20] [--detail]

Alternating fresh interpreters, with everything compiled to bytecode as after an installation; seconds of processor
time, because wall-clock time says little on a busy machine.  `--detail` lists the slowest modules.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

import gusher

TIMED = "import time; began = time.process_time(); {}; print(time.process_time() - began)"


def programs() -> list[str]:
    return ["import numpy", "import gusher", *(f"import gusher; gusher.new({game!r})" for game in gusher.game_names())]


def run(folder: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A fresh interpreter that keeps its bytecode in a folder."""
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
    return subprocess.run([sys.executable, *arguments], check=True, capture_output=True, text=True, env=environment)


def processor_time(folder: str, program: str) -> float:
    return float(run(folder, "-c", TIMED.format(program)).stdout)


def slowest_modules(folder: str, count: int) -> list[tuple[float, str]]:
    """Milliseconds and names, by the time each module takes on its own."""
    lines = run(folder, "-X", "importtime", "-c", "import gusher").stderr.splitlines()[1:]
    rows = [line.removeprefix("import time:").split("|") for line in lines]
    return sorted(((int(own) / 1000, name.strip()) for own, _, name in rows), reverse=True)[:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--detail", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rounds = [[processor_time(folder, program) for program in programs()] for _ in range(arguments.runs + 1)]
        for program, times in zip(programs(), zip(*rounds[1:], strict=True), strict=True):  # the first writes bytecode
            print(f"{statistics.median(times):.3f} s ({min(times):.3f} to {max(times):.3f})  {program}")
        if arguments.detail:
            for milliseconds, name in slowest_modules(folder, 25):
                print(f"{milliseconds:8.1f} ms  {name}")


if __name__ == "__main__":
    main()
