"""``gusher compile``: the rules as machine code, kept on disk."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

from gusher import bots
from gusher.kernel import engine, jit, progress
from gusher.kernel.game import Game

from .group import argument
from .params import Language, games_of
from .screen import Screen
from .words import Words

DAYS_KEPT = 7  # of compiled code from older sources
FINGERPRINT = re.compile(r"[0-9a-f]{16}")
STEPS = 2  # of compiling: random play, bots
STEP = re.compile(r"(\d+)/(\d+)")
NICE = 10


def compile(
    game: Annotated[str | None, argument("[GAME]", "compile-game")] = None,
    background: Annotated[bool, typer.Option("--background", hidden=True)] = False,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    progress.log.disabled = True  # there is a bar
    if background and hasattr(os, "nice"):
        os.nice(NICE)
    for chosen in games_of(game):
        _compile(screen, chosen)
    removed = sweep(jit.cache_folder())
    screen.say("cli-compile-cache", folder=str(jit.cache_folder()), removed=removed)


def _compile(screen: Screen, game: Game) -> None:
    """All entry points: a bar in a terminal, a line for each in a pipe."""
    ready = jit.cache_folder() / f"{game.label}.ready"  # stands there once everything does
    was_ready, began = ready.exists(), perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with screen.progress(game.name, columns=columns, transient=True) as update:

        def report(name: str, done: int) -> None:
            update(done, STEPS, f"{game.name} {name}")
            if not screen.console.is_terminal:
                print(f"{game.name} {done}/{STEPS} {name}".rstrip(), flush=True)

        report("simulate", 0)
        engine.simulate(game.ruleset(), 1, 0)
        report("bots", 1)
        bots.warm_up(game, ["scripted", "tycoon"])  # what bots run compiled: the scripted player and the search
        report("", STEPS)
    ready.parent.mkdir(parents=True, exist_ok=True)
    ready.touch()
    seconds = perf_counter() - began
    screen.say("cli-compile-cached" if was_ready else "cli-compile-done", game=game.name, seconds=round(seconds, 1))


def sweep(current: Path) -> int:
    """Remove compiled code of other sources that has not been made lately; how many folders went."""
    removed, oldest = 0, time.time() - DAYS_KEPT * 86_400
    kept = {current, jit.cache_folder("bots")}
    for folder in set(current.parent.iterdir()) - kept if current.parent.is_dir() else ():
        if FINGERPRINT.fullmatch(folder.name) and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
            removed += 1
    return removed


class Background:
    """``gusher compile`` in a process of its own while somebody plays."""

    def __init__(self, game: str) -> None:
        self.step, self.total = 0, 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "gusher", "compile", game, "--background"],
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := STEP.search(line):
                self.step, self.total = int(found[1]), int(found[2])

    def status(self, words: Words) -> str:
        """How far it has come; nothing once it is done."""
        if self._process.poll() is not None or not self.total:
            return ""
        return words("cli-compile-running", {"step": min(self.step + 1, self.total), "total": self.total})

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
