"""Messages of the locales in a client's language."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from gusher import texts
from gusher.kernel import registry

Say = Callable[..., str]
MOST_KEPT = 100  # characters


def say(language: str, key: str, params: Mapping[str, Any] | None = None) -> str:
    """A message in a language; its key if nobody has written it yet, as for a game in the making."""
    if not texts.has(language, key):
        return key
    given = params or {}
    if not all(map(_is_kept, given.values())):
        return texts.say(language, key, params)
    return _said(language, key, tuple([(name, type(value), value) for name, value in given.items()]))


def _is_kept(value: Any) -> bool:
    """Can it be part of a key of the cache?  Not what somebody has made very long."""
    return isinstance(value, bool | float | int) or (isinstance(value, str) and len(value) <= MOST_KEPT)


@functools.lru_cache(4096)
def _said(language: str, key: str, params: tuple[tuple[str, type, Any], ...]) -> str:
    """Everybody at a table reads the same sentences, and they take longer to make than the move itself."""
    return texts.say(language, key, {name: value for name, _, value in params})


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as JSON: a message's key becomes a plain string."""
    return {name: str(value) if isinstance(value, str) else value for name, value in params.items()}


def warm_up() -> None:
    """Import the games and the bots, and put a number into an English sentence: it takes a moment the first time."""
    import gusher.bots  # noqa: F401

    for name in registry.names():
        registry.get(name)
    say("en", "server-seats", {"players": 4})
