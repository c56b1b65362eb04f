"""All commands, put together."""

from __future__ import annotations

from . import (
    admin,
    arena,
    bot,
    compile,
    dataset,
    edition,
    engine,
    fuzz,
    library,
    picture,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    train,
    watch,
)
from .group import group
from .words import help_text

app = group()
for command in (
    play.play,
    watch.watch,
    replay.replay,
    replay.verify,
    review.review,
    serve.serve,
    rules.rules,
    fuzz.fuzz,
):
    app.command(help=help_text(command.__name__))(command)
app.command(help=help_text("arena"))(arena.arena)
app.command(help=help_text("ladder"))(arena.ladder)
app.command(help=help_text("train"))(train.train)
app.command(help=help_text("dataset"))(dataset.dataset)
app.command(help=help_text("library"))(library.library)
app.command(help=help_text("bot"))(bot.bot)
app.command(help=help_text("picture"))(picture.picture)
app.command("compile", help=help_text("compile"))(compile.compile_rules)
app.add_typer(admin.app, name="admin", help=help_text("admin"))
app.add_typer(edition.app, name="edition", help=help_text("editions"))
app.add_typer(engine.app, name="engine", help=help_text("engine"))
app.add_typer(puzzles.app, name="puzzles", help=help_text("puzzles"))
