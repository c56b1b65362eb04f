"""The same as `kept.py`, but all that is kept counts, also where nothing is known of other actions."""

from __future__ import annotations

from gusher.bots.search import ALL, SearchBot, Settings

choose = SearchBot(simulations=400, settings=Settings(reuse=ALL)).choose
