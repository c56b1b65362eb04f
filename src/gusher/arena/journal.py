"""The games played so far, one a line in a file next to the results: a contest that was killed continues from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from gusher.kernel.journal import Lines

from .play import Row


class Planned(Protocol):
    """What a journal is of: a contest, or another row of games."""

    @property
    def total(self) -> int:
        """How many games it has."""

    def header(self) -> dict[str, Any]:
        """What the games depend on; a journal of others is not continued."""


class Journal:
    """Append-only.  A game whose line a kill cut off is played again."""

    def __init__(self, path: Path | None, contest: Planned) -> None:
        self.rows: dict[int, Row] = {}
        self._lines = None if path is None else Lines(path, contest.header(), "arena-other-contest")
        for row in self._lines.read if self._lines else ():
            if row["game"] < contest.total:
                self.rows[row["game"]] = row

    def add(self, row: Row) -> bool:
        """Keep a game; False if it was there already."""
        if row["game"] in self.rows:
            return False
        self.rows[row["game"]] = row
        if self._lines is not None:
            self._lines.add(row)
        return True
