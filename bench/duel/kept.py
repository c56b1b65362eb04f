"""The search, so many simulations a decision that it plays the same on any machine.

    gusher arena bench/duel/kept.py bench/duel/afresh.py --seconds 60 …

tells what the tree is worth that it keeps from one decision to the next.
"""

from __future__ import annotations

from gusher.bots.search import SearchBot

choose = SearchBot(simulations=400).choose
