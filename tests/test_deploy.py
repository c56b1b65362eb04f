"""The files in deploy/ fit each other and the program; nothing is started."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from gusher.cli.serve import serve

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SERVERS = [name for name, service in SERVICES.items() if service["image"] == "gusher"]


def options_of_serve() -> set[str]:
    return {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}


def commands() -> dict[str, list[str]]:
    """Everywhere that `gusher serve` is started."""
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    unit = (DEPLOY / "gusher.service").read_text(encoding="utf-8")
    found = {name: SERVICES[name]["command"] for name in SERVERS}
    found["Dockerfile"] = json.loads(re.findall(r"^CMD (\[.*\])$", dockerfile, re.MULTILINE)[0])
    found["unit"] = shlex.split(re.findall(r"^ExecStart=\S*/gusher (.*)$", unit, re.MULTILINE)[0])
    return found


def test_every_option_that_a_server_is_started_with_exists() -> None:
    for where, command in commands().items():
        assert command[0] == "serve"
        options = {word.partition("=")[0] for word in command if word.startswith("--")}
        assert {"--no-open", "--log-format"} <= options <= options_of_serve(), where


def test_nobody_runs_as_root_and_only_the_proxy_faces_the_world() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert dockerfile.index("\nUSER gusher\n") < dockerfile.index("\nENTRYPOINT ")
    assert "\nHEALTHCHECK " in dockerfile
    published = {name: ports for name, service in SERVICES.items() if (ports := service.get("ports"))}
    assert published.pop("proxy") == ["80:80", "443:443", "443:443/udp"]
    assert all(port.startswith("127.0.0.1:") for ports in published.values() for port in ports)
    for name in SERVERS:
        assert SERVICES[name]["read_only"]
        assert SERVICES[name]["cap_drop"] == ["ALL"]
    assert SERVICES["database"]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"]


def test_the_proxy_sends_the_sockets_of_a_table_to_one_server() -> None:
    proxy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "lb_policy uri_hash" in proxy.partition("reverse_proxy /ws ")[2].partition("\n\t}")[0]
    for client in ("web/src/lib/link.svelte.ts", "src/gusher/client.py"):  # both name the table in the address
        assert "/ws?table=" in (ROOT / client).read_text(encoding="utf-8"), client


def test_proxy_and_prometheus_know_every_server_and_servers_trust_the_proxy_alone() -> None:
    assert len(SERVERS) == 2
    assert SERVICES["proxy"]["environment"]["SERVERS"] == " ".join(f"{name}:8321" for name in SERVERS)
    prometheus = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text(encoding="utf-8"))
    assert prometheus["scrape_configs"][0]["static_configs"][0]["targets"] == [f"{name}:9321" for name in SERVERS]
    address = SERVICES["proxy"]["networks"]["edge"]["ipv4_address"]
    for name in SERVERS:
        assert f"--trust-proxy={address}" in SERVICES[name]["command"]


def test_what_is_asked_of_the_environment_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)", text))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\$(\w+)\}", caddyfile)) == set(SERVICES["proxy"]["environment"])


def test_the_image_is_built_from_files_that_are_there() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", dockerfile, re.MULTILINE)
    assert copied
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name
    for mounted in re.findall(r"(\./[\w./-]+):", (DEPLOY / "compose.yml").read_text(encoding="utf-8")):
        assert (DEPLOY / mounted).exists(), mounted
