"""Plots the results of `bench/gpu.py --json FILE`: the time for one decision in every game against the number of games.

python bench/gpu_plot.py docs/gpu.json docs/img/gpu.svg         (needs matplotlib)
"""

from __future__ import annotations

import argparse
import json
import pathlib
from typing import Any

COLOURS = {"giganten": "#b4552d", "nations": "#2d6a7a"}
STYLES = {"random": "-", "batch": "--"}


def draw(measured: dict[str, Any], file: pathlib.Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.5))
    for name, found in measured["games"].items():
        for kind, style in STYLES.items():
            sizes = [int(size) for size in found[kind]]
            milliseconds = [1000 * size / rate for size, rate in zip(sizes, found[kind].values(), strict=True)]
            axes.loglog(sizes, milliseconds, style, marker="o", color=COLOURS[name], label=f"{name}, {kind}")
    axes.set_xlabel("games at once")
    axes.set_ylabel("milliseconds for one decision in each")
    axes.loglog([1 << 10, 1 << 20], [0.01, 10.24], ":", color="grey", label="linear")
    axes.set_title(f"{measured['device']}: what a decision in every game costs")
    axes.grid(visible=True, which="major", alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("measured", type=pathlib.Path)
    parser.add_argument("picture", type=pathlib.Path)
    arguments = parser.parse_args()
    draw(json.loads(arguments.measured.read_text()), arguments.picture)


if __name__ == "__main__":
    main()
