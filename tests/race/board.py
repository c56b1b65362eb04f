"""The track for a terminal: a line for each runner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gusher.kernel.parts import Line

from .state import COLOURS, Edition
from .verbs import RUNNER_NAMES


def draw(ed: Edition, say: Any, view: Mapping[str, Any], width: int) -> list[Line]:
    names = [str(say(f"seat-{colour}")) for colour in COLOURS[: view["players"]]]
    room = max(map(len, names)) + 1
    return [
        [(name.ljust(room), COLOURS[seat]), (_lane(ed, view["state"]["space"][seat][runner], letter), "")]
        for seat, name in enumerate(names)
        for runner, letter in enumerate(RUNNER_NAMES)
    ]


def _lane(ed: Edition, space: int, letter: str) -> str:
    return "·" * space + letter + "·" * (ed.length - space)


def draw_legend(say: Any, width: int) -> list[Line]:
    return [[(str(say("race-legend")), "dim")]]


def hints(ed: Edition, say: Any, view: Mapping[str, Any]) -> dict[str, str]:
    return {"sprint": f"0–{ed.die}"} if "sprint" in view["legal"] else {}
