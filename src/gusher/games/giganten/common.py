"""What several actions share: turn order, prices, the supply, cells and sites, licences in hand."""

from __future__ import annotations

from gusher.kernel.jit import emit, rule
from gusher.kernel.mask import has
from gusher.kernel.rng import below

from .events import PRICE_MOVED
from .state import NONE, TILES_EACH, UNLIMITED, Edition, State
from .verbs import LEAST_TILE, MOST_TILE, TILE


@rule
def player_at(g: State, turn: int) -> int:
    """The seat at position `turn` (0, 1 …) in turn order: clockwise from the first player."""
    return (g.first + turn) % g.players


@rule
def shift_price(ed: Edition, g: State, company: int, steps: int) -> None:
    """Move a price marker, stopping at the ends of the scale."""
    old = g.price[company]
    g.price[company] = min(max(old + steps, 0), ed.scale - 1)
    emit(g, PRICE_MOVED, company, old, g.price[company])


@rule
def has_supply(g: State) -> bool:
    """S6: is any crude left?"""
    return g.supply == UNLIMITED or g.supply > 0


@rule
def to_supply(g: State, crude: int) -> None:
    if g.supply != UNLIMITED:
        g.supply += crude


@rule
def from_supply(g: State, wanted: int) -> int:
    """S6: take what is wanted, or whatever is left."""
    if g.supply == UNLIMITED:
        return wanted
    taken = min(wanted, g.supply)
    g.supply -= taken
    return taken


@rule
def licence_value(g: State, seat: int) -> int:
    """The total value of the licences in a hand."""
    return 2 * g.licences[seat] - g.ones[seat]


@rule
def may_stop(g: State, seat: int, cell: int) -> bool:
    """4.4, 4.5: a truck cannot stop on a drill site, a derrick or another truck."""
    if has(g.tile_cells, cell) or has(g.derrick_cells, cell):
        return False
    for other in range(g.players):
        if other != seat and g.truck[other] == cell:
            return False
    return True


@rule
def seen_tiles(ed: Edition, g: State, kind: int) -> int:
    """How many tiles of a kind anyone has seen, by value, in eight bits each."""
    seen = 0
    for place in range(TILES_EACH):
        site = ed.kind_sites[kind][place]
        if site != NONE:
            seen += 1 << (8 * g.tile[site])  # value 0: not seen yet
    return seen


@rule
def tiles_left(ed: Edition, seen: int, kind: int, value: int) -> int:
    """How many tiles of a kind and value nobody has seen yet."""
    return ed.tiles[kind][value] - ((seen >> (8 * value)) & 255)


@rule
def draw_tile(ed: Edition, g: State) -> int:
    """Draw the tile on `g.site` from those of its kind that nobody has seen."""
    kind = ed.site_kind[g.site]
    seen = seen_tiles(ed, g, kind)
    left = 0
    for value in range(LEAST_TILE, MOST_TILE + 1):
        left += tiles_left(ed, seen, kind, value)
    chosen = below(g, left)
    for value in range(LEAST_TILE, MOST_TILE + 1):
        chosen -= tiles_left(ed, seen, kind, value)
        if chosen < 0:
            return TILE + value - LEAST_TILE
    return NONE


def tile_odds(ed: Edition, g: State) -> list[tuple[int, int]]:
    """The exact odds of `draw_tile`."""
    kind = ed.site_kind[g.site]
    seen = seen_tiles(ed, g, kind)
    ways = [
        (TILE + value - LEAST_TILE, tiles_left(ed, seen, kind, value)) for value in range(LEAST_TILE, MOST_TILE + 1)
    ]
    return [(outcome, weight) for outcome, weight in ways if weight]
