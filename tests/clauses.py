"""Every clause of the rules leads to the code that decides it and to the tests that prove it.

    python tests/clauses.py             # writes docs/clauses.md
    python tests/clauses.py --check     # writes nothing; fails if docs/clauses.md is out of date

Either way, each clause needs a citation in `src/gusher/games/NAME` and a test marked with it, such as
`@pytest.mark.rule("G6.5")`.  Whatever is missing is printed, and the exit status is 1.

A citation is the clause's number in a comment or docstring, inside the function (or beside the constant or field)
that decides it.  A range such as 7.1–7.8 does not count, because `grep 7.4` would miss it; nor does the docstring at
the top of a file, which decides nothing.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from gusher import texts
from gusher.kernel import registry
from gusher.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "clauses.md"
RETELLING = {
    "belief",
    "board",
    "facts",
    "invariants",
    "judgement",
    "map",
    "orders",
    "sample",
    "tensor",
    "text",
    "ways",
    "why",
}
"""Modules of a game that explain, guess or check what the rules decide: a citation there is not where it is decided."""
Place = tuple[Path, str]  # a file, and a name in it
NUMBER = re.compile(r"(?<![\w.–])(?:[A-Z]\d+|\d+\.\d+)(?![\w–]|\.\d)")


class Citation(NamedTuple):
    line: int
    name: str  # the function, constant or Class.field that it stands in
    clause: str


def citations(source: str) -> list[Citation]:
    """All clause numbers in the comments and docstrings of a module."""
    spans = list(named_spans(ast.parse(source)))
    return sorted(
        Citation(line, owner(spans, line), clause) for line, words in prose(source) for clause in NUMBER.findall(words)
    )


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Every comment, and every docstring but the one at the top of the file, with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text


def named_spans(tree: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of each function, class, constant and field."""
    for node in tree.body:
        name = ""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            name = ast.unparse(target).strip("()")
        if name:
            yield node.lineno, node.end_lineno or node.lineno, prefix + name
        if isinstance(node, ast.ClassDef):
            yield from named_spans(node, f"{name}.")


def owner(spans: list[tuple[int, int, str]], line: int) -> str:
    """What a line belongs to: the innermost span around it, else the next one below (a comment above a function)."""
    around = [(last - first, name) for first, last, name in spans if first <= line <= last]
    below = [(first, name) for first, _, name in spans if first > line]
    return min(around or below, default=(0, "(end of file)"))[1]


class Marks:
    """A pytest plugin that notes which tests carry which clause, and which files cannot be collected."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)
        self.broken: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") is None:
                for mark in item.iter_markers("rule"):
                    for clause in mark.args:
                        self.tests[clause].add(item.nodeid.partition("[")[0])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)


def collected() -> Marks:
    """The marks of all tests; none of them is run."""
    marks = Marks()
    options = ["--collect-only", "--continue-on-collection-errors", "-p", "no:cacheprovider"]
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(
            [*options, "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), str(ROOT / "tests")], [marks]
        )
    return marks


def deciding(game: Game) -> list[Path]:
    """The files in which a game's rules are decided."""
    folder = ROOT / "src" / "gusher" / "games" / game.name
    return [path for path in sorted(folder.rglob("*.py")) if path.relative_to(folder).parts[0][:-3] not in RETELLING]


def section(game: Game, marks: Marks) -> tuple[str, list[str]]:
    """A game's part of the page, and what is wrong with its clauses."""
    decided: dict[str, list[Place]] = {clause: [] for clause in game.clauses}
    wrong = []
    for path in deciding(game):
        for line, name, clause in citations(path.read_text(encoding="utf-8")):
            if clause in decided:
                decided[clause].append((path, name))
            elif "." in clause:  # N1 and S2 are also countries
                wrong.append(f"{path.relative_to(ROOT)}:{line}: there is no clause {clause}")
    rows = []
    for clause, places in decided.items():
        proved = [place_of(test) for test in sorted(marks.tests[game.letter + clause])]
        wrong += [] if places else [f"{game.name} {clause}: cited nowhere in the rules"]
        wrong += [] if proved else [f"{game.name} {clause}: no test"]
        title = texts.say("en", f"{game.name}-{clause.replace('.', '-')}", attribute="title")
        rows.append(f"| {clause} | {title} | {listed(places)} | {listed(proved)} |")
    head = f"## {texts.say('en', f'{game.name}-name')}\n| clause | | decided in | proved by |\n|---|---|---|---|"
    return "\n".join([head, *rows]), wrong


def place_of(test: str) -> Place:
    path, _, name = test.partition("::")
    return ROOT / path, name.replace("::", ".")


def listed(places: list[Place]) -> str:
    """`file: name, name`, a line for each file."""
    by_file: dict[Path, list[str]] = defaultdict(list)
    for path, name in dict.fromkeys(places):
        by_file[path].append(f"`{name}`")
    return "<br>".join(
        f"[{path.name}](../{path.relative_to(ROOT).as_posix()}): {', '.join(names)}" for path, names in by_file.items()
    )


def page() -> tuple[str, list[str]]:
    """docs/clauses.md as it should be, and everything that is wrong."""
    marks = collected()
    games = [registry.get(name) for name in registry.names()]
    parts = [
        "# From clause to code to test\n*Written by `python tests/clauses.py` from the sources; do not edit.*\n\n"
        "The clauses themselves: `gusher rules GAME CLAUSE`, or the rules page in the browser."
    ]
    wrong = [f"{path}: cannot be collected" for path in marks.broken]
    known = {game.letter + clause for game in games for clause in game.clauses}
    for mark in sorted(set(marks.tests) - known):
        wrong += [f"{test}: there is no clause {mark}" for test in sorted(marks.tests[mark])]
    for game in games:
        text, faults = section(game, marks)
        parts.append(text)
        wrong += faults
    return "\n\n".join(parts) + "\n", wrong


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    text, wrong = page()
    if not arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        wrong.append("docs/clauses.md is out of date: run `python tests/clauses.py`")
    print("\n".join(wrong) or "Every clause is cited where it is decided, and proved by a test.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
