"""``gusher library``: many records in one place, to choose from and to count."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.table import Table

from gusher import study
from gusher.kernel import registry
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game
from gusher.study import Count, Library, charts
from gusher.study.charts import Bar

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
    if review is not None and review not in study.LEVELS:
        raise SetupError("error-review-level", level=review, levels=", ".join(study.LEVELS))
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
    with screen.progress(transient=True) as bar:
        task = bar.add_task("", total=None)
        found = study.library(*paths, level=review, report=lambda n, of: bar.update(task, completed=n, total=of))
    for origin, error in found.left_out:
        typer.echo(screen.words("library-left-out", {"file": str(origin), "why": screen.words.fault(error)}), err=True)
    return found


def _with_options(found: Library, texts: list[str]) -> Library:
    """Only matches with these options, written NAME=VALUE."""
    for text in texts:
        name, equals, value = text.partition("=")
        known = {one for match in found.matches for one in match.options}
        if not equals:
            raise SetupError("cli-error-option", text=text)
        if known and name not in known:
            raise SetupError("error-option-unknown", option=name, options=", ".join(sorted(known)))
        found = found.where(lambda row, name=name, value=value: spelled(row.match.options.get(name)) == value)  # type: ignore[misc]  # the lambda's own defaults
    return found


class Section(NamedTuple):
    """A table of shares."""

    file: str
    title: str
    head: str
    counts: list[Count]


class Shelf:
    """What is told about the seats of one game."""

    def __init__(self, screen: Screen, game: Game, found: Library) -> None:
        self.screen, self.words, self.game, self.found = screen, screen.words, game, found
        sizes = {row.match.players for row in found.rows}
        self.par = 1 / sizes.pop() if len(sizes) == 1 else None

    def print(self, plots: Path | None) -> None:
        if not self.found.rows:
            return
        self.screen.text()
        self.screen.text(self.words(f"web-game-{self.game.name}"), "bold")
        self._lengths()
        for section in self.sections():
            self._shares(section)
        self._prices()
        self._tendencies()
        if plots is not None:
            for name, svg in self.drawn().items():
                plots.mkdir(parents=True, exist_ok=True)
                write_text(plots / f"{self.game.name}-{name}.svg", svg)

    def sections(self) -> Iterator[Section]:
        for what in ("seat", "order", "name"):
            counts = [one._replace(key=self._label(what, one.key)) for one in self.found.wins_by(what)]
            yield self._section(what, counts)
        for verb in self.game.statistics.openings:
            yield self._section("opening", self.found.openings(verb), verb)
        yield self._section("place", self.found.places())

    def _section(self, what: str, counts: list[Count], verb: str = "") -> Section:
        file = "-".join([what, *verb.split()])
        said = {"verb": self.verb(verb) if verb else ""}
        return Section(file, self.words(f"library-by-{what}", said), self.words(f"library-{what}"), counts[:SHOWN])

    def _label(self, what: str, key: str) -> str:
        if what == "seat":
            return self.words.seat(self.game, int(key))
        return self.words(f"bot-{key}") if self.words.has(f"bot-{key}") else key

    def verb(self, verb: str) -> str:
        key = f"{self.game.name}-verb-{verb.replace(' ', '-')}"
        return self.words(key) if self.words.has(key) else verb

    def _table(self, title: str, *heads: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
        for number, head in enumerate(heads):
            table.add_column(head, justify="right" if number else "left")
        return table

    def _shares(self, section: Section) -> None:
        if not section.counts:
            return
        heads = (section.head, *(self.words(f"library-{head}") for head in ("seats", "wins", "interval")))
        table = self._table(section.title, *heads)
        for count in section.counts:
            table.add_row(count.key, self.words.number(count.seats), *self._told(count))
        self.screen.console.print(table)

    def _told(self, count: Count) -> tuple[str, str]:
        low, high = (self.words.percent(end) for end in (count.low, count.high))
        return self.words.percent(count.share), f"{low} – {high}"

    def _lengths(self) -> None:
        said: dict[str, Any] = {"games": len(self.found)}
        for what in ("decisions", "rounds"):
            lengths = [getattr(match, what) for match in self.found.matches]
            cuts = statistics.quantiles(lengths, n=100, method="inclusive") if len(lengths) > 1 else lengths * 99
            said |= {f"{what}-{quantile}": round(cuts[quantile - 1]) for quantile in QUANTILES}
        self.screen.say("library-lengths", **said)

    def _prices(self) -> None:
        if not (prices := self._named_prices()):
            return
        table = self._table(self.words("library-prices"), self.words("library-round"), *prices)
        for number in range(max(map(len, prices.values()))):
            table.add_row(str(number + 1), *(self.words.number(round(values[number])) for values in prices.values()))
        self.screen.console.print(table)

    def _named_prices(self) -> Mapping[str, list[float]]:
        return {self.words(key): values for key, values in self.found.prices().items()}

    def _tendencies(self) -> None:
        found = self.found.tendencies()
        if not found:
            return
        heads = ("verb", "decisions", "faults", "given")
        table = self._table(self.words("library-tendencies"), *(self.words(f"library-{head}") for head in heads))
        for one in found:
            given = self.words.percent(one.given_away)
            table.add_row(self.verb(one.verb), *map(self.words.number, (one.decisions, one.faults)), given)
        self.screen.console.print(table)
        self.screen.text(self.words("library-worst"))
        for row, fault in self.found.worst(SHOWN):
            said = {
                "file": str(row.origin),
                "at": fault.at,
                "seat": self.words.seat(self.game, row.sat.seat),
                "action": fault.action,
                "better": fault.better,
                "given": self.words.percent(fault.given_away),
            }
            self.screen.indented(self.words("library-moment", said))

    # -- plots --------------------------------------------------------------------------------------------

    def drawn(self) -> dict[str, str]:
        """The plots by their names, as SVG."""
        plots = {}
        for section in self.sections():
            rows = [Bar(one.key, one.share, self._beside(one), one.low, one.high) for one in section.counts]
            if rows:
                plots[section.file] = charts.bars(section.title, rows, self.par)
        if prices := self._named_prices():
            plots["prices"] = charts.lines(self.words("library-prices"), prices, self.words.number)
        found = self.found.tendencies()
        if found:
            most = max(one.given_away for one in found)
            rows = [
                Bar(self.verb(one.verb), one.given_away / most, self.words.percent(one.given_away)) for one in found
            ]
            plots["mistakes"] = charts.bars(self.words("library-tendencies"), rows)
        return plots

    def _beside(self, count: Count) -> str:
        return f"{self.words.percent(count.share)} ({self.words.number(count.seats)})"
