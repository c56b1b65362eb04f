"""The rules clause by clause and the words of a language, as clients get them."""

from __future__ import annotations

import functools
import itertools
import re

from gusher import texts
from gusher.kernel import registry
from gusher.kernel.game import Game

from . import protocol as p
from .sentences import say, speaker


@functools.cache
def locale(language: str) -> str:
    """All Fluent files of a language in one text; what is missing there follows in English."""
    own, english = _entries(language), _entries("en")
    missing = [text for key, text in english.items() if key not in own]
    return "\n\n".join([*own.values(), *missing]) + "\n"


_ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)


def _entries(language: str) -> dict[str, str]:
    """The messages of a language, each with its text in the file: from its name to the next name or comment.  (Fluent's
    own parser takes half a second, and the first page waits for this.)"""
    found: dict[str, str] = {}
    for path in sorted((texts.FOLDER / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        heads = [*_ENTRY.finditer(text), None]
        for head, following in itertools.pairwise(heads):
            if head is not None and head[1]:
                found[head[1].removeprefix("-")] = text[
                    head.start() : following.start() if following else None
                ].rstrip()
    return found


def warm_up() -> None:
    """Do what takes a moment the first time before anybody waits for it: import the games, and put a number into an
    English sentence."""
    for name in registry.names():
        registry.get(name)
    locale("en")
    say("en", "server-seats", {"players": 4})


@functools.cache
def rules(name: str, language: str) -> p.Rules:
    """The rules of a game: its sections with their clauses."""
    game = registry.get(name)
    say_here = speaker(language)
    sections: dict[str, p.Section] = {}
    for number in game.clauses:
        key = _section(number)
        if key not in sections:
            title = f"{name}-section-{key}"
            sections[key] = p.Section(key, say_here(title) if texts.has("en", title) else key, [])
        sections[key].clauses.append(_clause(game, number, language))
    source = game.editions.load()
    origins = [
        p.Provenance(part, str(table["provenance"]))
        for part, table in source.data.items()
        if isinstance(table, dict) and "provenance" in table
    ]
    return p.Rules(
        name,
        language,
        say_here(f"{name}-name"),
        say_here(f"{name}-about"),
        list(sections.values()),
        game.editions.default,
        origins,
    )


def _section(number: str) -> str:
    """`6.5` belongs to section 6, `S7` to section S."""
    head = number.partition(".")[0] if "." in number else number.rstrip("0123456789")
    return head or number


def _clause(game: Game, number: str, language: str) -> p.Clause:
    key = f"{game.name}-{number.replace('.', '-')}"
    own = language if texts.has(language, key) else "en"
    if not texts.has(own, key):
        return p.Clause(number, number, "", None)
    ruling = texts.say(own, key, None, "ruling") if texts.has(own, key, "ruling") else None
    title = texts.say(own, key, None, "title") if texts.has(own, key, "title") else number
    return p.Clause(number, title, texts.say(own, key), ruling)
