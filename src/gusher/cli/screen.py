"""What is printed: coloured in a terminal, plain in a pipe, never wider than the window."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from gusher.kernel.parts import Line

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the window and what has scrolled out of it: hands stay hidden
SEATS = {
    "red": "bold white on red3",
    "grey": "bold black on grey70",
    "blue": "bold white on blue",
    "green": "bold white on dark_green",
    "yellow": "bold black on yellow3",
}
THEME = Theme({f"seat.{name}": style for name, style in SEATS.items()})
"""Games write `seat.red` for the style of a seat."""


class Screen:
    """Where a command prints."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False, theme=THEME)
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and not self.console.is_dumb_terminal
        """Somebody sits in front of it: it may be wiped and drawn again."""

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def text(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def indented(self, text: str, by: int = 2) -> None:
        """One entry of a list: what does not fit in its first line stands a little further in."""
        indent = " " * by
        self.text(textwrap.fill(text, self.width, initial_indent=indent, subsequent_indent=f"{indent}  "))

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.console.print(assembled(line), no_wrap=True, crop=True)

    def clear(self) -> None:
        if self.is_live:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            self.text()


def assembled(line: Line) -> Text:
    text = Text()
    for piece, style in line:
        text.append(piece, style)
    return text


def seat_style(name: str) -> str:
    return f"seat.{name}" if name in SEATS else "bold reverse"
