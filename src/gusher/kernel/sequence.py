"""The sequence of play as data: a game lists its phases, and the functions that drive it are made from the list.

A phase is a module with `enter(ed, g)`: does it wait for somebody?  If players act in it, it also has
`legal(ed, g, scratch)` and `apply(ed, g, scratch, action)`; if chance does, `draw(ed, g)`, `odds(ed, g)`,
`witnesses(ed, g)` (or plainly `witnesses = EVERYBODY`) and `apply`.  Compiled code cannot look a function up in a
table, so the choice between phases is written out as source code.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from itertools import pairwise
from types import ModuleType
from typing import Any

from msgspec import Struct

from .chance import OVER
from .jit import link, rule, slot
from .layout import Layout, StateLike

LONGEST = 64  # no way from one decision to the next passes through more phases than this

Rule = Callable[..., Any]
enter: Rule = slot("enter(ed, g) -> bool: does the phase wait for somebody? If not, it is complete")
follow: Rule = slot("follow(g): begin the next phase")


@rule
def advance(ed: Layout, g: StateLike) -> None:
    """Play on until a player or chance is to act, or the game is over."""
    if g.seat == OVER:
        return
    for _ in range(LONGEST):
        if enter(ed, g):
            return
        follow(g)
    raise RuntimeError("the game does not come to a decision")


@rule
def players_left(g: StateLike) -> bool:
    """Are there players who have not had their turn in this round?"""
    return g.turn < g.players


# -- how a game lists its phases ----------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """A phase that may be followed by one other than the next, or that shares its module with other phases."""

    module: ModuleType
    then: ModuleType | None = None  # the phase that comes instead of the next one,
    when: Rule | None = None  # if this rule of `g` says so; None: always
    phase: IntEnum | None = None  # None: the phase named like the module


class Loop(Struct, frozen=True):
    steps: tuple[Step, ...]
    resets_turn: bool


def rounds(*phases: ModuleType | Step) -> Loop:
    """Phases that all players go through, round after round: each phase begins with `g.turn` 0."""
    return Loop(tuple(map(_step, phases)), resets_turn=True)


def turns(*phases: ModuleType | Step) -> Loop:
    """The phases of one player's turn, turn after turn: `g.turn` is that player."""
    return Loop(tuple(map(_step, phases)), resets_turn=False)


def each_player(*modules: ModuleType) -> list[Step]:
    """Phases that one player goes through before the next player begins; `g.turn` counts the players."""
    steps = [Step(module, then=after) for module, after in pairwise(modules)]
    return [*steps, Step(modules[-1], then=modules[0], when=players_left)]


def _step(entry: ModuleType | Step) -> Step:
    return entry if isinstance(entry, Step) else Step(entry)


# -- what is made of the list -------------------------------------------------------------------------------


class Section(Struct, frozen=True):
    """Phases that one kernel of a GPU plays, and `enter`, `legal`, `apply` and `draw` for these phases only."""

    phases: tuple[IntEnum, ...]
    rules: dict[str, Rule]


class Flow(Struct, frozen=True):
    """The functions that drive one game."""

    modules: dict[int, ModuleType]  # by phase, in the order of play
    set_up: Rule
    lay_out: Rule
    follow: Rule
    advance: Rule
    enter: Rule
    legal: Rule
    apply: Rule
    draw: Rule
    sections: tuple[Section, ...]

    def odds(self, ed: Layout, g: StateLike) -> list[tuple[int, int]]:
        """Every outcome that chance can have now, with its weight as a whole number."""
        ways: list[tuple[int, int]] = self.modules[g.phase].odds(ed, g)
        return ways

    def witnesses(self, ed: Layout, g: StateLike) -> int:
        """Who learns the outcome that chance is about to draw: one bit for each seat."""
        seats: int | Rule = self.modules[g.phase].witnesses
        return seats if isinstance(seats, int) else int(seats(ed, g))


def sequence(
    phases: type[IntEnum],
    once: ModuleType,
    then: Loop,
    lay_out: Rule,
    together: Sequence[Sequence[ModuleType]] = (),
) -> Flow:
    """The functions of a game that begins with the phase `once`, whose module has `set_up(ed, g, players)` too, and
    goes on with a loop of phases.

    `lay_out(scratch)` makes unwritten scratch memory usable.  A GPU plays every phase in a kernel of its own, except
    the short ones listed `together` and those that share a module."""
    home = phases.__module__.rpartition(".")[0] + ".flow"
    listed = [(_phase_of(home, phases, step), step) for step in (Step(once), *then.steps)]
    steps = dict(listed)
    if missing := [phase.name for phase in phases if phase not in steps and phase.name != "OVER"]:
        raise TypeError(f"{home} does not list {', '.join(missing)}")
    if len(steps) < len(listed):
        raise TypeError(f"{home} lists a phase twice: {[phase.name for phase, _ in listed]}")
    modules = {phase: step.module for phase, step in steps.items()}
    sections = tuple(
        Section(part, _dispatch(f"{home} in {part[0].name}", {phase: modules[phase] for phase in part}))
        for part in _parts(modules, together)
    )
    rules, following = _dispatch(home, modules), _follow(home, phases, steps, then.resets_turn)
    return Flow(
        {int(phase): module for phase, module in modules.items()},
        set_up=once.set_up,
        lay_out=lay_out,
        follow=following,
        advance=link(advance, home, enter=rules["enter"], follow=following),
        **rules,
        sections=sections,
    )


def _phase_of(home: str, phases: type[IntEnum], step: Step) -> IntEnum:
    name = step.module.__name__.rpartition(".")[2].upper()
    if step.phase is None and name not in phases.__members__:
        raise TypeError(f"{home} lists {step.module.__name__}, but there is no phase {name}")
    return phases[name] if step.phase is None else step.phase


def _parts(
    modules: dict[IntEnum, ModuleType], together: Sequence[Sequence[ModuleType]]
) -> Iterable[tuple[IntEnum, ...]]:
    """The phases of each section."""
    leader = {module: group[0] for group in together for module in group}
    found: dict[ModuleType, list[IntEnum]] = {}
    for phase, module in modules.items():
        found.setdefault(leader.get(module, module), []).append(phase)
    return map(tuple, found.values())


def _follow(home: str, phases: type[IntEnum], steps: dict[IntEnum, Step], resets_turn: bool) -> Rule:
    """After the last phase comes the second: the first one is played once."""
    order = list(steps)
    after = dict(zip(order, [*order[1:], order[1]], strict=True))
    scope: dict[str, Any] = {"NEXT": tuple(int(after.get(phase, phase)) for phase in phases)}
    lines = ["g.step = 0"]
    for phase, step in steps.items():
        if step.then is not None:
            condition = f"g.phase == {phase}"
            if step.when is not None:
                scope[step.when.__name__] = step.when
                condition += f" and {step.when.__name__}(g)"
            lines += [f"if {condition}:", f"    g.phase = {_phase_of(home, phases, Step(step.then))}", "    return"]
    lines += ["g.phase = NEXT[g.phase]", *(["g.turn = 0"] if resets_turn else [])]
    return _written(home, "follow", "g", lines, scope)


def _dispatch(home: str, modules: dict[IntEnum, ModuleType]) -> dict[str, Rule]:
    """The four functions of a phase, each for whichever of these phases the game is in."""
    return {
        "enter": _choice(home, "enter", "ed, g", "False", modules),
        "legal": _choice(home, "legal", "ed, g, scratch", "0", modules),
        "apply": _choice(home, "apply", "ed, g, scratch, action", "None", modules),
        "draw": _choice(home, "draw", "ed, g", "-1", modules),
    }


def _choice(home: str, name: str, arguments: str, nothing: str, modules: dict[IntEnum, ModuleType]) -> Rule:
    """A phase without the function is never asked for it, so the last one that has it needs no test."""
    tests: dict[ModuleType, list[str]] = {}
    for phase, module in modules.items():
        if hasattr(module, name):
            tests.setdefault(module, []).append(f"g.phase == {phase}")
    lines: list[str] = []
    scope: dict[str, Any] = {}
    for module, test in tests.items():
        called = f"{module.__name__.rpartition('.')[2]}_{name}"
        scope[called] = getattr(module, name)
        lines += [f"if {' or '.join(test)}:", f"    return {called}({arguments})"]
    lines[-2:] = [lines[-1].strip()] if lines else [f"return {nothing}"]
    return _written(home, name, arguments, lines, scope)


def _written(home: str, name: str, arguments: str, lines: list[str], scope: dict[str, Any]) -> Rule:
    """A rule from its source; debuggers and tracebacks show it as if it stood in a file."""
    source = "\n    ".join([f"def {name}({arguments}):", *lines]) + "\n"
    file = f"<{home}: {name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    scope["__name__"] = home
    exec(compile(source, file, "exec"), scope)
    function: Rule = scope[name]
    return rule(function)
