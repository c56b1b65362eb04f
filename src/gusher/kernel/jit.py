"""One source, two ways to run: the only file that knows Numba.

Rules are plain Python functions marked ``@rule``; imported and called they run interpreted, on plain
records, under any debugger.  ``compiled(f)`` is the same function compiled by Numba, on NumPy records,
with every rule that it calls compiled too.  The compiled twin is built from the function's own code: its
globals are copied, and rules among them are replaced by their twins.

The two differ only in ``count_bits`` and ``prefetch`` (``_twins``) and where a rule is marked ``@compiled_as``.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import importlib
import os
import pathlib
import sys
import types
from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_rules: set[Callable[..., Any]] = set()
_other_versions: dict[Callable[..., Any], Callable[..., Any]] = {}
_shared: set[Callable[..., Any]] = set()
_summing: set[Callable[..., Any]] = set()


module: Callable[[str], Any] = importlib.import_module
"""For modules that are imported when they are needed: a program that does not compile need not wait for Numba."""


def rule(function: F) -> F:
    """Mark a function as part of the rules: something that can be compiled."""
    _rules.add(function)
    return function


def _is_rule(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and value in _rules


def shared(function: F) -> F:
    """A rule of which a GPU's kernel holds one copy, however often it is called: a kernel is fast only while its code
    fits the instruction cache, and left alone the compiler inlines every call."""
    if function.__defaults__:
        raise TypeError(f"{function.__qualname__} is shared: its arguments cannot have defaults")
    _shared.add(function)
    return rule(function)


def summing(function: F) -> F:
    """A rule whose sums of floats may be taken in any order, and products added without rounding them first: with that
    the compiler uses the processor's vectors.  The last digits may differ from one processor to another."""
    _summing.add(function)
    return rule(function)


def compiled_as(twin: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function that compiled code replaces by another version."""

    def mark(function: F) -> F:
        _other_versions[function] = twin
        return rule(function)

    return mark


class Slot:
    """A hole in a rule: a function that each game or device supplies."""

    def __init__(self, about: str) -> None:
        self.about = about

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"a rule was called that is not linked: it needs {self.about}")


slot: Callable[[str], Any] = Slot
"""Declare a name that `link` fills: the signature, and what the function does."""


def link(function: F, game: str, /, **filled: Any) -> F:
    """A rule for one game: every slot filled, in it and in all that it calls.

    The same rule with the same slots filled is always the same function, so it is compiled only once."""
    linked: dict[Callable[..., Any], Callable[..., Any]] = {}
    calling: list[Callable[..., Any]] = []

    def linked_one(function: Callable[..., Any]) -> Callable[..., Any]:
        if function in calling:
            ring = [each.__name__ for each in (*calling[calling.index(function) :], function)]
            raise TypeError(f"rules cannot call each other in a ring: {' → '.join(ring)}")
        if function not in linked:
            calling.append(function)
            found = {name: value_of(name, value) for name, value in _names_in(function).items()}
            changed = {name: value for name, value in found.items() if value is not function.__globals__[name]}
            linked[function] = _bound(function, game, tuple(changed.items())) if changed else function
            calling.pop()
        return linked[function]

    def value_of(name: str, value: Any) -> Any:
        if isinstance(value, Slot):
            if name not in filled:
                raise TypeError(f"{game} does not fill the slot {name}: {value.about}")
            return filled[name]
        return linked_one(value) if _is_rule(value) else value

    return cast("F", linked_one(function))


@functools.cache
def _bound(function: Callable[..., Any], game: str, names: tuple[tuple[str, Any], ...]) -> Callable[..., Any]:
    """The same code with some of its globals replaced."""
    scope = {**function.__globals__, **dict(names)}
    bound = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    bound.__qualname__ = f"{game}_{function.__name__}"  # Numba names its cache files by it
    bound.__module__, bound.__doc__ = function.__module__, function.__doc__
    return rule(bound)


def _names_in(function: Callable[..., Any]) -> dict[str, Any]:
    """The globals that a function uses, builtins aside."""
    names = {code.argval for code in dis.get_instructions(function) if code.opname == "LOAD_GLOBAL"}
    return {name: value for name, value in function.__globals__.items() if name in names}


# -- helpers that run one way interpreted and another way compiled -----------------------------------


@rule
def _emit_nothing(g: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    pass


@compiled_as(_emit_nothing)
def emit(g: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report what happened, for the log: written down if somebody listens, and nothing at all in compiled code."""
    if g.journal is not None:
        g.journal.append((event, a, b, c, d))


@rule
def count_bits(word: int) -> int:
    """How many bits of a non-negative word are set."""
    return word.bit_count()


@rule
def prefetch(array: Any, row: int) -> None:
    """Ask the processor to fetch a row of an array that is needed soon.  Interpreted it does nothing."""


CACHE_LINE = 64


@functools.cache
def _twins() -> dict[Callable[..., Any], Any]:
    """The compiled twin of each rule so far: at first, of the helpers above."""
    numba, extending = module("numba"), module("numba.extending")

    def counter(typing_context: Any, word: Any) -> Any:
        """The processor's own instruction."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return numba.int64(numba.int64), codegen

    def fetcher(typing_context: Any, array: Any, row: Any) -> Any:
        """LLVM's own instruction, once for each cache line."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils, ir = module("numba.core.cgutils"), module("llvmlite.ir")
            byte, number, word = ir.IntType(8).as_pointer(), ir.IntType(32), ir.IntType(64)
            rows = context.make_array(array)(context, builder, args[0])
            stride = builder.extract_value(rows.strides, 0)
            start = builder.gep(builder.bitcast(rows.data, byte), [builder.mul(args[1], stride)])
            kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            fetch = builder.module.declare_intrinsic("llvm.prefetch", [byte], kind)
            how = [ir.Constant(number, value) for value in (1, 3, 1)]  # to be written, kept near, data
            lines = builder.udiv(builder.add(stride, ir.Constant(word, CACHE_LINE - 1)), ir.Constant(word, CACHE_LINE))
            with cgutils.for_range(builder, lines) as loop:
                offset = builder.mul(loop.index, ir.Constant(word, CACHE_LINE))
                builder.call(fetch, [builder.gep(start, [offset]), *how])
            return context.get_dummy_value()

        return numba.void(array, numba.int64), codegen

    return {count_bits: extending.intrinsic(counter), prefetch: extending.intrinsic(fetcher)}


# -- compiling ----------------------------------------------------------------------------------------


_INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For rules that only rules call: without the ways in from Python they compile in half the time."""


def compiled(function: F, entry: bool = False) -> F:
    """The compiled twin of a rule.  Only an ``entry`` can be called from Python, and only its machine code is kept
    on disk, which contains all that it calls."""
    known = _twins()
    plain = _other_versions.get(function, function)
    if plain not in known:
        if plain not in _rules:
            raise TypeError(f"{function.__qualname__} is not marked @rule")
        known[plain] = _compile(plain, entry)
    return cast("F", known[plain])


def _compile(function: Callable[..., Any], entry: bool) -> Any:
    numba = module("numba")
    twin = _rebuilt(function)
    if entry:
        numba.config.CACHE_DIR = str(cache_folder(*_home_of(function)))
    freedom = {"reassoc", "contract", "nsz"} if function in _summing else False
    options = {"nogil": True, "error_model": "numpy", "fastmath": freedom, **({} if entry else _INNER)}
    dispatcher = numba.njit(cache=entry, **options)(twin)
    dispatcher.__class__ = _dispatchers()[entry]
    return _as_call(dispatcher) if function in _shared else dispatcher


def _as_call(dispatcher: Any) -> Any:
    """The same function, never written out where it is called; for GPUs only."""
    numba, extending, ir = module("numba"), module("numba.extending"), module("llvmlite.ir")

    def call(typing_context: Any, function: Any, arguments: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            kind = function.get_call_type(context.typing_context, arguments.types, {})
            implementation = context.get_function(function, kind)
            given = [
                context.cast(builder, builder.extract_value(values[1], index), own, wanted)
                for index, (own, wanted) in enumerate(zip(arguments.types, kind.args, strict=True))
            ]
            result = implementation(builder, given)
            if "nvptx" in builder.module.triple:
                for block in builder.function.blocks:
                    for instruction in block.instructions:
                        if isinstance(instruction, ir.CallInstr):
                            instruction.attributes.add("noinline")
            return result

        answer = function.get_call_type(typing_context, arguments.types, {}).return_type
        return answer(function, arguments), codegen

    intrinsic = extending.intrinsic(call)

    def caller(*arguments: Any) -> Any:
        return intrinsic(dispatcher, arguments)

    return numba.njit(caller, **_INNER)


def _rebuilt(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same code, calling the compiled twins of the rules that it calls."""
    scope = {name: compiled(value) if _is_rule(value) else value for name, value in _names_in(function).items()}
    scope |= {"__builtins__": __builtins__, "__name__": function.__module__}
    twin = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
    return twin


@functools.cache
def _dispatchers() -> tuple[type, type]:
    """Numba's dispatcher as inner rules and as entry points use it."""
    dispatcher, kinds = module("numba.core.dispatcher"), module("numba.core.types")

    class Rule(dispatcher.Dispatcher):  # type: ignore[misc, name-defined]  # Numba is only partly typed
        """Rules take records, arrays and plain integers.  Without this Numba would compile a rule again for
        int8, int64, literal 1, literal 2 … arguments."""

        def get_call_template(self, args: Any, kws: Any) -> Any:
            whole = (kinds.Integer, kinds.IntEnumMember, kinds.Boolean)
            plain = (kinds.int64 if isinstance(kinds.unliteral(a), whole) else a for a in args)
            return super().get_call_template(tuple(plain), kws)

    class EntryPoint(Rule):
        def compile(self, sig: Any) -> Any:
            from . import progress  # with `logging`, which a program that does not compile need not load

            with progress.announced(self.py_func.__qualname__):
                return super().compile(sig)

    class InnerRule(Rule):
        """Without a way in from Python: calling it would crash the interpreter."""

        def __call__(self, *args: Any) -> Any:
            raise TypeError(f"{self.py_func.__qualname__} was not compiled as an entry point")

    return InnerRule, EntryPoint


SOURCES = ("kernel", "games")
"""Where rules are."""


def _home_of(function: Callable[..., Any]) -> tuple[str, ...]:
    """The folder that an entry point is in, if it is none of those that every entry point depends on."""
    home = function.__module__.split(".")[1:2]
    return () if not home or home[0] in SOURCES else (home[0],)


def sources_hash(*more: str) -> str:
    """A fingerprint of all that the compiled code is made from: the rules, and the files in the folders `more`.
    Numba's own cache looks only at the file a function is in, and would run old rules after an edit next door: one
    folder per fingerprint instead."""
    root, config = pathlib.Path(__file__).resolve().parents[1], module("numba").config
    libraries = [module(name).__version__ for name in ("numba", "llvmlite", "numpy")]
    digest = hashlib.sha256()
    for version in (*libraries, sys.version, module("platform").machine(), config.BOUNDSCHECK, config.CPU_NAME):
        digest.update(str(version).encode() + b"\0")
    for folder in (*SOURCES, *more):
        _add_sources(digest, root / folder, root)
    return digest.hexdigest()[:16]


def _add_sources(digest: Any, folder: pathlib.Path, root: pathlib.Path) -> None:
    for path in sorted(folder.rglob("*.py")):
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")


def label_of(game: str, home: pathlib.Path) -> str:
    """What the compiled code of a game is filed under.  The folder's fingerprint does not cover a game that lives
    elsewhere, so the label does."""
    if home.is_relative_to(pathlib.Path(__file__).resolve().parents[1]):
        return game
    digest = hashlib.sha256()
    _add_sources(digest, home, home)
    return f"{game}_{digest.hexdigest()[:16]}"


@functools.cache
def cache_folder(*more: str) -> pathlib.Path:
    """Where compiled code is kept: ``$GUSHER_CACHE``, or ``gusher`` in the user's cache directory."""
    base = os.environ.get("GUSHER_CACHE")
    if base is None:
        base = os.path.join(os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache")), "gusher")
    return pathlib.Path(base) / sources_hash(*more)
