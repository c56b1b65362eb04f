"""``gusher admin``: what an operator does to the server's database, while the server runs or not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from gusher.kernel.errors import needs
from gusher.server.retention import Retention

from .group import argument, option
from .params import Language, write_text
from .screen import Screen
from .serve import Database, DataDir, KeepAbandoned, KeepFinished, KeepUnused
from .words import CliError, help_text

if TYPE_CHECKING:
    from gusher.server.admin import Admin, Ban

app = typer.Typer(no_args_is_help=True)
TableId = Annotated[str, argument("TABLE", "admin-table")]
Address = Annotated[str, argument("ADDRESS", "admin-address")]
File = Annotated[Path, argument("FILE", "admin-file")]
HEADS = ("table", "game", "people", "events", "state", "created", "used")


@dataclass(frozen=True)
class Given:
    """The options of ``gusher admin`` itself."""

    database: str | None
    data_dir: Path | None
    screen: Screen

    def admin(self) -> Admin:
        """For the database that `gusher serve` uses with the same options."""
        with needs("web"):
            from gusher.server.admin import Admin
            from gusher.server.settings import data_folder, database_in

        return Admin(self.database or database_in(self.data_dir or data_folder()))


class Context(typer.Context):
    obj: Given


@app.callback()
def admin(context: Context, database: Database = None, data_dir: DataDir = None, lang: Language = None) -> None:
    context.obj = Given(database, data_dir, Screen(lang))


@app.command(help=help_text("admin-tables"))
def tables(
    context: Context,
    most: Annotated[int, option("--most", key="admin-most", min=1)] = 50,
    finished: Annotated[bool | None, option("--finished/--unfinished", key="admin-finished")] = None,
) -> None:
    screen = context.obj.screen
    with context.obj.admin() as admin:
        found, count = admin.tables(most, finished), admin.count(finished)
    grid = Table(*(screen.words(f"cli-admin-head-{head}") for head in HEADS), box=None, pad_edge=False)
    for line in found:
        state = screen.words("cli-admin-over" if line.over else "cli-admin-running")
        people, when = f"{line.people}/{line.players}", (date_of(line.created_ms), date_of(line.used_ms))
        grid.add_row(line.id, line.game, people, str(line.events), state, *when)
    screen.console.print(grid)
    screen.say("cli-admin-count", shown=len(found), count=count)


@app.command(help=help_text("admin-record"))
def record(
    context: Context, table: TableId, out: Annotated[Path | None, option("--out", key="admin-out")] = None
) -> None:
    from gusher.kernel import records

    with context.obj.admin() as admin:
        text = records.dumps(admin.record(table))
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)


@app.command(help=help_text("admin-remove"))
def remove(context: Context, table: TableId) -> None:
    with context.obj.admin() as admin:
        admin.remove(table)
    context.obj.screen.say("cli-admin-removed", table=table)


@app.command(help=help_text("admin-retention"))
def retention(
    context: Context,
    apply: Annotated[bool, option("--apply", key="admin-apply")] = False,
    keep_unused: KeepUnused = Retention.unused,
    keep_abandoned: KeepAbandoned = Retention.abandoned,
    keep_finished: KeepFinished = Retention.finished,
) -> None:
    screen = context.obj.screen
    with context.obj.admin() as admin:
        found = admin.expire(Retention(keep_unused, keep_abandoned, keep_finished), apply)
    for why, count in found.items():
        screen.say(f"cli-admin-{why}", count=count)
    screen.say("cli-admin-expired" if apply else "cli-admin-would-expire", count=sum(found.values()))


@app.command(help=help_text("admin-backup"))
def backup(context: Context, file: File) -> None:
    with context.obj.admin() as admin:
        rows = admin.backup(file)
    context.obj.screen.say("cli-admin-backed-up", rows=rows, file=str(file))


@app.command(help=help_text("admin-restore"))
def restore(context: Context, file: File) -> None:
    if not file.is_file():
        raise CliError("cli-error-no-file", file=str(file))
    rows = context.obj.admin().restore(file)
    context.obj.screen.say("cli-admin-restored", rows=rows, file=str(file))


@app.command(help=help_text("admin-ban"))
def ban(
    context: Context,
    address: Address,
    days: Annotated[float | None, option("--days", key="admin-days", min=0, max=36_500)] = None,
    note: Annotated[str, option("--note", key="admin-note")] = "",
) -> None:
    with context.obj.admin() as admin:
        say_ban(context.obj.screen, admin.ban(address, days, note))


@app.command(help=help_text("admin-unban"))
def unban(context: Context, address: Address) -> None:
    with context.obj.admin() as admin:
        context.obj.screen.say("cli-admin-unbanned", network=admin.unban(address))


@app.command(help=help_text("admin-bans"))
def bans(context: Context) -> None:
    with context.obj.admin() as admin:
        for found in admin.bans():
            say_ban(context.obj.screen, found)


def say_ban(screen: Screen, ban: Ban) -> None:
    key = "cli-admin-banned" if ban.until_ms is None else "cli-admin-banned-until"
    until = "" if ban.until_ms is None else date_of(ban.until_ms)
    screen.say(key, network=ban.network, until=until, note=f" ({ban.note})" if ban.note else "")


def date_of(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
