"""Who may import whom (see docs/architecture.md): read from the sources, without running them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1] / "src" / "gusher"
FILES = sorted(ROOT.rglob("*.py"))
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "meta.py").exists())
COMPILED = (
    "state",
    "verbs",
    "scratch",
    "events",
    "phases",
    "flow",
    "scoring",
    "reach",
    "rings",
    "table",
    "networks",
    "sea",
    "incidents",
)
"""Modules of a game that hold rules; none of them may import words."""


def imports(path: Path) -> set[str]:
    """Every module that a file imports, as an absolute dotted name."""
    package = ["gusher", *path.relative_to(ROOT).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{module}.{name.name}" for name in node.names} | {module}
    return found


def under(folder: str) -> list[Path]:
    return [path for path in FILES if path.relative_to(ROOT).parts[0] == folder]


def reaches(path: Path, *prefixes: str) -> set[str]:
    return {name for name in imports(path) if any(name == p or name.startswith(p + ".") for p in prefixes)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_jit_knows_numba(path: Path) -> None:
    """One file imports Numba, so that another compiler is a matter of one file; `cuda.py` gets its GPU part there."""
    if path != ROOT / "kernel" / "jit.py":
        assert not reaches(path, "numba", "llvmlite")


@pytest.mark.parametrize("path", under("kernel"), ids=lambda path: path.name)
def test_the_kernel_knows_no_game_and_no_user(path: Path) -> None:
    ours = {name for name in imports(path) if name.split(".")[0] == "gusher"}
    assert all(name.startswith("gusher.kernel") for name in ours)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_kernel_and_no_other_game(game: str) -> None:
    for path in (ROOT / "games" / game).rglob("*.py"):
        ours = {name for name in imports(path) if name.startswith("gusher.") and name != "gusher.games"}
        assert all(name.startswith(("gusher.kernel", f"gusher.games.{game}")) for name in ours), path


@pytest.mark.parametrize("game", GAMES)
def test_phases_never_import_each_other(game: str) -> None:
    for path in (ROOT / "games" / game / "phases").glob("*.py"):
        assert not reaches(path, f"gusher.games.{game}.phases"), path


@pytest.mark.parametrize("game", GAMES)
def test_nothing_compiled_imports_words(game: str) -> None:
    for path in (ROOT / "games" / game).rglob("*.py"):
        if path.relative_to(ROOT / "games" / game).parts[0].removesuffix(".py") in COMPILED:
            assert not reaches(path, f"gusher.games.{game}.text", f"gusher.games.{game}.board", "gusher.texts"), path


READ_ONLY = ("state", "verbs", "scratch", "reach", "rings", "table", "networks")
"""Modules of a game that bots may use: what is on the table, and helpers to read it."""


def test_bots_know_no_phases_and_no_flow() -> None:
    """A bot works from what it is shown; of a game it may ask what lies on the table and how to read it."""
    for path in under("bots"):
        for name in reaches(path, *(f"gusher.games.{game}" for game in GAMES)):
            assert [part for part in name.split(".")[3:4] if part in READ_ONLY], (path, name)


def test_server_arena_and_adapters_reach_games_through_the_registry() -> None:
    for folder in ("server", "arena", "adapters", "learn"):
        for path in under(folder):
            assert not reaches(path, "gusher.games"), path


def test_nothing_imports_the_command_line() -> None:
    for path in FILES:
        if path.relative_to(ROOT).parts[0] not in ("cli", "__main__.py"):
            assert not reaches(path, "gusher.cli"), path


WEB = ROOT.parents[1] / "web" / "src"
OTHER_MEANINGS = {"lost"}  # an event of Giganten, and a state of the connection


def test_in_the_client_only_its_board_knows_a_game() -> None:
    """`lib/protocol.ts` is generated from the games."""
    from gusher.kernel import registry

    boards = [WEB / "boards" / game for game in GAMES]
    events = {event.name for game in GAMES for event in registry.get(game).events.events} - OTHER_MEANINGS
    for path in (path for pattern in ("*.ts", "*.svelte", "*.css") for path in WEB.rglob(pattern)):
        if path == WEB / "lib" / "protocol.ts" or any(board in path.parents for board in boards):
            continue
        text = path.read_text(encoding="utf-8")
        assert not [game for game in GAMES if game in text.lower()], path
        assert not [event for event in events if f"'{event}'" in text], path
