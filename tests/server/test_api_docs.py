"""The reference in docs/server-api.md is written from the protocol:  python -m tests.server.test_api_docs --write"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import get_args

from msgspec import Struct
from msgspec import inspect as msgtypes

from gusher.server import app, protocol, types

ROOT = Path(__file__).resolve().parents[2]
PATH = ROOT / "docs" / "server-api.md"
MARK = "<!-- From here on written by `python -m tests.server.test_api_docs --write`; do not edit. -->"


class Reference(types.Writer):
    """The structs as tables."""

    def section(self, struct: type[Struct]) -> str:
        info = msgtypes.type_info(struct)
        assert isinstance(info, msgtypes.StructType)
        title = f"`{info.tag}`" if info.tag else f"`{struct.__name__}`"
        about = f"{self.told(types.described(struct) or '')}\n\n" if types.described(struct) else ""
        meanings = types.meanings(struct)
        rows = [
            f"| `{field.name}` | {self.cell(self.expression(field.type))} | {'yes' if field.required else ''} "
            f"| {self.cell(self.told(meanings.get(field.name, '')))} |"
            for field in info.fields
        ]
        table = "\n".join(["| field | type | required | |", "|---|---|---|---|", *rows])
        return f"### {title}\n{about}{table if rows else 'No fields.'}"

    def told(self, text: str) -> str:
        return " ".join(text.replace("None", "null").split())

    def cell(self, text: str) -> str:
        return text.replace("|", "\\|").replace("<", "&lt;")

    def parts(self) -> list[type[Struct]]:
        """What the structs written so far refer to."""
        done = {*get_args(protocol.ToServer), *get_args(protocol.FromServer), *types.BODIES}
        used = {struct.cls for struct in self.structs.values()} - done
        bases = {base for one in done for base in inspect.getmro(one)[1:]}
        return sorted(used - bases, key=lambda one: one.__name__)


def page() -> str:
    head, _, _ = PATH.read_text(encoding="utf-8").partition(MARK)
    writer = Reference("")
    chapters = [
        ("Messages to the server", get_args(protocol.ToServer)),
        ("Messages from the server", get_args(protocol.FromServer)),
        ("Bodies over HTTP", types.BODIES),
    ]
    parts = [head + MARK]
    for title, structs in chapters:
        writer.add(*structs)
        parts += [f"## {title}", *(writer.section(struct) for struct in structs)]
    parts += ["## Parts of messages", *(writer.section(struct) for struct in writer.parts())]
    return "\n\n".join(parts) + "\n"


def test_the_reference_is_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == page(), "python -m tests.server.test_api_docs --write"


def test_every_route_is_described() -> None:
    """In docs/protocol.md, with the names of its parts."""
    described = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    paths = {getattr(route, "path", "") for route in app.ROUTES}
    told = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"(?:GET|POST) (/[\w/{}.]*)", described)}
    assert {re.sub(r"\{\w+\}", "{}", path) for path in paths if path.startswith("/api")} <= told


if __name__ == "__main__" and "--write" in sys.argv:
    PATH.write_text(page(), encoding="utf-8")
