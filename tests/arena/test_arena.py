"""The arena: paired deals, honest intervals, nothing lost and nothing counted twice."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher.arena import local
from gusher.arena.contest import Contest
from gusher.arena.journal import Journal
from gusher.arena.ladder import RUNGS, contests, page
from gusher.arena.play import play
from gusher.arena.tally import ranks, shares, standings, summary, wilson
from gusher.kernel import registry

RANDOM = ("random",) * 4
BAD_BOTS = {
    "crash": "def choose(seen):\n    raise RuntimeError\n",
    "nonsense": "def choose(seen):\n    return 'fly away'\n",
    "hang": "def choose(seen):\n    while True:\n        pass\n",
    "leave": "import os\ndef choose(seen):\n    os._exit(3)\n",
}


def bad_bot(folder: Path, kind: str) -> str:
    file = folder / f"{kind}.py"
    file.write_text(BAD_BOTS[kind])
    return str(file)


def contest(*bots: str, games: int = 8, **more: Any) -> Contest:
    return Contest("giganten", bots or RANDOM, games, **more)


# -- what is played ---------------------------------------------------------------------------------------


def test_every_deal_is_played_in_every_seating() -> None:
    four = contest("a", "b", "c", "d", games=7)
    assert four.total == 8
    for deal in range(2):
        numbers = range(4 * deal, 4 * deal + 4)
        assert len({four.match_seed(number) for number in numbers}) == 1
        for seat in range(4):
            assert {four.seating(number)[seat] for number in numbers} == {0, 1, 2, 3}
    assert four.match_seed(0) != four.match_seed(4)


def test_the_same_deal_gives_the_same_chance_whoever_sits_where() -> None:
    """The first prices and cards are rolled and turned before anybody acts: they are alike in all rotations."""
    four = contest()
    tables = [gusher.new("giganten", 4, four.match_seed(number)).view(None)["state"] for number in range(4)]
    assert all(table["price"] == tables[0]["price"] and table["offer"] == tables[0]["offer"] for table in tables)


def test_a_game_gives_the_same_row_whenever_it_is_played() -> None:
    rows = [play(contest(), 3) for _ in range(2)]
    for row in rows:
        row["seconds"] = row["longest"] = None
    assert rows[0] == rows[1]


# -- what it proves ---------------------------------------------------------------------------------------


def test_a_tie_for_the_most_is_a_shared_win_and_places_are_shared() -> None:
    assert shares([5, 7, 7, 1]) == [0, 0.5, 0.5, 0]
    assert ranks([5, 7, 7, 1]) == [3, 1.5, 1.5, 4]


def test_the_interval_of_a_share_is_wilsons_for_independent_games() -> None:
    """Ten wins in forty games: (14.2 %, 40.2 %), as the textbooks have it."""
    error = math.sqrt(0.25 * 0.75 / 40)
    low, high = wilson(0.25, error, 40)
    assert (round(low, 3), round(high, 3)) == (0.142, 0.402)
    assert wilson(1.0, 0.0, 40)[0] == pytest.approx(0.912, abs=0.001)


def test_seats_of_one_bot_count_with_their_average() -> None:
    rows = [
        {
            "game": number,
            "deal": number // 4,
            "seating": list(contest("a", "b", "b", "b").seating(number)),
            "scores": [4, 3, 2, 1],
            "decisions": [1] * 4,
            "seconds": [0.5] * 4,
            "longest": [0.5] * 4,
            "faults": [{"error": 1, "nonsense": 0, "time": 0}] * 4,
        }
        for number in range(8)
    ]
    first, second = standings(contest("a", "b", "b", "b"), rows)
    assert (first.name, first.seats, first.win_share, first.rank) == ("a", 1, 0.25, 2.5)
    assert (second.name, second.seats, second.win_share, second.rank) == ("b", 3, 0.25, 2.5)
    assert (first.errors, second.errors, second.decision_ms) == (8, 24, 500)
    assert first.interval[0] < 0.25 < first.interval[1]


# -- bots that misbehave ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "fault"), [("crash", "error"), ("nonsense", "nonsense")])
def test_a_bad_bot_never_takes_the_table_down_and_is_charged(tmp_path: Path, kind: str, fault: str) -> None:
    row = play(contest(bad_bot(tmp_path, kind), "random", "random", "random"), 0)
    assert row["faults"][0][fault] == row["decisions"][0] > 0
    assert all(faults == {"error": 0, "nonsense": 0, "time": 0} for faults in row["faults"][1:])


def test_a_bot_that_hangs_is_interrupted_and_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.arena.play.GRACE", 0.01)
    row = play(contest(bad_bot(tmp_path, "hang"), "random", "random", "random", seconds=0.01), 0)
    assert row["faults"][0]["time"] == row["decisions"][0] > 0


def test_a_bot_that_ends_its_process_loses_no_game(tmp_path: Path) -> None:
    """The others' games are played again, and in the end it is not asked any more."""
    bad = contest(bad_bot(tmp_path, "leave"), "random", "random", "random", games=4)
    rows = {row["game"]: row for row in local.run(bad, range(4), jobs=2)}
    assert sorted(rows) == [0, 1, 2, 3]
    for row in rows.values():
        seat = row["seating"].index(0)
        assert row["faults"][seat]["error"] == row["decisions"][seat] > 0


# -- carrying on ------------------------------------------------------------------------------------------


def test_a_contest_carries_on_after_a_kill_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = Journal(file, contest().total, contest().header())
    for number in (0, 1, 5):
        first.add(play(contest(), number))
    with file.open("a") as cut:
        cut.write('{"game": 6, "sco')  # killed while writing
    again = Journal(file, contest(games=12).total, contest(games=12).header())
    assert sorted(again.rows) == [0, 1, 5]
    again.add(play(contest(), 6))
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line.get("game") for line in lines] == [None, 0, 1, 5, 6]


def test_the_games_of_another_contest_are_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "games.jsonl", contest().total, contest().header())
    with pytest.raises(gusher.SetupError):
        Journal(tmp_path / "games.jsonl", contest(seed="another").total, contest(seed="another").header())


def test_the_command_writes_a_table_and_a_file_with_shares_and_intervals(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = subprocess.run(
        [sys.executable, "-m", "gusher", "arena", *RANDOM, "--games", "8", "--jobs", "1", "--json", str(file)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "100"},
    )
    assert "random" in done.stdout
    (bot,) = json.loads(file.read_text())["bots"]
    assert bot["name"] == "random"
    assert bot["win_share"] == pytest.approx(0.25)
    assert bot["interval"][0] <= 0.25 <= bot["interval"][1]
    assert len(file.with_suffix(".jsonl").read_text().splitlines()) == 9


# -- the ladder -------------------------------------------------------------------------------------------


def test_the_ladder_sets_every_bot_against_the_next_weaker_one() -> None:
    rungs = list(contests(registry.names(), 4, "x"))
    giganten = [rung.bots for rung in rungs if rung.game == "giganten"]
    assert [bots[0] for bots in giganten] == list(RUNGS[1:])
    assert all(len(set(bots[1:])) == 1 for bots in giganten)
    rows = [play(contest("novice", "random", "random", "random"), number) for number in range(4)]
    told = page(
        [
            (
                contest("novice", "random", "random", "random"),
                standings(contest("novice", "random", "random", "random"), rows),
            )
        ]
    )
    assert "| novice | 3 × random | 4 |" in told


def test_a_summary_is_json() -> None:
    rows = [play(contest(), number) for number in range(4)]
    assert json.loads(json.dumps(summary(contest(), rows), allow_nan=False))["games"] == 4


@pytest.mark.parametrize(("strict", "status"), [([], 0), (["--strict"], 1)])
def test_a_bot_that_fails_is_shown_with_its_first_traceback(tmp_path: Path, strict: list[str], status: int) -> None:
    file = tmp_path / "faulty.py"
    file.write_text("def choose(seen):\n    raise KeyError('no such oil')\n")
    given = ["arena", str(file), "random", "random", "--games", "1", "--jobs", "1", *strict]
    done = subprocess.run([sys.executable, "-m", "gusher", *given], capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert "KeyError: 'no such oil'" in done.stdout
    assert "partly not its own" in " ".join(done.stdout.split())
