"""The region of Kark drawn for a terminal: eight rings, two seas, the canal, and all that stands there.

Colours never stand alone: a leader is two letters (`RK`, Red's king), an agent a small one.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from gusher.kernel.parts import Line

from .common import owner_of, type_of
from .state import COLOURS, COUNTRIES, COUNTRY_NAMES, HALF_NAMES, INSHORE, NONE, RING, TYPE_NAMES, Edition, country_name
from .text import seat_name
from .verbs import pairs, spaces

CELL, LINES = 6, 2  # a space: characters and lines
WIDTH, HEIGHT = 3 * CELL, 1 + 3 * LINES  # a country: three by three spaces under its name
GAP = 2  # between two countries, for pipelines
COLUMNS, ROWS = 4, 3  # of countries
MAP_WIDTH = COLUMNS * (WIDTH + GAP) - GAP
PLACES = {"N1": (1, 0), "N2": (2, 0), "U": (0, 1), "A": (1, 1), "B": (2, 1), "D": (3, 1), "S1": (1, 2), "S2": (2, 2)}
CORNERS = {"north": (0, 0), "south": (0, 2)}  # the seas lie in the west, joined by the canal
RING_PLACES = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0))  # spaces 0–7: column, row
ARROWS = "↑↗→↘↓↙←↖"
ACROSS, DOWN, RISING, FALLING = "══", "║", "╱╱", "╲╲"
DERRICK, TANKER, WAVE, ATTACK, GOAL = "╫", "≈", "~", "!", "◦"
MOST_DERRICKS = 5  # drawn one by one
RING_STYLE, NUMBER_STYLE, ARROW_STYLE = "dim", "", "dim"
SEA_STYLE, PIPELINE_STYLE = "color(33)", "bold color(208)"
REACH_STYLE = "bold black on color(230)"
CAPITAL_STYLE, INCIDENT_STYLE = "bold red", "bold yellow"  # the rulebook's capital is a red circle
Say = Any


class Canvas:
    """Characters, each with a style, written anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write a text; returns the column after it."""
        row = self.rows[y]
        for place, sign in enumerate(text[: len(row) - x], x):
            row[place] = (sign, style)
        return x + len(text)

    def put_line(self, x: int, y: int, line: Line) -> None:
        for text, style in line:
            x = self.put(x, y, text, style)

    def lines(self) -> list[Line]:
        return [
            [("".join(sign for sign, _ in run), style) for style, run in groupby(row, lambda cell: cell[1])]
            for row in self.rows
        ]


def letter(say: Say, seat: int) -> str:
    """The letter of a seat: no two the same in any language."""
    return str(say(f"nations-letter-{COLOURS[seat]}"))


def leader_letters(say: Say, leader: int) -> str:
    """`RK`: whose it is, and its type."""
    return letter(say, owner_of(leader)) + str(say(f"nations-brief-{TYPE_NAMES[type_of(leader)]}"))


def corner(column: int, row: int) -> tuple[int, int]:
    return column * (WIDTH + GAP), row * HEIGHT


def draw_map(ed: Edition, say: Say, view: Mapping[str, Any]) -> Canvas:
    canvas = Canvas(MAP_WIDTH, ROWS * HEIGHT)
    for half, name in enumerate(HALF_NAMES):
        _draw_sea(canvas, say, view, half, *corner(*CORNERS[name]))
    for country in range(COUNTRIES):
        _draw_country(canvas, ed, say, view, country)
    for pair in view["facts"]["pipelines"]:
        _draw_pipeline(canvas, *pair.split("-"))
    return canvas


# -- the seas ------------------------------------------------------------------------------------------------


def _draw_sea(canvas: Canvas, say: Say, view: Mapping[str, Any], half: int, x: int, y: int) -> None:
    """Waves, the tankers offshore among them, and the canal towards the middle of the map."""
    canvas.put(x, y, say(f"nations-board-{HALF_NAMES[half]}"), f"bold {SEA_STYLE}")
    tops = range(y + 1, y + HEIGHT - 1) if half == 0 else range(y + 2, y + HEIGHT)
    for top in tops:
        canvas.put(x, top, (WAVE + " ") * (WIDTH // 2), f"dim {SEA_STYLE}")
    for number, line in enumerate(_fleets(say, view["facts"]["offshore"][HALF_NAMES[half]])):
        canvas.put_line(x + 2, tops[number], line)
    canvas.put(x, y + HEIGHT - 1 if half == 0 else y + 1, _canal(say, view), SEA_STYLE)


def _fleets(say: Say, counts: list[int]) -> list[Line]:
    """` R≈≈ `: a line for each seat with tankers there."""
    return [
        [(" ", ""), (letter(say, seat), f"seat.{COLOURS[seat]}"), (_signs(TANKER, count) + " ", "bold")]
        for seat, count in enumerate(counts)
        if count
    ]


def _signs(sign: str, count: int) -> str:
    return sign * count if count <= MOST_DERRICKS else f"{sign}×{count}"


def _canal(say: Say, view: Mapping[str, Any]) -> str:
    open_to = view["facts"]["canal_open_to"]
    if len(open_to) == 1:
        return str(say("nations-board-canal-of", {"seat": seat_name(say, open_to[0])}))
    return str(say("nations-board-canal"))


# -- the countries -------------------------------------------------------------------------------------------


def _draw_country(canvas: Canvas, ed: Edition, say: Say, view: Mapping[str, Any], country: int) -> None:
    name = COUNTRY_NAMES[country]
    x, y = corner(*PLACES[name])
    seat = view["facts"]["countries"][country]["ruler"]
    title = f"{name} {country_name(ed, country)}"
    canvas.put(x, y, title if seat is None else f" {title} ", "bold" if seat is None else f"seat.{COLOURS[seat]}")
    _draw_ring(canvas, x, y + 1)
    for place, (column, row) in enumerate(RING_PLACES):
        left, top = x + column * CELL, y + 1 + row * LINES
        space = country * RING + place
        canvas.put_line(left, top, _space(ed, say, view, space))
        canvas.put_line(left + 1, top + 1, _below(ed, say, view, space))
    canvas.put(x + CELL, y + 1 + LINES, _signs(DERRICK, ed.derricks[country]), "bold")
    canvas.put_line(x + CELL, y + 2 + LINES, _inshore(ed, say, view, country))


def _draw_ring(canvas: Canvas, x: int, y: int) -> None:
    """The line on which the spaces lie."""
    across, down = 2 * CELL, 2 * LINES
    for top in (y, y + down):
        canvas.put(x, top, "─" * (across + 1), RING_STYLE)
    for top in range(y + 1, y + down):
        canvas.put(x, top, "│", RING_STYLE)
        canvas.put(x + across, top, "│", RING_STYLE)


def _inshore(ed: Edition, say: Say, view: Mapping[str, Any], country: int) -> Line:
    """`R≈≈`, or the sign of an empty port."""
    counts = [stations[INSHORE + country] for stations in view["state"]["tankers"][: view["players"]]]
    fleets = [piece for line in _fleets(say, counts) for piece in line[1:]]
    return fleets or [(WAVE if ed.port[country] else "", SEA_STYLE)]


def _space(ed: Edition, say: Say, view: Mapping[str, Any], space: int) -> Line:
    """`0(RK)!`: its number, who stands there or what it costs to go there, and whether it can be attacked."""
    leader = view["state"]["leader"][space]
    price = _price(view, space)
    if leader != NONE:
        body = (leader_letters(say, leader), f"seat.{COLOURS[owner_of(leader)]}")
    else:
        body = ("" if price is None else f"{price}M"[: 2 if price > 9 else 3], REACH_STYLE)
    mark = ATTACK if leader != NONE and price is not None else GOAL if _is_goal(view, space) else ""
    number = (str(space % RING), NUMBER_STYLE)
    if ed.is_capital[space]:
        return [
            number,
            ("(", CAPITAL_STYLE),
            body if body[0] else ("  ", ""),
            (")", CAPITAL_STYLE),
            (mark, REACH_STYLE),
        ]
    sign = ("?", INCIDENT_STYLE) if ed.incident[space] else (" " if body[0] else "", "")
    return [number, sign, body, (mark, REACH_STYLE)]


def _price(view: Mapping[str, Any], space: int) -> int | None:
    """What the cheapest move there costs now."""
    found = [
        goals[spaces.texts[space]]["price"]
        for goals in view["facts"].get("moves", {}).values()
        if spaces.texts[space] in goals
    ]
    return min(found, default=None)


def _is_goal(view: Mapping[str, Any], space: int) -> bool:
    return spaces.texts[space] in view["facts"].get("agent_moves", {})


def _below(ed: Edition, say: Say, view: Mapping[str, Any], space: int) -> Line:
    """Under a space: where its arrow leads, and the agents there; as much of both as fits."""
    agents = [seat for seat in range(view["players"]) if view["state"]["agent"][seat] == space]
    goal = ed.arrow[space]
    if goal == NONE:
        return _agents(say, agents)
    arrow = ARROWS[space % RING] + (COUNTRY_NAMES[goal // RING] if agents else spaces.texts[goal])
    return [(arrow[: CELL - 1 - len(agents)], ARROW_STYLE), *_agents(say, agents)]


def _agents(say: Say, agents: list[int]) -> Line:
    return [(letter(say, seat).lower(), f"seat.{COLOURS[seat]}") for seat in agents]


# -- pipelines -----------------------------------------------------------------------------------------------


def is_drawn(a: str, b: str) -> bool:
    """Do these countries touch on the map?"""
    (column, row), (other, below) = PLACES[a], PLACES[b]
    return abs(column - other) <= 1 and abs(row - below) <= 1


def _draw_pipeline(canvas: Canvas, a: str, b: str) -> None:
    """Where the two countries touch: between them, or at the corner."""
    if not is_drawn(a, b):
        return
    first, second = sorted((PLACES[a], PLACES[b]))  # the western one, or the northern one
    x, y = corner(*second)
    if first[1] == second[1]:
        canvas.put(x - GAP, y + 1 + LINES, ACROSS, PIPELINE_STYLE)
    elif first[0] == second[0]:
        canvas.put(x + WIDTH - GAP, y, DOWN, PIPELINE_STYLE)
    elif first[1] < second[1]:
        canvas.put(x - GAP, y, FALLING, PIPELINE_STYLE)
    else:
        canvas.put(x - GAP, corner(*first)[1], RISING, PIPELINE_STYLE)


def undrawn(view: Mapping[str, Any]) -> list[str]:
    """Pipelines of other editions between countries that do not touch here."""
    return [pair for pair in pairs.texts if pair in view["facts"]["pipelines"] and not is_drawn(*pair.split("-"))]
