"""The Game of Nations as the registry knows it."""

from __future__ import annotations

from gusher.kernel.game import Game

from . import board, edition, events, flow, invariants, sample, scoring, tensor, text, why
from .options import CLAUSES, OPTIONS, PLAYERS
from .scratch import Scratch
from .state import COLOURS, State
from .verbs import VERBS

GAME = Game(
    name="nations",
    letter="N",
    rules_version=1,
    players=PLAYERS,
    seats=COLOURS,
    clauses=CLAUSES,
    options=OPTIONS,
    edition=edition.DEFAULT,
    State=State,
    Scratch=Scratch,
    verbs=VERBS,
    events=events.EVENTS,
    flow=flow,
    score=scoring.score,
    load_edition=edition.load,
    check_edition=edition.faults,
    freeze=edition.freeze,
    reason=why.reason,
    ground=why.ground,
    memorable=(),
    sample=sample.sample,
    faults=invariants.faults,
    facts=text.facts,
    editions=edition.SHELF,
    accounts=text.accounts,
    describe=text.describe,
    draw_board=board.draw,
    draw_legend=board.draw_legend,
    check=invariants.check,
    ledger=invariants.LEDGER,
    hints=board.hints,
    is_out=scoring.is_out,
    tensor=tensor,
    bounded={"round_limit": 40},
)
