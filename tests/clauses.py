"""Which clauses of the rules have no test?

    python tests/clauses.py

collects all tests and reads their marks `@pytest.mark.rule("G6.5")`: a game's letter and the clause.  Prints every
clause of every registered game that no test proves, and every mark that names no clause; exits with 1 if there is
any, else with 0.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]


class Marks:
    """A plugin for pytest: clause -> the tests that carry it, and what could not be collected."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)
        self.broken: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") is None:
                for mark in item.iter_markers("rule"):
                    for clause in mark.args:
                        self.tests[clause].add(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)


def collected() -> Marks:
    """The marks of all tests under `tests/`; none of them is run."""
    marks = Marks()
    arguments = [
        "--collect-only",
        "--continue-on-collection-errors",
        "-p",
        "no:cacheprovider",
        "-c",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(ROOT),
        str(ROOT / "tests"),
    ]
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(arguments, plugins=[marks])
    return marks


def games() -> tuple[list[Game], list[str]]:
    """The registered games, and a line for each that cannot be loaded."""
    loaded, broken = [], []
    for name in registry.names():
        try:
            loaded.append(registry.get(name))
        except Exception as fault:  # whatever is wrong with one game, the others are looked at
            broken.append(f"{name} cannot be loaded: {type(fault).__name__}: {fault}")
    return loaded, broken


def report(marks: Marks, loaded: Iterable[Game]) -> tuple[list[str], list[str]]:
    """What is well and what is not, a line each."""
    well, wrong = [], []
    known: set[str] = set()
    for game in loaded:
        clauses = [game.letter + clause for clause in game.clauses]
        known.update(clauses)
        missing = [clause for clause in clauses if not marks.tests.get(clause)]
        proofs = set().union(*(marks.tests.get(clause, set()) for clause in clauses))
        wrong += [f"{clause}: no test ({game.name})" for clause in missing]
        well.append(
            f"{game.name}: {len(clauses) - len(missing)} of {len(clauses)} clauses are proved by {len(proofs)} tests"
        )
    return well, wrong + strange(marks, known, {game.letter for game in loaded})


def strange(marks: Marks, known: set[str], letters: set[str]) -> list[str]:
    """A line for each file with marks that name no clause.  A letter of no registered game may be one to come."""
    by_file: dict[str, set[str]] = defaultdict(set)
    for mark in set(marks.tests) - known:
        if mark[:1] in letters or not mark[:1].isalpha():
            for test in marks.tests[mark]:
                by_file[test.partition("::")[0]].add(mark)
    return [
        f"{file}: marks that name no clause of a game: {', '.join(sorted(named))}"
        for file, named in sorted(by_file.items())
    ]


def main() -> int:
    marks = collected()
    loaded, unloadable = games()
    well, wrong = report(marks, loaded)
    wrong += unloadable + [f"{path}: cannot be collected" for path in marks.broken]
    print("\n".join([*wrong, *well]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
