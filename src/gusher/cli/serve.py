"""``gusher serve``: the server, and a browser that opens on it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from gusher.server.protocol import PORT
from gusher.server.retention import Retention

from .group import group, option
from .words import help_text

Database = Annotated[str | None, option(key="serve-database", envvar="GUSHER_DATABASE", show_envvar=True)]
DataDir = Annotated[Path | None, option(key="serve-data-dir")]
KeepUnused = Annotated[int, option(key="serve-keep-unused", metavar="DAYS", min=0, max=36_500)]
KeepAbandoned = Annotated[int, option(key="serve-keep-abandoned", metavar="DAYS", min=0, max=36_500)]
KeepFinished = Annotated[int, option(key="serve-keep-finished", metavar="DAYS", min=0, max=36_500)]


def serve(
    host: Annotated[str, option(key="serve-host")] = "127.0.0.1",
    port: Annotated[int, option(key="serve-port", min=1, max=65535)] = PORT,
    no_open: Annotated[bool, option("--no-open", key="serve-no-open")] = False,
    database: Database = None,
    data_dir: DataDir = None,
    trust_proxy: Annotated[str | None, option(key="serve-trust-proxy")] = None,
    metrics: Annotated[str | None, option(key="serve-metrics", metavar="HOST:PORT")] = None,
    log_format: Annotated[Literal["text", "json"], option(key="serve-log-format")] = "text",
    keep_unused: KeepUnused = Retention.unused,
    keep_abandoned: KeepAbandoned = Retention.abandoned,
    keep_finished: KeepFinished = Retention.finished,
) -> None:
    from gusher.server import serve as run  # the server's libraries are not for every command

    run(
        host,
        port,
        not no_open,
        database,
        data_dir,
        log_format,
        compile_bots=True,
        trust_proxy=trust_proxy,
        metrics=metrics,
        retention=Retention(keep_unused, keep_abandoned, keep_finished),
    )


app = group()
"""This command alone: after a restart people wait for the server, and the other commands take 0.2 s to import."""
app.command(help=help_text("serve"))(serve)
