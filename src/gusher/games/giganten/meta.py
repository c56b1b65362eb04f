"""Giganten as the registry knows it."""

from __future__ import annotations

from gusher.kernel.actions import column_text
from gusher.kernel.game import Game, Option, Options
from gusher.kernel.parts import Learning, Pictures, Rules, Terminal, Words

from . import board, deduction, flow, invariants, judgement, orders, picture, tensor, text, themes
from .edition import EDITIONS, printed_star, printed_supply
from .events import BLUFF_CALLED, DEALT, EVENTS, PAID
from .sample import sample, samples
from .scoring import score
from .scratch import Scratch
from .state import COLOURS, COLUMNS, State
from .statistics import STATISTICS
from .verbs import VERBS
from .why import WHY

CLAUSES = (
    *(f"S{n}" for n in range(1, 11)),
    "0.1",
    "0.2",
    *(f"1.{n}" for n in range(1, 6)),
    *(f"2.{n}" for n in range(1, 5)),
    "3.1",
    "3.2",
    *(f"4.{n}" for n in range(1, 13)),
    *(f"5.{n}" for n in range(1, 5)),
    *(f"6.{n}" for n in range(1, 9)),
    *(f"7.{n}" for n in range(1, 9)),
    "8.1",
    "9.1",
    *(f"E{n}" for n in range(1, 6)),
)

OPTIONS = (
    Option("crude_supply", ("unlimited", "60"), "S6", printed=printed_supply),
    Option("price_change", ("exact", "up-to"), "4.9"),
    Option("special", ("must", "may"), "4.8"),
    Option("carrier", ("choice", "most-advanced"), "6.6"),
    Option("bids", ("plausible", "free"), "7.2"),
    Option("inflation", (False, True), "7.8"),
    Option("star", (20, 19), "2.2", printed=printed_star),
    Option("first", ("random", 0, 1, 2, 3), "S10", is_seat=True),
)
RULEBOOKS: dict[str, Options] = {
    "french": {"bids": "free"},  # the longer French one, of which there are two copies
    "french-short": {"price_change": "up-to", "bids": "free"},
    "italian": {"special": "may", "bids": "free"},  # inflation is its variant, not its rule
}
"""None of them limits a bluff (7.2)."""
OLDER = {1: {f"rail {column}": f"rail {column_text(column)}" for column in range(COLUMNS)}}
"""Version 1 counted the columns of the track from 0, and 7.8 raised the price when a winner sold nothing."""
MEMORABLE = (DEALT, PAID, BLUFF_CALLED)
"""What a seat has seen of the licences of others: a position does not show it."""

GAME = Game(
    name="giganten",
    letter="G",
    rules_version=2,
    players=(3, 4),  # S1
    seats=COLOURS,
    clauses=CLAUSES,
    options=OPTIONS,
    rulebooks=RULEBOOKS,
    older=OLDER,
    editions=EDITIONS,
    rules=Rules(
        State,
        Scratch,
        VERBS,
        EVENTS,
        flow.PLAY,
        score,
        sample,
        invariants,
        samples,
        MEMORABLE,
        ledger=invariants.LEDGER,
    ),
    words=Words(WHY, text, orders),
    terminal=Terminal(board.draw, board.draw_legend, board.hints, hand=board.draw_hand),
    pictures=Pictures(picture.draw, picture.ART),
    learning=Learning(tensor, judgement, tensor.bluffs, themes),
    statistics=STATISTICS,
    deduction=deduction,
)
