"""Variations and notes: a tree in the record, checked like everything else there."""

from __future__ import annotations

import doctest
from random import Random
from typing import Any

import pytest

import gusher
from gusher import Match, study
from gusher.kernel import records
from gusher.kernel.chance import CHANCE
from gusher.kernel.lines import written
from gusher.study import variations

from ..conformance.play import play_on


@pytest.fixture(scope="module", params=["nations", "giganten"])
def match(request: Any) -> Match:
    return play_on(gusher.new(request.param, 3, 5), Random(5))


def branched(match: Match, at: int, seed: int) -> Match:
    twin = match.branch(at, seed)
    twin.settle()
    return play_on(twin, Random(seed))


@pytest.fixture(scope="module")
def tree(match: Match) -> dict[str, Any]:
    """Two variations of the match, and one of the first of them."""
    first = branched(match, 12, 1)
    record = study.add_variation(match.record(), first, "first")
    record = study.add_variation(record, branched(match, 14, 2))
    third = branched(first, first.at - 3, 3)
    record = study.add_variation(record, third, "of the first")
    place = sorted(match.game.rules.verbs.places)[0]
    record = study.annotate(record, 9, "on the main line", [[place]], line=3)
    return study.annotate(record, third.at, "in a variation", [[place, place]], line=3)


def test_the_api_works_as_its_docs_say() -> None:
    result = doctest.testmod(variations)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_lines_are_a_tree(match: Match, tree: dict[str, Any]) -> None:
    lines = study.lines_of(tree)
    assert [(line.of, line.name) for line in lines] == [(None, ""), (0, "first"), (0, ""), (1, "of the first")]
    assert (lines[1].at >= 12, lines[2].at >= 14, lines[3].at >= lines[1].end - 3) == (True, True, True)
    assert [note.text for note in lines[0].notes] == ["on the main line"]
    assert [note.text for note in lines[3].notes] == ["in a variation"]
    assert [note.text for note in study.notes_along(tree, 3)] == ["on the main line", "in a variation"]
    leaving = lines[1].at
    assert gusher.replay(tree, leaving, line=1).state == gusher.replay(tree, leaving).state
    assert gusher.replay(tree, line=1).entries[leaving][:2] != match.entries[leaving][:2]


def test_a_file_keeps_the_tree_and_the_match_stays_proved(match: Match, tree: dict[str, Any]) -> None:
    again = records.loads(records.dumps(tree))
    assert again == tree
    assert records.loads(records.dumps(match.record())) == match.record()
    assert "variations" not in match.record()
    assert gusher.verify(again) == sum(entry.seat == CHANCE for entry in match.entries)


def test_chance_falls_anew_after_a_branch_and_never_from_the_old_seed(match: Match) -> None:
    at = next(n for n, entry in enumerate(match.entries) if n > 10 and entry.seat == CHANCE)
    twin = match.branch(at)
    assert (twin.state == gusher.replay(match.record(), at).state, twin.at) == (True, at)
    assert twin.seed not in (match.seed, match.branch(at).seed)
    assert twin.public_hash != match.public_hash
    fallen = {match.branch(at, seed).next_chance() for seed in range(40)}
    assert len(fallen) > 1


def test_removing_a_variation_removes_what_leaves_it(tree: dict[str, Any]) -> None:
    left = study.remove_variation(tree, 1)
    assert [line.of for line in study.lines_of(left)] == [None, 0]
    assert [line.name for line in study.lines_of(study.remove_variation(tree, 2))] == ["", "first", "of the first"]
    assert study.remove_variation(left, 1).keys() == tree.keys() - {"variations"}


def test_a_note_without_words_and_marks_is_removed(tree: dict[str, Any]) -> None:
    assert "notes" not in study.annotate(tree, 9)
    assert study.lines_of(study.annotate(tree, study.lines_of(tree)[3].end, line=3))[3].notes == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"of": 2}, "does not come before"),
        ({"at": 10**6}, "has only"),
        ({"entries": [(0, "end of the world")]}, "cannot be played"),
        ({"entries": [("nobody", "pass")]}, "cannot be played"),
        ({"entries": []}, "not a Gusher record"),
        ({"notes": [{"at": 10**6}]}, "from"),
        ({"notes": [{"at": 0}]}, "from"),
        ({"notes": [{"at": 20, "marks": [["Atlantis"]]}]}, "“Atlantis”, which is not a place"),
        ({"notes": [{"at": 20, "marks": [[]]}]}, "not a Gusher record"),
        ({"colour": "red"}, "not a Gusher record"),
    ],
)
def test_bad_variations_are_refused(tree: dict[str, Any], change: dict[str, Any], says: str) -> None:
    first, *others = tree["variations"]
    with pytest.raises(gusher.RecordFault, match=says):
        gusher.replay({**tree, "variations": [{**first, **change}, *others]})


def test_what_is_no_variation_is_refused(match: Match, tree: dict[str, Any]) -> None:
    with pytest.raises(gusher.SetupError, match="line 0 already has"):
        study.add_variation(tree, match)
    with pytest.raises(gusher.SetupError, match="another game"):
        study.add_variation(tree, gusher.new("nations", 4))
    with pytest.raises(gusher.SetupError, match="to 3, not 9"):
        gusher.replay(tree, line=9)
    with pytest.raises(gusher.SetupError, match="not a variation"):
        study.remove_variation(tree, 0)
    running = gusher.new("nations", 2, 1)
    with pytest.raises(gusher.RecordFault, match="Only a finished match"):
        study.annotate(running.record(), 0, "So far, so good")


def test_the_course_of_a_line_is_what_is_played_there(match: Match, tree: dict[str, Any]) -> None:
    for line in range(len(study.lines_of(tree))):
        played = gusher.replay(tree, line=line).entries
        assert study.course_of(tree, line) == [written(entry, match) for entry in played]
