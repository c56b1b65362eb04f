"""The sequence of play."""

from __future__ import annotations

from gusher.kernel.sequence import each_player, rounds, sequence

from .phases import auctions, cards, derricks, die, licences, limit, moving, prices, setup, special, transport
from .scratch import lay_out
from .state import Phase

PLAY = sequence(
    Phase,
    once=setup,  # S1–S10
    then=rounds(
        prices,  # Action 1
        cards,  # Action 2
        licences,  # Action 3
        *each_player(moving, special),  # Action 4
        derricks,  # Action 5
        transport,  # Action 6
        auctions,  # Action 7
        limit,  # Action 8
        die,  # Action 9
    ),
    lay_out=lay_out,
    together=[(setup, prices), (limit, die)],
)
