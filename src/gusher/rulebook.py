"""A game's rulebook in one language: what `gusher rules` and the rules page print.

Everything in it comes from the game's clauses, its default edition and the Fluent files.  A list is one message with
a line for each entry.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import count, groupby
from typing import Any

from msgspec import Struct

from . import texts
from .kernel.edition import Place, Source, exceptions
from .kernel.game import Game

ORIGINS = ("rules", "transcribed", "reviews", "reconstructed")
"""Where a datum can come from, best first."""


class Clause(Struct):
    number: str
    title: str
    text: str
    example: str | None
    ruling: str | None


class Section(Struct):
    key: str
    title: str
    clauses: list[Clause]


class Heading(Struct):
    """A few lines under a title."""

    title: str
    lines: list[str]


class Origin(Struct):
    """Where one table of the edition comes from."""

    part: str
    title: str
    provenance: str
    """From where, in words."""
    about: str | None
    exceptions: list[str]
    """What in the table comes from elsewhere."""


class Rulebook(Struct):
    """GET /api/rules/{game}/{lang}"""

    game: str
    language: str
    name: str
    about: str
    box: list[str]
    reference: list[Heading]
    """The reference card."""
    sections: list[Section]
    advice: list[str]
    sources: list[str]
    meanings: list[str]
    """What is known, and how well."""
    edition: str
    origins: list[Origin]


@functools.cache
def rulebook(game: Game, language: str) -> Rulebook:
    name = game.name
    return Rulebook(
        game=name,
        language=language,
        name=texts.say(language, f"{name}-name"),
        about=texts.say(language, f"{name}-about"),
        box=lines(language, f"{name}-box"),
        reference=list(_reference(game, language)),
        sections=[
            Section(key, texts.say(language, f"{name}-section-{key}"), [clause(game, one, language) for one in numbers])
            for key, numbers in groupby(game.clauses, section_of)
        ],
        advice=lines(language, f"{name}-advice"),
        sources=lines(language, f"{name}-sources"),
        meanings=[text for one in ORIGINS if (text := found(language, f"{name}-provenance-{one}"))],
        edition=game.editions.default,
        origins=origins(game, game.editions.load(), language),
    )


def section_of(clause: str) -> str:
    """`6` of 6.5, `S` of S10."""
    return clause.partition(".")[0] if "." in clause else clause.rstrip("0123456789")


def clause(game: Game, number: str, language: str) -> Clause:
    key = f"{game.name}-{number.replace('.', '-')}"
    title, example, ruling = (found(language, key, part) for part in ("title", "example", "ruling"))
    return Clause(number, title or number, texts.say(language, key), example, ruling)


def found(language: str, key: str, attribute: str | None = None) -> str | None:
    """A text that may be missing."""
    return texts.say(language, key, attribute=attribute) if texts.has(language, key, attribute) else None


def lines(language: str, key: str) -> list[str]:
    return texts.say(language, key).splitlines()


def _reference(game: Game, language: str) -> Iterator[Heading]:
    for number in count(1):
        key = f"{game.name}-reference-{number}"
        title = found(language, key, "title")
        if title is None:
            return
        yield Heading(title, lines(language, key))


def origins(game: Game, source: Source, language: str) -> list[Origin]:
    """Where each table of an edition comes from."""
    return [
        Origin(
            part,
            found(language, f"part-{part}") or part,
            provenance(language, table["provenance"]),
            found(language, f"{game.name}-data-{part}") if source.is_builtin else None,
            [
                f"{label(source, place)} – {provenance(language, origin)}"
                for place, origin in exceptions(source)
                if place[0] == part
            ],
        )
        for part, table in source.data.items()
        if isinstance(table, dict) and "provenance" in table
    ]


def provenance(language: str, origin: str) -> str:
    """Where a datum comes from, in words."""
    return found(language, f"provenance-{origin}") or origin


def label(source: Source, place: Place) -> str:
    """What people call the datum at a place: a value by itself, an entry by its first value (`H10`)."""
    value: Any = source.data
    for key in place:
        value = value[key]
    return str(next(iter(value.values())) if isinstance(value, dict) else value)
