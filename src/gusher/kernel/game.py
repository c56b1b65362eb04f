"""What a game is to everybody else: the data and functions that it registers."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .checks import whole
from .edition import Editions, Source
from .errors import RecordFault, SetupError
from .jit import label_of
from .layout import Array
from .parts import Deduction, Learning, Pictures, Rules, Statistics, Terminal, Words

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


class Option(Struct, frozen=True):
    """A choice made before the first move: its values, and the clause that explains it.  The default comes first,
    unless the edition has its own."""

    name: str
    values: tuple[OptionValue, ...]
    clause: str
    is_seat: bool = False
    """Its numbers name seats: with few players some of them are missing."""
    printed: Callable[[Mapping[str, Any]], OptionValue] | None = None
    """The default that an edition's file gives."""

    def default(self, source: Source) -> OptionValue:
        """The value at a table that does not choose one."""
        return self.values[0] if self.printed is None else self.printed(source.data)

    def allowed(self, players: int) -> tuple[OptionValue, ...]:
        """The values that a match of this many players can have."""
        if not self.is_seat:
            return self.values
        return tuple(value for value in self.values if isinstance(value, str) or value < players)


P = TypeVar("P")


class Part(Generic[P]):
    """A part that a game may lack; reading it then raises an error that says so."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, game: Game | None, owner: type | None = None) -> P:
        part: P = None if game is None else game.__dict__[self.name]  # type: ignore[assignment]  # the default is None
        if part is None and game is not None:
            raise SetupError("error-part", game=game.name, part=self.name)
        return part

    def __set__(self, game: Game, part: P | None) -> None:
        game.__dict__[self.name] = part


class Ruleset(Struct, frozen=True, eq=False, dict=True):
    """All that is fixed before the first move.  Made by ``game.ruleset`` and shared by every match, bot and batch that
    plays by it: nothing in it may be changed."""

    game: Game
    source: Source
    players: int
    options: dict[str, OptionValue]  # all of them
    rules: int  # the version of the rules
    edition: Any  # the record that the rules read: the game's own kind of `Layout`

    @cached_property
    def packed(self) -> Array:
        """The edition for compiled code."""
        packed: Array = self.edition.pack()
        return packed

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.ruleset, (self.game, self.source, self.players, self.options, self.rules)


@lru_cache(maxsize=64)
def _check_edition(game: Game, source: Source) -> None:
    """Each valid file is checked only once."""
    for fault in game.editions.faults(source):
        raise fault


@lru_cache(maxsize=64)
def _ruleset(
    game: Game, source: Source, players: int, options: tuple[tuple[str, OptionValue], ...], rules: int
) -> Ruleset:
    chosen = dict(options)
    edition: Any = game.editions.freeze(source, players, chosen)
    if game.older:
        edition.rules = rules
    return Ruleset(game, source, players, chosen, rules, edition)


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One game.  This is all that anything outside `games/` uses of it."""

    name: str
    letter: str  # of its clauses in tests: G6.5
    rules_version: int  # raised by every change that replays could notice
    players: tuple[int, ...]
    seats: tuple[str, ...]  # the name of each seat
    clauses: tuple[str, ...]  # every clause of the rules, in order
    options: tuple[Option, ...]
    editions: Editions
    rules: Rules
    words: Part[Words] = Part()
    terminal: Part[Terminal] = Part()
    pictures: Part[Pictures] = Part()
    learning: Part[Learning] = Part()
    statistics: Statistics = field(default_factory=Statistics)
    deduction: Part[Deduction] = Part()
    older: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """Earlier versions of the rules whose records still replay, by the `rules` of the edition that the rules read; each
    with the action texts that have changed since, old to new."""
    rulebooks: Mapping[str, Options] = field(default_factory=dict)
    """What each rulebook says about the options, where that is not the default."""
    bounded: Options = field(default_factory=dict)
    """Options under which every game ends: what environments for learning use unless told otherwise."""
    _own: threading.local = field(default_factory=threading.local, init=False)  # each thread's

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        from .registry import get

        return get, (self.name,)

    def has(self, part: str) -> bool:
        """Does the game have `words`, `terminal`, `pictures`, `learning` or `deduction`?"""
        return self.__dict__[part] is not None

    @cached_property
    def label(self) -> str:
        """The name its compiled code is filed under."""
        home = sys.modules[self.rules.State.__module__].__file__
        return label_of(self.name, Path(str(home)).resolve().parent)

    def ruleset(
        self,
        source: Source | None = None,
        players: int | None = None,
        options: Options | None = None,
        rules: int | None = None,
    ) -> Ruleset:
        """What a match is played by: an edition's file (see ``Editions``), the number of players, the options and the
        version of the rules.  What is not given is the game's default; what is wrong raises a ``SetupError``, or the
        ``EditionError`` of the file's first fault."""
        number = self._checked_players(players)
        given = self._checked_options({} if options is None else options, number)
        versions = (*self.older, self.rules_version)
        version = self.rules_version if rules is None else rules
        if version not in versions:
            raise RecordFault("record-rules", given=rules, rules=", ".join(map(str, versions)), game=self.name)
        source = source or self.editions.load()
        _check_edition(self, source)
        chosen = {option.name: given.get(option.name, option.default(source)) for option in self.options}
        return _ruleset(self, source, number, tuple(chosen.items()), version)

    def _checked_players(self, players: object) -> int:
        number = self.players[-1] if players is None else whole(players)
        if number is None or number not in self.players:
            given = players if isinstance(players, int) else str(players)
            raise SetupError("error-players", game=self.name, players=given, allowed=", ".join(map(str, self.players)))
        return number

    def _checked_options(self, given: Any, players: int) -> dict[str, OptionValue]:
        """The options that are given."""
        known = {option.name: option for option in self.options}
        unknown = [name for name in given if name not in known] if isinstance(given, Mapping) else [given]
        if unknown:
            raise SetupError("error-option-unknown", option=str(unknown[0]), options=", ".join(known))
        chosen = {name: value if (number := whole(value)) is None else number for name, value in given.items()}
        for name, value in chosen.items():
            allowed = known[name].allowed(players)
            if not any(type(value) is type(right) and value == right for right in allowed):
                shown, values = value if isinstance(value, str) else repr(value), ", ".join(map(str, allowed))
                raise SetupError("error-option-value", option=name, value=shown, values=values)
        return chosen

    @property
    def scratch(self) -> Any:
        """Working memory for the interpreted rules, one for each thread: up to 60 kB, so no match has its own."""
        if not hasattr(self._own, "scratch"):
            self._own.scratch = self.rules.Scratch()
        return self._own.scratch
