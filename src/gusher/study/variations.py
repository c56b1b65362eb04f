"""What if?  Variations and notes in the record of a finished match (`kernel/lines.py`).

Play on from any moment, with fresh chance, and keep the outcome:

    >>> import gusher
    >>> from gusher import study
    >>> match = study.played_out(gusher.new("nations", players=2, seed=3), "random")
    >>> other = study.played_out(match.branch(14, seed=1), "random", seed=1)
    >>> record = study.add_variation(match.record(), other, name="More careful")
    >>> record = study.annotate(record, other.at, "Better", marks=[["U.0"], ["U.0", "A.0"]], line=1)
    >>> gusher.replay(record, line=1).state == other.state
    True
    >>> study.lines_of(record)[1].name, study.lines_of(record)[1].notes[0].text
    ('More careful', 'Better')
    >>> "variations" in study.remove_variation(record, 1)
    False

Records are not changed: each function gives a new one, checked like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

import gusher
from gusher import bots
from gusher.kernel import records
from gusher.kernel.checks import whole
from gusher.kernel.lines import Note, Seated, Variation, written
from gusher.kernel.match import Match

Record = Mapping[str, Any]
SETUP = ("game", "rules", "edition", "edition_text", "players", "options")
"""What the variations of a match have in common with it."""


class Line(msgspec.Struct, frozen=True):
    """A line of a record: number 0 is the match itself."""

    number: int
    of: int | None
    """The line that it leaves;"""
    at: int
    """the number of entries that they share;"""
    end: int
    """the number that it has in the end."""
    name: str
    notes: list[Note]


def lines_of(record: Record) -> list[Line]:
    """The match and its variations; a variation comes after the line that it leaves."""
    told = records.read(record)
    lines = [Line(0, None, 0, len(told.entries), "", told.notes or [])]
    for number, one in enumerate(told.variations or [], 1):
        lines.append(Line(number, one.of, one.at, one.at + len(one.entries), one.name, one.notes))
    return lines


def course_of(record: Record, line: int = 0) -> list[tuple[Seated, str]]:
    """Seats and actions of a line, from the beginning of the match; nothing is checked but the record's form."""
    _checked_line(record, line)
    told = records.read(record)

    def course(number: int) -> list[tuple[Seated, str]]:
        if number == 0:
            return [(seat, action) for seat, action, *_ in told.entries]
        here = (told.variations or [])[number - 1]
        return [*course(here.of)[: here.at], *here.entries]

    return course(line)


def notes_along(record: Record, line: int = 0) -> list[Note]:
    """The notes on all moments of a line, from the beginning of the match to the line's end."""
    here = _checked_line(record, line)
    if here.of is None:
        return here.notes
    return [note for note in notes_along(record, here.of) if note.at <= here.at] + here.notes


def played_out(match: Match, bot: str = "network", seed: int = 0, seconds: float = 1.0) -> Match:
    """The match with a bot on every seat from here to its end; each gets what its seat may know."""
    player, rng = bots.get(bot), Random(seed)
    match.settle()
    while (seat := match.seat) is not None:
        match.play(bots.decide(player, match.view(seat), rng, seconds).action)
    return match


def add_variation(record: Record, match: Match, name: str = "") -> dict[str, Any]:
    """The record with another course of its match, which leaves the line that it shares most entries with."""
    other = match.record()
    if any(other[key] != record[key] for key in SETUP):
        raise gusher.SetupError("error-variation-other")
    shared = [_shared(line, match) for line in records.lines(record)]
    at = max(shared)
    of = shared.index(at)
    if at == match.at:
        raise gusher.SetupError("error-variation-same", line=of)
    new = Variation(at, [written(entry, match) for entry in match.entries[at:]], of, name)
    return _checked(record, variations=[*_variations(record), new])


def annotate(
    record: Record, at: int, text: str = "", marks: Sequence[Sequence[str]] = (), line: int = 0
) -> dict[str, Any]:
    """The record with a note at a moment, in place of the one that was there; without text and marks, with none.

    A mark is one place, to circle it, or two, for an arrow; places are called what actions call them."""
    here = _checked_line(record, line)
    if here.of is not None and at <= here.at:  # a moment of the line that this one leaves
        return annotate(record, at, text, marks, here.of)
    new = [Note(at, text, [list(mark) for mark in marks])] if text or marks else []
    notes = sorted([*(note for note in here.notes if note.at != at), *new], key=lambda note: note.at)
    if here.of is None:
        return _checked(record, notes=notes)
    variations = _variations(record)
    variations[line - 1] = msgspec.structs.replace(variations[line - 1], notes=notes)
    return _checked(record, variations=variations)


def remove_variation(record: Record, line: int) -> dict[str, Any]:
    """The record without a variation and those that leave it."""
    if _checked_line(record, line).of is None:
        raise gusher.SetupError("error-line-match")
    numbers = {0: 0}
    kept: list[Variation] = []
    for number, one in enumerate(_variations(record), 1):
        if number != line and one.of in numbers:
            kept.append(msgspec.structs.replace(one, of=numbers[one.of]))
            numbers[number] = len(kept)
    return _checked(record, variations=kept)


def _checked_line(record: Record, line: int) -> Line:
    lines = lines_of(record)
    if whole(line) is None or not 0 <= line < len(lines):
        raise gusher.SetupError("error-line", last=len(lines) - 1, given=repr(line))
    return lines[line]


def _variations(record: Record) -> list[Variation]:
    return list(records.read(record).variations or [])


def _shared(line: Match, match: Match) -> int:
    """How many entries two courses of a match have in common."""
    pairs = zip(line.entries, match.entries, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a[:2] != b[:2]), min(line.at, match.at))


def _checked(record: Record, **changed: Any) -> dict[str, Any]:
    new = {**record, **msgspec.to_builtins(changed)}
    new = {key: value for key, value in new.items() if value or key not in changed}
    records.lines(new)
    return new
