"""The scripted players of all games, ready to run, interpreted or compiled."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from gusher.kernel import jit, registry
from gusher.kernel.game import Game
from gusher.kernel.layout import Layout

from . import policy

ENTRIES = ("decide", "contest")


def judge_of(game: Game) -> Any:
    """The module with a game's `Mind`, `STYLE`, `prepare` and `rate`."""
    return importlib.import_module(f"gusher.bots.{game.name}")


@functools.cache
def rules_of(name: str) -> SimpleNamespace:
    """The rules of `policy.py` with one game's functions filled in."""
    game = registry.get(name)
    judge, driver = judge_of(game), game.interpreted
    names: dict[str, Any] = {
        "prepare": judge.prepare,
        "rate": judge.rate,
        "begin": driver.begin,
        "step": driver.step,
        "offer_all": driver.offer_all,
        "score": game.rules.score,
    }
    for rule in ("choose", "finish", *ENTRIES):
        names[rule] = jit.bind(getattr(policy, rule), name, **names)
    return SimpleNamespace(**names)


def entry(name: str, function: str) -> Callable[..., Any]:
    """A compiled entry point of `policy.py`."""
    return jit.compiled(getattr(rules_of(name), function), entry=True)  # type: ignore[no-any-return]


def mind(game: Game, temper: int = 0, **style: int) -> Layout:
    """A player's mind: the game's own style, but for what is given."""
    judge = judge_of(game)
    made: Layout = judge.Mind()
    for name, value in {**judge.STYLE, **style, "temper": temper}.items():
        setattr(made, name, value)
    return made


def packed(minds: list[Layout]) -> Any:
    """Minds for compiled code, one for each seat."""
    return np.concatenate([one.pack() for one in minds])


def ready_file(game: Game, what: str) -> Path:
    """Stands in the cache when what bots of that kind run compiled does."""
    return jit.cache_folder("bots") / f"{game.name}-{what}.ready"


_ready: set[tuple[str, str]] = set()


def is_ready(game: Game, what: str = "scripted") -> bool:
    """Can bots of that kind run compiled at once?  Until then the scripted player runs interpreted."""
    if (game.name, what) not in _ready and ready_file(game, what).exists():
        _ready.add((game.name, what))
    return (game.name, what) in _ready


def note_ready(game: Game, what: str = "scripted") -> None:
    ready_file(game, what).parent.mkdir(parents=True, exist_ok=True)
    ready_file(game, what).touch()


def warm_up(game: Game) -> None:
    """Compile the scripted player of a game, or load it from the cache on disk."""
    ruleset = game.ruleset()
    state, scratch = game.rules.State(), game.rules.Scratch()
    game.interpreted.begin(ruleset.edition, state, scratch, 0, ruleset.players)
    entry(game.name, "decide")(ruleset.packed, state.pack(), scratch.pack(), mind(game).pack())
    note_ready(game)
