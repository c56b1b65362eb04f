"""All actions, then all outcomes of chance."""

from __future__ import annotations

from gusher.kernel.actions import Numbers, Verbs, Words
from gusher.kernel.mask import words_for

from .state import SEATS

MOST_DIE = 6
RUNNER_NAMES = ("a", "b")

VERBS = Verbs()
PICK = VERBS.player("pick", Words(*RUNNER_NAMES))
WALK = VERBS.player("walk")
SPRINT = VERBS.player("sprint")

FIRST = VERBS.chance("first", Numbers(0, SEATS - 1))
ROLL = VERBS.chance("roll", Numbers(0, MOST_DIE))

ACTIONS = VERBS.size
MASK_WORDS = words_for(ACTIONS)
