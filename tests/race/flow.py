"""The sequence of play."""

from __future__ import annotations

from gusher.kernel.sequence import sequence, turns

from .phases import pick, run, setup
from .scratch import lay_out
from .state import Phase

PLAY = sequence(Phase, once=setup, then=turns(pick, run), lay_out=lay_out)
