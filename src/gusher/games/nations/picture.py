"""The map of Kark as a picture, from a view, with the measures and symbols of the browser (`art/`)."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
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
CLEAR = 30  # degrees: an agent nearer to an arrow would hide its head
Point = tuple[float, float]


def draw(edition: Mapping[str, Any], view: View) -> Drawing:
    """The map and the players of one view; `edition` is the edition's file."""
    board = [*_land(view), *_ways(edition, view), *_rings(edition, view)]
    return Drawing(WIDTH, HEIGHT, [*board, *_ships(view), *_leaders(edition, view), *_panel(view)])


def _middle(country: str) -> Point:
    return MAP["middles"][country]["x"], MAP["middles"][country]["y"]


def _space(name: str) -> Point:
    country, place = name.split(".")
    (x, y), angle = _middle(country), int(place) / RING * 2 * math.pi
    return x + RADIUS * math.sin(angle), y - RADIUS * math.cos(angle)


def _land(view: View) -> Iterator[str]:
    yield element("rect", width=WIDTH, height=MAP_HEIGHT, cls="sea")
    yield from (element("path", d=MAP["land"], cls="shallows", stroke_width=width) for width in (44, 28, 14))
    yield _ornaments("swell")
    yield element("path", d=MAP["land"], cls="land")
    yield element("clipPath", element("path", d=MAP["land"]), id="kark")
    countries = [_country(country["id"], country["ruler"]) for country in view["facts"]["countries"]]
    frontiers = [element("path", d=outline, cls="frontier") for outline in MAP["outlines"].values()]
    yield element("g", *countries, *frontiers, _ornaments("growth"), clip_path="url(#kark)")
    yield element("path", d=MAP["land"], cls="coast")
    yield group(symbol("art-rose", -52, -52, 104, 104), cls="rose", at=_point("rose"))
    name = text(0, 0, "Kark", 50, "title")
    yield group(symbol("art-cartouche", -100, -48, 200, 96), name, at=_point("title"))
    for line, off in MAP["frame"].items():
        yield element("rect", x=off, y=off, width=WIDTH - 2 * off, height=MAP_HEIGHT - 2 * off, cls=line)


def _point(what: str) -> Point:
    return MAP[what]["x"], MAP[what]["y"]


def _ornaments(where: str) -> str:
    return group(*(symbol(art, x - 20, y - 20, 40, 40) for art, x, y in MAP[where]), cls=where)


def _country(name: str, ruler: int | None) -> str:
    """A country in its own colour, edged in the colour of whoever holds it."""
    outline = MAP["outlines"][name]
    clip = element("clipPath", element("path", d=outline), id=f"country-{name}")
    land = element("path", d=outline, cls="nations-country")
    edge = element("path", d=outline, cls="nations-band" if ruler is None else "nations-band nations-held")
    held = edge if ruler is None else group(edge, cls=f"seat-{ruler}")
    return clip + element("g", land, held, cls=f"nations-tint-{name}", clip_path=f"url(#country-{name})")


def _ways(edition: Mapping[str, Any], view: View) -> Iterator[str]:
    """Pipelines between countries, and arrows between spaces."""
    for pair in view["facts"]["pipelines"]:
        yield _pipe(*MAP["pipes"][pair])
    for arrow in edition["arrows"]["list"]:
        first, second = arrow.split("-")
        one, two = _shortened(_space(first), _space(second), 26)
        head = "url(#arrow-head)"
        yield element("line", **_ends(one, two), cls="arrow", marker_start=head, marker_end=head)


def _pipe(x1: float, y1: float, x2: float, y2: float) -> str:
    length, angle = math.hypot(x2 - x1, y2 - y1), math.degrees(math.atan2(y2 - y1, x2 - x1))
    lines = [element("path", d=f"M0 {y} H{length:.1f}", cls=line) for line, y in MAP["pipe"].items()]
    valve = symbol("pipe-valve", length / 2 - 13, -13, 26, 26)
    return element("g", *lines, valve, transform=f"translate({x1} {y1}) rotate({angle:.2f})")


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
        yield element("circle", cx=x, cy=y, r=24, cls="capital")
        yield symbol("icon-star", x - 14, y - 14, 28, 28, "seal")
    elif sign == "?":
        yield element("circle", cx=x, cy=y, r=22, cls="incident")
        yield text(x, y, "?", 26, "question")
    else:
        yield element("circle", cx=x, cy=y, r=22, cls="spot")
        yield text(x, y, place, 15, "quiet")


def _ships(view: View) -> Iterator[str]:
    facts = view["facts"]
    inshore = {country["id"]: country["tankers"] for country in facts["countries"]}
    for water, point in MAP["waters"].items():
        is_half, is_upright = water in facts["offshore"], water == "U"
        tankers = facts["offshore"][water] if is_half else inshore[water]
        long, high = MAP["berth"]["offshore" if is_half else "port"], MAP["berth"]["half"]
        turn = f"translate({point['x']} {point['y']})" + (" rotate(90)" if is_upright else "")
        berth = element("rect", x=-long, y=-high, width=2 * long, height=2 * high, rx=26, cls="berth")
        yield element("g", berth, symbol("art-anchor", -13, -13, 26, 26, "anchor"), transform=turn)
        there = [(seat, count) for seat, count in enumerate(tankers[: view["players"]]) if count]
        for place, (seat, count) in enumerate(there):
            off = (place - (len(there) - 1) / 2) * SHIP
            at = (point["x"], point["y"] + 0.8 * off) if is_upright else (point["x"] + off, point["y"])
            yield group(*_ship(seat, count), cls=f"seat-{seat}", at=at)


def _ship(seat: int, count: int) -> list[str]:
    return [
        symbol("tanker", -24, -18, 48, 30, "ship"),
        symbol(f"mark-{seat}", -22, -19, 15, 15, "mark"),
        element("circle", cx=13, cy=11, r=10.5, cls="count"),
        text(13, 11, count, 16),
    ]


def _leaders(edition: Mapping[str, Any], view: View) -> Iterator[str]:
    facts = view["facts"]
    for leader in facts["leaders"]:
        token = _token(leader["seat"], f"portrait-{leader['type']}")
        yield group(token, at=_space(leader["space"]))
    for seat, space in enumerate(facts["agents"]):
        if space is not None:
            x, y = _beside(space, edition["arrows"]["list"])[facts["agents"][:seat].count(space)]
            yield element("g", _token(seat, "agent", 30), transform=f"translate({x:.1f} {y:.1f}) scale(0.6)")


def _token(seat: int, figure: str, wide: int = 19) -> str:
    disc = element("circle", r=26, cls="disc")
    mark = symbol(f"mark-{seat}", 28 - wide, 27 - wide, wide, wide, "mark")
    return group(disc, symbol(figure, -26, -26, 52, 52), mark, cls=f"seat-{seat}")


def _beside(space: str, arrows: Sequence[str]) -> list[Point]:
    """Where agents stand: outside the ring, beside their space, starting with the spots where they hide no arrow."""
    (x, y), outward = _space(space), int(space.split(".")[1]) * 360 / RING
    joined = [arrow.split("-") for arrow in arrows]
    ends = [_space(one if two == space else two) for one, two in joined if space in (one, two)]
    led = [math.degrees(math.atan2(there[0] - x, y - there[1])) for there in ends]

    def hides(side: float) -> bool:
        return any(abs((way - outward - side + 540) % 360 - 180) < CLEAR for way in led)

    reach = MAP["agents"]["reach"]
    angles = [math.radians(outward + side) for side in sorted(MAP["agents"]["sides"], key=hides)]
    return [(x + reach * math.sin(angle), y - reach * math.cos(angle)) for angle in angles]


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
