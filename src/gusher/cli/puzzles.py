"""``gusher puzzles``: positions with one clearly best choice, to solve, to make and to check."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

import typer

from gusher import GusherError, IllegalAction
from gusher.bots.hints import spoken_score
from gusher.bots.lookahead import LookaheadBot
from gusher.kernel import registry
from gusher.study.puzzles import find, make, shelf
from gusher.study.puzzles.shelf import Puzzle, Shelf

from .ask import Asker, Known
from .group import argument, option
from .offers import matching
from .params import GameName, Language
from .screen import Screen
from .telling import Teller
from .words import help_text

GAMES, MOST, SHOWN = 100, 250, 5
app = typer.Typer(no_args_is_help=True)
Theme = Annotated[str | None, option("--theme", key="puzzles-theme", metavar="THEME")]
File = Annotated[Path | None, option("--file", key="puzzles-file", metavar="FILE")]


def opened(game: str, file: Path | None) -> Shelf:
    return shelf.shelf(registry.get(game).name) if file is None else shelf.read(file)


@app.command("make", help=help_text("puzzles-make"))
def make_puzzles(
    game_name: GameName,
    out: Annotated[Path, option("--out", key="puzzles-out", metavar="FILE")],
    games: Annotated[int, option("--games", key="puzzles-games", metavar="N", min=1)] = GAMES,
    seed: Annotated[str, option("--seed", key="puzzles-seed", metavar="SEED")] = "0",
    folder: Annotated[Path | None, option("--from", key="puzzles-from", metavar="FOLDER")] = None,
    most: Annotated[int, option("--most", key="puzzles-most", metavar="N", min=1)] = MOST,
    theme: Theme = None,
    lang: Language = None,
) -> None:
    screen, game = Screen(lang), registry.get(game_name)
    sources = make.bots_games(game, games, seed) if folder is None else make.games_in(folder, game)
    with screen.progress(total=len(sources)) as update:

        def report(done: int, of: int, found: int) -> None:
            update(done, of, screen.words("puzzles-so-far", {"found": found}))

        found = make.make(game, sources, out.with_name(out.name + ".journal"), most, report, theme)
    kept = make.shelved(game.name, found, most)
    shelf.write(out, kept)
    screen.say("puzzles-made", count=len(kept.puzzles), file=str(out))


@app.command("list", help=help_text("puzzles-list"))
def list_puzzles(game_name: GameName, theme: Theme = None, file: File = None, lang: Language = None) -> None:
    screen, kept = Screen(lang), opened(game_name, file)
    for puzzle in kept.about(theme):
        screen.text(f"{puzzle.id}  {screen.words.number(puzzle.rating):>6}  {themes_in(screen, puzzle)}")
    levels = (f"{screen.words(f'bot-{level}')} {screen.words.number(rating)}" for level, rating in kept.levels.items())
    screen.say("puzzles-levels", levels=", ".join(levels))


def themes_in(screen: Screen, puzzle: Puzzle) -> str:
    return ", ".join(screen.words(f"puzzle-theme-{theme}") for theme in puzzle.themes)


@app.command(help=help_text("puzzles-play"))
def play(
    game_name: GameName,
    number: Annotated[str | None, argument("ID", "puzzles-id")] = None,
    theme: Theme = None,
    file: File = None,
    lang: Language = None,
) -> None:
    screen, kept = Screen(lang), opened(game_name, file)
    if number is not None:
        puzzles = [kept.get(number)]
    else:
        puzzles = [kept.daily(datetime.datetime.now(datetime.UTC).date())] if theme is None else kept.about(theme)
    try:
        for puzzle in puzzles:
            Solving(screen, puzzle).run()
    except (EOFError, KeyboardInterrupt):
        screen.text()


class Solving:
    """One puzzle at the keyboard."""

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        self.screen, self.words, self.puzzle, self.match = screen, screen.words, puzzle, puzzle.match()
        self.teller, self.view = Teller(screen, self.match), self.match.view(puzzle.seat)

    def run(self) -> None:
        self.screen.clear()
        self.teller.board(self.view)
        self.teller.hand(self.view)
        self.screen.say("puzzles-ask", "bold", id=self.puzzle.id, rating=self.words.number(self.puzzle.rating))
        self.teller.question(self.puzzle.seat, self.view)
        self.teller.offers(self.match.legal(), self.view)
        self._tell(self._answer())

    def _answer(self) -> str:
        """Asks until the answer is a legal action."""
        asker, known = Asker(self.screen), Known(self.view["legal"])
        while True:
            line = asker.ask("> ", known)
            found = matching(line, self.match.legal())
            try:
                return (found[0] if len(found) == 1 else self.match.check(line, self.puzzle.seat)).text
            except GusherError as error:
                said = self.words.fault(error)
                clause = error.clause if isinstance(error, IllegalAction) else ""
                self.screen.text(f"{said} {clause}".strip(), "red")

    def _tell(self, answer: str) -> None:
        """Right or not, the odds, the clause and the line of play."""
        puzzle, best, words = self.puzzle, self.puzzle.best, self.words
        key = "puzzle-right" if answer == best.action else "puzzle-wrong"
        self.screen.say(key, "bold", action=answer, best=best.action)
        for choice in puzzle.choices[:SHOWN]:
            score = words(f"hint-score-{self.match.game.name}", {"score": spoken_score(self.match.game, choice.score)})
            self.screen.indented(f"{choice.action}: {words.percent(choice.shares[puzzle.seat])}, {score}")
        self.teller.reason(best.action, self.match.explain(best.action), True)
        self.screen.text(themes_in(self.screen, puzzle), "dim")
        self.screen.say("puzzle-line", "bold")
        played = puzzle.played()
        self.teller.tell(Teller(self.screen, played).sentences(played.log(puzzle.seat)))


@app.command(help=help_text("puzzles-check"))
def check(
    game_name: GameName,
    sample: Annotated[int | None, option("--sample", key="puzzles-sample", metavar="N", min=1)] = None,
    seed: Annotated[str, option("--seed", key="puzzles-check-seed", metavar="SEED")] = "check",
    file: File = None,
    lang: Language = None,
) -> None:
    screen, game, kept = Screen(lang), registry.get(game_name), opened(game_name, file)
    LookaheadBot().warm_up(game)
    puzzles = list(kept.puzzles.values())[:sample]
    held = 0
    with screen.progress(total=len(puzzles), transient=True) as update:
        for number, puzzle in enumerate(puzzles, 1):
            is_sound = find.holds(puzzle, seed) and bool(puzzle.played().entries)
            held += is_sound
            if not is_sound:
                screen.say("puzzles-fails", id=puzzle.id, action=puzzle.best.action)
            update(number)
    screen.say("puzzles-held", held=held, of=len(puzzles))
