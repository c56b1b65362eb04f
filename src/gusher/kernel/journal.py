"""Work done so far, one line of JSON each, in a file from which a long run continues after being killed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .errors import SetupError


class Lines:
    """Append-only, under a header that says what work this is.  A line that a kill cut off is dropped; a file that
    holds the lines of other work is refused in the words of `other`."""

    def __init__(self, path: Path, header: Mapping[str, Any], other: str) -> None:
        self.path = path
        first = json.loads(json.dumps(header))
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        whole = [line for line in lines[:-1] if line]  # what follows the last line break is not whole
        if whole and json.loads(whole[0]) != first:
            raise SetupError(other, file=str(path))
        self.read: list[dict[str, Any]] = [json.loads(line) for line in whole[1:]]
        if lines and lines[-1]:
            os.truncate(path, path.stat().st_size - len(lines[-1]))
        if not whole:
            path.write_text(json.dumps(first) + "\n", encoding="utf-8")

    def add(self, row: Mapping[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
