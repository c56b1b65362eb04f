"""All commands, put together."""

from __future__ import annotations

from . import arena, compile, edition, fuzz, play, replay, rules, serve, train, watch
from .group import group
from .words import help_text

app = group()
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
app.command(help=help_text("train"))(train.train)
app.command("compile", help=help_text("compile"))(compile.compile_rules)
