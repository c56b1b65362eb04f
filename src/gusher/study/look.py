"""What an action leads to: the next decision in every position that a seat thinks possible, as rules."""

from __future__ import annotations

from gusher.kernel.driver import score, step
from gusher.kernel.jit import rule
from gusher.kernel.layout import Array, Layout, StateLike
from gusher.kernel.rng import seed
from gusher.kernel.stepping import observe

ENDED = -1
"""Instead of a seat: the game is over."""


@rule
def win_shares(ed: Layout, g: StateLike, shares: list[float]) -> None:
    """Each seat's share of the win: the best score wins, and equals share it."""
    best = score(ed, g, 0)
    alike = 0
    for seat in range(g.players):
        best = max(best, score(ed, g, seat))
    for seat in range(g.players):
        alike += score(ed, g, seat) == best
    for seat in range(g.players):
        shares[seat] = 1.0 / alike if score(ed, g, seat) == best else 0.0


@rule
def look_ahead(
    eds: Array,
    worlds: Array,
    states: Array,
    scratches: Array,
    actions: Array,
    trials: int,
    rows: Array,
    seats: Array,
    shares: Array,
    weights: Array,
) -> int:
    """Try each action in the same positions and with the same chance, `trials` times, up to the next decision or the
    end.  A trial fills a row: what the seat to decide sees, which seat that is, and at the end the shares of the win.

    Where there is one position and nothing was left to chance, one row stands for all trials (`weights`).  How many rows
    were filled."""
    ed, g, scratch = eds[0], states[0], scratches[0]
    used = 0
    for number in range(len(actions)):
        for trial in range(trials):
            states[0] = worlds[trial % len(worlds)]
            seed(g, trial)
            is_decision = step(ed, g, scratch, actions[number])
            weights[used, number] = 1
            if is_decision:
                seats[used] = g.seat
                observe(ed, g, g.seat, rows[used])
            else:
                seats[used] = ENDED
                win_shares(ed, g, shares[used])
            used += 1
            if len(worlds) == 1 and g.draws == 0:
                break
    return used
