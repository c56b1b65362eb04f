"""The web application: routes, security headers, the built client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import pages, sockets
from .hall import Hall, Settings
from .link import SCOPE_KEY, Link

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
NOT_BUILT = "The client is not built yet: run `npm ci && npm run build` in web/.\n"


class SafeHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


async def client_file(request: Request) -> Response:
    """A file of the built client; every other path is one of the client's own pages."""
    root: Path = request.app.state.hall.settings.static
    path = (root / request.path_params["path"]).resolve()
    if path.is_file() and path.is_relative_to(root.resolve()):
        forever = "/assets/" in request.url.path  # their names change with their content
        return FileResponse(
            path, headers={"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
        )
    if "." in Path(request.path_params["path"]).name or request.url.path.startswith("/api/"):
        return PlainTextResponse("Not found\n", 404)
    if not (root / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})


class Server(Starlette):
    """The application.  Sockets do not go through the layers for pages."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            sockets.welcome(self.state.hall, scope, scope[SCOPE_KEY])
        else:
            await super().__call__(scope, receive, send)


ROUTES = [
    Route("/healthz", pages.health),
    Route("/api/games", pages.games),
    Route("/api/editions/{game}/{name}", pages.edition),
    Route("/api/rules/{game}/{lang}", pages.rules),
    Route("/api/locale/{lang}", pages.locale),
    Route("/api/tables", pages.new_table, methods=["POST"]),
    Route("/api/tables/import", pages.import_table, methods=["POST"]),
    Route("/api/tables/{table}/record", pages.record),
    Route("/api/tables/{table}/replay", pages.replay),
    Route("/api/tables/{table}/verify", pages.verify),
    Route("/{path:path}", client_file),
]


def create_app(settings: Settings) -> Starlette:
    """The application of one server process."""
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with hall.running():
            yield

    app = Server(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=2_000)],
    )
    app.state.hall = hall
    return app


def config_for(app: Starlette, host: str, port: int, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    limits = app.state.hall.settings.limits
    # No access log: it would hold addresses of players and nothing that anybody needs.
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=Link,
        ws_max_size=limits.message_bytes,
        **more,
    )
