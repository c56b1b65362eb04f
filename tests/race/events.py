"""What the rules emit."""

from __future__ import annotations

from gusher.kernel.events import Events

EVENTS = Events()
BEGINS = EVENTS.add("begins", "seat")
RAN = EVENTS.add("ran", "seat", "runner", "spaces")
HOME = EVENTS.add("home", "seat")
