"""The server: tables in the browser, alone, with friends, with bots.  See `docs/protocol.md`."""

from __future__ import annotations

import gc
import threading
import webbrowser
from pathlib import Path
from typing import Any, Literal

from gusher.kernel.errors import needs

from .protocol import PORT


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    open_browser: bool = True,
    database: str | None = None,
    data_dir: Path | None = None,
    log_format: Literal["text", "json"] = "text",
    **more: Any,
) -> None:
    """Run the server until it is stopped.  `more` are fields of ``settings.Settings``."""
    from . import logs
    from .listening import listening_socket
    from .settings import Settings, data_folder, database_in, sole_use

    gc.set_threshold(20_000, 50, 1_000_000)  # with many tables a collection takes too long: see Tables.keep_house
    gc.disable()  # until everybody is back: so far nothing is garbage
    logs.set_up(log_format)
    settings = Settings(database or database_in(data_dir or data_folder()), **more)
    with sole_use(settings.database), listening_socket(host, port, settings.limits) as listening:
        with needs("web"):  # which takes longer to import than all the rest
            import uvicorn

            from . import metrics
            from .app import config_for, create_app
        if settings.database.startswith("postgres"):
            with needs("postgres"):
                import psycopg  # noqa: F401  # SQLAlchemy imports it later, and says less
        app = create_app(settings)
        with metrics.shown_at(settings.metrics, app.state.tables):
            address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
            logs.CONSOLE.info("Gusher: %s", address)
            if open_browser:
                threading.Timer(1.0, webbrowser.open, [address]).start()
            uvicorn.Server(config_for(app, timeout_graceful_shutdown=3)).run([listening])
