"""The protocol as TypeScript, so that the client's types are never kept by hand.

python -m gusher.server.types [FILE]        (default: web/src/lib/protocol.ts)
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from . import protocol

HEAD = "// Written by `python -m gusher.server.types` from src/gusher/server/protocol.py.  Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types: one interface for each struct, and the unions of both directions."""
    sent, received = get_args(protocol.ToServer), get_args(protocol.FromServer)
    _, components = msgspec.json.schema_components([*sent, *received, *protocol.BODIES], ref_template="#/{name}")
    parts = [HEAD]
    parts += [interface(name, schema) for name, schema in sorted(components.items())]
    parts.append(union("ToServer", sent))
    parts.append(union("FromServer", received))
    return "\n".join(parts)


def union(name: str, members: tuple[type, ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n"


def interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [comment(schema.get("description"), ""), f"export interface {name} {{"]
    for field, form in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {expression(form)};")
    return "\n".join(line for line in [*lines, "}\n"] if line)


def comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */" if text else ""


def expression(form: dict[str, Any]) -> str:
    """One JSON Schema as a TypeScript type."""
    if "$ref" in form:
        return str(form["$ref"]).removeprefix("#/")
    if "enum" in form:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in form["enum"])
    if "anyOf" in form:
        return " | ".join(dict.fromkeys(expression(part) for part in form["anyOf"]))
    if form.get("type") == "array":
        inner = expression(form["items"]) if form.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if form.get("type") == "object":
        values = form.get("additionalProperties")
        return f"Record<string, {expression(values) if isinstance(values, dict) and values else 'any'}>"
    return PLAIN.get(form.get("type", ""), "any")


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("web/src/lib/protocol.ts")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
