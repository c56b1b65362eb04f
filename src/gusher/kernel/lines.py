"""The lines of a record: the match itself is line 0, and its variations, how it might have gone on, are lines 1, 2, ….

A moment is a line and a number of entries, counted from the beginning of the match.  A variation leaves an earlier
line at some moment and has that line's entries up to there: so the lines are a tree.  Every moment may have a note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from .chance import CHANCE
from .errors import GusherError, RecordFault
from .match import Entry, Match

Word = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Seated = int | Word
"""The seat that acts, or "chance"."""
Mark = Annotated[list[Word], Meta(min_length=1, max_length=2)]
"""A circle round a place, or an arrow from one place to another; places are called what actions call them."""


class Note(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody has written about a moment, and drawn on the board."""

    at: Count
    """The moment: the number of entries before it, from the beginning of the match."""
    text: Annotated[str, Meta(max_length=2_000)] = ""
    marks: Annotated[list[Mark], Meta(max_length=32)] = []


Notes = Annotated[list[Note], Meta(max_length=1_000)]


class Variation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a line might have gone on from a moment."""

    at: Count
    """The moment at which it leaves the line."""
    entries: Annotated[list[tuple[Seated, Word]], Meta(min_length=1, max_length=10_000)]
    """Seat and action."""
    of: Count = 0
    """The line that it leaves."""
    name: Word = ""
    notes: Notes = []


Variations = Annotated[list[Variation], Meta(max_length=64)]


def followed(match: Match, notes: Sequence[Note], variations: Sequence[Variation]) -> list[Match]:
    """Every line of a match at its end, each entry checked; raises ``RecordFault`` for what is not possible."""
    if not match.over and (notes or variations):
        raise RecordFault("record-line-running")
    _check_notes(match, 0, 0, notes)
    lines = [match]
    for number, variation in enumerate(variations, 1):
        if variation.of >= number:
            raise RecordFault("record-line-of", line=number, of=variation.of)
        parent = lines[variation.of]
        if variation.at > parent.at:
            raise RecordFault("record-line-at", line=number, at=variation.at, of=variation.of, last=parent.at)
        lines.append(_followed(parent, number, variation))
        _check_notes(lines[-1], number, variation.at + 1, variation.notes)
    return lines


def _followed(parent: Match, number: int, variation: Variation) -> Match:
    line = parent.branch(variation.at)
    try:
        line.restore(entry_of(line, seat, action) for seat, action in variation.entries)
    except GusherError as fault:
        raise RecordFault("record-line-entry", line.at, line=number, detail=str(fault)) from None
    return line


def entry_of(match: Match, seat: Seated, action: str, ms: int = 0) -> Entry:
    """An entry as a record writes it."""
    index = match.parse(action).index
    if isinstance(seat, str) and seat != "chance":
        raise RecordFault("record-seat", match.at, action=action)
    return Entry(CHANCE if seat == "chance" else int(seat), index, ms)


def written(entry: Entry, match: Match) -> tuple[Seated, str]:
    """Seat and action as a record writes them."""
    seat: Seated = "chance" if entry.seat == CHANCE else entry.seat
    return seat, match.game.rules.verbs.action(entry.action).text


def _check_notes(line: Match, number: int, first: int, notes: Sequence[Note]) -> None:
    """One note at most for each moment that the line does not share with another, in order."""
    places, before = line.game.rules.verbs.places, first - 1
    for note in notes:
        if not before < note.at <= line.at:
            raise RecordFault("record-note-at", line=number, at=note.at, first=first, last=line.at)
        before = note.at
        for place in [place for mark in note.marks for place in mark]:
            if place not in places:
                raise RecordFault("record-note-place", line=number, at=note.at, place=place)
