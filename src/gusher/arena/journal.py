"""The games played so far, one a line in a file next to the results: a contest that was killed continues from it."""

from __future__ import annotations

import json
import os
from pathlib import Path

from gusher.kernel.errors import SetupError

from .contest import Contest
from .play import Row


class Journal:
    """Append-only.  A line that a kill cut off is dropped, and its game played again."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.rows: dict[int, Row] = {}
        self._path = path
        if path is None:
            return
        header = json.loads(json.dumps(contest.header()))
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        whole = [line for line in lines[:-1] if line]  # what follows the last line break is not whole
        if whole and json.loads(whole[0]) != header:
            raise SetupError("arena-other-contest", file=str(path))
        for row in map(json.loads, whole[1:]):
            if row["game"] < contest.total:
                self.rows[row["game"]] = row
        if lines and lines[-1]:
            os.truncate(path, path.stat().st_size - len(lines[-1]))
        if not whole:
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")

    def add(self, row: Row) -> bool:
        """Keep a game; False if it was there already."""
        if row["game"] in self.rows:
            return False
        self.rows[row["game"]] = row
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        return True
