"""Golden playthroughs: whole games of seeded random play, told line by line and compared byte for byte.

A change of a rule, of the encoding or of chance shows here as a difference that a person can read.  If it is
meant, write the files anew and read the difference before you commit it:

    python tests/rules/giganten/test_golden.py --write

Each line is who acted and what: a colour, or `chance`; `*` marks a decision, the rest happened by itself (0.1).
Every so often the legal actions stand before a decision, and at the start of each round the table's numbers.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher.games.giganten.meta import GAME
from gusher.kernel.actions import cell_text

FOLDER = Path(__file__).parent / "golden"
LEGAL_EVERY = 12        # decisions
OPENING = 40            # decisions of a game that is shown for its beginning only
LARGEST = 60_000        # bytes of a file
EAGER = ("drive", "rail", "build", "ship", "bid")


def games() -> dict[str, tuple[int, dict[str, Any], int | None]]:
    """File name -> players, options, decisions (None: to the end).

    The defaults for three and four players, then each other value of each option."""
    found: dict[str, tuple[int, dict[str, Any], int | None]] = {}
    for players in GAME.players:
        found[f"players-{players}"] = (players, {}, None)
    for option in GAME.options:
        length = OPENING if option.name == "first" else None
        for value in option.values[1:]:
            found[f"{option.name}-{value}".lower()] = (4, {option.name: value}, length)
    return found


def told(name: str) -> str:
    """The playthrough of a name, as its file has it."""
    players, options, length = games()[name]
    match = gusher.new("giganten", players, seed=f"golden {name}", options=options)
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
            lines += numbers(match)
        if decisions % LEGAL_EVERY == 0:
            lines += legal(match)
        match.play(chosen(match, name, decisions))
        decisions += 1
    return "\n".join([*lines, *numbers(match), *result(match)]) + "\n"


def chosen(match: gusher.Match, name: str, decision: int) -> gusher.Action:
    """A legal action by a hash, so that no generator's details matter.  A verb is chosen first, and three times of
    four one that brings oil to the companies: otherwise there would be little but driving."""
    word = hashlib.sha256(f"{name} {decision}".encode()).digest()
    actions = match.legal()
    verbs = list(dict.fromkeys(action.verb for action in actions))
    if word[0] % 4:
        verbs = [verb for verb in verbs if verb in EAGER] or verbs
    verb = verbs[word[1] % len(verbs)]
    actions = [action for action in actions if action.verb == verb]
    return actions[int.from_bytes(word[2:6], "big") % len(actions)]


def entries(match: gusher.Match, start: int) -> Iterator[str]:
    for entry in match.entries[start:]:
        who = match.name_of(entry.seat) if entry.seat >= 0 else "chance"
        yield f"{who} {GAME.verbs.action(entry.action).text}{' *' if entry.asked else ''}"


def legal(match: gusher.Match) -> Iterator[str]:
    """The legal actions by verb."""
    by_verb: dict[str, list[str]] = {}
    for action in match.legal():
        verb, _, arguments = action.text.partition(" ")
        by_verb.setdefault(verb, []).append(arguments)
    for verb, offered in by_verb.items():
        yield f"  may {verb} {', '.join(offered)}".rstrip()


def numbers(match: gusher.Match) -> Iterator[str]:
    """The table's numbers, seat by seat."""
    g, seen = match.state, match.view(None)["table"]
    yield (f"  = round {g.round}, first {match.name_of(g.first)}, prices {spaced(seen['prices'])}, "
           f"black {g.black}, supply {g.supply}, licences {g.licence_deck}, "
           f"gone {g.gone_ones}+{g.gone_twos}")
    for seat in range(match.players):
        wells = [f"{cell_text(match.edition.site_cell[site], 20)}:{g.crude[site]}"      # type: ignore[attr-defined]
                 for site, owner in enumerate(g.owner) if owner == seat]
        yield (f"  = {match.name_of(seat)} {g.cash[seat]} $, truck {seen['trucks'][seat]}, column {g.loco[seat]}, "
               f"tanks {spaced(g.tank[seat])}, licences {g.ones[seat]}+{g.licences[seat] - g.ones[seat]}, "
               f"derricks {spaced(wells) or '-'}")


def spaced(values: list[Any]) -> str:
    return " ".join(str(value) for value in values)


def result(match: gusher.Match) -> Iterator[str]:
    final = match.result()
    if final is not None:
        winners = [match.name_of(seat) for seat in final["winners"]]
        yield f"  = scores {spaced(final['scores'])}, won by {spaced(winners)}"


@pytest.mark.parametrize("name", games())
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    """Byte for byte; see the module's text on how to write it anew."""
    file = FOLDER / f"{name}.txt"
    assert file.exists(), "run this file with --write, and read what it wrote"
    assert told(name) == file.read_bytes().decode()


def test_there_are_no_other_golden_files_and_none_is_large() -> None:
    """One for three players, one for four, one for each option's value."""
    assert {file.stem for file in FOLDER.iterdir()} == set(games())
    assert max(file.stat().st_size for file in FOLDER.iterdir()) < LARGEST


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        if file.stem not in games():
            file.unlink()
    for name in games():
        (FOLDER / f"{name}.txt").write_bytes(told(name).encode())


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python tests/rules/giganten/test_golden.py --write")
    write()
