"""``gusher engine``: our bots for other programs, and a check for programs that want to be bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from gusher.bots.engines import protocol
from gusher.bots.engines.process import COMMAND, engine_bot, split
from gusher.bots.engines.protocol import Message

from .group import argument, option
from .params import Language
from .screen import Screen
from .words import help_text


class ServesUnlessToldOtherwise(TyperGroup):
    """`gusher engine tycoon` is short for `gusher engine serve tycoon`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        return super().resolve_command(ctx, args if args[0] in self.commands else ["serve", *args])


app = typer.Typer(cls=ServesUnlessToldOtherwise, no_args_is_help=True)


@app.command(help=help_text("engine-serve"))
def serve(name: Annotated[str, argument("BOT", "engine-bot")]) -> None:
    from gusher.bots.engines.serving import Server

    out = sys.stdout.buffer

    def write(message: Message) -> None:
        out.write(protocol.encode(message))
        out.flush()

    with redirect_stdout(sys.stderr):  # a bot that prints must not spoil the protocol
        Server(name, write).run(sys.stdin.buffer)


@app.command(help=help_text("engine-check"))
def check(
    command: Annotated[list[str], argument("CMD", "engine-command")],
    positions: Annotated[int | None, option("--positions", key="engine-positions", metavar="N", min=1)] = None,
    seconds: Annotated[float | None, option("--seconds", key="engine-seconds", metavar="S", min=0.001)] = None,
    lang: Language = None,
) -> None:
    from gusher.bots.engines import checking

    screen, faults = Screen(lang), 0
    found = checking.check(_command(command), positions or checking.POSITIONS, seconds or checking.SECONDS)
    for finding in found:
        faults += not finding.is_ok
        note = f" ({finding.note})" if finding.note else ""
        screen.text(("✓ " if finding.is_ok else "✗ ") + screen.words(finding.key) + note)
        if finding.fault:
            screen.indented(finding.fault)
    screen.say("engine-check-faults" if faults else "engine-check-sound", "bold", count=faults)
    if faults:
        raise typer.Exit(1)


def _command(given: Sequence[str]) -> Sequence[str]:
    """The engine's command line, given as one text or word by word."""
    words = split(given[0].removeprefix(COMMAND)) if len(given) == 1 else list(given)
    engine_bot(COMMAND + words[0] if words else COMMAND)  # says at once if there is no such program
    return words
