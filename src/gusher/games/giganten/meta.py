"""Giganten as the registry knows it."""

from __future__ import annotations

from gusher.kernel.game import Game, Option

from . import board, edition, events, flow, invariants, orders, sample, scoring, tensor, text, why
from .scratch import Scratch
from .state import COLOURS, State
from .verbs import VERBS

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

GAME = Game(
    name="giganten",
    letter="G",
    rules_version=1,
    players=(3, 4),
    seats=COLOURS,
    clauses=CLAUSES,
    options=(
        Option("crude_supply", ("unlimited", "60"), "S6"),
        Option("price_change", ("exact", "up-to"), "4.9"),
        Option("carrier", ("choice", "most-advanced"), "6.6"),
        Option("bids", ("plausible", "free"), "7.2"),
        Option("inflation", (False, True), "7.8"),
        Option("star", (20, 19), "2.2"),
        Option("first", ("random", 0, 1, 2, 3), "S10"),
    ),
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
    memorable=(events.DEALT, events.PAID, events.BLUFF_CALLED),
    sample=sample.sample,
    samples=sample.samples,
    faults=invariants.faults,
    facts=text.facts,
    editions=edition.SHELF,
    accounts=text.accounts,
    describe=text.describe,
    draw_board=board.draw,
    draw_hand=board.draw_hand,
    draw_legend=board.draw_legend,
    check=invariants.check,
    ledger=invariants.LEDGER,
    hints=board.hints,
    orders=orders,
    tensor=tensor,
)
