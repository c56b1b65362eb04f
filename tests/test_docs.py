"""What the documentation says must be there: links, anchors, clauses; and nothing that only one machine has."""

from __future__ import annotations

import functools
import re
import subprocess
from pathlib import Path

import pytest

from . import clauses

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")} - set(ROOT.glob("docs/generated/*")))
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
NAMED_TEST = re.compile(r"([\w/]+\.py)::(test_\w+)")
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|home|Users|root)/\w|[A-Z]:\\Users\\")


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub makes from a page's headings."""
    headings = re.findall(
        r"^#+ (.+)$", CODE.sub(lambda code: code[0].strip("`"), page.read_text("utf-8")), re.MULTILINE
    )
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if "://" not in link:
            file, _, anchor = link.partition("#")
            target = (page.parent / file).resolve() if file else page
            assert target.exists(), f"{link} in {page.name}"
            assert not anchor or anchor in anchors(target), f"{link} in {page.name}"


def test_every_page_is_on_the_site() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^(?:.*<)?([\w/-]+)>?$", index, re.MULTILINE))
    folders = set(re.findall(r"^([\w/-]+)/\*$", index, re.MULTILINE))
    pages = {page.relative_to(ROOT / "docs").with_suffix("") for page in PAGES if (ROOT / "docs") in page.parents}
    missing = {page.as_posix() for page in pages if page.parent.as_posix() not in folders} - {"index"} - listed
    assert not missing, "name them in docs/index.md"


@functools.cache
def tracked() -> list[str]:
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return files.strip("\0").split("\0")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_source_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for named in re.findall(r"(?<![\w*<-])[\w./-]*\w\.(?:py|ts|svelte|ftl|toml)\b", text):
        if not re.search(r"[A-Z]{4}", named):  # GAME, NAME, LANGUAGE
            assert any(f"/{name}".endswith(f"/{named.lstrip('./')}") for name in tracked()), named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_test_that_a_page_names_is_there(page: Path) -> None:
    for file, test in NAMED_TEST.findall(page.read_text(encoding="utf-8")):
        found = [path for path in ROOT.glob("tests/**/*.py") if f"/{path.relative_to(ROOT)}".endswith(f"/{file}")]
        assert any(re.search(rf"^(async )?def {test}\(", path.read_text("utf-8"), re.MULTILINE) for path in found), test


def test_every_defence_is_proved() -> None:
    """Each row about somebody who wants something names a test."""
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    tables = re.findall(r"\| test \|\n\|---\|---\|---\|\n((?:\|.*\n)+)", text)
    rows = [row for table in tables for row in table.splitlines()]
    assert len(rows) > 30
    assert not [row for row in rows if not NAMED_TEST.search(row.split("|")[3])]


def test_no_tracked_file_names_a_path_of_one_machine() -> None:
    named = []
    for name in tracked():
        path = ROOT / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            found = MACHINE_PATH.search(content.decode("utf-8", errors="replace"))
            named += [f"{name}: {found[0]}"] if found else []
    assert not named


def test_a_citation_belongs_to_the_function_field_or_constant_that_it_stands_in() -> None:
    source = '''"""The top of a file: 1.1."""
LIMIT = 3  # 1.2
class State:
    field = 1  # 1.3, a note
# 1.4: above a function
@rule
def play():
    """1.5–1.8, 1.9"""
    return 1.10  # S1
'''
    assert clauses.citations(source) == [
        (2, "LIMIT", "1.2"),
        (4, "State.field", "1.3"),
        (5, "play", "1.4"),
        (8, "play", "1.9"),
        (9, "play", "S1"),
    ]
