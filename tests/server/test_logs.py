"""What is written to the log, and what never is."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from gusher.server import logs
from gusher.server.errors import report
from gusher.server.limits import FREE
from gusher.server.logs import FORMATTERS, Format
from gusher.server.store import Append, invitation_hash, token_hash

from .harness import HUMAN, WAIT_S, House, claim_of, free_port, play_out
from .harness import house as open_house

HALF_A_POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"


@pytest.fixture(params=FORMATTERS)
def form(request: pytest.FixtureRequest) -> Format:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def written(form: Format, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log of a server that was started with this format."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = list(root.handlers), root.level
    monkeypatch.setattr(sys, "stderr", stream)
    root.handlers.clear()  # pytest's own must not be closed
    logs.set_up(form)
    yield stream
    logs.CONSOLE.handlers, logs.CONSOLE.propagate = [], True
    logging.getLogger("gusher").setLevel(logging.NOTSET)
    root.handlers[:] = handlers
    root.setLevel(level)


def test_the_console_is_told_apart_from_the_log_except_in_json(
    form: Format, written: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up(form)  # again, with the streams of this test
    logs.CONSOLE.info("Gusher: %s", "http://localhost/")
    out, log = capsys.readouterr()
    if form == "text":
        assert (out, log) == ("Gusher: http://localhost/\n", "")
    else:
        assert (out, json.loads(log)["message"]) == ("", "Gusher: http://localhost/")


@pytest.mark.parametrize("form", ["json"])
def test_each_line_of_json_is_an_object(written: io.StringIO) -> None:
    logging.getLogger("gusher.server").warning("%s of\ntwo lines", "a text", extra={"address": "203.0.113.7"})
    report("it failed", KeyError("a secret"))
    said, failed = map(json.loads, written.getvalue().splitlines())
    assert said["message"] == "a text of\ntwo lines"
    assert (said["level"], said["logger"], said["address"]) == ("warning", "gusher.server", "203.0.113.7")
    assert said["time"].endswith("+00:00")
    assert failed["message"].startswith("it failed: KeyError")


def test_the_words_of_an_exception_are_never_written(written: io.StringIO) -> None:
    """Whoever logs it: the server, a library, or asyncio about a task that nobody waited for."""
    seed = "".join(random.Random(1).choices("abcdef", k=20))  # traceback lines quote this file

    async def failing() -> None:
        raise ValueError(seed)

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(logs.from_event_loop)
        task = asyncio.create_task(failing())
        await asyncio.sleep(0)
        del task

    asyncio.run(main())
    try:
        raise ValueError(seed)
    except ValueError as fault:
        report("it failed", fault)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    assert written.getvalue().count("ValueError") >= 3
    assert seed not in written.getvalue()


def test_a_whole_match_leaves_no_secret_in_the_log(
    written: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a fault in the middle of it, whose words quote the seed."""

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db") as served:
            table = await served.table([HUMAN] * 4)
            clients, rng = [await served.join(table, seat) for seat in range(4)], random.Random(3)
            state = served.tables.open[table["table"]].state
            await play_out(clients, rng, 40)
            await misbehave(served, table, clients[0])

            async def failing(append: Append) -> None:
                raise RuntimeError(f"{state.seed} {append}")

            actor = next(client for client in clients if len(client.legal) > 1)
            with monkeypatch.context() as patch:
                patch.setattr(served.tables.store, "write", failing)
                with pytest.raises(ConnectionError):
                    await actor.play(actor.legal[0])
            again = [await served.join(table, seat) for seat in range(4)]
            await play_out(again, rng)
            await again[0].until(lambda: "over" in again[0].last)
            record = (await served.get(table, "record")).json()
        told = written.getvalue()
        assert "a connection failed: RuntimeError" in told
        assert not [secret for secret in secrets_of(table, record) if secret in told]

    asyncio.run(main())


async def misbehave(house: House, table: dict[str, Any], client: Any) -> None:
    await client.send({"type": "nonsense"})
    await client.ask("play", rev=client.rev, action="drive Z99")
    await client.ask("chat", text="a word among friends")
    assert (await house.get(table, "replay")).status_code == 200
    assert (await house.get(table, "record", "x" * 32)).status_code == 404


def secrets_of(table: dict[str, Any], record: dict[str, Any]) -> set[str]:
    """The seed; what opens a seat, and the hashes stored of it; what was said and drawn, licences and tiles too."""
    tokens = [entry["token"] for entry in table["seats"]]
    tokens += [*map(claim_of, tokens), table["spectator"], "x" * 32]
    actions = {action for _, action, _, _ in record["entries"] if " " in action}
    assert {action.split()[0] for action in actions} >= {"deal", "tile"}
    return {record["seed"], *tokens, *map(token_hash, tokens), *map(invitation_hash, tokens), *actions, "among friends"}


def test_visitors_cannot_fill_the_log(written: io.StringIO, tmp_path: Path) -> None:
    """With requests that are no requests, or that end halfway."""

    async def main() -> None:
        async with open_house(f"sqlite:///{tmp_path}/a.db") as served:
            for data in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", HALF_A_POST):
                _, writer = await asyncio.open_connection("127.0.0.1", served.port)
                writer.write(data)
                await writer.drain()
                await served.http.get("/healthz")
                writer.close()
            await served.http.get("/healthz")
        assert written.getvalue() == ""

    asyncio.run(main())


def test_an_address_is_written_only_if_it_asks_for_too_much(written: io.StringIO, tmp_path: Path) -> None:
    """Once in a while, so that it can be banned."""

    async def main() -> None:
        limits = replace(FREE, requests_per_second=0.001, requests_burst=3)
        async with open_house(f"sqlite:///{tmp_path}/a.db", limits=limits) as served:
            for _ in range(3):
                assert (await served.http.get("/api/games")).status_code == 200
            assert "127.0.0.1" not in written.getvalue()
            for _ in range(5):
                assert (await served.http.get("/api/games")).status_code == 429
        assert written.getvalue().count("127.0.0.1 asks for too much") == 1

    asyncio.run(main())


def test_pressing_ctrl_c_twice_is_no_fault(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "gusher", "serve", "--no-open", "--port", str(port), "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        while True:  # it listens before it is ready
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=WAIT_S, trust_env=False).is_success:
                    break
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=WAIT_S)
    assert log == ""
