"""The bots as a player meets them, from the easiest to the strongest."""

from __future__ import annotations

from .scripted import ScriptedBot
from .search import SearchBot, Settings

LEVELS: dict[str, ScriptedBot | SearchBot] = {
    "novice": ScriptedBot(temper=4000),  # knows what matters, and often gets it wrong
    "wildcatter": ScriptedBot(temper=1200),  # errs where it is close
    "foreman": ScriptedBot(),  # does what it judges best, without thinking ahead
    "baron": SearchBot(seconds=0.1, simulations=100, settings=Settings(ideas=6), waver=9),  # thinks ahead a little
    "tycoon": SearchBot(seconds=1.0, threads=2),  # thinks ahead, on two cores
}
