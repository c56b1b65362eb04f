"""``gusher rules``: the rules, clause by clause."""

from __future__ import annotations

import difflib
from typing import Annotated

from rich.padding import Padding
from rich.text import Text

from gusher import SetupError
from gusher.kernel import registry
from gusher.kernel.game import Game

from .group import argument
from .params import Language, spelled
from .screen import Screen

NEAR = 4
OPTIONS = "options"


def rules(
    game: Annotated[str | None, argument("[GAME]", "rules-game")] = None,
    clause: Annotated[str | None, argument("[CLAUSE]", "rules-clause")] = None,
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    if game is not None and clause is None and game not in registry.names():
        game, clause = None, game  # `gusher rules 6.5`
    if clause == OPTIONS:
        for name in [game] if game else registry.names():
            print_options(screen, registry.get(name))
        return
    if clause is not None:
        chosen, number = find(game, clause)
        print_clause(screen, chosen, number)
        return
    for name in [game] if game else registry.names():
        print_headings(screen, registry.get(name))


def find(game: str | None, typed: str) -> tuple[Game, str]:
    """The clause somebody means; without a game the first one that has it.  `G6.5` has the game's letter."""
    games = [registry.get(name) for name in ([game] if game else registry.names())]
    for candidate in games:
        for number in (typed.upper(), typed.upper().removeprefix(candidate.letter)):
            if number in candidate.clauses:
                return candidate, number
    if game is None and not any(letter.isdigit() for letter in typed):
        raise SetupError("error-game-unknown", game=typed, games=", ".join(registry.names()))
    raise no_clause(next((one for one in games if typed.upper().startswith(one.letter)), games[0]), typed)


def no_clause(game: Game, typed: str) -> SetupError:
    """There is no such clause; the nearest ones are named."""
    section = typed.upper().removeprefix(game.letter).partition(".")[0]
    same = [clause for clause in game.clauses if section and section_of(clause) == section]
    near = same or difflib.get_close_matches(typed.upper(), game.clauses, NEAR, 0.3) or [game.clauses[0]]
    shown = near if len(near) <= 2 * NEAR else difflib.get_close_matches(typed.upper(), near, NEAR, 0)
    return SetupError("cli-error-clause", game=game.name, clause=typed, near=", ".join(shown))


def section_of(clause: str) -> str:
    """`6` of 6.5, `S` of S10."""
    return clause.partition(".")[0] if "." in clause else clause.rstrip("0123456789")


def print_clause(screen: Screen, game: Game, clause: str) -> None:
    words = screen.words
    screen.text(f"{clause}  {words.title(game, clause)}", "bold")
    screen.text(words.clause(game, clause))
    if ruling := words.ruling(game, clause):
        screen.text(ruling, "dim italic")


def print_options(screen: Screen, game: Game) -> None:
    """Every option with its values, the default first; then the rulebooks, each with what it sets."""
    words = screen.words
    screen.say(f"{game.name}-name", "bold underline")
    for option in game.options:
        key = f"option-{game.name}-{option.name}"
        screen.text()
        screen.text(f"{option.name} = {' | '.join(map(spelled, option.values))}", "bold")
        screen.text(f"{words(key)} ({option.clause})")
        screen.text(words.attribute(key, "about"))
    screen.text()
    screen.say("cli-rulebooks", "bold")
    for name, options in game.rulebooks.items():
        chosen = " ".join(f"{option}={spelled(value)}" for option, value in options.items())
        screen.text(f"--rulebook {name}: {words(f'rulebook-{game.name}-{name}')} ({chosen})")


def print_headings(screen: Screen, game: Game) -> None:
    words = screen.words
    screen.say(f"{game.name}-name", "bold underline")
    screen.say(f"{game.name}-about")
    section = ""
    for clause in game.clauses:
        if section_of(clause) != section:
            section = section_of(clause)
            screen.text()
            screen.say(f"{game.name}-section-{section}", "bold")
        screen.console.print(Padding(Text(f"{clause:5}{words.title(game, clause)}"), (0, 0, 0, 2)))
    screen.text()
    screen.say("cli-rules-more", "dim", command=f"gusher rules {game.name} {game.clauses[0]}")
