"""``gusher edition``: boards, cards and prices that people type in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gusher.kernel import registry
from gusher.kernel.edition import Source, exceptions
from gusher.kernel.errors import EditionError
from gusher.kernel.game import Game
from gusher.rulebook import label, lines, origins, provenance

from .group import argument, option
from .params import Language, games_of, reason_of
from .rules import print_origin
from .screen import Screen
from .words import CliError, help_text

app = typer.Typer(no_args_is_help=True)
GameOption = Annotated[str | None, option("--game", key="edition-game", metavar="GAME")]


@app.command(help=help_text("edition-check"))
def check(
    file: Annotated[Path, argument("FILE", "edition-file")], game: GameOption = None, lang: Language = None
) -> None:
    screen = Screen(lang)
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
        print(screen.words.fault(fault))
    if faults:
        screen.say("cli-edition-faults", count=len(faults))
        raise typer.Exit(1)
    screen.say("cli-edition-sound", file=str(file), game=chosen.name)


def _game_of(source: Source, asked: str | None) -> Game:
    """The game asked for, or the one that the file names, or any: its check says that the name is wrong."""
    table = source.data.get("edition")
    named = table.get("game") if isinstance(table, dict) else None
    return registry.get(asked or (named if named in registry.names() else registry.names()[0]))


@app.command("list", help=help_text("edition-list"))
def list_editions(game: GameOption = None, lang: Language = None) -> None:
    screen = Screen(lang)
    for chosen in games_of(game):
        for name in chosen.editions.names():
            title = chosen.editions.load(name).data["edition"]["title"]
            default = screen.words("cli-edition-default") if name == chosen.editions.default else ""
            screen.text(f"{chosen.name:10} {name:16} {title} {default}".rstrip())


@app.command(help=help_text("edition-show"))
def show(
    name: Annotated[str, argument("NAME|FILE", "edition-name")], game: GameOption = None, lang: Language = None
) -> None:
    screen = Screen(lang)
    words, source = screen.words, _found(name, game)
    chosen = _game_of(source, game)
    screen.text(str(source.data.get("edition", {}).get("title", name)), "bold")
    for origin in origins(chosen, source, words.language):
        print_origin(screen, origin)
        for place, other in exceptions(source):
            if place[0] == origin.part:
                line = words("cli-edition-line", {"line": source.line(*place)})
                screen.indented(f"{line}: {label(source, place)} – {provenance(words.language, other)}", 4)
    for line in lines(words.language, f"{chosen.name}-sources") if source.is_builtin else ():
        screen.text(line)
    path = chosen.editions.path(source.name) if source.is_builtin else source.file
    screen.say("cli-edition-where", "dim", file=str(path))


def _found(name: str, game: str | None) -> Source:
    games = games_of(game)
    known = {edition: one for one in games for edition in one.editions.names()}
    if name not in known and not Path(name).is_file():
        raise CliError("edition-not-found", name=name, known=", ".join(known))
    return known.get(name, games[0]).editions.open(name)
