"""Working memory beside a state: here the mask alone."""

from __future__ import annotations

from gusher.kernel.jit import rule
from gusher.kernel.layout import Layout, i64
from gusher.kernel.mask import clear, span

from .verbs import ACTIONS, MASK_WORDS

EVERYTHING = span(0, ACTIONS - 1)


class Scratch(Layout):
    mask = i64(MASK_WORDS)
    used = i64()


@rule
def lay_out(scratch: Scratch) -> None:
    """Where memory does not come zeroed, this makes it usable."""
    clear(scratch.mask, EVERYTHING)
    scratch.used = 0
