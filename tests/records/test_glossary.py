"""One word for one thing: the glossaries in ``docs/glossary/`` name it, and no text uses one of the others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gusher import texts

GLOSSARIES = sorted((Path(__file__).parents[2] / "docs" / "glossary").glob("*.md"))
LANGUAGES = [path.stem for path in GLOSSARIES]
CODE = re.compile(r"`[^`]*`")


def rows(language: str) -> list[dict[str, str]]:
    """The lines of all tables in a glossary, by the names in their headings."""
    found, heading = [], None
    for line in (GLOSSARIES[LANGUAGES.index(language)]).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            heading = None
        elif heading is None:
            heading = cells
        elif set(line) - set("|-: "):
            found.append(dict(zip(heading, cells, strict=True)))
    return found


def forbidden(language: str) -> dict[str, str]:
    """Each word that is not used, with the one that is."""
    return {word.strip(): row["word"] for row in rows(language) for word in row["not"].split(",") if word.strip(" –-")}


def pattern(word: str) -> re.Pattern[str]:
    """Finds a word as a whole (hyphens belong to it); `*` at its end stands for any ending."""
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<![\w-]){re.escape(word.removesuffix('*'))}{ending}(?![\w-])", re.IGNORECASE)


def spoken(node: Any) -> list[str]:
    """All pieces of text below a node, without what is code in them."""
    if isinstance(node, ast.TextElement):
        return [CODE.sub("", node.value)]
    if isinstance(node, list):
        return [text for entry in node for text in spoken(entry)]
    if isinstance(node, ast.BaseNode):
        return [text for value in vars(node).values() for text in spoken(value)]
    return []


def said(language: str) -> list[tuple[str, str]]:
    """Every piece of text of a language with the key of its message."""
    return [
        (entry.id.name, text)
        for path in sorted((texts.FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
        for text in spoken([entry.value, entry.attributes])
    ]


def offences(words: dict[str, str], pieces: list[tuple[str, str]]) -> list[str]:
    """Where a word stands that should be another."""
    patterns = {word: pattern(word) for word in words}
    return [
        f"{key}: “{word}” in “{text.strip()}” should be “{words[word]}”"
        for key, text in pieces
        for word, found in patterns.items()
        if found.search(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_excludes(language: str) -> None:
    assert offences(forbidden(language), said(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glossary_is_of_a_language_and_has_its_columns(language: str) -> None:
    assert language in texts.LANGUAGES
    assert rows(language)
    assert all(row["term"] and row["word"] and "not" in row for row in rows(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_both_chosen_and_excluded(language: str) -> None:
    chosen = [word.strip() for row in rows(language) for word in row["word"].split(",")]
    assert [word for word in chosen for other in forbidden(language) if pattern(other).fullmatch(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_unit(language: str) -> None:
    """A piece that begins with a unit follows a number that the program puts in."""
    assert [key for key, text in said(language) if re.search(r"(^|\d) (M|\$)(?!\w)", text)] == []


def test_a_narrow_space_that_does_not_break_stands_before_a_french_sign() -> None:
    assert [key for key, text in said("fr") if re.search(r"[ \u00a0][;:!?»]|«[ \u00a0]", text)] == []


def test_an_excluded_word_is_found() -> None:
    """As a whole word, in any case, with any ending where there is a star, and not in code."""
    words = {"rival": "opponent", "barrel*": "crude"}
    pieces = [("a", "A Rival’s truck"), ("b", "two barrels"), ("c", "arrival"), ("d", CODE.sub("", "`ship rival`"))]
    assert [offence.partition(":")[0] for offence in offences(words, pieces)] == ["a", "b"]
