"""What is printed: coloured in a terminal, plain in a pipe, never wider than the window."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from gusher import texts
from gusher.kernel.game import Game
from gusher.kernel.parts import Line

from .words import Words

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the window and what has scrolled out of it: hands stay hidden
SEATS = {
    "red": "bold white on red3",
    "grey": "bold black on grey70",
    "blue": "bold white on blue",
    "green": "bold white on dark_green",
    "yellow": "bold black on yellow3",
}
COUNTED = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
THEME = Theme({f"seat.{name}": style for name, style in SEATS.items()})
"""Games write `seat.red` for the style of a seat."""


class Screen:
    """Where a command prints, and the language it prints in: the one asked for, or the user's own."""

    def __init__(self, language: str | None) -> None:
        self.words = Words(texts.preferred() if language is None else language)
        self.console = Console(highlight=False, emoji=False, markup=False, theme=THEME)
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and not self.console.is_dumb_terminal
        """Somebody sits in front of it: it may be wiped and drawn again."""

    def text(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def say(self, key: str, style: str = "", **params: object) -> None:
        """Print a message of the locales."""
        self.text(self.words(key, params), style)

    def indented(self, text: str, by: int = 2) -> None:
        """One entry of a list: what does not fit in its first line stands a little further in."""
        indent = " " * by
        self.text(textwrap.fill(text, self.console.width, initial_indent=indent, subsequent_indent=f"{indent}  "))

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.console.print(Text.assemble(*line), no_wrap=True, crop=True)

    def clear(self) -> None:
        if self.is_live:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            self.text()

    def seat(self, game: Game, seat: int) -> Text:
        """A seat's name in its colour."""
        name = game.seats[seat]
        return Text(f" {self.words.seat(game, seat)} ", f"seat.{name}" if name in SEATS else "bold reverse")

    def table(self, title: str, *heads: str | Text) -> Table:
        """What it is about on the left, figures on the right."""
        table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
        for number, head in enumerate(heads):
            table.add_column(head, justify="right" if number else "left")
        return table

    @contextmanager
    def progress(
        self,
        what: str = "",
        total: int | None = None,
        done: int = 0,
        columns: Sequence[ProgressColumn] = COUNTED,
        transient: bool = False,
    ) -> Iterator[Callable[..., None]]:
        """A bar; nothing in a pipe.  It gives a function of how many are done, of how many, and what."""
        is_silent = not self.console.is_terminal
        with Progress(*columns, console=self.console, transient=transient, disable=is_silent) as bar:
            task = bar.add_task(what, total=total, completed=done)

            def update(done: int, of: int | None = None, what: str | None = None) -> None:
                bar.update(task, completed=done, total=of, description=what)

            yield update
