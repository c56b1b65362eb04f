"""The race as the registry knows it."""

from __future__ import annotations

from pathlib import Path

from gusher.kernel.game import Game, Option
from gusher.kernel.parts import Learning, Rules, Terminal, Words

from . import board, flow, invariants, judgement, tensor, text
from .edition import EDITIONS
from .events import EVENTS
from .sample import sample
from .scoring import score
from .scratch import Scratch
from .state import COLOURS, State
from .verbs import VERBS
from .why import WHY

GAME = Game(
    name="race",
    letter="R",
    rules_version=1,
    players=(2, 3),
    seats=COLOURS,
    clauses=("S1", "S2", "1.1", "1.2", "1.3"),
    options=(Option("first", ("random", 0, 1, 2), "S2", is_seat=True),),
    editions=EDITIONS,
    rules=Rules(State, Scratch, VERBS, EVENTS, flow.PLAY, score, sample, invariants),
    words=Words(WHY, text, locales=Path(__file__).parent / "locales"),
    terminal=Terminal(board.draw, board.draw_legend, board.hints),
    learning=Learning(tensor, judgement),
)
