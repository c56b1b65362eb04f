"""``gusher edition``: boards, cards and prices that people type in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gusher.kernel import registry
from gusher.kernel.edition import Source, provenance
from gusher.kernel.errors import EditionError
from gusher.kernel.game import Game

from .params import Language, reason_of
from .screen import Screen
from .words import CliError, help_text, words_in

app = typer.Typer(no_args_is_help=True)
GameOption = Annotated[str | None, typer.Option("--game", metavar="GAME", help=help_text("edition-game"))]


@app.command(help=help_text("edition-check"))
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("edition-file"))],
    game: GameOption = None,
    lang: Language = None,
) -> None:
    words, screen = words_in(lang), Screen()
    if game is not None:
        registry.get(game)
    try:
        source = Source.read(file)
        chosen = _game_of(source, game)
        faults = list(chosen.editions.faults(source))
    except EditionError as unread:  # not even TOML
        faults = [unread]
    except OSError as missing:
        raise CliError("cli-error-read", file=str(file), detail=reason_of(missing)) from None
    for fault in faults:
        print(words.fault(fault))
    if faults:
        screen.text(words("cli-edition-faults", {"count": len(faults)}))
        raise typer.Exit(1)
    screen.text(words("cli-edition-sound", {"file": str(file), "game": chosen.name}))


def _game_of(source: Source, asked: str | None) -> Game:
    """The game asked for, or the one that the file names, or any: its check says that the name is wrong."""
    table = source.data.get("edition")
    named = table.get("game") if isinstance(table, dict) else None
    return registry.get(asked or (named if named in registry.names() else registry.names()[0]))


@app.command("list", help=help_text("edition-list"))
def list_editions(game: GameOption = None, lang: Language = None) -> None:
    words, screen = words_in(lang), Screen()
    for chosen in _games(game):
        for name in chosen.editions.names():
            title = chosen.editions.load(name).data["edition"]["title"]
            default = words("cli-edition-default") if name == chosen.editions.default else ""
            screen.text(f"{chosen.name:10} {name:16} {title} {default}".rstrip())


@app.command(help=help_text("edition-show"))
def show(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help=help_text("edition-name"))],
    game: GameOption = None,
    lang: Language = None,
) -> None:
    words, screen = words_in(lang), Screen()
    source = _found(name, game)
    table = source.data.get("edition", {})
    screen.text(str(table.get("title", name)), "bold")
    origins = provenance(source)
    for part in source.data:
        screen.text(f"  {part:14} {words.origin(origins.get((part,), ''))}")
        for place, origin in origins.items():
            is_exception = len(place) > 1 and place[0] == part and origin != origins.get(place[:-1])
            if is_exception:
                spelled = " ".join(str(key) for key in place)
                screen.text(
                    f"    {words('cli-edition-line', {'line': source.line(*place)})}: "
                    f"{spelled} — {words.origin(origin)}"
                )
    screen.text(words("cli-edition-where", {"file": source.file}), "dim")


def _found(name: str, game: str | None) -> Source:
    games = _games(game)
    for candidate in games:
        if name in candidate.editions.names():
            return Source.read(candidate.editions.path(name))
    return games[0].editions.open(name)  # a file, or a refusal that names them


def _games(asked: str | None) -> list[Game]:
    return [registry.get(name) for name in ([asked] if asked else registry.names())]
