"""The board as a picture, from a view, with the measures and symbols of the browser (`art/`)."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gusher.kernel.actions import column_text
from gusher.kernel.parts import View
from gusher.kernel.picture import Drawing, element, group, symbol, text

from .state import COLUMNS, COMPANY_NAMES, ROWS

ART = Path(__file__).parent / "art"
MEASURES = json.loads((ART / "geometry.json").read_text(encoding="utf-8"))
UNIT, EDGE, SEA, HEADER = (MEASURES[key] for key in ("unit", "edge", "sea", "header"))
LANE, BLACK_WIDTH, BLACK_LANE = (MEASURES[key] for key in ("lane", "black_lane", "lanes"))
WIDTH, LAND_WIDTH, LAND_HEIGHT = EDGE + COLUMNS * UNIT + SEA, COLUMNS * UNIT, ROWS * UNIT
TRACK = EDGE + LAND_HEIGHT + 4  # where the railway begins
TRACK_HEIGHT = HEADER + BLACK_LANE * LANE + BLACK_WIDTH
PANEL = TRACK + TRACK_HEIGHT + 8
GAUGE = 3.5
HEIGHT = PANEL + 84
RIGS = {1: (0,), 2: (-7.5, 7.5), 3: (-11, 0, 11)}
"""Where the derricks of a tile stand, by its kind."""
Point = tuple[float, float]


def draw(edition: Mapping[str, Any], view: View) -> Drawing:
    """The land, the railway and the players of one view; `edition` is the edition's file."""
    layers = [*_land(edition, view), *_track(edition, view), *_sites(view), *_trucks(view), *_panel(view)]
    return Drawing(WIDTH, HEIGHT, layers)


def _middle(column: float, row: float) -> Point:
    return EDGE + (column + 0.5) * UNIT, EDGE + (row + 0.5) * UNIT


def _cell(name: str) -> Point:
    return _middle(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def _land(edition: Mapping[str, Any], view: View) -> list[str]:
    right = EDGE + LAND_WIDTH
    shore = [(right + 13 + 5 * math.sin(s * 0.045) + 3 * math.sin(s * 0.13 + 1), EDGE + s) for s in range(0, 601, 12)]
    coast = "L".join(f"{x:.1f} {y}" for x, y in [(right, EDGE), *shore, (right, EDGE + LAND_HEIGHT)])
    lines = [f"M{EDGE + n * UNIT} {EDGE}v{LAND_HEIGHT}" for n in range(1, COLUMNS)]
    lines += [f"M{EDGE} {EDGE + n * UNIT}h{LAND_WIDTH}" for n in range(1, ROWS)]
    covered = {site["cell"] for site in view["facts"]["sites"] if site["status"] != "empty"}
    found = [
        element("rect", x=right, y=EDGE, width=SEA - 4, height=LAND_HEIGHT, cls="sea"),
        element("path", d=f"M{coast}Z", cls="coast"),
        element("rect", x=EDGE, y=EDGE, width=LAND_WIDTH, height=LAND_HEIGHT, cls="plain"),
        element("rect", x=EDGE, y=EDGE, width=UNIT, height=LAND_HEIGHT, cls="town"),
    ]
    for row, letters in enumerate(edition["terrain"]["rows"]):
        for column, letter in enumerate(letters):
            x, y = _middle(column, row)
            if letter != ".":
                ground = "peak" if letter == "M" else "hill"
                found.append(element("rect", x=x - 25, y=y - 25, width=50, height=50, rx=14, cls=ground))
            art = _growth(letter, column, row)
            if art and f"{column_text(column)}{row + 1}" not in covered:
                found.append(symbol(art, x - 23, y - 23, 46, 46))
    found.append(element("path", d="".join(lines), cls="grid"))
    found.append(element("rect", x=EDGE, y=EDGE, width=LAND_WIDTH, height=LAND_HEIGHT, cls="frame"))
    found += [text(_middle(n, 0)[0], EDGE / 2, column_text(n), 15) for n in range(COLUMNS)]
    found += [text(EDGE / 2, _middle(0, n)[1], n + 1, 15) for n in range(ROWS)]
    return found


def _growth(letter: str, column: int, row: int) -> str:
    """What grows in a cell: it varies from cell to cell but never from picture to picture."""
    mixed = math.sin(column * 127.1 + row * 311.7) * 43758.5453
    roll = mixed - math.floor(mixed)
    if letter in "Mh":
        return f"art-{'mountain' if letter == 'M' else 'hill'}-{1 if roll < 0.5 else 2}"
    if roll < 0.38:
        return f"art-scrub-{1 if roll < 0.2 else 2}"
    return "art-cactus" if roll > 0.95 else ""


def _track(edition: Mapping[str, Any], view: View) -> list[str]:
    costs, star, state = edition["track"]["costs"], int(view["options"]["star"]), view["state"]
    found = [element("rect", x=EDGE, y=TRACK, width=LAND_WIDTH, height=TRACK_HEIGHT, rx=5, cls="bed")]
    for column, cost in enumerate(costs, 1):
        x = EDGE + column * UNIT
        if cost > 1:
            found.append(element("rect", x=x, y=TRACK, width=UNIT, height=TRACK_HEIGHT, cls=f"cost-{cost}"))
        found.append(element("circle", cx=x + UNIT / 2, cy=TRACK + HEADER / 2, r=9, cls="coin"))
        found.append(text(x + UNIT / 2, TRACK + HEADER / 2, cost, 13))
    found += _rails(view["players"], star)
    x, y = _on_track(star, 1.5)
    found.append(symbol("icon-star", x - 22, y - 22, 44, 44, "star"))
    for seat, column in enumerate(state["loco"][: view["players"]]):
        engine = symbol("art-loco", -19.5, -11, 39, 22), symbol(f"mark-{seat}", -5.5, -5.5, 11, 11, "light-mark")
        found.append(group(*engine, cls=f"seat-{seat}", at=_on_track(column, seat)))
    return [*found, _black(min(state["black"], star), star)]


def _rails(players: int, star: int) -> list[str]:
    """Ballast, sleepers and rails, under the wheels of each lane."""
    found = []
    for lane in [*range(players), BLACK_LANE]:
        is_black = lane == BLACK_LANE
        (x, y), (end, _) = _on_track(-0.45, lane), _on_track(star + 0.1 if is_black else COLUMNS - 0.6, lane)
        y += 10 if is_black else 5
        found += [element("path", d=f"M{x} {y}H{end}", cls=f"giganten-{part}") for part in ("ballast", "sleepers")]
        found.append(element("path", d=f"M{x} {y - GAUGE}H{end}M{x} {y + GAUGE}H{end}", cls="giganten-rails"))
    return found


def _black(column: int, star: int) -> str:
    """The clock of the game: its hand points at the star when the game ends."""
    hand = element("g", symbol("art-clock-hand", -10, -10, 20, 20), transform=f"rotate({360 * column / star:.1f})")
    engine = symbol("art-black-loco", -29, -18, 58, 36)
    return group(engine, group(hand, at=(-3, 0)), cls="black", at=_on_track(column, BLACK_LANE))


def _on_track(column: float, lane: float) -> Point:
    width = BLACK_WIDTH if lane == BLACK_LANE else LANE
    return EDGE + (column + 0.5) * UNIT, TRACK + HEADER + lane * LANE + width / 2


def _sites(view: View) -> list[str]:
    found = []
    for site in view["facts"]["sites"]:
        if site["status"] == "derrick":
            found.append(group(*_derrick(site), cls=f"seat-{site['owner']}", at=_cell(site["cell"])))
        elif site["status"] == "tile":
            found.append(group(*_tile(site, view["seat"]), at=_cell(site["cell"])))
    return found


def _derrick(site: Mapping[str, Any]) -> list[str]:
    return [
        element("ellipse", cx=0, cy=20, rx=20, ry=5, cls="ground"),
        symbol("art-derrick", -20, -26, 40, 48),
        symbol(f"mark-{site['owner']}", -23, -23, 15, 15, "mark"),
        symbol("art-barrel", 4.5, 0.5, 19, 23),
        text(14, 12, site["crude"], 14, "on-oil"),
    ]


def _tile(site: Mapping[str, Any], seat: int | None) -> list[str]:
    is_known = site["tile"] is not None
    face = "red-face" if site["kind"] == 2 else "face"
    found = [element("rect", x=-20, y=-20, width=40, height=40, rx=6, cls=face)]
    found += [symbol("art-rig", dx - 9, -19 if is_known else -13, 18, 25) for dx in RIGS[site["kind"]]]
    if is_known:
        found.append(element("rect", x=-17, y=2, width=34, height=19, rx=9.5, cls="known"))
        found.append(text(0, 12, site["tile"], 17, "value"))
    others = [other for other in site["looked"] if other != seat]
    marks = [symbol(f"mark-{other}", -24 + 11 * place, -25, 12, 12, "mark") for place, other in enumerate(others)]
    return [*found, *(group(mark, cls=f"seat-{other}") for mark, other in zip(marks, others, strict=True))]


def _trucks(view: View) -> list[str]:
    found = []
    for seat, cell in enumerate(view["facts"]["trucks"]):
        if cell is not None:
            ground = element("ellipse", cx=0, cy=14, rx=21, ry=4, cls="ground")
            truck, mark = symbol("art-truck", -22, -16, 44, 32), symbol(f"mark-{seat}", -15, -6.5, 14, 14, "light-mark")
            found.append(group(ground, truck, mark, cls=f"seat-{seat}", at=_cell(cell)))
    return found


def _panel(view: View) -> list[str]:
    """The prices, and each player's money, licences, derricks and crude."""
    state, facts, result = view["state"], view["facts"], view.get("result")
    found = []
    for place, (name, price) in enumerate(zip(COMPANY_NAMES, facts["prices"], strict=True)):
        x = WIDTH - 190 * (3 - place)
        found.append(symbol(f"art-{name}", x, PANEL, 24, 24, f"giganten-{name}"))
        found.append(text(x + 30, PANEL + 12, f"{name.title()} {price:,} $", 16, anchor="start"))
    wide = (WIDTH - 20) / view["players"]
    for seat in range(view["players"]):
        x, y = 14 + seat * wide, PANEL + 26
        is_due = " due" if view["to_act"] == seat else ""
        found.append(element("rect", x=x, y=y, width=wide - 8, height=52, rx=8, cls=f"sheet{is_due}"))
        found.append(group(symbol(f"mark-{seat}", x + 8, y + 14, 24, 24, "mark"), cls=f"seat-{seat}"))
        money = result["accounts"][seat]["total"] if result else state["cash"][seat]
        found.append(text(x + 40, y + 17, f"{money:,} $", 20, anchor="start"))
        if result and seat in result["winners"]:
            found.append(symbol("icon-star", x + wide - 40, y + 4, 26, 26, "win"))
        ones = state["ones"][seat]
        worth = "" if ones is None else f" ({2 * state['licences'][seat] - ones})"
        found.append(symbol("icon-licence", x + 40, y + 30, 18, 18))
        found.append(text(x + 62, y + 39, f"{state['licences'][seat]}{worth}", 15, anchor="start"))
        found.append(symbol("art-barrel", x + 118, y + 30, 14, 17))
        found.append(text(x + 136, y + 39, " · ".join(map(str, state["tank"][seat])), 15, anchor="start"))
        found.append(group(symbol("art-derrick", x + 200, y + 29, 16, 19), cls=f"seat-{seat}"))
        found.append(text(x + 219, y + 39, state["derricks"][seat], 15, anchor="start"))
    return found
