"""Messages of the locales in a client's language."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from gusher import texts
from gusher.kernel.errors import Term

Say = Callable[..., str]


def say(language: str, key: str, params: Mapping[str, Any] | None = None) -> str:
    """A message in a language, or in English until somebody translates it."""
    try:
        return _said(language, key, tuple([(name, type(value), value) for name, value in (params or {}).items()]))
    except TypeError:  # an argument that cannot be a key of the cache
        return texts.say(language if texts.has(language, key) else "en", key, params)


@functools.lru_cache(4096)
def _said(language: str, key: str, params: tuple[tuple[str, type, Any], ...]) -> str:
    """Everybody at a table reads the same sentences, and they take longer to make than the move itself."""
    own = language if texts.has(language, key) else "en"
    return texts.say(own, key, {name: value for name, _, value in params})


@functools.cache
def speaker(language: str) -> Say:
    return functools.partial(say, language)


def reason_text(language: str, key: str, params: Mapping[str, Any]) -> str:
    """A refusal or a reason; parameters that are messages themselves (a seat's name) are translated, too."""
    shown = {name: say(language, value) if isinstance(value, Term) else value for name, value in params.items()}
    return say(language, key, shown) if texts.has("en", key) else key


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as JSON: a message's key becomes a plain string."""
    return {name: str(value) if isinstance(value, str) else value for name, value in params.items()}
