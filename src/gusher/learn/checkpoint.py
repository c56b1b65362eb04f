"""A training run on disk: a folder from which a killed run is resumed.

checkpoint.pt   everything: weights, optimiser, league, generators, and the games under way
network.npz     the network as it plays, and for a new run to start from
curve.jsonl     a line for each update and each evaluation
curve.svg       the same as a picture
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from gusher import charts
from gusher.kernel.errors import SetupError

CHECKPOINT, NETWORK, CURVE, PICTURE = "checkpoint.pt", "network.npz", "curve.jsonl", "curve.svg"


def replace(path: Path, write: Callable[[Path], Any]) -> None:
    """Replace a file at once: readers, and a kill, find the old one or the new one."""
    draft = path.with_name(path.name + ".new")
    write(draft)
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def save(folder: Path, everything: dict[str, Any]) -> None:
    replace(folder / CHECKPOINT, lambda path: torch.save(everything, path))


def load(folder: Path) -> dict[str, Any]:
    path = folder / CHECKPOINT
    if not path.is_file():
        raise SetupError("error-train-checkpoint", folder=str(folder))
    found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    return found


class Curve:
    """What happened, line by line.  A run that is resumed drops what came after its checkpoint."""

    def __init__(self, folder: Path, upto: int) -> None:
        self.path = folder / CURVE
        told = self.path.read_text(encoding="utf-8").splitlines() if self.path.is_file() else []
        self.lines: list[dict[str, Any]] = []
        for line in told:
            try:
                row = json.loads(line)
            except ValueError:  # cut off by a kill
                break
            if row["update"] <= upto:
                self.lines.append(row)
        text = "".join(json.dumps(row) + "\n" for row in self.lines)
        replace(self.path, lambda path: path.write_text(text, encoding="utf-8"))

    def add(self, row: dict[str, Any]) -> None:
        self.lines.append(row)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def draw(self) -> None:
        """The win share against scripted players over time, as a picture, once something was evaluated."""
        evaluated = [row for row in self.lines if "scripted" in row]
        shares: dict[str, list[float]] = {}
        for row in evaluated:
            for met in row["scripted"]:
                shares.setdefault(f"{met['players']} players", []).append(met["share"])
        if shares:
            minutes = [f"{row['minutes']:.1f}" for row in evaluated]
            chart = charts.lines("wins against scripted players, by minutes", shares, "{:.0%}".format, minutes)
            self.path.with_name(PICTURE).write_text(chart, encoding="utf-8")
