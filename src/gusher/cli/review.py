"""``gusher review``: what a finished match was decided by."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from rich.table import Table
from rich.text import Text

import gusher
from gusher import Match, study
from gusher.kernel import records
from gusher.study import Decision, Luck, Review

from .group import option
from .params import Language, RecordFile, read_text, write_text
from .screen import Screen
from .telling import Teller

TOLD = 0.02
"""Of a win: luck that gave or took less is not told."""


def review(
    file: RecordFile,
    level: Annotated[str, option("--level", key="review-level", metavar="|".join(study.LEVELS))] = "quick",
    seat: Annotated[int | None, option("--seat", key="review-seat", metavar="N", min=0)] = None,
    line: Annotated[int, option("--line", key="replay-line", metavar="N", min=0)] = 0,
    out: Annotated[Path | None, option("--json", key="review-json", metavar="FILE")] = None,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    record = records.loads(read_text(file))
    match = gusher.replay(record, line=line)
    if seat is not None and seat >= match.players:
        raise gusher.SetupError("cli-error-eyes", seat=str(seat), last=match.players - 1)
    with screen.progress(transient=True) as update:
        found = study.kept_review(record, level, update, line)
    if out is not None:
        write_text(out, msgspec.json.encode(found).decode() + "\n")
    Reviewed(screen, match, found).print(seat)


class Reviewed:
    """A review on the screen."""

    def __init__(self, screen: Screen, match: Match, found: Review) -> None:
        self.screen, self.words, self.match, self.found = screen, screen.words, match, found
        self.teller, self.log = Teller(screen, match), match.log(all_open=True)

    def print(self, seat: int | None) -> None:
        for step in self.found.steps:
            if isinstance(step, Decision) and step.word in study.FAULTS and seat in (None, step.seat):
                self._fault(step)
            elif isinstance(step, Luck) and max(map(abs, step.gain)) >= TOLD and seat is None:
                self._luck(step)
        self.screen.console.print(self._terms())
        for number in range(self.match.players) if seat is None else [seat]:
            self._sum(number)

    def _sum(self, seat: int) -> None:
        words, terms = self.found.words[seat], self.found.terms[seat]
        self.screen.say(
            "review-sum",
            seat=self.words.seat(self.match.game, seat),
            given=self.percent(-terms.own, signed=False),
            mistakes=sum(words[word] for word in study.FAULTS),
            luck=self.percent(abs(terms.chance), signed=False),
            kind="good" if terms.chance >= 0 else "bad",
        )

    def _fault(self, step: Decision) -> None:
        what = self.words(
            "review-fault",
            {
                "at": step.at,
                "action": step.taken.action,
                "word": self.words(f"review-word-{step.word}"),
                "given": self.percent(step.given_away, signed=False),
                "better": step.others[0].action,
            },
        )
        self.screen.console.print(Text.assemble(self.screen.seat(self.match.game, step.seat), " ", what))
        truly = max([step.taken, *step.others], key=lambda one: one.truly[step.seat])
        if truly.action == step.taken.action:
            self.screen.indented(self.words("review-as-it-was", {"action": truly.action}))

    def _luck(self, step: Luck) -> None:
        told = " ".join(self.teller.sentences(self.log[step.at : step.at + 1]))
        gains = ", ".join(
            f"{self.words.seat(self.match.game, seat)} {self.percent(gain)}"
            for seat, gain in enumerate(step.gain)
            if abs(gain) >= TOLD
        )
        self.screen.indented(self.words("review-luck", {"at": step.at, "told": told, "gains": gains}))

    def _terms(self) -> Table:
        """How each seat came to its result."""
        seats = (self.screen.seat(self.match.game, seat) for seat in range(self.match.players))
        table = self.screen.table(self.words("review-title"), "", *seats)
        table.add_row(self.words("review-par"), *[self.percent(self.found.par, signed=False)] * self.match.players)
        for term in study.TERMS:
            shares = [getattr(terms, term) for terms in self.found.terms]
            table.add_row(self.words(f"review-term-{term}"), *map(self.percent, shares))
        table.add_section()
        result = [self.percent(share, signed=False) for share in self.found.result]
        table.add_row(self.words("review-result"), *result, style="bold")
        return table

    def percent(self, share: float, signed: bool = True) -> str:
        sign = ("+" if share > 0 else "−") if signed and round(100 * share) else ""
        return self.words("review-percent", {"share": sign + self.words.number(round(abs(100 * share)))})
