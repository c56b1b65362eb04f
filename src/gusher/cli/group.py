"""What all commands have in common: how they are called, and what `--version` says."""

from __future__ import annotations

from typing import Annotated

import typer

from gusher import __version__

from .words import help_text


def group() -> typer.Typer:
    """``gusher``, without any command yet."""
    app = typer.Typer(
        help=help_text("gusher"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(gusher)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gusher {__version__}")
        raise typer.Exit


def gusher(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=help_text("version"))
    ] = False,
) -> None:
    pass
