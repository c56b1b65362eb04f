"""What was worked out once and may be asked for again, up to a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """What was used least recently is forgotten first."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes, self.bytes = most_bytes, 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def forget(self, key: K) -> None:
        self.bytes -= self._kept.pop(key, (None, 0))[1]

    def put(self, key: K, value: V, size: int) -> None:
        self.bytes += size - self._kept.pop(key, (None, 0))[1]
        self._kept[key] = value, size
        while self.bytes > self._most_bytes:
            _, (_, forgotten) = self._kept.popitem(last=False)
            self.bytes -= forgotten
