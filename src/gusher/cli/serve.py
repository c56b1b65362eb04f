"""``gusher serve``: the server, and a browser that opens on it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8321,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    database: Annotated[str | None, typer.Option(help="URL of a PostgreSQL or SQLite database.")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Folder for data; default: XDG_DATA_HOME/gusher.")] = None,
) -> None:
    """Play in the browser."""
    from gusher.server import serve as run

    run(host, port, not no_open, database, data_dir)
