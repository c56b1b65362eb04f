"""Verb + arguments <-> integer <-> text, declared once per game.

    VERBS = Verbs()
    TAKE = VERBS.player("take", Words("red", "1", "2", "3", "4"))
    DRIVE = VERBS.player("drive", Cells(20, 12))
    ROLL = VERBS.chance("roll", Words("+2", "+3", "+4", "-2", "-3", "-4"))

Each call returns the integer of the verb's first action, so that rules say ``DRIVE + cell``.  The encoding
depends on nothing else: the same text is the same integer in every state, edition and option.  Chance's
outcomes come after the players' actions; a mask covers the players' alone (``VERBS.size``).
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Any

from msgspec import Struct

from .errors import MalformedAction


class Domain:
    """The values one argument can take, in order, with the text of each."""

    values: Sequence[Any]
    texts: Sequence[str]

    @property
    def hint(self) -> str:
        """What can be written."""
        return f"{self.texts[0]} … {self.texts[-1]}"


class Words(Domain):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.values = self.texts = words

    @property
    def hint(self) -> str:
        return "|".join(self.texts) if len(self.texts) <= 12 else super().hint


class Numbers(Domain):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.values = range(low, high + 1)
        self.texts = [str(value) for value in self.values]


class Steps(Domain):
    """-high … -1, +1 … +high, always written with the sign."""

    def __init__(self, high: int) -> None:
        self.values = [*range(-high, 0), *range(1, high + 1)]
        self.texts = [f"{value:+d}" for value in self.values]


class Sums(Domain):
    """Two counts written ``3+1``: each from 0 to `high`."""

    def __init__(self, high: int) -> None:
        self.values = [(a, b) for a in range(high + 1) for b in range(high + 1)]
        self.texts = [f"{a}+{b}" for a, b in self.values]


class Cells(Domain):
    """Cells of a board, row by row: column 0, row 0 is ``A1``; a value is ``row * columns + column``.

    `only` limits the argument to one column."""

    def __init__(self, columns: int, rows: int, only: int | None = None) -> None:
        self.columns = columns
        cells = range(columns * rows)
        self.values = [cell for cell in cells if only is None or cell % columns == only]
        self.texts = [cell_text(cell, columns) for cell in self.values]


class Columns(Domain):
    """Columns of a board, by the letters that its cells have: column 0 is ``A``."""

    def __init__(self, columns: int) -> None:
        self.values = range(columns)
        self.texts = [column_text(column) for column in self.values]


def column_text(column: int) -> str:
    """``A`` for column 0."""
    return chr(ord("A") + column)


def cell_text(cell: int, columns: int) -> str:
    """``A1`` for column 0 of row 0."""
    row, column = divmod(cell, columns)
    return f"{column_text(column)}{row + 1}"


class Action(Struct, frozen=True):
    """One action: the same as text, as verb and arguments, and as an integer."""

    index: int
    verb: str
    args: tuple[Any, ...]
    text: str

    def __str__(self) -> str:
        return self.text


class Verb(Struct, frozen=True):
    """A verb with the domains of its arguments and the integer of its first action."""

    name: str
    domains: tuple[Domain, ...]
    base: int
    size: int
    by_chance: bool

    @property
    def words(self) -> list[str]:
        """The words of its name."""
        return self.name.split()

    @property
    def form(self) -> str:
        """How to write it: ``price hudson|jet|standard -4 … +4``."""
        return " ".join([self.name, *(domain.hint for domain in self.domains)])


NAMED = (Words, Cells, Columns)
"""Domains whose values have names, which can be pointed at."""


class Verbs:
    """All verbs of a game, in the order that fixes the encoding."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        """How many actions players have: the width of a mask."""
        self.total = 0
        """All integers, chance's outcomes included."""
        self._by_text: dict[str, Action] = {}  # in lower case: ``drive h9`` is ``drive H9``
        self._actions: list[Action] = []

    def player(self, name: str, *domains: Domain) -> int:
        if self.total != self.size:
            raise ValueError(f"{name}: the players' verbs come before chance's")
        base = self._add(name, domains, by_chance=False)
        self.size = self.total
        return base

    def chance(self, name: str, *domains: Domain) -> int:
        return self._add(name, domains, by_chance=True)

    def _add(self, name: str, domains: tuple[Domain, ...], by_chance: bool) -> int:
        base = self.total
        for chosen in product(*(zip(domain.values, domain.texts, strict=True) for domain in domains)):
            text = " ".join([name, *(text for _, text in chosen)])
            action = Action(self.total, name, tuple(value for value, _ in chosen), text)
            self._by_text[text.lower()] = action
            self._actions.append(action)
            self.total += 1
        self.verbs.append(Verb(name, domains, base, self.total - base, by_chance))
        return base

    def action(self, index: int) -> Action:
        """The action with this integer."""
        if not 0 <= index < self.total:
            raise MalformedAction("error-action-number", number=index, last=self.total - 1)
        return self._actions[index]

    @cached_property
    def places(self) -> frozenset[str]:
        """Everything that an action can name: places of the board, companies, cards …"""
        domains = [domain for verb in self.verbs for domain in verb.domains if isinstance(domain, NAMED)]
        return frozenset(text for domain in domains for text in domain.texts)

    def parse(self, text: str) -> Action:
        """The action with this text; if there is none, the error says what is wrong and what would be right."""
        words = text.split()
        action = self._by_text.get(" ".join(words).lower())
        if action is None:
            raise self._fault(words)
        return action

    def _named(self, words: list[str]) -> Verb | None:
        """The verb with the longest name that these words begin with (``tanker buy`` is one name)."""
        lower = [word.lower() for word in words]
        fitting = [verb for verb in self.verbs if verb.words == lower[: len(verb.words)]]
        return max(fitting, key=lambda verb: len(verb.words), default=None)

    def _fault(self, words: list[str]) -> MalformedAction:
        names = [verb.name for verb in self.verbs if not verb.by_chance]
        verb = self._named(words)
        if verb is None:
            name = words[0].lower() if words else ""
            if any(name == known.split()[0] for known in names):  # the first word of a longer name
                name = " ".join(words[:2]).lower()
            near = difflib.get_close_matches(name, names, 1)
            if near:
                return MalformedAction("error-verb-near", word=name, near=near[0])
            return MalformedAction("error-verb-unknown", word=name, verbs=", ".join(names))
        given = words[len(verb.words) :]
        if len(given) != len(verb.domains):
            return MalformedAction(
                "error-arguments", verb=verb.name, wanted=len(verb.domains), given=len(given), form=verb.form
            )
        wrong, hint = next(
            (word, domain.hint)
            for word, domain in zip(given, verb.domains, strict=True)
            if word.lower() not in [text.lower() for text in domain.texts]
        )
        return MalformedAction("error-argument", verb=verb.name, word=wrong, hint=hint)
