"""Does chance fall as often as its odds say?"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from gusher.kernel.rng import seed
from gusher.kernel.sequence import Flow

DRAWS = 500
FAR_OFF = 5  # standard deviations


def check_draws(flow: Flow, ed: Any, g: Any) -> None:
    """Draw many times in a position where chance is due; the generator starts from 0, 1, 2 …, so nothing is left to
    luck."""
    odds, twin, counts = dict(flow.odds(ed, g)), g.clone(), Counter[int]()
    for number in range(DRAWS):
        seed(twin, number)
        counts[flow.draw(ed, twin)] += 1
    assert set(counts) <= set(odds)
    assert surprise(counts, odds) < FAR_OFF


def surprise(counts: Counter[int], odds: dict[int, int]) -> float:
    """Chi square of what was drawn against the odds, in standard deviations above what is to be expected."""
    total = sum(odds.values())
    expected = {outcome: DRAWS * weight / total for outcome, weight in odds.items()}
    square = sum((counts[outcome] - often) ** 2 / often for outcome, often in expected.items())
    free = max(len(odds) - 1, 1)
    return (square - free) / sqrt(2 * free)
