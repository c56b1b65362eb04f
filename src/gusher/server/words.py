"""Texts for clients: sentences in their language, the Fluent files, the rules clause by clause."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Mapping
from typing import Any

from gusher import texts
from gusher.kernel import registry
from gusher.kernel.errors import GusherError, Term
from gusher.kernel.game import Game

from . import protocol as p

Say = Callable[..., str]


def say(language: str, key: str, params: Mapping[str, Any] | None = None) -> str:
    """A message in a language; in English as long as nobody has translated it."""
    try:
        return _said(language, key, tuple([(name, type(value), value) for name, value in (params or {}).items()]))
    except TypeError:  # an argument that cannot be a key of the cache
        return texts.say(language if texts.has(language, key) else "en", key, params)


@functools.lru_cache(4096)
def _said(language: str, key: str, params: tuple[tuple[str, type, Any], ...]) -> str:
    """Everybody at a table reads the same sentences, and they take longer to write than the move itself."""
    own = language if texts.has(language, key) else "en"
    return texts.say(own, key, {name: value for name, _, value in params})


@functools.cache
def speaker(language: str) -> Say:
    return functools.partial(say, language)


def fault(language: str, key: str, params: Mapping[str, Any]) -> str:
    """A refusal in words; arguments that are themselves messages (a seat's name) in that language, too."""
    shown = {name: say(language, value) if isinstance(value, Term) else value for name, value in params.items()}
    return say(language, key, shown) if texts.has("en", key) else key


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments as JSON: the key of a message as a text."""
    return {name: str(value) if isinstance(value, str) else value for name, value in params.items()}


def problem(language: str, error: GusherError) -> p.Problem:
    return p.Problem(error.key, plain(error.params), fault(language, error.key, error.params))


@functools.cache
def locale(language: str) -> str:
    """All Fluent files of a language in one text; whatever is missing there follows in English."""
    own, english = _entries(language), _entries("en")
    missing = [text for key, text in english.items() if key not in own]
    return "\n\n".join([*own.values(), *missing]) + "\n"


_ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)


def _entries(language: str) -> dict[str, str]:
    """The messages of a language, each with its text in the file: from its name to the next name or comment.  (The
    parser takes half a second for that, and the first page waits for it.)"""
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
    """What takes a moment the first time, before anybody waits for it: the games, and English sentences with
    numbers in them."""
    for name in registry.names():
        registry.get(name)
    locale("en")
    say("en", "server-seats", {"players": 4})


@functools.cache
def rules(name: str, language: str) -> p.Rules:
    """The rules of a game: its sections with their clauses."""
    game = registry.get(name)
    tell = speaker(language)
    sections: dict[str, p.Section] = {}
    for number in game.clauses:
        key = _section(game, number)
        if key not in sections:
            title = f"{name}-section-{key}"
            sections[key] = p.Section(key, tell(title) if texts.has("en", title) else key, [])
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
        tell(f"{name}-name"),
        tell(f"{name}-about"),
        list(sections.values()),
        game.editions.default,
        origins,
    )


def _section(game: Game, number: str) -> str:
    """`6.5` belongs to section 6 and `S7` to section S."""
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
