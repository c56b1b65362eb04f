"""Does an engine keep to the protocol?  ``gusher engine check CMD`` asks it everything that a host may ask."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from gusher import bots
from gusher.kernel import registry
from gusher.kernel.game import Game, Ruleset
from gusher.kernel.match import Match

from . import protocol
from .process import QUIT_SECONDS, Engine, EngineFault, Refusal
from .protocol import Options, Ready

POSITIONS = 40  # of each game and number of players
SECONDS = 0.1
WHILE = 5.0  # seconds for an answer that needs no thought
UNKNOWN_OPTION = "no-such-option"


@dataclass(frozen=True)
class Finding:
    """What was checked (the key of its sentence), what came out, and what was wrong, if anything."""

    key: str
    fault: str = ""
    note: str = ""

    @property
    def is_ok(self) -> bool:
        return not self.fault


def check(command: Sequence[str], positions: int = POSITIONS, seconds: float = SECONDS) -> Iterator[Finding]:
    """One finding after another.  An engine that does not start is asked nothing else."""
    try:
        engine = Engine(command)
    except (EngineFault, TimeoutError) as fault:
        yield Finding("engine-check-hello", str(fault))
        return
    yield Finding("engine-check-hello", note=engine.introduction.name)
    yield _check("engine-check-games", _know_its_games, engine)
    yield _check("engine-check-options", _take_options, engine)
    yield _check("engine-check-option-unknown", _refuse, engine, protocol.encode(Options({UNKNOWN_OPTION: 1})))
    yield _check("engine-check-not-json", _refuse, engine, b"this is not JSON\n")
    yield _check("engine-check-unknown", _refuse, engine, b'{"type": "weather"}\n')
    for game in _games_of(engine):
        for players in game.players:
            setup = game.ruleset(players=players, options=game.bounded)
            played = _check("engine-check-plays", _play, command, setup, positions, seconds)
            yield replace(played, note=f"{game.name}, {players}")
    yield _check("engine-check-quit", _quit, command)
    yield _check("engine-check-end", _end_of_input, command)
    engine.kill()


def _check(key: str, run: Callable[..., str], *given: Any) -> Finding:
    try:
        return Finding(key, note=run(*given))
    except (EngineFault, TimeoutError) as fault:
        return Finding(key, str(fault))


def _games_of(engine: Engine) -> list[Game]:
    return [registry.get(name) for name in engine.introduction.games if name in registry.names()]


def _know_its_games(engine: Engine) -> str:
    if not _games_of(engine):
        raise EngineFault(f"plays {engine.introduction.games}, but the games are {list(registry.names())}")
    return ", ".join(game.name for game in _games_of(engine))


def _take_options(engine: Engine) -> str:
    options = {option.name: option.default for option in engine.introduction.options}
    engine.ask(Options(options), answer=Ready)
    return ", ".join(options)


def _refuse(engine: Engine, line: bytes) -> str:
    """It must say `error` to this, what it says is the note, and still answer what comes next."""
    if not engine.is_usable:
        raise EngineFault("is no longer running")
    try:
        engine.exchange(line, Ready, WHILE)
    except Refusal as refusal:
        engine.ask(Options({}), answer=Ready, seconds=WHILE)
        return str(refusal)
    raise EngineFault("did not say error")


def _play(command: Sequence[str], setup: Ruleset, positions: int, seconds: float) -> str:
    """Positions from all over a game, in any order and from every seat: an engine may not rely on the one before."""
    rng = Random(f"{setup.game.name} {setup.players}")
    views = _views(setup, rng)
    engine = Engine(command)
    try:
        engine.ask(Options({}), answer=Ready)
        engine.set_up(setup)
        for view in rng.sample(views, min(positions, len(views))):
            _decide(engine, view, rng, seconds)
    finally:
        engine.kill()
    return ""


def _views(setup: Ruleset, rng: Random) -> list[dict[str, Any]]:
    """Every decision of a game of random play, as its seat sees it."""
    match = Match(setup, "engine check", keep=0)
    match.settle()
    views = []
    while not match.over:
        views.append(match.view(match.seat))
        match.play(rng.choice(views[-1]["legal"]))
    return views


def _decide(engine: Engine, view: dict[str, Any], rng: Random, seconds: float) -> None:
    action = engine.decide(bots.observe(view, rng, seconds))
    if action not in view["legal"]:
        raise EngineFault(f"chose “{action}”, which is not one of {view['legal'][:20]}")
    for idea in (idea for info in engine.infos for idea in info.ideas):
        if idea.action not in view["legal"]:
            raise EngineFault(f"had the idea “{idea.action}”, which is not one of {view['legal'][:20]}")
        if idea.share is not None and not 0 <= idea.share <= 1:
            raise EngineFault(f"expects {idea.share} of a win from “{idea.action}”, which is not between 0 and 1")


def _quit(command: Sequence[str]) -> str:
    status = Engine(command).quit()
    if status is None:
        raise EngineFault(f"was still running {QUIT_SECONDS:g} s later")
    if status != 0:
        raise EngineFault(f"ended with exit status {status}, not 0")
    return ""


def _end_of_input(command: Sequence[str]) -> str:
    engine = Engine(command)
    engine.stdin.close()
    try:
        engine.process.wait(QUIT_SECONDS)
    except subprocess.TimeoutExpired:
        raise EngineFault(f"was still running {QUIT_SECONDS:g} s later") from None
    finally:
        engine.kill()
    return ""
