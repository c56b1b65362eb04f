"""What callers hand in, checked before anything happens: the wrong kind of value is refused, never converted."""

from __future__ import annotations

import operator
from collections.abc import Collection
from typing import SupportsIndex, cast

from .errors import SetupError


def whole(given: object) -> int | None:
    """A whole number of any kind (Python's, NumPy's, PyTorch's …) as an int; None for anything else."""
    if isinstance(given, bool):
        return None
    try:
        return operator.index(cast("SupportsIndex", given))
    except TypeError:
        return None


def check_number(name: str, given: object, least: int = 1) -> int:
    number = whole(given)
    if number is None or number < least:
        raise SetupError("error-number", name=name, given=repr(given), least=least)
    return number


def check_choice(name: str, given: object, known: Collection[str]) -> str:
    if not isinstance(given, str) or given not in known:
        raise SetupError("error-choice", name=name, given=str(given), known=", ".join(known))
    return given


def check_flag(name: str, given: object) -> bool:
    if not isinstance(given, bool):
        raise SetupError("error-choice", name=name, given=str(given), known="False, True")
    return given


def check_seat(given: object, players: int) -> int:
    seat = whole(given)
    if seat is None or not 0 <= seat < players:
        raise SetupError("error-seat", seat=str(given), last=players - 1)
    return seat


def check_seconds(given: object) -> float:
    if not isinstance(given, int | float) or not given > 0:
        raise SetupError("error-choice", name="seconds", given=str(given), known="> 0")
    return given


def check_seed(given: object) -> int:
    """The seed of simulated games: those of a match may also be texts."""
    seed = whole(given)
    if seed is None or not -(2**63) <= seed < 2**63:
        raise SetupError("error-seed", given=repr(given))
    return seed
