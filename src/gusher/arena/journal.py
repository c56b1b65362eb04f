"""The games played so far, one a line in a file next to the results: a contest that was killed continues from it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gusher.kernel.journal import Lines

from .play import Row


class Journal:
    """Append-only.  A game whose line a kill cut off is played again.  `header` is what the games depend on: a journal
    of others is not continued."""

    def __init__(self, path: Path | None, total: int, header: Mapping[str, Any]) -> None:
        self._lines = None if path is None else Lines(path, header, "arena-other-contest")
        read = self._lines.read if self._lines else []
        self.rows: dict[int, Row] = {row["game"]: row for row in read if row["game"] < total}

    def add(self, row: Row) -> None:
        self.rows[row["game"]] = row
        if self._lines is not None:
            self._lines.add(row)
