"""What a network sees."""

from __future__ import annotations

from typing import Any

from gusher.kernel.jit import rule
from gusher.kernel.tensor import Tensor, seat_after, seen_from

from .state import RUNNERS, SEATS, Edition, Phase, State
from .verbs import RUNNER_NAMES

SEEN = ("self", "left", "right")

TENSOR = Tensor(score_unit=1, score_words="spaces")
PHASE = TENSOR.category("phase", "the step of the turn", [phase.name.lower() for phase in Phase])
TO_ACT = TENSOR.category("to act", "whose decision is due", SEEN)
RUNNER = TENSOR.category("runner", "the one picked", RUNNER_NAMES)
LEFT = TENSOR.number("left", "spaces to the end of the track", SEEN, RUNNER_NAMES, scale=10)


@rule
def observe(ed: Edition, g: State, seat: int, row: Any) -> None:
    row[PHASE] = g.phase
    row[TO_ACT] = seen_from(seat, g.seat, g.players)
    row[RUNNER] = g.runner
    for place in range(SEATS):
        for runner in range(RUNNERS):
            other = seat_after(seat, place, g.players)
            row[LEFT + place * RUNNERS + runner] = ed.length - g.space[other][runner] if place < g.players else 0
