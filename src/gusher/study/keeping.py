"""Finished reviews, kept: by a server with the table, by `gusher review` in the user's cache folder."""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gusher.bots import network
from gusher.kernel import jit, registry

from .review import Report, Review, Step, review, settings_of
from .variations import SETUP, course_of, lines_of

SOURCES = ("bots", "study")
"""What a review is made by, besides the rules."""


@functools.cache
def made_by(game: str, level: str) -> str:
    """What a review depends on besides its match: the program, the network and how closely it looks.  Another version
    looks again."""
    digest = hashlib.sha256(f"{jit.sources_hash(*SOURCES)} {registry.get(game).label} {settings_of(level)}".encode())
    digest.update((network.FOLDER / f"{game}.npz").read_bytes())
    return digest.hexdigest()


def kept_review(
    record: Mapping[str, Any], level: str = "quick", report: Report = lambda done, of: None, line: int = 0
) -> Review:
    """The review of a line of a match, from the user's cache folder if it was made before."""
    if (known := known_review(record, level, line)) is not None:
        return known
    here, file = lines_of(record)[line], _file_of(record, level, line)
    parent = None if here.of is None else known_review(record, level, here.of)
    begun = [] if parent is None else shared(parent.steps, here.at)
    found = review(record, level, report=report, line=line, begun=begun)
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(msgspec.json.encode(found))
    unfinished.replace(file)  # whole, or not there
    return found


def known_review(record: Mapping[str, Any], level: str, line: int = 0) -> Review | None:
    """The review of a line that was made before; None: there is none."""
    file = _file_of(record, level, line)
    return msgspec.json.decode(file.read_bytes(), type=Review) if file.exists() else None


def shared(steps: Sequence[Step], at: int) -> list[Step]:
    """The steps of a line that it shares with a variation that branches off after `at` entries."""
    return [step for step in steps if step.at < at]


def _file_of(record: Mapping[str, Any], level: str, line: int) -> Path:
    played = msgspec.json.encode([[record.get(key) for key in SETUP], course_of(record, line)])
    name = hashlib.sha256(made_by(record["game"], level).encode() + played).hexdigest()
    return jit.cache_folder(*SOURCES) / "reviews" / f"{name}.json"
