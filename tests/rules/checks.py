"""What holds in every game: chance falls as its odds say, and a new game keeps nothing of the one before."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from gusher.kernel.game import Game
from gusher.kernel.mask import count, members
from gusher.kernel.rng import seed
from gusher.kernel.sequence import Flow

DRAWS = 500
FAR_OFF = 5  # standard deviations
GENERATOR = ("key", "draws")  # setting up leaves it alone


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


def check_mask(game: Game, ed: Any, g: Any) -> None:
    """Does `legal` name every word of the mask that it has used?"""
    scratch: Any = game.rules.Scratch()
    used = game.rules.flow.legal(ed, g, scratch)
    assert count(scratch.mask, used) == len(list(members(scratch.mask))) > 0


def check_set_up(game: Game, players: int, number: int) -> None:
    """Set a game up over a record that is full of a number."""
    ed, clean, used = game.ruleset(None, players).edition, game.rules.State(), game.rules.State()
    for field in used.fields:
        if field not in GENERATOR:
            setattr(used, field, filled(getattr(used, field), number))
    game.rules.flow.set_up(ed, clean, players)
    game.rules.flow.set_up(ed, used, players)
    assert used == clean


def filled(value: Any, number: int) -> Any:
    return [filled(each, number) for each in value] if isinstance(value, list) else number
