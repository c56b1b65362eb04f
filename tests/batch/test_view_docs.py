"""docs/views.md is written from the declarations:  python -m tests.batch.test_view_docs --write"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

import gusher
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.layout import Field
from gusher.server.types import meanings

PATH = Path(__file__).resolve().parents[2] / "docs" / "views.md"
GAMES = [name for name in registry.names() if registry.get(name).label == name]  # not those from elsewhere
VIEW = {
    "game": "the name of the game",
    "rules": "the version of the rules",
    "edition": "the name of the edition",
    "edition_text": "the edition itself, if it is a house edition",
    "options": "all options with their values",
    "players": "the number of players",
    "seat": "whose view this is; null for a spectator",
    "at": "the position's number: how many entries the log has",
    "to_act": "the seat to act; null if none is",
    "over": "whether the match is over; from then on everything is open",
    "state": "the raw fields of the position, below; null where the seat may not know",
    "memory": "events that the position no longer shows and `gusher.sample` builds on",
    "legal": "the legal actions as text, if this seat is to act",
    "facts": "the position in the players' own terms, below",
    "result": "scores, winners and accounts, once the match is over",
}
SIGHTS = {"all": "everybody", "owner": "each seat its own", "bits": "the seats in `{}`"}


def page() -> str:
    parts = [
        "# What a view holds",
        "*Written from the declarations in `games/NAME/state.py` and `games/NAME/facts.py`; do not edit: "
        "`make generated`.*",
        "`match.view(seat)` is a JSON-serialisable dict of all that a seat may know:",
        table(("field", "meaning"), [(f"`{name}`", about) for name, about in VIEW.items()]),
        "Numbers in parentheses are clauses of the rules. In `state`, NONE is -1; a seat of -1 is CHANCE, of -2 OVER.",
    ]
    for name in GAMES:
        game = registry.get(name)
        parts += [f"## {name}: `state`", state_table(game), f"## {name}: `facts`", *facts_tables(game)]
    return "\n\n".join(parts) + "\n"


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |" for row in lines)


def state_table(game: Game) -> str:
    told = meanings(game.rules.State)
    rows = [
        (f"`{name}`", " × ".join(map(str, field.shape)), sight_of(field), told.get(name, "").rstrip(";"))
        for name, field in game.rules.State.fields.items()
        if field.sight.kind != "nobody"
    ]
    return table(("field", "entries", "seen by", "meaning"), rows)


def sight_of(field: Field) -> str:
    return SIGHTS[field.sight.kind].format(field.sight.bits)


def facts_tables(game: Game) -> list[str]:
    """That of the facts themselves, then of each kind of thing that they are made of."""
    facts = importlib.import_module(game.rules.State.__module__.rpartition(".")[0] + ".facts")
    others = [one for one in vars(facts).values() if isinstance(one, type(Struct)) and one.__module__ == facts.__name__]
    others.remove(facts.Facts)
    tables = [fields(facts.Facts)]
    for struct in others:
        tables += [f"**{struct.__name__}**: {struct.__doc__}", fields(struct)]
    return tables


def fields(struct: type[Struct]) -> str:
    """Name, type and meaning of each field."""
    told = meanings(struct)
    kinds = {
        name: kind for one in reversed(struct.__mro__) for name, kind in vars(one).get("__annotations__", {}).items()
    }
    rows = [
        (f"`{name}`", kinds[name].replace(" | UnsetType", ", if it applies"), " ".join(told.get(name, "").split()))
        for name in struct.__struct_fields__
    ]
    return table(("field", "type", "meaning"), rows)


def test_the_page_tells_the_views_as_they_are() -> None:
    assert PATH.read_text(encoding="utf-8") == page(), "make generated"


def test_every_field_has_a_meaning() -> None:
    for line in page().splitlines():
        assert not re.search(r"\|\s*\|\s*$", line), line


def test_the_page_names_exactly_the_fields_of_views() -> None:
    for name in GAMES:
        match = gusher.new(name, seed=1)
        while not match.over:
            match.play(match.legal()[-1])
        assert set(gusher.new(name, seed=1).view(0)) == VIEW.keys() - {"edition_text", "result"}
        assert set(match.view(0)) == VIEW.keys() - {"edition_text"}
        assert set(match.view(0)["state"]) <= meanings(match.game.rules.State).keys()


if __name__ == "__main__" and "--write" in sys.argv:
    PATH.write_text(page(), encoding="utf-8")
