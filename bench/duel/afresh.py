"""The same as `kept.py`, but for its tree: it begins every decision with an empty one."""

from __future__ import annotations

from gusher.bots.search import NOTHING, SearchBot, Settings

choose = SearchBot(simulations=400, settings=Settings(reuse=NOTHING)).choose
