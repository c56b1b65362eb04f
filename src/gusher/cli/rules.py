"""``gusher rules``: a whole rulebook, its contents, or one clause."""

from __future__ import annotations

import difflib
from typing import Annotated

from gusher import SetupError
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.rulebook import Clause, Origin, Rulebook, rulebook, section_of

from .group import argument
from .params import Language, games_of, spelled
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
        for chosen in games_of(game):
            print_options(screen, chosen)
        return
    if clause is not None:
        chosen, number = find(game, clause)
        print_clause(screen, screen.words.clause(chosen, number))
    elif game is not None:
        print_book(screen, rulebook(registry.get(game), screen.words.language))
    else:
        for name in registry.names():
            print_contents(screen, rulebook(registry.get(name), screen.words.language))
        screen.say("cli-rules-more", "dim", command=f"gusher rules {name}")


def find(game: str | None, typed: str) -> tuple[Game, str]:
    """The clause somebody means; without a game the first one that has it.  `G6.5` has the game's letter."""
    games = games_of(game)
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


def print_options(screen: Screen, game: Game) -> None:
    """Every option with its values, the default first; then the rulebooks, each with what it sets."""
    words = screen.words
    screen.say(f"{game.name}-name", "bold underline")
    for option in game.options:
        key = f"option-{game.name}-{option.name}"
        screen.text()
        screen.text(f"{option.name} = {' | '.join(map(spelled, option.values))}", "bold")
        screen.text(f"{words(key)} ({option.clause})")
        screen.text(words(key, attribute="about"))
    screen.text()
    screen.say("cli-rulebooks", "bold")
    for name, options in game.rulebooks.items():
        chosen = " ".join(f"{option}={spelled(value)}" for option, value in options.items())
        screen.text(f"--rulebook {name}: {words(f'rulebook-{game.name}-{name}')} ({chosen})")


def print_contents(screen: Screen, book: Rulebook) -> None:
    screen.text(book.name, "bold underline")
    screen.text(book.about)
    for section in book.sections:
        screen.text()
        screen.text(section.title, "bold")
        for clause in section.clauses:
            screen.indented(f"{clause.number:5}{clause.title}")
    screen.text()


def print_book(screen: Screen, book: Rulebook) -> None:
    """Contents, what is in the box, the reference card, the clauses, advice and sources."""
    words = screen.words
    print_contents(screen, book)
    print_list(screen, words("rulebook-box"), book.box)
    screen.text(words("rulebook-reference"), "bold underline")
    for part in book.reference:
        print_list(screen, part.title, part.lines)
    for section in book.sections:
        screen.text(section.title, "bold underline")
        for clause in section.clauses:
            print_clause(screen, clause)
            screen.text()
    print_list(screen, words("rulebook-advice"), book.advice)
    print_list(screen, words("rulebook-sources"), [*book.sources, *book.meanings])
    screen.text(words("rulebook-known"), "bold")
    for origin in book.origins:
        print_origin(screen, origin)
        for told in origin.exceptions:
            screen.indented(told, 4)


def print_list(screen: Screen, title: str, lines: list[str]) -> None:
    screen.text(title, "bold")
    for line in lines:
        screen.indented(line)
    screen.text()


def print_clause(screen: Screen, clause: Clause) -> None:
    screen.text(f"{clause.number}  {clause.title}", "bold")
    screen.text(clause.text)
    if clause.example:
        screen.say("rulebook-example", "italic", text=clause.example)
    if clause.ruling:
        screen.text(clause.ruling, "dim italic")


def print_origin(screen: Screen, origin: Origin) -> None:
    """Where one part of an edition comes from."""
    screen.indented(f"{origin.title} – {origin.provenance}")
    if origin.about:
        screen.indented(origin.about, 4)
