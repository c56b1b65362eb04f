"""The Game of Nations as the registry knows it."""

from __future__ import annotations

from gusher.kernel.game import Game
from gusher.kernel.parts import Learning, Pictures, Rules, Terminal, Words

from . import board, deduction, flow, invariants, judgement, picture, tensor, text, themes
from .edition import EDITIONS
from .events import EVENTS
from .options import CLAUSES, OPTIONS, PLAYERS
from .sample import sample
from .scoring import is_out, score
from .scratch import Scratch
from .state import COLOURS, State
from .statistics import STATISTICS
from .verbs import VERBS
from .why import WHY

GAME = Game(
    name="nations",
    letter="N",
    rules_version=2,
    players=PLAYERS,
    seats=COLOURS,
    clauses=CLAUSES,
    options=OPTIONS,
    rulebooks={"french": {"fallen_leaders": "out"}},  # 4.10: to the letter
    older={1: {}},  # with 7.5 and 8.1 as they were
    editions=EDITIONS,
    rules=Rules(
        State, Scratch, VERBS, EVENTS, flow.PLAY, score, sample, invariants, is_out=is_out, ledger=invariants.LEDGER
    ),
    words=Words(WHY, text),
    terminal=Terminal(board.draw, board.draw_legend, board.hints),
    pictures=Pictures(picture.draw, picture.ART),
    learning=Learning(tensor, judgement, themes=themes),
    statistics=STATISTICS,
    deduction=deduction,
    bounded={"round_limit": 40},
)
