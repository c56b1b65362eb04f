"""``gusher serve``: the server, and a browser that opens on it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from gusher.server.protocol import PORT

from .group import group, option
from .words import help_text


def serve(
    host: Annotated[str, option(key="serve-host")] = "127.0.0.1",
    port: Annotated[int, option(key="serve-port", min=1, max=65535)] = PORT,
    no_open: Annotated[bool, option("--no-open", key="serve-no-open")] = False,
    database: Annotated[str | None, option(key="serve-database")] = None,
    data_dir: Annotated[Path | None, option(key="serve-data-dir")] = None,
    trust_proxy: Annotated[str | None, option(key="serve-trust-proxy")] = None,
) -> None:
    from gusher.server import serve as run  # the server's libraries are not for every command

    run(host, port, not no_open, database, data_dir, compile_bots=True, trust_proxy=trust_proxy)


app = group()
"""This command alone: after a restart people wait for the server, and the other commands take 0.2 s to import."""
app.command(help=help_text("serve"))(serve)
