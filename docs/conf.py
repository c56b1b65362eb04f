"""The documentation site (`make docs`): Sphinx reads this file.

Pages that are made from other sources are written to docs/generated before Sphinx looks for pages: the README, the
rules of every game in every language, the notebooks.
"""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from pathlib import Path

from babel import Locale
from sphinx.application import Sphinx

import gusher
from gusher import texts
from gusher.kernel import registry
from gusher.rulebook import Clause, Rulebook, rulebook

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
GENERATED = DOCS / "generated"
HOME = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Homepage"]
NOTEBOOKS = sorted(ROOT.glob("examples/*.ipynb"))
IN_SITE = {  # files outside docs/ that are pages all the same
    ROOT / "README.md": DOCS / "index.md",
    ROOT / "CHANGELOG.md": GENERATED / "changelog.md",
    ROOT / "CONTRIBUTING.md": GENERATED / "contributing.md",
    **{path: GENERATED / path.name for path in NOTEBOOKS},
}
LINK = re.compile(r"(\]\()(?!\w+:)([^)#\s]+)")

project, author, release = "Gusher", "The Gusher authors", gusher.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme, html_title = "furo", "Gusher"
default_role = "code"  # as docstrings mean it
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_inherit_docstrings = False  # other libraries write theirs differently
autodoc_mock_imports = ["httpx", "pyspiel", "websockets"]  # `make docs` need not install them
myst_heading_anchors = 4
nb_execution_mode, nb_execution_raise_on_error, nb_execution_timeout = "force", True, -1  # however long compiling takes


def setup(app: Sphinx) -> None:
    generate()
    app.connect("source-read", lambda app, page, text: relink_page(page, text))
    app.connect("autodoc-process-docstring", lambda app, kind, name, found, options, lines: mark_examples(lines))


def generate() -> None:
    shutil.rmtree(GENERATED, ignore_errors=True)
    GENERATED.mkdir()
    for name in ("CHANGELOG", "CONTRIBUTING"):
        page = GENERATED / f"{name.lower()}.md"
        page.write_text(relinked((ROOT / f"{name}.md").read_text("utf-8"), ROOT, GENERATED), "utf-8")
    (GENERATED / "readme.txt").write_text(relinked((ROOT / "README.md").read_text("utf-8"), ROOT, DOCS), "utf-8")
    for path in NOTEBOOKS:
        shutil.copy(path, GENERATED)
    for game in registry.names():
        for language in texts.LANGUAGES:
            book = rulebook(registry.get(game), language)
            (GENERATED / f"rules-{game}-{language}.md").write_text(rules_page(book), "utf-8")


# -- links ------------------------------------------------------------------------------------------------------------


def relink_page(page: str, text: list[str]) -> None:
    path = DOCS / f"{page}.md"
    if path.is_file() and GENERATED not in path.parents:
        text[0] = relinked(text[0], path.parent, path.parent)


def relinked(markdown: str, written_in: Path, shown_in: Path) -> str:
    """A text with links that work on the site; what is not on the site is in the repository."""

    def link(found: re.Match[str]) -> str:
        target = (written_in / found[2]).resolve()
        page = IN_SITE.get(target, target)
        if page.is_relative_to(DOCS) and not target.is_dir():
            return found[1] + os.path.relpath(page, shown_in).replace(os.sep, "/")
        return f"{found[1]}{HOME}/{'tree' if target.is_dir() else 'blob'}/main/{target.relative_to(ROOT).as_posix()}"

    return LINK.sub(link, markdown)


# -- docstrings -------------------------------------------------------------------------------------------------------


def mark_examples(lines: list[str]) -> None:
    """Our docstrings indent examples; reStructuredText wants `::` before them."""
    for number in range(len(lines) - 1, 0, -1):
        starts = lines[number].startswith("    ") and not lines[number - 1].strip()
        above = next((line for line in reversed(lines[:number]) if line.strip()), "")
        if starts and not above.startswith((" ", ">>>", "..", ":")):
            lines[number:number] = ["::", ""]


# -- the rules --------------------------------------------------------------------------------------------------------


def rules_page(book: Rulebook) -> str:
    def say(key: str) -> str:
        return texts.say(book.language, f"rulebook-{key}")

    language = (Locale(book.language).get_display_name(book.language) or book.language).capitalize()
    known = [f"{origin.title} – {origin.provenance}. {origin.about or ''}" for origin in book.origins]
    blocks = [f"# {plain(book.name)} ({language})", plain(book.about), f"## {say('box')}", listed(book.box)]
    blocks.append(f"## {say('reference')}")
    for part in book.reference:
        blocks += [f"### {plain(part.title)}", listed(part.lines)]
    for section in book.sections:
        blocks += [f"## {plain(section.title)}", *(clause_of(book.language, clause) for clause in section.clauses)]
    blocks += [f"## {say('advice')}", listed(book.advice), f"## {say('sources')}"]
    blocks += [listed([*book.sources, *book.meanings]), f"## {say('known')}", listed(known)]
    return "\n\n".join(blocks) + "\n"


def clause_of(language: str, clause: Clause) -> str:
    parts = [f"### {clause.number} {plain(clause.title)}", plain(clause.text)]
    if clause.example:
        parts.append(f"*{plain(texts.say(language, 'rulebook-example', {'text': clause.example}))}*")
    if clause.ruling:
        parts.append(f"> {plain(clause.ruling)}")
    return "\n\n".join(parts)


def plain(text: str) -> str:
    """A text in which no character means anything to Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text)


def listed(lines: list[str]) -> str:
    return "\n".join(f"- {plain(line)}" for line in lines)
