"""The web application: security headers, the built client, start and stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import http, logs, metrics, puzzles, studies
from .connection import connect
from .limits import household, metered
from .settings import Settings
from .sockets import protocols
from .tables import Tables

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
ACCEPTED_AT_ONCE = 128  # connections, in one turn of the event loop
PAGES = http.Pages()
NOT_BUILT = "The client is not built yet: run `npm ci && npm run build` in web/.\n"


class Door:
    """Where everything comes in.  The processor time of every request is charged to its address.  A WebSocket goes
    straight to its endpoint: what stands before a page would cost it time, and memory for as long as it is open."""

    def __init__(self, app: Starlette) -> None:
        self.app, self.tables = app, cast(Tables, app.state.tables)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = scope["state"]["address"] = household(scope["client"][0] if scope["client"] else "?")
        if scope["type"] == "http":
            work = self.app(scope, receive, with_headers(scope["path"], send))
        else:
            work = connect(self.tables, WebSocket(scope, receive, send))
        await metered(work, self.tables.gate.work(address))


def with_headers(path: str, send: Send) -> Send:
    """Puts the security headers on every response."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.REQUESTS.labels(message["status"]).inc()
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers


@PAGES.at("/{path:path}")
async def client_file(request: Request) -> Response:
    """A file of the built client; any other path is one of the client's own pages."""
    root: Path = request.app.state.tables.settings.static
    try:
        path = (root / request.path_params["path"]).resolve()
        is_file = path.is_file() and path.is_relative_to(root.resolve())
    except (ValueError, OSError):  # a NUL, or a name longer than the system allows
        return PlainTextResponse("Not found\n", 404)
    if is_file:
        forever = "/assets/" in request.url.path  # their names change with their content
        return FileResponse(
            path, headers={"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
        )
    if "." in Path(request.path_params["path"]).name or request.url.path.startswith("/api/"):
        return PlainTextResponse("Not found\n", 404)
    if not (root / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})


ROUTES = [*http.PAGES, *puzzles.PAGES, *studies.PAGES, *PAGES]  # the first that fits a request answers it


def create_app(settings: Settings) -> Starlette:
    """The application of one server process."""
    tables = Tables(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(logs.from_event_loop)
        async with tables.running():
            yield

    gzip = Middleware(GZipMiddleware, minimum_size=2_000, compresslevel=4)
    app = Starlette(routes=ROUTES, lifespan=lifespan, middleware=[gzip])
    app.state.tables = tables
    return app


def config_for(app: Starlette, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    settings: Settings = app.state.tables.settings
    limits, proxy = settings.limits, settings.trust_proxy
    http_protocol, ws_protocol = protocols(limits, HEADERS, behind_proxy=proxy is not None)
    return uvicorn.Config(
        Door(app),
        loop="asyncio",  # uvloop, where it is installed, gains nothing here and knows no `ListeningSocket`
        log_config=None,  # as `logs.set_up` says
        log_level="error",  # it warns of every bad request, and visitors could fill the disk with that
        access_log=False,  # it would hold the players' addresses, which nobody needs
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
        backlog=ACCEPTED_AT_ONCE,
        http=http_protocol,
        ws=ws_protocol,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,  # a compressor for each connection takes more memory than the connection
        **more,
    )
