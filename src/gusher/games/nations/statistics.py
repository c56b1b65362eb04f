"""What is worth counting over many matches of The Game of Nations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.actions import Action
from gusher.kernel.parts import Statistics


def place(edition: Mapping[str, Any], action: Action) -> str | None:
    """The country on whose capital a leader is placed."""
    if action.verb not in ("place", "coup", "revolution"):
        return None
    names = {row["id"]: row["name"] for row in edition["countries"]["list"]}
    return str(names[action.args[1]])


STATISTICS = Statistics(openings=("place", "agent", "tanker buy", "pipe"), place=place)
