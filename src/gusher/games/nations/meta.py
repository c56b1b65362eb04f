"""The Game of Nations as the registry knows it."""

from __future__ import annotations

from gusher.kernel.game import Game
from gusher.kernel.parts import Learning, Rules, Terminal, Words

from . import board, events, flow, invariants, sample, scoring, tensor, text, why
from .edition import EDITIONS
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
    editions=EDITIONS,
    rules=Rules(
        State,
        Scratch,
        VERBS,
        events.EVENTS,
        flow,
        scoring.score,
        sample.sample,
        invariants,
        is_out=scoring.is_out,
        ledger=invariants.LEDGER,
    ),
    words=Words(why, text),
    terminal=Terminal(board.draw, board.draw_legend, board.hints),
    learning=Learning(tensor),
    bounded={"round_limit": 40},
)
