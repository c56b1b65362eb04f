"""What a view shows beyond the bare fields."""

from __future__ import annotations

from msgspec import Struct

from gusher.kernel.facts import BaseFacts


class Account(Struct):
    """A seat's part of the score sheet."""

    seat: int
    total: int
    """The spaces that its runners have covered (1.3)."""


class Facts(BaseFacts, kw_only=True):
    left: list[int]
    """The spaces that each seat still has to cover."""
