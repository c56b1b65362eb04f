"""Positions and log entries in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import why
from .common import covered
from .facts import Account, Facts
from .state import COLOURS, RUNNERS, Edition, Phase, State
from .verbs import RUNNER_NAMES


def facts(ed: Edition, view: Mapping[str, Any]) -> Facts:
    g = State.from_dict({"key": [0, 0], "draws": 0, **view["state"]})
    left = [RUNNERS * ed.length - covered(g, seat) for seat in range(g.players)]
    shown = Facts(phase=Phase(g.phase).name.lower(), left=left)
    if view["to_act"] is not None:
        shown.clause, shown.verbs = why.expected(g)
    return shown


def accounts(ed: Edition, g: State) -> list[Account]:
    return [Account(seat, covered(g, seat)) for seat in range(g.players)]


def describe(ed: Edition, say: Any, entry: Mapping[str, Any]) -> list[str]:
    return [str(say(f"race-event-{event['event']}", _params(say, event))) for event in entry["events"]]


def _params(say: Any, event: Mapping[str, Any]) -> dict[str, Any]:
    params = {**event, "seat": say(f"seat-{COLOURS[event['seat']]}")}
    return {**params, "runner": RUNNER_NAMES[event["runner"]]} if "runner" in event else params
