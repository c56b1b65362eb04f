"""Name -> Game.

A package in ``gusher.games`` with a ``GAME`` in its ``meta.py`` is a game.  One that lives elsewhere is added with
``register``; other processes (workers of the arena, ``gusher`` itself) import the modules named in the environment
variable ``GUSHER_GAMES``, separated by commas, and register the ``GAME`` of each.
"""

from __future__ import annotations

import functools
import importlib
import os
import pkgutil
from pathlib import Path

from .errors import SetupError
from .game import Game

_added: dict[str, Game] = {}


@functools.cache
def _builtin() -> frozenset[str]:
    package = importlib.import_module("gusher.games")
    return frozenset(module.name for module in pkgutil.iter_modules(package.__path__))


@functools.cache
def _import_added() -> None:
    for module in filter(None, os.environ.get("GUSHER_GAMES", "").split(",")):
        register(importlib.import_module(module.strip()).GAME)


def register(game: Game) -> Game:
    """Add a game that is not part of Gusher.  Adding the same game twice is fine; two games with one name are not."""
    if game.name in _builtin() or _added.get(game.name, game) is not game:
        raise ValueError(f"there is already a game called {game.name!r}")
    _added[game.name] = game
    locales.cache_clear()
    return game


def names() -> tuple[str, ...]:
    """All games, in alphabetical order."""
    _import_added()
    return tuple(sorted({*_builtin(), *_added}))


@functools.cache
def locales() -> tuple[Path, ...]:
    """The folders in which games from elsewhere keep their texts."""
    _import_added()
    folders = (game.words.locales for game in _added.values() if game.has("words"))
    return tuple(folder for folder in folders if folder is not None)


def get(name: str) -> Game:
    """The game with this name; any error in its code is raised."""
    _import_added()
    if isinstance(name, str) and name in _added:
        return _added[name]
    if isinstance(name, str) and name in _builtin():
        return _builtin_game(name)
    raise SetupError("error-game-unknown", game=str(name), games=", ".join(names()))


@functools.cache
def _builtin_game(name: str) -> Game:
    game: Game = importlib.import_module(f"gusher.games.{name}.meta").GAME
    return game
