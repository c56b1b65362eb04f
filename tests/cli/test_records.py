"""watch, replay and verify."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import gusher
from gusher import study
from gusher.kernel import records
from gusher.kernel.game import Game

from .conftest import Run


def finished(game: str, seed: str = "3") -> gusher.Match:
    match, rng = gusher.new(game, 3, seed), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def record_text(game: Game) -> str:
    return records.dumps(finished(game.name).record())


@pytest.fixture
def record(tmp_path: Path, record_text: str) -> Path:
    path = tmp_path / "match.json"
    path.write_text(record_text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("name", "option"), [("giganten", "inflation=on"), ("nations", "fallen_leaders=out")])
def test_watch_in_a_pipe_prints_the_log_and_the_score_sheet(run: Run, name: str, option: str) -> None:
    """Lines only, no board; the same seed gives the same match."""
    ran = run("watch", name, "--players", "3", "--seed", "4", "--option", option)
    assert ran.status == 0
    assert "Round 1:" in ran.out
    assert "Score sheet" in ran.out
    assert "╫" not in ran.out
    assert run("watch", name, "--players", "3", "--seed", "4", "--option", option).out == ran.out


def test_replay_in_a_pipe_prints_the_whole_log_openly(run: Run, record: Path) -> None:
    """A finished match has no secrets."""
    ran = run("replay", str(record))
    assert ran.status == 0
    assert "Score sheet" in ran.out
    assert not re.search(r"is dealt \w+ licences?\.", ran.out)


def test_replay_through_the_eyes_of_a_seat_hides_the_others(run: Run, tmp_path: Path) -> None:
    """Seat 0 of a finished match sees what it saw then."""
    record = tmp_path / "secrets.json"
    record.write_text(records.dumps(finished("giganten").record()), encoding="utf-8")
    ran = run("replay", str(record), "--seat", "0", "--at", "60")
    assert "Grey is dealt" in ran.out
    assert "(worth 1: " in ran.out
    assert not any("Grey is dealt" in line and "worth" in line for line in ran.out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seat", "9"], "seats are numbered 0 to 2"),
        (["--at", "99999"], "There is no entry"),
    ],
)
def test_replay_refuses_seats_and_entries_that_are_not_there(
    run: Run, record: Path, arguments: list[str], says: str
) -> None:
    """Status 2."""
    ran = run("replay", str(record), *arguments)
    assert ran.status == 2
    assert says in ran.err.replace("99,999", "99999")


def test_a_bad_record_is_reported_with_the_entry_at_fault(run: Run, record: Path, record_text: str) -> None:
    """Truncated, edited, not a record, not there."""
    record.write_text(record_text[: len(record_text) // 2], encoding="utf-8")
    ran = run("replay", str(record))
    assert ran.status == 1
    assert "is cut off or damaged after entry" in ran.err
    lines = record_text.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("  [0,"))
    lines[number] = lines[number].replace("[0,", "[1,")
    record.write_text("\n".join(lines), encoding="utf-8")
    ran = run("replay", str(record))
    assert ran.status == 1
    assert "Entry " in ran.err
    record.write_text("[]", encoding="utf-8")
    assert run("replay", str(record)).status == 1
    ran = run("replay", "none.json")
    assert ran.status == 1
    assert "There is no file “none.json”" in ran.err


def test_verify_proves_a_deal(run: Run, record: Path) -> None:
    """It says how many outcomes were proved."""
    ran = run("verify", str(record))
    assert ran.status == 0
    assert "is proven" in ran.out


def test_verify_refuses_another_seed_and_a_running_match(run: Run, game: Game, record: Path, record_text: str) -> None:
    """Status 1 and the reason."""
    record.write_text(record_text.replace('"seed": "3"', '"seed": "4"'), encoding="utf-8")
    ran = run("verify", str(record))
    assert ran.status == 1
    assert "published hash" in ran.err
    record.write_text(records.dumps(gusher.new(game.name, 3, 3).record()), encoding="utf-8")
    ran = run("verify", str(record))
    assert ran.status == 1
    assert "sealed" in ran.err


def test_replay_shows_variations_and_notes(run: Run, tmp_path: Path) -> None:
    match = finished("nations")
    other = study.played_out(match.branch(12, 1), "random", 1)
    tree = study.annotate(
        study.add_variation(match.record(), other, "Bolder"), other.at, "Better!", [["U.0", "A.0"]], 1
    )
    record = tmp_path / "tree.json"
    record.write_text(records.dumps(tree), encoding="utf-8")
    assert "Variation 1, from entry " in run("replay", str(record)).out
    ran = run("replay", str(record), "--line", "1")
    assert f"Note at {other.at}: Better! (U.0 → A.0)" in ran.out
    assert run("replay", str(record), "--line", "2").status == 2


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "random", "random", "random", "--json", "nowhere/result.json"),
        ("ladder", "--out", "nowhere/ladder.md"),
        ("dataset", "giganten", "--players", "random", "--games", "1", "--out", "match.json"),
        ("picture", "match.json", "nowhere/board.svg"),
    ],
    ids=lambda command: command[0],
)
def test_a_file_that_cannot_be_written_is_named(run: Run, record: Path, command: tuple[str, ...]) -> None:
    ran = run(*command)
    assert ran.status == 1
    assert re.fullmatch(r"gusher: “\S+” cannot be (used|written): (No such file or|Not a) directory\.\n", ran.err)
