"""Every text that people read, from the Fluent files in ``locales/``: a folder for each language, the same keys.
Games from elsewhere bring their own."""

from __future__ import annotations

import functools
import locale
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .kernel import errors, registry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

FOLDER = Path(__file__).parent / "locales"
HUGE = 10**15
LONG = 400
LANGUAGES = ("en", "fr", "it", "de")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or term (-name) of a Fluent file, with the lines that belong to it: those that are indented or empty."""
REFERENCE = re.compile(r"{ *(-?[a-zA-Z][\w-]*)")


def source(language: str) -> str:
    """All Fluent files of a language in one text."""
    return _source(language, registry.locales())


@functools.cache
def _source(language: str, added: tuple[Path, ...]) -> str:
    if language not in LANGUAGES:
        raise errors.SetupError("error-language", language=language, languages=", ".join(LANGUAGES))
    own = (folder / language for folder in (FOLDER, *added))
    folders = [folder if folder.is_dir() else folder.with_name("en") for folder in own]  # an added game may lack it
    return "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.glob("*.ftl")))


@functools.cache
def _entries(language: str, added: tuple[Path, ...]) -> dict[str, str]:
    """Every message and term by its name, as it is written; of two with the same name, the first counts."""
    return {found[1]: found[0] for found in reversed([*ENTRY.finditer(_source(language, added))])}


@functools.cache
def _bundle(language: str, added: tuple[Path, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle  # a third of `import gusher`, and not for every program

    return FluentBundle([language], use_isolating=False)


@functools.cache
def _message(language: str, key: str, added: tuple[Path, ...]) -> Message:
    """A message, parsed with everything it refers to when it is first asked for: parsing them all would take a
    while."""
    from fluent.runtime import FluentResource

    entries, wanted, found = _entries(language, added), [key], dict[str, str]()
    while wanted:
        name = wanted.pop()
        if name in entries and name not in found:
            found[name] = entries[name]
            wanted += REFERENCE.findall(entries[name])
    messages = _bundle(language, added)
    messages.add_resource(FluentResource("\n".join(found.values())))
    return messages.get_message(key)


def say(language: str, key: str, params: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
    """A message in a language; a key that does not exist is a bug."""
    added = registry.locales()
    message = _message(language, key, added)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    spoken = {name: _spoken(language, value) for name, value in (params or {}).items()}
    text, faults = _bundle(language, added).format_pattern(pattern, spoken)
    if faults:
        raise faults[0]
    return str(text)


def _spoken(language: str, value: object) -> int | float | str:
    """An argument as Fluent takes it, which refuses huge numbers, long texts and anything else."""
    if isinstance(value, errors.Term):
        return say(language, value, value.params)
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= HUGE:
        return value
    text = str(value)
    return text if len(text) <= LONG else text[: LONG - 1] + "…"


def number(language: str, value: float, decimals: int = 0) -> str:
    """A number as the language writes it."""
    from babel import numbers

    return str(numbers.format_decimal(value, _exact("#,##0", decimals), language))


def percent(language: str, share: float, decimals: int = 0) -> str:
    """A share of one as a percentage, as the language writes it."""
    from babel import Locale, numbers

    pattern = Locale(language).percent_formats[None].pattern
    return str(numbers.format_percent(share, _exact(pattern, decimals), language))


def _exact(pattern: str, decimals: int) -> str:
    """A pattern for whole numbers, with decimals."""
    return pattern.replace("0", f"0.{'0' * decimals}") if decimals else pattern


def has(language: str, key: str, attribute: str | None = None) -> bool:
    added = registry.locales()
    if key not in _entries(language, added):
        return False
    return attribute is None or attribute in _message(language, key, added).attributes


def preferred() -> str:
    """The user's language if we have it, otherwise English."""
    told = filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")))
    tongue = next(told, None) or locale.getlocale()[0] or ""
    return tongue[:2] if tongue[:2] in LANGUAGES else "en"


errors.renderer[0] = functools.partial(say, "en")
