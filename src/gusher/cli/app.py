"""All commands, put together."""

from __future__ import annotations

from . import admin, edition, engine, puzzles
from .arena import arena, ladder
from .bot import bot
from .compile import compile
from .dataset import dataset
from .fuzz import fuzz
from .group import group
from .library import library
from .picture import picture
from .play import play
from .replay import replay, verify
from .review import review
from .rules import rules
from .serve import serve
from .train import train
from .watch import watch
from .words import help_text

PLAYING = (play, watch, replay, verify, review, serve, rules)
COMPUTING = (fuzz, arena, ladder, train, dataset, library, bot, picture, compile)

app = group()
for command in (*PLAYING, *COMPUTING):
    app.command(help=help_text(command.__name__))(command)
app.add_typer(admin.app, name="admin", help=help_text("admin"))
app.add_typer(edition.app, name="edition", help=help_text("editions"))
app.add_typer(engine.app, name="engine", help=help_text("engine"))
app.add_typer(puzzles.app, name="puzzles", help=help_text("puzzles"))
