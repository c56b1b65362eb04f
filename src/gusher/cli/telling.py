"""A match on the screen: the board, the log in sentences, what is asked, and why something may (not) be done."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gusher import Action, Match
from gusher.kernel.parts import Reason, View

from .offers import grouped
from .rules import print_clause
from .screen import Screen

NO_MEMBERS = re.compile(r"·[^·]*:$")  # a note whose actions were cut off
MOST_LINES = 2  # of the actions of one verb; `legal` shows all


class Teller:
    """Puts one match into words on one screen."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen, self.words, self.match = screen, screen.words, match

    def board(self, view: View, with_legend: bool = False) -> int:
        """Draw the board; how many lines it has."""
        game, width = self.match.game, self.screen.console.width
        lines = game.terminal.draw(self.match.edition, self.words, view, width)
        self.screen.lines(lines)
        if with_legend:
            self.screen.lines(game.terminal.legend(self.words, width))
        return len(lines)

    def hand(self, view: View) -> None:
        draw = self.match.game.terminal.hand
        lines = draw(self.match.edition, self.words, view, self.screen.console.width) if draw else []
        self.screen.lines(lines or [[(self.words("cli-no-hand"), "")]])

    def sentences(self, entries: Sequence[Mapping[str, Any]]) -> list[str]:
        """Log entries in words."""
        describe, edition = self.match.game.words.text.describe, self.match.edition
        return [line for entry in entries for line in describe(edition, self.words, entry)]

    def tell(self, lines: Sequence[str], most: int | None = None, left_out: str = "cli-earlier") -> None:
        """Print sentences, the last ones if there is no room for all."""
        if most is not None and len(lines) > most:
            self.screen.say(left_out, "dim", count=len(lines) - most)
            lines = lines[-most:]
        for line in lines:
            for part in textwrap.wrap(line, self.screen.console.width - 2):
                self.screen.text(f"  {part}")

    def question(self, seat: int, view: View) -> None:
        """Who is asked what, and the clause it rests on."""
        game, words = self.match.game, self.words
        facts = view["facts"]
        clause = facts.get("clause", "")
        what = facts.get("ask") or (facts.get("verbs") or ("",))[0]
        key = f"{game.name}-ask-{what}".replace(" ", "-")
        asked = words(key) if words.has(key) else words.clause(game, clause).title if clause else ""
        basis = (f" ({clause})", "dim") if clause else ""
        self.screen.console.print(Text.assemble(self.screen.seat(game, seat), (f" {asked}", "bold"), basis))

    def offers(self, legal: Sequence[Action], view: View, is_whole: bool = False) -> None:
        """The legal actions, a row for each verb."""
        hints = self.match.game.terminal.hints(self.match.edition, self.words, view)
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        rows.add_column()
        room = self.screen.console.width - 6 - max(len(action.verb) for action in legal)
        for verb, followers in grouped(legal, hints):
            count = sum(action.verb == verb for action in legal)
            shown = [follower if is_whole else self._cut(follower, room, count) for follower in followers]
            rows.add_row(Text(verb, "bold cyan"), Group(*(Text(follower) for follower in shown)))
        self.screen.console.print(Padding(rows, (0, 0, 0, 2), expand=False))

    def _cut(self, text: str, room: int, count: int) -> str:
        if len(text) <= room * MOST_LINES:
            return text
        more = " " + self.words("cli-legal-more", {"count": count})
        kept = text[: room * MOST_LINES - len(more)].rsplit(" ", 1)[0]
        return NO_MEMBERS.sub("", kept).rstrip(" ·") + more

    def reason(self, action: str, reason: Reason, is_legal: bool) -> None:
        """The answer to `why`."""
        mark = ("✓ ", "bold green") if is_legal else ("✗ ", "bold red")
        self.screen.console.print(Text.assemble(mark, (action, "bold"), f"  {self.words.reason(reason)}"))
        self.clause(reason.clause)

    def clause(self, clause: str) -> None:
        print_clause(self.screen, self.screen.words.clause(self.match.game, clause))
