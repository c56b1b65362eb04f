"""Golden playthroughs: whole games of seeded random play, told line by line and compared byte for byte.

A change of a rule, of the encoding or of chance shows there as a difference that a person can read.  If it is
meant, write the files anew and read the difference before you commit it:

    python -m tests.rules.GAME.test_golden --write

Each line is who acted and what: a colour, or `chance`; `*` marks a decision, the rest happened by itself.
Every so often the legal actions stand before a decision, and at the start of each round the table's numbers.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gusher
from gusher.kernel.game import Game

LEGAL_EVERY = 12  # decisions
OPENING = 40  # decisions of a game that is shown for its beginning only
LARGEST = 60_000  # bytes of a file


@dataclass(frozen=True)
class Golden:
    """The golden games of one game: the defaults for every number of players, then each other value of each option
    with the most players."""

    game: Game
    folder: Path
    eager: Callable[[gusher.Match, list[gusher.Action]], list[gusher.Action]]
    """Of the legal actions those that make something happen: the choice is among them three times of four."""
    numbers: Callable[[gusher.Match], Iterable[str]]
    """The table's numbers, seat by seat."""
    is_brief: Callable[[str, Any], bool] = lambda option, value: option == "first"
    """Is the beginning enough for this value of an option?"""

    def games(self) -> dict[str, tuple[int, dict[str, Any], int | None]]:
        """File name -> players, options, decisions (None: to the end)."""
        found: dict[str, tuple[int, dict[str, Any], int | None]] = {}
        for players in self.game.players:
            found[f"players-{players}"] = (players, {}, None)
        for option in self.game.options:
            for value in option.values[1:]:
                length = OPENING if self.is_brief(option.name, value) else None
                found[f"{option.name}-{value}".lower()] = (self.game.players[-1], {option.name: value}, length)
        return found

    def told(self, name: str) -> str:
        """The playthrough of a name, as its file has it."""
        players, options, length = self.games()[name]
        match = gusher.new(self.game.name, players, seed=f"golden {name}", options=options)
        table = ", ".join(f"{key} {value}" for key, value in match.options.items())
        lines = [f"# {name}: {players} players, {table}"]
        shown = decisions = rounds = 0
        while True:
            lines += entries(match, shown)
            shown = len(match.entries)
            if match.over or decisions == length:
                break
            if match.state.round > rounds:
                rounds = match.state.round
                lines += self.numbers(match)
            if decisions % LEGAL_EVERY == 0:
                lines += legal(match)
            match.play(self.chosen(match, name, decisions))
            decisions += 1
        return "\n".join([*lines, *self.numbers(match), *result(match)]) + "\n"

    def chosen(self, match: gusher.Match, name: str, decision: int) -> gusher.Action:
        """A legal action by a hash, so that no generator's details matter.  A verb is chosen first: otherwise there
        would be little but the verb with the most actions."""
        word = hashlib.sha256(f"{name} {decision}".encode()).digest()
        actions = match.legal()
        if word[0] % 4:
            actions = self.eager(match, actions) or actions
        verbs = list(dict.fromkeys(action.verb for action in actions))
        verb = verbs[word[1] % len(verbs)]
        actions = [action for action in actions if action.verb == verb]
        return actions[int.from_bytes(word[2:6], "big") % len(actions)]

    # -- the files

    def check(self, name: str) -> None:
        """Byte for byte."""
        file = self.folder / f"{name}.txt"
        assert file.exists(), "run the test's file with --write, and read what it wrote"
        assert self.told(name) == file.read_bytes().decode()

    def check_folder(self) -> None:
        """No file too many, and none too large."""
        assert {file.stem for file in self.folder.iterdir()} == set(self.games())
        assert max(file.stat().st_size for file in self.folder.iterdir()) < LARGEST

    def write(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for file in self.folder.glob("*.txt"):
            if file.stem not in self.games():
                file.unlink()
        for name in self.games():
            (self.folder / f"{name}.txt").write_bytes(self.told(name).encode())

    def main(self) -> None:
        if sys.argv[1:] != ["--write"]:
            sys.exit(f"usage: python -m tests.rules.{self.game.name}.test_golden --write")
        self.write()


def entries(match: gusher.Match, start: int) -> Iterator[str]:
    for entry in match.entries[start:]:
        who = match.name_of(entry.seat) if entry.seat >= 0 else "chance"
        yield f"{who} {match.game.rules.verbs.action(entry.action).text}{' *' if entry.asked else ''}"


def legal(match: gusher.Match) -> Iterator[str]:
    """The legal actions by verb."""
    by_verb: dict[str, list[str]] = {}
    for action in match.legal():
        by_verb.setdefault(action.verb, []).append(action.text[len(action.verb) + 1 :])
    for verb, offered in by_verb.items():
        yield f"  may {verb} {', '.join(offered)}".rstrip()


def result(match: gusher.Match) -> Iterator[str]:
    final = match.result()
    if final is not None:
        winners = [match.name_of(seat) for seat in final["winners"]]
        yield f"  = scores {spaced(final['scores'])}, won by {spaced(winners)}"


def spaced(values: Iterable[Any]) -> str:
    return " ".join(str(value) for value in values)
