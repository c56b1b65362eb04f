"""Scratch paper beside a game, not part of it: the legal mask, and the ways of a leader."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i8, i16, i64
from gusher.kernel.mask import clear, span

from .state import COUNTRIES, SPACES, WORDS
from .verbs import ACTIONS, MASK_WORDS

EVERYTHING = span(0, ACTIONS - 1)

ENTRIES = 1200  # room for the ways from country to country; `edition.py` makes sure it is enough


class Scratch(Layout):
    """One for each thread that plays; its contents mean nothing after the call that filled it."""

    mask = i64(MASK_WORDS)
    used = i64()  # which of its words are in use (mask.py)

    # where the player's leaders must stop; where anybody stands; opponents on capitals; whom a leader cannot attack
    stops = i64(WORDS)
    taken = i64(WORDS)
    rivals = i64(WORDS)
    walls = i64(WORDS)

    # the spaces a leader can reach; for those, how far it is, and the last piece of the way there
    reached = i64(WORDS)
    far = i8(SPACES)
    entry = i16(SPACES)  # the entry into the country
    way = i8(SPACES)  # and the way round from there

    # entries into countries; number 0 is the start of the move
    entry_space = i8(ENTRIES)
    entry_far = i8(ENTRIES)
    entry_been = i16(ENTRIES)  # countries on the way so far, this one included, one bit each
    entry_before = i16(ENTRIES)  # the entry into the country before,
    entry_way = i8(ENTRIES)  # and the way round there
    entry_older = i16(ENTRIES)  # the entry found before into the same country, or NONE
    entered = i64(WORDS)  # the spaces with an entry,
    newest = i16(COUNTRIES)  # and the last one found in each country


@rule
def lay_out(scratch: Scratch) -> None:
    """Prepare a scratch for its first use: its memory need not have been zeroed."""
    clear(scratch.mask, EVERYTHING)
    scratch.used = 0
