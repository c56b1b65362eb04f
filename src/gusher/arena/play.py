"""One game of a contest, played to its end whatever the bots do."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import gusher
from gusher import bots
from gusher.bots import GRACE, Bot, Decision
from gusher.kernel import registry
from gusher.kernel.parts import View

from .contest import Contest

Row = dict[str, Any]
"""A game that was played, JSON-able: see `play`."""


class Seat:
    """A bot at the table, and what it did there."""

    def __init__(self, bot: Bot | None, rng: Random, seconds: float) -> None:
        self.bot, self.rng, self.seconds = bot, rng, seconds
        self.decisions, self.thought, self.longest = 0, 0.0, 0.0
        self.faults = {"error": 0, "nonsense": 0, "time": 0}
        self.first_fault = ""  # what was wrong the first time

    def decide(self, view: View) -> str:
        decision = self._decision(view)
        self.decisions += 1
        self.thought += decision.seconds
        self.longest = max(self.longest, decision.seconds)
        if decision.fault:
            self.faults[decision.fault] += 1
            self.first_fault = self.first_fault or decision.detail
        return decision.action

    def _decision(self, view: View) -> Decision:
        if self.bot is None:  # it killed its process before: do not ask again
            return Decision(bots.decide(bots.get("scripted"), view, self.rng).action, 0.0, "error")
        try:
            with alarm(self.seconds + GRACE):
                return bots.decide(self.bot, view, self.rng, self.seconds)
        except TimeoutError:  # the alarm rang before or after the bot's own code
            action = bots.decide(bots.get("scripted"), view, self.rng).action
            return Decision(action, self.seconds + GRACE, "time")


def play(contest: Contest, number: int, is_distrusted: bool = False) -> Row:
    """Game `number` of a contest.  `is_distrusted`: bots that come from files are not asked, and every decision of
    theirs counts as an error; for games that have ended their process."""
    game = registry.get(contest.game)
    ruleset = game.ruleset(game.editions.open(contest.edition), contest.players, contest.options)
    match = gusher.Match(ruleset, contest.match_seed(number), keep=0)
    match.settle()
    seating = contest.seating(number)
    seats = []
    for seat, place in enumerate(seating):
        name = contest.bots[place]
        bot = None if is_distrusted and bots.is_file(bots.split_name(name)[0]) else bots.get(name)
        seats.append(Seat(bot, bots.seat_rng(match, seat), contest.seconds))
    while not match.over:
        assert match.seat is not None
        match.play(seats[match.seat].decide(match.view(match.seat)))
    return {
        "game": number,
        "deal": contest.deal(number),
        "seating": list(seating),
        "scores": match.scores(),
        "decisions": [seat.decisions for seat in seats],
        "seconds": [round(seat.thought, 6) for seat in seats],
        "longest": [round(seat.longest, 6) for seat in seats],
        "faults": [seat.faults for seat in seats],
        "first_fault": [seat.first_fault for seat in seats],
    }


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in the code within when the time is up, where the system can do that."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: Any) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
