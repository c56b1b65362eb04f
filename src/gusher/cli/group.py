"""What all commands have in common: how they are called, and what `--version` says."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from gusher import __version__

from .words import help_text


def option(*names: str, key: str, metavar: str | None = None, **more: Any) -> Any:
    """An option of a command; `key` names its help text."""
    return typer.Option(*names, metavar=metavar, help=help_text(key), **more)


def argument(metavar: str, key: str) -> Any:
    return typer.Argument(metavar=metavar, help=help_text(key), show_default=False)


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
    version: Annotated[bool, option("--version", key="version", callback=_print_version, is_eager=True)] = False,
) -> None:
    pass
