"""The odds of what a seat does not see: what a game's deduction is made of."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from .parts import Say

UNSURE = math.nextafter(1.0, 0.0)  # the most that something uncertain can be
ROUNDED = 0.005  # a share closer than this to 0 or 1 must not be written as 0 % or 100 %


class Odds(Struct, frozen=True):
    """A value that something may have."""

    value: int
    """What it may be."""
    share: float
    """How likely that is, from 0 to 1; 1 means that it is certain."""


def shares(weights: Mapping[int, float]) -> list[Odds]:
    """The possible values, from the lowest up, with their shares of the total weight."""
    possible = {value: weight for value, weight in sorted(weights.items()) if weight > 0}
    total, most = sum(possible.values()), 1.0 if len(possible) == 1 else UNSURE
    return [Odds(value, min(weight / total, most)) for value, weight in possible.items()]


def at_least(odds: Sequence[Odds]) -> list[Odds]:
    """How likely it is that the true value is at least as high as each possible one.  For the lowest, that is
    certain."""
    rest = [min(sum(other.share for other in odds[place:]), UNSURE) for place in range(1, len(odds))]
    return [Odds(one.value, share) for one, share in zip(odds, [1.0, *rest], strict=True)]


def telling(odds: Sequence[Odds]) -> list[Odds]:
    """The lowest, the highest, and those in between that are neither nearly certain nor nearly impossible."""
    ends = (odds[0], odds[-1])
    return [one for one in odds if one in ends or ROUNDED <= one.share <= 1 - ROUNDED]


# -- words ------------------------------------------------------------------------------------------------


def spoken(say: Say, share: float) -> str:
    """A percentage that never looks like more, or less, than it is."""
    size = "sure" if share == 1 else "near" if share > 1 - ROUNDED else "rare" if share < ROUNDED else "usual"
    return str(say("deduction-share", {"size": size, "share": round(100 * share)}))


def detail(say: Say, label: str, text: str) -> str:
    """A line below a heading."""
    return f"  {say('web-labelled', {'label': label, 'text': text})}"


def listed(say: Say, odds: Sequence[Odds]) -> str:
    """Values with their shares, in a row."""
    return ", ".join(say("deduction-odds", {"value": one.value, "share": spoken(say, one.share)}) for one in odds)
