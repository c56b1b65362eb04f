"""The bots as a player meets them, from the easiest to the strongest."""

from __future__ import annotations

from .lookahead import LookaheadBot
from .network import NetworkBot
from .search import SearchBot

LEVELS: dict[str, NetworkBot | LookaheadBot] = {
    "novice": NetworkBot(temperature=5.0),  # knows what matters, and often gets it wrong
    "wildcatter": NetworkBot(temperature=3.0),  # errs where it is close
    "foreman": NetworkBot(temperature=2.0),  # wavers between what looks good
    "baron": NetworkBot(),  # does what it judges best, without thinking ahead
    "tycoon": LookaheadBot(),  # thinks ahead
}

CHAMPIONS: dict[str, SearchBot] = {
    "tycoon-1": SearchBot(seconds=1.0, threads=2),  # the strongest in November 2026
}
"""Formerly the strongest bots, unchanged since: stronger bots are measured against them."""
