"""Who may import whom, and who may know a game's name (docs/architecture.md): read from the sources, nothing is run."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "gusher"
WEB = ROOT / "web"
LAYERS: dict[str, set[str]] = {
    "kernel": set(),
    "texts": {"kernel"},
    "rulebook": {"kernel", "texts"},
    "games": {"kernel"},
    "bots": {"kernel"},
    # `import gusher`: the façade in __init__.py, which loads the last three when asked
    "gusher": {"kernel", "texts", "bots", "pictures", "study"},
    "pictures": {"kernel"},
    "charts": {"kernel"},
    "arena": {"kernel", "bots", "gusher"},
    "adapters": {"kernel", "bots", "gusher", "pictures"},
    "dataset": {"kernel", "bots", "gusher", "arena"},
    "study": {"kernel", "bots", "gusher", "arena", "dataset"},  # intervals; tables as files
    "server": {"kernel", "bots", "gusher", "texts", "rulebook", "pictures", "study"},
    "learn": {"kernel", "bots", "gusher", "charts"},
    "client": {"kernel", "server"},
    "cli": {
        "kernel",
        "bots",
        "gusher",
        "texts",
        "rulebook",
        "arena",
        "charts",
        "client",
        "dataset",
        "pictures",
        "server",
        "learn",
        "study",
    },
    "__main__": {"cli"},
}
"""Every part of the package, with the other parts that it may import.  Games are reached through `kernel.registry`."""
FILES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/meta.py"))
RULES = "flow.py"  # a game's sequence of play: with all that it imports, these are the rules
WORDS = {"board", "text", "why"}  # a game's modules for people


def imports(path: Path) -> set[str]:
    """Every module or name that a file imports, as an absolute dotted name."""
    package = ["gusher", *path.relative_to(PACKAGE).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{module}.{name.name}" for name in node.names}
    return found


def layer(path: Path) -> str:
    """The part of the package that a file belongs to."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "gusher" if first == "__init__" else first


def layer_of(name: str) -> str:
    """The part that an imported name belongs to; a name that is not a module comes from the façade."""
    first = name.split(".")[1] if "." in name else ""
    return first if first in LAYERS else "gusher"


def under(name: str, *prefixes: str) -> bool:
    return any(name == prefix or name.startswith(f"{prefix}.") for prefix in prefixes)


def test_every_part_of_the_package_has_its_layer_and_every_layer_is_there() -> None:
    assert set(LAYERS) == {layer(path) for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_the_layers_below_it(path: Path) -> None:
    used = {layer_of(name) for name in imports(path) if under(name, "gusher")} - {layer(path)}
    assert used <= LAYERS[layer(path)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_jit_imports_numba_and_the_kernel_needs_little_else(path: Path) -> None:
    """Another compiler would be a matter of one file."""
    others = {name.split(".")[0] for name in imports(path)} - sys.stdlib_module_names - {"gusher"}
    if path == PACKAGE / "kernel" / "jit.py":
        assert others <= {"numba", "llvmlite", "numpy"}
    elif layer(path) == "kernel":
        assert others <= {"numpy", "msgspec"}
    else:
        assert not others & {"numba", "llvmlite"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_imports_no_other_game(game: Path) -> None:
    for path in game.rglob("*.py"):
        for name in imports(path):
            assert not under(name, "gusher.games") or under(name, f"gusher.games.{game.name}"), (path, name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_phases_never_import_each_other(game: Path) -> None:
    phases = sorted((game / "phases").glob("*.py"))
    assert phases
    for path in phases:
        assert not [name for name in imports(path) if under(name, f"gusher.games.{game.name}.phases")], path


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_never_import_words(game: Path) -> None:
    for word in WORDS:
        assert (game / f"{word}.py").exists()
    assert not {path.stem for path in reached(game / RULES)} & WORDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_judgement_knows_the_board_but_not_the_course_of_play(game: Path) -> None:
    """A bot may read what lies on the board; what comes of an action it asks the search, which plays the rules."""
    for name in imports(game / "judgement.py"):
        assert not under(name, f"gusher.games.{game.name}.phases", f"gusher.games.{game.name}.flow"), name


def reached(start: Path) -> set[Path]:
    """A file of the package and all files of the package that it imports, directly or not."""
    found, fresh = set(), {start}
    while fresh:
        path = fresh.pop()
        found.add(path)
        for name in imports(path):
            for module in (name, name.rpartition(".")[0]):
                target = ROOT.joinpath("src", *module.split(".")).with_suffix(".py")
                fresh |= {target} & set(FILES) - found
    return found


# -- names -----------------------------------------------------------------------------------------------

NAMES = re.compile(rf"(?<![a-z])(?:{'|'.join(game.name for game in GAMES)})(?![a-z])")
EVENTS = {
    name for game in GAMES for name in re.findall(r'\("([a-z]+-[a-z-]+)"', (game / "events.py").read_text("utf-8"))
}
WEB_FILES = sorted(
    path
    for path in [*WEB.glob("*.*"), *WEB.glob("src/**/*.*")]
    if path.suffix in (".ts", ".svelte", ".css", ".html") and "Do not edit" not in path.read_text("utf-8")[:200]
)
OWN_BOARDS = {WEB / "src" / "boards" / game.name for game in GAMES}
BUILD_FILES = [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / ".ci" / "run", ROOT / ".pre-commit-config.yaml"]


class Undocumented(ast.NodeTransformer):
    """Takes the docstrings out: they may show a game as an example."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str) else node


def code(path: Path) -> str:
    """What a file says without its comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return ast.unparse(Undocumented().visit(ast.parse(text)))
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize(
    "path",
    [*(path for path in FILES if layer(path) != "games"), *BUILD_FILES, *WEB_FILES],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_only_a_game_itself_knows_its_name(path: Path) -> None:
    """Nothing but the game's own folders, the words, the docs, the tests, the examples and the benchmarks."""
    if not OWN_BOARDS & set(path.parents):
        assert not NAMES.findall(code(path))


@pytest.mark.parametrize("path", WEB_FILES, ids=lambda path: str(path.relative_to(WEB)))
def test_only_a_board_knows_the_events_of_its_game(path: Path) -> None:
    assert EVENTS
    if not OWN_BOARDS & set(path.parents):
        assert not {name for name in EVENTS if re.search(rf"['\"`]{name}['\"`]", path.read_text(encoding="utf-8"))}


def test_every_board_belongs_to_a_game() -> None:
    assert {path for path in (WEB / "src" / "boards").iterdir() if path.is_dir()} == OWN_BOARDS
