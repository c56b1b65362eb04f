"""All actions of The Game of Nations and all outcomes of its chance, in the order that fixes the encoding.

The order follows the steps of a turn, then the cards; the moves of leaders come last.  It is pinned by a test:
records, trained networks and masks depend on it.  A State visit is an ordinary `move`."""

from __future__ import annotations

from gusher.kernel.actions import Numbers, Verbs, Words
from gusher.kernel.mask import words_for

from .state import CARD_NAMES, COUNTRIES, COUNTRY_NAMES, HALF_NAMES, RING, SEATS, TYPE_NAMES

PAIRS = tuple((a, b) for a in range(COUNTRIES) for b in range(a + 1, COUNTRIES))  # possible borders
PAIR_FROM = tuple(a for a, b in PAIRS)
PAIR_TO = tuple(b for a, b in PAIRS)

types = Words(*TYPE_NAMES)
countries = Words(*COUNTRY_NAMES)
spaces = Words(*(f"{name}.{place}" for name in COUNTRY_NAMES for place in range(RING)))
waters = Words(*HALF_NAMES, *COUNTRY_NAMES)
stations = Words(*HALF_NAMES, *COUNTRY_NAMES, "reserve")
pairs = Words(*(f"{COUNTRY_NAMES[a]}-{COUNTRY_NAMES[b]}" for a, b in PAIRS))

VERBS = Verbs()  # 2.4: none of them is a deal or a loan
PLACE = VERBS.player("place", types, countries)
AGENT = VERBS.player("agent", spaces)
TANKER_BUY = VERBS.player("tanker buy", waters)
TANKER_PLACE = VERBS.player("tanker place", waters)
TANKER_MOVE = VERBS.player("tanker move", waters, waters)
TANKER_SELL = VERBS.player("tanker sell", stations)
PIPE = VERBS.player("pipe", pairs)
END = VERBS.player("end")
PASS = VERBS.player("pass")
COUP = VERBS.player("coup", types, countries)
REVOLUTION = VERBS.player("revolution", types, countries)
LAUNCH = VERBS.player("launch", waters)
LAY = VERBS.player("lay", pairs)
LOSE_LEADER = VERBS.player("lose leader", spaces)
LOSE_TANKER = VERBS.player("lose tanker", stations)
REVOLT = VERBS.player("revolt", spaces)
MOVE = VERBS.player("move", spaces, spaces)  # last, because it is nine tenths of all actions

FIRST = VERBS.chance("first", Numbers(0, SEATS - 1))
INCIDENT = VERBS.chance("incident", Words(*CARD_NAMES))

ACTIONS = VERBS.size
MASK_WORDS = words_for(ACTIONS)
WATERS = len(waters.values)  # TANKER_MOVE + from * WATERS + to
