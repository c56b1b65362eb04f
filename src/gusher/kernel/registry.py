"""Name -> Game.  A game registers itself by being a package in ``gusher.games`` with a ``GAME`` in ``meta.py``."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil

from .errors import SetupError
from .game import Game


@functools.cache
def names() -> tuple[str, ...]:
    """All games that are installed."""
    package = importlib.import_module("gusher.games")
    return tuple(
        sorted(
            module.name
            for module in pkgutil.iter_modules(package.__path__)
            if importlib.util.find_spec(f"gusher.games.{module.name}.meta")
        )
    )


@functools.cache
def get(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise SetupError("error-game-unknown", game=name, games=", ".join(names()))
    game: Game = importlib.import_module(f"gusher.games.{name}.meta").GAME
    return game
