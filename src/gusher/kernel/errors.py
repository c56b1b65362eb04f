"""Everything the kernel refuses: each error is a message key with arguments, put into words elsewhere.

``str(error)`` is English once ``gusher.texts`` has been imported (``import gusher`` does); any other language
is ``gusher.texts.say(language, error.key, error.params)``.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

renderer: list[Callable[[str, Mapping[str, object]], str]] = [lambda key, params: f"{key} {dict(params)}"]
"""One entry: how an error is put into words.  ``gusher.texts`` replaces it."""


class Term(str):
    """An argument of a message that is itself a message: its key (a seat's or a company's name) and its arguments."""

    params: dict[str, object]

    def __new__(cls, key: str, **params: object) -> Term:
        term = super().__new__(cls, key)
        term.params = params
        return term

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (str(self),), self.params


class GusherError(ValueError):
    """Base of all refusals.  When one is raised, nothing has changed."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, Any] = params

    def __str__(self) -> str:
        return renderer[0](self.key, self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[GusherError], args: tuple[Any, ...], contents: dict[str, Any]) -> GusherError:
    """An error from another process: its constructor may take other arguments than it keeps."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(contents)
    return error


class MalformedAction(GusherError):
    """Not an action of this game at all."""


class IllegalAction(GusherError):
    """An action of this game that the rules do not allow now; ``clause`` says which rule."""

    def __init__(self, key: str, clause: str, **params: object) -> None:
        super().__init__(key, clause=clause, **params)
        self.clause = clause


class IllegalActions(GusherError):
    """An action that its environment of a batch does not allow."""

    def __init__(self, environment: int, action: int, text: str, seat: int) -> None:
        super().__init__("batch-illegal", environment=str(environment), action=str(action), text=text, seat=seat)
        self.environment, self.action = environment, action


class OutOfTurn(GusherError):
    """Another seat is to act, or nobody."""


class StaleAction(GusherError):
    """An answer to a position that is no longer current."""


class SetupError(GusherError):
    """A match that cannot be set up: unknown game, number of players, option or edition."""


class NotInstalled(SetupError, ModuleNotFoundError):
    """A library is missing; ``params["extra"]`` names the extra that brings it."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of libraries that an extra brings: if one is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if isinstance(fault, NotInstalled) or not fault.name or fault.name.startswith("gusher"):
            raise
        raise NotInstalled("error-not-installed", library=fault.name.partition(".")[0], extra=extra) from None


def library(extra: str, name: str) -> Any:
    """A module that an extra brings, imported when it is needed."""
    with needs(extra):
        return importlib.import_module(name)


class EditionError(GusherError):
    """An edition file with a fault; ``line`` names where."""

    def __init__(self, key: str, file: str, line: int, **params: object) -> None:
        super().__init__(key, file=file, line=line, **params)
        self.file, self.line = file, line


class RecordFault(GusherError):
    """A record that cannot be replayed; ``entry`` names the entry at fault, if one is."""

    def __init__(self, key: str, entry: int | None = None, **params: object) -> None:
        super().__init__(key, entry=0 if entry is None else entry, **params)
        self.entry = entry


class PositionError(GusherError):
    """A position that is not one of this game."""


class NothingToUndo(GusherError):
    """No decision has been taken yet."""
