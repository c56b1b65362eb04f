"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from gusher import Match, texts
from gusher.kernel.game import Game, Option

from .words import CliError, help_text, wrong_usage

GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_text("game"))]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help=help_text("players"))]
Seed = Annotated[str | None, typer.Option("--seed", "-s", metavar="SEED", help=help_text("seed"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=help_text("option"))]
Rulebook = Annotated[str | None, typer.Option("--rulebook", metavar="NAME", help=help_text("rulebook"))]
EditionName = Annotated[str | None, typer.Option("--edition", "-e", metavar="NAME|FILE", help=help_text("edition"))]
Language = Annotated[str | None, typer.Option("--lang", metavar="|".join(texts.LANGUAGES), help=help_text("lang"))]


SWITCHES = {"true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"}


def options_of(game: Game, given: Sequence[str] | None, rulebook: str | None = None) -> dict[str, Any]:
    """``name=value`` texts as the game's own values, over those of a rulebook."""
    if rulebook is not None and rulebook not in game.rulebooks:
        raise wrong_usage(
            "error-rulebook-unknown", rulebook=rulebook, game=game.name, rulebooks=", ".join(game.rulebooks)
        )
    chosen: dict[str, Any] = dict(game.rulebooks[rulebook]) if rulebook is not None else {}
    known = {option.name: option for option in game.options}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise wrong_usage("cli-error-option", text=text)
        if name not in known:
            raise wrong_usage("error-option-unknown", option=name, options=", ".join(known))
        chosen[name] = _value(known[name], value)
    return chosen


def _value(option: Option, text: str) -> Any:
    for right in option.values:
        typed = SWITCHES.get(text.lower(), text.lower()) if isinstance(right, bool) else text.lower()
        if spelled(right) == typed:
            return right
    raise wrong_usage(
        "error-option-value",
        option=option.name,
        value=text,
        values=", ".join(spelled(right) for right in option.values),
    )


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


def save(match: Match, path: Path) -> None:
    """Write the record so that the match can be played on from it."""
    from gusher.kernel import records

    write_text(path, records.dumps(match.record(with_seed=True)))
