"""Makes a shelf of puzzles from many games.  The work is kept in a journal, so that it can be stopped at any time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path

import msgspec
import numpy as np
from threadpoolctl import threadpool_limits

import gusher
from gusher.bots.levels import LEVELS
from gusher.bots.lookahead import LookaheadBot
from gusher.kernel.errors import SetupError
from gusher.kernel.game import Game
from gusher.kernel.journal import Lines
from gusher.kernel.match import Match

from .find import MARGIN, bots_game, puzzles_in, theme_names
from .rating import ratings
from .shelf import Puzzle, Shelf

ROUNDING = 1e-3  # of the shares that are kept
Games = Mapping[str, Callable[[], Match]]
"""Games to look for puzzles in: a name that stays the same, and how to get the game."""
Report = Callable[[int, int, int], None]
"""Told how many games of how many were looked at, and how many puzzles there are."""


def bots_games(game: Game, games: int, seed: str) -> Games:
    """Games that bots play for this."""
    seeds = [f"puzzles {seed} {number}" for number in range(games)]
    return {name: partial(bots_game, game, name) for name in seeds}


def games_in(folder: Path, game: Game) -> Games:
    """The finished games of a folder of records, which somebody gave on purpose."""
    paths = sorted(folder.glob("*.json"))
    if not paths:
        raise SetupError("error-puzzle-folder", folder=str(folder))
    return {path.name: partial(_recorded, game, path) for path in paths}


def _recorded(game: Game, path: Path) -> Match:
    match = gusher.replay(path.read_text("utf-8"))
    if match.game is not game:
        raise SetupError("error-puzzle-game", given=match.game.name, game=game.name)
    return match


def make(
    game: Game,
    games: Games,
    journal: Path,
    most: int,
    report: Report = lambda done, of, found: None,
    theme: str | None = None,
) -> list[Puzzle]:
    """The puzzles of all games that the journal knows, after looking at those that it does not know yet, until there
    are as many as wanted.  With a theme, only puzzles about it are looked for."""
    if theme is not None and theme not in (names := theme_names(game)):
        raise SetupError("error-puzzle-theme", theme=theme, themes=", ".join(names))
    LookaheadBot().warm_up(game)
    lines = Lines(journal, {"game": game.name, "rules": game.rules_version}, "error-puzzle-journal")
    known = {row["game"] for row in lines.read}
    found = {row["id"]: msgspec.convert(row, Puzzle) for line in lines.read for row in line["puzzles"]}
    with threadpool_limits(1):  # NumPy would use all cores for its matrices
        for number, (name, get) in enumerate(games.items()):
            report(number, len(games), len(found))
            if len(found) >= most:
                break
            looked_at = name if theme is None else f"{name}, {theme}"
            if looked_at not in known:
                new = list(puzzles_in(get(), theme))
                lines.add({"game": looked_at, "puzzles": msgspec.to_builtins(new)})
                found |= {puzzle.id: puzzle for puzzle in new}
    return list(found.values())


def shelved(game: str, found: Iterable[Puzzle], most: int) -> Shelf:
    """Up to `most` puzzles, each main theme in turn, with their ratings."""
    chosen = list(map(_sure, _in_turn(found)))[:most]
    if not chosen:
        return Shelf(game, {}, [])
    hard, levels = ratings(np.array([[puzzle.found[name] for name in LEVELS] for puzzle in chosen]))
    rated = [msgspec.structs.replace(one, rating=round(rating)) for one, rating in zip(chosen, hard, strict=True)]
    return Shelf(game, {name: round(rating) for name, rating in zip(LEVELS, levels, strict=True)}, rated)


def _sure(puzzle: Puzzle) -> Puzzle:
    """Without the choices that were tried too seldom to say how much worse they are."""
    limit = puzzle.best.shares[puzzle.seat] - MARGIN + ROUNDING
    kept = [choice for choice in puzzle.choices[1:] if choice.shares[puzzle.seat] <= limit]
    return msgspec.structs.replace(puzzle, choices=[puzzle.best, *kept])


def _in_turn(found: Iterable[Puzzle]) -> Iterator[Puzzle]:
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(found, key=lambda puzzle: puzzle.id):
        by_theme[puzzle.themes[0]].append(puzzle)
    rounds = zip_longest(*(by_theme[theme] for theme in sorted(by_theme)))
    return (puzzle for puzzle in chain.from_iterable(rounds) if puzzle is not None)
