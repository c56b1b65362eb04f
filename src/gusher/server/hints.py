"""Hints: what a bot would do on the seat that asks, and what it expects, from what that seat may know.

Nothing but the seat's own view goes in, the thinking is done in a process of its own, and the answer goes to the
connection that asked and to nobody else."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from gusher.bots import hints
from gusher.kernel import registry
from gusher.kernel.errors import GusherError
from gusher.kernel.game import Game

from . import protocol as p
from . import showing

if TYPE_CHECKING:
    from .bots import Thinkers
    from .visitor import Visitor

SECONDS = 1.0
POOL, LEVEL = "hint", "search"  # where hints are thought of, and whose compiled code they run


class NoHint(GusherError):
    """The bot has nothing to say."""


def ponder(view: Mapping[str, Any], seconds: float) -> list[p.Idea]:
    """The bot's ideas, the best first, in whatever process this runs; the same for the same view."""
    game = registry.get(view["game"])
    seed = hashlib.sha256(msgspec.json.encode(view)).hexdigest()
    found = hints.hint(view, Random(seed), seconds)
    if not found.ideas:
        return [p.Idea(found.action)]
    return [
        p.Idea(idea.action, round(idea.shares[found.seat], 3), hints.spoken_score(game, idea.scores[found.seat]))
        for idea in found.ideas
    ]


async def answer(thinkers: Thinkers, who: Visitor, asked: p.AskHint, game: Game, view: Mapping[str, Any]) -> None:
    """Think beside everything else, and tell the one who asked."""
    try:
        thinkers.compile(LEVEL, game.name)
        ideas = await thinkers.think(POOL, ponder, view, SECONDS)
        if ideas is None:
            raise NoHint("server-no-hint")
        who.send(p.encode(p.HintMessage(asked.id, asked.rev, ideas)))
    except GusherError as error:
        who.send(p.encode(showing.refused(asked.id, error, who.lang)))
    finally:
        who.hinted()
