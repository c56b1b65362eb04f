"""Chromium, a server process, and pages that fail the test on any error they report."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gusher

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src/gusher/server/static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT_MS = 30_000  # a slow machine is not a fault

playwright_api = pytest.importorskip("playwright.sync_api", reason="pip install playwright")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All browser tests are slow, and stay on one worker: one server, one browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group("browser"))


def chromium(playwright: Any) -> str:
    from .chromium import MISSING, find

    return find(playwright) or pytest.skip(MISSING)


class House:
    """A server process that can be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "house.py"), str(self.port), str(self.folder)],
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        for _ in range(600):
            assert self.process.poll() is None, "the server stopped at once"
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def table(self, **wanted: Any) -> dict[str, Any]:
        """A new table over HTTP, tokens and all: one person and quick bots, unless `seats` says otherwise."""
        seats = [{"kind": "human"}] + [{"kind": "bot", "bot": "random"}] * (wanted.get("players", 4) - 1)
        return self._opened("tables", {"game": "giganten", "pace_ms": 0, "seats": seats, **wanted})

    def imported(self, record: dict[str, Any], **wanted: Any) -> dict[str, Any]:
        """The table of a record."""
        return self._opened("tables/import", {"record": record, **wanted})

    def at_auction(self) -> dict[str, Any]:
        """A table of Giganten at which the person is asked for a bid: random clicks may never lead there."""
        match, chance = gusher.new("giganten", 4, "7"), Random(1)
        while not (match.seat == 0 and any(action.text.startswith("bid") for action in match.legal())):
            match.play(chance.choice(match.legal()))
        seats = [{"kind": "human"}] + [{"kind": "bot", "bot": "random"}] * 3
        return self.imported(match.record(with_seed=True), seats=seats, pace_ms=0)

    def _opened(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.address}/api/{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())  # type: ignore[no-any-return]

    def seat(self, table: dict[str, Any], seat: int | None = 0) -> str:
        """The address of a seat, or of the spectators' bench."""
        token = (
            table["spectator"]
            if seat is None
            else next(entry["token"] for entry in table["seats"] if entry["seat"] == seat)
        )
        return f"{self.address}/#/t/{table['table']}/{token}"


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; built here if it is not there yet."""
    if (STATIC / "index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("the client is not built, and there is no npm")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True)


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    with playwright_api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens pages; the test fails if one of them reports an error, a CSP violation included."""
    contexts, faults = [], []

    def opened(address: str, width: int = 1280, height: int = 900, lang: str = "en", **more: Any) -> Any:
        more.setdefault("reduced_motion", "reduce")
        more.setdefault("service_workers", "block")
        context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, **more)
        context.set_default_timeout(WAIT_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if is_fault(message) else None)
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults, faults


def is_fault(message: Any) -> bool:
    """Errors on the console, but for the connection that a test broke itself."""
    return message.type == "error" and not re.search(
        "WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED", message.text
    )
