"""Small charts as SVG: bars with their intervals, and lines over time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import NamedTuple

from gusher.kernel.picture import Drawing, chart, element, group, text

WIDTH, ROW, TITLE, MARGIN = 760, 28, 54, 22
LABELS, NUMBERS = 220, 150
"""Room for the names of bars, and for their figures."""
LEFT, PLOT, MOST_MARKS = 82, 260, 12
"""Of lines: where they begin, how high they may go, and how many of their points are marked."""
DASHES = ("none", "9 4", "2 4", "12 4 2 4")
SIZE = 15


class Bar(NamedTuple):
    """All but the words are shares of the longest bar there could be."""

    label: str
    share: float
    told: str
    low: float | None = None
    high: float | None = None


def bars(title: str, rows: Sequence[Bar], par: float | None = None) -> str:
    """A bar for each row, with its interval, and a line at par."""
    bottom = TITLE + ROW * len(rows)
    parts = [_title(title), *(_bar(row, TITLE + ROW * (number + 0.5)) for number, row in enumerate(rows))]
    if par is not None:
        parts.append(element("line", cls="par", x1=_x(par), x2=_x(par), y1=TITLE, y2=bottom))
    return chart(Drawing(WIDTH, bottom + MARGIN, parts), title)


def _bar(row: Bar, y: float) -> str:
    parts = [
        text(LABELS - 10, y, row.label, SIZE, anchor="end"),
        element("rect", cls="bar", x=LABELS, y=y - 9, width=_x(row.share) - LABELS, height=18),
        text(WIDTH - NUMBERS + 10, y, row.told, SIZE, "quiet", "start"),
    ]
    if row.low is not None and row.high is not None:
        parts.append(element("line", cls="whisker", x1=_x(row.low), x2=_x(row.high), y1=y, y2=y))
    return group(*parts)


def _x(share: float) -> float:
    return LABELS + (WIDTH - LABELS - NUMBERS) * share


def lines(
    title: str, series: Mapping[str, Sequence[float]], number: Callable[[float], str], marks: Sequence[str] = ()
) -> str:
    """A line for each series, from 0 up, with its name at its end; `marks` are what is written below its points, 1, 2,
    3 … by default."""
    most, length = max(map(max, series.values())) or 1, max(map(len, series.values()))
    below = marks or [str(number) for number in range(1, length + 1)]
    parts = [_title(title)]
    for share in (0, 0.5, 1):
        parts.append(element("line", cls="grid", x1=LEFT, x2=WIDTH - NUMBERS, y1=_y(share), y2=_y(share)))
        parts.append(text(LEFT - 8, _y(share), number(share * most), SIZE, "quiet", "end"))
    places = [LEFT + (WIDTH - NUMBERS - LEFT) * at / max(length - 1, 1) for at in range(length)]
    marked = range(0, length, -(-length // MOST_MARKS))
    parts += [text(places[at], TITLE + PLOT + 14, below[at], SIZE, "quiet") for at in marked]
    for values, dash in zip(series.values(), cycle(DASHES)):
        points = " ".join(f"{x:.1f},{_y(value / most):.1f}" for x, value in zip(places, values, strict=False))
        parts.append(element("polyline", cls="line", points=points, stroke_dasharray=dash))
    return chart(Drawing(WIDTH, TITLE + PLOT + 2 * MARGIN, [*parts, *_names(series, most)]), title)


def _names(series: Mapping[str, Sequence[float]], most: float) -> Iterator[str]:
    """Beside the ends of the lines, from below, each clear of the one before and with its dashes."""
    free, dashes = float(TITLE + PLOT), dict(zip(series, cycle(DASHES)))
    for value, name in sorted((values[-1], name) for name, values in series.items()):
        y = min(_y(value / most), free)
        x = WIDTH - NUMBERS + 8
        yield element("line", cls="line", x1=x, x2=x + 26, y1=y, y2=y, stroke_dasharray=dashes[name])
        yield text(x + 32, y, name, SIZE, anchor="start")
        free = y - SIZE - 3


def _y(share: float) -> float:
    return TITLE + PLOT * (1 - share)


def _title(title: str) -> str:
    return text(MARGIN, TITLE / 2, title, SIZE + 3, anchor="start")
