"""A fingerprint of a game of random play: it tells whether interpreted and compiled rules play the same."""

from __future__ import annotations

from gusher.kernel.driver import begin, step
from gusher.kernel.engine import blank, entry, linked
from gusher.kernel.game import Ruleset
from gusher.kernel.jit import rule
from gusher.kernel.layout import Array, Layout
from gusher.kernel.mask import pick
from gusher.kernel.rng import WORD, below, scramble


@rule
def digest(eds: Array, states: Array, scratches: Array, number: int, players: int) -> int:
    """A random game in `states[0]`; a fingerprint of every legal mask and every choice on the way."""
    ed = eds[0]
    g = states[0]
    scratch = scratches[0]
    options = begin(ed, g, scratch, number, players)
    digest = 0
    while options > 0:
        for word in range(len(scratch.mask)):
            if scratch.mask[word] != 0:
                digest = scramble(digest ^ (scratch.mask[word] & WORD)) ^ scramble((scratch.mask[word] >> 32) + word)
        chosen = pick(scratch.mask, scratch.used, below(g, options))
        digest = scramble(digest ^ chosen)
        options = step(ed, g, scratch, chosen)
    return digest


def interpreted(ruleset: Ruleset, seed: int) -> tuple[int, Layout]:
    """The fingerprint of the game with this seed, and its final state."""
    rules = ruleset.game.rules
    state, scratch = rules.State(), rules.Scratch()
    play = linked(ruleset.game, digest)
    return play([ruleset.edition], [state], [scratch], seed, ruleset.players), state  # type: ignore[arg-type]  # lists do


def compiled(ruleset: Ruleset, seed: int) -> tuple[int, Array]:
    """The same in compiled code."""
    arrays = blank(ruleset)
    return int(entry(ruleset.game, digest)(*arrays, seed, ruleset.players)), arrays[1]
