"""The protocol as TypeScript, so that the client keeps no types by hand.

python -m gusher.server.types [FILE]        (default: web/src/lib/protocol.ts)
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec import inspect as msgtypes

from gusher.kernel import registry
from gusher.kernel.edition import ListOf, Provenance, Shape, Switch, Text, Whole, Word
from gusher.kernel.facts import BaseFacts
from gusher.kernel.game import Game
from gusher.kernel.layout import Field, Layout
from gusher.kernel.odds import Odds

from . import protocol, puzzles
from .reviews import GlanceReply, ReviewReply

HEAD = """\
// Written by `python -m gusher.server.types` from src/gusher/server/protocol.py and the games.  Do not edit.

/** Where the server listens unless told otherwise. */
export const PORT = {port};

/** What the seat cannot foresee is null. */
export type Foreseen<T> = T extends (infer U)[]
  ? (Foreseen<U> | null)[]
  : T extends object
    ? { [K in keyof T]: Foreseen<T[K]> | null }
    : T;
"""
BODIES = (*protocol.BODIES, ReviewReply, GlanceReply, *puzzles.BODIES)
"""What is sent over HTTP.  The protocol itself does not load what reviews games."""
OWN_TYPES = ("View", "Deduction", "Edition", "Event")
"""What each game has of its own."""
ONE_LINE = 110
"""Characters of a table that is not spread over several lines."""
PLAIN = {
    msgtypes.StrType: "string",
    msgtypes.IntType: "number",
    msgtypes.FloatType: "number",
    msgtypes.BoolType: "boolean",
    msgtypes.NoneType: "null",
    msgtypes.AnyType: "any",
}


def typescript() -> str:
    """An interface for each struct, then what each game adds, and the unions."""
    sent, received = get_args(protocol.ToServer), get_args(protocol.FromServer)
    games = [registry.get(name) for name in registry.names()]
    writer = Writer("")
    writer.add(*sent, *received, *BODIES, protocol.View, BaseFacts, Odds)
    parts = [HEAD.replace("{port}", str(protocol.PORT)), *writer.interfaces()]
    for game in games:
        parts += game_types(game)
    parts.append(by_game(games))
    parts.append(union("ToServer", [member.__name__ for member in sent]))
    parts.append(union("FromServer", [member.__name__ for member in received]))
    return "\n".join(parts)


# -- what a game adds -----------------------------------------------------------------------------------


def view_type(game: Game) -> type[Struct]:
    """The view of one game: its own state, facts and accounts in place of the dicts."""
    accounts = get_type_hints(game.words.text.accounts)["return"]
    result = struct("Result", [("accounts", accounts)], protocol.Result)
    own = [
        ("game", Literal[game.name]),
        ("state", state_type(game.rules.State)),
        ("facts", get_type_hints(game.words.text.facts)["return"]),
        ("result", result | None, None),
    ]
    return struct("View", own, protocol.View)


def state_type(record: type[Layout]) -> type[Struct]:
    """The raw fields of the position; null where the seat may not know."""
    fields = [(name, field_type(one)) for name, one in record.fields.items() if one.sight.kind != "nobody"]
    made = struct("State", fields, Struct)
    made.__doc__ = state_type.__doc__
    return made


def struct(name: str, fields: list[Any], base: type[Struct]) -> type[Struct]:
    return msgspec.defstruct(name, fields, bases=(base,), kw_only=True, forbid_unknown_fields=True)


def field_type(field: Field) -> Any:
    """A number, a row or a grid of them; None for an entry that the seat may not know."""
    known: Any = int if field.sight.kind == "all" else int | None
    for _ in field.shape:
        known = list[known]
    return known


def game_types(game: Game) -> list[str]:
    """View, deduction, edition and events of one game, all named after it."""
    prefix = game.name.title()
    writer = Writer(prefix, {"State": meanings(game.rules.State)})
    writer.add(view_type(game))
    if game.has("deduction"):
        writer.add(get_type_hints(game.deduction.deduce)["return"])
    events = [
        "{ " + "; ".join([f'event: "{one.name}"', *event_fields(one.args, one.secret)]) + " }"
        for one in game.rules.events.events
    ]
    origin: Any = game.editions.file.fields["edition"].fields["provenance"]  # type: ignore[attr-defined]
    return [
        *writer.interfaces(),
        *([] if game.has("deduction") else [f"export type {prefix}Deduction = never;\n"]),
        f"/** Where the data of an edition come from. */\nexport type {prefix}Provenance = {spelled(origin.words)};\n",
        f"/** The edition's file. */\nexport type {prefix}Edition = {shape(game.editions.file, prefix)};\n",
        union(f"{prefix}Event", events),
    ]


def event_fields(args: Iterable[str], secret: str | None) -> list[str]:
    fields = [f"{name}: number" for name in args]
    return [*fields, f"{secret}: number | null"] if secret else fields


def shape(form: Shape, prefix: str, indent: str = "") -> str:
    """What an edition's file looks like."""
    match form:
        case Whole():
            return "number"
        case Text():
            return "string"
        case Switch():
            return "boolean"
        case Provenance():
            return f"{prefix}Provenance"
        case Word(words):
            return spelled(words)
        case ListOf(entry):
            return array(shape(entry, prefix, indent))
    inner = indent + "  "
    known = [("", form.fields), ("?", form.optional)]  # type: ignore[attr-defined]
    lines = [f"{name}{mark}: {shape(one, prefix, inner)}" for mark, fields in known for name, one in fields.items()]
    short = "{ " + "; ".join(lines) + " }"
    if len(short) <= ONE_LINE and "\n" not in short:
        return short
    return "\n".join(["{", *(f"{inner}{line};" for line in lines), f"{indent}}}"])


def spelled(words: Iterable[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def by_game(games: list[Game]) -> str:
    lines = ["/** What each game has of its own. */", "export interface ByGame {"]
    for game in games:
        own = "; ".join(f"{kind.lower()}: {game.name.title()}{kind}" for kind in OWN_TYPES)
        lines.append(f"  {game.name}: {{ {own} }};")
    lines += ["}", "export type GameName = keyof ByGame;"]
    lines += [f'export type {kind} = ByGame[GameName]["{kind.lower()}"];' for kind in OWN_TYPES]
    return "\n".join(lines) + "\n"


# -- structs --------------------------------------------------------------------------------------------


class Writer:
    """Collects structs and all that they refer to; writes them as interfaces whose names begin with `prefix`."""

    def __init__(self, prefix: str, made: dict[str, dict[str, str]] | None = None) -> None:
        self.prefix = prefix
        self.made = made or {}  # the meanings of fields of structs that have no source
        self.structs: dict[str, msgtypes.StructType] = {}

    def add(self, *structs: type[Struct]) -> None:
        for struct in structs:
            self.name(msgtypes.type_info(struct))

    def interfaces(self) -> list[str]:
        return [self.interface(self.structs[name]) for name in sorted(self.structs)]

    def name(self, struct: msgtypes.Type) -> str:
        """The name of a struct, which is written with the others.  What all games share is written once."""
        assert isinstance(struct, msgtypes.StructType)
        is_shared = struct.cls.__module__ in (protocol.__name__, BaseFacts.__module__, Odds.__module__)
        name = "BaseView" if struct.cls is protocol.View else ("" if is_shared else self.prefix) + struct.cls.__name__
        if not (self.prefix and is_shared) and name not in self.structs:
            self.structs[name] = struct
            self.base(struct)
            for field in struct.fields:
                self.expression(field.type)
        return name

    def base(self, struct: msgtypes.StructType) -> str | None:
        """The name of the struct whose fields this one adds to."""
        base = msgtypes.type_info(struct.cls.__base__)
        return self.name(base) if isinstance(base, msgtypes.StructType) and base.fields else None

    def interface(self, struct: msgtypes.StructType) -> str:
        told = self.made.get(struct.cls.__name__) or meanings(struct.cls)
        lines, base, own = comment(described(struct.cls), ""), self.base(struct), inspect.get_annotations(struct.cls)
        lines.append(f"export interface {self.name(struct)}{f' extends {base}' if base else ''} {{")
        if struct.tag is not None:
            lines.append(f'  {struct.tag_field}: "{struct.tag}";')
        for field in (one for one in struct.fields if one.name in own):
            lines += comment(told.get(field.name), "  ")
            lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {self.expression(field.type)};")
        return "\n".join([*lines, "}\n"])

    def expression(self, form: msgtypes.Type) -> str:
        """A type of msgspec as one of TypeScript; a title names one that is written elsewhere."""
        match form:
            case msgtypes.Metadata(inner, extra):
                return str((extra or {}).get("title") or self.expression(inner))
            case msgtypes.StructType(cls):
                return "View" if cls is protocol.View else self.name(form)
            case msgtypes.UnionType(types):
                return " | ".join(dict.fromkeys(self.expression(one) for one in types))
            case msgtypes.LiteralType(values):
                return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)
            case msgtypes.ListType(item_type=item) | msgtypes.VarTupleType(item_type=item):
                return array(self.expression(item))
            case msgtypes.TupleType(item_types=items):
                return f"[{', '.join(map(self.expression, items))}]"
            case msgtypes.DictType(value_type=value):
                return f"Record<string, {self.expression(value)}>"
        return PLAIN[type(form)]


def union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def array(inner: str) -> str:
    return f"({inner})[]" if "|" in inner and not inner.startswith("{") else f"{inner}[]"


# -- meanings, read from the sources --------------------------------------------------------------------


def described(struct: type) -> str | None:
    return struct.__doc__ if struct.__doc__ != Struct.__doc__ else None


def comment(text: str | None, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.replace('None', 'null').split())} */"] if text else []


def meanings(cls: type) -> dict[str, str]:
    """What each field of a class means: the text below it, or the remark at the end of its line."""
    found: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        if one.__module__.startswith("gusher."):
            found.update(_meanings(one))
    return found


def _meanings(cls: type) -> Iterator[tuple[str, str]]:
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):
        return  # made by `defstruct`
    lines = iter(source.splitlines(keepends=True))
    remarks = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(lambda: next(lines, ""))
        if token.type == tokenize.COMMENT
    }
    name = ""
    for statement in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                if statement.end_lineno in remarks:
                    yield name, remarks[statement.end_lineno]
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                yield name, text


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("web/src/lib/protocol.ts")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
