"""``gusher replay`` and ``gusher verify``: records, looked at and proved."""

from __future__ import annotations

from typing import Annotated, Any

import gusher
from gusher import Match, SetupError, study
from gusher.kernel import records
from gusher.kernel.lines import Note

from .ask import Asker, Known
from .group import option
from .params import Language, RecordFile, read_text
from .screen import Screen
from .sheet import print_result
from .telling import Teller

ALL = "all"
NEWS = 6
COMMANDS = Known(commands=dict.fromkeys(("next", "back", "first", "last", "quit"), ()))
STEPS = {"": 1, "next": 1, "n": 1, "back": -1, "b": -1, "p": -1}


def replay(
    file: RecordFile,
    seat: Annotated[str | None, option("--seat", key="replay-seat", metavar="N|all")] = None,
    at: Annotated[int | None, option("--at", key="replay-at", metavar="N", min=0)] = None,
    line: Annotated[int, option("--line", key="replay-line", metavar="N", min=0)] = 0,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    record = records.loads(read_text(file))
    match = gusher.replay(record, line=line)
    if at is not None and at > match.at:
        raise SetupError("cli-error-at", at=at, last=match.at)
    player = Replayed(screen, match, record, _eyes(match, seat, record["finished"]), line)
    if screen.is_live:
        player.browse(match.at if at is None and not match.over else at or 0)
    else:
        player.print_all(at)


def _eyes(match: Match, asked: str | None, finished: bool) -> dict[str, Any]:
    """Whose eyes to look through, as views and logs are asked for: a seat's, everybody's (`all`), or a spectator's."""
    if asked == ALL or (asked is None and finished):
        return {"all_open": True}
    if asked is not None and (not asked.isdigit() or int(asked) >= match.players):
        raise SetupError("cli-error-eyes", seat=asked, last=match.players - 1)
    return {"seat": None if asked is None else int(asked)}


class Replayed:
    """A line of a record, to be looked at entry by entry."""

    def __init__(self, screen: Screen, match: Match, record: dict[str, Any], eyes: dict[str, Any], line: int) -> None:
        self.screen, self.match, self.record, self.eyes, self.line = screen, match, record, eyes, line
        self.teller, self.notes = Teller(screen, match), study.notes_along(record, line)

    def browse(self, at: int) -> None:
        """Step back and forth with the arrow keys, Enter or a number."""
        asker = Asker(self.screen, keys=True)
        while True:
            self._show(at)
            prompt = self.screen.words("cli-replay-prompt", {"at": at, "last": self.match.at}) + " "
            try:
                answer = asker.ask(prompt, COMMANDS).lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer in ("q", "quit"):
                return
            at = self._going(at, answer)

    def _going(self, at: int, answer: str) -> int:
        """The entry to go to: one decision on or back, the ends, or a number."""
        if answer.isdigit():
            return min(int(answer), self.match.at)
        if answer in ("first", "last"):
            return 0 if answer == "first" else self.match.at
        step = STEPS.get(answer, 0)
        stops = [0, *(number for number, entry in enumerate(self.match.entries) if entry.asked), self.match.at]
        if step > 0:
            return next((stop for stop in stops if stop > at), self.match.at)
        return next((stop for stop in reversed(stops) if stop < at), 0) if step else at

    def _show(self, at: int) -> None:
        self.screen.clear()
        height = self.teller.board(self.view(at))
        start = max((number for number, entry in enumerate(self.match.entries[:at]) if entry.asked), default=0)
        room = max(NEWS, self.screen.console.height - height - 2)
        self.teller.tell(self.teller.sentences(self.log(at)[start:]), room)
        if at == self.match.at and self.match.over:
            print_result(self.screen, self.match)
        self._tell_notes([note for note in self.notes if note.at == at])

    def _tell_notes(self, notes: list[Note]) -> None:
        for note in notes:
            marks = ", ".join(" → ".join(mark) for mark in note.marks)
            self.screen.say("replay-note", at=note.at, text=note.text, marks=marks, marked=len(note.marks))

    def _tell_lines(self) -> None:
        for line in study.lines_of(self.record)[1:]:
            count = line.end - line.at
            self.screen.say("replay-variation", line=line.number, of=line.of, at=line.at, count=count, name=line.name)

    def view(self, at: int) -> dict[str, Any]:
        """The position after that many entries, as the chosen seat sees it."""
        return self._match_at(at).view(**self.eyes)

    def log(self, at: int) -> list[dict[str, Any]]:
        """The first entries, as they could be read at the time through the eyes chosen."""
        then = self._match_at(min(at, self.match.at - 1)) if self.match.over else self._match_at(at)
        return [*then.log(**self.eyes), *self.match.log(start=then.at, **self.eyes)][:at]

    def _match_at(self, at: int) -> Match:
        return gusher.replay(self.record, at, self.line) if at < self.match.at else self.match

    def print_all(self, at: int | None) -> None:
        """In a pipe: the log, or the board at one entry."""
        if at is not None:
            self.teller.board(self.view(at))
        self.teller.tell(self.teller.sentences(self.log(self.match.at if at is None else at)))
        if self.match.over and at is None:
            print_result(self.screen, self.match)
        self._tell_notes([note for note in self.notes if at in (None, note.at)])
        if at is None:
            self._tell_lines()


def verify(file: RecordFile, lang: Language = None) -> None:
    screen, record = Screen(lang), records.loads(read_text(file))
    screen.say("cli-verified", "green", count=gusher.verify(record), hash=record["seed_hash"])
