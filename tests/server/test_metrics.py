"""What Prometheus is told, and where."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from gusher import SetupError
from gusher.server import metrics

from .harness import BOT, HUMAN, House, free_port, live

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


async def told(port: int) -> dict[str, float]:
    """Every sample, by its name and its labels."""
    async with httpx.AsyncClient(trust_env=False) as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@live(pace_ms=0)
async def test_moves_answers_refusals_and_queues_are_counted(house: House) -> None:
    port = free_port()
    with metrics.shown_at(f"127.0.0.1:{port}", house.tables):
        before = await told(port)
        table = await house.table([HUMAN] * 4)
        clients = [await house.join(table, seat) for seat in range(4)]
        actor = next(client for client in clients if client.legal)
        other = next(client for client in clients if client is not actor)
        assert (await actor.play(actor.legal[0]))["type"] == "ack"
        assert (await other.ask("undo", rev=other.rev))["key"] == "error-undo"
        watching = await house.join(await house.table([BOT] * 4), None)
        await watching.until(lambda: "over" in watching.last)
        await house.http.get("/api/nothing")
        now = await told(port)

    def grown(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert grown("gusher_moves_total human") == grown("gusher_acknowledgement_seconds_count") == 1
    assert grown("gusher_moves_total bot") > 20
    assert grown("gusher_bot_seconds_count random") == grown("gusher_moves_total bot")
    assert grown("gusher_refusals_total error-undo") == 1
    assert grown("gusher_http_requests_total 404") == 1
    assert now["gusher_connections"] == 5
    assert now["gusher_tables_open"] == 2
    assert now["gusher_bots_waiting random"] == 0
    assert now["gusher_housekeeping_age_seconds"] < 60
    assert {"process_open_fds", "process_resident_memory_bytes"} <= now.keys()


@live()
async def test_players_cannot_see_the_metrics(house: House) -> None:
    answer = await house.http.get("/metrics")
    assert "gusher_moves" not in answer.text


@live()
async def test_nothing_is_shown_without_an_address_and_a_wrong_one_is_refused(house: House) -> None:
    with metrics.shown_at(None, house.tables):
        pass
    for wrong in ("9321", "nowhere", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:99999", f"127.0.0.1:{house.port}"):
        with pytest.raises(SetupError, match="HOST:PORT"), metrics.shown_at(wrong, house.tables):
            pass


@live()
async def test_a_fault_is_counted(house: House) -> None:
    port = free_port()
    with metrics.shown_at(f"127.0.0.1:{port}", house.tables):
        before = (await told(port))["gusher_faults_total"]
        house.tables.stall("somewhere", RuntimeError())
        now = await told(port)
        assert now["gusher_faults_total"] == before + 1
        assert now["gusher_tables_stalled"] == 1
        await asyncio.sleep(0)


def names_in(board: Any) -> set[str]:
    """The metrics that a Grafana board or a file of alerts asks for."""
    return set(re.findall(r"\bgusher_\w+", json.dumps(board) if not isinstance(board, str) else board))


def test_the_board_and_the_alerts_ask_for_metrics_that_exist() -> None:
    known = {family.name for family in metrics.REGISTRY.collect()}
    source = (Path(metrics.__file__)).read_text(encoding="utf-8")
    known |= set(re.findall(r'"(gusher_\w+)"', source))
    board = json.loads((DEPLOY / "grafana" / "gusher.json").read_text(encoding="utf-8"))
    alerts = (DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8")
    for text in (board, alerts):
        asked = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in names_in(text)}
        assert asked
        assert asked <= known
    assert names_in(board) >= {"gusher_moves_total", "gusher_acknowledgement_seconds_bucket", "gusher_bots_waiting"}
