"""``gusher fuzz``: look for a game that breaks an invariant."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Annotated

import typer

from gusher import SetupError
from gusher.kernel import records, registry

from . import INTERRUPTED
from .fuzzing import Batch, Outcome, Walk, batches, rulesets, run
from .group import option
from .params import EditionName, GameName, Language, Options, Players, options_of, spelled, write_text
from .screen import Screen

GAMES = 10_000


def fuzz(
    game_name: GameName,
    games: Annotated[int | None, option("--games", "-g", key="fuzz-games", metavar="N", min=1)] = None,
    players: Players = None,
    seed: Annotated[int | None, option("--seed", "-s", key="fuzz-seed", metavar="N", min=0)] = None,
    options: Options = None,
    edition: EditionName = None,
    interpreted: Annotated[bool, option("--interpreted", key="fuzz-interpreted")] = False,
    seconds: Annotated[float | None, option("--seconds", key="fuzz-seconds", metavar="S", min=0)] = None,
    jobs: Annotated[int, option("--jobs", "-j", key="fuzz-jobs", metavar="N", min=1)] = 1,
    out: Annotated[Path, option("--out", key="fuzz-out", metavar="DIR")] = Path("."),
    lang: Language = None,
) -> None:
    screen, game = Screen(lang), registry.get(game_name)
    found = rulesets(game, edition, players, options_of(game, options))
    if not found:
        raise SetupError("cli-error-no-table")
    first = secrets.randbelow(1 << 40) if seed is None else seed
    number = games if games is not None or seconds is not None else GAMES
    screen.say("cli-fuzz-begins", game=game.name, seed=str(first), tables=len(found))
    if not interpreted:
        with screen.console.status(screen.words("cli-fuzz-compiling")):
            run(Batch(found[0], first, 1, False), interpreted=False)
    outcomes = _outcomes(batches(found, first, number), interpreted, jobs)
    _search(screen, outcomes, number, seconds, out)


def _search(screen: Screen, outcomes: Iterable[Outcome], games: int | None, seconds: float | None, out: Path) -> None:
    """Play until a game breaks, all are played, or the time is up."""
    began, played, decisions, status, failure = time.monotonic(), 0, 0, 0, None

    def rates() -> str:
        took = max(time.monotonic() - began, 1e-6)
        return screen.words("cli-fuzz-rates", {"games": round(played / took), "decisions": round(decisions / took)})

    with screen.progress(total=games) as update:
        try:
            for outcome in outcomes:
                played += outcome.games
                decisions += outcome.decisions
                update(played, what=rates())
                if outcome.failed is not None:
                    failure = outcome
                    break
                if seconds is not None and time.monotonic() - began >= seconds:
                    break
        except KeyboardInterrupt:
            status = INTERRUPTED
    done = {"games": played, "decisions": decisions, "seconds": round(time.monotonic() - began, 1)}
    screen.text(f"{screen.words('cli-fuzz-done', done)} {rates()}")
    if failure is not None:
        _report(screen, failure, out)
        raise typer.Exit(1)
    screen.say("cli-fuzz-stopped" if status else "cli-fuzz-sound", "yellow" if status else "bold green")
    raise typer.Exit(status)


def _outcomes(todo: Iterable[Batch], interpreted: bool, jobs: int) -> Iterator[Outcome]:
    """The outcomes as they come.  Compiled rules leave the interpreter free, so threads will do; interpreted ones
    need a process each."""
    if jobs == 1:
        yield from (run(batch, interpreted) for batch in todo)
        return
    executor: Executor = ProcessPoolExecutor(jobs) if interpreted else ThreadPoolExecutor(jobs)
    running: set[Future[Outcome]] = set()
    try:
        for batch in todo:
            running.add(executor.submit(run, batch, interpreted))
            if len(running) > jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in running)
    finally:
        executor.shutdown(cancel_futures=True)


def _report(screen: Screen, outcome: Outcome, out: Path) -> None:
    """Play the game again, interpreted, and keep it as a record that ``gusher replay`` opens."""
    assert outcome.failed is not None
    ruleset, seed = outcome.batch.ruleset, outcome.failed
    options = [f"{name}={spelled(value)}" for name, value in ruleset.options.items()]
    screen.say("cli-fuzz-failed", "bold red", seed=str(seed), players=ruleset.players, options=", ".join(options))
    for fault in outcome.faults:
        screen.text(f"  {fault}", "red")
    walk = Walk(ruleset, seed)
    walk.finish()
    match = walk.match
    file = out / f"fuzz-{ruleset.game.name}-{seed}.json"
    out.mkdir(parents=True, exist_ok=True)
    write_text(file, records.dumps(match.record()))
    if walk.broken is not None:
        seat, action = walk.broken.seat, match.parse(walk.broken.action)
        who = screen.words.seat(match.game, seat) if seat >= 0 else screen.words("cli-chance")
        screen.say("cli-fuzz-breaks", seat=who, action=action.text)
    screen.say("cli-fuzz-open", file=str(file), command=f"gusher replay {file} --seat all --at {match.at}")
    again = ["gusher fuzz", ruleset.game.name, "-g 1", f"-p {ruleset.players}", f"-s {seed}"]
    screen.say("cli-fuzz-again", command=" ".join([*again, *(f"-o {text}" for text in options)]))
