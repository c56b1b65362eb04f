"""What a seat can work out about what it does not see: by exact odds, from its view alone."""

from __future__ import annotations

from typing import Any

from gusher.kernel.match import game_shown, ruleset_of
from gusher.kernel.parts import View


def deduction(view: View) -> Any:
    """What the seat of a view (what ``match.view(seat)`` gave) can work out: a struct of the game's own, which its
    `deduction.py` declares.

    >>> import gusher
    >>> match = gusher.new("giganten", players=3, seed=7)
    >>> [(one.value, one.share) for one in deduction(match.view(0)).tiles[1].odds]  # under each of the red tiles
    [(2, 0.5), (5, 0.5)]
    """
    game = game_shown(view)
    return game.deduction.deduce(ruleset_of(game, view).edition, view)
