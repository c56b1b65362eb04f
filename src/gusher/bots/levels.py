"""The bots as a player meets them: five levels, each with its own thinking time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .scripted import ScriptedBot
from .search import SearchBot, Settings


@dataclass(frozen=True)
class Level:
    """A strength to play against."""

    name: str
    bot: Any
    seconds: float  # the longest that it thinks about a decision


LEVELS = (
    Level("novice", ScriptedBot(temper=4000), 0.01),  # knows what matters, and often gets it wrong
    Level("wildcatter", ScriptedBot(temper=1200), 0.01),  # errs where it is close
    Level("foreman", ScriptedBot(), 0.01),  # does what it judges best, without thinking ahead
    Level("baron", SearchBot(0.1, 100, settings=Settings(ideas=6), waver=9), 0.1),  # thinks ahead a little, and errs
    Level("tycoon", SearchBot(seconds=1.0, threads=2), 1.0),  # thinks ahead, on two cores
)
