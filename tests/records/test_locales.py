"""The words of all languages: the same files, messages and parameters, and one for whatever a game may say."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gusher import texts
from gusher.kernel import registry

OTHERS = [language for language in texts.LANGUAGES if language != "en"]
FILES = sorted(path.name for path in (texts.FOLDER / "en").glob("*.ftl"))
UNSPOKEN = {"way"}  # told within the event that it belongs to, never alone


def entries(language: str, file: str) -> list[Any]:
    text = (texts.FOLDER / language / file).read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def messages(language: str, file: str) -> dict[str, dict[str, set[str]]]:
    """Each message and term with its value ("") and attributes, each of these with the parameters it names."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message | ast.Term):
            parts = {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
            if entry.value is not None:
                parts[""] = variables(entry.value)
            found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = parts
    return found


def variables(node: Any) -> set[str]:
    """The parameters that occur anywhere below a node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(entry) for entry in node))
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set()


def missing(keys: list[str], attribute: str | None = None) -> list[tuple[str, str]]:
    """Which of these keys a language lacks."""
    return [(language, key) for language in texts.LANGUAGES for key in keys if not texts.has(language, key, attribute)]


# ---- the files


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (texts.FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_attributes_and_parameters_of_english(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_file_has_junk(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_messages_that_are_parsed_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    kinds = (ast.Message, ast.Term)
    whole = [entry for entry in parser.parse(texts.source(language)).body if isinstance(entry, kinds)]
    pieces = texts._entries(language, registry.locales())
    assert pieces.keys() == {("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in whole}
    for entry in whole:
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        assert entry.equals(parser.parse_entry(pieces[name]), ignored_fields=["comment", "span"]), name


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    count = Counter(
        entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)
    )
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_says_a_sentence_twice(language: str) -> None:
    lines = [line for file in FILES for line in (texts.FOLDER / language / file).read_text("utf-8").splitlines()]
    for line in lines:
        sentences = re.split(r"(?<=[.!?]) +", line.partition(" = ")[2])
        assert len(sentences) == len(set(sentences)), line


@pytest.mark.parametrize("value", [0, 1, 2, 1_000_000, "red"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_can_be_said(language: str, value: int | str) -> None:
    for file in FILES:
        for key, parts in messages(language, file).items():
            for attribute, names in parts.items():
                assert (
                    key.startswith("-")
                    or texts.say(language, key, dict.fromkeys(names, value), attribute or None).strip()
                )


# ---- the games


@pytest.mark.parametrize("name", registry.names())
def test_every_clause_has_its_words_and_a_title(name: str) -> None:
    keys = [f"{name}-{clause.replace('.', '-')}" for clause in registry.get(name).clauses]
    assert missing(keys) == []
    assert missing(keys, "title") == []


@pytest.mark.parametrize("name", registry.names())
def test_every_event_can_be_told(name: str) -> None:
    assert (
        missing(
            [
                f"{name}-event-{event.name.replace(' ', '-')}"
                for event in registry.get(name).rules.events.events
                if event.name not in UNSPOKEN
            ]
        )
        == []
    )


@pytest.mark.parametrize("name", registry.names())
def test_every_verb_of_a_player_has_its_ground(name: str) -> None:
    assert (
        missing(
            [
                f"{name}-may-{verb.name.replace(' ', '-')}"
                for verb in registry.get(name).rules.verbs.verbs
                if not verb.by_chance
            ]
        )
        == []
    )


@pytest.mark.parametrize("name", registry.names())
def test_every_seat_has_a_name(name: str) -> None:
    assert missing([f"seat-{seat}" for seat in registry.get(name).seats]) == []


@pytest.mark.parametrize("name", registry.names())
def test_every_option_is_explained_and_its_values_and_rulebooks_have_names(name: str) -> None:
    game = registry.get(name)
    keys = [f"option-{name}-{option.name}" for option in game.options]
    assert missing(keys) == missing(keys, "about") == []
    words = [
        f"option-{name}-{option.name}-{str(value).lower()}"
        for option in game.options
        for value in option.values
        if not (isinstance(value, int) and not isinstance(value, bool)) or option.name == "star"
    ]
    assert missing(words) == []
    assert missing([f"rulebook-{name}-{rulebook}" for rulebook in game.rulebooks]) == []


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [
        ("en", "1,500", "12.3%"),
        ("fr", "1\u202f500", "12,3\xa0%"),
        ("it", "1.500", "12,3%"),
        ("de", "1.500", "12,3\xa0%"),
    ],
)
def test_numbers_and_percentages_are_written_as_in_the_language(language: str, number: str, percent: str) -> None:
    assert texts.number(language, 1500) == number
    assert texts.percent(language, 0.123, 1) == percent
