"""`make mutants`: do the tests notice when a rule changes?

Every comparison, constant, operator, branch and effect in the rules is changed, one at a time, and the tests that call
the changed function run until one fails. A change that no test notices is a survivor: it needs a test under its
clause, or an entry in `mutants.toml` that says why nobody could notice it.

    python -m tests.mutants [--only games/nations/phases/ruin.py] [--since REV] [--jobs 2]

Rules run interpreted, so a change is a new `__code__` for one function, in a forked copy of a process that has
collected the tests. What was found is kept in `.mutants/` for as long as the rules and the test file are the same.
"""

from __future__ import annotations

import argparse
import ast
import functools
import hashlib
import importlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NoReturn

import pytest

import gusher
from gusher import texts
from gusher.kernel import jit

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "gusher"
MEMORY = ROOT / ".mutants"
EQUIVALENT = ROOT / "tests" / "mutants.toml"

HELPERS = ("common", "reach", "rings", "networks", "sea", "incidents", "scoring", "flow", "edition")
TESTS = {
    "nations": ("tests/rules/nations", "tests/records/test_nations_edition.py"),
    "giganten": ("tests/rules/giganten", "tests/records/test_editions.py"),
}
FROZEN = ("edition",)  # what these make is kept with the ruleset
SLOWEST = 0.5  # seconds, profiled: a whole game that turns out otherwise is no test of a clause
STUCK = 1.0  # seconds, and ten times as long as without it: a test that takes that long against a mutant will not end

# -- what is changed ------------------------------------------------------------------------------------------

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNCHANGED = {"span"}  # calls that only tell which words of the mask to look at: too many do no harm


@dataclass
class Mutant:
    """One change: a node in a `field` of its `parent` gives way to a `new` one."""

    file: Path
    function: str
    line: int
    change: str
    parent: ast.AST
    field: str
    index: int | None
    new: ast.AST | None

    @property
    def place(self) -> str:
        """Where it is, as `mutants.toml` writes it."""
        return f"{self.file.relative_to(SOURCES / 'games')}:{self.function}"

    @property
    def name(self) -> str:
        return f"{self.place} {self.change}"

    def swap(self) -> None:
        """Put the new node in the place of the old one, or back."""
        old: Any = getattr(self.parent, self.field)
        if self.index is None:
            setattr(self.parent, self.field, self.new)
        else:
            old[self.index], old = self.new, old[self.index]
        self.new = old


def mutants_of(file: Path) -> Iterator[Mutant]:
    for function, name in functions_in(tree_of(file)):
        seen: Counter[str] = Counter()
        for parent, key, index, old in nodes_in(function):
            for new in replacements(old):
                mutant = Mutant(file, name, getattr(old, "lineno", function.lineno), "", parent, key, index, new)
                # A constant says little without what it stands in.
                is_bare = isinstance(old, ast.Constant | ast.Name) and isinstance(parent, ast.expr | ast.stmt)
                shown = parent if is_bare else None
                before = ast.unparse(shown or old)
                mutant.swap()
                after = ast.unparse(shown or new)
                mutant.swap()
                mutant.change = f"{headline(before)} → {headline(after)}"
                seen[mutant.change] += 1
                if seen[mutant.change] > 1:
                    mutant.change += f" ({seen[mutant.change]})"
                yield mutant


@functools.cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def functions_in(tree: ast.AST, prefix: str = "") -> Iterator[tuple[ast.FunctionDef, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node, prefix + node.name
        elif isinstance(node, ast.ClassDef):
            yield from functions_in(node, f"{prefix}{node.name}.")


def nodes_in(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node under this one that runs, with its place: neither annotations nor decorators nor docstrings."""
    for key, value in ast.iter_fields(node):
        if key in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or is_left_alone(child):
                continue
            yield node, key, index, child
            yield from nodes_in(child)


def is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in UNCHANGED


def replacements(node: ast.AST) -> Iterable[ast.AST]:
    match node:
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Compare(left, [operator, *rest], comparators):
            yield ast.Compare(left, [COMPARISONS[type(operator)](), *rest], comparators)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for dropped in range(len(values)):
                kept = values[:dropped] + values[dropped + 1 :]
                yield kept[0] if len(kept) == 1 else ast.BoolOp(operator, kept)
        case ast.BinOp(left, operator, right) if type(operator) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(operator)](), right)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Name(id=name) if name in OPPOSITES:
            yield ast.Name(OPPOSITES[name], ast.Load())
        case ast.If(test, body, orelse) if not is_changed_to_its_opposite(test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test, value, other) if not is_changed_to_its_opposite(test):
            yield ast.IfExp(test, other, value)
        case ast.While(test, body, orelse):  # once at most
            yield ast.While(test, [*body, ast.Break()], orelse)
        case ast.match_case(ast.MatchValue() | ast.MatchOr(), _, body):
            yield ast.match_case(node.pattern, ast.Constant(False), body)
        case ast.AugAssign(target, operator, value):
            yield ast.AugAssign(target, OPERATORS[type(operator)](), value)
            yield ast.Pass()
        case ast.Assign() if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            yield ast.Pass()
        case ast.Expr(ast.Call()) | ast.Break() | ast.Continue() | ast.Raise():
            yield ast.Pass()
        case ast.comprehension(target, iterated, [_, *rest], is_async):
            yield ast.comprehension(target, iterated, rest, is_async)


def is_changed_to_its_opposite(test: ast.expr) -> bool:
    """Is one of the replacements of a condition its negation anyway?"""
    match test:
        case ast.Compare(_, [ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()]):
            return True
    return isinstance(test, ast.UnaryOp)


def headline(code: str) -> str:
    """The first line of some code."""
    first, *rest = code.splitlines()
    return first + " …" if rest else first


# -- putting it into place ------------------------------------------------------------------------------------


def install(mutant: Mutant) -> None:
    """Change the function for everybody who has imported it."""
    mutant.swap()
    tree = ast.fix_missing_locations(tree_of(mutant.file))
    code = find_code(compile(tree, str(mutant.file), "exec"), mutant.function)
    function_of(mutant.file, mutant.function).__code__ = code
    if mutant.file.stem in FROZEN:
        forget_editions()


def find_code(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == part)
    return code


def function_of(file: Path, name: str) -> FunctionType:
    module = ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts)
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = vars(found)[part]
    found = getattr(found, "func", None) or getattr(found, "fget", None) or found  # a cached or plain property
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    assert isinstance(found, FunctionType)
    return found


def forget_editions() -> None:
    """What was made of an edition before must be made again."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("gusher.kernel", "gusher.games")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


# -- running the tests ----------------------------------------------------------------------------------------


@dataclass
class Observed:
    """What a test did when nothing was changed."""

    seconds: float
    functions: set[str]


class TooLong(BaseException):
    """A test that takes too long, or does not end at all."""


@dataclass(eq=False)
class Hunt:
    """A plugin for pytest that, instead of running the tests once, runs them against mutants."""

    game: str
    mutants: list[Mutant]
    jobs: int
    memory: dict[str, Any]
    killers: dict[str, str | None] = field(default_factory=dict)  # mutant -> the test that notices it
    observed: dict[str, Observed] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)  # test file -> all that its tests depend on
    kills: Counter[tuple[str, str | None]] = field(default_factory=Counter)  # of each test, by function
    has_failed: bool = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.has_failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        jit.compiled = refuse_to_compile
        gusher.new(self.game)  # the edition is frozen only once
        for language in texts.LANGUAGES:  # and words are read only once: no test is slow for their sake
            texts.source(language)
        self.observe(session.items)
        self.hunt({item.nodeid: item for item in session.items if item.nodeid in self.observed})
        return True

    def passes(self, item: pytest.Item, following: pytest.Item | None, seconds: float) -> bool:
        """Does the test pass, without taking more of the processor's time than this?"""

        def give_up(number: int, frame: FrameType | None) -> NoReturn:
            raise TooLong

        self.has_failed = False
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        except TooLong:  # between two steps of the test, where pytest does not catch it
            self.has_failed = True
        signal.setitimer(signal.ITIMER_PROF, 0)
        return not self.has_failed

    def observe(self, items: list[pytest.Item]) -> None:
        """Run every test once, as it is, and note what it calls."""
        base = digest(
            *sorted((SOURCES / "kernel").rglob("*.py")),
            *sorted((SOURCES / "games" / self.game).rglob("*.py")),
            *helpers_of(items),
        )
        known = self.memory.setdefault("observed", {})
        for file in sorted({item.path for item in items}):
            name = str(file.relative_to(ROOT))
            self.keys[name] = digest(file) + base
            if known.get(name, {}).get("key") != self.keys[name]:
                tests = {item.nodeid: self.watched(item) for item in items if item.path == file}
                known[name] = {"key": self.keys[name], "tests": tests}
            for test, seen in known[name]["tests"].items():
                if seen is not None:
                    self.observed[test] = Observed(seen["seconds"], set(seen["functions"]))
        save(self.game, self.memory)

    def watched(self, item: pytest.Item) -> dict[str, Any] | None:
        """None if the test is of no use: it takes too long, or needs compiled code."""
        called: set[CodeType] = set()

        def note(frame: FrameType, event: str, argument: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        start = time.process_time()
        sys.setprofile(note)
        passes = self.passes(item, None, SLOWEST)
        sys.setprofile(None)
        if not passes:
            return None
        own = [code for code in called if code.co_filename.startswith(str(SOURCES))]
        functions = {f"{code.co_filename}:{code.co_qualname.split('.<locals>')[0]}" for code in own}
        return {"seconds": time.process_time() - start, "functions": sorted(functions)}

    def hunt(self, items: dict[str, pytest.Item]) -> None:
        verdicts = self.memory.setdefault("verdicts", {})
        context = multiprocessing.get_context("fork")
        running: dict[Connection, Mutant] = {}
        waiting = list(reversed(self.mutants))
        done = 0
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                killer, tests = self.left_to_try(mutant, verdicts.get(mutant.name), items)
                if killer or not tests:
                    self.killers[mutant.name] = killer
                    verdicts[mutant.name] = {"killer": killer, "keys": list(self.keys.values())}
                    continue
                mine, theirs = context.Pipe(duplex=False)
                context.Process(target=self.attack, args=(mutant, tests, theirs)).start()
                theirs.close()
                running[mine] = mutant
            for ready in wait(list(running)):
                assert isinstance(ready, Connection)
                mutant = running.pop(ready)
                try:
                    killer = ready.recv()
                except EOFError:
                    killer = "the interpreter crashed"
                self.kills[mutant.place, killer] += 1
                self.killers[mutant.name] = killer
                verdicts[mutant.name] = {"killer": killer, "keys": list(self.keys.values())}
                done += 1
                if done % 25 == 0:
                    save(self.game, self.memory)
                    print(f"  {len(self.killers)} of {len(self.mutants)}", flush=True)
        save(self.game, self.memory)

    def left_to_try(
        self, mutant: Mutant, verdict: dict[str, Any] | None, items: dict[str, pytest.Item]
    ) -> tuple[str | None, list[pytest.Item]]:
        """The test that is known to notice a mutant, or those that might: first the one that did before, then those
        that noticed other changes of the function, then those that call it, then the quickest."""
        changed = f"{mutant.file}:{mutant.function}"
        callers = {changed}
        if mutant.file.stem in FROZEN:
            callers.add(f"{SOURCES / 'kernel' / 'game.py'}:Game.ruleset")  # which keeps what was made before
        tests = [test for test, seen in self.observed.items() if callers & seen.functions]
        tests.sort(
            key=lambda test: (
                -self.kills[mutant.place, test],
                changed not in self.observed[test].functions,
                self.observed[test].seconds,
            )
        )
        if verdict is not None:
            killer = verdict["killer"]
            if killer and self.keys.get(killer.split("::")[0]) in verdict["keys"]:
                return killer, []
            if killer is None:
                tests = [test for test in tests if self.keys[test.split("::")[0]] not in verdict["keys"]]
            elif killer in tests:
                tests.remove(killer)
                tests.insert(0, killer)
        return None, [items[test] for test in tests if test in items]

    def attack(self, mutant: Mutant, tests: list[pytest.Item], report: Connection) -> None:
        """In a process of its own: change the rule, and say which test notices."""
        install(mutant)
        for item, following in zip(tests, [*tests[1:], None], strict=True):
            if not self.passes(item, following, STUCK + 10 * self.observed[item.nodeid].seconds):
                report.send(item.nodeid)
                os._exit(0)
        report.send(None)
        os._exit(0)


def refuse_to_compile(*args: object, **options: object) -> NoReturn:
    raise RuntimeError("a mutant cannot be compiled: its tests run interpreted")


def helpers_of(items: list[pytest.Item]) -> list[Path]:
    folders = {item.path.parent for item in items}
    return sorted(file for folder in folders for file in folder.glob("*.py") if not file.name.startswith("test_"))


def digest(*files: Path) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def recall(game: str) -> dict[str, Any]:
    file = MEMORY / f"{game}.json"
    memory: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return memory


def save(game: str, memory: dict[str, Any]) -> None:
    MEMORY.mkdir(exist_ok=True)
    (MEMORY / f"{game}.json").write_text(json.dumps(memory, ensure_ascii=False), encoding="utf-8")


# -- the report -----------------------------------------------------------------------------------------------


def targets(only: list[str], since: str | None) -> list[Path]:
    files = [
        file
        for game in TESTS
        for file in sorted((SOURCES / "games" / game).rglob("*.py"))
        if file.parent.name == "phases" or file.stem in HELPERS
    ]
    if only:
        files = [file for file in files if any(str(file.relative_to(SOURCES)).startswith(name) for name in only)]
    if since:
        changed = subprocess.run(
            ["git", "diff", "--name-only", since], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.splitlines()
        files = [file for file in files if str(file.relative_to(ROOT)) in changed]
    return files


def report(mutants: list[Mutant], killers: dict[str, str | None]) -> bool:
    """Print what was found; true if every survivor is explained."""
    explained: dict[str, str] = {
        f"{entry['in']} {change}": entry["why"]
        for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
        for change in entry["changes"]
    }
    files = Counter(mutant.file for mutant in mutants)
    killed = Counter(mutant.file for mutant in mutants if killers[mutant.name])
    equivalent = Counter(m.file for m in mutants if not killers[m.name] and m.name in explained)
    survivors = [mutant for mutant in mutants if not killers[mutant.name] and mutant.name not in explained]
    for file, count in files.items():
        left = count - killed[file] - equivalent[file]
        name = str(file.relative_to(SOURCES / "games"))
        print(f"{name:34} {killed[file]:5} of {count:5} killed, {equivalent[file]:3} equivalent, {left:3} survive")
    for mutant in survivors:
        print(f"{mutant.file.relative_to(ROOT)}:{mutant.line} {mutant.function}: {mutant.change}")
    places = {mutant.place for mutant in mutants}
    live = {mutant.name for mutant in mutants if not killers[mutant.name]}
    stale = [name for name in explained if name.split(" ")[0] in places and name not in live]
    for name in stale:
        print(f"{EQUIVALENT.relative_to(ROOT)} explains what does not survive: {name}")
    total = len(mutants) - equivalent.total()
    print(f"{killed.total()} of {total} killed; {equivalent.total()} more are equivalent")
    return not survivors and not stale


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules, one thing at a time, and see which tests notice.")
    parser.add_argument("--only", action="append", default=[], help="a file or folder, such as games/nations/phases")
    parser.add_argument("--since", help="only the files that have changed since this revision")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    files = targets(options.only, options.since)
    if not files:
        sys.exit("there is no such file among the rules")
    mutants: list[Mutant] = []
    killers: dict[str, str | None] = {}
    for game, tests in TESTS.items():
        own = [mutant for file in files if game in file.parts for mutant in mutants_of(file)]
        if own:
            hunt = Hunt(game, own, options.jobs, recall(game))
            plain = ["-o", "addopts=", "-s", *(f"-pno:{name}" for name in ("terminal", "cacheprovider", "xdist"))]
            pytest.main([*plain, *(str(ROOT / test) for test in tests)], plugins=[hunt])
            mutants += own
            killers |= hunt.killers
    sys.exit(not report(mutants, killers))


if __name__ == "__main__":
    main()
