"""docs/views.md is written from the declarations:  python -m tests.batch.test_view_docs --write"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path
from typing import Any

import gusher
from gusher.kernel import facts, registry
from gusher.kernel.game import Game
from gusher.kernel.layout import Field

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
    "to_act": "the seat whose decision is due; null if none is",
    "over": "whether the match is over; from then on everything is open",
    "state": "the bare fields of the position, below; null where the seat may not know",
    "memory": "events that the position no longer shows and `gusher.sample` builds on",
    "legal": "the texts of the legal actions, if this seat is to act",
    "facts": "the position in the players' own terms, below",
    "result": "scores, winners and accounts, once the match is over",
}
SIGHTS = {"all": "everybody", "owner": "each seat its own", "bits": "the seats in `{}`"}
LINE = re.compile(r"^    (\w+) = i\d+\(.*?\)(?:  # (?P<about>.*))?$")


def page() -> str:
    parts = [
        "# What a view holds",
        "*Written from the declarations in `games/NAME/state.py` and `games/NAME/facts.py`; do not edit: "
        "`make generated`.*",
        "`match.view(seat)` is a JSON-able dict of all that a seat may know:",
        table(("field", "meaning"), [(f"`{name}`", about) for name, about in VIEW.items()]),
        "Numbers in parentheses are clauses of the rules. In `state`, NONE is -1; a seat of -1 is CHANCE, of -2 OVER.",
    ]
    for name in GAMES:
        game = registry.get(name)
        parts += [f"## {name}: `state`", state_table(game), f"## {name}: `facts`", *facts_tables(game)]
    return "\n\n".join(parts) + "\n"


def table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |" for row in lines)


def state_table(game: Game) -> str:
    told = comments(game.rules.State)
    rows = [
        (f"`{name}`", " × ".join(map(str, field.shape)), sight_of(field), told[name])
        for name, field in game.rules.State.fields.items()
        if field.sight.kind != "nobody"
    ]
    return table(("field", "entries", "seen by", "meaning"), rows)


def sight_of(field: Field) -> str:
    return SIGHTS[field.sight.kind].format(field.sight.bits)


def comments(layout: type[Any]) -> dict[str, str]:
    """The comment behind each field."""
    found = (LINE.match(line) for line in inspect.getsource(layout).splitlines())
    return {line[1]: (line["about"] or "").rstrip(";") for line in found if line}


def facts_tables(game: Game) -> list[str]:
    """Those of the facts themselves, then of each kind of thing that they are made of."""
    source = Path(inspect.getfile(game.rules.State)).with_name("facts.py").read_text(encoding="utf-8")
    own = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    base = ast.parse(inspect.getsource(facts.BaseFacts)).body[0]
    assert isinstance(base, ast.ClassDef)
    main = own.pop("Facts")
    tables = [table(("field", "type", "meaning"), [*fields(base), *fields(main)])]
    for name, node in own.items():
        tables += [f"**{name}**: {ast.get_docstring(node)}", table(("field", "type", "meaning"), fields(node))]
    return tables


def fields(node: ast.ClassDef) -> list[tuple[str, ...]]:
    """Name, type and docstring of each field of a struct."""
    rows = []
    for entry, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            kind = ast.unparse(entry.annotation).replace(" | UnsetType", ", if it applies")
            rows.append((f"`{entry.target.id}`", kind, docstring(after)))
    return rows


def docstring(node: ast.stmt | None) -> str:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return " ".join(str(node.value.value).split()) if is_text else ""  # type: ignore[union-attr]  # `is_text` says so


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
        assert set(match.view(0)["state"]) <= set(comments(match.game.rules.State))


if __name__ == "__main__" and "--write" in sys.argv:
    PATH.write_text(page(), encoding="utf-8")
