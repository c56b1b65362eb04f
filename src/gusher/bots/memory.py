"""What a bot that thinks ahead remembers until it is asked again: the trees that it grew."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any

NODES = 1 << 18  # remembered, of all matches together: 25 MB


class Memory:
    """The trees of the last decisions by the mark of the position (`trail` in a view), which stands for all that a seat
    knows of its match: whoever comes with another history finds nothing."""

    def __init__(self) -> None:
        self._trees: dict[str, Sequence[Any]] = {}  # the oldest first
        self._lock = Lock()

    def keep(self, mark: str, trees: Sequence[Any]) -> None:
        with self._lock:
            self._trees.pop(mark, None)
            self._trees[mark] = trees
            while self.nodes > NODES:
                del self._trees[next(iter(self._trees))]

    def recall(self, mark: str | None) -> Sequence[Any]:
        """The trees that were kept for a mark, if any; nobody may change them."""
        return self._trees.get(mark or "", ())

    @property
    def nodes(self) -> int:
        return sum(len(tree) for trees in self._trees.values() for tree in trees)
