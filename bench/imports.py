"""How long `import gusher` takes, beside the interpreter itself and NumPy:

    python bench/imports.py [--runs 20] [--detail]

Each run starts fresh interpreters in turn.  Seconds of processor time of the whole process: on a busy machine the time
on the clock says little.  `--detail` lists the modules that take longest.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys

PROGRAMS = {"python": "pass", "numpy": "import numpy", "gusher": "import gusher"}


def processor_time(program: str) -> float:
    """Of a fresh interpreter that runs a program."""
    measured = f"{program}; import time; print(time.process_time())"
    return float(subprocess.run([sys.executable, "-c", measured], check=True, capture_output=True, text=True).stdout)


def slowest_modules(count: int) -> list[tuple[float, str]]:
    """Milliseconds and names, by the time that each module takes by itself."""
    command = [sys.executable, "-X", "importtime", "-c", PROGRAMS["gusher"]]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stderr.splitlines()[1:]
    rows = [line.removeprefix("import time:").split("|") for line in lines]
    return sorted(((int(own) / 1000, name.strip()) for own, _, name in rows), reverse=True)[:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--detail", action="store_true")
    arguments = parser.parse_args()
    took: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(arguments.runs):
        for name, program in PROGRAMS.items():
            took[name].append(processor_time(program))
    bare = statistics.median(took["python"])
    for name, times in took.items():
        middle = statistics.median(times)
        print(f"{name:8} {middle:.3f} s in all, {middle - bare:.3f} s for the import (best {min(times) - bare:.3f} s)")
    if arguments.detail:
        for milliseconds, name in slowest_modules(25):
            print(f"{milliseconds:8.1f} ms  {name}")


if __name__ == "__main__":
    main()
