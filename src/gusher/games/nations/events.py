"""What the rules of The Game of Nations report as they run; `text.py` and the locales put it into words."""

from __future__ import annotations

from gusher.kernel.events import Events

EVENTS = Events()
TURN_BEGINS = EVENTS.add("turn-begins", "round", "seat")
NETWORK = EVENTS.add("network", "seat", "countries", "tankers", "derricks")  # countries as bits
LOADED = EVENTS.add("loaded", "seat", "country", "pairs", "millions")  # whose derricks, in that network
COLLECTED = EVENTS.add("collected", "seat", "millions")
NOT_COLLECTED = EVENTS.add("not-collected", "seat")  # a strike
PLACED = EVENTS.add("placed", "seat", "type", "country", "millions")
AGENT_PLACED = EVENTS.add("agent-placed", "seat", "space")
MOVED = EVENTS.add("moved", "seat", "from_space", "space", "millions")
AGENT_MOVED = EVENTS.add("agent-moved", "seat", "from_space", "space")
WAY = EVENTS.add("way", "seat", "space")  # one for each space of a move, in order, the goal last
FELL = EVENTS.add("fell", "seat", "type", "space", "is_out")
CONTROL = EVENTS.add("control", "seat", "country")
TANKERS_TAKEN = EVENTS.add("tankers-taken", "seat", "country", "count", "from_seat")
SKIPPED = EVENTS.add("skipped", "seat")  # the leader step
STEP_USED = EVENTS.add("step-used", "seat")  # by a card
TANKER_PLACED = EVENTS.add("tanker-placed", "seat", "station", "millions")
TANKER_MOVED = EVENTS.add("tanker-moved", "seat", "from_station", "station")
TANKER_GONE = EVENTS.add("tanker-gone", "seat", "station", "millions")  # sold, or lost for 0
PIPELINE = EVENTS.add("pipeline", "seat", "pair", "millions")
CARD_TAKEN = EVENTS.add("card-taken", "seat", "card")
NO_EFFECT = EVENTS.add("no-effect", "seat", "card")
RECEIVED = EVENTS.add("received", "seat", "millions")
PAID = EVENTS.add("paid", "seat", "payee", "millions", "owed")  # payee -1: the bank
STRIKE = EVENTS.add("strike", "seat")
OUT = EVENTS.add("out", "seat", "millions")
LAST_LEFT = EVENTS.add("last-left", "seat")
LIMIT_REACHED = EVENTS.add("limit-reached", "rounds")
