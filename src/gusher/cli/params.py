"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from gusher import SetupError, texts
from gusher.kernel import registry
from gusher.kernel.game import Game, Option, OptionValue

from .group import argument, option
from .words import CliError

GameName = Annotated[str, argument("GAME", "game")]
RecordFile = Annotated[Path, argument("FILE", "record")]
Players = Annotated[int | None, option("--players", "-p", key="players", metavar="N")]
Seed = Annotated[str | None, option("--seed", "-s", key="seed", metavar="SEED")]
Options = Annotated[list[str] | None, option("--option", "-o", key="option", metavar="NAME=VALUE")]
Rulebook = Annotated[str | None, option("--rulebook", key="rulebook", metavar="NAME")]
EditionName = Annotated[str | None, option("--edition", "-e", key="edition", metavar="NAME|FILE")]
Language = Annotated[str | None, option("--lang", key="lang", metavar="|".join(texts.LANGUAGES))]

SWITCHES = {"true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"}


def games_of(asked: str | None) -> list[Game]:
    """The game asked for, or all of them."""
    return [registry.get(name) for name in ([asked] if asked else registry.names())]


def options_of(game: Game, given: Sequence[str] | None, rulebook: str | None = None) -> dict[str, OptionValue]:
    """``name=value`` texts as the game's own values, over those of a rulebook."""
    if rulebook is not None and rulebook not in game.rulebooks:
        known_books = ", ".join(game.rulebooks)
        raise SetupError("error-rulebook-unknown", rulebook=rulebook, game=game.name, rulebooks=known_books)
    chosen: dict[str, OptionValue] = {} if rulebook is None else dict(game.rulebooks[rulebook])
    known = {known.name: known for known in game.options}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError("cli-error-option", text=text)
        if name not in known:
            raise SetupError("error-option-unknown", option=name, options=", ".join(known))
        chosen[name] = _value(known[name], value)
    return chosen


def _value(chosen: Option, text: str) -> OptionValue:
    for right in chosen.values:
        typed = SWITCHES.get(text.lower(), text.lower()) if isinstance(right, bool) else text.lower()
        if spelled(right) == typed:
            return right
    values = ", ".join(map(spelled, chosen.values))
    raise SetupError("error-option-value", option=chosen.name, value=text, values=values)


def spelled(value: object) -> str:
    """A value of an option as it is typed: ``on`` and ``off`` for switches."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CliError("cli-error-no-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as fault:
        raise CliError("cli-error-read", file=str(path), detail=reason_of(fault)) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise CliError("cli-error-write", file=str(path), detail=reason_of(fault)) from None


def reason_of(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
