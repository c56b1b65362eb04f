"""The edition file, and the record that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gusher.kernel.edition import Editions, Keys, Provenance, Source, Text, Whole

from .state import NONE, Edition
from .verbs import MOST_DIE

ORIGIN = Provenance(("invented",))
FILE = Keys(
    {
        "edition": Keys({"game": Text(), "title": Text(), "provenance": ORIGIN}),
        "track": Keys({"length": Whole(2, 100), "die": Whole(1, MOST_DIE), "provenance": ORIGIN}),
    }
)


def freeze(source: Source, players: int, options: Mapping[str, Any]) -> Edition:
    edition = Edition()
    edition.length, edition.die = source.data["track"]["length"], source.data["track"]["die"]
    edition.first = NONE if options["first"] == "random" else options["first"]
    return edition


EDITIONS = Editions("race", Path(__file__).parent / "editions", "short", FILE, checks=(), freeze=freeze)
