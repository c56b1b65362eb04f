"""Puzzles as they are kept: each is what one seat knew, and what a deep search found about its choices.

A puzzle holds a view, not a record: what its seat could not know is not in the file at all.  Where a whole position is
needed, to look ahead or to show how play may go on, one is sampled from the view, always the same."""

from __future__ import annotations

import datetime
import functools
import gzip
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import gusher
from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.kernel.match import Entry, Match

FOLDER = Path(__file__).parent
"""The puzzles that come with Gusher, a file for each game."""
SUFFIX = ".jsonl.gz"


class Choice(msgspec.Struct, frozen=True):
    """A legal action, and what it leads to by what the seat knows."""

    action: str
    shares: list[float]
    """Of a win, that every seat can expect after it."""
    score: float
    """What its own seat can expect to score at the end."""


class Puzzle(msgspec.Struct, frozen=True):
    id: str
    view: dict[str, Any]
    """What the seat to decide knows."""
    themes: list[str]
    """The main one first."""
    choices: list[Choice]
    """The best first; actions that the network would hardly think of are left out."""
    errors: float
    """The standard errors by which the best choice is ahead of the second, in the closer of two searches."""
    found: dict[str, float]
    """How likely each level of bots is to find it."""
    line: list[tuple[int, str]]
    """How play may go on, the best choice first: seats (-1: chance) and what they do."""
    rating: int = 0

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def seat(self) -> int:
        seat: int = self.view["seat"]
        return seat

    @property
    def margin(self) -> float:
        """By how much of a win the best choice is ahead of the second."""
        return self.best.shares[self.seat] - self.choices[1].shares[self.seat]

    def match(self) -> Match:
        """A match in a position that the seat cannot tell from the one it was in."""
        return gusher.load(gusher.sample(self.view, Random(self.id)))

    def played(self) -> Match:
        """The same match after the line of play."""
        match = self.match()
        match.restore(Entry(seat, match.parse(action).index, 0) for seat, action in self.line)
        return match


class Shelf:
    """The puzzles of a game, and how the levels of bots are rated by them."""

    def __init__(self, game: str, levels: Mapping[str, int], puzzles: Iterable[Puzzle]) -> None:
        self.game, self.levels = game, dict(levels)
        self.puzzles = {puzzle.id: puzzle for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id)}

    def get(self, number: str) -> Puzzle:
        if number not in self.puzzles:
            raise SetupError("error-puzzle-unknown", puzzle=number[:20], game=self.game)
        return self.puzzles[number]

    def daily(self, day: datetime.date) -> Puzzle:
        """The puzzle of a day: one after the other in the order of their ids, which is as good as any shuffle."""
        if not self.puzzles:
            raise SetupError("error-puzzles-none", game=self.game)
        return list(self.puzzles.values())[day.toordinal() % len(self.puzzles)]

    def about(self, theme: str | None) -> list[Puzzle]:
        """The puzzles of a theme, or all of them, the easiest first."""
        if theme is not None and theme not in self.themes:
            raise SetupError("error-puzzle-theme", theme=theme, themes=", ".join(self.themes))
        chosen = [puzzle for puzzle in self.puzzles.values() if theme is None or theme in puzzle.themes]
        return sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))

    @property
    def themes(self) -> dict[str, int]:
        """How many puzzles each theme has, the most frequent first."""
        return dict(Counter(theme for puzzle in self.puzzles.values() for theme in puzzle.themes).most_common())


@functools.cache
def shelf(game: str) -> Shelf:
    """The puzzles that come with a game."""
    path = FOLDER / f"{registry.get(game).name}{SUFFIX}"
    return read(path) if path.exists() else Shelf(game, {}, [])


class Head(msgspec.Struct):
    """The first line of a file."""

    game: str
    levels: dict[str, int]


def read(path: Path) -> Shelf:
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        head = msgspec.json.decode(lines[0], type=Head)
        return Shelf(head.game, head.levels, [msgspec.json.decode(line, type=Puzzle) for line in lines[1:]])
    except FileNotFoundError:
        raise SetupError("error-puzzle-file", file=str(path), detail="no such file") from None
    except (OSError, EOFError, IndexError, msgspec.MsgspecError) as fault:
        raise SetupError("error-puzzle-file", file=str(path), detail=str(fault)) from None


def write(path: Path, kept: Shelf) -> None:
    """The same puzzles give the same bytes."""
    lines: Sequence[Any] = [Head(kept.game, kept.levels), *kept.puzzles.values()]
    path.write_bytes(gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines), mtime=0))
