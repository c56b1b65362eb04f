"""The rules clause by clause and the words of a language, as clients get them."""

from __future__ import annotations

import functools

from gusher import texts
from gusher.kernel import registry

from . import protocol as p
from .sentences import say


@functools.lru_cache(len(texts.LANGUAGES))
def locale(language: str) -> str:
    """All Fluent files of a language in one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((texts.FOLDER / language).glob("*.ftl")))


@functools.lru_cache(64)
def rules(name: str, language: str) -> p.Rules:
    """The rules of a game: its sections with their clauses."""
    game = registry.get(name)
    sections: dict[str, p.Section] = {}
    for number in game.clauses:
        key = _section(number)
        if key not in sections:
            sections[key] = p.Section(key, say(language, f"{name}-section-{key}"), [])
        sections[key].clauses.append(_clause(name, number, language))
    return p.Rules(
        game=name,
        language=language,
        name=say(language, f"{name}-name"),
        about=say(language, f"{name}-about"),
        sections=list(sections.values()),
        edition=game.editions.default,
        provenance=[
            p.Provenance(part, str(content["provenance"]))
            for part, content in game.editions.load().data.items()
            if isinstance(content, dict) and "provenance" in content
        ],
    )


def _section(number: str) -> str:
    """`6.5` belongs to section 6, `S7` to section S."""
    head = number.partition(".")[0] if "." in number else number.rstrip("0123456789")
    return head or number


def _clause(game: str, number: str, language: str) -> p.Clause:
    key = f"{game}-{number.replace('.', '-')}"
    title, ruling = (
        texts.say(language, key, None, part) if texts.has(language, key, part) else None for part in ("title", "ruling")
    )
    return p.Clause(number, title or number, say(language, key), ruling)


def warm_up() -> None:
    """Do what takes a moment the first time: import the games, and put a number into an English sentence."""
    for name in registry.names():
        registry.get(name)
    say("en", "server-seats", {"players": 4})
