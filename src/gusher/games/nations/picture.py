"""The map of Kark as a picture, from a view; measures and symbols are those of the browser (`art/`)."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gusher.kernel.parts import View
from gusher.kernel.picture import Drawing, element, group, symbol, text

from .state import RING

ART = Path(__file__).parent / "art"
MAP = json.loads((ART / "geometry.json").read_text(encoding="utf-8"))
WIDTH, MAP_HEIGHT, RADIUS, HEART = MAP["width"], MAP["height"], MAP["radius"], MAP["heart"]
HEIGHT = MAP_HEIGHT + 84
SHIP = 46  # from one tanker to the next
ASIDE = 17  # how far an agent stands to the upper left of its space
Point = tuple[float, float]


def draw(edition: Mapping[str, Any], view: View) -> Drawing:
    """The map and the players of one view; `edition` is the edition's file."""
    board = [*_land(view), *_ways(edition, view), *_rings(edition, view)]
    return Drawing(WIDTH, HEIGHT, [*board, *_ships(view), *_leaders(view), *_panel(view)])


def _middle(country: str) -> Point:
    return MAP["middles"][country]["x"], MAP["middles"][country]["y"]


def _space(name: str) -> Point:
    country, place = name.split(".")
    (x, y), angle = _middle(country), int(place) / RING * 2 * math.pi
    return x + RADIUS * math.sin(angle), y - RADIUS * math.cos(angle)


def _land(view: View) -> Iterator[str]:
    yield element("rect", width=WIDTH, height=MAP_HEIGHT, cls="sea")
    yield element("path", d=MAP["land"], cls="land")
    clip = element("clipPath", element("path", d=MAP["land"]), id="kark")
    countries = []
    for country in view["facts"]["countries"]:
        outline = MAP["outlines"][country["id"]]
        if country["ruler"] is not None:
            countries.append(group(element("path", d=outline, cls="held"), cls=f"seat-{country['ruler']}"))
        countries.append(element("path", d=outline, cls="frontier"))
    rose = MAP["rose"]["x"], MAP["rose"]["y"]
    yield clip + element("g", *countries, clip_path="url(#kark)")
    yield group(symbol("art-rose", -52, -52, 104, 104), cls="growth", at=rose)
    yield element("path", d=MAP["land"], cls="coast")


def _ways(edition: Mapping[str, Any], view: View) -> Iterator[str]:
    """Pipelines between countries, and arrows between spaces."""
    for pair in view["facts"]["pipelines"]:
        first, second = pair.split("-")
        one, two = _shortened(_middle(first), _middle(second), HEART)
        yield from (element("line", **_ends(one, two), cls=cls) for cls in ("case", "pipe"))
    for arrow in edition["arrows"]["list"]:
        first, second = arrow.split("-")
        one, two = _shortened(_space(first), _space(second), 24)
        head = "url(#arrow-head)"
        yield element("line", **_ends(one, two), cls="arrow", marker_start=head, marker_end=head)


def _shortened(one: Point, two: Point, by: float) -> tuple[Point, Point]:
    length = math.dist(one, two) or 1
    dx, dy = (two[0] - one[0]) / length * by, (two[1] - one[1]) / length * by
    return (one[0] + dx, one[1] + dy), (two[0] - dx, two[1] - dy)


def _ends(one: Point, two: Point) -> dict[str, float]:
    return {"x1": one[0], "y1": one[1], "x2": two[0], "y2": two[1]}


def _rings(edition: Mapping[str, Any], view: View) -> Iterator[str]:
    rulers = {country["id"]: country["ruler"] for country in view["facts"]["countries"]}
    for country in edition["countries"]["list"]:
        (x, y), ruler = _middle(country["id"]), rulers[country["id"]]
        yield from (element("circle", cx=x, cy=y, r=RADIUS, cls=cls) for cls in ("ring", "road"))
        yield element("circle", cx=x, cy=y, r=HEART, cls="heart")
        if ruler is not None:
            circle = element("circle", cx=x, cy=y, r=HEART - 4, cls="rule")
            yield group(circle, symbol(f"mark-{ruler}", x - 9, y - 49, 18, 18, "mark"), cls=f"seat-{ruler}")
        yield text(x, y - 14, country["name"], 17)
        left = x - (country["derricks"] - 1) / 2 * 21
        rigs = [symbol("oil-rig", left + 21 * n - 9, y + 1, 18, 26) for n in range(country["derricks"])]
        yield group(*rigs, cls="rig")
        for place, sign in enumerate(country["ring"]):
            yield from _spot(sign, place, *_space(f"{country['id']}.{place}"))


def _spot(sign: str, place: int, x: float, y: float) -> Iterator[str]:
    if sign == "C":
        yield element("circle", cx=x, cy=y, r=23, cls="capital")
        yield symbol("icon-star", x - 14, y - 14, 28, 28, "seal")
    elif sign == "?":
        yield element("circle", cx=x, cy=y, r=20, cls="incident")
        yield text(x, y, "?", 26, "question")
    else:
        yield element("circle", cx=x, cy=y, r=20, cls="spot")
        yield text(x, y, place, 15, "quiet")


def _ships(view: View) -> Iterator[str]:
    facts = view["facts"]
    inshore = {country["id"]: country["tankers"] for country in facts["countries"]}
    for water, point in MAP["waters"].items():
        is_half, is_upright = water in facts["offshore"], water == "U"
        tankers = facts["offshore"][water] if is_half else inshore[water]
        half = 112 if is_half else 92
        turn = f"translate({point['x']} {point['y']})" + (" rotate(90)" if is_upright else "")
        berth = element("rect", x=-half, y=-28, width=2 * half, height=56, rx=28, cls="berth")
        yield element("g", berth, symbol("art-anchor", -13, -13, 26, 26, "anchor"), transform=turn)
        there = [(seat, count) for seat, count in enumerate(tankers[: view["players"]]) if count]
        for place, (seat, count) in enumerate(there):
            off = (place - (len(there) - 1) / 2) * SHIP
            at = (point["x"], point["y"] + 0.8 * off) if is_upright else (point["x"] + off, point["y"])
            yield group(*_ship(seat, count), cls=f"seat-{seat}", at=at)


def _ship(seat: int, count: int) -> list[str]:
    return [
        symbol("tanker", -22, -15, 44, 27, "ship"),
        symbol(f"mark-{seat}", -22, -17, 15, 15, "mark"),
        element("circle", cx=13, cy=11, r=10.5, cls="count"),
        text(13, 11, count, 16),
    ]


def _leaders(view: View) -> Iterator[str]:
    for leader in view["facts"]["leaders"]:
        drawn = _piece(f"leader-{leader['type']}", 23.5, 34)
        mark = symbol(f"mark-{leader['seat']}", 8, 8, 17, 17, "mark")
        yield group(*drawn, mark, cls=f"seat-{leader['seat']}", at=_space(leader["space"]))
    for seat, space in enumerate(view["facts"]["agents"]):
        if space is not None:
            x, y = _space(space)
            yield group(*_piece("agent", 15, 22), cls=f"seat-{seat}", at=(x - ASIDE, y - ASIDE))


def _piece(name: str, radius: float, size: float) -> list[str]:
    return [
        element("circle", r=radius, cls="disc"),
        symbol(name, -size / 2, -size / 2, size, size, "figure"),
    ]


def _panel(view: View) -> Iterator[str]:
    """Each player's money, tankers in reserve and revenue, in millions."""
    facts, result = view["facts"], view.get("result")
    wide = (WIDTH - 20) / view["players"]
    for seat in range(view["players"]):
        x, y = 14 + seat * wide, MAP_HEIGHT + 14
        is_due = " due" if view["to_act"] == seat else ""
        yield element("rect", x=x, y=y, width=wide - 8, height=56, rx=8, cls=f"sheet{is_due}")
        yield group(symbol(f"mark-{seat}", x + 10, y + 14, 28, 28, "mark"), cls=f"seat-{seat}")
        money = result["accounts"][seat]["total"] if result else view["state"]["money"][seat]
        yield text(x + 50, y + 28, f"{money} M", 26, anchor="start")
        yield text(x + 140, y + 28, f"+{facts['revenue'][seat]} M", 20, "quiet", "start")
        yield group(symbol("tanker", x + 220, y + 16, 40, 25, "ship"), cls=f"seat-{seat}")
        yield text(x + 266, y + 28, facts["kept_back"][seat], 20, anchor="start")
        if result and seat in result["winners"]:
            yield symbol("icon-star", x + wide - 50, y + 12, 32, 32, "win")
