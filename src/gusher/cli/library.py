"""``gusher library``: many records in one place, to choose from and to count."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from gusher import charts, study
from gusher.charts import Bar
from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game
from gusher.study import Count, Library

from . import FAILURE
from .group import argument, option
from .params import EditionName, Language, Options, spelled, write_text
from .screen import Screen

SHOWN = 10
"""Rows of a table: the most frequent."""
RESULTS = {"won": True, "lost": False}
QUANTILES = (10, 50, 90)


def library(
    paths: Annotated[list[Path], argument("FOLDER|FILE …", "library-paths")],
    game: Annotated[str | None, option("--game", key="library-game", metavar="GAME")] = None,
    players: Annotated[int | None, option("--players", "-p", key="library-players", metavar="N")] = None,
    options: Options = None,
    edition: EditionName = None,
    seat: Annotated[int | None, option("--seat", key="library-seat", metavar="N")] = None,
    name: Annotated[str | None, option("--name", key="library-name", metavar="NAME")] = None,
    result: Annotated[str | None, option("--result", key="library-result", metavar="|".join(RESULTS))] = None,
    faults: Annotated[int | None, option("--mistakes", key="library-mistakes", metavar="N", min=0)] = None,
    review: Annotated[str | None, option("--review", key="library-review", metavar="|".join(study.LEVELS))] = None,
    export: Annotated[Path | None, option("--export", key="library-export", metavar="FILE")] = None,
    plots: Annotated[Path | None, option("--plots", key="library-plots", metavar="DIR")] = None,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    if review is not None:
        study.settings_of(review)  # fails early if there is no such level
    if result is not None and result not in RESULTS:
        raise SetupError("error-library-filter", given=result, known=", ".join(RESULTS))
    wanted: dict[str, Any] = {
        "game": None if game is None else registry.get(game).name,
        "players": players,
        "edition": edition,
        "seat": seat,
        "name": name,
        "won": None if result is None else RESULTS[result],
        "faults": faults,
    }
    whole = _read(screen, paths, review)
    chosen = whole.where(**{key: value for key, value in wanted.items() if value is not None})
    chosen = _with_options(chosen, options or [])
    screen.say("library-found", games=len(chosen), all=len(whole), seats=len(chosen.rows), copies=whole.copies)
    for found in map(registry.get, registry.names()):
        Shelf(screen, found, chosen.where(game=found.name)).print(plots)
    if export is not None:
        chosen.save(export)
    if whole.left_out:
        raise typer.Exit(FAILURE)


def _read(screen: Screen, paths: list[Path], review: str | None) -> Library:
    with screen.progress(transient=True) as update:
        found = study.library(*paths, level=review, report=update)
    for origin, error in found.left_out:
        typer.echo(screen.words("library-left-out", {"file": str(origin), "why": screen.words.fault(error)}), err=True)
    return found


def _with_options(found: Library, texts: list[str]) -> Library:
    """Only matches with these options, written NAME=VALUE."""
    wanted, known = list[tuple[str, str]](), {one for match in found.matches for one in match.options}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError("cli-error-option", text=text)
        if known and name not in known:
            raise SetupError("error-option-unknown", option=name, options=", ".join(sorted(known)))
        wanted.append((name, value))
    return found.where(lambda row: all(spelled(row.match.options.get(name)) == value for name, value in wanted))


class Section(NamedTuple):
    """Some figures as a table, and as a plot."""

    file: str
    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    svg: str


class Shelf:
    """What is told about the seats of one game."""

    def __init__(self, screen: Screen, game: Game, found: Library) -> None:
        self.screen, self.words, self.game, self.found = screen, screen.words, game, found
        self.number, self.percent = self.words.number, self.words.percent
        sizes = {row.match.players for row in found.rows}
        self.par = 1 / sizes.pop() if len(sizes) == 1 else None

    def print(self, plots: Path | None) -> None:
        if not self.found.rows:
            return
        self.screen.text()
        self.screen.text(self.words(f"web-game-{self.game.name}"), "bold")
        self._lengths()
        for section in self.sections():
            table = self.screen.table(section.title, *section.heads)
            for row in section.rows:
                table.add_row(*row)
            self.screen.console.print(table)
            if plots is not None:
                plots.mkdir(parents=True, exist_ok=True)
                write_text(plots / f"{self.game.name}-{section.file}.svg", section.svg)
        self._worst()

    def _lengths(self) -> None:
        said: dict[str, Any] = {"games": len(self.found)}
        for what in ("decisions", "rounds"):
            lengths = [getattr(match, what) for match in self.found.matches]
            cuts = statistics.quantiles(lengths, n=100, method="inclusive") if len(lengths) > 1 else lengths * 99
            said |= {f"{what}-{quantile}": round(cuts[quantile - 1]) for quantile in QUANTILES}
        self.screen.say("library-lengths", **said)

    def sections(self) -> Iterator[Section]:
        """Those that have something to tell."""
        for what in ("seat", "order", "name"):
            counts = [one._replace(key=self._label(what, one.key)) for one in self.found.wins_by(what)]
            yield from self._shares(what, counts)
        for verb in self.game.statistics.openings:
            yield from self._shares("opening", self.found.openings(verb), verb)
        yield from self._shares("place", self.found.places())
        yield from self._prices()
        yield from self._tendencies()

    def _label(self, what: str, key: str) -> str:
        if what == "seat":
            return self.words.seat(self.game, int(key))
        return self.words(f"bot-{key}") if self.words.has(f"bot-{key}") else key

    def _verb(self, verb: str) -> str:
        key = f"{self.game.name}-verb-{verb.replace(' ', '-')}"
        return self.words(key) if self.words.has(key) else verb

    def _heads(self, *heads: str) -> list[str]:
        return [self.words(f"library-{head}") for head in heads]

    def _shares(self, what: str, counts: list[Count], verb: str = "") -> Iterator[Section]:
        rows, bars = [], []
        for one in counts[:SHOWN]:
            seats, share = self.number(one.seats), self.percent(one.share)
            rows.append((one.key, seats, share, f"{self.percent(one.low)} – {self.percent(one.high)}"))
            bars.append(Bar(one.key, one.share, f"{share} ({seats})", one.low, one.high))
        if rows:
            file, title = "-".join([what, *verb.split()]), self.words(f"library-by-{what}", {"verb": self._verb(verb)})
            heads = self._heads(what, "seats", "wins", "interval")
            yield Section(file, title, heads, rows, charts.bars(title, bars, self.par))

    def _prices(self) -> Iterator[Section]:
        title, prices = self.words("library-prices"), self.found.prices()
        if prices:
            named = {self.words(key): values for key, values in prices.items()}
            rounds = zip(*named.values(), strict=True)
            rows = [(str(number), *map(self.number, map(round, found))) for number, found in enumerate(rounds, 1)]
            heads = [*self._heads("round"), *named]
            yield Section("prices", title, heads, rows, charts.lines(title, named, self.number))

    def _tendencies(self) -> Iterator[Section]:
        title, rows, bars = self.words("library-tendencies"), [], []
        found = self.found.tendencies()  # most first
        for one in found:
            verb, given = self._verb(one.verb), self.percent(one.given_away)
            rows.append((verb, self.number(one.decisions), self.number(one.faults), given))
            bars.append(Bar(verb, one.given_away / found[0].given_away, given))
        if found:
            heads = self._heads("verb", "decisions", "faults", "given")
            yield Section("mistakes", title, heads, rows, charts.bars(title, bars))

    def _worst(self) -> None:
        worst = self.found.worst(SHOWN)
        if worst:
            self.screen.say("library-worst")
        for row, fault in worst:
            said = {
                "file": str(row.origin),
                "at": fault.at,
                "seat": self.words.seat(self.game, row.sat.seat),
                "action": fault.action,
                "better": fault.better,
                "given": self.percent(fault.given_away),
            }
            self.screen.indented(self.words("library-moment", said))
