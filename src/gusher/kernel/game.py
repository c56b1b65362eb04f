"""What a game is to everybody else: the data and functions that it registers."""

from __future__ import annotations

import operator
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

import numpy as np

from .edition import Editions, Source
from .engine import Compiled, bound
from .errors import SetupError
from .layout import Layout
from .parts import Learning, Rules, Terminal, Words

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made before the first move: its values, the default first, and the clause that explains it."""

    name: str
    values: tuple[Any, ...]
    clause: str
    is_seat: bool = False
    """Its numbers name seats: with few players some of them are missing."""

    def allowed(self, players: int) -> tuple[Any, ...]:
        """The values that a match of this many players can have."""
        if not self.is_seat:
            return self.values
        return tuple(value for value in self.values if isinstance(value, str) or value < players)


P = TypeVar("P")


class Part(Generic[P]):
    """A part that a game may lack: whoever reads it then gets an error that says so."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, game: Game | None, owner: type | None = None) -> P:
        part: P = None if game is None else game.__dict__[self.name]  # type: ignore[assignment]  # the default is None
        if part is None and game is not None:
            raise SetupError("error-part", game=game.name, part=self.name)
        return part

    def __set__(self, game: Game, part: P | None) -> None:
        game.__dict__[self.name] = part


@dataclass(frozen=True, eq=False)
class Ruleset:
    """All that is fixed before the first move.  Made by ``game.ruleset`` and shared by every match, bot and batch that
    plays by it: nothing in it may be changed."""

    game: Game
    source: Source
    players: int
    options: dict[str, Any]  # all of them
    edition: Any  # the record that the rules read

    @cached_property
    def packed(self) -> np.ndarray[Any, Any]:
        """The edition for compiled code."""
        packed: np.ndarray[Any, Any] = self.edition.pack()
        return packed

    def __reduce__(self) -> tuple[Any, ...]:
        return _ruleset_of, (self.game.name, self.source, self.players, self.options)


def _ruleset_of(game: str, source: Source, players: int, options: Options) -> Ruleset:
    from .registry import get

    return get(game).ruleset(source, players, options)


@lru_cache(maxsize=64)
def _ruleset(game: Game, source: Source, players: int, options: tuple[tuple[str, Any], ...]) -> Ruleset:
    game.editions.check(source)
    chosen = dict(options)
    return Ruleset(game, source, players, chosen, game.editions.freeze(source, players, chosen))


class _Scratches(threading.local):
    def __init__(self) -> None:
        self.of: dict[type[Layout], Layout] = {}


_scratches = _Scratches()


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One game.  Everything outside `games/` reaches it through this alone."""

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
    learning: Part[Learning] = Part()
    bounded: Options = field(default_factory=dict)
    """Options under which every game ends: what environments for learning use unless told otherwise."""

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def has(self, part: str) -> bool:
        """Does the game have `words`, `terminal` or `learning`?"""
        return self.__dict__[part] is not None

    @cached_property
    def interpreted(self) -> SimpleNamespace:
        """The kernel's driver with this game's rules filled in: ``begin``, ``step``, ``playout`` …"""
        return bound(self)

    @cached_property
    def compiled(self) -> Compiled:
        """The same, compiled."""
        return Compiled(self)

    def ruleset(
        self, edition: str | Path | Source | None = None, players: int | None = None, options: Options | None = None
    ) -> Ruleset:
        """What a match is played by: an edition (a built-in name, a ``Path`` or a ``Source``), the number of players
        and the options.  What is not given is the game's default; what is wrong raises a
        ``SetupError``, or the ``EditionError`` of the file's first fault."""
        number = self._checked_players(players)
        chosen = self._checked_options({} if options is None else options, number)
        if isinstance(edition, Path):
            edition = self.editions.open(edition)
        source = edition if isinstance(edition, Source) else self.editions.load(edition)
        return _ruleset(self, source, number, tuple(chosen.items()))

    def _checked_players(self, players: Any) -> int:
        if players is None:
            return self.players[-1]
        if isinstance(players, bool) or not hasattr(players, "__index__") or players not in self.players:
            raise SetupError(
                "error-players",
                game=self.name,
                players=players if isinstance(players, int) else str(players),
                allowed=", ".join(str(number) for number in self.players),
            )
        return operator.index(players)

    def _checked_options(self, given: Any, players: int) -> dict[str, Any]:
        """All options, with defaults filled in."""
        known = {option.name: option for option in self.options}
        unknown = [name for name in given if name not in known] if isinstance(given, Mapping) else [given]
        if unknown:
            raise SetupError("error-option-unknown", option=str(unknown[0]), options=", ".join(known))
        for name, value in given.items():
            allowed = known[name].allowed(players)
            if not any(type(value) is type(right) and value == right for right in allowed):
                raise SetupError(
                    "error-option-value",
                    option=name,
                    value=str(value),
                    values=", ".join(str(right) for right in allowed),
                )
        return {name: given.get(name, option.values[0]) for name, option in known.items()}

    @property
    def scratch(self) -> Any:
        """Working memory for the interpreted rules, one for each thread: up to 60 kB, so no match has its own."""
        kind = self.rules.Scratch
        if kind not in _scratches.of:
            _scratches.of[kind] = kind()
        return _scratches.of[kind]
