"""Every text that people read, from the Fluent files in ``locales/``: a folder for each language, the same keys."""

from __future__ import annotations

import functools
import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel import errors

FOLDER = Path(__file__).parent / "locales"
HUGE = 10**15
LONG = 400
LANGUAGES = ("en", "fr", "it", "de")


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise errors.SetupError("error-language", language=language, languages=", ".join(LANGUAGES))
    loaded = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        loaded.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return loaded


def say(language: str, key: str, params: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
    """A message in a language; a key that does not exist is a bug."""
    messages = bundle(language)
    message = messages.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    spoken = {name: _spoken(language, value) for name, value in (params or {}).items()}
    text, faults = messages.format_pattern(pattern, spoken)
    if faults:
        raise faults[0]
    return str(text)


def _spoken(language: str, value: Any) -> Any:
    """An argument as Fluent takes it, which refuses huge numbers and long texts."""
    if isinstance(value, errors.Term):
        return say(language, value)
    if isinstance(value, str) and len(value) > LONG:
        return value[: LONG - 1] + "…"
    return str(value) if isinstance(value, int) and abs(value) > HUGE else value


def has(language: str, key: str, attribute: str | None = None) -> bool:
    messages = bundle(language)
    if not messages.has_message(key):
        return False
    return attribute is None or attribute in messages.get_message(key).attributes


def preferred() -> str:
    """The user's language if we have it, otherwise English."""
    tongue = (
        os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
        or locale.getlocale()[0]
        or ""
    )
    return tongue[:2] if tongue[:2] in LANGUAGES else "en"


def english(key: str, params: Mapping[str, Any]) -> str:
    return say("en", key, params)


def fault(language: str, error: errors.GusherError) -> str:
    """An error in words."""
    return say(language, error.key, error.params)


errors.renderer[0] = english
