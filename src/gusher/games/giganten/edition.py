"""Editions of Giganten: finding a file, checking it, and freezing it into the record that the rules read."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from math import lcm
from pathlib import Path
from typing import Any

from gusher.kernel.actions import cell_text
from gusher.kernel.edition import Editions, Keys, ListOf, Provenance, Shape, Source, Switch, Text, Whole
from gusher.kernel.errors import EditionError
from gusher.kernel.mask import BITS

from .state import (
    BEIGE,
    CELLS,
    COLUMNS,
    FACES,
    KINDS,
    MOST_MOVES,
    NONE,
    RED,
    ROWS,
    SCALE,
    SEATS,
    SITES,
    TILES_EACH,
    UNLIMITED,
    Edition,
)
from .verbs import LEAST_TILE, MOST_DEALT, MOST_FACE, MOST_LICENCES, MOST_SALE, MOST_STEPS, MOST_TILE, cells

DEFAULT = "kosmos-1999"
GROUND = ".hM"  # 4.3: each costs one point more than the one before
ZONES = "rwb"  # 1.4, 1.2, 1.3: red, white, blue
EACH_KIND = SITES // KINDS  # S3: 12 sites and 12 tiles
STARRED = 2  # S4: of each kind, empty with three players
THREE = 3
MOST_MONEY = 1_000_000
MOST_CRUDE = 999
MOST_BLACK = 9
MOST_DERRICKS = 5  # S8
LEAST_STAR, MOST_STAR = COLUMNS - 1, COLUMNS
KIND_NAMES = ("one_derrick", "two_derricks", "three_derricks")

# ---- what the file looks like

ORIGIN = Provenance(("rules", "transcribed", "reviews", "reconstructed"))
MONEY = Whole(1, MOST_MONEY)
SITE = Keys({"at": Text(), "kind": Whole(1, KINDS)}, {"empty_with_three_players": Switch(), "provenance": ORIGIN})
CARD: dict[str, Shape] = {"copies": Whole(1, BEIGE), "licences": Whole(0, MOST_DEALT), "moves": Whole(0, MOST_MOVES)}
SPECIAL: dict[str, Shape] = {
    "price_change": Whole(0, MOST_STEPS),
    "free_crude": Switch(),
    "set_back": Whole(0, COLUMNS - 1),
}
BEIGE_CARD = Keys(CARD, SPECIAL | {"provenance": ORIGIN})
RED_CARD = Keys(CARD | {"black": Whole(1, MOST_BLACK)}, SPECIAL | {"provenance": ORIGIN})
TILES = ListOf(Whole(LEAST_TILE, MOST_TILE), EACH_KIND, EACH_KIND)

TABLES: dict[str, dict[str, Shape]] = {
    "edition": {"game": Text(), "title": Text()},
    "terrain": {"rows": ListOf(Text(), 1, CELLS)},
    "drill_sites": {"sites": ListOf(SITE, 1, CELLS)},
    "tiles": dict.fromkeys(KIND_NAMES, TILES),
    "track": {"costs": ListOf(Whole(1, 9), COLUMNS - 1, COLUMNS - 1), "star": Whole(LEAST_STAR, MOST_STAR)},
    "prices": {"scale": ListOf(MONEY, 2, SCALE), "zones": Text()},
    "die": {"faces": ListOf(Whole(-MOST_FACE, MOST_FACE), FACES, FACES)},
    "tanks": {"limit": Whole(0, MOST_SALE), "surplus_price": MONEY},
    "supply": {"crude": Whole(1, MOST_CRUDE)},
    "cards": {"red": ListOf(RED_CARD, 1, RED), "beige": ListOf(BEIGE_CARD, 1, BEIGE)},
    "licences": {"worth_one": Whole(1, MOST_LICENCES), "worth_two": Whole(1, MOST_LICENCES)},
    "start": {"cash": MONEY, "derricks": Whole(1, MOST_DERRICKS), "price": MONEY},
    "costs": dict.fromkeys((*KIND_NAMES, "freight"), MONEY),
    "scoring": {"derrick_by_rank": ListOf(MONEY, SEATS, SEATS), "crude": MONEY},
}
OPTIONAL: dict[str, dict[str, Shape]] = {"supply": {"limited": Switch()}}
FILE = Keys({name: Keys({"provenance": ORIGIN, **fields}, OPTIONAL.get(name, {})) for name, fields in TABLES.items()})


# ---- checking


def _terrain_faults(source: Source) -> Iterator[EditionError]:
    """S2: twelve rows of twenty cells."""
    rows = source.data["terrain"]["rows"]
    if len(rows) != ROWS:
        yield source.fault("edition-terrain-rows", "terrain", "rows", count=len(rows), wanted=ROWS)
    for row, text in enumerate(rows):
        place = ("terrain", "rows", row)
        if len(text) != COLUMNS:
            yield source.fault("edition-terrain-width", *place, row=row + 1, count=len(text), wanted=COLUMNS)
        for column, letter in enumerate(text[:COLUMNS]):
            if letter not in GROUND:
                yield source.fault(
                    "edition-terrain-letter",
                    *place,
                    letter=letter,
                    column=column + 1,
                    cell=cell_text(row * COLUMNS + column, COLUMNS),
                )


def _site_faults(source: Source) -> Iterator[EditionError]:
    """S3, S4: where the sites are, and how many of each kind."""
    sites = source.data["drill_sites"]["sites"]
    taken: dict[int, int] = {}
    for index, site in enumerate(sites):
        place, cell = ("drill_sites", "sites", index, "at"), _cell(site["at"])
        if cell == NONE:
            yield source.fault("edition-site-off-board", *place, at=site["at"], last=cells.texts[-1])
            continue
        if cell % COLUMNS == 0:
            yield source.fault("edition-site-first-column", *place, at=cells.texts[cell])
        for other, before in taken.items():
            if _touch(cell, other):
                yield _too_near(source, index, cell, before, other)
        taken.setdefault(cell, index)
    yield from _site_counts(source)


def _too_near(source: Source, index: int, cell: int, before: int, other: int) -> EditionError:
    """S3: a site on the cell of an earlier one, or next to it."""
    place, line = ("drill_sites", "sites", index, "at"), source.line("drill_sites", "sites", before, "at")
    if cell == other:
        return source.fault("edition-site-twice", *place, at=cells.texts[cell], other_line=line)
    names = {"at": cells.texts[cell], "other": cells.texts[other]}
    return source.fault("edition-sites-touch", *place, **names, other_line=line)


def _site_counts(source: Source) -> Iterator[EditionError]:
    sites = source.data["drill_sites"]["sites"]
    if len(sites) != SITES:
        yield source.fault("edition-sites-count", "drill_sites", "sites", count=len(sites), wanted=SITES)
    for kind in range(1, KINDS + 1):
        of_kind = [site for site in sites if site["kind"] == kind]
        starred = sum(site.get("empty_with_three_players", False) for site in of_kind)
        if len(of_kind) != EACH_KIND:
            yield source.fault(
                "edition-sites-of-kind", "drill_sites", "sites", kind=kind, count=len(of_kind), wanted=EACH_KIND
            )
        if starred != STARRED:
            yield source.fault(
                "edition-sites-starred", "drill_sites", "sites", kind=kind, count=starred, wanted=STARRED
            )


def _cell(text: str) -> int:
    """The cell with this name (``c4`` will do for ``C4``), or NONE."""
    spelled = text.strip().upper()
    return cells.values[cells.texts.index(spelled)] if spelled in cells.texts else NONE


def _touch(cell: int, other: int) -> bool:
    """The same cell, or neighbours, corners included."""
    return abs(cell % COLUMNS - other % COLUMNS) <= 1 and abs(cell // COLUMNS - other // COLUMNS) <= 1


def _price_faults(source: Source) -> Iterator[EditionError]:
    """The scale rises from step to step, and its zones lie in order."""
    scale, zones = source.data["prices"]["scale"], source.data["prices"]["zones"]
    for step in range(1, len(scale)):
        if scale[step] <= scale[step - 1]:
            yield source.fault(
                "edition-price-order", "prices", "scale", step, price=scale[step], before=scale[step - 1]
            )
    if len(zones) != len(scale):
        yield source.fault("edition-zones-count", "prices", "zones", count=len(zones), wanted=len(scale))
    strange = [letter for letter in zones if letter not in ZONES]
    if strange:
        yield source.fault("edition-zones-letter", "prices", "zones", letter=strange[0])
    elif not re.fullmatch("r*w*b*", zones):
        yield source.fault("edition-zones-order", "prices", "zones", zones=zones)


def _start_faults(source: Source) -> Iterator[EditionError]:
    """S5: the markers start on a step of the scale."""
    price, scale = source.data["start"]["price"], source.data["prices"]["scale"]
    if price not in scale:
        near = min(scale, key=lambda step: abs(step - price))
        yield source.fault("edition-price-off-scale", "start", "price", price=price, near=near)


def _die_faults(source: Source) -> Iterator[EditionError]:
    """1.1: no face is 0."""
    for index, face in enumerate(source.data["die"]["faces"]):
        if face == 0:
            yield source.fault("edition-die-zero", "die", "faces", index)


def _roll_faults(source: Source) -> Iterator[EditionError]:
    """1.5: the die alone never leaves the scale."""
    scale, zones = source.data["prices"]["scale"], source.data["prices"]["zones"]
    for step, letter in enumerate(zones[: len(scale)]):
        for face in source.data["die"]["faces"]:
            move = {"r": abs(face), "w": face, "b": -abs(face)}.get(letter, 0)
            if not 0 <= step + move < len(scale):
                yield source.fault(
                    "edition-die-leaves-scale", "prices", "scale", step, price=scale[step], zone=letter, face=face
                )
                break


def _card_faults(source: Source) -> Iterator[EditionError]:
    """S7: 12 red and 30 beige cards; 4.8 speaks of *the* special action."""
    for deck, wanted in (("red", RED), ("beige", BEIGE)):
        rows = source.data["cards"][deck]
        count = sum(row["copies"] for row in rows)
        if count != wanted:
            yield source.fault("edition-cards-total", "cards", deck, deck=deck, count=count, wanted=wanted)
        for index, row in enumerate(rows):
            actions = [key for key in SPECIAL if row.get(key)]
            if len(actions) > 1:
                yield source.fault("edition-card-specials", "cards", deck, index, actions=", ".join(actions))


def _tank_faults(source: Source) -> Iterator[EditionError]:
    """The most that a tank can hold at an auction (kept, one from each derrick, one free) can be sold at once."""
    limit, derricks = source.data["tanks"]["limit"], source.data["start"]["derricks"]
    if limit + derricks + 1 > MOST_SALE:
        yield source.fault(
            "edition-tank-limit", "tanks", "limit", limit=limit, derricks=derricks, most=MOST_SALE - derricks - 1
        )


def _freight_faults(source: Source) -> Iterator[EditionError]:
    """6.5, 6.6: the freight divides into whole dollars among two, three or four."""
    freight, parts = source.data["costs"]["freight"], lcm(*range(2, SEATS + 1))
    if freight % parts:
        lower = max(freight // parts, 1) * parts
        yield source.fault(
            "edition-freight-shares", "costs", "freight", freight=freight, lower=lower, higher=lower + parts
        )


# ---- freezing


def freeze(source: Source, players: int, options: Mapping[str, object]) -> Edition:
    """A valid file and the options as the record that the rules read."""
    edition, data = Edition(), source.data
    _freeze_terrain(edition, data["terrain"]["rows"])
    _freeze_sites(edition, data["drill_sites"]["sites"], players)
    _freeze_prices(edition, data)
    _freeze_cards(edition, data["cards"])
    _freeze_numbers(edition, data)
    _freeze_options(edition, data, options)
    return edition


def _freeze_terrain(edition: Edition, rows: list[str]) -> None:
    edition.board = zlib.crc32("".join(rows).encode()) + 1
    for cell in range(CELLS):
        kind = GROUND.index(rows[cell // COLUMNS][cell % COLUMNS])
        edition.cost[cell] = kind + 1
        edition.ground[kind][cell // BITS] |= 1 << cell % BITS


def _freeze_sites(edition: Edition, sites: list[dict[str, Any]], players: int) -> None:
    """Sorted by column, then row (6.2); with three players, without the sites marked "3" (S4)."""
    played = [
        (_cell(site["at"]), site["kind"] - 1)
        for site in sites
        if players > THREE or not site.get("empty_with_three_players", False)
    ]
    played.sort(key=lambda site: (site[0] % COLUMNS, site[0]))
    edition.sites = len(played)
    edition.site_cell = [NONE] * SITES
    edition.site_at = [NONE] * CELLS
    for index, (cell, kind) in enumerate(played):
        edition.site_cell[index], edition.site_kind[index] = cell, kind
        edition.site_at[cell] = index
    for kind in range(KINDS):
        sites_of_kind = [index for index, (_, other) in enumerate(played) if other == kind]
        edition.kind_sites[kind] = sites_of_kind + [NONE] * (TILES_EACH - len(sites_of_kind))
    edition.near = [_near(edition.site_at, cell) for cell in range(CELLS)]


def _near(site_at: list[int], cell: int) -> list[int]:
    """The sites to the left, above, below and to the right, then NONE."""
    row, column = divmod(cell, COLUMNS)
    beside = ((row, column - 1), (row - 1, column), (row + 1, column), (row, column + 1))
    found = [site_at[r * COLUMNS + c] for r, c in beside if 0 <= r < ROWS and 0 <= c < COLUMNS]
    found = [site for site in found if site != NONE]
    return found + [NONE] * (len(beside) - len(found))


def _freeze_prices(edition: Edition, data: dict[str, Any]) -> None:
    scale = data["prices"]["scale"]
    edition.scale = len(scale)
    edition.price[: len(scale)] = scale
    edition.zone[: len(scale)] = [ZONES.index(letter) - 1 for letter in data["prices"]["zones"]]
    edition.start_step = scale.index(data["start"]["price"])
    edition.die = list(data["die"]["faces"])


def _freeze_cards(edition: Edition, cards: dict[str, Any]) -> None:
    """Beige rows from 0 on, red ones from BEIGE on."""
    for base, deck in ((0, "beige"), (BEIGE, "red")):
        setattr(edition, deck, len(cards[deck]))
        for index, row in enumerate(cards[deck], base):
            edition.card_count[index] = row["copies"]
            edition.card_licences[index] = row["licences"]
            edition.card_moves[index] = row["moves"]
            edition.card_black[index] = row.get("black", 0)
            edition.card_price[index] = row.get("price_change", 0)
            edition.card_crude[index] = int(row.get("free_crude", False))
            edition.card_setback[index] = row.get("set_back", 0)


def _rail_reach(track: list[int], column: int, points: int) -> int:
    """4.7: the last column that a locomotive can reach from a column."""
    while column + 1 < COLUMNS and track[column + 1] <= points:
        column += 1
        points -= track[column]
    return column


def _freeze_numbers(edition: Edition, data: dict[str, Any]) -> None:
    for kind, name in enumerate(KIND_NAMES):
        edition.build_cost[kind] = data["costs"][name]
        for value in data["tiles"][name]:
            edition.tiles[kind][value] += 1
    edition.track = [0, *data["track"]["costs"]]
    edition.rail_reach = [
        [_rail_reach(edition.track, column, points) for points in range(MOST_MOVES + 1)] for column in range(COLUMNS)
    ]
    edition.licence_ones = data["licences"]["worth_one"]
    edition.licence_twos = data["licences"]["worth_two"]
    edition.cash = data["start"]["cash"]
    edition.derricks = data["start"]["derricks"]
    edition.freight = data["costs"]["freight"]
    edition.tank_limit = data["tanks"]["limit"]
    edition.surplus_price = data["tanks"]["surplus_price"]
    edition.rank_pay = list(data["scoring"]["derrick_by_rank"])
    edition.crude_pay = data["scoring"]["crude"]


def printed_star(data: Mapping[str, Any]) -> int:
    """2.2: where the file has the star, unless the table says otherwise."""
    star: int = data["track"]["star"]
    return star


def printed_supply(data: Mapping[str, Any]) -> str:
    """S6: unlimited, unless the file or the table says otherwise."""
    return "60" if data["supply"].get("limited", False) else "unlimited"


def _freeze_options(edition: Edition, data: dict[str, Any], options: Mapping[str, Any]) -> None:
    edition.supply = UNLIMITED if options["crude_supply"] == "unlimited" else data["supply"]["crude"]
    edition.price_up_to = int(options["price_change"] == "up-to")
    edition.special_may = int(options["special"] == "may")
    edition.carrier_forced = int(options["carrier"] == "most-advanced")
    edition.free_bids = int(options["bids"] == "free")
    edition.inflation = int(options["inflation"])
    edition.star = options["star"]
    edition.first = NONE if options["first"] == "random" else options["first"]


CHECKS = (
    (("terrain",), _terrain_faults),
    (("drill_sites",), _site_faults),
    (("prices",), _price_faults),
    (("prices", "start"), _start_faults),
    (("die",), _die_faults),
    (("prices", "die"), _roll_faults),
    (("cards",), _card_faults),
    (("tanks", "start"), _tank_faults),
    (("costs",), _freight_faults),
)
EDITIONS = Editions("giganten", Path(__file__).parent / "editions", DEFAULT, FILE, CHECKS, freeze)
