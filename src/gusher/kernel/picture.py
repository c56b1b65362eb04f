"""A position as a picture: a game's drawing of a view, put together with the symbols and colours that the browser uses.

A drawing is made from a view, so a picture shows what its seat may know, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

from msgspec import Struct

from .checks import check_choice

ART = Path(__file__).resolve().parents[1] / "art"
THEMES = ("light", "dark")
SYMBOL = re.compile(r'<(symbol|marker) id="([^"]+)".*?</\1>', re.DOTALL)
VARIABLE = re.compile(r"var\((--[\w-]+)\)")


class Drawing(Struct, frozen=True):
    """What a game draws, in units of its own."""

    width: float
    height: float
    parts: Sequence[str]
    """Elements, from the ground up."""


# -- elements ---------------------------------------------------------------------------------------------


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """An element of SVG; `cls` is its class, `_` in other names is a hyphen, and an empty attribute is left out."""
    told = {"class" if key == "cls" else key.replace("_", "-"): value for key, value in attributes.items()}
    opening = "".join(f' {key}="{escape(_number(value))}"' for key, value in told.items() if value != "")
    return f"<{name}{opening}>{''.join(inside)}</{name}>" if inside else f"<{name}{opening}/>"


def text(x: float, y: float, words: object, size: float, cls: str = "", anchor: str = "middle") -> str:
    """Words centred on a point, or beginning or ending there."""
    shown = escape(str(words), quote=False)
    return element("text", shown, x=x, y=y + 0.35 * size, font_size=size, text_anchor=anchor, cls=cls)


def symbol(name: str, x: float, y: float, width: float, height: float, cls: str = "") -> str:
    """A symbol, with its upper left corner there."""
    return element("use", href=f"#{name}", x=x, y=y, width=width, height=height, cls=cls)


def group(*inside: str, cls: str = "", at: tuple[float, float] = (0, 0)) -> str:
    moved = f"translate({_number(at[0])} {_number(at[1])})" if at != (0, 0) else ""
    return element("g", *inside, cls=cls, transform=moved)


def _number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


# -- documents --------------------------------------------------------------------------------------------


def document(art: Path, seats: Sequence[str], drawing: Drawing, theme: str = "light", title: str = "") -> str:
    """The whole picture; `art` is the folder with the game's symbols and styles, `seats` names the colours."""
    check_choice("theme", theme, THEMES)
    return _document(drawing, title, styles(art, tuple(seats), theme), _symbols(art, "".join(drawing.parts)))


def chart(drawing: Drawing, title: str) -> str:
    """A drawing that belongs to no game, as a whole picture."""
    sheets = (ART / "picture.css", ART / "chart.css")
    return _document(drawing, title, _filled(_read(sheets), THEMES[0]))


def _document(drawing: Drawing, title: str, style: str, symbols: str = "") -> str:
    width, height = _number(drawing.width), _number(drawing.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<title>{escape(title, quote=False)}</title><style>{style}</style>"
        f"<defs>{symbols}</defs>"
        f'<rect class="paper" width="{width}" height="{height}"/>{"".join(drawing.parts)}</svg>'
    )


def animated(drawings: Sequence[Drawing], seconds: float) -> Drawing:
    """Drawings one after another, over and over, each for `seconds`.  What they all share is drawn once, below the
    rest; a program that shows no animation shows the last one."""
    always = set(drawings[0].parts).intersection(*(one.parts for one in drawings[1:]))
    ground = [part for part in drawings[0].parts if part in always]
    frames = []
    for number, one in enumerate(drawings):
        times = [0, number / len(drawings), (number + 1) / len(drawings)]
        moving = element(
            "animate",
            attributeName="display",
            values="none;inline;none",
            keyTimes=";".join(f"{time:.6f}" for time in times),
            dur=f"{seconds * len(drawings):g}s",
            calcMode="discrete",
            repeatCount="indefinite",
        )
        own = [part for part in one.parts if part not in always]
        frames.append(element("g", moving, *own, display="inline" if one is drawings[-1] else "none"))
    return Drawing(drawings[0].width, drawings[0].height, [*ground, *frames])


@cache
def palette(theme: str) -> dict[str, str]:
    """The colours and fonts by their names, as the browser has them."""
    light, dark = re.findall(r":root[^{]*\{(.*?)\}", (ART / "palette.css").read_text(encoding="utf-8"), re.DOTALL)
    told = light + dark if theme == "dark" else light
    return {"--piece-ink": "#1d1610", **dict(re.findall(r"(--[\w-]+):\s*([^;]+);", told))}


@cache
def styles(art: Path, seats: tuple[str, ...], theme: str) -> str:
    """The style sheets with every variable filled in: few programs other than browsers know variables."""
    sheets = [art / "symbols.css", ART / "picture.css", art / "picture.css"]
    whole = _read(sheets)
    whole += "".join(f".seat-{seat} {{ color: var(--seat-{name}); }}" for seat, name in enumerate(seats))
    return _filled(whole, theme)


def _read(sheets: Sequence[Path]) -> str:
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


def _filled(sheet: str, theme: str) -> str:
    whole = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    return re.sub(r"\s+", " ", VARIABLE.sub(lambda found: palette(theme)[found[1]], whole)).strip()


@cache
def _drawn(art: Path) -> dict[str, str]:
    files = [art / "symbols.svg", ART / "icons.svg"]
    return {found[2]: found[0] for file in files for found in SYMBOL.finditer(file.read_text(encoding="utf-8"))}


def _symbols(art: Path, body: str) -> str:
    """The symbols that the drawing uses."""
    used = dict.fromkeys(re.findall(r'(?:href="#|url\(#)([\w-]+)', body))
    return "".join(_drawn(art)[name] for name in used if name in _drawn(art))
