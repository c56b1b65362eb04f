"""All commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

from gusher import __version__

from . import arena, compile, edition, fuzz, play, replay, rules, serve, watch
from .words import help_text

app = typer.Typer(help=help_text("gusher"), no_args_is_help=True, add_completion=False,
                  pretty_exceptions_enable=False, context_settings={"help_option_names": ["-h", "--help"]})


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gusher {__version__}")
        raise typer.Exit


@app.callback()
def gusher(version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True,
                                                 help=help_text("version"))] = False) -> None:
    pass


app.command(help=help_text("play"))(play.play)
app.command(help=help_text("watch"))(watch.watch)
app.command(help=help_text("replay"))(replay.replay)
app.command(help=help_text("verify"))(replay.verify)
app.command(help=help_text("serve"))(serve.serve)
app.command(help=help_text("rules"))(rules.rules)
app.add_typer(edition.app, name="edition", help=help_text("editions"))
app.command(help=help_text("fuzz"))(fuzz.fuzz)
app.command(help=help_text("arena"))(arena.arena)
app.command(help=help_text("ladder"))(arena.ladder)
app.command("compile", help=help_text("compile"))(compile.compile_rules)
