"""``gusher fuzz``: look for a game that breaks an invariant."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gusher.kernel import records, registry

from . import INTERRUPTED
from .fuzzing import Batch, Outcome, Walk, batches, rulesets, run
from .params import EditionName, GameName, Language, Options, Players, options_of, spelled, write_text
from .screen import Screen
from .words import Words, help_text, words_in, wrong_usage

GAMES = 10_000


@dataclass
class Tally:
    """What has been done so far."""

    games: int = 0
    decisions: int = 0
    began: float = 0.0

    def rate(self, count: int) -> int:
        return round(count / max(time.monotonic() - self.began, 1e-6))


def fuzz(
    game_name: GameName,
    games: Annotated[
        int | None, typer.Option("--games", "-g", min=1, metavar="N", help=help_text("fuzz-games"), show_default=False)
    ] = None,
    players: Players = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", min=0, metavar="N", help=help_text("fuzz-seed"))] = None,
    option: Options = None,
    edition: EditionName = None,
    interpreted: Annotated[bool, typer.Option("--interpreted", help=help_text("fuzz-interpreted"))] = False,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0, metavar="S", help=help_text("fuzz-seconds"))
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help=help_text("fuzz-jobs"))] = 1,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=help_text("fuzz-out"))] = Path("."),
    lang: Language = None,
) -> None:
    words, screen = words_in(lang), Screen()
    game = registry.get(game_name)
    found = rulesets(game, edition, players, options_of(game, option))
    if not found:
        raise wrong_usage("cli-error-no-table")
    first = secrets.randbelow(1 << 40) if seed is None else seed
    number = games if games is not None or seconds is not None else GAMES
    screen.text(words("cli-fuzz-begins", {"game": game.name, "seed": str(first), "tables": len(found)}))
    if not interpreted:
        with screen.console.status(words("cli-fuzz-compiling")):
            run(Batch(found[0], first, 1, False), interpreted=False)
    _search(screen, words, batches(found, first, number), number, seconds, interpreted, jobs, out)


def _search(
    screen: Screen,
    words: Words,
    todo: Iterable[Batch],
    games: int | None,
    seconds: float | None,
    interpreted: bool,
    jobs: int,
    out: Path,
) -> None:
    tally, status, failure = Tally(began=time.monotonic()), 0, None
    with _progress(screen, words) as progress:
        task = progress.add_task("", total=games, rates="")
        try:
            for outcome in _outcomes(todo, interpreted, jobs):
                tally.games += outcome.games
                tally.decisions += outcome.decisions
                progress.update(task, completed=tally.games, rates=_rates(words, tally))
                if outcome.failed is not None:
                    failure = outcome
                    break
                if seconds is not None and time.monotonic() - tally.began >= seconds:
                    break
        except KeyboardInterrupt:
            status = INTERRUPTED
    screen.text(
        words(
            "cli-fuzz-done",
            {"games": tally.games, "decisions": tally.decisions, "seconds": round(time.monotonic() - tally.began, 1)},
        )
        + " "
        + _rates(words, tally)
    )
    if failure is not None:
        _report(screen, words, failure, out)
        raise typer.Exit(1)
    screen.text(words("cli-fuzz-stopped" if status else "cli-fuzz-sound"), "yellow" if status else "bold green")
    raise typer.Exit(status)


def _progress(screen: Screen, words: Words) -> Progress:
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rates]}"),
        TimeRemainingColumn(),
        console=screen.console,
        disable=not screen.console.is_terminal,
    )


def _rates(words: Words, tally: Tally) -> str:
    return words("cli-fuzz-rates", {"games": tally.rate(tally.games), "decisions": tally.rate(tally.decisions)})


def _outcomes(todo: Iterable[Batch], interpreted: bool, jobs: int) -> Iterator[Outcome]:
    """The outcomes as they come.  Compiled rules leave the interpreter free, so that threads do; interpreted ones
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


def _report(screen: Screen, words: Words, outcome: Outcome, out: Path) -> None:
    """Play the game again, interpreted, and keep it as a record that ``gusher replay`` opens."""
    assert outcome.failed is not None
    ruleset = outcome.batch.ruleset
    screen.text(
        words(
            "cli-fuzz-failed",
            {"seed": str(outcome.failed), "players": ruleset.players, "options": _spelled_options(outcome)},
        ),
        "bold red",
    )
    for fault in outcome.faults:
        screen.text(f"  {fault}", "red")
    walk = Walk(ruleset, outcome.failed)
    walk.finish()
    match = walk.match
    file = out / f"fuzz-{ruleset.game.name}-{outcome.failed}.json"
    out.mkdir(parents=True, exist_ok=True)
    write_text(file, records.dumps(match.record()))
    if walk.broken is not None:
        seat, action = walk.broken.seat, match.parse(walk.broken.action)
        who = words.seat(match.game, seat) if seat >= 0 else words("cli-chance")
        screen.text(words("cli-fuzz-breaks", {"seat": who, "action": action.text}))
    command = f"gusher replay {file} --seat all --at {match.at}"
    screen.text(words("cli-fuzz-open", {"file": str(file), "command": command}))
    options = "".join(f" -o {name}={spelled(value)}" for name, value in ruleset.options.items())
    screen.text(
        words(
            "cli-fuzz-again",
            {"command": f"gusher fuzz {ruleset.game.name} -g 1 -p {ruleset.players} -s {outcome.failed}{options}"},
        )
    )


def _spelled_options(outcome: Outcome) -> str:
    return ", ".join(f"{name}={spelled(value)}" for name, value in outcome.batch.ruleset.options.items())
