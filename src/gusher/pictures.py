"""Pictures as files and arrays: PNG and pixels of a position, and a match as an animation.  See `docs/pictures.md`.

match.svg(seat=0)                               # text, without any library
pictures.save(match, "board.png", seat=0)
pictures.save_animation(match, "match.gif")
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .kernel.errors import SetupError, library
from .kernel.layout import Array
from .kernel.match import Match
from .kernel.picture import Drawing, animated, document

FORMATS = (".svg", ".png")
ANIMATIONS = (".svg", ".gif", ".png")
"""A .png that moves is an APNG."""


def png(svg: str, width: int | None = None) -> bytes:
    """A picture as PNG, `width` pixels wide."""
    return bytes(library("pictures", "resvg_py").svg_to_bytes(svg_string=svg, width=width))


def pixels(svg: str, width: int | None = None) -> Array:
    """A picture as pixels, uint8 (height, width, 3)."""
    return np.asarray(_image(svg, width))


def save(
    match: Match, path: str | Path, seat: int | None = None, width: int | None = None, theme: str = "light"
) -> None:
    """The position as a seat (None: a spectator) may see it, as .svg or .png."""
    path, svg = _known(path, FORMATS), match.svg(seat, theme)
    path.write_bytes(svg.encode() if path.suffix == ".svg" else png(svg, width))


def save_animation(
    match: Match,
    path: str | Path,
    seat: int | None = None,
    seconds: float = 0.5,
    width: int | None = None,
    theme: str = "light",
) -> int:
    """The match from its beginning to where it is, decision by decision, as .svg, .gif or .png; how many pictures.

    What is hidden stays hidden; spectators of a match that is over see everything."""
    path = _known(path, ANIMATIONS)
    frames = list(_positions(match, seat))
    if path.suffix == ".svg":
        path.write_text(_document(match, animated(frames, seconds), theme), encoding="utf-8")
    else:
        first, *others = (_image(_document(match, frame, theme), width) for frame in frames)
        kind = "GIF" if path.suffix == ".gif" else "PNG"
        first.save(path, kind, save_all=True, append_images=others, duration=round(1000 * seconds), loop=0)
    return len(frames)


def _positions(match: Match, seat: int | None) -> Iterator[Drawing]:
    """The board at the beginning, and after each decision with all that followed from it."""
    twin, draw, all_open = match.clone(), match.game.pictures.draw, match.over and seat is None
    twin.rewind(0)
    for entry in match.entries:
        if entry.asked:
            yield draw(match.source.data, twin.view(seat, all_open))
        twin.restore([entry])
    yield draw(match.source.data, twin.view(seat, all_open))


def _document(match: Match, drawing: Drawing, theme: str) -> str:
    return document(match.game.pictures.art, match.game.seats, drawing, theme, match.game.name)


def _image(svg: str, width: int | None) -> Any:
    return library("pictures", "PIL.Image").open(io.BytesIO(png(svg, width))).convert("RGB")


def _known(path: str | Path, endings: tuple[str, ...]) -> Path:
    path = Path(path)
    if path.suffix not in endings:
        raise SetupError("picture-format", file=str(path), formats=", ".join(endings))
    return path
