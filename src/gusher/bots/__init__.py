"""Players that are programs.  A bot gets what a seat may know, and nothing else: see `docs/bots.md`."""

from __future__ import annotations

import importlib.util
import time
import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol, cast

from gusher.kernel.actions import Action
from gusher.kernel.errors import GusherError, SetupError
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.parts import View

from . import hints as hints
from .compiled import CompiledBot, ThinkingBot
from .engines.process import COMMAND, EngineBot, engine_bot, is_engine
from .levels import CHAMPIONS, LEVELS
from .network import NetworkBot
from .observation import GRACE as GRACE
from .observation import Observation as Observation
from .scripted import ScriptedBot
from .search import SearchBot


class Bot(Protocol):
    """Chooses one of the legal actions."""

    def choose(self, seen: Observation) -> str | int | Action:
        """The action, in any form that ``match.play`` takes."""


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def choose(self, seen: Observation) -> str:
        return seen.rng.choice(seen.legal)


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "scripted": ScriptedBot(),
    "search": SearchBot(),
    "network": NetworkBot(),
    **LEVELS,
    **CHAMPIONS,
}


@dataclass(frozen=True)
class HurriedBot:
    """A bot that is given less time than the table allows: `search@0.1`."""

    bot: Bot
    seconds: float

    def choose(self, seen: Observation) -> str | int | Action:
        return self.bot.choose(Observation(seen.view, seen.rng, min(self.seconds, seen.seconds)))


def get(name: str) -> Bot:
    """The bot of this name: one of ours, a Python file or an engine (`./program`, `cmd:node engine.js`); with
    `@SECONDS` behind it, given that long for a decision."""
    name = str(name)  # a Path will do, and anything else is refused by its name
    plain, seconds = split_name(name)
    if seconds is not None:
        try:
            return HurriedBot(get(plain), float(seconds))
        except ValueError:
            raise SetupError("error-bot-seconds", bot=name) from None
    if is_file(plain):
        return _from_file(Path(plain))
    if is_engine(plain):
        return engine_bot(plain)
    if plain not in BOTS:
        raise SetupError("error-bot-unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[plain]


def split_name(name: str) -> tuple[str, str | None]:
    """A bot's name and the seconds after it, if any; an @ within a path or a command says nothing about time."""
    plain, at, seconds = name.rpartition("@")
    return (plain, seconds) if at and not set(seconds) & set("/\\ ") else (name, None)


def is_file(plain: str) -> bool:
    """Is the bot a Python file, which runs in our own process?"""
    return plain.endswith(".py") and not plain.startswith(COMMAND)


def _from_file(path: Path) -> Bot:
    """A bot in a user's file: a function `choose(seen)`."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise SetupError("error-bot-file", file=str(path))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        return cast("Bot", SimpleNamespace(choose=module.choose))
    except Exception as fault:  # whatever a stranger's file does
        raise SetupError("error-bot-broken", file=str(path), detail=f"{type(fault).__name__}: {fault}") from None


@dataclass(frozen=True)
class Decision:
    """What a bot decided, how long it took, and what was wrong with it, if anything."""

    action: str
    seconds: float
    fault: str | None = None
    """`error`, `nonsense` or `time`: then the scripted player has decided instead."""
    detail: str = ""
    """The traceback of an error, or the nonsense itself."""

    @property
    def last_line(self) -> str:
        """What was wrong, without the traceback."""
        return (self.detail.strip().splitlines() or [str(self.fault)])[-1]


MOST_DETAIL = 2000  # characters of a traceback or of nonsense


def decide(bot: Bot, view: View, rng: Random, seconds: float = 1.0, grace: float = GRACE) -> Decision:
    """A bot's decision on what its seat sees.  A bot that crashes, answers nonsense or is too late never stops the
    table: the scripted player decides instead."""
    seen = observe(view, rng, seconds)
    began, fault, action, detail = time.perf_counter(), None, "", ""
    try:
        answer = bot.choose(seen)
        action = text_of(answer, seen)
        if action not in seen.legal:
            fault, detail = "nonsense", repr(answer)[:MOST_DETAIL]
    except TimeoutError:
        fault = "time"
    except Exception:  # a bot's own fault must not stop the game
        fault, detail = "error", traceback.format_exc()[-MOST_DETAIL:]
    took = time.perf_counter() - began
    if fault is None and took > seconds + grace:
        fault = "time"
    return Decision(_substitute(view, rng) if fault else action, took, fault, detail)


def observe(view: View, rng: Random, seconds: float) -> Observation:
    """The observation of the seat that a view is for.  It shares nothing with the match."""
    return Observation({**view, "options": dict(view["options"])}, rng, seconds)


def text_of(action: Any, seen: Observation) -> str:
    """A bot's answer as text; empty if it is not an action of the game."""
    verbs = seen.game.rules.verbs
    try:
        if isinstance(action, Action):
            return action.text
        return (verbs.parse(action) if isinstance(action, str) else verbs.action(int(action))).text
    except (GusherError, TypeError, ValueError):
        return ""


def _substitute(view: View, rng: Random) -> str:
    try:
        return ScriptedBot().choose(observe(view, rng, 0.0))
    except Exception:  # never take the table down, whatever happens
        legal: list[str] = view["legal"]
        return rng.choice(legal)


def seat_rng(match: Match, seat: int) -> Random:
    """A generator for the bot on a seat that tells nothing about the chance of the match."""
    return Random(f"{match.public_hash} bot {seat}")


def _unhurried(name: str) -> Bot:
    return get(split_name(name)[0])


def warm_up(game: Game, names: Iterable[str]) -> None:
    """Compile what these bots run compiled (or load it from the cache), and start engines, so that no decision
    waits."""
    for bot in map(_unhurried, names):
        if isinstance(bot, CompiledBot | EngineBot):
            bot.warm_up(game)


def is_ready(game: Game, name: str) -> bool:
    """Can this bot play at full strength right away?"""
    bot = _unhurried(name)
    return not isinstance(bot, CompiledBot) or bot.is_ready(game)


def thinks_ahead(name: str) -> bool:
    """Until it is compiled, such a bot plays without looking ahead."""
    return isinstance(_unhurried(name), ThinkingBot)
