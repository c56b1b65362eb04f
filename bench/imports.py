"""How long `import gusher` takes, beside `import numpy`, which is part of it:

    python bench/imports.py [--runs 20] [--detail]

Fresh interpreters in turn; seconds of processor time, because on a busy machine the time on the clock says little.
`--detail` lists the modules that take longest.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys

PROGRAM = "import time; began = time.process_time(); import {}; print(time.process_time() - began)"


def processor_time(module: str) -> float:
    """Of its import in a fresh interpreter."""
    command = [sys.executable, "-c", PROGRAM.format(module)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def slowest_modules(count: int) -> list[tuple[float, str]]:
    """Milliseconds and names, by the time that each module takes by itself."""
    command = [sys.executable, "-X", "importtime", "-c", "import gusher"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stderr.splitlines()[1:]
    rows = [line.removeprefix("import time:").split("|") for line in lines]
    return sorted(((int(own) / 1000, name.strip()) for own, _, name in rows), reverse=True)[:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--detail", action="store_true")
    arguments = parser.parse_args()
    rounds = [(processor_time("gusher"), processor_time("numpy")) for _ in range(arguments.runs)]
    for name, times in zip(("gusher", "numpy"), zip(*rounds, strict=True), strict=True):
        print(f"import {name:6} {statistics.median(times):.3f} s ({min(times):.3f} to {max(times):.3f})")
    print(f"gusher to numpy: {statistics.median(ours / theirs for ours, theirs in rounds):.1f} : 1")
    if arguments.detail:
        for milliseconds, name in slowest_modules(25):
            print(f"{milliseconds:8.1f} ms  {name}")


if __name__ == "__main__":
    main()
