"""``gusher arena`` and ``gusher ladder``: many games between bots, and what they prove."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from gusher import SetupError, bots
from gusher.arena import cluster, local
from gusher.arena.contest import Contest
from gusher.arena.journal import Journal
from gusher.arena.ladder import RUNGS, contests, page, slug
from gusher.arena.tally import Standing, rating_model, standings, summary
from gusher.kernel import registry

from .group import argument, option
from .params import EditionName, Language, Options, options_of, write_text
from .screen import Screen

GAMES, SECONDS, SEED = 100, 1.0, "arena"
GamesOption = Annotated[int, option("--games", "-g", key="arena-games", metavar="N", min=1)]
SeedOption = Annotated[str, option("--seed", "-s", key="arena-seed", metavar="SEED")]
JobsOption = Annotated[int | None, option("--jobs", "-j", key="arena-jobs", metavar="N", min=1)]
RayOption = Annotated[str | None, option("--ray", key="arena-ray", metavar="ADDRESS")]


def arena(
    names: Annotated[list[str], argument("BOT BOT …", "arena-bots")],
    game: Annotated[str | None, option("--game", key="game", metavar="GAME")] = None,
    games: GamesOption = GAMES,
    json_file: Annotated[Path | None, option("--json", key="arena-json", metavar="FILE")] = None,
    seconds: Annotated[float, option("--seconds", key="arena-seconds", metavar="S", min=0.001)] = SECONDS,
    seed: SeedOption = SEED,
    options: Options = None,
    edition: EditionName = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    strict: Annotated[bool, option("--strict", key="arena-strict")] = False,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    chosen = registry.get(game or registry.names()[0])
    values = options_of(chosen, options)
    chosen.ruleset(chosen.editions.open(edition), len(names), values)  # says at once what is wrong with them
    for name in names:
        bots.get(name)  # or with a bot's name or file
    contest = Contest(chosen.name, tuple(names), games, seed, seconds, values, edition)
    file = json_file.with_suffix(json_file.suffix + "l") if json_file else None
    journal = Journal(file, contest.total, contest.header())
    found = _played(screen, contest, journal, jobs, ray)
    if json_file:
        write_text(json_file, json.dumps(summary(contest, list(journal.rows.values())), indent=1) + "\n")
    faulty = [one for one in found if one.errors + one.nonsense + one.timeouts]
    print_faults(screen, contest, journal, faulty)
    if faulty and strict:
        raise typer.Exit(1)


def print_faults(screen: Screen, contest: Contest, journal: Journal, faulty: list[Standing]) -> None:
    """A win share with faults in it is partly the scripted player's: say so, with what went wrong first."""
    for one in faulty:
        screen.say("arena-faulty", "bold red", bot=one.name, faults=one.errors + one.nonsense + one.timeouts)
        details = (
            detail
            for row in sorted(journal.rows.values(), key=lambda row: int(row["game"]))
            for place, detail in zip(row["seating"], row.get("first_fault", ()), strict=False)
            if detail and contest.bots[place] == one.name
        )
        if detail := next(details, ""):
            screen.text(detail.rstrip(), "dim")


def ladder(
    games: GamesOption = GAMES,
    game: Annotated[list[str] | None, option("--game", key="game", metavar="GAME")] = None,
    up_to: Annotated[str, option("--up-to", key="ladder-up-to", metavar="|".join(RUNGS[1:]))] = RUNGS[-1],
    out: Annotated[Path, option("--out", key="ladder-out", metavar="FILE")] = Path("ladder.md"),
    seed: SeedOption = "ladder",
    jobs: JobsOption = None,
    ray: RayOption = None,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    if up_to not in RUNGS[1:]:
        raise SetupError("error-bot-unknown", bot=up_to, bots=", ".join(RUNGS[1:]))
    played = []
    for contest in contests(tuple(game or registry.names()), games, seed, up_to):
        journal = Journal(out.with_suffix(f".{slug(contest)}.jsonl"), contest.total, contest.header())
        played.append((contest, _played(screen, contest, journal, jobs, ray)))
    write_text(out, page(played))
    screen.say("ladder-written", file=str(out))


def _played(screen: Screen, contest: Contest, journal: Journal, jobs: int | None, ray: str | None) -> list[Standing]:
    """Play what is missing, with a bar, and print how the bots have done."""
    rating_model()  # says at once if it is not installed
    todo = [number for number in range(contest.total) if number not in journal.rows]
    if len(todo) < contest.total:
        screen.say("arena-carried-on", "dim", games=contest.total - len(todo))
    with screen.progress(" · ".join(dict.fromkeys(contest.bots)), contest.total, len(journal.rows)) as update:
        rows = local.run(contest, todo, jobs) if ray is None else cluster.run(contest, todo, ray)
        for row in rows if todo else ():
            journal.add(row)
            update(len(journal.rows))
    found = standings(contest, journal.rows.values())
    print_standings(screen, contest, found)
    return found


def print_standings(screen: Screen, contest: Contest, found: list[Standing]) -> None:
    """A row for each bot, the best first."""
    words = screen.words
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
            f"{words.percent(one.win_share, 1)} ({words.percent(low, 1)} – {words.percent(high, 1)})",
            words.number(one.rank, 2),
            words.number(one.rating, 1),
            words.number(one.decision_ms, 2),
            f"{one.errors}/{one.nonsense}/{one.timeouts}",
        )
    screen.console.print(table)
    screen.say("arena-legend", "dim")
