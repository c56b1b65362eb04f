"""Finished reviews, kept: by a server with the table, by `gusher review` in the user's cache folder."""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from gusher.bots import network
from gusher.kernel import jit, registry

from .review import Report, Review, review, settings_of

SOURCES = ("bots", "study")
"""What a review is made by, besides the rules."""
PLAYED = ("game", "rules", "edition", "edition_text", "players", "options", "entries")
"""What a review looks at in a record."""


@functools.cache
def made_by(game: str, level: str) -> str:
    """What a review depends on besides its match: the program, the network and how closely it looks.  Another version
    looks again."""
    digest = hashlib.sha256(f"{jit.sources_hash(*SOURCES)} {registry.get(game).label} {settings_of(level)}".encode())
    digest.update((network.FOLDER / f"{game}.npz").read_bytes())
    return digest.hexdigest()


def kept_review(record: Mapping[str, Any], level: str = "quick", report: Report = lambda done, of: None) -> Review:
    """The review of a match, from the user's cache folder if it was made before."""
    if (known := known_review(record, level)) is not None:
        return known
    file, found = _file_of(record, level), review(record, level, report=report)
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(msgspec.json.encode(found))
    unfinished.replace(file)  # whole, or not there
    return found


def known_review(record: Mapping[str, Any], level: str) -> Review | None:
    """The review of a match that was made before; None: there is none."""
    file = _file_of(record, level)
    return msgspec.json.decode(file.read_bytes(), type=Review) if file.exists() else None


def _file_of(record: Mapping[str, Any], level: str) -> Path:
    played = msgspec.json.encode([record.get(key) for key in PLAYED])
    name = hashlib.sha256(made_by(record["game"], level).encode() + played).hexdigest()
    return jit.cache_folder(*SOURCES) / "reviews" / f"{name}.json"
