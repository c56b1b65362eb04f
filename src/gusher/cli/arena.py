"""``gusher arena`` and ``gusher ladder``: many games between bots, and what they prove."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gusher import bots
from gusher.arena import cluster, local
from gusher.arena import ladder as rungs
from gusher.arena.contest import Contest
from gusher.arena.journal import Journal
from gusher.arena.play import Row
from gusher.arena.tally import Standing, standings, summary
from gusher.kernel import registry

from .params import EditionName, Language, Options, options_of, write_text
from .screen import Screen
from .words import Words, help_text, words_in, wrong_usage

GAMES, SECONDS, SEED = 100, 1.0, "arena"
GameOption = Annotated[str | None, typer.Option("--game", metavar="GAME", help=help_text("game"))]
GamesOption = Annotated[int, typer.Option("--games", "-g", min=1, metavar="N", help=help_text("arena-games"))]
SeedOption = Annotated[str, typer.Option("--seed", "-s", metavar="SEED", help=help_text("arena-seed"))]
JobsOption = Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N", help=help_text("arena-jobs"))]
RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=help_text("arena-ray"))]
SecondsOption = Annotated[float, typer.Option("--seconds", min=0.001, metavar="S", help=help_text("arena-seconds"))]


def arena(
    names: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help=help_text("arena-bots"))],
    game: GameOption = None,
    games: GamesOption = GAMES,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=help_text("arena-json"))] = None,
    seconds: SecondsOption = SECONDS,
    seed: SeedOption = SEED,
    option: Options = None,
    edition: EditionName = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    lang: Language = None,
) -> None:
    words, screen = words_in(lang), Screen()
    chosen = registry.get(game or registry.names()[0])
    options = options_of(chosen, option)
    chosen.ruleset(chosen.editions.open(edition), len(names), options)  # says at once what is wrong with them
    for name in names:
        bots.get(name)  # or with a bot's name or file
    contest = Contest(chosen.name, tuple(names), games, seed, seconds, options, edition)
    journal = Journal(json_file.with_suffix(json_file.suffix + "l") if json_file else None, contest)
    _fill(screen, words, contest, journal, jobs, ray)
    if json_file:
        write_text(json_file, json.dumps(summary(contest, list(journal.rows.values())), indent=1) + "\n")
    print_standings(screen, words, contest, standings(contest, journal.rows.values()))


def ladder(
    games: GamesOption = GAMES,
    game: Annotated[list[str] | None, typer.Option("--game", metavar="GAME", help=help_text("game"))] = None,
    up_to: Annotated[
        str, typer.Option("--up-to", metavar="|".join(rungs.RUNGS[1:]), help=help_text("ladder-up-to"))
    ] = rungs.RUNGS[-1],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=help_text("ladder-out"))] = Path("docs/ladder.md"),
    seed: SeedOption = "ladder",
    jobs: JobsOption = None,
    ray: RayOption = None,
    lang: Language = None,
) -> None:
    words, screen = words_in(lang), Screen()
    if up_to not in rungs.RUNGS[1:]:
        raise wrong_usage("error-bot-unknown", bot=up_to, bots=", ".join(rungs.RUNGS[1:]))
    played = []
    for contest in rungs.contests(tuple(game or registry.names()), games, seed, up_to):
        journal = Journal(out.with_suffix(f".{rungs.slug(contest)}.jsonl"), contest)
        _fill(screen, words, contest, journal, jobs, ray)
        found = standings(contest, journal.rows.values())
        print_standings(screen, words, contest, found)
        played.append((contest, found))
    write_text(out, rungs.page(played))
    screen.text(words("ladder-written", {"file": str(out)}))


def _fill(screen: Screen, words: Words, contest: Contest, journal: Journal, jobs: int | None, ray: str | None) -> None:
    """Play what is missing, with a bar."""
    todo = [number for number in range(contest.total) if number not in journal.rows]
    if len(todo) < contest.total:
        screen.text(words("arena-carried-on", {"games": contest.total - len(todo)}), "dim")
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        disable=not screen.console.is_terminal,
    ) as progress:
        task = progress.add_task(
            " · ".join(dict.fromkeys(contest.bots)), total=contest.total, completed=len(journal.rows)
        )
        for row in _played(contest, todo, jobs, ray):
            journal.add(row)
            progress.update(task, completed=len(journal.rows))


def _played(contest: Contest, todo: list[int], jobs: int | None, ray: str | None) -> Iterator[Row]:
    if not todo:
        return iter(())
    if ray is not None:
        return cluster.run(contest, todo, ray)
    return local.run(contest, todo, jobs)


def print_standings(screen: Screen, words: Words, contest: Contest, found: list[Standing]) -> None:
    """A row for each bot, the best first."""
    table = Table(title=words("arena-title", {"game": words(f"{contest.game}-name"), "games": found[0].games}))
    for heading in ("bot", "share", "rank", "rating", "ms", "faults"):
        table.add_column(
            words(f"arena-{heading}"),
            justify="left" if heading == "bot" else "right",
            no_wrap=heading == "share",
            min_width=10 if heading == "bot" else None,
        )
    for one in sorted(found, key=lambda standing: -standing.win_share):
        low, high = one.interval
        name = one.name.rpartition("/")[2] + (f" × {one.seats}" if one.seats > 1 else "")
        table.add_row(
            name,
            f"{one.win_share:.1%} ({low:.1%} – {high:.1%})",
            f"{one.rank:.2f}",
            f"{one.rating:.1f}",
            f"{one.decision_ms:.2f}",
            f"{one.errors}/{one.nonsense}/{one.timeouts}",
        )
    screen.console.print(table)
    screen.text(words("arena-legend"), "dim")
