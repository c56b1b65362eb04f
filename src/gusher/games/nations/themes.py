"""What a decision is about, for puzzles: everything is open, so this reads the position itself."""

from __future__ import annotations

from gusher.kernel.actions import Action

from .common import owner_of
from .state import HALF_NAMES, NONE, Edition, State
from .verbs import spaces

BY_VERB = {
    "place": "leaders",
    "agent": "agent",
    "tanker buy": "tankers",
    "tanker place": "tankers",
    "tanker move": "tankers",
    "tanker sell": "tankers",
    "pipe": "pipelines",
    "end": "saving",
    "pass": "saving",
    "coup": "leaders",
    "revolution": "attack",
    "launch": "tankers",
    "lay": "pipelines",
    "lose leader": "leaders",
    "lose tanker": "tankers",
    "revolt": "leaders",
    "move": "leaders",
}
NAMES = (*sorted(set(BY_VERB.values())), "canal", "incident")


def themes(ed: Edition, g: State, action: Action) -> list[str]:
    """The themes of an action, the main one first."""
    found = [BY_VERB[action.verb]]
    goal = spaces.texts.index(action.args[-1]) if action.verb in ("agent", "move") else NONE
    if action.verb == "move" and g.leader[goal] != NONE and owner_of(g.leader[goal]) != g.seat:
        found.insert(0, "attack")  # 4.8
    if action.verb == "tanker move" and set(action.args) == set(HALF_NAMES):
        found.insert(0, "canal")  # 6.3
    if goal != NONE and ed.incident[goal]:
        found.insert(0, "incident")  # 4.6, 5.3: it takes a card
    elif g.card != NONE:
        found.append("incident")  # 7.1: the choice that a card leaves
    return found
